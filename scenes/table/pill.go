package table

import (
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/rules"
	"hexrail/scenes/recap"
	"hexrail/scenes/widgets"
)

// pillShown reports whether the line with a computer's last action is shown.
func (t *Table) pillShown() bool {
	return t.followed() && t.game.At() > 0 && !t.hooks.Opponents.rushes(t)
}

// drawPill draws a computer's last action as a line over the map or the market.
func (t *Table) drawPill(u *ui.UI, clear ui.Rect) {
	if !t.pillShown() {
		return
	}
	at := t.game.At()
	said := t.desk.Viewer().Sentence(at - 1)
	who := rules.OperandsOf(t.game.Action(at - 1)).By
	style := widgets.Bold(u, widgets.Sizes.Body)
	most := min(recap.CardWidth, clear.W-24)
	for style.Size > widgets.Sizes.Small*u.TextScale && u.P.Width(said, style) > most-54 {
		style.Size--
	}
	w := min(most, u.P.Width(said, style)+56)
	lines := len(u.P.Wrap(said, w-54, style))
	h := max(38, float32(lines)*style.Size*paint.LineHeight+14)
	if h > clear.H*0.4 {
		return
	}
	box := paint.R(clear.X+(clear.W-w)/2, clear.Y+8, w, h)
	if n, ok := u.Find("companies"); ok && t.middle.shows() == marketSide { // in the free corner of the chart
		box.X, box.Y = n.Rect.Right()-w-20, n.Rect.Y-h-6
	} else if t.sight.class == widgets.Phone && t.middle.shows() == marketSide { // below the prices, or the lots and the way to the map
		box.Y = clear.Bottom() - h - 8
	}
	u.Card(box, min(19, h/2))
	sign := box.CutLeft(42)
	x, y := sign.Center()
	t.desk.DrawOwner(u, who, x, y, 11)
	box.CutRight(10)
	widgets.Lines(u, box, said, style)
	u.Node(ui.Node{ID: "pill", Role: ui.RoleText, Name: text.Capital(said), Rect: box})
}
