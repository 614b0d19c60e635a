package recap

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Size of the short card: maximum number of turns, and lengths in dp.
const (
	briefLines  = 3
	briefPad    = 7
	briefBelow  = 6   // space below the card
	actorSpace  = 20  // of the sign of an actor
	actorRadius = 7   // of that sign
	briefGap    = 6   // between the parts of a line
	widestActor = 0.4 // share of a line that the name of the actor may take
)

// OpenBrief opens the short card with the decisions of others since the player's last decision, and the company that
// could not run, if the player is to decide now. Players who share the device have seen each other's turns, so for them
// it starts at the present.
func (o *Recap) OpenBrief() {
	from, to := o.Turns()
	if to != o.desk.Game.Now() || o.desk.View().S.End.Over {
		return
	}
	if o.around.Shared() {
		from = to
	}
	o.card = card{on: true, brief: true, from: from, at: to}
	if len(o.contents().Rows) == 0 {
		o.card = card{}
	}
}

// unfold replaces the short card by the whole one and marks its decisions.
func (o *Recap) unfold() {
	o.card.brief = false
	o.Mark(o.card.from, o.card.at)
}

// contents returns the contents of the card in the current language.
func (o *Recap) contents() *view.Waited {
	k := &o.card
	if k.told.To != k.at || k.lang != o.desk.Shell.Prefs.Lang {
		k.told, k.lang = o.desk.Viewer().Waited(k.from, k.at), o.desk.Shell.Prefs.Lang
	}
	return &k.told
}

// CutBrief cuts the rectangle of the short card off the bottom of clear, or returns an empty one if there is no such
// card.
func (o *Recap) CutBrief(u *ui.UI, clear *ui.Rect) (cut ui.Rect) {
	h := o.BriefHeight(u)
	if h == 0 {
		return cut
	}
	cut = clear.CutBottom(h).Pad(4, 0)
	cut.W = min(cut.W, CardWidth*min(u.TextScale, cardGrowth))
	return cut
}

// BriefHeight returns the height of the short card, or zero if there is none.
func (o *Recap) BriefHeight(u *ui.UI) float32 {
	if !o.card.on || !o.card.brief || o.desk.Game.Past() || o.desk.Game.Now() != o.card.at || o.endShown() {
		return 0
	}
	lines := min(len(o.contents().Rows), briefLines)
	return max(float32(lines)*widgets.Line(u, widgets.Sizes.Compact)+widgets.Line(u, widgets.Sizes.Small), u.Target()) +
		2*briefPad + briefBelow
}

// DrawBrief draws the short card into r, unless r is empty: a line per turn, oldest first. A press opens the whole
// card.
func (o *Recap) DrawBrief(u *ui.UI, r ui.Rect) {
	if r.Empty() {
		return
	}
	told := o.contents()
	r.CutBottom(briefBelow)
	u.Block(r)
	u.Card(r, theme.Radius.Button)
	title := o.desk.Say(Words.Since)
	p := u.Press(ui.Node{ID: "since", Role: ui.RoleButton, Name: title, Describe: o.spokenRows(told)}, r,
		theme.Radius.Button)
	if p.Hover {
		u.P.RoundRect(r, theme.Radius.Button, u.Theme.BG.Sunken)
	}
	in := r.Pad(10, briefPad)
	side := u.Target()
	if u.Button("since:close", r.CutRight(side).Middle(side, min(side, r.H)),
		ui.Button{Icon: icon.Close, Name: o.desk.Say(app.Words.Close), Look: ui.Quiet, Small: true}) {
		o.Close()
		return
	}
	if p.Clicked {
		o.unfold()
	}
	in.W = r.Right() - in.X
	head := in.CutTop(widgets.Line(u, widgets.Sizes.Small))
	u.P.TextIn(head, title, u.Type(widgets.Sizes.Small, paint.Bold, u.Theme.Ink.Soft))
	rows := told.Rows
	if len(rows) > briefLines {
		rows = rows[:briefLines]
		more := o.desk.Phrase(Words.rest, text.Facts{"n": strconv.Itoa(len(told.Rows) - briefLines)})
		u.P.TextIn(head, more, widgets.Aligned(widgets.Soft(u, widgets.Sizes.Small), paint.Right))
	}
	for i := range rows {
		o.drawBriefLine(u, in.CutTop(widgets.Line(u, widgets.Sizes.Compact)), i, &rows[i])
	}
}

// drawBriefLine draws turn i: the actor, the actions and, on the right, the dividend or the withheld revenue and the
// change of price. The actions are drawn smaller if there is little room, and without the dividend if that is not
// enough: the whole card has it.
func (o *Recap) drawBriefLine(u *ui.UI, r ui.Rect, i int, row *view.WaitedRow) {
	bold, plain := widgets.Bold(u, widgets.Sizes.Compact), widgets.Plain(u, widgets.Sizes.Compact)
	u.Node(ui.Node{ID: "since:" + strconv.Itoa(i), Role: ui.RoleText, Name: o.spokenRow(row), Rect: r})
	x, y := r.CutLeft(actorSpace).Center()
	o.desk.DrawOwner(u, row.Who, x-3, y, actorRadius)
	w := min(u.P.Width(row.Name, bold), r.W*widestActor)
	u.P.TextIn(r.CutLeft(w+briefGap), u.P.Fit(row.Name, w, bold), bold)
	if row.Who.Corp() != 0 && row.Decider != 0 {
		o.desk.Seats.Cut(u, &r, row.Decider, actorRadius-1, briefGap)
	}
	if row.Price != "" {
		widgets.CutWords(u, &r, row.Price, priceStyle(u, row), briefGap)
	}
	least := u.P.Width(row.Done, widgets.Plain(u, widgets.Sizes.Micro))
	if row.Earned != "" && u.P.Width(row.Earned, plain)+briefGap+least <= r.W {
		widgets.CutWords(u, &r, row.Earned, plain, briefGap)
	}
	style := widgets.Shrunk(u, row.Done, r.W, widgets.Soft(u, widgets.Sizes.Compact), widgets.Sizes.Micro)
	u.P.TextIn(r, u.P.Fit(row.Done, r.W, style), style)
}

// spokenRow returns the spoken text of a line.
func (o *Recap) spokenRow(row *view.WaitedRow) string {
	said := []string{row.Name}
	if row.Who.Corp() != 0 && row.Decider != 0 {
		said[0] += " (" + o.desk.Speaker().Player(row.Decider) + ")"
	}
	said = append(said, row.Done, row.Earned, row.Price)
	return strings.Join(slices.DeleteFunc(said, func(s string) bool { return s == "" }), " ")
}

// spokenRows returns the spoken text of all turns.
func (o *Recap) spokenRows(told *view.Waited) string {
	var list []string
	for i := range told.Rows {
		list = append(list, o.spokenRow(&told.Rows[i]))
	}
	return o.desk.Speaker().Sentences(list)
}
