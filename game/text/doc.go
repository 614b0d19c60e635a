// Package text says everything that players read or hear, in English and in Japanese.
//
// Tables are arrays over closed lists (Word, rules.Reason, rules.EventKind), so a missing text is found by a test. A
// Speaker knows the language, the title and the names of the players and fills the holes of the templates, which package words describes.
package text
