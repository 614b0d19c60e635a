//go:build !js

package assets

import _ "embed" // for the directives below

//go:embed fonts/ui-regular.ttf
var regular []byte

//go:embed fonts/ui-bold.ttf
var bold []byte

// Regular returns the TrueType font for text.
func Regular() []byte { return regular }

// Bold returns the TrueType font for emphasis and figures.
func Bold() []byte { return bold }
