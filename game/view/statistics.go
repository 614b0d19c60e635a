package view

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// Moment is the end of a round, or the beginning of the game.
type Moment struct {
	Text      string // "OR 5.1"
	Brief     string // short form of Text for a chip
	At        int    // position
	Operating bool
	Stock     bool
	Phase     string
}

// Statistics holds the figures of a game round by round. Every list of figures has the length of Moments.
type Statistics struct {
	Moments []Moment
	Worth   [][]int32 // by seat
	Cash    [][]int32
	Certs   [][]int32 // certificates that count
	Prices  [][]int32 // by company in table order; zero without a price
	Revenue [][]int32 // by company: revenue in the operating round; -1 if it did not run
	RunAt   [][]int32 // by company: position after that run; zero without routes
	Runs    int       // operating rounds
}

// Statistics returns the figures of the game up to the cursor.
func (w *Viewer) Statistics() Statistics {
	var s Statistics
	ends := w.roundEnds()
	v := w.game.ViewAt(0)
	players, corps := int(v.S.Players), len(v.T.Corps)
	s.Worth, s.Cash, s.Certs = rows(players, len(ends)), rows(players, len(ends)), rows(players, len(ends))
	s.Prices, s.Revenue, s.RunAt = rows(corps, len(ends)), rows(corps, len(ends)), rows(corps, len(ends))
	for k, m := range ends {
		s.Moments = append(s.Moments, m)
		if m.Operating {
			s.Runs++
		}
		s.recordPosition(k, w.game.ViewAt(m.At))
		for c := range s.Revenue {
			s.Revenue[c][k] = -1
		}
		if k > 0 {
			s.recordRuns(w.game, k, ends[k-1].At, m.At)
		}
	}
	return s
}

// rows returns n rows of the given length, all zero.
func rows(n, length int) [][]int32 {
	r := make([][]int32, n)
	for i := range r {
		r[i] = make([]int32, length)
	}
	return r
}

// roundEnds returns the beginning of the game and the end of every round up to the cursor. A round ends where the next
// one begins.
func (w *Viewer) roundEnds() []Moment {
	now := w.game.At()
	moment := func(round, at int) Moment {
		v := w.game.ViewAt(round)
		stock := v.RoundOf(v.Base()).Name == rules.StockRound
		return Moment{w.say.Round(v), w.say.RoundBrief(v), at, operating(v), stock, w.game.ViewAt(at).PhaseDef().Name}
	}
	first := w.game.ViewAt(0)
	ends := []Moment{{Text: w.say.Say(text.GameStart), Phase: first.PhaseDef().Name}}
	began := 0
	for i := 1; i <= now; i++ {
		if w.game.Starts(i).Has(match.RoundStart) {
			ends = append(ends, moment(began, i))
			began = i
		}
	}
	if began < now {
		ends = append(ends, moment(began, now))
	}
	return ends
}

// recordPosition records the figures of one moment from a position.
func (s *Statistics) recordPosition(k int, v rules.View) {
	for i := range s.Worth {
		p := id.Player(i + 1)
		s.Worth[i][k], s.Cash[i][k] = v.Worth(p), v.Cash(id.OfPlayer(p))
		s.Certs[i][k] = int32(v.CertsCounted(p))
	}
	for i := range s.Prices {
		s.Prices[i][k] = v.Price(id.Corp(i + 1))
	}
}

// recordRuns records the runs of a game between two positions in column k.
func (s *Statistics) recordRuns(m *match.Match, k, from, to int) {
	for i := from; i < to; i++ {
		a, ok := m.Action(i).(rules.RunRoutes)
		if !ok {
			continue
		}
		s.RunAt[a.By-1][k] = 0
		if slices.ContainsFunc(a.Routes, func(r track.Route) bool { return !rules.Idle(r) }) {
			s.RunAt[a.By-1][k] = int32(i + 1)
		}
		for _, e := range m.Events(i) {
			if e.Kind == rules.TrainsRan {
				s.Revenue[e.Corp-1][k] = e.Amount
			}
		}
	}
}

// PlayerGrid returns figures of players as a table for copying. The first row and column are headers.
func (w *Viewer) PlayerGrid(s *Statistics, figures [][]int32) [][]string {
	return s.grid(w.game.Players(), figures)
}

// CorpGrid returns figures of companies as a table for copying, like PlayerGrid.
func (w *Viewer) CorpGrid(s *Statistics, figures [][]int32) [][]string {
	var names []string
	for i := range w.game.Title().Corps {
		names = append(names, w.say.Corp(id.Corp(i+1)))
	}
	return s.grid(names, figures)
}

// grid returns figures as a table by row and moment. Negative figures stand for missing ones and are left empty.
func (s *Statistics) grid(names []string, figures [][]int32) [][]string {
	head := []string{""}
	for _, m := range s.Moments {
		head = append(head, m.Text)
	}
	grid := [][]string{head}
	for i, row := range figures {
		line := []string{names[i]}
		for _, n := range row {
			cell := ""
			if n >= 0 {
				cell = strconv.Itoa(int(n))
			}
			line = append(line, cell)
		}
		grid = append(grid, line)
	}
	return grid
}
