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
}

// Sizes of the card in dp.
const (
	cardSide    = 520 // width and height
	rankWidth   = 24
	seatRadius  = 11
	seatGap     = 8   // between a player's shape and name
	widestFacts = 0.6 // share of a player's line that worth and time may take
)

// NewCard returns the dialog.
func NewCard(a *app.Shell, i *library.Info) *Card {
	return &Card{app: a, id: i.ID, note: i.Note}
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
	d := ui.Dialog{Title: i.Name, Width: cardSide, Height: cardSide}
	a.DrawDialog(u, c, "mycard", d, func(r ui.Rect) {
		foot := r.CutBottom(widgets.ActionHeight(u))
		r.CutBottom(10)
		open := ui.Button{Text: a.Say(app.Words.Resume), Icon: icon.Play, Look: ui.Primary}
		if i.Over {
			open.Text, open.Icon = a.Say(app.Words.Look), icon.Eye
		}
		if u.Button("mycard:open", foot.CutRight(u.ButtonWidth(open)), open) {
			a.Close(c)
			a.Play(i.ID)
			return
		}
		widgets.ScrollColumn(u, "mycard:scroll", r, func(col *widgets.Column) {
			c.drawFacts(u, col, i)
			c.drawPlaces(u, col, i)
			c.drawNote(u, col, i)
			col.Gap(8)
		})
	})
}

// drawFacts draws title, length, end and the best run.
func (c *Card) drawFacts(u *ui.UI, col *widgets.Column, i *library.Info) {
	a, w := c.app, &words
	facts := []string{i.TitleName(a.Prefs.Lang), a.Phrase(app.Words.Moves, text.Facts{"n": text.Number(int32(i.At))})}
	if n := minutes(i); n > 0 {
		facts = append(facts, a.Phrase(app.Words.Minutes, text.Facts{"n": text.Number(n)}))
	}
	if !i.Over {
		facts = append(facts, i.Round.In(a.Prefs.Lang))
	}
	list := text.List(a.Prefs.Lang, append(facts, day(i.Changed))...)
	col.Paragraph("mycard:facts", list, widgets.Plain(u, widgets.Sizes.Body))
	col.Gap(4)
	r := i.Result
	if r == nil || r.Best == 0 {
		return
	}
	best := text.Facts{"corp": corp(a, i.Title, r.Runner), "$sum": money(a, i.Title, r.Best), "player": ""}
	said := w.bestOf
	if r.Director > 0 {
		best["player"] = i.Players[r.Director-1]
		said = w.bestBy
	}
	col.Note("mycard:best", a.Phrase(said, best))
}

// drawPlaces draws a line for each player: by rank if the game is over, otherwise by seat.
func (c *Card) drawPlaces(u *ui.UI, col *widgets.Column, i *library.Info) {
	seats := make([]int, len(i.Players))
	for n := range seats {
		seats[n] = n
	}
	if r := i.Result; r != nil {
		slices.SortStableFunc(seats, func(a, b int) int { return r.Ranks[a] - r.Ranks[b] })
	}
	col.Gap(8)
	c.app.Wear(u, i.Players)
	for _, n := range seats {
		c.drawPlace(u, col.Cut(max(theme.Size.ButtonSmall, widgets.Line(u, widgets.Sizes.Body)+8)), i, n)
	}
	col.Gap(10)
}

// drawPlace draws the player of seat n, counted from 0, with the rank, if it is known, and the facts about the player.
func (c *Card) drawPlace(u *ui.UI, row ui.Rect, i *library.Info, n int) {
	rank, facts := "", c.playerFacts(i, n)
	name := text.List(c.app.Prefs.Lang, append([]string{i.Players[n]}, facts...)...)
	if i.Result != nil {
		rank = strconv.Itoa(i.Result.Ranks[n])
		name = rank + ". " + name
	}
	u.Node(ui.Node{ID: "mycard:player" + strconv.Itoa(n+1), Role: ui.RoleText, Name: name, Rect: row})
	bold, soft := widgets.Bold(u, widgets.Sizes.Body), widgets.Soft(u, widgets.Sizes.Body)
	u.Label(row.CutLeft(rankWidth), rank, bold)
	widgets.SeatsOf(i.Players).Cut(u, &row, id.Player(n+1), seatRadius, seatGap)
	right := text.List(c.app.Prefs.Lang, facts...)
	u.Label(row.CutRight(min(u.P.Width(right, soft)+1, row.W*widestFacts)), right, soft)
	u.Label(row, i.Players[n], bold)
}

// playerFacts returns the worth, the bankruptcy and the time used of the player of seat n, as far as they are known.
func (c *Card) playerFacts(i *library.Info, n int) (facts []string) {
	a := c.app
	if r := i.Result; r != nil {
		facts = append(facts, money(a, i.Title, r.Worth[n]))
		if slices.Contains(r.Bankrupt, id.Player(n+1)) {
			facts = append(facts, a.Say(text.Ruined))
		}
	}
	if len(i.Spent) > n && i.Spent[n] > 0 {
		facts = append(facts, a.Phrase(app.Words.Minutes, text.Facts{"n": text.Number(wholeMinutes(i.Spent[n]))}))
	}
	return facts
}

// drawNote draws the field for the private note. Enter in it closes the dialog. The note is repeated below the field,
// which shows only the end of a long one.
func (c *Card) drawNote(u *ui.UI, col *widgets.Column, i *library.Info) {
	a, w := c.app, &words
	u.Heading("mycard:note:title", 3, col.Cut(widgets.Line(u, widgets.Sizes.Body)+4), a.Say(w.note),
		widgets.Bold(u, widgets.Sizes.Body))
	typed, entered := u.Field("mycard:note", col.Cut(widgets.ActionHeight(u)), ui.Field{
		Name: a.Say(w.note), Value: c.note, Hint: a.Say(w.noteHint), MaxLength: library.MaxNote,
	})
	if typed != c.note {
		c.note = typed
		a.Shelf.Change(i.ID, func(i *library.Info) { i.Note = library.CleanNote(typed) })
	}
	if entered {
		a.Close(c)
	}
	col.Gap(4)
	if c.note != "" {
		col.Paragraph("mycard:note:whole", c.note, widgets.Plain(u, widgets.Sizes.Body))
		col.Gap(4)
	}
	col.Note("mycard:private", a.Say(w.private))
}
