package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/scenes/kit"
	"hexrail/scenes/ledger"
	"hexrail/scenes/panel"
	"hexrail/titles/words"
)

// side is what stands where the map is.
type side uint8

// The sides: the map where a step is made on it and the market in stock turns, unless the player chose.
const (
	usualSide side = iota
	mapSide
	marketSide
)

// look shows the map or the market until a step is made on the other one.
func (t *Table) look(s side) {
	t.closeTables()
	if s == marketSide && !t.game.Title().HasShares() {
		t.showTab(marketTab)
		t.phoneTab = phoneMarket
		return
	}
	t.side, t.sideAt = s, t.onMap()
	t.phoneTab = phoneTable
	if s == marketSide && t.onMap() { // else the market, or the lots, stand where the map is
		t.phoneTab = phoneMarket
	}
}

// lookTab shows a tab of the context.
func (t *Table) lookTab(which tab) {
	t.closeTables()
	t.showTab(which)
	switch which {
	case corpTab:
		t.phoneTab = phoneCorps
	case playersTab:
		t.phoneTab = phonePlayers
	case logTab:
		t.phoneTab = phoneMore
	}
}

// onMap reports whether the step in charge is made on the map, as far as it needs any place.
func (t *Table) onMap() bool {
	switch t.see().Prompt.Step.Where {
	case words.OnMap:
		return true
	case words.OnChart, words.AmongLots, words.AmongBoxes:
		return false
	}
	round := t.view().RoundOf(t.view().Base()).Name
	return round != rules.StockRound && round != rules.AuctionRound && t.boardKind() != panel.NeedBoard
}

// shows returns the side that is shown.
func (t *Table) shows() side {
	if t.side != usualSide && t.sideAt == t.onMap() {
		return t.side
	}
	if t.onMap() {
		return mapSide
	}
	return marketSide
}

// drawDesktop draws the table on a large screen, in the order in which the focus goes.
func (t *Table) drawDesktop(u *ui.UI, page ui.Rect) {
	bar := page.CutTop(theme.Size.TopBar * min(u.TextScale, 1.2))
	beside := page.CutRight(t.panelWidth(page))
	dock := ui.Rect{}
	if t.history.open {
		dock = page.CutBottom(t.history.height(u))
	}
	t.bar.Draw(u, bar)
	t.sidePanel(u, beside)
	t.mainPart(u, page)
	if t.history.open {
		t.history.draw(u, dock)
	}
}

// panelWidth returns the width of the side panel.
func (t *Table) panelWidth(page ui.Rect) float32 {
	s := &theme.Size.SidePanel
	switch {
	case t.panelW > 0:
		return min(max(t.panelW, s.Min), s.Max)
	case page.W < 1152:
		return s.Min
	}
	return s.Base
}

// mainPart draws the map or the market with the strips over it.
func (t *Table) mainPart(u *ui.UI, r ui.Rect) {
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: t.see().Header.Title, Rect: r})
	defer u.Close()
	strips := r.Pad(kit.StripEdge, kit.StripEdge)
	players := strips.CutBottom(t.playerHeight(u))
	clear := strips
	clear.CutBottom(4)
	if t.shows() == marketSide {
		main := r
		main.H = clear.Bottom() - r.Y
		u.P.Fill(r, u.Theme.BG.Map)
		t.marketPlace(u, main)
	} else {
		corps := paint.R(strips.X, strips.Y, strips.W, theme.Size.CompanyStrip*u.TextScale)
		if len(t.see().Operators()) > 0 {
			clear.CutTop(corps.H + 4)
		}
		tray := t.trayUnder(u, &clear)
		t.pane.Draw(u, r, clear, tray)
		t.strips.DrawCorps(u, corps)
		t.sideSwitch(u, paint.R(clear.X-kit.StripEdge, clear.Y-kit.StripEdge, clear.W+2*kit.StripEdge, clear.H))
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

// switchWidth is the width of the switch between map and market in dp.
const switchWidth = 176

// switched reports whether there is a switch between map and market, on screens that have one.
func (t *Table) switched() bool { return t.side != usualSide || !t.onMap() }

// sideSwitch draws the switch between map and market in stock rounds at the upper right of r.
func (t *Table) sideSwitch(u *ui.UI, r ui.Rect) {
	if !t.switched() {
		return
	}
	w, h := switchWidth*u.TextScale, max(34, u.Target())
	box := paint.R(r.Right()-w-kit.StripEdge, r.Y+kit.StripEdge, w, h)
	u.Card(box, theme.Radius.Button)
	now := 0
	if t.shows() == marketSide {
		now = 1
	}
	second := t.app.Say(tableWords.market)
	if t.boardKind() == panel.LotBoard {
		second = t.see().Header.Round()
	}
	chosen := u.Tabs("side", t.app.Say(tableWords.views), box, []ui.Choice{
		{ID: "side:map", Text: t.app.Say(ledger.Words.Board)}, {ID: "side:market", Text: second},
	}, now)
	if chosen != now {
		t.look([...]side{mapSide, marketSide}[chosen])
		u.Again()
	}
}
