// Package gob replaces encoding/gob in Ebitengine, which speaks it with the host of a virtual machine. It encodes
// nothing, because there is no such host in a browser: Encoder and Decoder return an error.
package gob

import (
	"errors"
	"io"
)

var errHost = errors.New("gob: there is no host")

// Encoder encodes nothing.
type Encoder struct{}

// NewEncoder returns an Encoder.
func NewEncoder(io.Writer) *Encoder { return &Encoder{} }

// Encode returns an error.
func (*Encoder) Encode(any) error { return errHost }

// Decoder decodes nothing.
type Decoder struct{}

// NewDecoder returns a Decoder.
func NewDecoder(io.Reader) *Decoder { return &Decoder{} }

// Decode returns an error.
func (*Decoder) Decode(any) error { return errHost }
