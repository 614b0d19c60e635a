package playtest

import (
	"strconv"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// PickCell presses the cell that the answers at and after a position name, and the third answer if one is asked for.
func (h *Hand) PickCell(m *match.Match, at int) {
	word := func(i int) string { return m.ViewAt(i).Answer(rules.OperandsOf(m.Action(i)).Choice) }
	h.Choose("grid:" + word(at+1) + ":" + word(at))
	if _, asks := h.S.Find("then"); asks {
		h.Choose("then:" + word(at+2))
	}
}

// IsMerger reports whether an action takes a company over or merges two.
func IsMerger(a rules.Action) bool {
	_, ok := a.(t1822pnw.Merge)
	return ok
}

// PickLater presses the answers to the questions that follow the action at a position, as far as the screen offers them
// already. It returns the number of actions, the first one included.
func (h *Hand) PickLater(m *match.Match, at int) int {
	i := at + 1
	for ; i < m.Len(); i++ {
		d, answers := m.Action(i).(rules.Decide)
		key := "later:" + m.ViewAt(i).InCharge().Name() + ":" + answerKey(d)
		if _, listed := h.S.Find(key); !answers || !listed {
			break
		}
		h.Choose(key)
	}
	return i - at
}

// IsConversion reports whether the action at a position converts a minor: it starts a company, after which the number
// of its shares is asked.
func IsConversion(m *match.Match, at int) bool {
	if _, starts := m.Action(at).(rules.Par); !starts {
		return false
	}
	_, asks := m.ViewAt(at + 1).InCharge().(rules.Chooser)
	return asks
}

// PickConversion presses the cell of the price and the number of shares of the conversion at a position.
func (h *Hand) PickConversion(m *match.Match, at int) {
	v, a := m.ViewAt(at), m.Action(at).(rules.Par)
	shares := m.ViewAt(at + 1).Answer(rules.OperandsOf(m.Action(at + 1)).Choice)
	h.Choose("grid:" + shares + ":" + strconv.Itoa(int(v.T.Market.Price(a.At))))
}
