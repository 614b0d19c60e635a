package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/scenes/ledger"
	"hexrail/scenes/meanwhile"
	"hexrail/scenes/shell"
)

// reading is the table as its tables and lists see it, and what tells of others.
type reading struct{ t *Table }

var (
	_ ledger.Host    = reading{}
	_ meanwhile.Host = reading{}
)

func (h reading) GameName() string            { return h.t.hooks.Name }
func (h reading) PhaseWord() string           { return h.t.phaseWord() }
func (h reading) Me() id.Player               { return h.t.me() }
func (h reading) OthersTurns() (from, to int) { return h.t.others.Turns() }
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

func (h reading) PriceChange(c *view.Corp, n *ui.Node) string    { return h.t.others.Price(c, n) }
func (h reading) ChangeMark(u *ui.UI, card ui.Rect, said string) { meanwhile.DrawChange(u, card, said) }

func (h reading) ShowAt(at int) {
	h.t.history.show()
	h.t.goTo(at)
}

func (h reading) Persons() []id.Player { return h.t.persons() }
func (h reading) ShowLog()             { h.t.lookTab(logTab) }
func (h reading) ListAll()             { h.t.tabs.Filter = ledger.Filter{Query: h.t.tabs.Filter.Query} }

func (h reading) PlayBack(u *ui.UI, from, to int) {
	h.t.history.by = byAction
	h.t.goTo(from)
	h.t.history.playback = playback{on: true, next: u.Now + paces[shell.QuickPace], speed: 1, until: to}
}
