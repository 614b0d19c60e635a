package paint

import (
	"strings"
	"unicode"
)

// LineHeight is the distance of baselines in ems.
const LineHeight = 1.35

// noStart holds characters that must not begin a line, and noEnd those that must not end one.
const (
	noStart = "、。，．・：；？！ー）」』】〉》々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%"
	noEnd   = "（「『【〈《([{$£"
)

// Wrap returns the text in lines not wider than the width. Western words stay whole unless they are wider than a line;
// Japanese breaks between any two characters where its rules allow it.
func (l *Letters) Wrap(s string, width float32, t Text) []string {
	return l.wrap(s, width, t, mayBreak)
}

// wrap breaks the text into lines; mayEnd reports whether a line may end between two characters.
func (l *Letters) wrap(s string, width float32, t Text, mayEnd func(a, b rune) bool) []string {
	var lines []string
	rs := []rune(s)
	start, space := 0, (width+tolerance)/t.Size // of the line, and its room in ems
	used, end := float32(0), 0                  // its width so far, and the last permitted end
	for i := 0; i < len(rs); i++ {
		if rs[i] == '\n' {
			lines = append(lines, string(rs[start:i]))
			start, end, used = i+1, i+1, 0
			continue
		}
		if i > start && mayEnd(rs[i-1], rs[i]) {
			end = i
		}
		used += l.Fonts.advance(rs[i], t.Weight)
		if used <= space || i == start || rs[i] == ' ' {
			continue
		}
		if end <= start { // a word wider than the line
			end = i
		}
		lines = append(lines, trimEnd(rs[start:end]))
		start, used = end, 0
		i = end - 1
	}
	if start < len(rs) || len(lines) == 0 {
		lines = append(lines, trimEnd(rs[start:]))
	}
	return lines
}

// WrapEven returns the text in as many lines as Wrap, but of about equal length, so that no single Japanese character
// is left for the last one. If it takes no more lines, Japanese lines begin with a new phrase.
func (l *Letters) WrapEven(s string, width float32, t Text) []string {
	mayEnd, lines := mayBreak, l.Wrap(s, width, t)
	if phrases := l.wrap(s, width, t, newPhrase); len(phrases) == len(lines) && l.fits(s, width, t, newPhrase) {
		mayEnd, lines = newPhrase, phrases
	}
	for width -= t.Size / 4; width > 0 && l.fits(s, width, t, mayEnd); width -= t.Size / 4 {
		narrow := l.wrap(s, width, t, mayEnd)
		if len(narrow) > len(lines) {
			break
		}
		lines = narrow
	}
	return lines
}

// WordsFit reports whether Wrap breaks lines only where permitted.
func (l *Letters) WordsFit(s string, width float32, t Text) bool {
	return l.fits(s, width, t, mayBreak)
}

// fits reports whether no part of the text between two permitted breaks is wider than the width.
func (l *Letters) fits(s string, width float32, t Text, mayEnd func(a, b rune) bool) bool {
	used, space, before := float32(0), (width+tolerance)/t.Size, ' '
	for _, r := range s {
		if r == '\n' || mayEnd(before, r) {
			used = 0
		}
		if r != ' ' && r != '\n' {
			used += l.Fonts.advance(r, t.Weight)
			if used > space {
				return false
			}
		}
		before = r
	}
	return true
}

// Height returns the height of the text wrapped to the width, as Paragraph draws it, so that a box can be drawn before
// its text.
func (l *Letters) Height(s string, width float32, t Text) float32 {
	return float32(len(l.Wrap(s, width, t))) * t.Size * LineHeight
}

// Paragraph draws wrapped text from the top of the rectangle and returns its height. Lines are aligned within the
// rectangle's width; lines below the rectangle are drawn too.
func (p *Painter) Paragraph(r Rect, s string, t Text) float32 {
	x := r.X + r.W*float32(t.Align)/2
	step := t.Size * LineHeight
	y := r.Y
	for _, line := range p.Wrap(s, r.W, t) {
		p.Text(line, x, y+step/2+t.Size*CapHeight/2, t)
		y += step
	}
	return y - r.Y
}

// mayBreak reports whether a line may end between the two characters.
func mayBreak(a, b rune) bool {
	if a == ' ' {
		return b != ' '
	}
	if !wide(a) && !wide(b) || b == ' ' {
		return a == '-' && !unicode.IsDigit(b)
	}
	// A number stays with its counter, and a katakana word is not broken.
	if unicode.IsDigit(a) || katakana(a) && katakana(b) {
		return false
	}
	return !strings.ContainsRune(noStart, b) && !strings.ContainsRune(noEnd, a)
}

// newPhrase reports whether a line may end between the two characters and a new phrase begins with the second. In
// Japanese, content words are rarely in hiragana, and the hiragana that follow belong to them.
func newPhrase(a, b rune) bool {
	return mayBreak(a, b) && (!wide(a) || !wide(b) || (hiragana(a) || strings.ContainsRune(noStart, a)) && !hiragana(b))
}

// wide reports whether a character is Japanese, so that lines may usually break beside it.
func wide(r rune) bool { return r >= 0x2E80 }

// katakana reports whether a character is katakana, the script of loanwords.
func katakana(r rune) bool { return r >= 'ァ' && r <= 'ヺ' || r == 'ー' }

func hiragana(r rune) bool { return r >= 'ぁ' && r <= 'ん' }

// trimEnd returns rs without spaces at the end.
func trimEnd(rs []rune) string {
	for len(rs) > 0 && rs[len(rs)-1] == ' ' {
		rs = rs[:len(rs)-1]
	}
	return string(rs)
}
