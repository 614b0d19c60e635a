package track

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// trail decides whether some good walk, that is one without a repetition, takes a given piece of track in a given
// direction.
//
// No good walk has crossed the border to which the piece leads, so crossing it is forbidden. Among the remaining walks
// of any kind, trail takes a shortest one. If it crosses a border twice (necessarily in both directions), every good
// walk leaves out one of the two crossings, so the search is repeated with either of them forbidden. The answer is
// exact unless the bound on the number of walks is hit.
type trail struct {
	ground

	forbidden sideSet
	parent    [maxSides]side
	queue     []side
	left      int // number of walks still allowed

	// The walk must end in front of end goalEnd of the piece; goal is the side it crossed last, or start.
	goalHex  id.Hex
	goalEnd  tile.End
	goalPath uint8
	goalLane uint8
	goal     side
}

// trailWalks bounds the walks examined for one query. Boards of finished games need fewer than ten.
const trailWalks = 400

// exists reports whether a good walk from a root takes the piece of l towards its end l.to.
func (t *trail) exists(p Position, c id.Corp, through Corps, l lead) bool {
	t.p, t.corp, t.through, t.left = p, c, through, trailWalks
	t.forbidden = sideSet{}
	if e, ok := l.to.Edge(); ok {
		lane := p.shapeAt(l.hex).face.Paths[l.path].Lane(l.to)
		t.forbidden.add(sideOf(l.hex, e, lane))
		t.forbidden.add(p.sideAcross(l.hex, e, lane))
	}
	return t.search(l)
}

// search reports whether it finds a walk along l that uses no side twice. If the shortest one does, it searches again
// without one or the other of the sides in conflict, as long as t.left lasts.
func (t *trail) search(l lead) bool {
	if t.left == 0 {
		return false
	}
	t.left--
	last, ok := t.shortest(l)
	if !ok {
		return false
	}
	a, b := t.conflict(last)
	return a == 0 || t.without(a, l) || t.without(b, l)
}

// without reports whether search succeeds with the crossing into s forbidden.
func (t *trail) without(s side, l lead) bool {
	t.forbidden.add(s)
	found := t.search(l)
	t.forbidden.remove(s)
	return found
}

// conflict returns the two crossings of a border that the chain ending at last crosses twice, or zeros for a good
// chain.
func (t *trail) conflict(last side) (a, b side) {
	for s := last; s > loose; s = t.parent[s] {
		back := t.p.behind(s)
		for r := t.parent[s]; r > loose; r = t.parent[r] {
			if r == back {
				return r, s
			}
		}
	}
	return 0, 0
}

// shortest searches for a shortest walk that ends in front of the piece of l, and reports whether there is one. last is
// the side that the walk crossed last, or start if it crossed none; t.parent holds the sides before it.
func (t *trail) shortest(l lead) (last side, ok bool) {
	t.begin(l)
	for _, r := range t.roots {
		shown := t.p.shapeAt(r.Hex)
		t.pass(r.Hex, shown, shown.of[r.Stop], tile.StopEnd(int(r.Stop)), start)
	}
	for i := 0; i < len(t.queue) && t.goal == unseen; i++ {
		s := t.queue[i]
		shown := t.p.shapeAt(s.hex())
		for set := shown.endingAt(s); set != 0; set &= set - 1 {
			t.follow(s.hex(), shown, first(set), tile.EdgeEnd(s.edge()), s)
		}
	}
	return t.goal, t.goal != unseen
}

// begin prepares the search for walks to the piece of l.
func (t *trail) begin(l lead) {
	for _, s := range t.queue {
		t.parent[s] = unseen
	}
	t.queue = t.queue[:0]
	t.reset()
	t.goal, t.goalHex, t.goalPath = unseen, l.hex, l.path
	path := &t.p.shapeAt(l.hex).face.Paths[l.path]
	t.goalEnd = path.Other(l.to)
	t.goalLane = path.Lane(t.goalEnd)
}

// follow takes a piece of h from one of its ends.
func (t *trail) follow(h id.Hex, shown *shape, i int, end tile.End, from side) {
	path := &shown.face.Paths[i]
	to := path.Other(end)
	if e, ok := to.Edge(); ok {
		t.cross(t.p.sideAcross(h, e, path.Lane(to)), from)
		return
	}
	t.pass(h, shown, t.beyond(h, shown, i, to), to, from)
}

// cross appends the side s to the walk that ends at from.
func (t *trail) cross(s, from side) {
	if s == unseen || t.parent[s] != unseen || t.forbidden.has(s) {
		return
	}
	t.parent[s] = from
	t.queue = append(t.queue, s)
	if e, ok := t.goalEnd.Edge(); ok && s == sideOf(t.goalHex, e, t.goalLane) {
		t.goal = s
	}
}

// pass continues from a stop or the junction of h along a set of its pieces.
func (t *trail) pass(h id.Hex, shown *shape, set uint16, node tile.End, from side) {
	if h == t.goalHex && node == t.goalEnd && set>>t.goalPath&1 != 0 {
		t.goal = from
		return
	}
	for ; set != 0; set &= set - 1 {
		t.follow(h, shown, first(set), node, from)
	}
}
