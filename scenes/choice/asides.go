package choice

import (
	"slices"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Aside begins the ids of the groups of choices that are not the subject of the step.
const Aside = "aside:"

// DrawAsides draws the choices that are not the subject of the step: a quiet line for each private that another player
// at this device may exchange, with a button for every source of its share, and one for actions that are legal at any
// time. It returns the height.
func (c *Choice) DrawAsides(u *ui.UI, r ui.Rect) float32 {
	list := slices.DeleteFunc(slices.Clone(c.draft.Options(draft.Asides)), func(o draft.Option) bool {
		return o.Private != 0 && c.decidesItself(c.draft.View().S.Privates[o.Private].Owner.Player())
	})
	if len(list) == 0 {
		return 0
	}
	col := widgets.NewColumn(u, r)
	col.Gap(8)
	widgets.DrawRule(u, col.Rest())
	col.Gap(6)
	for _, uses := range byPrivate(list) {
		c.drawAside(u, col, uses)
	}
	return col.Height()
}

// decidesItself reports whether a player is a computer or sits at another device: nobody here may act for it out of
// turn.
func (c *Choice) decidesItself(p id.Player) bool {
	return c.Desk.Game.Computer(p) || c.Desk.Elsewhere(p)
}

// byPrivate returns a list of options cut where the private changes.
func byPrivate(list []draft.Option) (groups [][]draft.Option) {
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n].Private == list[0].Private {
			n++
		}
		groups, list = append(groups, list[:n]), list[n:]
	}
	return groups
}

// drawAside draws the line of one private, or of an action without one, with its consequences below it while it is
// chosen.
func (c *Choice) drawAside(u *ui.UI, col *widgets.Column, list []draft.Option) {
	v := c.draft.View()
	owner, about := v.Decider(v.Actor()), list[0].Key
	if p := list[0].Private; p != 0 {
		owner, about = v.S.Privates[p].Owner.Player(), c.Desk.Speaker().Private(p)
	}
	u.Open(ui.Node{ID: Aside + about, Role: ui.RoleGroup, Name: list[0].Text, Rect: col.Rest()})
	defer u.Close()
	const radius, gap, slack = 7, 8, 2 // of the owner's sign, behind it, and before the buttons
	const before = 6                   // gap before each button
	h := widgets.SmallHeight(u)
	width := float32(0)
	for _, o := range list {
		width += u.ButtonWidth(ui.Button{Text: o.Button, Small: true}) + before
	}
	words, style := list[0].Text, widgets.Soft(u, widgets.Sizes.Compact)
	row := col.Cut(h)
	buttons := row
	if u.P.Width(words, style)+2*radius+gap+slack+width > row.W {
		buttons = col.Cut(h)
	}
	c.Desk.Seats.Cut(u, &row, owner, radius, gap)
	if buttons.Y == row.Y {
		row.W -= width
	}
	widgets.LabelShrunk(u, row, words, style)
	chosen := false
	buttons.CutLeft(buttons.W - width)
	for _, o := range list {
		on := c.IsChosen(o.Key)
		chosen = chosen || on
		b := ui.Button{Text: o.Button, Name: o.Spoken, Small: true, Look: ui.Quiet, Pressed: ui.Is(on)}
		buttons.CutLeft(before)
		if widgets.CutButton(u, &buttons, o.Key, b) {
			c.Choose(o.Key)
		}
	}
	col.Gap(4)
	if chosen && !c.ShowsOutcome {
		c.Outcome.Draw(u, col)
	}
}
