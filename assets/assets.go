// Package assets embeds the fonts of the program.
//
// Both are subsets of M PLUS 1p, made for this program; their licence, the SIL Open Font License 1.1, is in
// fonts/OFL.txt. The regular weight has Latin, kana, signs and the kanji that the program uses. The bold weight lacks
// kana and kanji; package paint makes bold ones from the regular weight.
package assets

import _ "embed" // for the directives below

// Regular is the TrueType font for text.
//
//go:embed fonts/ui-regular.ttf
var Regular []byte

// Bold is the TrueType font for emphasis and figures.
//
//go:embed fonts/ui-bold.ttf
var Bold []byte
