package share

import (
	"github.com/hexrail/hexrail/rules/id"
)

// turns predicts the next actor and action from the earlier ones.
type turns struct {
	last     id.Owner      // last actor
	lastDoer id.Player     // last player who did something other than pass
	kinds    [3]int        // the actor's last actions in this turn, the latest first
	steps    int           // number of the actor's actions in this turn
	recent   uint32        // the last two actions of anybody
	turn     [256]script   // the last complete turn of each owner
	now      script        // the current turn
	after    [256]id.Owner // by company: the one that acted after it last time; by Nobody: the one that began
}

// script is the kinds of actions of one turn, in order.
type script [12]uint8

// letter returns letter i of the script, or zero beyond its end.
func (s *script) letter(i int) uint32 {
	if i < len(s) {
		return uint32(s[i])
	}
	return 0
}

// The codes of the next actor.
const (
	nextInOrder  = iota // the company that followed last time, or the next player
	nextFromDoer        // the player after the last one who did something other than pass
	nextOpening         // the company that began last time
	nextNamed           // somebody else
	nextWidth    = 2
)

// expectedActor returns the next actor for a code.
func (c *codec) expectedActor(way int) id.Owner {
	t := &c.turns
	switch way {
	case nextInOrder:
		if t.last.Player() != 0 {
			return c.left(t.last.Player())
		}
		return t.after[t.last]
	case nextFromDoer:
		return c.left(t.lastDoer)
	case nextOpening:
		return t.after[id.Nobody]
	}
	return id.Nobody
}

// left returns the player to the left of p.
func (c *codec) left(p id.Player) id.Owner { return id.OfPlayer(id.Player(int(p)%c.seats + 1)) }

// actor codes the actor, given the kind of the action, and also returns the kind; a receiver learns both.
func (c *codec) actor(by id.Owner, kind int) (id.Owner, int) {
	t := &c.turns
	said := kind
	if by != t.last {
		said = turnEnds
	}
	corp := isCorp(t.last)
	lately := uint32(t.kinds[0] | t.kinds[1]<<6 | t.kinds[2]<<12)
	before := &t.turn[t.last]
	around := before.letter(t.steps)<<12 | before.letter(t.steps+1)<<6 | uint32(t.kinds[0])
	said = c.number(actionWidth, said,
		context{kindTopic, around, 1 + uint32(t.steps)},
		context{kindTopic, lately, 100 + corp},
		context{kindTopic, uint32(t.kinds[0]), 200 + corp},
		context{kindTopic, before.letter(t.steps), 300},
	)
	if said != turnEnds {
		return t.last, said
	}
	way := nextInOrder // the first that leads to the actor
	for way < nextNamed && c.expectedActor(way) != by {
		way++
	}
	way = c.number(nextWidth, way, context{actorTopic, t.recent, 1}, context{actorTopic, uint32(t.kinds[0]), 2 + corp})
	if way == nextNamed {
		by = c.owner(by, context{topic: ownerTopic, a: corp})
	} else {
		by = c.expectedActor(way)
		if by == id.Nobody {
			c.fail("nobody is expected")
			by = id.OfPlayer(1)
		}
	}
	first := t.turn[by].letter(0)
	kind = c.number(actionWidth, kind,
		context{actorKindTopic, first<<6 | uint32(t.kinds[0]), 1 + isCorp(by)},
		context{actorKindTopic, first, 10 + isCorp(by)},
		context{actorKindTopic, t.recent, 20 + isCorp(by)},
		context{actorKindTopic, uint32(t.kinds[0]), 30 + isCorp(by)},
	)
	return by, kind
}

// turnEnds instead of a kind means that somebody else acts.
const turnEnds = 0

// recordAction records an action, from which later ones are predicted.
func (t *turns) recordAction(by id.Owner, kind int) {
	if by != t.last {
		t.turn[t.last] = t.now
		if by.Corp() != 0 {
			from := t.last
			if from.Player() != 0 {
				from = id.Nobody
			}
			t.after[from] = by
		}
		t.last, t.kinds, t.now, t.steps = by, [3]int{}, script{}, 0
	}
	if p := by.Player(); p != 0 && kind != passKind {
		t.lastDoer = p
	}
	if t.steps < len(t.now) {
		t.now[t.steps] = uint8(kind)
	}
	t.steps = min(t.steps+1, len(t.now))
	t.kinds = [3]int{kind, t.kinds[0], t.kinds[1]}
	t.recent = (t.recent<<6 | uint32(kind)) & (1<<12 - 1)
}

// isCorp returns 1 for a company and 0 for a player, to keep them apart in contexts.
func isCorp(o id.Owner) uint32 {
	if o.Corp() != 0 {
		return 1
	}
	return 0
}
