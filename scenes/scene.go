package scenes

import (
	"cmp"
	"slices"
	"strings"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/paint"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/track"
	"hexrail/scenes/panel"
	"hexrail/titles"
)

// scene returns what is to be seen on the map.
func (t *Table) scene(u *ui.UI) *mapview.Scene {
	v := t.view()
	s := &mapview.Scene{
		Style: &u.Theme, Cells: &v.S.Cells, Corps: t.tokens, Held: v.AppendHolds(nil), Phase: v.PhaseDef().Column(),
		States: make([]mapview.State, v.T.Track().Len()+1), Chosen: t.chosen.Hex, FaceDown: v.FaceDown(),
		Layers: t.layers | t.app.Prefs.Layers(), Strong: t.app.Prefs.Strong, Seats: make([]uint8, len(t.tokens)), Colors: u.Theme.Player,
	}
	for i := range v.T.Corps {
		s.Seats[i+1] = uint8(v.President(id.Corp(i + 1)))
	}
	s.Tags = append(markers(v, u.Theme.Ink.Soft), t.companyMarkers(v)...)
	t.addDestination(s)
	t.markChanges(s)
	if c := t.shownCorp(); c != 0 {
		s.Routes = append(t.network(c), t.desk.LastRun(c, true)...)
	}
	if t.past() {
		t.markLast(s)
	}
	if p := t.shownPlayer(); p != 0 {
		t.markOwner(s, p)
	}
	if t.due != nil {
		t.due.Map(s)
	}
	if t.pinned && t.onBoard(panel.LotBoard) {
		panel.NewLots(t.desk, t.due).Pin(s)
	}
	t.addLastRoutes(s)
	if t.hooks.Mark != nil {
		t.hooks.Mark(s)
	}
	return s
}

// markers returns the signs of the title's markers on hexes.
func markers(v rules.View, c paint.Color) (tags []mapview.Tag) {
	known := titles.WordsOf(v.T).Marks
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		var signs []string
		for bit, m := range known {
			if v.S.Cells[h].Marks>>bit&1 != 0 {
				signs = append(signs, m.Sign)
			}
		}
		if len(signs) > 0 {
			tags = append(tags, mapview.Tag{Hex: h, Text: strings.Join(signs, " "), Color: c, Head: true})
		}
	}
	return tags
}

// companyMarkers returns the signs of the markers that lie on hexes for companies, in their colours.
func (t *Table) companyMarkers(v rules.View) (tags []mapview.Tag) {
	describe := titles.WordsOf(v.T).Marker
	if describe == nil {
		return nil
	}
	for _, m := range v.S.Markers {
		if m.Hex != 0 {
			words := t.speaker().Corp(m.Corp) + " " + describe(v, m).Sign
			tags = append(tags, mapview.Tag{Hex: m.Hex, Text: words, Color: t.tokens[m.Corp].Color, Head: true})
		}
	}
	return tags
}

// addDestination marks the hex to which the company in sight, or the one whose turn it is, wants to be connected, and its home, until it
// has got there.
func (t *Table) addDestination(s *mapview.Scene) {
	v := t.view()
	c := cmp.Or(t.shownCorp(), v.Actor().Corp())
	if c == 0 || v.Is(c, rules.Closed) {
		return
	}
	there := v.T.Destination(c)
	if there == 0 {
		return
	}
	if interrupts := v.S.Depth > 1 && v.Actor().Corp() == c; v.Is(c, rules.Arrived) && !interrupts { // but for its connection run
		return
	}
	for _, mark := range [...]struct {
		hex  id.Hex
		word text.Pair
	}{{there, tableWords.destination}, {v.T.HomeHex(c), tableWords.home}} {
		if !slices.ContainsFunc(s.Tags, func(x mapview.Tag) bool { return x.Hex == mark.hex && x.Head }) {
			s.Tags = append(s.Tags, mapview.Tag{Hex: mark.hex, Text: t.app.Say(mark.word), Color: t.tokens[c].Color, Head: true})
		}
	}
}

// addLastRoutes adds what every company ran last, if the player wants to see it and no run is in hand or drawn.
func (t *Table) addLastRoutes(s *mapview.Scene) {
	if s.Layers&mapview.LastRuns == 0 || s.Layers&mapview.StartingMap != 0 {
		return
	}
	if t.traits().Routes {
		return
	}
	for i := range s.Routes {
		if !s.Routes[i].Past && !s.Routes[i].Reach {
			return
		}
	}
	for _, l := range t.viewer().LastRoutes() {
		for _, r := range l.Routes {
			s.Routes = append(s.Routes, mapview.Route{Route: r, Corp: l.Corp})
		}
	}
}

// markLast marks what the action before the cursor laid or placed.
func (t *Table) markLast(s *mapview.Scene) {
	if t.game.At() == 0 {
		return
	}
	switch a := t.game.Action(t.game.At() - 1).(type) {
	case rules.LayTile, rules.LayCombined, rules.PlaceToken:
		s.States[rules.OperandsOf(a).Hex] |= mapview.Fresh
	case rules.RunRoutes:
		if routes := panel.RoutesOf(a, false); len(routes) > 0 {
			s.Routes = routes // and not what a company that is chosen reaches
		}
	}
}

// shownCorp returns the company that the pointer rests on in the strip, or the one that was chosen there.
func (t *Table) shownCorp() id.Corp {
	if t.pointed.corp != 0 {
		return t.pointed.corp
	}
	return t.chosen.Corp
}

// shownPlayer returns the player on whose card the pointer or the focus rests, or the one that was chosen.
func (t *Table) shownPlayer() id.Player {
	if t.pointed.player != 0 {
		return t.pointed.player
	}
	return t.chosen.Player
}

// markOwner rings the stations of the companies over which a player presides, and no others.
func (t *Table) markOwner(s *mapview.Scene, p id.Player) {
	s.Layers |= mapview.Owners
	for i, seat := range s.Seats {
		if seat != uint8(p) {
			s.Seats[i] = 0
		}
	}
}

// network returns the track that a company reaches, piece by piece.
func (t *Table) network(c id.Corp) []mapview.Route {
	v := t.view()
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
