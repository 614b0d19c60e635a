// Package assets holds the two fonts of the program: Regular for text and Bold for emphasis and figures, as TrueType
// files.
//
// Both are subsets of M PLUS 1p, made for this program; fonts/README.md has the commands. Their licence, the SIL Open
// Font License 1.1, is in fonts/OFL.txt. The regular weight has Latin, kana, signs and the kanji that the program uses.
// The bold weight lacks kana and kanji; package paint makes bold ones from the regular weight.
//
// On a desktop the fonts are part of the program. In a browser they are files of the page, which needs them before the
// program runs and hands them over. The folder licences has the licences of all other parts of the program.
package assets
