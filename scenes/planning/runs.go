package planning

import (
	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/desk"
	"hexrail/scenes/panel"
)

// Runs stands in the place of the step while a player asks what a company would earn with trains that it need not
// have. It plays nothing: it looks at the board that is shown, which is that of the game, of its past, of a what-if, or
// the one that the current choice would lead to.
type Runs struct {
	*desk.Desk
	panel.Idle
	Outlook *draft.Outlook

	under   panel.Decision             // what it stands in the place of; nil where nothing is due
	back    func(under panel.Decision) // leads back to that
	preview *mapview.Preview
}

// NewRuns returns the outlook on the runs of a company above the decision that is due, if there is one.
func NewRuns(d *desk.Desk, c id.Corp, under panel.Decision, back func(under panel.Decision)) *Runs {
	p := &Runs{Desk: d, under: under, back: back}
	v := d.View()
	if under != nil {
		if after := under.After(); after != nil {
			v.S = after
			var s mapview.Scene
			s.States = make([]mapview.State, v.T.Track().Len()+1)
			under.Map(&s)
			p.preview = s.Preview
		}
	}
	p.Outlook = draft.NewOutlook(v, d.Speaker(), c)
	return p
}

// Traits implements decision.
func (p *Runs) Traits() panel.Traits { return panel.Traits{Routes: true, Plans: true} }

// On returns the outlook on another position, for the same company with the same trains, above what is due there.
func (p *Runs) On(next panel.Decision) panel.Decision {
	q := &Runs{Desk: p.Desk, under: next, back: p.back}
	q.Outlook = draft.NewOutlook(p.View(), p.Speaker(), p.Outlook.Corp())
	if !p.Outlook.Own() && q.Outlook.Corp() == p.Outlook.Corp() {
		q.Outlook.Like(p.Outlook)
	}
	return q
}

// Consent leaves the question that was asked before in sight.
func (p *Runs) Consent(u *ui.UI, r *ui.Rect) {
	if p.under != nil {
		p.under.Consent(u, r)
	}
}

// leave goes back to the step.
func (p *Runs) leave() { p.back(p.under) }

// Cancel leaves the outlook.
func (p *Runs) Cancel() bool {
	p.leave()
	return true
}

// Prompt says what the company would earn.
func (p *Runs) Prompt() (order, limits string) {
	o := p.Outlook
	if o.Corp() == 0 {
		return p.Say(runsWords.nobody), ""
	}
	facts := text.Facts{"company": p.Speaker().Corp(o.Corp()), "sum": p.Speaker().Money(o.Found().Earns)}
	return p.Phrase(runsWords.best, facts), p.Phrase(runsWords.board, text.Facts{"phase": o.View().PhaseDef().Name})
}

// Bar offers the way back.
func (p *Runs) Bar() panel.Bar {
	return panel.Bar{Secondary: &panel.Act{ID: "plan:back", Text: p.Speaker().Word(text.HistoryBack), Key: "Esc", Do: p.leave}}
}

// Map draws the best run, and the chosen tile or station.
func (p *Runs) Map(s *mapview.Scene) {
	s.Routes, s.Preview = nil, p.preview
	for i := range p.Outlook.Trains() {
		if r := p.Outlook.Route(i); !rules.Idle(r) {
			s.Routes = append(s.Routes, mapview.Route{Route: r, Number: i})
		}
	}
}

// Focus shows the hexes that the routes pass.
func (p *Runs) Focus() (hexes []id.Hex, at float32) {
	for i := range p.Outlook.Trains() {
		hexes = panel.AppendHexes(hexes, p.Outlook.Route(i))
	}
	return hexes, panel.FarHex
}

// Keys goes on with the search while there is something to look for.
func (p *Runs) Keys(u *ui.UI) {
	if !p.Outlook.Search(panel.SearchSlice) {
		u.WakeAt(u.Now + panel.SearchPause)
	}
}
