// Package assets holds the files embedded in the program: the fonts and the lists of the characters they contain.
//
// Both fonts are subsets of M PLUS 1p, made for this program; their licence, the SIL Open Font License 1.1, is in
// fonts/OFL.txt. The regular weight has Latin, kana, signs and the kanji that the program uses; the bold weight lacks
// kana and kanji, which are made from the regular weight when they are to be bold.
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
