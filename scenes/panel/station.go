package panel

import (
	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/rules/id"
	"hexrail/rules/track"
	"hexrail/scenes/choice"
	"hexrail/scenes/decision"
	"hexrail/scenes/widgets"
)

// stationPanel is the choice of a city for a station: the one of the turn, one that a private allows, or the home.
type stationPanel struct {
	*choice.Choice
	site *choice.Site
}

func newStationPanel(c *choice.Choice) *decision.Decision {
	p := &stationPanel{c, choice.NewSite(c)}
	d := p.site.OnMap(p)
	d.Map.Scene, d.Map.Focus = p.scene, p.focus
	return d
}

// Bar has the buttons of the draft.
func (p *stationPanel) Bar() decision.Bar { return p.site.Bar() }

// Prompt names the chosen hex and the details of the choice there, such as the city.
func (p *stationPanel) Prompt() (order, limits string) {
	if o := p.Draft().Chosen(); o != nil && p.Draft().Hex() != 0 {
		if words := p.Draft().WayWords(); words != "" && p.Desk.Small() { // there the consequences are out of sight
			return p.Desk.Speaker().Hex(p.Draft().Hex()), words
		}
		return p.Desk.Speaker().Hex(p.Draft().Hex()), o.Detail
	}
	return p.site.Prompt()
}

// Draw lists the cities with their prices, and the consequences of the chosen one.
func (p *stationPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	p.Why.AtTop(u, col)
	p.Rows.Group(u, col, draft.Places)
	p.site.SmallTray(u, col)
	p.site.ChosenTile(u, col)
	p.site.Besides(u, col)
	return col.Height()
}

// scene lights up the cities and hangs their prices on them. The way whose hexes are paid is drawn, and its hexes are
// numbered.
func (p *stationPanel) scene(s *mapview.Scene) {
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
		if h != p.Draft().Hex() { // there its price stands
			s.Tags = append(s.Tags, mapview.Tag{Hex: h, Text: text.Number(int32(i + 1)), Color: s.Style.Ink.Soft})
		}
	}
}

// focus shows the chosen hex, or else where the turn's own station or hotel may go: a private may allow places all over
// the map.
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
