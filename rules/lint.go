package rules

import (
	"errors"
	"fmt"
	"reflect"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// Lint checks that the tables of a title are consistent: every name resolves, every policy is chosen, certificates add
// up, tables fit the capacities of State, and every phase is triggered. It reports all faults together.
func Lint(t *Title) error {
	var errs []error
	fail := func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) }
	lintCapacities(t, fail)
	lintPolicy(t, fail)
	lintCorps(t, fail)
	lintPrivates(t, fail)
	lintTrains(t, fail)
	lintRounds(t, fail)
	lintMemory(t, fail)
	return errors.Join(errs...)
}

// failFunc reports an error of a title, formatted as by fmt.Sprintf.
type failFunc func(format string, args ...any)

// lintCapacities checks the sizes of tables and the uniqueness of ids.
func lintCapacities(t *Title, fail failFunc) {
	for _, c := range []struct {
		what      string
		have, max int
	}{
		{"companies", len(t.Corps), id.MaxCorps},
		{"privates", len(t.Privates), MaxPrivates},
		{"hexes", len(t.Board.Hexes), track.MaxHexes},
		{"certificates", t.Certs(), MaxCerts},
		{"train cards", t.Cards(), MaxTrains},
		{"kinds of tiles", len(t.Tiles), 255},
	} {
		if c.have > c.max {
			fail("%d %s, at most %d", c.have, c.what, c.max)
		}
	}
	if !unique(t.Corps, func(c CorpDef) string { return c.ID }) ||
		!unique(t.Privates, func(p PrivateDef) string { return p.ID }) {
		fail("two companies or two privates have one id")
	}
}

// lintMemory checks that the places of the title's memory have names of their own and do not overlap.
func lintMemory(t *Title, fail failFunc) {
	var free [256]bool
	for i := range MaxMemory {
		free[i] = true
	}
	for i := range MaxTurnMemory {
		free[OfTurn+i] = true
	}
	for _, d := range t.Memory {
		for i := range int(d.Len) {
			if at := int(d.First) + i; at >= len(free) || !free[at] {
				fail("memory %s: place %d is used, or there is none", d.Name, at)
			} else {
				free[at] = false
			}
		}
	}
	if !unique(t.Memory, func(d MemoryDef) string { return d.Name }) {
		fail("two rows of the memory have one name")
	}
}

// unique reports whether all rows have different keys.
func unique[T any](rows []T, key func(T) string) bool {
	seen := map[string]bool{}
	for _, r := range rows {
		if seen[key(r)] {
			return false
		}
		seen[key(r)] = true
	}
	return true
}

// lintPolicy rejects a policy left at its zero value, so that no title becomes the silent default of all.
func lintPolicy(t *Title, fail failFunc) {
	v := reflect.ValueOf(t.Policy)
	for i := range v.NumField() {
		if v.Field(i).IsZero() {
			fail("policy %s is not chosen", v.Type().Field(i).Name)
		}
	}
}

// lintCorps checks the certificates and the names of each charter.
func lintCorps(t *Title, fail failFunc) {
	for _, c := range t.Corps {
		for i, cert := range c.Certs {
			if cert.President != (i == 0) {
				fail("%s: the president's certificate comes first, and there is one", c.ID)
			}
		}
		if sum := percentSum(c.Small); len(c.Small) > 0 && (sum != 100 || len(c.Small) > len(c.Certs)) {
			fail("%s: %d certificates of the small form add up to %d percent", c.ID, len(c.Small), sum)
		}
		if sum := percentSum(c.Certs); sum != 100 {
			fail("%s: certificates add up to %d percent", c.ID, sum)
		}
		if t.hexByName[c.Home] == 0 {
			fail("%s: no home hex %q", c.ID, c.Home)
		}
		if c.Reserved != "" && t.privateByName[c.Reserved] == 0 {
			fail("%s: no private %q", c.ID, c.Reserved)
		}
		if c.Destination != "" && t.hexByName[c.Destination] == 0 {
			fail("%s: no destination %q", c.ID, c.Destination)
		}
		if len(c.TokenCosts) == 0 {
			fail("%s has no stations", c.ID)
		}
	}
}

// percentSum returns the sum of the percentages of certificates.
func percentSum(certs []Cert) (sum int) {
	for _, cert := range certs {
		sum += int(cert.Percent)
	}
	return sum
}

// lintPrivates checks the phases and powers of the privates.
func lintPrivates(t *Title, fail failFunc) {
	for _, p := range t.Privates {
		if p.FromPhase != "" && t.FindPhase(p.FromPhase) < 0 {
			fail("%s: no phase %q", p.ID, p.FromPhase)
		}
		for _, w := range p.Powers {
			lintPower(t, w, func(format string, args ...any) { fail(p.ID+": "+format, args...) })
		}
	}
}

// lintPower checks the names and switches of a power.
func lintPower(t *Title, w Power, fail failFunc) {
	hexes := func(names ...string) {
		for _, n := range names {
			if t.FindHex(n) == 0 {
				fail("no hex %q", n)
			}
		}
	}
	tiles := func(names ...string) {
		for _, n := range names {
			if t.Tiles.Find(n) == 0 {
				fail("no tile %q", n)
			}
		}
	}
	corp := func(name string) {
		if t.FindCorp(name) == 0 {
			fail("no company %q", name)
		}
	}
	switch w := w.(type) {
	case BlockHexes:
		hexes(w.Hexes...)
	case ExtraLay:
		hexes(w.Hex)
		tiles(w.Tiles...)
	case Teleport:
		hexes(w.Hex)
		tiles(w.Tile)
	case Exchange:
		corp(w.Corp)
	case GrantShare:
		corp(w.Corp)
		if w.Regrant == 0 {
			fail("fate of the share in a trade is not chosen")
		}
	case GrantPresidency:
		corp(w.Corp)
	case CloseOnTrain:
		corp(w.Corp)
	case EarlySale:
		for _, name := range w.Corps {
			corp(name)
		}
	case CloseOthers:
	case NotForCompanies:
		if w.Players == 0 {
			fail("trade between players is not chosen")
		}
	default: // CONTRIBUTING, "Add a power"
		fail("power %T is not checked: it has no case in lintPower", w)
	}
}

// lintTrains checks the names, copies and backs of the kinds of trains.
func lintTrains(t *Title, fail failFunc) {
	for i, d := range t.Trains {
		for _, ref := range append([]string{d.RustsOn, d.Back}, d.TradeIn...) {
			if ref != "" && t.FindTrain(ref) == 0 {
				fail("train %s: no train %q", d.Name, ref)
			}
		}
		for _, ref := range []string{d.StartsPhase, d.FromPhase} {
			if ref != "" && t.FindPhase(ref) < 0 {
				fail("train %s: no phase %q", d.Name, ref)
			}
		}
		for players, n := range d.Copies {
			if n > d.Count {
				fail("train %s: %d copies for %d players, the box has %d", d.Name, n, players, d.Count)
			}
		}
		if back := t.FindTrain(d.Back); back != 0 && (t.Train(back).Count != 0 || t.Train(back).Back != "") {
			fail("train %s: the back of its cards, %s, has cards or a back of its own", d.Name, d.Back)
		}
		if len(d.TradeIn) > len(t.kinds[i+1].tradeIn) {
			fail("train %s: too many kinds to trade in", d.Name)
		}
	}
	lintPhaseOrder(t, fail)
}

// lintPhaseOrder checks that a kind of train starts each phase after the first.
func lintPhaseOrder(t *Title, fail failFunc) {
	for i, p := range t.Phases[1:] {
		triggered := false
		for _, d := range t.Trains {
			triggered = triggered || d.StartsPhase == p.Name
		}
		if !triggered {
			fail("phase %s (%d) is never triggered", p.Name, i+2)
		}
	}
}

// maxSteps is the number of bits of Frame.Done.
const maxSteps = 16

// lintRounds checks that each round has steps and that the order of rounds is defined.
func lintRounds(t *Title, fail failFunc) {
	for i, r := range t.Rounds {
		if n := len(r.Steps); n == 0 || n > maxSteps {
			fail("round %d has %d steps, not 1 to %d", i+1, n, maxSteps)
		}
		if (r.Begin == nil) != (r.Turn == nil) {
			fail("round %d: Begin and Turn belong together", i+1)
		}
	}
	if t.First == 0 || int(t.First) > len(t.Rounds) || t.Next == nil {
		fail("no first round or no order of rounds")
	}
}
