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

// Runs replaces the panel of the pending decision while a player asks what a company would earn, with its own or other
// trains. It plays nothing and looks at the board on the screen: that of the game, of its past, of a what-if, or the
// one to which the current draft would lead.
type Runs struct {
	*desk.Desk
	panel.Idle
	Outlook *draft.Outlook

	under   panel.Decision             // the decision that it replaces; nil if none is pending
	back    func(under panel.Decision) // returns to that decision
	preview *mapview.Preview
}

// NewRuns returns the outlook for company c. under is the pending decision or nil; back is called to return to it.
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

// Traits implements panel.Decision.
func (p *Runs) Traits() panel.Traits { return panel.Traits{Routes: true, Plans: true} }

// On returns the outlook at another position, for the same company with the same trains.
func (p *Runs) On(next panel.Decision) panel.Decision {
	q := &Runs{Desk: p.Desk, under: next, back: p.back}
	q.Outlook = draft.NewOutlook(p.View(), p.Speaker(), p.Outlook.Corp())
	if !p.Outlook.Own() && q.Outlook.Corp() == p.Outlook.Corp() {
		q.Outlook.Like(p.Outlook)
	}
	return q
}

// Consent draws the question of the decision below, so that it stays visible.
func (p *Runs) Consent(u *ui.UI, r *ui.Rect) {
	if p.under != nil {
		p.under.Consent(u, r)
	}
}

// leave returns to the pending decision.
func (p *Runs) leave() { p.back(p.under) }

// Cancel leaves the outlook.
func (p *Runs) Cancel() bool {
	p.leave()
	return true
}

// Prompt returns the revenue that the company would earn.
func (p *Runs) Prompt() (order, limits string) {
	o := p.Outlook
	if o.Corp() == 0 {
		return p.Say(runsWords.nobody), ""
	}
	facts := text.Facts{"company": p.Speaker().Corp(o.Corp()), "sum": p.Speaker().Money(o.Found().Earns)}
	return p.Phrase(runsWords.best, facts), p.Phrase(runsWords.board, text.Facts{"phase": o.View().PhaseDef().Name})
}

// Bar returns the button back to the pending decision.
func (p *Runs) Bar() panel.Bar {
	return panel.Bar{Secondary: &panel.Act{ID: "plan:back", Text: p.Speaker().Word(text.HistoryBack), Key: "Esc", Do: p.leave}}
}

// Map shows the best run, and the selected tile or token.
func (p *Runs) Map(s *mapview.Scene) {
	s.Routes, s.Preview = nil, p.preview
	for i := range p.Outlook.Trains() {
		if r := p.Outlook.Route(i); !rules.Idle(r) {
			s.Routes = append(s.Routes, mapview.Route{Route: r, Number: i})
		}
	}
}

// Focus returns the hexes of the routes.
func (p *Runs) Focus() (hexes []id.Hex, at float32) {
	for i := range p.Outlook.Trains() {
		hexes = panel.AppendHexes(hexes, p.Outlook.Route(i))
	}
	return hexes, panel.FarHex
}

// Keys continues the search for one time slice per frame.
func (p *Runs) Keys(u *ui.UI) {
	if !p.Outlook.Search(panel.SearchSlice) {
		u.WakeAt(u.Now + panel.SearchPause)
	}
}
