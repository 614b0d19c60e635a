package mygames

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// The columns of the list of games.
const (
	nameColumn = iota
	titleColumn
	resultColumn
	movesColumn
	minutesColumn
	bankruptColumn
	bestColumn
	dateColumn
)

// noneHeight is the height in dp of the note that a table has no rows.
const noneHeight = 60

// column returns a column of a table, at least as wide as its title.
func column(u *ui.UI, title string, width, grow float32, align paint.Align) ui.Column {
	return ui.Column{Title: title, Width: max(width, widgets.HeadWidth(u, title)), Grow: grow, Align: align}
}

// drawTable draws a table, or a note if it has no rows.
func (s *Screen) drawTable(u *ui.UI, r ui.Rect, t ui.Table) ui.Pressed {
	if t.Rows == 0 {
		u.Text("mygames:none", r.CutTop(noneHeight), s.app.Say(app.Words.NoGames), widgets.Soft(u, widgets.Sizes.Lead))
		return ui.Pressed{}
	}
	t.Comfort = u.Target() > theme.Table.Row
	return widgets.DrawTableCard(u, r, t)
}

// drawGames draws the list of games. A press on a game opens its card, one on a heading sorts by it.
func (s *Screen) drawGames(u *ui.UI, r ui.Rect) {
	a, w := s.app, &words
	games := s.games()
	s.sortGames(games)
	t := ui.Table{
		ID: "mygames:list", Name: a.Say(w.list), Rows: len(games), Press: true, Sortable: true,
		Columns: []ui.Column{
			// All of them fit the width of a tablet.
			column(u, a.Say(app.Words.Game), 120, 2, paint.Left), column(u, a.Say(w.title), 106, 1, paint.Left),
			column(u, a.Say(w.result), 126, 1, paint.Left), column(u, a.Say(w.moves), 62, 0, paint.Right),
			column(u, a.Say(w.minutes), 62, 0, paint.Right), column(u, a.Say(w.bankrupt), 62, 0, paint.Right),
			column(u, a.Say(w.best), 84, 0, paint.Right), column(u, a.Say(app.Words.Played), 94, 0, paint.Right),
		},
		RowID: func(n int) string { return "mygame:" + games[n].ID },
		Cell:  func(n, k int) ui.Cell { return s.gameCell(games[n], k) },
	}
	t.Columns[s.sort].Sort = ui.Descending
	if s.rising {
		t.Columns[s.sort].Sort = ui.Ascending
	}
	switch p := s.drawTable(u, r, t); {
	case p.Row > 0:
		a.Open(NewCard(a, games[p.Row-1]))
	case p.Head > 0:
		s.rising = s.sort == p.Head-1 && !s.rising
		s.sort = p.Head - 1
	}
}

// sortGames sorts games by the chosen column, equal ones by date.
func (s *Screen) sortGames(games []*library.Info) {
	best := func(i *library.Info) int32 {
		if i.Result == nil {
			return -1
		}
		return i.Result.Best
	}
	rank := func(i *library.Info) int { return cmp.Or(rankOf(i, s.player), math.MaxInt) }
	by := [...]func(a, b *library.Info) int{
		nameColumn:     func(a, b *library.Info) int { return cmp.Compare(b.Name, a.Name) },
		titleColumn:    func(a, b *library.Info) int { return cmp.Compare(b.Title, a.Title) },
		resultColumn:   func(a, b *library.Info) int { return cmp.Compare(rank(b), rank(a)) },
		movesColumn:    func(a, b *library.Info) int { return cmp.Compare(a.At, b.At) },
		minutesColumn:  func(a, b *library.Info) int { return cmp.Compare(minutes(a), minutes(b)) },
		bankruptColumn: func(a, b *library.Info) int { return cmp.Compare(bankruptcies(a), bankruptcies(b)) },
		bestColumn:     func(a, b *library.Info) int { return cmp.Compare(best(a), best(b)) },
		dateColumn:     func(a, b *library.Info) int { return cmp.Compare(a.Changed, b.Changed) },
	}[s.sort]
	slices.SortStableFunc(games, func(a, b *library.Info) int {
		if s.rising {
			return by(a, b)
		}
		return by(b, a)
	})
}

// bankruptcies returns the number of players who went bankrupt in a game.
func bankruptcies(i *library.Info) int {
	if i.Result == nil {
		return 0
	}
	return len(i.Result.Bankrupt)
}

// gameCell returns the cell of a game in column k of the list of games.
func (s *Screen) gameCell(i *library.Info, k int) ui.Cell {
	switch k {
	case nameColumn:
		return ui.Cell{Text: i.Name}
	case titleColumn:
		return ui.Cell{Text: titleName(s.app, i.Title)}
	case resultColumn:
		return s.resultCell(i)
	case movesColumn:
		return numberCell(i.At)
	case minutesColumn:
		return numberCell(int(minutes(i)))
	case bankruptColumn:
		return numberCell(bankruptcies(i))
	case bestColumn:
		if i.Result == nil || i.Result.Best == 0 {
			return ui.Cell{Text: widgets.Nothing}
		}
		return ui.Cell{Text: money(s.app, i.Title, i.Result.Best)}
	}
	return ui.Cell{Text: day(i.Changed)}
}

// day returns the day of a time in seconds since 1970, which records may lack.
func day(at int64) string {
	if at == 0 {
		return widgets.Nothing
	}
	return time.Unix(at, 0).Format("2006-01-02")
}

// resultCell returns the cell with the place of the chosen player, or the winner of games without that player.
func (s *Screen) resultCell(i *library.Info) ui.Cell {
	a := s.app
	if !i.Over {
		return ui.Cell{Text: i.Round.In(a.Prefs.Lang)}
	}
	if n := rankOf(i, s.player); n > 0 {
		facts := text.Facts{"n": strconv.Itoa(n), "of": strconv.Itoa(len(i.Players))}
		return ui.Cell{Text: a.Phrase(words.place, facts), Bold: n == 1}
	}
	var winners []string
	for _, p := range i.Winners {
		winners = append(winners, i.Players[p-1])
	}
	return ui.Cell{Text: a.Phrase(app.Words.Won, text.Facts{"player": text.List(a.Prefs.Lang, winners...)})}
}

// figureWidth is the minimum width in dp of a column of numbers.
const figureWidth = 64

// numberCell returns a cell with a number, or the sign of an empty cell for zero.
func numberCell(n int) ui.Cell {
	if n == 0 {
		return ui.Cell{Text: widgets.Nothing}
	}
	return ui.Cell{Text: text.Number(int32(n))}
}

// drawTotals draws the sums of each title.
func (s *Screen) drawTotals(u *ui.UI, r ui.Rect) {
	a, w := s.app, &words
	list := Totals(s.games(), s.player)
	columns := []struct {
		title text.Pair
		cell  func(x *Total) ui.Cell
	}{
		{w.gamesCount, func(x *Total) ui.Cell { return numberCell(x.Games) }},
		{app.Words.Finished, func(x *Total) ui.Cell { return numberCell(x.Over) }},
		{w.played, func(x *Total) ui.Cell { return numberCell(x.Played) }},
		{w.wins, func(x *Total) ui.Cell { return numberCell(x.Won) }},
		{w.average, func(x *Total) ui.Cell { return ui.Cell{Text: x.meanRank()} }},
		{w.movesEach, func(x *Total) ui.Cell { return numberCell(x.Moves / max(1, x.Over)) }},
		{w.bankrupt, func(x *Total) ui.Cell { return numberCell(x.Bankrupt) }},
		{w.best, func(x *Total) ui.Cell {
			if x.Best == nil {
				return numberCell(0)
			}
			return ui.Cell{Text: money(a, x.Title, x.Best.Result.Best)}
		}},
	}
	t := ui.Table{
		ID: "mygames:totals", Name: a.Say(w.titles), Rows: len(list),
		Columns: []ui.Column{column(u, a.Say(w.title), titlesWidth(u, a, list), 1, paint.Left)},
		RowID:   func(n int) string { return "mytitle:" + list[n].Title },
		Cell: func(n, k int) ui.Cell {
			if k == 0 {
				return ui.Cell{Text: titleName(a, list[n].Title)}
			}
			return columns[k-1].cell(&list[n])
		},
	}
	for _, c := range columns {
		t.Columns = append(t.Columns, column(u, a.Say(c.title), figureWidth, 1, paint.Right))
	}
	s.drawTable(u, r, t)
}

// titlesWidth returns the width in dp of a column in which every title of a list is whole.
func titlesWidth(u *ui.UI, a *app.Shell, list []Total) (widest float32) {
	for i := range list {
		widest = max(widest, u.P.Width(titleName(a, list[i].Title), widgets.Bold(u, widgets.Sizes.Compact)))
	}
	return widest/u.TextScale + 18
}

// drawRivals draws the finished games of the chosen player against each other one.
func (s *Screen) drawRivals(u *ui.UI, r ui.Rect) {
	a, w := s.app, &words
	list := Rivals(s.games(), s.player)
	said := a.Phrase(w.rivalsOf, text.Facts{"player": s.player})
	style := widgets.Plain(u, widgets.Sizes.Body)
	u.Text("mygames:rivals:of", r.CutTop(widgets.Line(u, widgets.Sizes.Body)+6), said, style)
	num := func(title text.Pair) ui.Column { return column(u, a.Say(title), figureWidth, 1, paint.Right) }
	t := ui.Table{
		ID: "mygames:against", Name: said, Rows: len(list),
		Columns: []ui.Column{
			column(u, a.Say(w.against), 140, 2, paint.Left), num(w.together), num(w.ahead), num(w.level), num(w.behind),
		},
		RowID: func(n int) string { return "rival:" + list[n].Name },
	}
	t.Cell = func(n, k int) ui.Cell {
		x := &list[n]
		if k == 0 {
			return ui.Cell{Text: x.Name}
		}
		return ui.Cell{Text: text.Number(int32([...]int{1: x.Games(), 2: x.Ahead, 3: x.Level, 4: x.Behind}[k]))}
	}
	s.drawTable(u, r, t)
}
