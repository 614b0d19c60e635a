// Package regexp replaces the package of the standard library in the shaders of Ebitengine. It knows the only three
// patterns that they use, each with the methods that they call. Any other pattern or method panics.
package regexp

import "strings"

// Regexp is a pattern. Its functions are nil for methods that are never called.
type Regexp struct {
	find    func(text string) []string // the text of a match and its group, or nil
	replace func(text, by string) string
}

// patterns are the known ones.
var patterns = map[string]Regexp{
	`\A__t(\d+)\z`: {find: texture},
	`^[ \t\r\n]*//kage:unit\s+([^ \t\r\n]+)[ \t\r\n]*$`: {find: unit},
	`\n\n+`: {replace: emptyLines},
}

// MustCompile returns the pattern, and panics if it is not known.
func MustCompile(pattern string) *Regexp {
	r, ok := patterns[pattern]
	if !ok {
		panic("regexp: unknown pattern " + pattern)
	}
	return &r
}

// texture finds the number in the name of a texture.
func texture(name string) []string {
	n, ok := strings.CutPrefix(name, "__t")
	if !ok || n == "" || strings.Trim(n, "0123456789") != "" {
		return nil
	}
	return []string{name, n}
}

// unit finds the unit in a directive, which is a line of its own.
func unit(line string) []string {
	rest, ok := strings.CutPrefix(strings.Trim(line, " \t\r\n"), "//kage:unit")
	words := strings.Fields(rest)
	if !ok || len(words) != 1 || strings.HasPrefix(rest, words[0]) {
		return nil
	}
	return []string{line, words[0]}
}

// FindStringSubmatch returns the text of the match and its group, or nil.
func (r *Regexp) FindStringSubmatch(text string) []string { return r.find(text) }

// FindSubmatch returns the text of the match and its group, or nil.
func (r *Regexp) FindSubmatch(text []byte) [][]byte {
	found := r.find(string(text))
	if found == nil {
		return nil
	}
	return [][]byte{[]byte(found[0]), []byte(found[1])}
}

// ReplaceAllString replaces each match.
func (r *Regexp) ReplaceAllString(text, by string) string { return r.replace(text, by) }

// emptyLines replaces each run of two or more ends of lines.
func emptyLines(text, by string) string {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, "\n\n")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		b.WriteString(by)
		text = strings.TrimLeft(after, "\n")
	}
}
