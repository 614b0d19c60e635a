package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/scenes/app"
	"hexrail/scenes/header"
	"hexrail/scenes/info"
	"hexrail/scenes/recap"
	"hexrail/scenes/roster"
	"hexrail/scenes/widgets"
)

// reading is the table as its lists, head, strips and recap see it.
type reading struct{ t *Table }

var (
	_ info.Host   = reading{}
	_ recap.Host  = reading{}
	_ header.Host = reading{}
	_ roster.Host = reading{}
)

func (h reading) GameName() string            { return h.t.hooks.Name }
func (h reading) Me() id.Player               { return h.t.history.me() }
func (h reading) OthersTurns() (from, to int) { return h.t.others.Turns() }
func (h reading) Plans() bool                 { return h.t.traits().Plans }
func (h reading) PlanRuns()                   { h.t.planRuns() }
func (h reading) Chosen() id.Corp             { return h.t.strips.Chosen.Corp }
func (h reading) CorpChosen() id.Corp         { return h.t.corpChosen() }
func (h reading) Choose(c id.Corp)            { h.t.strips.Chosen.Corp = c }
func (h reading) Toggle(c id.Corp)            { h.t.strips.ChooseCorp(c) }
func (h reading) Point(c id.Corp)             { h.t.strips.Point(c) }
func (h reading) ShowCorp()                   { h.t.panel.show(corpTab) }
func (h reading) ShowMap()                    { h.t.look(mapSide) }
func (h reading) ShowPlayers()                { h.t.panel.show(playersTab) }
func (h reading) Places() []widgets.MenuLine  { return h.t.places() }
func (h reading) OpenMenu()                   { h.t.menu = mainMenu }
func (h reading) OpenTrains()                 { h.t.openTrains() }
func (h reading) End() func()                 { return h.t.hooks.End }
func (h reading) OpenFilter()                 { h.t.menu = filterMenu }

// Step returns nil, not an interface around a nil decision, if none is pending.
func (h reading) Step() info.Step {
	if h.t.due == nil {
		return nil
	}
	return h.t.due
}

func (h reading) PriceChange(c *view.Corp, n *ui.Node) string    { return h.t.others.Price(c, n) }
func (h reading) ChangeMark(u *ui.UI, card ui.Rect, said string) { recap.DrawChange(u, card, said) }

func (h reading) ShowAt(at int) {
	h.t.history.show()
	h.t.goTo(at)
}

func (h reading) Persons() []id.Player { return h.t.people.persons() }
func (h reading) Shared() bool         { return h.t.people.shared() }
func (h reading) ShowLog()             { h.t.lookTab(logTab) }
func (h reading) ListAll()             { h.t.tabs.Filter = info.Filter{Query: h.t.tabs.Filter.Query} }

func (h reading) PlayBack(u *ui.UI, from, to int) {
	h.t.history.playBack(u.Now+paces[app.QuickPace], from, to, 1)
}

func (h reading) Status() string {
	if h.t.hooks.Status == nil {
		return ""
	}
	return h.t.hooks.Status()
}

// CashChange returns the effect of the current draft on a player's cash, or that of a computer's last action.
func (h reading) CashChange(p id.Player) int32 {
	t := h.t
	d := t.draft()
	if at := t.game.At(); t.followed() && at > 0 && !t.hooks.Opponents.rushes(t) {
		return view.Purse(t.view(), p) - view.Purse(t.game.ViewAt(at-1), p)
	}
	if d == nil {
		return 0
	}
	if e := d.Effects(); e != nil && !e.Refusal.Refused() {
		if !t.game.Title().HasShares() {
			return e.People[p-1].Worth.Change()
		}
		return e.People[p-1].Cash.Change()
	}
	return 0
}
