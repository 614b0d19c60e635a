package view

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// LastRoutes holds the routes of a company's last run, mapped to the board at the cursor. If the board has lost a part
// of a route, the remaining parts are separate routes.
type LastRoutes struct {
	Corp   id.Corp
	Routes []track.Route
}

// LastRoutes returns the routes of the last run of every company still in the game, in table order, except companies
// whose last revenue was stated without routes.
func (w *Viewer) LastRoutes() []LastRoutes {
	v := w.v()
	last := make([]int, len(v.T.Corps)+1) // by company: the position after its last run
	for i := range w.game.At() {
		if a, ok := w.game.Action(i).(rules.RunRoutes); ok {
			last[a.By] = i + 1
		}
	}
	var list []LastRoutes
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if last[c] == 0 || standingOf(v, c) != Floated {
			continue
		}
		at := last[c] - 1
		l := LastRoutes{Corp: c}
		for _, r := range w.game.Action(at).(rules.RunRoutes).Routes {
			l.Routes = append(l.Routes, carry(r, w.game.ViewAt(at).Position(), v.Position())...)
		}
		if len(l.Routes) > 0 {
			list = append(list, l)
		}
	}
	return list
}

// carry returns a route on a later board, following the track that joins the same edges and stops. Missing track cuts
// the route into parts.
func carry(r track.Route, was, now track.Position) (parts []track.Route) {
	if len(r.Pieces) == 0 {
		if s, ok := stopNow(r.Only, was, now); ok {
			parts = append(parts, track.Route{Only: s})
		}
		return parts
	}
	joined := false
	for _, x := range r.Pieces {
		y, found := pieceNow(x, was.Face(x.Hex), now.Face(x.Hex))
		switch {
		case found && joined:
			last := &parts[len(parts)-1]
			last.Pieces = append(last.Pieces, y)
		case found:
			parts = append(parts, track.Route{Pieces: []track.Piece{y}})
		}
		joined = found
	}
	return parts
}

// stopNow returns the successor of a stop on a later board, and whether there is one.
func stopNow(s track.StopAt, was, now track.Position) (track.StopAt, bool) {
	if s.Hex == 0 {
		return s, false
	}
	a, b := was.Face(s.Hex), now.Face(s.Hex)
	if a == b {
		return s, true
	}
	i, ok := heir(a, b, int(s.Stop))
	return track.StopAt{Hex: s.Hex, Stop: uint8(i)}, ok
}

// pieceNow returns the piece of a later face that joins the same ends, and whether there is one.
func pieceNow(x track.Piece, was, now *tile.Face) (track.Piece, bool) {
	if was == now {
		return x, true
	}
	path := &was.Paths[x.Path]
	a, okA := endNow(path.A, was, now)
	b, okB := endNow(path.B, was, now)
	for i := range now.Paths {
		p := &now.Paths[i]
		if okA && okB && (p.A == a && p.B == b || p.A == b && p.B == a) {
			return track.Piece{Hex: x.Hex, Path: uint8(i)}, true
		}
	}
	return track.Piece{}, false
}

// endNow returns the successor of an end on a later face, and whether there is one.
func endNow(e tile.End, was, now *tile.Face) (tile.End, bool) {
	i, isStop := e.Stop()
	if !isStop {
		return e, true
	}
	i, ok := heir(was, now, i)
	return tile.StopEnd(i), ok
}

// heir returns the stop of a later face that succeeds stop i, and whether there is one: for a city the one that takes
// over its stations, for other stops the first with all their exits.
func heir(was, now *tile.Face, i int) (int, bool) {
	if was.Stops[i].Kind == tile.City {
		to := int(tile.CityMap(was, now)[i])
		return max(to, 0), to >= 0
	}
	exits := was.StopExits(i)
	for k := range now.Stops {
		if now.StopExits(k)&exits == exits {
			return k, true
		}
	}
	return 0, false
}
