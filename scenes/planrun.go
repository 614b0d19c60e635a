package scenes

import (
	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/panel"
)

// planning stands in the place of the step while a player asks what a company would earn with trains that it need not
// have. It plays nothing: it looks at the board that is shown, which is that of the game, of its past, of a what-if, or
// the one that the current choice would lead to.
type planning struct {
	panel.Idle
	table   *Table
	under   panel.Decision // what it stands in the place of; nil where nothing is due
	outlook *draft.Outlook
	preview *mapview.Preview
}

// planRuns shows the outlook on runs, or leaves it.
func (t *Table) planRuns() {
	if t.traits().Plans {
		t.due.Cancel()
		return
	}
	p := &planning{table: t, under: t.due}
	v := t.view()
	if t.due != nil {
		if after := t.due.After(); after != nil {
			v.S = after
			var s mapview.Scene
			s.States = make([]mapview.State, v.T.Track().Len()+1)
			t.due.Map(&s)
			p.preview = s.Preview
		}
	}
	p.outlook = draft.NewOutlook(v, t.speaker(), t.corpChosen())
	t.due, t.sheet = p, 1
	t.look(mapSide)
}

// Traits implements decision.
func (p *planning) Traits() panel.Traits { return panel.Traits{Routes: true, Plans: true} }

// On returns the outlook on another position, for the same company with the same trains, above what is due there.
func (p *planning) On(next panel.Decision) panel.Decision {
	q := &planning{table: p.table, under: next}
	q.outlook = draft.NewOutlook(p.table.view(), p.table.speaker(), p.outlook.Corp())
	if !p.outlook.Own() && q.outlook.Corp() == p.outlook.Corp() {
		q.outlook.Like(p.outlook)
	}
	return q
}

// Consent leaves the question that was asked before in sight.
func (p *planning) Consent(u *ui.UI, r *ui.Rect) {
	if p.under != nil {
		p.under.Consent(u, r)
	}
}

// leave goes back to the step.
func (p *planning) leave() { p.table.due = p.under }

// Cancel leaves the outlook.
func (p *planning) Cancel() bool {
	p.leave()
	return true
}

// Prompt says what the company would earn.
func (p *planning) Prompt() (order, limits string) {
	t, o := p.table, p.outlook
	if o.Corp() == 0 {
		return t.app.Say(planWords.nobody), ""
	}
	facts := text.Facts{"company": t.speaker().Corp(o.Corp()), "sum": t.speaker().Money(o.Found().Earns)}
	return t.phrase(planWords.best, facts), t.phrase(planWords.board, text.Facts{"phase": o.View().PhaseDef().Name})
}

// Bar offers the way back.
func (p *planning) Bar() panel.Bar {
	return panel.Bar{Secondary: &panel.Act{ID: "plan:back", Text: p.table.speaker().Word(text.HistoryBack), Key: "Esc", Do: p.leave}}
}

// Map draws the best run, and the tile or station in hand.
func (p *planning) Map(s *mapview.Scene) {
	s.Routes, s.Preview = nil, p.preview
	for i := range p.outlook.Trains() {
		if r := p.outlook.Route(i); !rules.Idle(r) {
			s.Routes = append(s.Routes, mapview.Route{Route: r, Number: i})
		}
	}
}

// Focus shows the hexes that the routes pass.
func (p *planning) Focus() (hexes []id.Hex, at float32) {
	for i := range p.outlook.Trains() {
		hexes = panel.AppendHexes(hexes, p.outlook.Route(i))
	}
	return hexes, panel.FarHex
}

// Keys goes on with the search while there is something to look for.
func (p *planning) Keys(u *ui.UI) {
	if !p.outlook.Search(panel.SearchSlice) {
		u.WakeAt(u.Now + panel.SearchPause)
	}
}
