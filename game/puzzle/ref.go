package puzzle

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
)

// Ref names a puzzle: the arguments of Make, or the day whose puzzle it is, or the game of a link.
type Ref struct {
	Title string // key
	Kind  Kind
	Level int
	N     int // zero for the puzzle of a link, which Make cannot make
	// Label is a day such as "2026-11-27", or level and number such as "2-17"; of a puzzle by a link the name of its
	// game, or noLabel. It is part of the key of the storage.
	Label string
}

// noLabel is the label of a puzzle by a link whose game has no name.
const noLabel = "-"

// Numbered returns the Ref of puzzle number n.
func Numbered(title string, k Kind, level, n int) Ref {
	return Ref{title, k, level, n, fmt.Sprintf("%d-%d", level, n)}
}

// secondsOfDay is the length of a day.
const secondsOfDay = 24 * 3600

// OfDay returns the puzzle of the day, in UTC. Day by day it takes the next kind, and with each round of kinds the next
// title that has it.
func OfDay(now time.Time) Ref {
	day := int(now.Unix() / secondsOfDay)
	r := Ref{Kind: Kinds[day%len(Kinds)], Level: 1 + day%Levels, N: day, Label: now.UTC().Format(time.DateOnly)}
	all := titles.All()
	for i := range all {
		e := &all[(day/len(Kinds)+i)%len(all)]
		if t, err := e.Build(rules.Rulebook, nil); err == nil && r.Kind.Of(t) {
			r.Title = e.Key
			break
		}
	}
	return r
}

// Named reports whether the puzzle has a label to be shown. That of a link may have none.
func (r Ref) Named() bool { return r.Label != noLabel }

// Daily reports whether it is the puzzle of a day.
func (r Ref) Daily() bool { return strings.Count(r.Label, "-") > 1 }

// Key identifies the puzzle in the storage.
func (r Ref) Key() string { return strings.Join([]string{r.Kind.String(), r.Title, r.Label}, ":") }

// Make begins to make the puzzle.
func (r Ref) Make() (*Maker, error) {
	e, ok := titles.Find(r.Title)
	if !ok {
		return nil, &match.UnknownTitle{Key: r.Title}
	}
	t, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		return nil, err
	}
	return Make(t, r.Kind, r.Level, r.N), nil
}

// OfGame returns the Ref of the puzzle of a link: its game carries the label as its name.
func OfGame(k Kind, g match.Game) Ref {
	return Ref{Title: g.Title.Key, Kind: k, Label: cmp.Or(g.Name, noLabel)}
}

// State is the state of a puzzle on a table.
type State uint8

// The states.
const (
	Open  State = iota // nothing is decided
	Right              // no choice is better
	Wrong              // another choice is better
	Aside              // the decision was avoided: the turn is over, or no train is bought from the bank
)

// Judge returns the state after the actions since position start of m, where the puzzle begins, and the result of the
// decision. best is the highest result. Without a decision, so with Open and Aside, the result is zero.
func (k Kind) Judge(m *match.Match, start int, best int32) (State, int32) {
	was := m.ViewAt(start)
	for i := start; i < m.Now(); i++ {
		a, now := m.Action(i), m.ViewAt(i+1)
		if k == Emergency && noWay(a) {
			return Aside, 0
		}
		value, decides := k.Value(was, m.ViewAt(i), a, now)
		switch {
		case decides && value >= best:
			return Right, value
		case decides:
			return Wrong, value
		case now.S.End.Over || now.Base().Actor != was.Base().Actor:
			return Aside, 0
		}
	}
	return Open, 0
}

// noWay reports whether an action ends an emergency without a train from the bank: only the bank sells in a puzzle,
// because a price to be agreed on is no exact choice, and a bankruptcy raises no money for a train.
func noWay(a rules.Action) bool {
	switch a := a.(type) {
	case rules.BuyTrain:
		return a.From.Corp() != 0
	case rules.Bankrupt:
		return true
	}
	return false
}
