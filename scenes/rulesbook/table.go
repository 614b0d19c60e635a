package rulesbook

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/rulebook"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// cellGap is the space left and right of a cell's text; columnGap is added between columns if there is room.
const (
	cellGap   = 5
	columnGap = 20
)

// rulesCell is a cell of a table.
type rulesCell struct {
	x, w  float32
	lines []string
}

// putTable wraps the cells of a table in a section and passes its rows to put, or does nothing if the table is empty.
func (l *rulesList) putTable(u *ui.UI, t rulebook.Table, section int, put func(rulesRow)) {
	if len(t) == 0 {
		return
	}
	widths := tableWidths(u, t, l.width-2*ruleInset)
	for i, cells := range t {
		row := rulesRow{head: i == 0, text: spokenRow(t[0], cells), section: section}
		x, most := float32(ruleInset), 0
		for k, words := range cells {
			lines := u.P.Wrap(words, widths[k]-2*cellGap, cellStyle(u, i == 0))
			row.cells = append(row.cells, rulesCell{x: x, w: widths[k], lines: lines})
			x += widths[k]
			most = max(most, len(lines))
		}
		row.h = float32(most)*widgets.Line(u, widgets.Sizes.Compact) + rulePad
		put(row)
	}
	put(rulesRow{h: rulePad, section: section})
}

// cellStyle returns the style of a cell of a table, softer for its head.
func cellStyle(u *ui.UI, head bool) paint.Text {
	if head {
		return widgets.Soft(u, widgets.Sizes.Compact)
	}
	return widgets.Plain(u, widgets.Sizes.Compact)
}

// Minimum widths of columns, in units of the text size. Western words are kept whole up to westernRoom; Japanese may be
// broken anywhere and needs less.
const (
	westernRoom  = 7
	japaneseRoom = 3
)

// tableWidths returns the widths of the columns of a table in the given space: those of their longest cells, or less
// for the widest columns. As far as possible, the longest word of each column stays whole.
func tableWidths(u *ui.UI, t rulebook.Table, room float32) []float32 {
	widths, minimum := make([]float32, len(t[0])), make([]float32, len(t[0]))
	for i, row := range t {
		style := cellStyle(u, i == 0)
		for k, words := range row {
			widths[k] = max(widths[k], u.P.Width(words, style)+2*cellGap+1)
			for word := range strings.FieldsSeq(words) {
				most := float32(westernRoom)
				if strings.ContainsFunc(word, isJapanese) {
					most = japaneseRoom
				}
				minimum[k] = max(minimum[k], min(u.P.Width(word, style), most*style.Size)+2*cellGap+1)
			}
		}
	}
	var sum float32
	for _, w := range widths {
		sum += w
	}
	if more := min((room-sum)/float32(len(widths)), columnGap); more > 0 {
		for k := range widths {
			widths[k] += more
		}
	}
	shrinkColumns(widths, minimum, sum-room)
	return widths
}

// shrinkColumns takes excess off the widths of columns, always off the one that is most above its minimum.
func shrinkColumns(widths, minimum []float32, excess float32) {
	const step = 4 // dp; small enough that columns with equally much to spare end nearly equal
	for excess > 0 {
		widest := 0
		for k := range widths {
			if widths[k]-minimum[k] > widths[widest]-minimum[widest] {
				widest = k
			}
		}
		cut := min(step, excess)
		widths[widest] -= cut
		excess -= cut
	}
}

// isJapanese reports whether r is in the range of Unicode that begins with the Japanese punctuation marks and contains
// kana and kanji.
func isJapanese(r rune) bool { return r >= '、' }

// spokenRow returns the accessible name of a row: each cell after the heading of its column.
func spokenRow(head, cells []string) string {
	var said []string
	for k, words := range cells {
		if words != "" {
			said = append(said, head[k]+" "+words)
		}
	}
	return strings.Join(said, ", ")
}

// drawCells draws a row of a table.
func (row *rulesRow) drawCells(u *ui.UI, id string, at ui.Rect) {
	if !row.head {
		u.Node(ui.Node{ID: id, Role: ui.RoleText, Name: row.text, Rect: at})
	}
	for _, c := range row.cells {
		in := paint.R(at.X+c.x+cellGap, at.Y+rulePad/2, c.w-2*cellGap, at.H-rulePad)
		for _, words := range c.lines {
			u.P.TextIn(in.CutTop(widgets.Line(u, widgets.Sizes.Compact)), words, cellStyle(u, row.head))
		}
	}
	widgets.DrawRule(u, paint.R(at.X+ruleInset, at.Bottom()-1, at.W-2*ruleInset, 1))
}

// settingsSection returns the section about a game's settings: each option in this game and in both profiles, and the
// seed if the set-up uses it.
func settingsSection(m *match.Match, l text.Lang) rulebook.Section {
	t := m.Title()
	e, _ := titles.Find(t.Key)
	about := rulebook.Options(e.Rules().In(text.En))
	here, book, site := optionsOf(t, &e), e.Options(rules.Rulebook), e.Options(rules.Recorded)
	columns := 4
	if e.RulebookOnly {
		columns = 3
	}
	w := &rulesWords
	head := []string{w.option.In(l), w.here.In(l), app.Words.Rulebook.In(l), app.Words.Recorded.In(l)}
	s := rulebook.Section{Title: w.settled.In(l), Intro: w.settledIntro.In(l), Table: rulebook.Table{head[:columns]}}
	if t.Draws(len(m.Players())) {
		s.Intro += rulesWords.seed.Fill(l, text.Facts{"n": strconv.FormatUint(m.Seed(), 10)})
	}
	for i, c := range here {
		name := app.OptionText(t.Key, c.Name(), l)
		if numbers := about[c.Name()]; len(numbers) > 0 {
			name += text.Pair{" (", "（"}.In(l) + text.List(l, numbers...) + text.Pair{")", "）"}.In(l)
		}
		row := []string{name, valueName(t.Key, c, l), valueName(t.Key, book[i], l), valueName(t.Key, site[i], l)}
		s.Table = append(s.Table, row[:columns])
	}
	return s
}

// optionsOf returns the options of a title that has been built from e, with the values that it was built with.
func optionsOf(t *rules.Title, e *titles.Entry) []rules.Choice {
	list := e.Options(t.Profile)
	for _, setting := range t.Options {
		name, _, _ := strings.Cut(setting, "=")
		if i := slices.IndexFunc(list, func(c rules.Choice) bool { return c.Name() == name }); i >= 0 {
			_ = rules.Choose(list[i:i+1], []string{setting})
		}
	}
	return list
}

// valueName returns the value of an option in words.
func valueName(title string, c rules.Choice, l text.Lang) string {
	switch {
	case !app.IsSwitch(c):
		return app.OptionText(title, c.Name()+"."+c.Value(), l)
	case c.Value() == "on":
		return rulesWords.on.In(l)
	}
	return rulesWords.off.In(l)
}
