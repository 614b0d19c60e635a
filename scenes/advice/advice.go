// Package advice shows how a strong computer would play in a person's place.
//
// A Dialog, made by New, thinks in idle time (Rest) like a computer of the level Hard in that seat, and then names up
// to Most Choices. Each comes with figures only, because figures can be checked: the consequences that the panel would
// show of it, and the mean of the games played ahead. Nothing is played but by a press. Package computer does the
// thinking.
package advice

import (
	"strconv"
	"strings"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/computer"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Words are the texts of this package.
var Words = struct {
	Title, thinks, nothing, ahead, thumb, choose, play, others text.Pair
}{
	Title:   text.Pair{"Suggest a move", "手の提案"},
	thinks:  text.Pair{"Thinking ahead: {n} %", "先を読んでいます：{n}％"},
	nothing: text.Pair{"There is nothing to suggest here.", "ここで提案できる手はありません。"},
	ahead: text.Pair{
		"Played ahead {n} {n|time|times}, to {until}: {mine} for {player} in the end and " +
			"{other} for the best other player, on average.",
		"{until}まで{n}回先を読むと、最終的に {player} は {mine}、ほかの最上位は {other}。",
	},
	thumb:  text.Pair{"Chosen by rules of thumb.", "先読みせずに選んだ手です。"},
	choose: text.Pair{"Choose it", "この手を選ぶ"},
	play:   text.Pair{"Play it", "この手に決める"},
	others: text.Pair{"Other choices", "ほかの手"},
}

// Most is the number of choices that are named.
const Most = 3

// mostRows is the maximum number of consequences that are shown of a choice.
const mostRows = 4

// Around gives the advice access to its table.
type Around struct {
	Desk   *desk.Desk
	Choose func(a rules.Action) bool // chooses an action in the panel and reports whether that was possible
	Play   func(a rules.Action) rules.Refusal
}

// Dialog is the advice about the decision on the screen. It closes when the game moves on.
type Dialog struct {
	app.Dialog
	Around
	adviser computer.Adviser
	draft   *draft.Draft // of the same decision, for the consequences
	about   *rules.State // the position of the decision, compared by pointer
	choices []Choice     // nil until it has thought
	done    bool         // the consequences of all choices are known
	open    bool         // the other choices are shown
	shown   int          // progress on the screen, in percent
}

// Choice is a named choice.
type Choice struct {
	bot.Rating
	Name    string // the action as on its button, and the hex that it is about
	Chooses bool   // the panel can choose the action; otherwise it is played
	Rows    []draft.Row
}

// New returns the advice about the decision that is due.
func New(a Around) *Dialog {
	v := a.Desk.View()
	return &Dialog{Around: a, about: v.S, draft: draft.New(v, a.Desk.Speaker())}
}

// Work of one piece of thinking and of one piece of a search for best runs, in units of the route solver.
const work = 10_000

// Rest thinks on in idle time and reports whether there is more to think.
func (d *Dialog) Rest(u *ui.UI) bool {
	if !d.HasWork() {
		return false
	}
	d.done = d.think()
	if !d.done {
		if now := d.progress(); now != d.shown {
			u.WakeAt(u.Now + 100*time.Millisecond)
		}
		return true
	}
	u.Invalidate()
	return false
}

// HasWork reports whether the advice is not complete and the decision is still due.
func (d *Dialog) HasWork() bool { return !d.done && d.Desk.View().S == d.about }

// think does one piece of work and reports whether the advice is complete.
func (d *Dialog) think() bool {
	if d.choices == nil {
		if !d.adviser.Think(d.Desk.Game, work) {
			return false
		}
		for _, r := range d.adviser.Choices(Most) {
			d.choices = append(d.choices, Choice{Rating: r, Name: d.name(r.Action), Chooses: d.draft.ChooseAction(r.Action)})
		}
	}
	for i := range d.choices {
		c := &d.choices[i]
		if c.Rows == nil {
			rows, known := d.draft.RowsAfter(c.Action, work)
			if !known {
				return false
			}
			c.Rows = append([]draft.Row{}, rows...)
		}
	}
	return true
}

// progress returns how much of the thinking is done, in percent.
func (d *Dialog) progress() int {
	if d.choices != nil {
		return 100
	}
	return d.adviser.Progress() / 10
}

// Choices returns the named choices, best first, or nil until it has thought.
func (d *Dialog) Choices() []Choice {
	if !d.done {
		return nil
	}
	return d.choices
}

// Draw draws the progress of the thinking, then the choices. It closes the dialog if the game has moved on.
func (d *Dialog) Draw(u *ui.UI, _ ui.Rect) {
	if d.Desk.View().S != d.about {
		d.Desk.Shell.Close(d)
		u.Again()
		return
	}
	frame := ui.Dialog{Title: d.Desk.Say(Words.Title), Width: 520, Height: 330, Icon: icon.Bulb}
	if d.open {
		frame.Height = 620
	}
	d.Desk.Shell.DrawDialog(u, d, "advice", frame, func(r ui.Rect) {
		if !d.done {
			d.drawProgress(u, r)
			return
		}
		u.Scroll("advice:scroll", r, func(r ui.Rect) float32 { return d.drawChoices(u, r) })
	})
}

// drawProgress draws how far the thinking is.
func (d *Dialog) drawProgress(u *ui.UI, r ui.Rect) {
	d.shown = d.progress()
	said := d.Desk.Phrase(Words.thinks, text.Facts{"n": strconv.Itoa(d.shown)})
	r.CutTop(u.Paragraph("advice:thinks", r, said, u.Body()) + 8)
	u.Progress(r.CutTop(8), float32(d.shown)/100)
}

// drawChoices draws the best choice, and the others on demand, and returns the height.
func (d *Dialog) drawChoices(u *ui.UI, r ui.Rect) float32 {
	top := r.Y
	if len(d.choices) == 0 {
		return u.Paragraph("advice:nothing", r, d.Desk.Say(Words.nothing), u.Body())
	}
	for i := range d.choices {
		if i > 0 && !d.open {
			others := ui.Button{Text: d.Desk.Say(Words.others), Icon: icon.ChevronDown}
			if u.Button("advice:others", r.CutTop(max(theme.Size.ActionButton, u.Target())), others) {
				d.open = true
			}
			break
		}
		d.drawChoice(u, &r, i)
	}
	return r.Y - top + 8
}

// drawChoice draws choice i and cuts it off the top of r: its name, the games played ahead, its consequences and its
// button.
func (d *Dialog) drawChoice(u *ui.UI, r *ui.Rect, i int) {
	c, at := &d.choices[i], "advice:"+strconv.Itoa(i)
	u.Open(ui.Node{ID: at, Role: ui.RoleGroup, Name: c.Name, Rect: *r})
	defer u.Close()
	if i > 0 {
		u.P.Fill(r.CutTop(1), u.Theme.Line.Base)
		r.CutTop(10)
	}
	r.CutTop(u.Paragraph(at+":name", *r, c.Name, widgets.Bold(u, widgets.Sizes.Title)) + 4)
	r.CutTop(u.Paragraph(at+":why", *r, d.Why(c), u.Body()) + 6)
	for k, row := range c.Rows[:min(mostRows, len(c.Rows))] {
		line := text.Headed(d.Desk.Speaker().Lang, row.Label, row.Value)
		if row.Change != "" {
			line += " (" + row.Change + ")"
		}
		r.CutTop(u.Paragraph(at+":row:"+strconv.Itoa(k), *r, line, widgets.Soft(u, widgets.Sizes.Compact)) + 2)
	}
	r.CutTop(6)
	d.drawButton(u, r, at, c, i == 0)
	r.CutTop(12)
}

// drawButton draws the button that chooses an action in the panel or, if the panel cannot show it, plays it.
func (d *Dialog) drawButton(u *ui.UI, r *ui.Rect, at string, c *Choice, first bool) {
	b := ui.Button{Text: d.Desk.Say(Words.choose), Icon: icon.Check}
	if !c.Chooses {
		b.Text = d.Desk.Say(Words.play)
	}
	b.Name = text.Headed(d.Desk.Speaker().Lang, b.Text, c.Name)
	if first {
		b.Look = ui.Primary
	}
	row := r.CutTop(max(theme.Size.ActionButton, u.Target()))
	if !u.Button(at+":do", row.CutLeft(min(row.W, u.ButtonWidth(b))), b) {
		return
	}
	d.Desk.Shell.Close(d)
	if !c.Chooses || !d.Choose(c.Action) {
		d.Play(c.Action)
	}
}

// name returns an action as on its button, with the company, the private or card, and the hex that it is about.
func (d *Dialog) name(a rules.Action) string {
	name, say, x := d.draft.Words(a), d.Desk.Speaker(), rules.OperandsOf(a)
	if x.Corp != 0 && !mentions(name, say.Corp(x.Corp)) {
		name += " · " + say.Corp(x.Corp)
	}
	if x.Private != 0 && !mentions(name, say.Private(x.Private)) {
		name += " · " + say.Private(x.Private)
	}
	if x.Hex != 0 && !mentions(name, say.Hex(x.Hex)) {
		name += " · " + say.Hex(x.Hex)
	}
	return name
}

// mentions reports whether words contain a name that is no part of a longer one or of a sum: $105 is not about minor 5.
func mentions(words, name string) bool {
	for from := 0; ; from++ {
		i := strings.Index(words[from:], name)
		if i < 0 {
			return false
		}
		from += i
		to := from + len(name)
		if (from == 0 || !ofName(words[from-1])) && (to == len(words) || !ofName(words[to])) {
			return true
		}
	}
}

// ofName reports whether a byte may belong to a name or a sum.
func ofName(c byte) bool {
	return c == '$' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
}

// Why returns the mean of the games played ahead after a choice.
func (d *Dialog) Why(c *Choice) string {
	if c.Playouts == 0 {
		return d.Desk.Say(Words.thumb)
	}
	v, say := d.Desk.View(), d.Desk.Speaker()
	return d.Desk.Phrase(Words.ahead, text.Facts{
		"n": strconv.Itoa(c.Playouts), "until": say.Until(bot.Horizon(v)),
		"player": say.Player(v.Decider(v.Actor())), "mine": say.Money(c.Worth), "other": say.Money(c.Rival),
	})
}
