package panel

import (
	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/rules/id"
	"hexrail/rules/track"
	"hexrail/scenes/widgets"
)

// placing is the choice of a city for a station: the one of the turn, one that a private allows, or the home.
type placing struct{ ground }

// Prompt names the chosen hex, and which of its cities is meant or what else there is to say of it.
func (p *placing) Prompt() (order, limits string) {
	if o := p.draft.Chosen(); o != nil && p.draft.Hex() != 0 {
		if words := p.draft.WayWords(); words != "" && p.desk.Small() { // there the consequences are out of sight
			return p.desk.Speaker().Hex(p.draft.Hex()), words
		}
		return p.desk.Speaker().Hex(p.draft.Hex()), o.Detail
	}
	return p.ground.Prompt()
}

// Panel lists the cities with their prices, and what the chosen one costs.
func (p *placing) Panel(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	p.answer(u, col)
	p.options(u, col, draft.Places)
	p.smallTray(u, col)
	p.chosenTile(u, col)
	p.besides(u, col)
	return col.Height()
}

// Map lights up the cities and hangs their prices on them. The way whose hexes are paid is drawn, and its hexes are numbered.
func (p *placing) Map(s *mapview.Scene) {
	p.ground.Map(s)
	for _, o := range p.draft.Options(draft.Places) {
		s.Tags = append(s.Tags, mapview.Tag{Hex: o.Hex, Text: o.Figure, Color: s.Style.Accent.Base})
	}
	w, _, ok := p.draft.TokenWay()
	if !ok {
		return
	}
	s.Routes = append(s.Routes, mapview.Route{Route: track.Route{Pieces: w.Pieces}, Reach: true})
	for i, h := range draft.WayHexes(w) {
		if h != p.draft.Hex() { // there its price stands
			s.Tags = append(s.Tags, mapview.Tag{Hex: h, Text: text.Number(int32(i + 1)), Color: s.Style.Ink.Soft})
		}
	}
}

// Focus shows the chosen hex, or else where the turn's own station or hotel may go: a private may allow places all over the map.
func (p *placing) Focus() (hexes []id.Hex, r float32) {
	for _, o := range p.draft.Options(draft.Places) {
		if o.Private == 0 && !o.Barred {
			hexes = append(hexes, o.Hex)
		}
	}
	if p.draft.Hex() != 0 || len(hexes) == 0 {
		return p.ground.Focus()
	}
	return hexes, FarHex
}
