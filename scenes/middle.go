package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/scenes/info"
	"hexrail/scenes/lots"
	"hexrail/scenes/mappane"
	"hexrail/scenes/panel"
	"hexrail/scenes/widgets"
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

// middle is the part of the table where the map stands, or the market, or the lots of an auction.
type middle struct {
	*panel.Desk
	tabs   *info.Tabs
	pane   *mappane.Pane
	due    func() panel.Decision
	look   func(s side)
	side   side // as the player chose it
	sideAt bool // companies were operating when the side was chosen
	pinned bool // the map stands beside the lots of an auction
}

// onMap reports whether the step in charge is made on the map, as far as it needs any place.
func (m *middle) onMap() bool {
	switch m.See().Prompt.Step.Where {
	case words.OnMap:
		return true
	case words.OnChart, words.AmongLots, words.AmongBoxes:
		return false
	}
	round := m.View().RoundOf(m.View().Base()).Name
	return round != rules.StockRound && round != rules.AuctionRound && m.boardKind() != panel.NeedBoard
}

// shows returns the side that is shown.
func (m *middle) shows() side {
	if m.side != usualSide && m.sideAt == m.onMap() {
		return m.side
	}
	if m.onMap() {
		return mapSide
	}
	return marketSide
}

// boardKind returns what belongs to the step on screen. Where there is no room beside the panel it is all in the panel.
func (m *middle) boardKind() panel.Board {
	switch {
	case m.See().Prompt.Step.Where == words.AmongLots, m.Boxed():
		return panel.LotBoard
	case !m.Small() && m.inNeed():
		return panel.NeedBoard
	}
	return panel.CorpBoard
}

// inNeed reports whether a president must pay for a train.
func (m *middle) inNeed() bool { return m.due() != nil && m.due().Traits().InNeed }

// choose shows a side until a step is made on the other one.
func (m *middle) choose(s side) { m.side, m.sideAt = s, m.onMap() }

// onBoard reports whether what the step is chosen from lies in the market's place and not in the panel.
func (m *middle) onBoard(k panel.Board) bool { return m.boardKind() == k && m.shows() == marketSide }

// listsCorps reports whether the companies are in sight beside the step, with the buttons of the deals in their rows.
func (m *middle) listsCorps() bool {
	return !m.Small() && m.shows() == marketSide || m.DealsBelow()
}

// switchWidth is the width of the switch between map and market in dp.
const switchWidth = 176

// switched reports whether there is a switch between map and market, on screens that have one.
func (m *middle) switched() bool { return m.side != usualSide || !m.onMap() }

// sideSwitch draws the switch between map and market in stock rounds at the upper right of r.
func (m *middle) sideSwitch(u *ui.UI, r ui.Rect) {
	if !m.switched() {
		return
	}
	w, h := switchWidth*u.TextScale, max(34, u.Target())
	box := paint.R(r.Right()-w-widgets.StripEdge, r.Y+widgets.StripEdge, w, h)
	u.Card(box, theme.Radius.Button)
	now := 0
	if m.shows() == marketSide {
		now = 1
	}
	chosen := u.Tabs("side", m.Say(tableWords.views), box, []ui.Choice{
		{ID: "side:map", Text: m.Say(info.Words.Board)}, {ID: "side:market", Text: m.marketName()},
	}, now)
	if chosen != now {
		m.look([...]side{mapSide, marketSide}[chosen])
		u.Again()
	}
}

// marketName is what stands in the place of the map: the market, or the round of which the lots are.
func (m *middle) marketName() string {
	if m.boardKind() == panel.LotBoard {
		return m.See().Header.Round()
	}
	return m.Say(tableWords.market)
}

// drawMarket draws the market in the place of the map, or the lots of an auction.
func (m *middle) drawMarket(u *ui.UI, r ui.Rect) {
	if m.boardKind() == panel.LotBoard {
		m.lotSide(u, r, r)
		return
	}
	m.stockSide(u, r)
}

// underChart draws the table below the price chart: the companies, or what a president in need may sell.
func (m *middle) underChart(u *ui.UI, r ui.Rect) {
	if m.boardKind() == panel.NeedBoard {
		widgets.TableCard(u, r, m.due().Stock(u))
		return
	}
	m.tabs.CorpTable(u, r)
}

// underChartHeight returns how high that table is with all its rows.
func (m *middle) underChartHeight(u *ui.UI) float32 {
	if m.boardKind() == panel.NeedBoard {
		return widgets.TableHeight(u, m.due().Stock(u))
	}
	return (float32(len(m.tabs.TableCorps()))*theme.Size.Table.Row+theme.Size.Table.Head)*u.TextScale + 2
}

// lotsBesideMap is the width of the market's place in dp in which the map stands beside two columns of lots.
const lotsBesideMap = 1240

// lotSide draws the lots as cards in the market's place, and below them what is sold, on a large screen beside the map. Clear is
// the part of the place that no sheet covers.
func (m *middle) lotSide(u *ui.UI, r, clear ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Map)
	r = clear
	if m.pinned = r.W >= lotsBesideMap*u.TextScale; m.pinned {
		board := r
		r = board.CutLeft(lots.Width(u) + 2*widgets.StripEdge)
		defer m.pane.Draw(u, board, board.Pad(widgets.StripEdge, widgets.StripEdge), ui.Rect{})
	}
	if m.Class() != widgets.Phone { // whose info line tells the round and leads to the map
		head := r.CutTop(max(34, u.Target()) + 2*widgets.StripEdge)
		if !m.pinned {
			m.sideSwitch(u, head)
		}
		head.CutLeft(widgets.StripEdge + 4)
		u.Heading("lots", 2, head, m.See().Header.Round(), widgets.Bold(u, widgets.Sizes.Heading))
	}
	sold := lots.New(m.Desk.Desk, chooser(m.due()))
	r.CutTop(sold.Draw(u, r, m.See().Header.Round()))
	if !m.pinned {
		m.homes(u, r.Pad(widgets.StripEdge, 0), sold.Pin)
	}
}

// The least room for a small map with the homes of companies, in dp.
const (
	homesHigh = 170
	homesWide = 400
)

// homes draws a small map in what a stock round or an auction leaves of a large screen: where companies begin decides what they are worth.
// A press leads to the map.
func (m *middle) homes(u *ui.UI, r ui.Rect, mark func(*mapview.Scene)) {
	if m.Class() == widgets.Phone || r.H < homesHigh*u.TextScale || r.W < homesWide*u.TextScale || len(m.pane.Homes()) == 0 {
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
		m.look(mapSide)
		u.Again()
	}
}

// chooser returns what takes the presses on the lots of an auction, or nil.
func chooser(due panel.Decision) lots.Chooser {
	if due == nil {
		return nil
	}
	return due.Lots()
}
