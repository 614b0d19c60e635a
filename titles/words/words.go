// Package words holds what a title says that no other does: names of companies and privates, options, rules.
package words

// Text is a name or a sentence in the languages of the program. Names of companies and places stay as they are printed.
type Text struct{ EN, JA string }

// Same returns a text that is the same in both languages: a name, a number, a sign.
func Same(s string) Text { return Text{s, s} }
