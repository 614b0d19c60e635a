package still

import (
	"encoding/json"
	"math"
)

// film is the form of stills that a page reads (web/front.js).
type film struct {
	Colors [][]string        `json:"colors"`
	Keys   []string          `json:"keys"`
	What   []json.RawMessage `json:"what"`
	Spans  []strip           `json:"spans"`
}

// strip is a span: the items, as indices into What, and their lengths at the lower end and their growth up to the upper
// one. Each place is relative to that of the item before, and each list of lengths to that of the same item in the span
// before; most become zero. Places and the sizes of elements and boxes are in dp, and other lengths in tenths.
type strip struct {
	From   int   `json:"from"`
	To     int   `json:"to"`
	Items  []int `json:"items"`
	Lower  []int `json:"lower"`
	Growth []int `json:"growth"`
}

// Encode returns spans of stills of the camera as JSON.
func (c *Camera) Encode(spans []Span) []byte {
	e := encoder{film: film{Colors: c.colors, Keys: c.keys}, known: map[string]int{}, lower: map[nth][]int{}}
	for _, s := range spans {
		e.film.Spans = append(e.film.Spans, e.strip(s))
	}
	return []byte(encoded(e.film))
}

// encoder makes the strips of a film.
type encoder struct {
	film  film
	known map[string]int // index of each item in What
	lower map[nth][]int  // of each item, its lengths at the lower end of the last span that has it
}

// nth identifies an item of a span: its index in What, and how many like it precede it.
type nth struct{ what, before int }

// strip returns a span as a strip. The encoder keeps the lengths that those of the next one are relative to.
func (e *encoder) strip(s Span) strip {
	out := strip{From: s.From.Width, To: s.To.Width}
	var from, to [2]int // the place of the item before, at the lower and at the upper end
	count := map[int]int{}
	for n, i := range s.From.Items {
		what := e.index(i)
		lower, upper := i.whole(i.Lengths), i.whole(s.To.Items[n].Lengths)
		for k := range from {
			from[k], lower[k] = lower[k], lower[k]-from[k]
			to[k], upper[k] = upper[k], upper[k]-to[k]
		}
		key := nth{what, count[what]}
		count[what]++
		before := e.lower[key]
		if before == nil {
			before = make([]int, len(lower))
		}
		for k := range lower {
			out.Lower = append(out.Lower, lower[k]-before[k])
			out.Growth = append(out.Growth, upper[k]-lower[k])
		}
		out.Items = append(out.Items, what)
		e.lower[key] = lower
	}
	return out
}

// index returns the index of an item in What, which it joins if it is new.
func (e *encoder) index(i Item) int {
	at, ok := e.known[i.What]
	if !ok {
		at = len(e.film.What)
		e.known[i.What] = at
		e.film.What = append(e.film.What, json.RawMessage(i.What))
	}
	return at
}

// whole returns lengths in the units of a strip.
func (i Item) whole(lengths []int) []int {
	list := make([]int, len(lengths))
	for k, l := range lengths {
		if k < 2 || k < 4 && (i.element() || i.box()) {
			l = int(math.Round(float64(l) / 10))
		}
		list[k] = l
	}
	return list
}
