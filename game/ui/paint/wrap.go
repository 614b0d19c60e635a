package paint

import "unicode"

// LineHeight is the distance of baselines in ems.
const LineHeight = 1.35

// noStart holds signs that must not begin a line, and noEnd those that must not end one.
const (
	noStart = "、。，．・：；？！ー）」』】〉》々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%"
	noEnd   = "（「『【〈《([{$£"
)

// Wrap breaks the text into lines not wider than the width. Western words stay whole unless they are wider than a
// line; Japanese breaks between any two characters where its rules allow it.
func (p *Painter) Wrap(s string, width float32, t Text) []string {
	var lines []string
	rs := []rune(s)
	start, space := 0, width/t.Size+0.001
	used, brk := float32(0), 0 // brk is the last place where a line may end
	for i := 0; i < len(rs); i++ {
		if rs[i] == '\n' {
			lines = append(lines, string(rs[start:i]))
			start, brk, used = i+1, i+1, 0
			continue
		}
		if i > start && mayBreak(rs[i-1], rs[i]) {
			brk = i
		}
		used += p.Fonts.advance(rs[i], t.Weight)
		if used <= space || i == start || rs[i] == ' ' {
			continue
		}
		if brk <= start {
			brk = i
		}
		lines = append(lines, trimEnd(rs[start:brk]))
		start, used = brk, 0
		i = brk - 1
	}
	if start < len(rs) || len(lines) == 0 {
		lines = append(lines, trimEnd(rs[start:]))
	}
	return lines
}

// WrapEven breaks the text into as many lines as Wrap, about as long as each other: no single Japanese letter is left for the last one.
func (p *Painter) WrapEven(s string, width float32, t Text) []string {
	lines := p.Wrap(s, width, t)
	for width -= t.Size / 4; width > 0 && p.WordsFit(s, width, t); width -= t.Size / 4 {
		narrow := p.Wrap(s, width, t)
		if len(narrow) > len(lines) {
			break
		}
		lines = narrow
	}
	return lines
}

// WordsFit reports whether Wrap breaks lines only where they may end.
func (p *Painter) WordsFit(s string, width float32, t Text) bool {
	used, space, before := float32(0), width/t.Size+0.001, ' '
	for _, r := range s {
		if r == '\n' || mayBreak(before, r) {
			used = 0
		}
		if r != ' ' && r != '\n' {
			if used += p.Fonts.advance(r, t.Weight); used > space {
				return false
			}
		}
		before = r
	}
	return true
}

// Paragraph draws the text in lines from the top of the rectangle and returns the height they take. Align counts within
// the rectangle's width; lines below the rectangle are drawn too.
func (p *Painter) Paragraph(r Rect, s string, t Text) float32 {
	x := r.X + r.W*float32(t.Align)/2
	step := t.Size * LineHeight
	y := r.Y
	for _, line := range p.Wrap(s, r.W, t) {
		p.Text(line, x, y+step/2+t.Size*capHeight/2, t)
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
	if unicode.IsDigit(a) || katakana(a) && katakana(b) { // a number stays with what it counts, and a word in katakana whole
		return false
	}
	return !contains(noStart, b) && !contains(noEnd, a)
}

// wide reports whether a character is Japanese, where lines may break between most.
func wide(r rune) bool { return r >= 0x2E80 }

// katakana reports whether a character is one of those in which words from other languages are written.
func katakana(r rune) bool { return r >= 'ァ' && r <= 'ヺ' || r == 'ー' }

func contains(set string, r rune) bool {
	for _, s := range set {
		if s == r {
			return true
		}
	}
	return false
}

func trimEnd(rs []rune) string {
	for len(rs) > 0 && rs[len(rs)-1] == ' ' {
		rs = rs[:len(rs)-1]
	}
	return string(rs)
}
