package rulebook

import "strings"

// This file recognizes the parts of a line without package regexp, which nothing else in the program needs and which
// is a hundredth of it.

// cutItem splits an item "- R41: text" into its number and text, or returns false for another line.
func cutItem(line string) (number, text string, ok bool) {
	rest, item := strings.CutPrefix(line, "- ")
	number, text, ok = strings.Cut(rest, ": ")
	return number, text, item && ok && text != "" && isNumber(number, "DPRTV")
}

// isNumber reports whether s is the number of a rule: one of the letters in kinds, sometimes a capital letter of a rule
// set, an integer and sometimes a small letter, as in "R41", "RS12" and "R136a".
func isNumber(s, kinds string) bool {
	if s == "" || !strings.Contains(kinds, s[:1]) {
		return false
	}
	s = s[1:]
	if s != "" && 'A' <= s[0] && s[0] <= 'Z' {
		s = s[1:]
	}
	if n := len(s) - 1; n >= 0 && 'a' <= s[n] && s[n] <= 'z' {
		s = s[:n]
	}
	return isInteger(s)
}

// isInteger reports whether s is one or more digits.
func isInteger(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// isReference reports whether s refers to a table for developers, as X3 does.
func isReference(s string) bool { return strings.HasPrefix(s, "X") && isInteger(s[1:]) }

// references returns the references in a text.
func references(text string) []string {
	var found []string
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !inWord(r) }) {
		if isReference(word) {
			found = append(found, word)
		}
	}
	return found
}

// inWord reports whether a character belongs to a word of ASCII letters, digits and underscores.
func inWord(r rune) bool {
	return r == '_' || '0' <= r && r <= '9' || 'A' <= r && r <= 'Z' || 'a' <= r && r <= 'z'
}

// withoutReferences removes parentheses that hold nothing but references, as in " (X3, X4)".
func withoutReferences(text string) string {
	var b strings.Builder
	for {
		before, rest, open := strings.Cut(text, "(")
		inside, after, closed := strings.Cut(rest, ")")
		if !open || !closed {
			b.WriteString(text)
			return b.String()
		}
		if areReferences(inside) {
			b.WriteString(strings.TrimSuffix(before, " "))
			text = after
		} else {
			b.WriteString(before + "(")
			text = rest
		}
	}
}

// areReferences reports whether s is a list of references, separated by commas.
func areReferences(s string) bool {
	for part := range strings.SplitSeq(s, ", ") {
		if !isReference(part) {
			return false
		}
	}
	return true
}

// replaceQuoted replaces each text in backticks with the result of replace for it.
func replaceQuoted(text string, replace func(quoted string) string) string {
	var b strings.Builder
	for {
		before, rest, open := strings.Cut(text, "`")
		quoted, after, closed := strings.Cut(rest, "`")
		if !open || !closed {
			b.WriteString(text)
			return b.String()
		}
		b.WriteString(before + replace(quoted))
		text = after
	}
}

// isRuler reports whether a line separates the header of a table from its rows, as "|---|:-:|" does.
func isRuler(line string) bool {
	return len(line) > 2 && line[0] == '|' && line[len(line)-1] == '|' && strings.Trim(line, "|-: ") == ""
}

// isComment reports whether a line is a comment, which names the source of a table.
func isComment(line string) bool {
	return strings.HasPrefix(line, "<!--") && strings.HasSuffix(line, "-->")
}

// cutOption returns the option and the number or reference in a row of the table of options, "| `name` | R12 ...".
func cutOption(line string) (option, number string, ok bool) {
	rest, row := strings.CutPrefix(line, "| `")
	option, rest, quoted := strings.Cut(rest, "` | ")
	number, _, spaced := strings.Cut(rest, " ")
	return option, number, row && quoted && spaced && isNumber(number, "DPRTVX")
}
