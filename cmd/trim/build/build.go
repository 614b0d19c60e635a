// Package build replaces go/build in Ebitengine, which looks up its own sources to name the caller in a message. In a
// browser there are no sources, so Context.Import always returns an error, as that of the standard library would.
package build

import "errors"

// Package is a package that was found.
type Package struct{ Dir string }

// ImportMode controls Import.
type ImportMode int

// FindOnly looks up the folder alone.
const FindOnly ImportMode = 1

// Context finds nothing.
type Context struct{}

// Default is the context of the program.
var Default Context

// Import always returns an error, because a page has no sources.
func (Context) Import(string, string, ImportMode) (*Package, error) {
	return nil, errors.New("the program has no sources")
}
