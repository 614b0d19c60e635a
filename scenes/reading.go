package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/scenes/ledger"
)

// reading is the table as its tables and lists see it.
type reading struct{ t *Table }

var _ ledger.Host = reading{}

func (h reading) GameName() string            { return h.t.hooks.Name }
func (h reading) PhaseWord() string           { return h.t.phaseWord() }
func (h reading) Me() id.Player               { return h.t.me() }
func (h reading) OthersTurns() (from, to int) { return h.t.othersTurns() }
func (h reading) Plans() bool                 { return h.t.traits().Plans }
func (h reading) PlanRuns()                   { h.t.planRuns() }
func (h reading) Chosen() id.Corp             { return h.t.chosen.Corp }
func (h reading) CorpChosen() id.Corp         { return h.t.corpChosen() }
func (h reading) Choose(c id.Corp)            { h.t.chosen.Corp = c }
func (h reading) Toggle(c id.Corp)            { h.t.chooseCorp(c) }
func (h reading) Point(c id.Corp)             { h.t.pointing.corp = c }
func (h reading) ShowCorp()                   { h.t.showTab(corpTab) }
func (h reading) ShowMap()                    { h.t.look(mapSide) }
func (h reading) OpenFilter()                 { h.t.menu = filterMenu }

// Step returns no decision as a nil interface.
func (h reading) Step() ledger.Step {
	if h.t.due == nil {
		return nil
	}
	return h.t.due
}

func (h reading) PriceChange(c *view.Corp, n *ui.Node) string    { return h.t.priceChange(c, n) }
func (h reading) ChangeMark(u *ui.UI, card ui.Rect, said string) { h.t.changeMark(u, card, said) }

func (h reading) ShowAt(at int) {
	h.t.openHistory()
	h.t.goTo(at)
}
