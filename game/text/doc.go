// Package text words a game in English and Japanese: actions, events, reasons for refusals, rounds and owners.
//
// A Speaker knows the language, the title and the names of the players, and fills the holes of templates; package words
// describes the templates. Texts with a name are in words.go and phrase.go; those of rules.Reason and rules.EventKind
// are in arrays, so that a test finds every missing one. Functions such as Money, Note, FileError and StopReason need
// no Speaker or are given one.
//
// A title supplies the texts of its own rows (words.Title), each screen those of its own labels, and package catalog
// the rows of actions and steps. Texts are only for people: the program never reads one back.
package text
