package mygames

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Card is the dialog about one game: its result, the time used, and the private note.
type Card struct {
	app.Dialog
	app  *app.Shell
	id   string
	note string
	says Screen // for sums of money
}

// NewCard returns the dialog.
func NewCard(a *app.Shell, i *library.Info) *Card {
	return &Card{app: a, id: i.ID, note: i.Note, says: Screen{app: a, says: map[string]*text.Speaker{}}}
}

// Draw draws the facts about the game, a field for the note, which is stored as it is typed, and a button that opens
// the game.
func (c *Card) Draw(u *ui.UI, _ ui.Rect) {
	a := c.app
	i := a.Shelf.Find(c.id)
	if i == nil {
		a.Close(c)
		u.Again()
		return
	}
	d := ui.Dialog{Title: i.Name, Width: 520, Height: 520}
	a.DrawDialog(u, c, "mycard", d, func(r ui.Rect) {
		foot := r.CutBottom(max(theme.Size.ActionButton, u.Target()))
		r.CutBottom(10)
		open := ui.Button{Text: a.Say(words.resume), Icon: icon.Play, Look: ui.Primary}
		if i.Over {
			open.Text, open.Icon = a.Say(words.look), icon.Eye
		}
		if u.Button("mycard:open", foot.CutRight(u.ButtonWidth(open)), open) {
			a.Close(c)
			a.Play(i.ID)
			u.Again()
			return
		}
		u.Scroll("mycard:scroll", r, func(r ui.Rect) float32 {
			col := widgets.NewColumn(u, widgets.Endless(r))
			c.drawFacts(u, col, i)
			c.drawPlaces(u, col, i)
			c.drawNote(u, col, i)
			return col.Height() + 8
		})
	})
}

// drawFacts draws title, length, end and the best run.
func (c *Card) drawFacts(u *ui.UI, col *widgets.Column, i *library.Info) {
	a, w := c.app, &words
	say := text.Speaker{Lang: a.Prefs.Lang}
	facts := []string{i.TitleName(a.Prefs.Lang), a.Phrase(w.movesOf, text.Facts{"n": text.Number(int32(i.At))})}
	if n := minutes(i); n > 0 {
		facts = append(facts, a.Phrase(w.minutesOf, text.Facts{"n": text.Number(n)}))
	}
	if !i.Over {
		facts = append(facts, i.Round.In(a.Prefs.Lang))
	}
	col.Paragraph("mycard:facts", say.List(append(facts, day(i.Changed))), widgets.Plain(u, widgets.Sizes.Body))
	col.Gap(4)
	r := i.Result
	if r == nil || r.Best == 0 {
		return
	}
	best := text.Facts{"corp": r.Runner, "$sum": c.says.money(i.Title, r.Best), "player": ""}
	said := w.bestOf
	if r.Director > 0 {
		best["player"] = i.Players[r.Director-1]
		said = w.bestBy
	}
	col.Note("mycard:best", a.Phrase(said, best))
}

// drawPlaces draws a line for each player, best first: worth, bankruptcy, time used.
func (c *Card) drawPlaces(u *ui.UI, col *widgets.Column, i *library.Info) {
	a, w := c.app, &words
	order := make([]int, len(i.Players))
	for n := range order {
		order[n] = n
	}
	r := i.Result
	if r != nil {
		slices.SortStableFunc(order, func(a, b int) int { return r.Ranks[a] - r.Ranks[b] })
	}
	col.Gap(8)
	a.Wear(u, i.Players)
	seats := widgets.SeatsOf(i.Players)
	for _, n := range order {
		row := col.Cut(max(32, widgets.Line(u, widgets.Sizes.Body)+8))
		var said []string
		if r != nil {
			said = append(said, c.says.money(i.Title, r.Worth[n]))
			if slices.Contains(r.Bankrupt, id.Player(n+1)) {
				said = append(said, a.Say(w.wentBankrupt))
			}
		}
		if len(i.Spent) > n && i.Spent[n] > 0 {
			said = append(said, a.Phrase(w.minutesOf, text.Facts{"n": text.Number((i.Spent[n] + 59) / 60)}))
		}
		say := text.Speaker{Lang: a.Prefs.Lang}
		place, right := "", say.List(said)
		if r != nil {
			place = strconv.Itoa(r.Ranks[n])
		}
		name := say.List(append([]string{i.Players[n]}, said...))
		if place != "" {
			name = place + ". " + name
		}
		u.Node(ui.Node{ID: "mycard:player" + strconv.Itoa(n+1), Role: ui.RoleText, Name: name, Rect: row})
		u.Label(row.CutLeft(24), place, widgets.Bold(u, widgets.Sizes.Body))
		seats.Cut(u, &row, id.Player(n+1), 11, 8)
		style := widgets.Soft(u, widgets.Sizes.Body)
		u.Label(row.CutRight(min(u.P.Width(right, style)+1, row.W*0.6)), right, style)
		u.Label(row, i.Players[n], widgets.Bold(u, widgets.Sizes.Body))
	}
	col.Gap(10)
}

// drawNote draws the private note.
func (c *Card) drawNote(u *ui.UI, col *widgets.Column, i *library.Info) {
	a, w := c.app, &words
	u.Heading("mycard:note:title", 3, col.Cut(widgets.Line(u, widgets.Sizes.Body)+4), a.Say(w.note),
		widgets.Bold(u, widgets.Sizes.Body))
	typed, entered := u.Field("mycard:note", col.Cut(max(44, u.Target())), ui.Field{
		Name: a.Say(w.note), Value: c.note, Hint: a.Say(w.noteHint), MaxLength: library.MaxNote,
	})
	if typed != c.note {
		c.note = typed
		a.Shelf.Change(i.ID, func(i *library.Info) { i.Note = library.CleanNote(typed) })
	}
	if entered {
		a.Close(c)
		u.Again()
	}
	col.Gap(4)
	if c.note != "" { // a field shows the end of a long note
		col.Paragraph("mycard:note:whole", c.note, widgets.Plain(u, widgets.Sizes.Body))
		col.Gap(4)
	}
	col.Note("mycard:private", a.Say(w.private))
}
