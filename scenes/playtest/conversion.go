package playtest

import (
	"strconv"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// Grid plays the cell of the table that two answers of a game name, and the third answer. It returns how many they are.
func (h *Hand) Grid(m *match.Match, at int) int {
	h.PickCell(m, at)
	h.PressPrimary()
	return 3
}

// PickCell presses the cell, and the third answer if one is asked for.
func (h *Hand) PickCell(m *match.Match, at int) {
	word := func(i int) string { return m.ViewAt(i).Answer(rules.OperandsOf(m.Action(i)).Choice) }
	h.Choose("grid:" + word(at+1) + ":" + word(at))
	if _, asks := h.S.Find("then"); asks {
		h.Choose("then:" + word(at+2))
	}
}

// Unites reports whether an action takes a company over or merges two.
func Unites(a rules.Action) bool {
	_, ok := a.(t1822pnw.Merge)
	return ok
}

// Acquisition chooses the company that is taken over, and the answers that follow in the game. It returns the number of
// actions.
func (h *Hand) Acquisition(m *match.Match, at int) int {
	h.Choose("merge:" + h.Corp(m.Action(at).(t1822pnw.Merge).With))
	n := h.PickLater(m, at)
	h.PressPrimary()
	return n
}

// PickLater presses the answers to the questions that follow an action, as far as the screen offers them already. It
// returns the number of actions, the first one included.
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

// Converts reports whether a start is the conversion of a minor, after which the number of its shares is asked.
func Converts(m *match.Match, at int) bool {
	if _, starts := m.Action(at).(rules.Par); !starts {
		return false
	}
	_, asks := m.ViewAt(at + 1).InCharge().(rules.Chooser)
	return asks
}

// Conversion chooses the start of a company and presses the cell of the price and the number of shares. It returns the
// number of actions.
func (h *Hand) Conversion(m *match.Match, at int) int {
	h.Choose("start:" + m.Title().Corp(m.Action(at).(rules.Par).Corp).ID)
	h.PickConversion(m, at)
	h.PressPrimary()
	return 2
}

// PickConversion presses the cell of the price and the number of shares.
func (h *Hand) PickConversion(m *match.Match, at int) {
	v, a := m.ViewAt(at), m.Action(at).(rules.Par)
	shares := m.ViewAt(at + 1).Answer(rules.OperandsOf(m.Action(at + 1)).Choice)
	h.Choose("grid:" + shares + ":" + strconv.Itoa(int(v.T.Market.Price(a.At))))
}
