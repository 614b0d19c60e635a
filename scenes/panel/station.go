package panel

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// stationPanel is the choice of a city for a station: the one of the turn, one that a private allows, or the home.
type stationPanel struct {
	*choice.Choice
	site *choice.Site
}

func newStationPanel(c *choice.Choice) *decision.Decision {
	p := &stationPanel{c, choice.NewSite(c)}
	d := p.site.OnMap(p)
	d.Map.Scene, d.Map.Focus = p.markScene, p.focus
	return d
}

// Bar returns the buttons of the draft.
func (p *stationPanel) Bar() decision.Bar { return p.site.Bar() }

// Prompt returns the name of the chosen hex and the details of the choice there, such as the city.
func (p *stationPanel) Prompt() (order, limits string) {
	if o := p.Draft().Chosen(); o != nil && p.Draft().Hex() != 0 {
		// On small screens the consequences are out of sight, so the prompt explains the price.
		if words := p.Draft().WayWords(); words != "" && p.Desk.Small() {
			return p.Desk.Speaker().Hex(p.Draft().Hex()), words
		}
		return p.Desk.Speaker().Hex(p.Draft().Hex()), o.Detail
	}
	return p.site.Prompt()
}

// Draw draws the cities with their prices, and the consequences of the chosen one, and returns the height.
func (p *stationPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	p.Why.DrawAtTop(u, col)
	p.Rows.DrawGroup(u, col, draft.Places)
	p.site.DrawSmallTray(u, col)
	p.site.DrawChosenTile(u, col)
	p.site.DrawPowers(u, col)
	return col.Height()
}

// markScene lights up the cities and tags them with their prices. It draws the way that is paid for, with its hexes
// numbered.
func (p *stationPanel) markScene(s *mapview.Scene) {
	p.site.Scene(s)
	for _, o := range p.Draft().Options(draft.Places) {
		s.Tags = append(s.Tags, mapview.Tag{Hex: o.Hex, Text: o.Figure, Color: s.Style.Accent.Base})
	}
	w, _, ok := p.Draft().TokenWay()
	if !ok {
		return
	}
	s.Routes = append(s.Routes, mapview.Route{Route: track.Route{Pieces: w.Pieces}, Reach: true})
	for i, h := range draft.WayHexes(w) {
		if h != p.Draft().Hex() { // which has the tag with its price
			s.Tags = append(s.Tags, mapview.Tag{Hex: h, Text: text.Number(int32(i + 1)), Color: s.Style.Ink.Soft})
		}
	}
}

// focus returns the chosen hex, or the hexes for the turn's own station or hotel. Places that a private allows are left
// out, because they may be all over the map.
func (p *stationPanel) focus() (hexes []id.Hex, r float32) {
	for _, o := range p.Draft().Options(draft.Places) {
		if o.Private == 0 && !o.Barred {
			hexes = append(hexes, o.Hex)
		}
	}
	if p.Draft().Hex() != 0 || len(hexes) == 0 {
		return p.site.Focus()
	}
	return hexes, decision.FarHex
}
