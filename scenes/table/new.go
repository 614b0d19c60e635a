package table

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/commentary"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/goal"
	"github.com/hexrail/hexrail/scenes/header"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/lots"
	"github.com/hexrail/hexrail/scenes/mappane"
	"github.com/hexrail/hexrail/scenes/motion"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/recap"
	"github.com/hexrail/hexrail/scenes/roster"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// New returns the table of a game at its cursor, without computers.
func New(a *app.Shell, g *match.Match, h Hooks) *Table { return newAgainst(a, g, h, nil) }

// newAgainst returns the table of a game at its cursor. auto plays for the computers and may be nil.
func newAgainst(a *app.Shell, g *match.Match, h Hooks, auto *opponents) *Table {
	t := &Table{app: a, game: g, hooks: h, auto: auto}
	t.sight = &sight{app: a, game: g, selected: func() view.Selection { return t.strips.Chosen }}
	common := &desk.Desk{
		Shell: a, Game: g, Board: mapview.New(g.Title().Track()), Sight: t.sight,
		Tokens: widgets.Tokens(g.Title()), Seats: widgets.SeatsOf(g.Players()),
	}
	t.layout = &layout{Desk: common, due: t.Due, sheet: sheet{moved: map[string]int{}}}
	t.people = &people{Desk: common, hooks: &t.hooks}
	t.rewind = &rewind{Desk: common, table: t, hooks: &t.hooks, people: t.people, auto: auto}
	t.rules = &rulesPanel{Desk: common, focus: &t.focus}
	if h.Rules {
		common.Rules = t.rules.show
	}
	t.history = &dock{layout: t.layout, moves: t, hooks: &t.hooks, people: t.people, rewind: t.rewind}
	t.pill = &pill{t.layout, auto}
	t.pane, t.motion = mappane.New(common, aroundMap(t)), motion.New(common)
	t.others = recap.New(common, aroundMarks(t))
	t.comments = commentary.New(common, h.Comments)
	t.desk = &choice.Desk{
		Desk: common, Pane: t.pane, People: t.people, Boards: t.layout, Sheet: &t.layout.sheet,
		PromptWords: t.promptWords, Play: t.Play, Ready: t.ready, DealsBelow: t.layout.dealsBelow,
	}
	if h.Bar == nil { // in lessons and puzzles everything is done by hand
		t.desk.OpenProgrammes = func() { t.orders.open() }
	}
	t.tabs = info.NewTabs(aroundTabs(t, common))
	t.ways = &ways{
		layout: t.layout, hooks: &t.hooks, people: t.people, rewind: t.rewind, others: t.others, pane: t.pane, tabs: t.tabs,
		rules: t.rules, history: t.history, focus: &t.focus, planRuns: t.toggleOutlook, plan: t.togglePlan,
		programmes: t.desk.OpenProgrammes, suggest: t.suggest,
	}
	t.bar = &header.Bar{Desk: common, Places: headerPlaces(t), Tabs: t.tabs}
	t.banner = &header.Banner{Desk: common, Traits: t.traits}
	t.strips = &roster.Roster{
		Desk: common, Tabs: t.tabs, Others: t.others, CashChange: t.cashChange,
		ShowCorp: func() { t.layout.show(corpTab) }, ShowPlayers: func() { t.layout.show(playersTab) },
	}
	d := t.history
	d.strips, d.pane, d.tabs, d.others, d.comments = t.strips, t.pane, t.tabs, t.others, t.comments
	t.actions = &actionBar{Desk: t.desk, rewind: t.rewind}
	t.orders = &autoplay{Desk: common, table: t, due: t.Due, people: t.people, hooks: &t.hooks}
	t.middle = &middle{layout: t.layout, tabs: t.tabs, pane: t.pane}
	t.panel = &sidePanel{
		Desk: t.desk, layout: t.layout, hooks: &t.hooks, bar: t.bar, banner: t.banner, middle: t.middle, tabs: t.tabs,
		actions: t.actions, comments: t.comments, rules: t.rules, focus: &t.focus, people: t.people, buttons: t.buttons,
		goal: goal.Line{Desk: common, Me: t.people.alone},
	}
	t.phone = &phone{
		Desk: t.desk, layout: t.layout, panel: t.panel, history: d, middle: t.middle, pane: t.pane, pill: t.pill,
		strips: t.strips, others: t.others, openPage: t.ways.openTables,
	}
	t.wide = &wide{
		layout: t.layout, bar: t.bar, banner: t.banner, strips: t.strips, middle: t.middle, pane: t.pane, tabs: t.tabs,
		panel: t.panel, actions: t.actions, history: d, others: t.others, pill: t.pill, rules: t.rules,
	}
	t.menu = &menu{
		layout: t.layout, hooks: &t.hooks, ways: t.ways, pane: t.pane, bar: t.bar, actions: t.actions, rewind: t.rewind,
	}
	if auto != nil {
		t.people.thinker = &auto.thinker
		auto.Desk, auto.people, auto.play, auto.handed = common, t.people, t.Play, t.others.Open
		auto.busy = func() bool { return t.menu.kind != noMenu || t.history.open || t.others.HoldsComputers() }
	}
	t.updateCursor()
	return t
}

// aroundMap returns the table around the map.
func aroundMap(t *Table) mappane.Around {
	return mappane.Around{
		Due:        t.Due,
		Shown:      func() (id.Corp, id.Player) { return t.strips.Corp(), t.strips.Player() },
		OpenLayers: func() { t.menu.kind = layersMenu },
		Mark: func(s *mapview.Scene) { // the changes by others, the lots of an auction beside the map, the marks of the hooks
			t.others.MarkMap(s)
			if t.middle.pinned && t.layout.OnBoard(choice.LotBoard) {
				lots.New(t.Desk(), nil).MarkLots(s)
			}
			if t.hooks.Mark != nil {
				t.hooks.Mark(s)
			}
			if !t.traits().Plans {
				planning.MarkPlans(s, t.Desk(), t.history.owner(), t.people.sent)
			}
		},
		Over: func() mappane.Over {
			return mappane.Over{
				Menu: t.menu.kind != noMenu, Card: t.others.Shown(), Switch: t.layout.hasSwitch(), Line: t.pill.shown(),
				Sheet: t.layout.sheet.at,
			}
		},
	}
}

// aroundMarks returns the parts of the table that the marks of others' actions need.
func aroundMarks(t *Table) recap.Table {
	return recap.Table{
		Me: t.history.owner, Persons: t.people.persons, Shared: t.people.SharedDevice,
		ShowLog: func() { t.layout.lookTab(logTab) },
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
			Due: t.Due, PlanRuns: t.toggleOutlook, GameName: t.name, Me: t.history.owner, OthersTurns: t.others.Turns,
		},
		Selection: info.Selection{
			Chosen:     func() id.Corp { return t.strips.Chosen.Corp },
			CorpChosen: t.corpChosen,
			Choose:     func(c id.Corp) { t.strips.Chosen.Corp = c },
			Toggle:     func(c id.Corp) { t.strips.ToggleCorp(c) },
			Point:      func(c id.Corp) { t.strips.PointAt(c) },
		},
		Changes: info.Changes{PriceChange: t.others.PriceChange, ChangeMark: recap.DrawChange},
		Links: info.Links{
			ShowCorp: func() { t.layout.show(corpTab) }, ShowMap: func() { t.layout.showSide(mapSide) }, ShowAt: t.ways.showAt,
			OpenFilter: func() { t.menu.kind = filterMenu },
		},
	}
}

// headerPlaces returns the places that the top bar leads to.
func headerPlaces(t *Table) header.Places {
	return header.Places{
		GameName: t.name, Icons: t.ways.barIcons, OpenMenu: func() { t.menu.kind = mainMenu }, ShowAt: t.ways.showAt,
		OpenTrains: t.ways.openTrains,
		End:        t.hooks.End,
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
