package roster

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Sizes of the rail beside a tall map, in dp.
const (
	RailWidth  = 214
	railGap    = 5
	railPlayer = 54 // height of a player's card
	railLow    = 40 // the same if the companies need the space
	railChip   = 46 // maximum height of a company's chip
	railLine   = 30 // minimum height of a chip that is as wide as the rail; for less, two are side by side
)

// railScale returns the factor by which cards and chips grow with large text.
func railScale(u *ui.UI) float32 { return min(u.TextScale, 1.2) }

// railHead returns the height of the heading of the companies.
func railHead(u *ui.UI) float32 { return widgets.Line(u, widgets.Sizes.Caption) + 6 }

// DrawRail draws the players and below them the companies in operating order, as a column.
func (s *Roster) DrawRail(u *ui.UI, r ui.Rect) {
	list, corps := s.See().Players, s.See().Operators()
	scale := railScale(u)
	high := railPlayer * scale
	if left := r.H - float32(len(list))*(high+railGap) - railHead(u); len(corps) > 0 &&
		left < float32(len(corps))*(railLine*scale+railGap) {
		high = railLow * scale
	}
	players := r.CutTop(float32(len(list))*(high+railGap) - railGap)
	u.Open(ui.Node{ID: "players", Role: ui.RoleToolbar, Name: s.Say(Words.Players), Rect: players})
	look := s.cardLook(u, paint.R(players.X, players.Y, players.W, high))
	for i := range list {
		s.drawPlayerCard(u, players.CutTop(high), &list[i], look)
		players.CutTop(railGap)
	}
	u.Close()
	u.Rove("players")
	if len(corps) > 0 {
		r.CutTop(railGap)
		s.drawRailCorps(u, r, corps)
	}
}

// drawRailCorps draws the companies below their heading, side by side in pairs if there is little room.
func (s *Roster) drawRailCorps(u *ui.UI, r ui.Rect, corps []view.Corp) {
	u.Label(r.CutTop(railHead(u)), widgets.Label(s.Say(Words.Order)), widgets.Section(u))
	u.Open(ui.Node{ID: "corps", Role: ui.RoleToolbar, Name: s.Say(Words.Order), Rect: r})
	defer u.Rove("corps")
	defer u.Close()
	scale := railScale(u)
	across, h := 1, min(railChip*scale, (r.H+railGap)/float32(len(corps))-railGap)
	if h < railLine*scale {
		across = 2
		h = min(railChip*scale, (r.H+railGap)/float32((len(corps)+1)/2)-railGap)
	}
	for i, cell := range (widgets.Grid{Columns: across, Height: h, Gap: railGap, Below: railGap}).Cut(&r, len(corps)) {
		s.drawCorpChip(u, cell, &corps[i])
	}
}

// drawLineChip draws a wide, low chip: token, price, treasury and trains in one line.
func (s *Roster) drawLineChip(u *ui.UI, r ui.Rect, c *view.Corp, done bool) {
	const gap, widestTrains = 6, 0.42 // widestTrains is the share of the chip that the trains may take
	radius := min(narrowRadius, r.H/2-3)
	x, y := r.CutLeft(2 * radius).Center()
	s.drawChipToken(u, x, y, radius, c, done)
	r.CutLeft(gap)
	if sign, ink := chipSign(u, c, done); sign != "" {
		s.drawSign(u, x+radius-signInset+1, y+radius-signInset, signRadius-1, sign, ink)
	}
	trains := s.chipTrains(u, c, r.W*widestTrains)
	if p := s.Player(); p != 0 {
		trains = s.holdingParts(u, c, p)
	}
	trains.DrawRight(r)
	r.CutRight(trains.Width() + gap)
	s.drawChipMoney(u, c, r, done)
}

// isLow reports whether a chip has space for one line only and is as wide as the rail, so that drawLineChip fits.
func isLow(u *ui.UI, r ui.Rect) bool {
	return r.H < 2*widgets.Line(u, widgets.Sizes.Body)-2 && r.W > theme.SidePanel.Min/2
}
