package panel

import (
	"hexrail/game/draft"
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
	"hexrail/scenes/widgets"
)

// Asides draws what the step is not about, at the foot of the step: a quiet line for each private that another player may
// exchange, with a button for every place its share may come from, and one for what is legal at any time. It returns the
// height.
func (c *choosing) Asides(u *ui.UI, r ui.Rect) float32 { return c.asides(u, r, false) }

// asides does so; told means that the step tells itself what a choice leads to.
func (c *choosing) asides(u *ui.UI, r ui.Rect, told bool) float32 {
	list := c.draft.Options(draft.Asides)
	if len(list) == 0 {
		return 0
	}
	col := widgets.NewColumn(u, r)
	col.Gap(8)
	widgets.Rule(u, col.Rest())
	col.Gap(6)
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n].Private == list[0].Private {
			n++
		}
		c.aside(u, col, list[:n], told)
		list = list[n:]
	}
	return col.Height()
}

// aside draws the line of one private, or of what needs none, with its consequences below it while it is chosen.
func (c *choosing) aside(u *ui.UI, col *widgets.Column, list []draft.Option, told bool) {
	v := c.draft.View()
	owner, about := v.Decider(v.Actor()), list[0].Key
	if p := list[0].Private; p != 0 {
		owner, about = v.S.Privates[p].Owner.Player(), c.desk.Speaker().Private(p)
	}
	u.Open(ui.Node{ID: "aside:" + about, Role: ui.RoleGroup, Name: list[0].Text, Rect: col.Rest()})
	defer u.Close()
	h := max(theme.Size.ButtonSmall, u.Target())
	width := float32(0)
	for _, o := range list {
		width += u.ButtonWidth(ui.Button{Text: o.Button, Small: true}) + 6
	}
	words, style := list[0].Text, widgets.Soft(u, widgets.Sizes.Compact)
	row := col.Cut(h)
	buttons := row
	if u.P.Width(words, style)+24+width > row.W {
		buttons = col.Cut(h)
	}
	x, y := row.CutLeft(22).Center()
	c.desk.Seats.Draw(u, owner, x-3, y, 7)
	if buttons.Y == row.Y {
		row.W -= width
	}
	u.Label(row, words, widgets.Shrunk(u, words, row.W, style, widgets.Sizes.Micro))
	chosen := false
	buttons.CutLeft(buttons.W - width)
	for _, o := range list {
		on := c.draft.Chosen() != nil && c.draft.Chosen().Key == o.Key
		chosen = chosen || on
		b := ui.Button{Text: o.Button, Name: o.Spoken, Small: true, Look: ui.Quiet, Pressed: ui.Is(on)}
		buttons.CutLeft(6)
		if u.Button(o.Key, buttons.CutLeft(u.ButtonWidth(b)), b) {
			c.Choose(o.Key)
			u.Again()
		}
	}
	col.Gap(4)
	if chosen && !told {
		c.effects(u, col)
	}
}
