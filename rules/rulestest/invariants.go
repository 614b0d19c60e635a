package rulestest

import (
	"errors"
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Invariants checks the conditions that hold in every position: money is conserved; each certificate, private, train,
// tile and station is in exactly one permitted place; every president holds the most shares; the pool and the
// companies' trains are within their limits; the hash of the board is correct and the frames are well formed;
// nothing is remembered without a name.
//
// The limits on players' holdings are not included, because they may lapse when a price moves (1830/R43).
func Invariants(v rules.View) error {
	var errs []error
	fail := func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) }
	checkMoney(v, fail)
	checkShares(v, fail)
	checkOrder(v, fail)
	checkCards(v, fail)
	checkTiles(v, fail)
	checkStations(v, fail)
	checkFrames(v, fail)
	checkMemory(v, fail)
	if have := v.S.Cells.Hash(len(v.T.Board.Hexes)); have != v.S.Board {
		fail("hash of the board is %x, kept as %x", have, v.S.Board)
	}
	return errors.Join(errs...)
}

// checkMemory checks that the title remembers nothing in places that it does not name.
func checkMemory(v rules.View, fail func(string, ...any)) {
	rest := rules.State{Own: v.S.Own, Turn: rules.Turn{Own: v.S.Turn.Own}}
	for _, d := range v.T.Memory {
		for i := range int(d.Len) {
			*d.Place(&rest, i) = 0
		}
	}
	if rest != (rules.State{}) {
		fail("something is remembered without a name: %v, in the turn %v", rest.Own, rest.Turn.Own)
	}
}

// checkMoney checks that money is conserved and that only the bank is below zero.
func checkMoney(v rules.View, fail func(string, ...any)) {
	sum := int32(0)
	for o, cash := range v.S.Cash {
		sum += cash
		if cash < 0 && id.Owner(o) != id.Bank && id.Owner(o) != id.Nobody {
			fail("owner %d has %d", o, cash)
		}
	}
	if sum != v.T.Bank {
		fail("%d in money, want %d", sum, v.T.Bank)
	}
}

// checkShares checks that certificates in play have owners, the pool keeps its limit, and the largest holder presides.
func checkShares(v rules.View, fail func(string, ...any)) {
	for n := 1; n <= v.T.Certs(); n++ {
		c := v.T.CorpOf(id.Cert(n))
		inPlay := n < int(v.T.PresidentCert(c))+v.CertsInPlay(c) && !v.Is(c, rules.Closed)
		if (v.S.Holder[n] == id.Nobody) == inPlay || v.S.Holder[n] == id.Bank {
			fail("certificate %d is with owner %d", n, v.S.Holder[n])
		}
	}
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if pool := v.Held(c, id.Pool); pool > int(v.T.Policy.PoolLimit) && v.PlayersLeft() == int(v.S.Players) { // 18FL/R106
			fail("the pool holds %d percent of %s", pool, v.T.Corp(c).ID)
		}
		checkPresident(v, c, fail)
	}
}

// checkPresident checks that nobody has more of company c than its president.
func checkPresident(v rules.View, c id.Corp, fail func(string, ...any)) {
	p := v.President(c)
	if p == 0 || v.Is(c, rules.Unsettled) {
		return
	}
	for q := id.Player(1); q <= id.Player(v.S.Players); q++ {
		if v.Held(c, id.OfPlayer(q)) > v.Held(c, id.OfPlayer(p)) {
			fail("player %d has more of %s than its president %d", q, v.T.Corp(c).ID, p)
		}
	}
}

// checkOrder checks that each certificate of a company occurs once in the order of its certificates.
func checkOrder(v rules.View, fail func(string, ...any)) {
	for i := range v.T.Corps {
		first := v.T.PresidentCert(id.Corp(i + 1))
		seen := map[id.Cert]bool{}
		for k := range v.T.Corps[i].Certs {
			n := v.S.CertOrder[int(first)-1+k]
			if seen[n] || v.T.CorpOf(n) != id.Corp(i+1) {
				fail("certificate %d is twice or wrongly in the order of %s", n, v.T.Corps[i].ID)
			}
			seen[n] = true
		}
	}
}

// checkCards checks the holders of privates and trains. A surplus of trains is allowed while somebody is asked to
// discard, and in replays of recorded games (1830/X13).
func checkCards(v rules.View, fail func(string, ...any)) {
	for i := range v.T.Privates {
		if o := v.S.Privates[i+1].Owner; o == id.Bank {
			fail("private %s is with owner %d", v.T.Privates[i].ID, o)
		}
	}
	for n := 1; n <= v.T.Cards(); n++ {
		if o := v.S.Trains[n]; o == id.Bank || o.Player() != 0 {
			fail("train %d is with owner %d", n, o)
		}
	}
	if v.S.Depth > 1 || v.S.End.Over || v.T.Policy.LooseActions.On() || discardsInTurn(v.T) {
		return
	}
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.TrainRoom(c) < 0 {
			fail("%s has %d trains", v.T.Corps[i].ID, v.TrainCount(id.OfCorp(c)))
		}
	}
}

// discardsInTurn reports whether companies keep a surplus of trains until their own next turn (1860/R114).
func discardsInTurn(t *rules.Title) bool {
	for _, r := range t.Rounds {
		if r.Turn == nil {
			continue
		}
		for _, s := range r.Steps {
			if s.Name() == "discard" {
				return true
			}
		}
	}
	return false
}

// checkTiles checks that no tile is on the map more often than there are copies.
func checkTiles(v rules.View, fail func(string, ...any)) {
	laid := make([]int, len(v.T.Tiles)+1)
	for h := range v.T.Board.Hexes {
		laid[v.S.Cells[h+1].Tile]++
	}
	for i, k := range v.T.Tiles {
		if k.Count != tile.Unlimited && laid[i+1] > int(k.Count) {
			fail("tile %s is on the map %d times, there are %d", k.Name, laid[i+1], k.Count)
		}
	}
}

// checkFrames checks the stack of the round machine: frames in use name a round and one of its steps, all others are
// empty.
func checkFrames(v rules.View, fail func(string, ...any)) {
	if v.S.Depth == 0 || int(v.S.Depth) > rules.MaxFrames {
		fail("%d frames", v.S.Depth)
		return
	}
	for i, f := range v.S.Frames {
		switch {
		case i >= int(v.S.Depth):
			if f != (rules.Frame{}) {
				fail("frame %d is beyond the top and not empty", i)
			}
		case f.Round == 0 || int(f.Round) > len(v.T.Rounds):
			fail("frame %d has round %d", i, f.Round)
		case int(f.Step) >= len(v.RoundOf(&f).Steps):
			fail("frame %d has step %d of round %q", i, f.Step, v.RoundOf(&f).Name)
		case f.Actor == id.Nobody && !v.S.End.Over:
			fail("frame %d has no actor", i)
		}
	}
}

// checkStations checks that no company has two stations in one city, or more stations on the map than have left its
// charter.
func checkStations(v rules.View, fail func(string, ...any)) {
	var count [id.MaxCorps + 1]uint8
	for h := range v.T.Board.Hexes {
		stops := v.Position().Face(id.Hex(h + 1)).Stops
		if len(stops) > 0 && stops[0].Owned {
			continue // its token is a claim
		}
		for city := range stops { // an acquired station may be in the other city of a hex (1822PNW/R75)
			slots := v.Position().Slots(id.Hex(h+1), city)
			for i, c := range slots {
				if c == 0 {
					continue
				}
				count[c]++
				if slices.Contains(slots[:i], c) {
					fail("%s has two stations in one city of %s", v.T.Corp(c).ID, v.T.Board.Hexes[h].Name)
				}
			}
		}
	}
	for i := range v.T.Corps {
		// Positions made for a test may have fewer stations on charters than the map implies.
		used := v.S.Corps[i+1].Used
		if v.Is(id.Corp(i+1), rules.Arrived) {
			used++ // the station of its destination is not one of its charter (1870/R163)
		}
		if count[i+1] > used {
			fail("%s has %d stations on the map, %d used", v.T.Corps[i].ID, count[i+1], used)
		}
	}
}
