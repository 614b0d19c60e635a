package table

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/header"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/mappane"
	"github.com/hexrail/hexrail/scenes/recap"
	"github.com/hexrail/hexrail/scenes/roster"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// wide draws the table on everything but an upright phone.
type wide struct {
	*layout
	bar     *header.Bar
	banner  *header.Banner
	strips  *roster.Roster
	middle  *middle
	pane    *mappane.Pane
	tabs    *info.Tabs
	panel   *sidePanel
	actions *actionBar
	history *dock
	others  *recap.Recap
	pill    *pill
	rules   *rulesPanel
}

// drawDesktop draws the table on a large screen. The order of drawing is the focus order.
func (w *wide) drawDesktop(u *ui.UI, page ui.Rect) {
	bar := page.CutTop(theme.Size.TopBar * min(u.TextScale, 1.2))
	beside := page.CutRight(w.panel.panelWidth(page))
	defer w.history.cut(u, &page)()
	w.bar.Draw(u, bar)
	w.panel.draw(u, beside)
	w.drawMain(u, page, w.playerHeight(u))
}

// drawMain draws the map or the market with the strip of companies and, unless playerHeight is zero, the players below.
func (w *wide) drawMain(u *ui.UI, r ui.Rect, playerHeight float32) {
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: w.See().Header.Title, Rect: r})
	defer u.Close()
	rail := playerHeight > 0 && w.shows() != marketSide && w.tall(u)
	if rail {
		w.drawRail(u, r.CutLeft(roster.RailWidth*min(u.TextScale, 1.2)))
	}
	clear, main := r.Pad(widgets.StripEdge, widgets.StripEdge), r
	var players ui.Rect
	if playerHeight > 0 && !rail {
		players = clear.CutBottom(playerHeight)
		clear.CutBottom(4)
		main.H = clear.Bottom() - r.Y
	}
	since := w.others.CutBrief(u, &clear)
	if !since.Empty() {
		main.H = clear.Bottom() - r.Y
	}
	if w.shows() == marketSide {
		u.P.Fill(r, u.Theme.BG.Map)
		w.middle.drawMarket(u, main)
	} else {
		corps := paint.R(clear.X, clear.Y, clear.W, theme.Size.CompanyStrip*u.TextScale)
		if len(w.See().Operators()) > 0 && !rail {
			clear.CutTop(corps.H + 4)
		}
		var tray ui.Rect // of the part of the step below the map
		if w.due() != nil && w.due().Tray != nil {
			if h := w.due().Tray.Height(); h > 0 {
				tray = clear.CutBottom(h)
				clear.CutBottom(4)
			}
		}
		w.pane.Draw(u, r, clear, tray)
		if !rail {
			w.strips.DrawCorps(u, corps)
		}
		w.middle.drawSideSwitch(u, paint.R(r.X, clear.Y-widgets.StripEdge, r.W, clear.H))
	}
	if !players.Empty() {
		w.strips.DrawPlayers(u, players)
	}
	w.pill.draw(u, clear)
	if n, ok := u.Find("companies"); ok && w.shows() == marketSide && n.Rect.Y-clear.Y > minCard {
		clear.H = n.Rect.Y - clear.Y // above the table of prices, whose moves belong to the names on its left
	}
	u.ToastsIn(clear)
	w.others.DrawBrief(u, since)
	w.others.Draw(u, clear)
}

// The strips are on the left of a map whose width is less than tallMap times its height, on a page at least railPage dp
// wide.
const (
	tallMap  = 1.15
	railPage = 1200
)

// tall reports whether the strips are on the left of the map, where a tall map leaves space.
func (w *wide) tall(u *ui.UI) bool {
	width, _ := u.P.Size()
	b := w.Board.Bounds()
	return width >= railPage && b.Max.X-b.Min.X < tallMap*(b.Max.Y-b.Min.Y)
}

// drawRail draws players and companies on the left of a tall map.
func (w *wide) drawRail(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Map)
	u.P.Fill(paint.R(r.Right()-1, r.Y, 1, r.H), u.Theme.Line.Base)
	w.strips.DrawRail(u, r.Pad(widgets.StripEdge, widgets.StripEdge))
}

// minCard is the minimum height in dp of the space above a table for toasts and the card about other players' turns.
const minCard = 200

// dense is the height of a page in dp below which the strip of players has a single line.
const dense = 720

// playerHeight returns the height of the player cards, less on low screens and with many players.
func (w *wide) playerHeight(u *ui.UI) float32 {
	_, h := u.P.Size()
	if w.history.open {
		h -= w.history.height(u)
	}
	if h < dense {
		return 44 * u.TextScale
	}
	if len(w.See().Players) > 4 {
		return theme.Size.PlayerCardDense * u.TextScale
	}
	return theme.Size.PlayerCard * u.TextScale
}

// drawTables draws the tables below the top bar, beside the rules if these are open.
func (w *wide) drawTables(u *ui.UI, page ui.Rect) {
	open := w.tables // a press on the bar or in the history may close them
	if !w.Small() {
		w.bar.Draw(u, page.CutTop(theme.Size.TopBar*min(u.TextScale, 1.2)))
	}
	w.history.cut(u, &page)()
	u.P.Fill(page, u.Theme.BG.Desk)
	if w.rules.replacesContext() {
		side := page.CutRight(theme.SidePanel.Base)
		u.P.Fill(side, u.Theme.BG.Surface)
		w.rules.drawBeside(u, side.Pad(widgets.PanelPad, 6))
	}
	open.DrawIn(u, page)
}
