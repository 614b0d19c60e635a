package mappane

import (
	"strconv"
	"time"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// hexCard is the card of a hex: shown while the pointer rests on the hex, or until closed if it was requested.
type hexCard struct {
	hex    id.Hex
	since  time.Duration
	pinned bool
}

// restTime is the time for which the pointer must rest before the card appears.
const restTime = 350 * time.Millisecond

// drawCard draws the card of the requested hex or of the hex under the pointer, if the pointer has rested there for
// long enough and neither a menu nor the options on a hex are open.
func (p *Pane) drawCard(u *ui.UI, m decision.MapFrame, under id.Hex) {
	c := &p.card
	if !c.pinned && c.hex != under {
		*c = hexCard{hex: under, since: u.Now}
	}
	if c.hex == 0 || p.around.Over().Menu || !c.pinned && p.showsOptions() {
		return
	}
	if !c.pinned && u.Now-c.since < restTime {
		u.WakeAt(c.since + restTime)
		return
	}
	if c.pinned && u.Key("Escape") {
		*c = hexCard{}
		return
	}
	u.Over(ui.Tooltips, func() { p.drawHexCard(u, m, c.hex) })
}

// showsOptions reports whether the options on a selected hex are shown. A hover card would cover the hexes around it.
func (p *Pane) showsOptions() bool {
	due := p.around.Due()
	return due != nil && due.Draft() != nil && due.Site != nil && due.Draft().Hex() != 0
}

// Sizes of the card in dp.
const (
	cardWidth = 252
	cardPadX  = 14
	cardPadY  = 10
	lineGap   = 3 // below a line
)

// drawHexCard draws the description of a hex beside it.
func (p *Pane) drawHexCard(u *ui.UI, m decision.MapFrame, h id.Hex) {
	x := p.desk.Viewer().Hex(h)
	title := x.Coord
	if x.Place != "" {
		title += "  " + x.Place
	}
	head, body := widgets.Bold(u, widgets.Sizes.Body), widgets.Plain(u, widgets.Sizes.Compact)
	lines := x.Lines
	if x.Tile != "" {
		lines = append(lines, p.desk.Phrase(words.tilesLeft, text.Facts{"tile": x.Tile, "n": strconv.Itoa(x.TilesLeft)}))
	}
	height := u.P.Height(title, cardWidth-2*cardPadX, head) + 2*cardPadY + 4
	for _, l := range lines {
		height += u.P.Height(l, cardWidth-2*cardPadX, body) + lineGap
	}
	r := p.cardPlace(m, h, height)
	for _, s := range u.Theme.Shadow.Float {
		u.P.Shadow(r, theme.Radius.Card, s.Y, s.Blur, s.Color)
	}
	u.P.RoundRect(r, theme.Radius.Card, u.Theme.BG.Raised)
	in := r.Pad(cardPadX, cardPadY)
	in.CutTop(u.P.Paragraph(in, title, head) + lineGap)
	for _, l := range lines {
		in.CutTop(u.P.Paragraph(in, l, body) + lineGap)
	}
}

// cardPlace returns a rectangle of the given height next to a hex that does not cover the hex.
func (p *Pane) cardPlace(m decision.MapFrame, h id.Hex, height float32) ui.Rect {
	const toHex, toEdge = 10, 6
	x, y := m.Place(h)
	away, area := m.Camera.R+toHex, m.Area.Inset(toEdge)
	r := paint.R(x+away, y-height/2, cardWidth, height)
	if r.Right() > area.Right() {
		r.X = x - away - r.W
	}
	if r.X < area.X { // above or below
		r.X = min(max(area.X, x-r.W/2), area.Right()-r.W)
		r.Y = y - away - r.H
		if r.Y < area.Y {
			r.Y = y + away
		}
	}
	r.Y = min(max(r.Y, area.Y), max(area.Y, area.Bottom()-r.H))
	return r
}
