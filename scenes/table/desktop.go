package table

import (
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/scenes/roster"
	"hexrail/scenes/widgets"
)

// look shows the map or the market until a step is made on the other one.
func (t *Table) look(s side) {
	t.closeTables()
	if s == marketSide && !t.game.Title().HasShares() {
		t.panel.show(marketTab)
		t.phone.tab = phoneMarket
		return
	}
	t.middle.choose(s)
	t.phone.tab = phoneTable
	if s == marketSide && t.middle.onMap() { // otherwise the market, or the lots, replace the map
		t.phone.tab = phoneMarket
	}
}

// lookTab opens a tab of the context.
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

// drawDesktop draws the table on a large screen. The order of drawing is the focus order.
func (t *Table) drawDesktop(u *ui.UI, page ui.Rect) {
	bar := page.CutTop(theme.Size.TopBar * min(u.TextScale, 1.2))
	beside := page.CutRight(t.panel.widthOn(page))
	defer t.history.cut(u, &page)()
	t.bar.Draw(u, bar)
	t.panel.draw(u, beside)
	t.drawMain(u, page, t.playerHeight(u))
}

// drawMain draws the map or the market with the strip of companies and, unless playerHeight is zero, the players below.
func (t *Table) drawMain(u *ui.UI, r ui.Rect, playerHeight float32) {
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: t.desk.See().Header.Title, Rect: r})
	defer u.Close()
	rail := playerHeight > 0 && t.middle.shows() != marketSide && t.tall(u)
	if rail {
		t.drawRail(u, r.CutLeft(roster.RailWidth*min(u.TextScale, 1.2)))
	}
	clear, main := r.Pad(widgets.StripEdge, widgets.StripEdge), r
	var players ui.Rect
	if playerHeight > 0 && !rail {
		players = clear.CutBottom(playerHeight)
		clear.CutBottom(4)
		main.H = clear.Bottom() - r.Y
	}
	since := t.others.CutBrief(u, &clear)
	if !since.Empty() {
		main.H = clear.Bottom() - r.Y
	}
	if t.middle.shows() == marketSide {
		u.P.Fill(r, u.Theme.BG.Map)
		t.middle.drawMarket(u, main)
	} else {
		corps := paint.R(clear.X, clear.Y, clear.W, theme.Size.CompanyStrip*u.TextScale)
		if len(t.desk.See().Operators()) > 0 && !rail {
			clear.CutTop(corps.H + 4)
		}
		var tray ui.Rect // of the part of the step below the map
		if t.due != nil && t.due.Tray != nil {
			if h := t.due.Tray.Height(); h > 0 {
				tray = clear.CutBottom(h)
				clear.CutBottom(4)
			}
		}
		t.pane.Draw(u, r, clear, tray)
		if !rail {
			t.strips.DrawCorps(u, corps)
		}
		t.middle.sideSwitch(u, paint.R(r.X, clear.Y-widgets.StripEdge, r.W, clear.H))
	}
	u.ToastsIn(clear)
	if !players.Empty() {
		t.strips.DrawPlayers(u, players)
	}
	t.drawPill(u, clear)
	if n, ok := u.Find("companies"); ok && t.middle.shows() == marketSide && n.Rect.Y-clear.Y > minCard {
		clear.H = n.Rect.Y - clear.Y // above the table of prices, whose moves belong to the names on its left
	}
	t.others.DrawBrief(u, since)
	t.others.Draw(u, clear)
}

// The strips are on the left of a map whose width is less than tallMap times its height, on a page at least railPage dp
// wide.
const (
	tallMap  = 1.15
	railPage = 1200
)

// tall reports whether the strips are on the left of the map, where a tall map leaves space.
func (t *Table) tall(u *ui.UI) bool {
	w, _ := u.P.Size()
	b := t.desk.Board.Bounds()
	return w >= railPage && b.Max.X-b.Min.X < tallMap*(b.Max.Y-b.Min.Y)
}

// drawRail draws players and companies on the left of a tall map.
func (t *Table) drawRail(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Map)
	u.P.Fill(paint.R(r.Right()-1, r.Y, 1, r.H), u.Theme.Line.Base)
	t.strips.DrawRail(u, r.Pad(widgets.StripEdge, widgets.StripEdge))
}

// minCard is the minimum height in dp of the space above a table for the card about other players' turns.
const minCard = 200

// dense is the height of a page in dp below which the strip of players has a single line.
const dense = 720

func (t *Table) playerHeight(u *ui.UI) float32 {
	_, h := u.P.Size()
	if t.history.open {
		h -= t.history.height(u)
	}
	if h < dense {
		return 44 * u.TextScale
	}
	if len(t.desk.See().Players) > 4 {
		return theme.Size.PlayerCardDense * u.TextScale
	}
	return theme.Size.PlayerCard * u.TextScale
}
