// Package lesson is the course for newcomers: short lessons at positions of real games.
//
// Course lists the lessons of all titles, which write them (words.Lesson), and Find returns one by its key. A lesson is
// a position, a task, and a goal that is a question about the position after the learner's actions. Lesson.Open returns
// the game at the position, and Lesson.Judge the State of the lesson. The referee judges the actions, so anything legal
// may be tried, and every way that leads to the goal is right.
package lesson

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// Lesson is a lesson of the course.
type Lesson struct {
	*words.Lesson
	Title string // key of the title that teaches it
}

// Course returns all lessons in the order of the course, the general ones from the shortest title to the longest. The
// callers share the list.
var Course = sync.OnceValue(course)

// course sorts twice and stably: by length of the title, then by part.
func course() (list []Lesson) {
	all := titles.All()
	slices.SortStableFunc(all, func(a, b titles.Entry) int { return a.Minutes - b.Minutes })
	for _, e := range all {
		lessons := titles.WordsFor(e.Key).Lessons
		for i := range lessons {
			list = append(list, Lesson{&lessons[i], e.Key})
		}
	}
	slices.SortStableFunc(list, func(a, b Lesson) int { return int(a.Part) - int(b.Part) })
	return list
}

// Find returns the lesson with a key and its number in the course, from 1, or zero if there is none.
func Find(key string) (Lesson, int) {
	for i, l := range Course() {
		if l.Key == key {
			return l, i + 1
		}
	}
	return Lesson{}, 0
}

// first returns the first lesson that explains something, of the title itself if it has one, or false.
func first(title string, explains func(Lesson) bool) (found Lesson, ok bool) {
	for _, l := range Course() {
		switch {
		case !explains(l):
		case l.Title == title:
			return l, true
		case !ok:
			found, ok = l, true
		}
	}
	return found, ok
}

// ForStep returns the first lesson that explains a step, of the title itself if it has one, or false.
func ForStep(title, step string) (Lesson, bool) {
	return first(title, func(l Lesson) bool { return slices.Contains(l.Steps, step) })
}

// ForHint returns the lesson that a hint at a step leads to: the one that the hint names, otherwise that about the
// step.
func ForHint(title string, h *words.Hint, step string) (Lesson, bool) {
	if h.Lesson != "" {
		l, n := Find(h.Lesson)
		return l, n > 0
	}
	return ForStep(title, step)
}

// ForTerm returns the lesson that explains a term of the game in a language, or false: one that names it in its name,
// else in its task, else in its explanation, of the title itself if it has one.
func ForTerm(title, term string, l text.Lang) (found Lesson, ok bool) {
	term = strings.ToLower(strings.TrimSpace(term))
	if term == "" {
		return found, false
	}
	for _, said := range [...]func(Lesson) words.Pair{
		func(x Lesson) words.Pair { return x.Name },
		func(x Lesson) words.Pair { return x.Task },
		func(x Lesson) words.Pair { return x.Why },
	} {
		found, ok = first(title, func(x Lesson) bool { return names(said(x)[l], term, l) })
		if ok {
			break
		}
	}
	return found, ok
}

// names reports whether a text has a term: as whole words where words are written apart, with an ending or not.
func names(said, term string, l text.Lang) bool {
	said = strings.ToLower(said)
	if l == text.Ja {
		return strings.Contains(said, term)
	}
	apart := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	list := strings.FieldsFunc(said, apart)
	wanted := strings.FieldsFunc(term, apart)
	if len(wanted) == 0 {
		return false
	}
	same := func(a, b string) bool { return strings.TrimSuffix(a, "s") == strings.TrimSuffix(b, "s") }
	for ; len(list) >= len(wanted); list = list[1:] {
		if slices.EqualFunc(list[:len(wanted)], wanted, same) {
			return true
		}
	}
	return false
}

// Open returns the game at the position of the lesson. you is the learner's name, others has names for the other
// players in seat order, and may have more.
func (l Lesson) Open(you string, others []string) (*match.Match, error) {
	g, err := share.Decode(l.Game)
	if err != nil {
		return nil, err
	}
	m, stop, err := match.Open(g)
	if err == nil && stop != nil {
		err = stop
	}
	if err != nil {
		return nil, err
	}
	me := words.Learner(m.View())
	for i := range m.Players() {
		p := id.Player(i + 1)
		if p == me {
			m.Rename(p, you)
			continue
		}
		m.Rename(p, others[0])
		others = others[1:]
	}
	return m, nil
}

// State is the state of a lesson.
type State uint8

// The states.
const (
	Open    State = iota // the learner is to act
	Reached              // the goal is reached
	Missed               // somebody else is to act, and the goal is not reached
)

// Judge judges the actions since position start of m, at which the lesson begins, and returns the sentence about them;
// it is empty while the lesson is open.
func (l Lesson) Judge(m *match.Match, start int) (State, words.Pair) {
	was := m.ViewAt(start)
	for i := start + 1; i <= m.Now(); i++ {
		now := m.ViewAt(i)
		switch {
		case l.Goal(was, now):
			return Reached, l.Done
		case turnEnded(was, now):
			return Missed, l.wrongWay(was, now)
		}
		for _, w := range l.Ways {
			if w.AtOnce && w.When(was, now) {
				return Missed, l.said(w)
			}
		}
	}
	return Open, words.Pair{}
}

// turnEnded reports whether the learner's turn has ended.
func turnEnded(was, now rules.View) bool {
	return now.S.End.Over || words.Learner(now) != words.Learner(was) || now.Base().Actor != was.Base().Actor
}

// wrongWay returns the sentence about a wrong way.
func (l Lesson) wrongWay(was, now rules.View) words.Pair {
	for _, w := range l.Ways {
		if w.When(was, now) {
			return l.said(w)
		}
	}
	return l.Miss
}

// said returns the sentence about a wrong way.
func (l Lesson) said(w words.Way) words.Pair {
	if w.Said == (words.Pair{}) {
		return l.Miss
	}
	return w.Said
}
