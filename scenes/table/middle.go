package table

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/lots"
	"github.com/hexrail/hexrail/scenes/mappane"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// middle is the middle of the table: the map, the market, or the lots of an auction.
type middle struct {
	*layout
	tabs   *info.Tabs
	pane   *mappane.Pane
	pinned bool // the map is beside the lots of an auction
}

// Size of the map/market switch in dp; a finger may need it higher.
const (
	switchWidth  = 176
	switchHeight = 34
)

// drawSideSwitch draws the map/market switch at the upper right of r.
func (m *middle) drawSideSwitch(u *ui.UI, r ui.Rect) {
	if !m.hasSwitch() {
		return
	}
	w, h := switchWidth*u.TextScale, max(switchHeight, u.Target())
	box := paint.R(r.Right()-w-widgets.StripEdge, r.Y+widgets.StripEdge, w, h)
	u.Card(box, theme.Radius.Button)
	before := int(m.shows() - mapSide)
	chosen := u.Tabs("side", m.Say(tableWords.views), box, []ui.Choice{
		{ID: "side:map", Text: m.Say(info.Words.Board)}, {ID: "side:market", Text: m.marketName()},
	}, before)
	if chosen != before {
		m.showSide(mapSide + side(chosen))
	}
}

// marketName returns the name of the market side: the market, or the round whose lots are sold.
func (m *middle) marketName() string {
	if m.boardKind() == choice.LotBoard {
		return m.See().Header.Round()
	}
	return m.Say(tableWords.market)
}

// drawMarket draws the market or the lots of an auction in place of the map.
func (m *middle) drawMarket(u *ui.UI, r ui.Rect) {
	if m.boardKind() == choice.LotBoard {
		m.drawLotSide(u, r, r)
	} else {
		m.drawStockSide(u, r)
	}
}

// drawUnderChart draws the table below the price chart: the companies, or the shares that a president in need can sell.
func (m *middle) drawUnderChart(u *ui.UI, r ui.Rect) {
	if m.boardKind() == choice.NeedBoard {
		widgets.DrawTableCard(u, r, m.due().Need(u))
		return
	}
	m.tabs.DrawCorpTable(u, r)
}

// underChartHeight returns the height of the table below the price chart with all its rows.
func (m *middle) underChartHeight(u *ui.UI) float32 {
	if m.boardKind() == choice.NeedBoard {
		return widgets.TableHeight(u, m.due().Need(u))
	}
	return info.CorpTableHeight(u, len(m.tabs.TableCorps())) + 2
}

// lotsBesideMap is the width of the middle in dp from which the map is beside two columns of lots.
const lotsBesideMap = 1240

// drawLotSide draws the lots as cards and the sold ones below them, beside the map on a large screen. clear is the part
// that no sheet covers.
func (m *middle) drawLotSide(u *ui.UI, r, clear ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Map)
	r = clear
	m.pinned = r.W >= lotsBesideMap*u.TextScale
	if m.pinned {
		board := r
		r = board.CutLeft(lots.Width(u) + 2*widgets.StripEdge)
		defer m.pane.Draw(u, board, board.Pad(widgets.StripEdge, widgets.StripEdge), ui.Rect{})
	}
	if m.Class() != widgets.Phone { // the info line of a phone has both
		head := r.CutTop(max(switchHeight, u.Target()) + 2*widgets.StripEdge)
		if !m.pinned {
			m.drawSideSwitch(u, head)
		}
		head.CutLeft(widgets.StripEdge + 4)
		u.Heading("lots", 2, head, m.See().Header.Round(), widgets.Bold(u, widgets.Sizes.Heading))
	}
	sold := lots.New(m.Desk, chooser(m.due()))
	r.CutTop(sold.Draw(u, r, m.See().Header.Round()))
	if !m.pinned {
		m.drawHomes(u, r.Pad(widgets.StripEdge, 0), sold.MarkLots)
	}
}

// Minimum size of the small map with homes, in dp.
const (
	homesHigh = 170
	homesWide = 400
)

// drawHomes draws a small map into unused space during a stock round or an auction, because the value of a company
// depends on its home. A press opens the map.
func (m *middle) drawHomes(u *ui.UI, r ui.Rect, mark func(*mapview.Scene)) {
	if m.Class() == widgets.Phone || r.H < homesHigh*u.TextScale || r.W < homesWide*u.TextScale ||
		len(m.pane.Homes()) == 0 {
		return
	}
	name := m.Say(info.Words.Board)
	n := ui.Node{ID: "look:homes", Role: ui.RoleButton, Name: name, Describe: m.Speaker().List(m.pane.Homes())}
	s := u.Press(n, r, theme.Radius.Card)
	m.pane.DrawHomes(u, r, mark)
	if s.Hover || s.Focus {
		u.P.Frame(r, theme.Radius.Card, theme.Stroke.Control, u.Theme.Accent.Line)
	}
	u.Tip("look:homes", r, name)
	if s.Clicked {
		m.showSide(mapSide)
	}
}

// chooser returns the decision that takes presses on the lots, or nil.
func chooser(due *decision.Decision) decision.Choice {
	if due == nil {
		return nil
	}
	return due.Choice
}
