package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// richest returns who begins the first stock round: the player with the most cash. A tie goes to the tied player with
// the lowest face value of privates, where none counts as zero (1860/R19).
func richest(v rules.View) id.Player {
	most := mostCash(v)
	return playerWithLeast(v, func(p id.Player) (int32, bool) {
		return privateValue(v, p), v.Cash(id.OfPlayer(p)) == most
	})
}

// richestAsRecorded returns the richest player, except that on a tie all owners of privates are compared, and only
// they, whether they are tied or not.
func richestAsRecorded(v rules.View) id.Player {
	most, tied := mostCash(v), 0
	for i := range v.S.Players {
		if v.Cash(id.OfPlayer(id.Player(i+1))) == most {
			tied++
		}
	}
	if tied == 1 {
		return richest(v)
	}
	owner := playerWithLeast(v, func(p id.Player) (int32, bool) {
		value := privateValue(v, p)
		return value, value > 0
	})
	if owner == 0 {
		return richest(v)
	}
	return owner
}

// mostCash returns the highest cash of any player.
func mostCash(v rules.View) (most int32) {
	for i := range v.S.Players {
		most = max(most, v.Cash(id.OfPlayer(id.Player(i+1))))
	}
	return most
}

// privateValue returns the face value of the privates of p.
func privateValue(v rules.View, p id.Player) (sum int32) {
	for i, d := range v.T.Privates {
		if v.PrivateOf(id.Private(i+1), id.OfPlayer(p)) {
			sum += d.Value
		}
	}
	return sum
}

// playerWithLeast returns the player with the lowest figure among those that count, on a tie the first in seat order,
// or zero if none counts.
func playerWithLeast(v rules.View, figure func(id.Player) (value int32, counts bool)) (best id.Player) {
	least := int32(0)
	for i := range v.S.Players {
		p := id.Player(i + 1)
		if value, counts := figure(p); counts && (best == 0 || value < least) {
			best, least = p, value
		}
	}
	return best
}
