package titles_test

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles"
)

// spoiling makes one operand name something that no title has. Of an operand that names nothing it does nothing.
type spoiling struct {
	at     int // number of the operand, from 0
	seen   int
	spoilt bool
}

const beyond = 250

func spoil[N ~uint8](s *spoiling, n *N) {
	if s.seen == s.at {
		*n, s.spoilt = beyond, true
	}
	s.seen++
}

// Owner, and the methods below, implement rules.Fields.
func (s *spoiling) Owner(o *id.Owner)                { spoil(s, o) }
func (s *spoiling) Player(p *id.Player)              { spoil(s, p) }
func (s *spoiling) Corp(c *id.Corp)                  { spoil(s, c) }
func (s *spoiling) Private(p *id.Private)            { spoil(s, p) }
func (s *spoiling) Power(p *id.Private)              { spoil(s, p) }
func (s *spoiling) Lot(p *id.Private)                { spoil(s, p) }
func (s *spoiling) Cell(at *market.Pos)              { spoil(s, &at.Row) }
func (s *spoiling) Percent(*uint8)                   { s.seen++ }
func (s *spoiling) Price(*int32)                     { s.seen++ }
func (s *spoiling) Hex(h *id.Hex)                    { spoil(s, h) }
func (s *spoiling) Aim(h *id.Hex)                    { spoil(s, h) }
func (s *spoiling) Tile(n *id.Tile, _ *uint8)        { spoil(s, n) }
func (s *spoiling) City(*uint8)                      { s.seen++ }
func (s *spoiling) Train(n *id.Train)                { spoil(s, n) }
func (s *spoiling) DividendKind(*rules.DividendKind) { s.seen++ }
func (s *spoiling) Of(c *id.Corp, _ id.Corp)         { spoil(s, c) }
func (s *spoiling) Via(p *id.Private)                { spoil(s, p) }
func (s *spoiling) TradeIn(n *id.Train)              { spoil(s, n) }
func (s *spoiling) As(k *id.TrainKind)               { spoil(s, k) }
func (s *spoiling) Choice(*uint8)                    { s.seen++ }
func (s *spoiling) Stated(*bool, *int32, *int32)     { s.seen++ }
func (s *spoiling) Routes(*[]track.Route)            { s.seen++ }

// TestOperands: every kind of action reads back from its notation, is the same only with all operands equal, and is
// refused before any step looks at it if it names a thing that does not exist.
func TestOperands(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		g := rulestest.New(t, title, e.MinPlayers)
		for _, a := range rulestest.Actions(title) {
			if back, err := notation.ParseAction(title, notation.Action(title, a)); err != nil || !rules.SameAction(a, back) {
				t.Errorf("%s: %T%v is read back as %v, %v", e.Key, a, a, back, err)
			}
			if g.Check(a).Reason == rules.Unknown {
				t.Errorf("%s: %T%v is unknown", e.Key, a, a)
			}
			spoilt := 0
			for at := range 9 {
				s := spoiling{at: at}
				if b := rules.Walk(a, &s); s.spoilt {
					if rules.SameAction(a, b) {
						t.Errorf("%T%v is the same as %v", a, a, b)
					}
					g.Refuses(b, rules.Unknown)
					spoilt++
				}
			}
			if spoilt == 0 {
				t.Errorf("%T names nothing, not even who acts", a)
			}
		}
	}
}

// TestCheckAllocatesNothing: an action is judged without new memory, whatever it names, once one of its kind was.
func TestCheckAllocatesNothing(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		g := rulestest.New(t, title, e.MinPlayers)
		v := g.View()
		for _, a := range append(rulestest.Actions(title), g.Legal()...) {
			rules.Check(v, a)
			if n := testing.AllocsPerRun(20, func() { rules.Check(v, a) }); n != 0 {
				t.Errorf("%s: %v allocations for %T%v", e.Key, n, a, a)
			}
		}
	}
}
