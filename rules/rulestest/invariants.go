package rulestest

import (
	"errors"
	"fmt"

	"hexrail/rules"
	"hexrail/rules/id"
)

// Invariants checks what must hold in every position: money is conserved, each certificate is somewhere, every president
// holds the most, no city has two stations of one company, the hash of the board and the frames are right.
func Invariants(v rules.View) error {
	var errs []error
	fail := func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) }
	checkMoney(v, fail)
	checkShares(v, fail)
	checkStations(v, fail)
	if have := v.S.Cells.Hash(len(v.T.Board.Hexes)); have != v.S.Board {
		fail("hash of the board is %x, kept as %x", have, v.S.Board)
	}
	if v.S.Depth == 0 || int(v.S.Depth) > rules.MaxFrames {
		fail("%d frames", v.S.Depth)
	} else if int(v.Top().Step) >= len(v.RoundOf(v.Top()).Steps) {
		fail("step %d of round %q", v.Top().Step, v.RoundOf(v.Top()).Name)
	}
	return errors.Join(errs...)
}

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

func checkShares(v rules.View, fail func(string, ...any)) {
	for n := 1; n <= v.T.Certs(); n++ {
		if v.S.Holder[n] == id.Nobody || v.S.Holder[n] == id.Bank {
			fail("certificate %d is with owner %d", n, v.S.Holder[n])
		}
	}
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		p := v.President(c)
		if p == 0 {
			continue
		}
		for q := id.Player(1); q <= id.Player(v.S.Players); q++ {
			if v.Held(c, id.OfPlayer(q)) > v.Held(c, id.OfPlayer(p)) {
				fail("player %d has more of %s than its president %d", q, v.T.Corp(c).ID, p)
			}
		}
	}
}

func checkStations(v rules.View, fail func(string, ...any)) {
	var count [id.MaxCorps + 1]uint8
	for h := range v.T.Board.Hexes {
		seen := map[id.Corp]bool{}
		for _, c := range v.S.Cells[h+1].Slots {
			if c == 0 {
				continue
			}
			if count[c]++; seen[c] {
				fail("%s has two stations in %s", v.T.Corp(c).ID, v.T.Board.Hexes[h].Name)
			}
			seen[c] = true
		}
	}
	for i := range v.T.Corps {
		if used := v.S.Corps[i+1].Used; count[i+1] > used {
			fail("%s has %d stations on the map, %d used", v.T.Corps[i].ID, count[i+1], used)
		}
	}
}
