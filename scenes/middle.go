package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/scenes/kit"
	"hexrail/scenes/ledger"
	"hexrail/scenes/mappane"
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

// place is the part of the table where the map stands, or the market, or the lots of an auction.
type place struct {
	*panel.Desk
	tabs   *ledger.Tabs
	pane   *mappane.Pane
	due    func() panel.Decision
	look   func(s side)
	side   side // as the player chose it
	sideAt bool // companies were operating when the side was chosen
	pinned bool // the map stands beside the lots of an auction
}

// onMap reports whether the step in charge is made on the map, as far as it needs any place.
func (p *place) onMap() bool {
	switch p.See().Prompt.Step.Where {
	case words.OnMap:
		return true
	case words.OnChart, words.AmongLots, words.AmongBoxes:
		return false
	}
	round := p.View().RoundOf(p.View().Base()).Name
	return round != rules.StockRound && round != rules.AuctionRound && p.boardKind() != panel.NeedBoard
}

// shows returns the side that is shown.
func (p *place) shows() side {
	if p.side != usualSide && p.sideAt == p.onMap() {
		return p.side
	}
	if p.onMap() {
		return mapSide
	}
	return marketSide
}

// boardKind returns what belongs to the step on screen. Where there is no room beside the panel it is all in the panel.
func (p *place) boardKind() panel.Board {
	switch {
	case p.See().Prompt.Step.Where == words.AmongLots, p.Boxed():
		return panel.LotBoard
	case !p.Small() && p.inNeed():
		return panel.NeedBoard
	}
	return panel.CorpBoard
}

// inNeed reports whether a president must pay for a train.
func (p *place) inNeed() bool { return p.due() != nil && p.due().Traits().InNeed }

// choose shows a side until a step is made on the other one.
func (p *place) choose(s side) { p.side, p.sideAt = s, p.onMap() }

// onBoard reports whether what the step is chosen from lies in the market's place and not in the panel.
func (p *place) onBoard(k panel.Board) bool { return p.boardKind() == k && p.shows() == marketSide }

// listsCorps reports whether the companies are in sight beside the step, with the buttons of the deals in their rows.
func (p *place) listsCorps() bool {
	return !p.Small() && p.shows() == marketSide || p.DealsBelow()
}

// switchWidth is the width of the switch between map and market in dp.
const switchWidth = 176

// switched reports whether there is a switch between map and market, on screens that have one.
func (p *place) switched() bool { return p.side != usualSide || !p.onMap() }

// sideSwitch draws the switch between map and market in stock rounds at the upper right of r.
func (p *place) sideSwitch(u *ui.UI, r ui.Rect) {
	if !p.switched() {
		return
	}
	w, h := switchWidth*u.TextScale, max(34, u.Target())
	box := paint.R(r.Right()-w-kit.StripEdge, r.Y+kit.StripEdge, w, h)
	u.Card(box, theme.Radius.Button)
	now := 0
	if p.shows() == marketSide {
		now = 1
	}
	second := p.Say(tableWords.market)
	if p.boardKind() == panel.LotBoard {
		second = p.See().Header.Round()
	}
	chosen := u.Tabs("side", p.Say(tableWords.views), box, []ui.Choice{
		{ID: "side:map", Text: p.Say(ledger.Words.Board)}, {ID: "side:market", Text: second},
	}, now)
	if chosen != now {
		p.look([...]side{mapSide, marketSide}[chosen])
		u.Again()
	}
}

// drawMarket draws the market in the place of the map, or the lots of an auction.
func (p *place) drawMarket(u *ui.UI, r ui.Rect) {
	if p.boardKind() == panel.LotBoard {
		p.lotSide(u, r, r)
		return
	}
	p.stockSide(u, r)
}

// underChart draws the table below the price chart: the companies, or what a president in need may sell.
func (p *place) underChart(u *ui.UI, r ui.Rect) {
	if p.boardKind() == panel.NeedBoard {
		kit.TableCard(u, r, p.due().Stock(u))
		return
	}
	p.tabs.CorpTable(u, r)
}

// underChartHeight returns how high that table is with all its rows.
func (p *place) underChartHeight(u *ui.UI) float32 {
	if p.boardKind() == panel.NeedBoard {
		return kit.TableHeight(u, p.due().Stock(u))
	}
	return (float32(len(p.tabs.TableCorps()))*theme.Size.Table.Row+theme.Size.Table.Head)*u.TextScale + 2
}

// lotsBesideMap is the width of the market's place in dp in which the map stands beside two columns of lots.
const lotsBesideMap = 1240

// lotSide draws the lots as cards in the market's place, and below them what is sold, on a large screen beside the map. Clear is
// the part of the place that no sheet covers.
func (p *place) lotSide(u *ui.UI, r, clear ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Map)
	r = clear
	if p.pinned = r.W >= lotsBesideMap*u.TextScale; p.pinned {
		board := r
		r = board.CutLeft(panel.LotsWidth(u) + 2*kit.StripEdge)
		defer p.pane.Draw(u, board, board.Pad(kit.StripEdge, kit.StripEdge), ui.Rect{})
	}
	head := r.CutTop(max(34, u.Target()) + 2*kit.StripEdge)
	if !p.pinned {
		p.sideSwitch(u, head)
	}
	head.CutLeft(kit.StripEdge + 4)
	u.Heading("lots", 2, head, p.See().Header.Round(), kit.Bold(u, kit.Sizes.Heading))
	panel.NewLots(p.Desk, p.due()).Draw(u, r, p.See().Header.Round())
}
