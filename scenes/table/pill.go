package table

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/recap"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// pill is the line with a computer's last action over the map or the market.
type pill struct {
	*layout
	auto *opponents // nil if there are none
}

// shown reports whether the line is shown.
func (p *pill) shown() bool { return p.followsComputer() && p.Game.At() > 0 && !p.auto.rushes() }

// draw draws the line.
func (p *pill) draw(u *ui.UI, clear ui.Rect) {
	if !p.shown() {
		return
	}
	at := p.Game.At()
	said := p.Viewer().Sentence(at - 1)
	who := rules.OperandsOf(p.Game.Action(at - 1)).By
	const (
		sign, gap = 42, 10         // the sign of whoever acts, and the space behind it
		around    = sign + gap + 2 // on both sides of the words
		slack     = 2              // so that a line that just fits is not wrapped
	)
	style := widgets.Bold(u, widgets.Sizes.Body)
	most := min(recap.CardWidth, clear.W-24)
	for style.Size > widgets.Sizes.Small*u.TextScale && u.P.Width(said, style) > most-around {
		style.Size--
	}
	w := min(most, u.P.Width(said, style)+around+slack)
	h := max(38, u.P.Height(said, w-around, style)+14)
	if h > clear.H*0.4 {
		return
	}
	box := paint.R(clear.X+(clear.W-w)/2, clear.Y+8, w, h)
	if n, ok := u.Find("companies"); ok && p.shows() == marketSide { // in the free corner of the chart
		box.X, box.Y = n.Rect.Right()-w-20, n.Rect.Y-h-6
	} else if p.Class() == widgets.Phone && p.shows() == marketSide {
		// below the prices, or the lots and the way to the map
		box.Y = clear.Bottom() - h - 8
	}
	u.Card(box, min(19, h/2))
	x, y := box.CutLeft(sign).Center()
	p.DrawOwner(u, who, x, y, 11)
	box.CutRight(gap)
	widgets.DrawLines(u, box, said, style)
	u.Node(ui.Node{ID: "pill", Role: ui.RoleText, Name: text.Capital(said), Rect: box})
}
