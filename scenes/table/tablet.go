package table

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// drawTablet draws the table on a tablet: top bar, banner, map, and below it step and context side by side.
func (w *wide) drawTablet(u *ui.UI, page ui.Rect) {
	bar := page.CutTop(theme.Size.TopBar * min(u.TextScale, mostPageRaise))
	banner := page.CutTop(bannerHeight * min(u.TextScale, mostPageRaise))
	w.panel.cutTop(u, &page)
	defer w.history.cut(u, &page)()
	share := float32(mapShare)
	if page.W > page.H || w.OnBoard(choice.NeedBoard) {
		share = mapShareWide
	} else if w.OnBoard(choice.CorpBoard) {
		share = mapShareRows
	}
	lower := page.CutBottom(page.H * (1 - share))
	w.bar.Draw(u, bar)
	w.drawTabletBanner(u, banner)
	u.P.Fill(lower, u.Theme.BG.Surface)
	u.P.Fill(paint.R(lower.X, lower.Y, lower.W, 1), u.Theme.Line.Base)
	u.Block(lower)
	var players ui.Rect
	if lower.H >= minSeats*min(u.TextScale, mostPageRaise) {
		players = lower.CutTop((seatRow + 12) * u.TextScale)
		u.P.Fill(paint.R(lower.X, lower.Y, lower.W, 1), u.Theme.Line.Base)
	}
	w.drawTabletLower(u, lower)
	w.drawMain(u, page, 0)
	if !players.Empty() { // on top of the map, since the marks of changes extend above the cards
		w.strips.DrawPlayers(u, players.Pad(10, 6))
	}
}

// drawTabletBanner draws the banner, with the steps of the turn on the right.
func (w *wide) drawTabletBanner(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Bottom()-1, r.W, 1), u.Theme.Line.Base)
	in := r.Pad(16, 0)
	if n := len(w.See().Prompt.Dots()); n > 1 && !w.Game.Past() {
		w.banner.DrawSteps(u, in.CutRight(min(in.W*mostSteps, float32(n)*stepW)).Pad(0, 10))
	}
	w.banner.Draw(u, in)
}

// drawTabletLower draws the panel with its buttons, and the context on the right.
func (w *wide) drawTabletLower(u *ui.UI, r ui.Rect) {
	context := r.CutRight(r.W * contextWidth)
	u.P.Fill(paint.R(context.X, r.Y, 1, r.H), u.Theme.Line.Base)
	w.panel.drawContext(u, context.Pad(10, 0))
	u.Open(ui.Node{ID: "panel", Role: ui.RoleRegion, Name: w.See().Prompt.Heading, Rect: r})
	defer u.Close()
	w.actions.draw(u, r.CutBottom(w.actions.height(u, w.panel.buttons(), r.W)), w.panel.buttons())
	r.CutBottom(8)
	w.panel.drawScrolled(u, r)
}

// Height of a player's card on a tablet, height of the lower part from which it has a row of them, and width of a step
// of the turn in the banner, in dp.
const (
	seatRow  = 40
	minSeats = 380
	stepW    = 92
)

// Shares of a tablet: the height of the map, upright, with the rows of companies below the chart, and where the screen
// or the table below it is wide; the width of the banner that the steps may take; the width of the context.
const (
	mapShare     = 0.5
	mapShareRows = 0.6
	mapShareWide = 0.62
	mostSteps    = 0.55
	contextWidth = 0.44
)

// landscapeW is the width of the panel of a phone in landscape in dp.
const landscapeW = 320

// drawLandscape draws the table on a phone in landscape: the map on the left, the panel on the right.
func (w *wide) drawLandscape(u *ui.UI, page ui.Rect) {
	beside := page.CutRight(landscapeW)
	rail := page.CutLeft(widgets.ControlHeight(u) + 8)
	defer w.history.cut(u, &page)()
	u.ToastsIn(page.Pad(4, 4))
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: w.See().Header.Title, Rect: page})
	clear := page.Pad(4, 4)
	since := w.others.CutBrief(u, &clear)
	switch {
	case w.shows() == marketSide && w.boardKind() == choice.LotBoard:
		w.middle.drawLotSide(u, page, clear.Pad(-4, -4))
	case w.shows() == marketSide:
		u.Scroll("chart", clear.Pad(4, 0), func(c ui.Rect) float32 {
			c = widgets.Endless(c)
			return w.middle.mapButton(u, w.tabs.DrawSmallChart(u, page, c), c) - c.Y + 8
		})
	default:
		w.pane.Draw(u, page, clear, ui.Rect{})
		w.middle.drawSideSwitch(u, page)
	}
	w.pill.draw(u, clear)
	w.others.DrawBrief(u, since)
	w.others.Draw(u, clear)
	u.Close()
	u.P.Fill(rail, u.Theme.BG.Surface)
	w.bar.DrawRail(u, rail.Pad(4, 4))
	w.panel.draw(u, beside)
}
