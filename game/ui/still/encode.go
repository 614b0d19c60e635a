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
	f := film{Colors: c.colors, Keys: c.keys}
	known, before := map[string]int{}, map[[2]int][]int{}
	for _, s := range spans {
		out := strip{From: s.From.Width, To: s.To.Width}
		var from, to [2]int // the place of the item before
		times := map[int]int{}
		for n, i := range s.From.Items {
			what, ok := known[i.What]
			if !ok {
				what = len(f.What)
				known[i.What] = what
				f.What = append(f.What, json.RawMessage(i.What))
			}
			out.Items = append(out.Items, what)
			lower, upper := i.whole(i.Lengths), i.whole(s.To.Items[n].Lengths)
			for k := range from {
				from[k], lower[k] = lower[k], lower[k]-from[k]
				to[k], upper[k] = upper[k], upper[k]-to[k]
			}
			key := [2]int{what, times[what]}
			times[what]++
			for k := range lower {
				was := 0
				if old := before[key]; old != nil {
					was = old[k]
				}
				out.Lower = append(out.Lower, lower[k]-was)
				out.Growth = append(out.Growth, upper[k]-lower[k])
			}
			before[key] = lower
		}
		f.Spans = append(f.Spans, out)
	}
	return []byte(encoded(f))
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
