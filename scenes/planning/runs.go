package planning

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
)

// Runs replaces the panel of the pending decision while a player asks how much a company would earn, with its own or
// other trains. It plays nothing and looks at the board on the screen: that of the game, of its past, of a what-if, or
// the one to which the current draft would lead.
type Runs struct {
	*desk.Desk
	Outlook *draft.Outlook

	under   *decision.Decision             // the pending decision; nil where nothing is due
	back    func(under *decision.Decision) // leads back to that
	preview *mapview.Preview
	cells   *track.Cells // the board that the draft of under shows in place of the game's, or nil
}

// NewRuns returns the outlook for company c. under is the pending decision or nil; back is called to return to it.
func NewRuns(
	d *desk.Desk, c id.Corp, under *decision.Decision, back func(under *decision.Decision),
) *decision.Decision {
	p := &Runs{Desk: d, under: under, back: back}
	v := d.View()
	if under != nil && under.Site != nil {
		if after := under.Site.After(); after != nil {
			v.S = after
			s := mapview.Scene{Style: &theme.Paper, States: make([]mapview.State, v.T.Track().Len()+1)}
			under.Map.Scene(&s)
			p.preview, p.cells = s.Preview, s.Cells
		}
	}
	p.Outlook = draft.NewOutlook(v, d.Speaker(), c)
	return p.decision()
}

// decision returns the outlook as the decision to show.
func (p *Runs) decision() *decision.Decision {
	d := &decision.Decision{
		Panel: p, Traits: decision.Traits{Routes: true, Plans: true}, Keys: p.search, Cancel: p.cancel, Next: p.outlookOn,
		Map: &decision.MapPart{Scene: p.markScene, Focus: p.focus}, Spoken: p.spoken,
	}
	if p.under != nil {
		d.Consent = p.under.Consent // a question that was asked before stays in sight
	}
	return d
}

// outlookOn returns the outlook on another position, for the same company with the same trains, above the decision
// that is due there.
func (p *Runs) outlookOn(next *decision.Decision) *decision.Decision {
	q := &Runs{Desk: p.Desk, under: next, back: p.back}
	q.Outlook = draft.NewOutlook(p.View(), p.Speaker(), p.Outlook.Corp())
	if !p.Outlook.Own() && q.Outlook.Corp() == p.Outlook.Corp() {
		q.Outlook.CopyTrains(p.Outlook)
	}
	return q.decision()
}

// leave returns to the pending decision.
func (p *Runs) leave() { p.back(p.under) }

// cancel leaves the outlook and returns true.
func (p *Runs) cancel() bool {
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

// spoken returns the announcement: the best run once the search for it is over.
func (p *Runs) spoken() string {
	if p.Outlook.Corp() != 0 && !p.Outlook.Found().Done {
		return ""
	}
	order, _ := p.Prompt()
	return order
}

// Bar returns the button back to the pending decision.
func (p *Runs) Bar() decision.Bar {
	return decision.Bar{Secondary: &decision.Act{ID: "plan:back", Text: p.Say(text.HistoryBack),
		Key: "Esc", Free: true, Do: p.leave}}
}

// markScene draws the best run, and the chosen tile or station.
func (p *Runs) markScene(s *mapview.Scene) {
	s.Routes, s.Preview = nil, p.preview
	if p.cells != nil {
		s.Cells = p.cells
	}
	for i := range p.Outlook.Trains() {
		if r := p.Outlook.Route(i); !rules.Idle(r) {
			s.Routes = append(s.Routes, mapview.Route{Route: r, Number: i})
		}
	}
}

// focus returns the hexes that the routes pass, and the minimum length of a hex edge in dp.
func (p *Runs) focus() (hexes []id.Hex, at float32) {
	for i := range p.Outlook.Trains() {
		hexes = decision.AppendHexes(hexes, p.Outlook.Route(i))
	}
	return hexes, decision.FarHex
}

// search goes on with the search by a slice, and requests another frame if there is more to search. It must run in each
// frame.
func (p *Runs) search(u *ui.UI) {
	if !p.Outlook.Search(decision.SearchSlice) {
		u.WakeAt(u.Now + decision.SearchPause)
	}
}
