package still

import (
	"slices"
	"strings"
)

// Span is a range of widths with the stills of both ends. The page shows the still of the lower end, whose lengths it
// interpolates to those of the upper end.
type Span struct{ From, To Still }

// Greatest errors of an interpolated length, in tenths of a dp: for elements, and for the boxes among the shapes. A
// text that is another one within the span, because more of it fits there, is that of the lower end.
const (
	nearElement = 9
	nearBox     = 15
)

// narrow is the difference of widths below which a span is left out, since hardly a screen falls into it.
const narrow = 40

// Spans divides the widths, which ascend, into as few spans as possible without greater errors than allowed. take takes
// the still of a width; Spans calls it once for each. A span begins at each of the exact widths at which it would show
// other texts than the still.
func Spans(widths, exact []int, take func(width int) Still) []Span {
	taken := map[int]Still{}
	still := func(width int) Still {
		s, ok := taken[width]
		if !ok {
			s = take(width)
			taken[width] = s
		}
		return s
	}
	var list []Span
	for len(widths) > 0 {
		stills := longest(widths, exact, still)
		n := len(stills)
		if len(list) == 0 || n == len(widths) || widths[n]-widths[0] >= narrow || slices.Contains(exact, widths[0]) {
			list = append(list, Span{stills[0], stills[n-1].withItemsOf(stills[0])})
		}
		widths = widths[n:]
	}
	return list
}

// mostTried returns how many stills a span is tried with of which only the first fits have been found to fit. Beyond
// that, a longer span hardly fits again.
func mostTried(fits int) int { return 2*fits + 10 }

// longest returns the stills of the longest span found from the first of the widths on.
func longest(widths, exact []int, still func(width int) Still) []Still {
	first := still(widths[0])
	stills, fits := []Still{first}, 1
	for _, w := range widths[1:] {
		s := still(w)
		if !s.sameFrame(first) || slices.Contains(exact, w) && !s.same(first) {
			break
		}
		stills = append(stills, s)
		if interpolates(stills) {
			fits = len(stills)
		} else if len(stills) > mostTried(fits) {
			break
		}
	}
	return stills[:fits]
}

// same reports whether two stills have the same items, with texts of the same sizes.
func (s Still) same(o Still) bool {
	return slices.EqualFunc(s.Items, o.Items, func(a, b Item) bool {
		return a.What == b.What && (a.element() || a.box() || slices.Equal(a.Lengths[2:], b.Lengths[2:]))
	})
}

// sameFrame reports whether the frames of two stills have the same items.
func (s Still) sameFrame(o Still) bool {
	return slices.EqualFunc(s.frame(), o.frame(), func(a, b Item) bool { return a.What == b.What })
}

// frame returns the items that all stills of a span have: elements, and boxes of every kind.
func (s Still) frame() []Item {
	return slices.DeleteFunc(slices.Clone(s.Items), func(i Item) bool { return !i.element() && !i.box() })
}

// element reports whether the item is an element rather than a shape.
func (i Item) element() bool { return i.What[0] == '{' }

// box reports whether the item is a shape of the form paint.BoxForm, FrameForm or ShadowForm.
func (i Item) box() bool {
	return strings.HasPrefix(i.What, "[0,") || strings.HasPrefix(i.What, "[1,") || strings.HasPrefix(i.What, "[2,")
}

// withItemsOf returns s with the items of o: an item that s lacks moves like the item before it.
func (s Still) withItemsOf(o Still) Still {
	left := map[string][]Item{}
	for _, i := range s.Items {
		left[i.What] = append(left[i.What], i)
	}
	like := Still{Width: s.Width}
	var dx, dy int
	for _, i := range o.Items {
		lengths := slices.Clone(i.Lengths)
		if same := left[i.What]; len(same) > 0 {
			lengths, left[i.What] = same[0].Lengths, same[1:]
			dx, dy = lengths[0]-i.Lengths[0], lengths[1]-i.Lengths[1]
		} else {
			lengths[0] += dx
			lengths[1] += dy
		}
		like.Items = append(like.Items, Item{i.What, lengths})
	}
	return like
}

// interpolates reports whether the frames of the first and the last still give those between them.
func interpolates(stills []Still) bool {
	if len(stills) < 3 {
		return true
	}
	first, last := stills[0], stills[len(stills)-1]
	from, to := first.frame(), last.frame()
	for _, s := range stills[1 : len(stills)-1] {
		part := float64(s.Width-first.Width) / float64(last.Width-first.Width)
		for n, i := range s.frame() {
			most := float64(nearBox)
			if i.element() {
				most = nearElement
			}
			for k, l := range i.Lengths {
				a, b := float64(from[n].Lengths[k]), float64(to[n].Lengths[k])
				if d := a + (b-a)*part - float64(l); d > most || d < -most {
					return false
				}
			}
		}
	}
	return true
}
