package still

import (
	"encoding/json"
	"math"
)

// film is the form of stills that a page reads (web/front.js). What has an item once for each time that one still has
// it, so that an index names one thing in all spans.
type film struct {
	Colors [][]string        `json:"colors"`
	Keys   []string          `json:"keys"`
	What   []json.RawMessage `json:"what"`
	Spans  []strip           `json:"spans"`
}

// strip is a span: the items that it shows, as indices into What, and their lengths at the lower end and their growth
// up to the upper one. Each place is relative to that of the item before, and each list of lengths to that of the same
// item in the span before; most become zero. Places and the sizes of elements and boxes are in dp, and other lengths in
// tenths.
type strip struct {
	From   int   `json:"from"`
	To     int   `json:"to"`
	Shown  []int `json:"shown"`
	Lower  []int `json:"lower"`
	Growth []int `json:"growth"`
}

// Encode returns spans of stills of the camera as JSON.
func (c *Camera) Encode(spans []Span) []byte {
	e := encoder{film: film{Colors: c.colors, Keys: c.keys}, known: map[nth]int{}}
	for _, s := range spans {
		e.film.Spans = append(e.film.Spans, e.strip(s))
	}
	return []byte(encoded(e.film))
}

// encoder makes the strips of a film.
type encoder struct {
	film  film
	known map[nth]int // the index of each item in What
	lower [][]int     // of each item in What, its lengths at the lower end of the last span that has it
}

// nth identifies an item of a span by how many like it precede it.
type nth struct {
	what   string
	before int
}

// strip returns a span as a strip. The encoder keeps the lengths that those of the next one are relative to.
func (e *encoder) strip(s Span) strip {
	out := strip{From: s.From.Width, To: s.To.Width}
	var from, to [2]int // the place of the item before, at the lower and at the upper end
	count := map[string]int{}
	for n, i := range s.From.Items {
		lower, upper := i.whole(i.Lengths), i.whole(s.To.Items[n].Lengths)
		for k := range from {
			from[k], lower[k] = lower[k], lower[k]-from[k]
			to[k], upper[k] = upper[k], upper[k]-to[k]
		}
		at := e.index(nth{i.What, count[i.What]}, len(lower))
		count[i.What]++
		before := e.lower[at]
		for k := range lower {
			out.Lower = append(out.Lower, lower[k]-before[k])
			out.Growth = append(out.Growth, upper[k]-lower[k])
		}
		out.Shown = append(out.Shown, at)
		e.lower[at] = lower
	}
	return out
}

// index returns the index of an item with so many lengths in What, which it joins if it is new.
func (e *encoder) index(i nth, lengths int) int {
	at, ok := e.known[i]
	if !ok {
		at = len(e.film.What)
		e.known[i] = at
		e.film.What = append(e.film.What, json.RawMessage(i.what))
		e.lower = append(e.lower, make([]int, lengths))
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
