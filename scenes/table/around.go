package table

import (
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/scenes/app"
	"hexrail/scenes/choice"
	"hexrail/scenes/desk"
	"hexrail/scenes/header"
	"hexrail/scenes/info"
	"hexrail/scenes/lots"
	"hexrail/scenes/mappane"
	"hexrail/scenes/recap"
)

// aroundMap returns the table around the map.
func aroundMap(t *Table) mappane.Around {
	return mappane.Around{
		Due:        t.current,
		Shown:      func() (id.Corp, id.Player) { return t.strips.Corp(), t.strips.Player() },
		OpenLayers: func() { t.menu = layersMenu },
		Mark: func(s *mapview.Scene) { // the changes by others, the lots of an auction beside the map, the marks of the hooks
			t.others.Map(s)
			if t.middle.pinned && t.middle.OnBoard(choice.LotBoard) {
				lots.New(t.Desk(), nil).Pin(s)
			}
			if t.hooks.Mark != nil {
				t.hooks.Mark(s)
			}
		},
		Over: func() mappane.Over {
			return mappane.Over{
				Menu: t.menu != noMenu, Card: t.others.Shown(), Switch: t.middle.switched(), Line: t.pillShown(),
				Sheet: t.phone.sheet.at,
			}
		},
	}
}

// aroundMarks returns the table around the marks of what others have done.
func aroundMarks(t *Table) recap.Around {
	return recap.Around{
		Me: t.history.me, Persons: t.people.persons, Shared: t.people.SharedDevice,
		ShowLog: func() { t.lookTab(logTab) },
		ListAll: func() { t.tabs.Filter = info.Filter{Query: t.tabs.Filter.Query} },
		PlayBack: func(u *ui.UI, from, to int) {
			t.history.playBack(u.Now+paces[app.QuickPace], from, to, 1)
		},
	}
}

// aroundTabs returns the table around its tables and lists.
func aroundTabs(t *Table, common *desk.Desk) *info.Desk {
	return &info.Desk{
		Desk: common,
		Around: info.Around{
			Due: t.current, PlanRuns: t.planRuns, GameName: t.name, Me: t.history.me, OthersTurns: t.others.Turns,
		},
		Selection: info.Selection{
			Chosen:     func() id.Corp { return t.strips.Chosen.Corp },
			CorpChosen: t.corpChosen,
			Choose:     func(c id.Corp) { t.strips.Chosen.Corp = c },
			Toggle:     func(c id.Corp) { t.strips.ChooseCorp(c) },
			Point:      func(c id.Corp) { t.strips.Point(c) },
		},
		Changes: info.Changes{PriceChange: t.others.Price, ChangeMark: recap.DrawChange},
		Links: info.Links{
			ShowCorp: func() { t.panel.show(corpTab) }, ShowMap: func() { t.look(mapSide) }, ShowAt: t.showAt,
			OpenFilter: func() { t.menu = filterMenu },
		},
	}
}

// places returns the places that the top bar leads to.
func places(t *Table) header.Places {
	return header.Places{
		GameName: t.name, Icons: t.places, OpenMenu: func() { t.menu = mainMenu }, ShowAt: t.showAt, OpenTrains: t.openTrains,
		End: t.hooks.End,
		Status: func() string {
			if t.hooks.Status == nil {
				return ""
			}
			return t.hooks.Status()
		},
	}
}

// name returns the name of the game.
func (t *Table) name() string { return t.hooks.Name }

// showAt shows a position of the game with the history.
func (t *Table) showAt(at int) {
	t.history.show()
	t.GoTo(at)
}

// cashChange returns what the current choice would do to a player's cash, or what the last action of a computer has done.
func (t *Table) cashChange(p id.Player) int32 {
	d := t.draft()
	if at := t.game.At(); t.followed() && at > 0 && !t.hooks.Opponents.rushes(t) {
		return view.Purse(t.desk.View(), p) - view.Purse(t.game.ViewAt(at-1), p)
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
