package table

import (
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/scenes/choice"
	"hexrail/scenes/widgets"
)

// drawTablet draws the table on a tablet: top bar, banner, map, and below it step and context side by side.
func (t *Table) drawTablet(u *ui.UI, page ui.Rect) {
	bar := page.CutTop(theme.Size.TopBar * min(u.TextScale, 1.2))
	banner := page.CutTop(66 * min(u.TextScale, 1.2))
	t.panel.askConsent(u, &page)
	defer t.history.cut(u, &page)()
	share := float32(0.5)
	if page.W > page.H || t.middle.OnBoard(choice.NeedBoard) {
		share = 0.62
	}
	lower := page.CutBottom(page.H * (1 - share))
	t.bar.Draw(u, bar)
	t.tabletBanner(u, banner)
	u.P.Fill(lower, u.Theme.BG.Surface)
	u.P.Fill(paint.R(lower.X, lower.Y, lower.W, 1), u.Theme.Line.Base)
	u.Block(lower)
	var players ui.Rect
	if lower.H >= minSeats*min(u.TextScale, 1.2) {
		players = lower.CutTop((seatRow + 12) * u.TextScale)
		u.P.Fill(paint.R(lower.X, lower.Y, lower.W, 1), u.Theme.Line.Base)
	}
	t.tabletLower(u, lower)
	t.drawMain(u, page, 0)
	if !players.Empty() { // on top of the map, since the marks of changes extend above the cards
		t.strips.DrawPlayers(u, players.Pad(10, 6))
	}
}

func (t *Table) tabletBanner(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Bottom()-1, r.W, 1), u.Theme.Line.Base)
	in := r.Pad(16, 0)
	if n := len(t.desk.See().Prompt.Dots()); n > 1 && !t.game.Past() {
		t.banner.DrawSteps(u, in.CutRight(min(in.W*0.55, float32(n)*92)).Pad(0, 10))
	}
	t.banner.Draw(u, in)
}

func (t *Table) tabletLower(u *ui.UI, r ui.Rect) {
	context := r.CutRight(r.W * 0.44)
	u.P.Fill(paint.R(context.X, r.Y, 1, r.H), u.Theme.Line.Base)
	t.panel.context(u, context.Pad(10, 0))
	u.Open(ui.Node{ID: "panel", Role: ui.RoleRegion, Name: t.desk.See().Prompt.Heading, Rect: r})
	defer u.Close()
	t.actions.draw(u, r.CutBottom(t.actions.height(u, t.buttons(), r.W)), t.buttons())
	r.CutBottom(8)
	t.panel.drawScrolled(u, r)
}

// Height of a player's card on a tablet, and height of the lower part from which it has a row of them, in dp.
const (
	seatRow  = 40
	minSeats = 380
)

// landscapeW is the width of the panel of a phone in landscape in dp.
const landscapeW = 320

// drawLandscape draws the table on a phone in landscape: the map on the left, the panel on the right.
func (t *Table) drawLandscape(u *ui.UI, page ui.Rect) {
	beside := page.CutRight(landscapeW)
	rail := page.CutLeft(max(theme.Size.IconButton, u.Target()) + 8)
	defer t.history.cut(u, &page)()
	u.ToastsIn(page.Pad(4, 4))
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: t.desk.See().Header.Title, Rect: page})
	clear := page.Pad(4, 4)
	since := t.others.CutBrief(u, &clear)
	switch {
	case t.middle.shows() == marketSide && t.middle.boardKind() == choice.LotBoard:
		t.middle.lotSide(u, page, clear.Pad(-4, -4))
	case t.middle.shows() == marketSide:
		u.Scroll("chart", clear.Pad(4, 0), func(c ui.Rect) float32 {
			c = widgets.Endless(c)
			return t.middle.mapButton(u, t.tabs.SmallChart(u, page, c), c) - c.Y + 8
		})
	default:
		t.pane.Draw(u, page, clear, ui.Rect{})
		t.middle.sideSwitch(u, page)
	}
	t.drawPill(u, clear)
	t.others.DrawBrief(u, since)
	t.others.Draw(u, clear)
	u.Close()
	u.P.Fill(rail, u.Theme.BG.Surface)
	t.bar.DrawRail(u, rail.Pad(4, 4))
	t.panel.draw(u, beside)
}
