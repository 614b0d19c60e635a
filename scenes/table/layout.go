package table

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles/words"
)

// side is the content of the middle of the table.
type side uint8

// The sides. The usual one is the map if the step is made on it, and otherwise the market.
const (
	usualSide side = iota
	mapSide
	marketSide
)

// tab is a tab of the context, the part of the panel below the step.
type tab int

// The tabs.
const (
	corpTab tab = iota
	marketTab
	playersTab
	logTab

	noTab tab = -1 // only the tabs are visible, none is open
)

// phoneTab is a tab of the navigation bar.
type phoneTab int

// The tabs.
const (
	phoneTable phoneTab = iota
	phoneMarket
	phoneCorps
	phonePlayers
	phoneMore
)

// layout is the player's choice of views: map or market in the middle, the tab of the context, the tab and the
// sheet of a phone, the tables.
type layout struct {
	*desk.Desk
	due    func() *decision.Decision
	side   side // as the player chose it
	sideAt bool // companies were operating when the side was chosen
	tab    tab
	asked  bool // the player has opened the context in this step
	page   phoneTab
	sheet  sheet
	tables *info.Tables // the open tables, or nil
}

// onMap reports whether the current step is made on the map, or nowhere in an operating round.
func (s *layout) onMap() bool {
	switch s.See().Prompt.Step.Where {
	case words.OnMap:
		return true
	case words.OnChart, words.AmongLots, words.AmongBoxes:
		return false
	}
	round := s.View().RoundOf(s.View().Base()).Name
	return round != rules.StockRound && round != rules.AuctionRound && s.boardKind() != choice.NeedBoard
}

// shows returns the side that is shown.
func (s *layout) shows() side {
	if s.side != usualSide && s.sideAt == s.onMap() {
		return s.side
	}
	if s.onMap() {
		return mapSide
	}
	return marketSide
}

// boardKind returns the board that belongs to the current step. Small screens show it in the panel.
func (s *layout) boardKind() choice.Board {
	switch {
	case s.See().Prompt.Step.Where == words.AmongLots, s.Boxed():
		return choice.LotBoard
	case !s.Small() && s.inNeed():
		return choice.NeedBoard
	}
	return choice.CorpBoard
}

// inNeed reports whether a president has to raise money for a train.
func (s *layout) inNeed() bool { return s.due() != nil && s.due().Traits.InNeed }

// followsComputer reports whether a turn of a computer is shown.
func (s *layout) followsComputer() bool { return s.due() != nil && s.due().Traits.Follows }

// choose selects a side until a step is made on the other one.
func (s *layout) choose(to side) { s.side, s.sideAt = to, s.onMap() }

// OnBoard reports whether the choices of the step are in the market's place rather than in the panel.
func (s *layout) OnBoard(k choice.Board) bool { return s.boardKind() == k && s.shows() == marketSide }

// ListsCorps reports whether the companies are in sight beside the step, with the buttons of the deals in their rows.
func (s *layout) ListsCorps() bool {
	return !s.Small() && s.shows() == marketSide || s.dealsBelow()
}

// hasSwitch reports whether the map/market switch is shown.
func (s *layout) hasSwitch() bool { return s.side != usualSide || !s.onMap() }

// dealsBelow reports whether the deals of a stock round are below the price chart of a phone, so that they can be
// reached without raising the sheet.
func (s *layout) dealsBelow() bool {
	return s.Class() == widgets.Phone && s.page == phoneTable && s.shows() == marketSide && s.due() != nil &&
		s.due().Deals != nil
}

// marketTabName returns the name of the tab of prices, or of money in titles without share prices.
func (s *layout) marketTabName() string {
	if s.Game.Title().HasShares() {
		return s.Say(text.TabMarket)
	}
	return s.Say(text.TabMoney)
}

// show opens a tab of the context.
func (s *layout) show(which tab) { s.tab, s.asked = which, true }

// showSide shows the map or the market until a step is made on the other one.
func (s *layout) showSide(to side) {
	s.closeTables()
	if to == marketSide && !s.Game.Title().HasShares() {
		s.show(marketTab)
		s.page = phoneMarket
		return
	}
	s.choose(to)
	s.page = phoneTable
	if to == marketSide && s.onMap() { // otherwise the market, or the lots, replace the map
		s.page = phoneMarket
	}
}

// lookTab opens a tab of the context.
func (s *layout) lookTab(which tab) {
	s.closeTables()
	s.show(which)
	switch which {
	case corpTab:
		s.page = phoneCorps
	case playersTab:
		s.page = phonePlayers
	case logTab:
		s.page = phoneMore
	}
}

// closeTables closes the tables.
func (s *layout) closeTables() {
	if s.tables != nil {
		s.Shell.Close(s.tables)
	}
}

// chartInSight reports whether the price chart is shown.
func (s *layout) chartInSight() bool {
	if s.Class() == widgets.Phone && s.page == phoneMarket {
		return true
	}
	return s.shows() == marketSide && s.boardKind() != choice.LotBoard
}
