// Package zlib replaces compress/zlib in Ebitengine, which reads and writes pictures for its own developers. It
// does neither, because the program never asks for that: NewReader and NewWriterLevel return an error.
package zlib

import (
	"errors"
	"io"
)

// Levels of compression, which make no difference.
const (
	NoCompression      = 0
	BestSpeed          = 1
	BestCompression    = 9
	DefaultCompression = -1
)

var errNone = errors.New("zlib: not in this program")

// NewReader returns an error.
func NewReader(io.Reader) (io.ReadCloser, error) { return nil, errNone }

// Writer writes nothing.
type Writer struct{}

// NewWriterLevel returns an error.
func NewWriterLevel(io.Writer, int) (*Writer, error) { return nil, errNone }

// Write returns an error.
func (*Writer) Write([]byte) (int, error) { return 0, errNone }

// Reset does nothing.
func (*Writer) Reset(io.Writer) {}

// Close does nothing.
func (*Writer) Close() error { return nil }
