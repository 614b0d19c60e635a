package programme

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// List holds the programmes of a game in the order in which they were given, ended ones included until their players
// have seen why. The zero value is empty.
type List struct {
	Items []Programme `json:"items,omitempty"`
	Plays []int       `json:"plays,omitempty"` // positions in which a programme has acted, in order
}

// Clone returns a copy that shares nothing.
func (l *List) Clone() List { return List{slices.Clone(l.Items), slices.Clone(l.Plays)} }

// Give adds a programme that watches its conditions from a position on. It replaces an equal order.
func (l *List) Give(p Programme, now int) {
	p.From, p.Last, p.Done, p.End = now, now, 0, nil
	l.Items = slices.DeleteFunc(l.Items, func(o Programme) bool { return o.Player == p.Player && o.same(p) })
	l.Items = append(l.Items, p)
}

// same reports whether two programmes of a player cannot run together because they do the same.
func (p *Programme) same(o Programme) bool { return p.Do == o.Do && p.Corp == o.Corp && p.Lot == o.Lot }

// Running returns the number of programmes that have not ended.
func (l *List) Running() (n int) {
	for i := range l.Items {
		if l.Items[i].Runs() {
			n++
		}
	}
	return n
}

// Remove removes Items[i].
func (l *List) Remove(i int) { l.Items = slices.Delete(l.Items, i, i+1) }

// RemoveEnded removes the ended programmes of a player, who has seen why they ended.
func (l *List) RemoveEnded(p id.Player) {
	l.Items = slices.DeleteFunc(l.Items, func(o Programme) bool { return o.Player == p && !o.Runs() })
}

// Forget takes back everything after a position: programmes whose actions were undone are removed with them, and those
// that ended later run again.
func (l *List) Forget(now int) {
	l.Items = slices.DeleteFunc(l.Items, func(p Programme) bool { return p.From > now || p.Last > now })
	for i := range l.Items {
		if p := &l.Items[i]; p.End != nil && p.End.At > now {
			p.End = nil
		}
	}
	l.Plays = slices.DeleteFunc(l.Plays, func(at int) bool { return at >= now })
}

// ActedAt reports whether a programme acted in position i.
func (l *List) ActedAt(i int) bool {
	_, ok := slices.BinarySearch(l.Plays, i)
	return ok
}

// Settle ends the programmes whose conditions have come true, or whose players are asked something else now. It reports
// whether any did.
func (l *List) Settle(g Game) (ended bool) {
	for i := range l.Items {
		if p := &l.Items[i]; p.Runs() {
			p.End = p.endIn(g)
			ended = ended || !p.Runs()
		}
	}
	return ended
}

// Move is the next action of a programme.
type Move struct {
	Action rules.Action // nil if no programme acts now
	By     int          // index of the programme in List.Items
	Busy   bool         // a run is still being searched: call Next again
	Ended  bool         // some programme has ended
}

// Next returns the next action of the programmes of whoever decides now, after it has ended those that no longer hold.
// The action is legal. A programme that wants nothing but the end of the turn passes only if no other one acts. work is
// the amount of work for the search of a best run, in units of the route solver; the search may take several calls.
func (l *List) Next(g Game, search *Search, work int) (m Move) {
	m.Ended = l.Settle(g)
	v := g.ViewAt(g.Now())
	if v.S.End.Over {
		return m
	}
	i, w := l.due(g, search, work)
	switch {
	case i < 0:
		return m
	case w.busy:
		m.Busy = true
		return m
	case w.end == 0 && rules.Check(v, w.action).Refused():
		w.end = Refused
	}
	if w.end != 0 {
		l.stop(i, w.end, g)
		m.Ended = true
		return m
	}
	m.Action, m.By = w.action, i
	return m
}

// due returns the index of the first programme that wants something in the present, with its wish. If there is none, it
// returns the first one that waits for the end of the turn, with the wish to pass, or else -1.
func (l *List) due(g Game, search *Search, work int) (int, wish) {
	v, waiting := g.ViewAt(g.Now()), -1
	for i := range l.Items {
		p := &l.Items[i]
		if !p.Runs() || p.Player != v.Decider(v.Actor()) || !p.covers(v) {
			continue
		}
		w := p.wish(g, search, work)
		if !w.waits() {
			return i, w
		}
		if waiting < 0 {
			waiting = i
		}
	}
	return waiting, wish{action: rules.Pass{By: v.Actor()}}
}

// stop ends a programme in the present, with the others that would act in its place.
func (l *List) stop(i int, why Why, g Game) {
	v, stopped := g.ViewAt(g.Now()), &l.Items[i]
	stopped.End = &End{Why: why, At: g.Now(), Corp: stopped.Corp}
	for k := range l.Items {
		if p := &l.Items[k]; p.Runs() && p.Player == stopped.Player && p.covers(v) {
			p.End = &End{Why: Together, At: g.Now()}
		}
	}
}

// Did records that Items[i] acted in position at.
func (l *List) Did(i, at int) {
	p := &l.Items[i]
	p.Last, p.Done = at+1, p.Done+1
	l.Plays = append(l.Plays, at)
}

// Join takes over the programmes of another list for the players that keep selects, in place of those that l has, and
// all positions in which programmes of the other list acted.
func (l *List) Join(other List, keep func(p id.Player) bool) {
	l.Items = slices.DeleteFunc(l.Items, func(p Programme) bool { return keep(p.Player) })
	for _, p := range other.Items {
		if keep(p.Player) {
			l.Items = append(l.Items, p)
		}
	}
	l.Plays = append(l.Plays, other.Plays...)
	slices.Sort(l.Plays)
	l.Plays = slices.Compact(l.Plays)
}

// RunningOf returns the running programmes of the players that keep selects, without the positions in which they acted.
func (l *List) RunningOf(keep func(p id.Player) bool) (sent List) {
	for _, p := range l.Items {
		if p.Runs() && keep(p.Player) {
			sent.Items = append(sent.Items, p)
		}
	}
	return sent
}
