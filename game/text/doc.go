// Package text words a game in English and Japanese: actions, events, reasons for refusals, rounds and owners.
//
// Its tables are arrays over closed lists (Word, Phrase, rules.Reason, rules.EventKind), so that a test finds every
// missing text. A Speaker knows the language, the title and the names of the players, and fills the holes of
// templates; package words describes the templates. A title supplies the texts of its own rows (words.Title), and each
// screen those of its own labels. Texts are only for people: the program never reads one back.
package text
