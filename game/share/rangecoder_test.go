package share

import (
	"math"
	"math/rand/v2"
	"testing"
)

type decision struct {
	yes bool
	p   uint32
}

// decisions are n decisions; chance follows their probabilities, which lie within [least, certain-least].
func decisions(r *rand.Rand, n int, least uint32) (list []decision, bits float64) {
	for range n {
		p := least + r.Uint32N(certain-2*least+1)
		yes := r.Uint32N(certain) < p
		list = append(list, decision{yes, p})
		if !yes {
			p = certain - p
		}
		bits -= math.Log2(float64(p) / certain)
	}
	return list, bits
}

func TestRangeCoder(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	for range 3000 {
		list, bits := decisions(r, r.IntN(400), 1+r.Uint32N(certain/2-1))
		s := newSender()
		for _, d := range list {
			s.decide(d.yes, d.p)
		}
		message := s.finish()
		if most := int(bits/8) + 3; len(message) > most {
			t.Fatalf("%d bytes for %.1f bits", len(message), bits)
		}
		in := newReceiver(message)
		for i, d := range list {
			if in.decide(false, d.p) != d.yes {
				t.Fatalf("decision %d of %d differs", i, len(list))
			}
		}
		if in.exhausted() {
			t.Fatalf("a whole message of %d bytes looks cut", len(message))
		}
	}
}

// Rows of 0xFF that a carry runs through, and messages that end with zeros.
func TestRangeCoderAtTheEdges(t *testing.T) {
	for _, p := range []uint32{1, 2, certain / 2, certain - 2, certain - 1} {
		for pattern := range 16 {
			s := newSender()
			for i := range 2000 {
				s.decide(pattern>>(i%4)&1 != 0, p)
			}
			in := newReceiver(s.finish())
			for i := range 2000 {
				if in.decide(false, p) != (pattern>>(i%4)&1 != 0) {
					t.Fatalf("p %d, pattern %04b: decision %d differs", p, pattern, i)
				}
			}
		}
	}
}

func TestAmounts(t *testing.T) {
	values := []int{0, 1, 2, 3, 4, 7, 8, 100, 101, 4095, 4096, 8191, 65_535, 65_536, 1_000_000, maxAmount}
	s := newSender()
	m := newModel(s)
	for range 3 {
		for _, v := range values {
			m.amount(v, context{topic: priceTopic})
		}
	}
	m = newModel(newReceiver(s.finish()))
	for range 3 {
		for _, v := range values {
			if got := m.amount(0, context{topic: priceTopic}); got != v {
				t.Fatalf("%d came back as %d", v, got)
			}
		}
	}
}

// What was seen before costs little.
func TestModelLearns(t *testing.T) {
	s := newSender()
	m := newModel(s)
	for range 1000 {
		m.number(byteWidth, 0xA5, context{topic: textTopic})
	}
	if n := len(s.finish()); n > 40 {
		t.Errorf("%d bytes for the same number over and over", n)
	}
}
