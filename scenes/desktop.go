package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/scenes/kit"
)

// look shows the map or the market until a step is made on the other one.
func (t *Table) look(s side) {
	t.closeTables()
	if s == marketSide && !t.game.Title().HasShares() {
		t.panel.show(marketTab)
		t.phone.tab = phoneMarket
		return
	}
	t.place.choose(s)
	t.phone.tab = phoneTable
	if s == marketSide && t.place.onMap() { // else the market, or the lots, stand where the map is
		t.phone.tab = phoneMarket
	}
}

// lookTab shows a tab of the context.
func (t *Table) lookTab(which tab) {
	t.closeTables()
	t.panel.show(which)
	switch which {
	case corpTab:
		t.phone.tab = phoneCorps
	case playersTab:
		t.phone.tab = phonePlayers
	case logTab:
		t.phone.tab = phoneMore
	}
}

// drawDesktop draws the table on a large screen, in the order in which the focus goes.
func (t *Table) drawDesktop(u *ui.UI, page ui.Rect) {
	bar := page.CutTop(theme.Size.TopBar * min(u.TextScale, 1.2))
	beside := page.CutRight(t.panel.widthOn(page))
	dock := ui.Rect{}
	if t.history.open {
		dock = page.CutBottom(t.history.height(u))
	}
	t.bar.Draw(u, bar)
	t.panel.draw(u, beside)
	t.mainPart(u, page)
	if t.history.open {
		t.history.draw(u, dock)
	}
}

// mainPart draws the map or the market with the strips over it.
func (t *Table) mainPart(u *ui.UI, r ui.Rect) {
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: t.see().Header.Title, Rect: r})
	defer u.Close()
	strips := r.Pad(kit.StripEdge, kit.StripEdge)
	players := strips.CutBottom(t.playerHeight(u))
	clear := strips
	clear.CutBottom(4)
	if t.place.shows() == marketSide {
		main := r
		main.H = clear.Bottom() - r.Y
		u.P.Fill(r, u.Theme.BG.Map)
		t.place.drawMarket(u, main)
	} else {
		corps := paint.R(strips.X, strips.Y, strips.W, theme.Size.CompanyStrip*u.TextScale)
		if len(t.see().Operators()) > 0 {
			clear.CutTop(corps.H + 4)
		}
		tray := t.trayUnder(u, &clear)
		t.pane.Draw(u, r, clear, tray)
		t.strips.DrawCorps(u, corps)
		t.place.sideSwitch(u, paint.R(clear.X-kit.StripEdge, clear.Y-kit.StripEdge, clear.W+2*kit.StripEdge, clear.H))
	}
	u.ToastsIn(clear)
	t.strips.DrawPlayers(u, players)
	t.drawPill(u, clear)
	t.others.Draw(u, clear)
}

// trayUnder cuts the place of what the step has under the map, if anything.
func (t *Table) trayUnder(u *ui.UI, clear *ui.Rect) (tray ui.Rect) {
	if t.due == nil {
		return tray
	}
	if h := t.due.Tray(u); h > 0 {
		tray = clear.CutBottom(h)
		clear.CutBottom(4)
	}
	return tray
}

// dense is the height of a page in dp below which the player strip has one line.
const dense = 720

func (t *Table) playerHeight(u *ui.UI) float32 {
	_, h := u.P.Size()
	if t.history.open {
		h -= t.history.height(u)
	}
	if h < dense {
		return 44 * u.TextScale
	}
	if len(t.see().Players) > 4 {
		return theme.Size.PlayerCardDense * u.TextScale
	}
	return theme.Size.PlayerCard * u.TextScale
}
