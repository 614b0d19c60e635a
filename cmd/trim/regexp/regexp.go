// Package regexp replaces the package of the standard library in the shaders of Ebitengine. It knows the only three
// patterns that they use; MustCompile panics for any other.
package regexp

import "strings"

// Regexp is a pattern.
type Regexp struct{ find func(text string) []string }

// patterns are the known ones, with functions that return the text of a match and its group, or nil.
var patterns = map[string]func(text string) []string{
	`\A__t(\d+)\z`: texture,
	`^[ \t\r\n]*//kage:unit\s+([^ \t\r\n]+)[ \t\r\n]*$`: unit,
	`\n\n+`: nil,
}

// MustCompile returns the pattern, and panics if it is not known.
func MustCompile(pattern string) *Regexp {
	find, ok := patterns[pattern]
	if !ok {
		panic("regexp: unknown pattern " + pattern)
	}
	return &Regexp{find}
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

// ReplaceAllString replaces each run of two or more ends of lines.
func (r *Regexp) ReplaceAllString(text, by string) string {
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
