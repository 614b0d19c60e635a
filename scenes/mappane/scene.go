package mappane

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/titles"
)

// Scene returns the contents of the map.
func (p *Pane) Scene(u *ui.UI) *mapview.Scene {
	v := p.desk.View()
	s := &mapview.Scene{
		Style: &u.Theme, Cells: &v.S.Cells, Corps: p.desk.Tokens, Held: v.AppendHolds(nil), Phase: v.PhaseDef().Column(),
		States: make([]mapview.State, v.T.Track().Len()+1), FaceDown: v.FaceDown(),
		Layers: p.Layers | p.desk.Shell.Prefs.Layers(), Strong: p.desk.Shell.Prefs.Strong,
		Seats: make([]uint8, len(p.desk.Tokens)), Colors: u.Theme.Player,
	}
	for i := range v.T.Corps {
		s.Seats[i+1] = uint8(v.President(id.Corp(i + 1)))
	}
	if divided := titles.WordsOf(v.T).Divided; divided != nil {
		s.Divided = divided(v)
	}
	doomed := p.markDoomed(s)
	s.Tags = append(hexMarkers(v, u.Theme.Ink.Soft), p.companyMarkers(v)...)
	s.Tags = append(s.Tags, doomed...)
	p.addDestination(s)
	corp, player := p.around.Shown()
	if corp != 0 {
		s.Routes = append(p.network(corp), p.desk.PastRun(corp)...)
	}
	if p.desk.Game.Past() {
		p.MarkLastAction(s)
	}
	if player != 0 {
		markOwner(s, player)
	}
	if due := p.around.Due(); due != nil && due.Map != nil && due.Map.Scene != nil {
		due.Map.Scene(s)
	}
	p.addLastRoutes(s)
	p.around.Mark(s)
	return s
}

// markDoomed hatches the hexes whose track will be removed, and returns a tag for the last of them with the time of
// removal.
func (p *Pane) markDoomed(s *mapview.Scene) (tags []mapview.Tag) {
	v := p.desk.View()
	doomed := titles.WordsOf(v.T).Doomed
	if doomed == nil {
		return nil
	}
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		until, _ := doomed(v, h)
		if until == (text.Pair{}) {
			continue
		}
		s.States[h] |= mapview.Doomed
		tags = []mapview.Tag{{Hex: h, Text: p.desk.Say(until), Color: s.Style.Bad.Base}}
	}
	return tags
}

// hexMarkers returns the signs of the title's markers and builder cubes on hexes.
func hexMarkers(v rules.View, c paint.Color) (tags []mapview.Tag) {
	own := titles.WordsOf(v.T)
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		var signs []string
		for bit, m := range own.Marks {
			if v.S.Cells[h].Marked(uint8(bit)) {
				signs = append(signs, m.Sign)
			}
		}
		if own.Cubes != nil && v.S.Cells[h].Cubes() > 0 {
			signs = append(signs, own.Cubes(v, h).Sign)
		}
		if len(signs) > 0 {
			tags = append(tags, mapview.Tag{Hex: h, Text: strings.Join(signs, " "), Color: c, Head: true})
		}
	}
	return tags
}

// companyMarkers returns the signs of markers that belong to companies, in their colours.
func (p *Pane) companyMarkers(v rules.View) (tags []mapview.Tag) {
	describe := titles.WordsOf(v.T).Marker
	if describe == nil {
		return nil
	}
	for _, m := range v.S.Markers {
		if m.Hex != 0 {
			words := p.desk.Speaker().Corp(m.Corp) + " " + describe(v, m).Sign
			tags = append(tags, mapview.Tag{Hex: m.Hex, Text: words, Color: p.desk.Tokens[m.Corp].Color, Head: true})
		}
	}
	return tags
}

// addDestination marks home and destination of the selected company or, if none is selected, of the acting one, until
// the company has reached the destination.
func (p *Pane) addDestination(s *mapview.Scene) {
	v := p.desk.View()
	shown, _ := p.around.Shown()
	c := cmp.Or(shown, v.Actor().Corp())
	if c == 0 || v.Is(c, rules.Closed) {
		return
	}
	there := v.Destination(c)
	if there == 0 {
		return
	}
	connects := v.S.Depth > 1 && v.Actor().Corp() == c // its connection run interrupts another turn
	if v.Is(c, rules.Arrived) && !connects {
		return
	}
	for _, mark := range [...]struct {
		hex  id.Hex
		word text.Pair
	}{{there, words.destination}, {v.Home(c), words.home}} {
		if !slices.ContainsFunc(s.Tags, func(x mapview.Tag) bool { return x.Hex == mark.hex && x.Head }) {
			s.Tags = append(s.Tags,
				mapview.Tag{Hex: mark.hex, Text: p.desk.Say(mark.word), Color: p.desk.Tokens[c].Color, Head: true})
		}
	}
}

// addLastRoutes adds the last run of every company if that layer is on, unless the decision or a selected company shows
// routes.
func (p *Pane) addLastRoutes(s *mapview.Scene) {
	if s.Layers&mapview.LastRuns == 0 || s.Layers&mapview.StartingMap != 0 {
		return
	}
	if due := p.around.Due(); due != nil && due.Traits.Routes {
		return
	}
	for i := range s.Routes {
		if !s.Routes[i].Past && !s.Routes[i].Reach {
			return
		}
	}
	for _, l := range p.desk.Viewer().LastRoutes() {
		for _, r := range l.Routes {
			s.Routes = append(s.Routes, mapview.Route{Route: r, Corp: l.Corp})
		}
	}
}

// MarkLastAction marks the tile or token of the action before the cursor, or shows its routes in place of all others.
func (p *Pane) MarkLastAction(s *mapview.Scene) {
	if p.desk.Game.At() == 0 {
		return
	}
	a := p.desk.Game.Action(p.desk.Game.At() - 1)
	if x := rules.OperandsOf(a); x.Tile != 0 || x.Placed {
		s.States[x.Hex] |= mapview.Fresh
	}
	if run, ok := a.(rules.RunRoutes); ok {
		if routes := desk.RoutesOf(run.Routes); len(routes) > 0 {
			s.Routes = routes // instead of the network of a selected company
		}
	}
}

// markOwner rings the tokens of the companies of one president and no others.
func markOwner(s *mapview.Scene, owner id.Player) {
	s.Layers |= mapview.Owners
	for i, seat := range s.Seats {
		if seat != uint8(owner) {
			s.Seats[i] = 0
		}
	}
}

// network returns the track that a company reaches, piece by piece.
func (p *Pane) network(c id.Corp) []mapview.Route {
	v := p.desk.View()
	reach := v.Reach(c)
	var list []mapview.Route
	for h := id.Hex(1); int(h) <= v.T.Track().Len(); h++ {
		for i := range v.Position().Face(h).Paths {
			if reach.Paths[h]>>i&1 != 0 {
				piece := track.Piece{Hex: h, Path: uint8(i)}
				list = append(list, mapview.Route{Route: track.Route{Pieces: []track.Piece{piece}}, Reach: true})
			}
		}
	}
	return list
}

// startable returns the companies with a home that any player may start.
func (p *Pane) startable() (list []id.Corp) {
	v := p.desk.View()
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.Home(c) != 0 && !v.Is(c, rules.Started) && !v.Is(c, rules.Closed) && v.T.CardOf(c) == 0 {
			list = append(list, c)
		}
	}
	return list
}

// Homes returns the homes of the companies that any player may start, such as "PRR H12 Altoona".
func (p *Pane) Homes() (list []string) {
	for _, c := range p.startable() {
		list = append(list, p.desk.Speaker().Corp(c)+" "+p.desk.Speaker().Hex(p.desk.View().Home(c)))
	}
	return list
}

// DrawHomes draws the whole map into r, with the names of the companies that any player may start at their homes, and
// the marks that mark adds.
func (p *Pane) DrawHomes(u *ui.UI, r ui.Rect, mark func(*mapview.Scene)) {
	v := p.desk.View()
	s := &mapview.Scene{
		Style: &u.Theme, Cells: &v.S.Cells, Corps: p.desk.Tokens, Held: v.AppendHolds(nil), Phase: v.PhaseDef().Column(),
		FaceDown: v.FaceDown(),
		Layers:   mapview.NoRim, Tagged: true,
	}
	mark(s)
	for _, c := range p.startable() {
		s.Tags = append(s.Tags, mapview.Tag{Hex: v.Home(c), Text: p.desk.Speaker().Corp(c), Color: p.desk.Tokens[c].Color})
	}
	u.P.Clip(r)
	p.desk.Board.Draw(u.P, r, p.desk.Board.Overview(r), s)
	u.P.Unclip()
}

// DrawWhole draws the whole map without any selection. The background extends by margin around r.
func (p *Pane) DrawWhole(to *paint.Painter, style *theme.Palette, r ui.Rect, margin float32) {
	v := p.desk.View()
	p.desk.Board.Draw(to, r.Inset(-margin), p.desk.Board.Overview(r), &mapview.Scene{
		Style: style, Cells: &v.S.Cells, Corps: p.desk.Tokens, Held: v.AppendHolds(nil), Phase: v.PhaseDef().Column(),
		FaceDown: v.FaceDown(), Tags: hexMarkers(v, style.Ink.Soft),
	})
}
