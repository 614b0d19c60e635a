// Package printer replaces go/printer in the shaders of Ebitengine, which prints a shader that counts in texels after
// it has been converted. It prints nothing, because the program's shaders count in pixels: Fprint returns an error.
package printer

import (
	"errors"
	"io"
)

// Fprint returns an error.
func Fprint(io.Writer, any, any) error { return errors.New("printer: shaders must count in pixels") }
