// Package zip replaces archive/zip in Ebitengine, which packs images for its own developers. It packs nothing,
// because the program never asks for that: Writer.Create returns an error.
package zip

import (
	"errors"
	"io"
)

// Writer writes nothing.
type Writer struct{}

// NewWriter returns a Writer.
func NewWriter(io.Writer) *Writer { return &Writer{} }

// Create returns an error.
func (*Writer) Create(string) (io.Writer, error) { return nil, errors.New("zip: not in this program") }

// Close does nothing.
func (*Writer) Close() error { return nil }
