// Package text produces all texts that players read or hear, in English and in Japanese.
//
// Tables are arrays over closed lists (Word, rules.Reason, rules.EventKind), so that a test finds every missing text. A
// Speaker knows the language, the title and the names of the players, and fills the holes of templates; package words
// describes the templates. Texts are never parsed, and nothing else in the program depends on them.
package text
