package rules

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// View is read access to a position. Questions about the rules are functions and methods of it, and they change
// nothing.
type View struct {
	T   *Title
	S   *State
	X   *Scratch
	For Purpose
}

// Purpose is the reason for which an action is judged; zero is play. It is one field of View and not two, because the
// compiler keeps structs of up to four fields in registers: a fifth made replays a quarter slower.
type Purpose uint8

// The purposes, which are bits.
const (
	// Stored means that the judged action is part of a log. Actions that earlier versions of the program allowed are
	// then accepted, though never offered, and a pass may be missing from a turn that stays open for nothing (Idler).
	Stored Purpose = 1 << iota
	// Strict means that a screen asks which actions to offer, which are fewer than recorded games may hold.
	Strict
)

// Has reports whether a purpose contains all of q.
func (p Purpose) Has(q Purpose) bool { return p&q == q }

// Loose reports whether actions that only recorded games have are accepted too (1830/X13).
func (v View) Loose() bool { return v.T.Policy.LooseActions.On() && !v.For.Has(Strict) }

// Tolerant reports whether the judged action is part of a recorded game, which may hold actions that screens never
// offer (1830/X13, 1870/X16).
func (v View) Tolerant() bool { return v.For.Has(Stored) && v.T.Policy.LooseActions.On() }

// Scratch is memory and caches that a caller lends to the referee. It may serve any number of states of any title,
// because caches are keyed by content and need no clearing. It is not safe for concurrent use.
type Scratch struct {
	Events []Event // the events of the last Do, valid until the next one

	tx      Tx // of the running Do, so that carrying out an action allocates nothing
	reach   [16]reachEntry
	used    uint8
	entries entriesEntry
	far     distanceEntry
	box     boxEntry
	walk    track.Walker
	ranger  track.Ranger
	laid    track.Cells // the map with a tile laid; see View.Laid
	list    []Action    // for Offers
	runs    route.Solver
	best    bestEntry
	cells   cells
	known   known   // for the action being judged
	reading reading // for Operands
}

// begin returns write access to s, with no events.
func (x *Scratch) begin(t *Title, s *State) *Tx {
	x.Events = x.Events[:0]
	x.tx = Tx{View{T: t, S: s, X: x}}
	return &x.tx
}

// reachEntry caches the network of a company on a board.
type reachEntry struct {
	title *Title
	board uint64
	corp  id.Corp
	reach track.Network
}

// entriesEntry caches the entries of a company on a board.
type entriesEntry struct {
	title   *Title
	board   uint64
	corp    id.Corp
	entries track.Entries
}

// distanceEntry caches the distances of a company on a board.
type distanceEntry struct {
	title *Title
	board uint64
	corp  id.Corp
	far   track.Distances
}

// distances returns the distance of every stop from the stations of c, in hexes. The result is valid until the next
// call with the same Scratch.
func (v View) distances(c id.Corp) *track.Distances {
	e := &v.X.far
	if e.title != v.T || e.board != v.S.Board || e.corp != c {
		e.title, e.board, e.corp = v.T, v.S.Board, c
		e.far = *v.X.ranger.HexDistances(v.Position(), c, 0)
	}
	return &e.far
}

// boxEntry caches the tiles on a board.
type boxEntry struct {
	title *Title
	board uint64
	laid  [256]uint8 // copies on the map by tile
}

// bestEntry caches the best run of a company in a position, and the work allowed for finding it.
type bestEntry struct {
	title  *Title
	state  State
	corp   id.Corp
	work   int
	run    RunRoutes
	proven bool
}

// Top returns the frame in charge.
func (v View) Top() *Frame { return &v.S.Frames[v.S.Depth-1] }

// Base returns the frame of the round, under any interruptions.
func (v View) Base() *Frame { return &v.S.Frames[0] }

// RoundOf returns the round of a frame.
func (v View) RoundOf(f *Frame) *Round { return &v.T.Rounds[f.Round-1] }

// Actor returns the player or company that must decide.
func (v View) Actor() id.Owner { return v.Top().Actor }

// CheckActor returns a refusal unless by is the player or company that must decide.
func (v View) CheckActor(by id.Owner) Refusal {
	if by != v.Actor() {
		return v.Refuse(NotYourTurn).Of(v.Actor())
	}
	return Refusal{}
}

// InCharge returns the step in charge.
func (v View) InCharge() Step {
	f := v.Top()
	return v.RoundOf(f).Steps[f.Step]
}

// Decider returns the player who decides for o: for a company its president, unless the step in charge asks somebody
// else, otherwise the player himself.
func (v View) Decider(o id.Owner) id.Player {
	c := o.Corp()
	if c == 0 {
		return o.Player()
	}
	if o == v.Actor() && !v.S.End.Over {
		if s, ok := v.InCharge().(Asker); ok && s.Asks(v) != 0 {
			return s.Asks(v)
		}
	}
	return v.President(c)
}

// Refuse returns a refusal for reason r with the title's rule number.
func (v View) Refuse(r Reason) Refusal { return Refusal{Reason: r, Rule: v.T.Cite[r]} }

// PhaseDef returns the phase in force.
func (v View) PhaseDef() *PhaseDef { return &v.T.Phases[v.S.Phase] }

// Cash returns the money of o.
func (v View) Cash(o id.Owner) int32 { return v.S.Cash[o] }

// Is reports whether company c has all milestones f.
func (v View) Is(c id.Corp, f CorpFlags) bool { return v.S.Corps[c].Flags&f == f }

// Price returns the price of a share of c, or zero before the company has started.
func (v View) Price(c id.Corp) int32 {
	if !v.Is(c, Started) {
		return 0
	}
	return v.T.Market.Price(v.S.Corps[c].Price)
}

// Zone returns the zone of c's marker, or none before the company has started.
func (v View) Zone(c id.Corp) market.Zone {
	if !v.Is(c, Started) {
		return 0
	}
	return v.T.Market.Zone(v.S.Corps[c].Price)
}

// Position returns the board with its tiles and tokens.
func (v View) Position() track.Position { return track.Position{Board: v.T.board, Cells: &v.S.Cells} }

// Reach returns the network of company c. The result is valid until the next call with the same Scratch.
func (v View) Reach(c id.Corp) *track.Network {
	x := v.X
	for i := range x.reach {
		e := &x.reach[i]
		if e.title == v.T && e.board == v.S.Board && e.corp == c {
			return &e.reach
		}
	}
	e := &x.reach[x.used%uint8(len(x.reach))]
	x.used++
	e.title, e.board, e.corp = v.T, v.S.Board, c
	x.walk.Network(v.Position(), c, v.through(), &e.reach)
	return &e.reach
}

// through returns the companies whose stations block nobody.
func (v View) through() track.Corps {
	switch v.T.Policy.FullCities {
	case FullPass:
		return ^track.Corps(0)
	case FullStop:
	}
	return 0
}

// Connects reports whether track connects a station of c to a stop.
func (v View) Connects(c id.Corp, from, to track.StopAt) bool {
	return v.X.walk.Connects(v.Position(), c, from, to, v.through())
}

// HasRoute reports whether a station of c is connected to another stop that is no halt (1830/R137).
func (v View) HasRoute(c id.Corp) bool { return v.X.walk.HasRoute(v.Position(), c, v.through()) }

// CheckGain returns tile.Fits if a lay gives c's network the gain that a restriction demands (1830/R107), otherwise
// tile.NothingNew.
func (v View) CheckGain(c id.Corp, h id.Hex, l track.Lay, r track.Restriction) tile.Misfit {
	if r == track.Permissive || len(v.Position().Face(h).Paths) == 0 {
		return tile.Fits // no network can make a difference
	}
	e := &v.X.entries
	if e.title != v.T || e.board != v.S.Board || e.corp != c {
		e.title, e.board, e.corp = v.T, v.S.Board, c
		v.X.walk.Entries(v.Position(), c, v.through(), &e.entries)
	}
	known := track.Known{Entries: e.entries[h], Network: v.Reach(c)}
	return v.X.walk.CheckGain(v.Position(), c, v.through(), h, l, r, known)
}

// Laid returns the map after a lay, regardless of reserved slots. It is valid until the next call with the same
// Scratch.
func (v View) Laid(a LayTile) track.Position {
	v.X.laid = v.S.Cells
	v.X.laid[a.Hex] = v.Position().Upgraded(a.Hex, a.Tile, a.Rot, nil)
	return track.Position{Board: v.T.board, Cells: &v.X.laid}
}

// NetworkWith returns the pieces of track and the stops of hex h that the network of c reaches with these cells on the
// board, as sets of bits.
func (v View) NetworkWith(c id.Corp, cells *track.Cells, h id.Hex) (paths uint16, stops uint8) {
	return v.X.walk.Part(track.Position{Board: v.T.board, Cells: cells}, c, v.through(), h)
}

// Ranger returns the ranger of the Scratch.
func (v View) Ranger() *track.Ranger { return &v.X.ranger }

// Routes returns the route solver of the Scratch.
func (v View) Routes() *route.Solver { return &v.X.runs }

// TilesLeft returns the number of copies of t in the box, or tile.Unlimited.
func (v View) TilesLeft(t id.Tile) int {
	k := v.T.Tiles.Kind(t)
	if k.Count == tile.Unlimited {
		return tile.Unlimited
	}
	b := &v.X.box
	if b.title != v.T || b.board != v.S.Board {
		*b = boxEntry{title: v.T, board: v.S.Board}
		for h := range v.T.Board.Hexes {
			b.laid[v.S.Cells[h+1].Tile]++
		}
	}
	left := int(k.Count) - int(b.laid[t])
	for _, lost := range v.S.Lost {
		if lost == t {
			left--
		}
	}
	return left
}

// BankSells reports whether the bank offers private p in stock rounds, because it took it back or its phase has come
// (1860/R43, R48).
func (v View) BankSells(p id.Private) bool {
	switch v.S.Privates[p].Owner {
	case id.Pool:
		return true
	case id.Initial:
		from := v.T.Private(p).FromPhase
		return from != "" && int(v.S.Phase) >= v.T.FindPhase(from)
	}
	return false
}

// InGame reports whether private p is in a game with this number of players.
func (v View) InGame(p id.Private) bool { return v.T.Private(p).MinPlayers <= v.S.Players }

// PrivateOf reports whether o owns private p.
func (v View) PrivateOf(p id.Private, o id.Owner) bool { return v.S.Privates[p].Owner == o }
