package pictures

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/rulesbook"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Printing is the dialog that prints the map, the score sheet or the rules card.
type Printing struct {
	app.Dialog
	of *Maker
}

// Print opens the dialog.
func (m *Maker) Print() { m.Shell.Open(&Printing{of: m}) }

// Draw draws a button for each thing that can be printed. A press prints it and leaves the dialog open.
func (p *Printing) Draw(u *ui.UI, _ ui.Rect) {
	a := p.of.Shell
	d := ui.Dialog{Title: a.Say(words.print), Icon: icon.Download, Width: 460, Height: 330}
	a.DrawDialog(u, p, "print", d, func(r ui.Rect) {
		for _, b := range []struct {
			id   string
			name text.Pair
			icon icon.Name
			do   func()
		}{
			{"print:map", words.mapSheet, icon.Map, p.of.printMap},
			{"print:scores", words.scores, icon.Chart, func() { a.Host.Print(p.of.scoreSheet(), nil) }},
			{"print:rules", words.rules, icon.Rules, func() { a.Host.Print(p.of.rulesCard(), nil) }},
		} {
			if u.Button(b.id, r.CutTop(widgets.ActionHeight(u)), ui.Button{Text: a.Say(b.name), Icon: b.icon}) {
				b.do()
			}
			r.CutTop(10)
		}
		u.Paragraph("print:hint", r, a.Say(words.hint), widgets.Soft(u, widgets.Sizes.Compact))
	})
}

// printMap prints the board in the colours of paper.
func (m *Maker) printMap() {
	if picture, _ := m.paintMap(theme.Paper); picture != nil {
		m.Shell.Host.Print("", picture)
	}
}

// sheet builds the HTML of a printed page.
type sheet struct{ strings.Builder }

// escaper replaces the characters that HTML would read as markup.
var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;")

// addElement adds an element, such as "h1", with words as its text.
func (s *sheet) addElement(element, words string) {
	s.WriteString("<" + element + ">" + escaper.Replace(words) + "</" + element + ">")
}

// addTable adds a table, of which the first row and column are headers. Rows without text are left out. Columns of
// words are of the class w, because figures are aligned on the right.
func (s *sheet) addTable(rows [][]string) {
	s.WriteString("<table>")
	class := make([]string, len(rows[0]))
	for k := range class {
		if slices.ContainsFunc(rows[1:], func(row []string) bool { return k < len(row) && hasWord(row[k]) }) {
			class[k] = ` class="w"`
		}
	}
	for n, row := range rows {
		if strings.Join(row, "") == "" {
			continue
		}
		s.WriteString("<tr>")
		for k, cell := range row {
			tag := "td"
			if n == 0 || k == 0 {
				tag = "th"
			}
			s.WriteString("<" + tag + class[min(k, len(class)-1)] + ">" + escaper.Replace(cell) + "</" + tag + ">")
		}
		s.WriteString("</tr>")
	}
	s.WriteString("</table>")
}

// hasWord reports whether a text has two letters in a row, unlike the figures and the numbers of rules in a table.
func hasWord(s string) bool {
	var letter bool
	for _, r := range s {
		if letter && unicode.IsLetter(r) {
			return true
		}
		letter = unicode.IsLetter(r)
	}
	return false
}

// transpose returns a table with its rows as columns. Figures have a row for each player, but a game has more rounds
// than players, and a page is longer than wide. Rows must have the same length.
func transpose(rows [][]string) [][]string {
	var out [][]string
	for k := range rows[0] {
		row := make([]string, len(rows))
		for n := range rows {
			row[n] = rows[n][k]
		}
		out = append(out, row)
	}
	return out
}

// scoreSheet returns a page with the ranking, and worth, cash and revenue round by round.
func (m *Maker) scoreSheet() string {
	var s sheet
	rounds := &history.Rounds{App: m.Shell, Game: m.Game}
	rounds.Refresh()
	v, say, stats := m.View(), m.Speaker(), &rounds.Stats
	name, moment := m.captions()
	s.addElement("h1", name)
	s.addElement("p", moment)
	ranking := [][]string{{m.Say(words.place), m.Say(words.player), m.Say(history.Words.WorthWord),
		m.Say(history.Words.CashWord), m.Say(history.Words.Certs)}}
	for _, p := range v.Ranking() {
		ranking = append(ranking, []string{strconv.Itoa(p.Rank), say.Player(p.Player), say.Money(p.Worth),
			say.Money(v.Cash(id.OfPlayer(p.Player))), strconv.Itoa(v.CertsCounted(p.Player))})
	}
	s.addTable(ranking)
	for _, part := range []struct {
		name text.Pair
		rows [][]string
	}{
		{history.Words.WorthWord, rounds.Viewer.PlayerGrid(stats, stats.Worth)},
		{history.Words.CashWord, rounds.Viewer.PlayerGrid(stats, stats.Cash)},
		{history.Words.RevenueWord, rounds.Viewer.CorpGrid(stats, stats.Revenue)},
	} {
		s.addElement("h2", m.Say(part.name))
		s.addTable(transpose(part.rows))
	}
	return s.String()
}

// rulesCard returns a page with the tables of the rules, each below the title of its section, without the other rules.
func (m *Maker) rulesCard() string {
	var s sheet
	book, _ := rulesbook.Read(m.Game.Title().Key, m.Shell.Prefs.Lang)
	s.addElement("h1", m.See().Header.Title)
	for _, part := range book.Sections {
		named := false
		table := func(words string, rows [][]string) {
			if len(rows) == 0 {
				return
			}
			if !named {
				s.addElement("h2", part.Title)
				named = true
			}
			s.addElement("p", words)
			s.addTable(rows)
		}
		table(part.Intro, part.Table)
		for _, r := range part.Rules {
			table(r.Number+": "+r.Text, r.Table)
		}
	}
	return s.String()
}

// words are the texts of this package.
var words = struct {
	print, open, mapSheet, scores, rules, hint, place, player text.Pair
}{
	print:    text.Pair{"Print", "印刷"},
	open:     text.Pair{"Print …", "印刷…"},
	mapSheet: text.Pair{"Map", "盤面"},
	scores:   text.Pair{"Score sheet", "得点表"},
	rules:    text.Pair{"Rules card", "ルール早見表"},
	hint: text.Pair{
		"The browser's print dialog can also save it as a PDF file.",
		"ブラウザの印刷画面から、PDFとして保存することもできます。",
	},
	place:  text.Pair{"Place", "順位"},
	player: text.Pair{"Player", "プレイヤー"},
}

// PrintTitle is the name of the menu line that opens the dialog.
func PrintTitle() text.Pair { return words.open }
