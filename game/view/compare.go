package view

import (
	"slices"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// MostCompared is the maximum number of lines of play in a comparison.
const MostCompared = 4

// Line is a line of play to be compared: the actions From to To of a game.
type Line struct {
	Name     string
	Game     *match.Match
	From, To int
}

// Play is one action of a line.
type Play struct {
	Text  string // as a sentence
	Short string // in two or three words
}

// Measure is the quantity measured by a row of a comparison.
type Measure uint8

// The measures.
const (
	WorthOf Measure = iota + 1
	CashOf
	PriceOf
	TreasuryOf
	RunOf
)

// Figure is the value of a measure in one line.
type Figure struct {
	Text string
	Best bool // no other line at the same moment is higher, and one is lower or has no value
}

// Compared is one row: the same measure in every line.
type Compared struct {
	Measure Measure
	Player  id.Player // of worth and cash
	Corp    id.Corp   // of the other measures
	Label   string
	Figures []Figure // by line
	Differs bool     // between lines
}

// Comparison compares several lines of play side by side.
type Comparison struct {
	Names []string
	Where []string // by line: the round and the number of the position compared
	Level []bool   // by line: it reaches the moment of the comparison
	Rows  []Compared
}

// PlaysOf returns the first actions of a line in words, at most the given number.
func (w *Viewer) PlaysOf(l Line, most int) []Play {
	own := l.viewer(w)
	end := min(l.To, l.From+most)
	plays := make([]Play, 0, max(0, end-l.From))
	for i := l.From; i < end; i++ {
		short := w.say.Act(l.Game.ViewAt(i), l.Game.Action(i), l.Game.Events(i)).Short()
		plays = append(plays, Play{own.Sentence(i), short})
	}
	return plays
}

// viewer returns the viewer of a line of play; w is that of the game.
func (l Line) viewer(w *Viewer) *Viewer {
	if l.Game == w.game {
		return w
	}
	return New(l.Game, w.say.Lang)
}

// Compare returns lines of play of the viewer's game side by side, compared where they meet; only the first
// MostCompared of them.
func (w *Viewer) Compare(lines []Line, meet Meeting) Comparison {
	var c Comparison
	lines = lines[:min(len(lines), MostCompared)]
	if len(lines) == 0 {
		return c
	}
	x := comparer{Viewer: w, ends: make([]rules.View, len(lines)), level: meet.Level}
	for i, l := range lines {
		c.Names = append(c.Names, l.Name)
		x.ends[i] = l.Game.ViewAt(meet.At[i])
		c.Where = append(c.Where, w.say.Round(x.ends[i])+" · "+text.Number(int32(meet.At[i])))
	}
	c.Level = meet.Level
	for i := range x.ends[0].S.Players {
		p := id.Player(i + 1)
		x.addRow(Compared{Measure: WorthOf, Player: p, Label: w.say.Player(p)},
			func(v rules.View) (int32, bool) { return v.Worth(p), true })
		x.addRow(Compared{Measure: CashOf, Player: p, Label: x.label(text.CompareCash, w.say.Player(p))},
			func(v rules.View) (int32, bool) { return v.Cash(id.OfPlayer(p)), true })
	}
	for i := range w.game.Title().Corps {
		x.addCorp(id.Corp(i + 1))
	}
	c.Rows = x.rows
	return c
}

// comparer makes the rows of a comparison.
type comparer struct {
	*Viewer
	ends  []rules.View // of the lines where they meet
	level []bool       // whether a line reaches the moment; only such a line can be the best
	rows  []Compared
}

// addCorp adds the rows of a company.
func (w *comparer) addCorp(c id.Corp) {
	for _, m := range [...]struct {
		measure Measure
		label   text.Pair
		of      func(rules.View) (int32, bool)
	}{
		{PriceOf, text.ComparePrice, func(v rules.View) (int32, bool) { return v.Price(c), v.Is(c, rules.Started) }},
		{TreasuryOf, text.CompareFunds, func(v rules.View) (int32, bool) {
			return v.Cash(id.OfCorp(c)), v.Is(c, rules.Floated)
		}},
		{RunOf, text.CompareRun, func(v rules.View) (int32, bool) { return v.S.Corps[c].LastRun, v.Is(c, rules.Operated) }},
	} {
		w.addRow(Compared{Measure: m.measure, Corp: c, Label: w.label(m.label, w.say.Corp(c))}, m.of)
	}
}

// label returns a label about a player or company as text.
func (w *comparer) label(word text.Pair, who string) string {
	return w.say.Phrase(word, text.Facts{"who": who})
}

// amount returns an amount as text: companies' money for a treasury, players' money otherwise.
func (w *comparer) amount(m Measure, sum int32) string {
	if m == TreasuryOf {
		return w.say.Funds(sum)
	}
	return w.say.Money(sum)
}

// addRow adds row r with its values, if any line has one. of returns the value in a position and whether there is one.
func (w *comparer) addRow(r Compared, of func(rules.View) (int32, bool)) {
	var reached []int32 // the values of the lines that reach the moment
	lacking := false    // one of those lines has no value
	sums := make([]int32, len(w.ends))
	r.Figures = make([]Figure, len(w.ends))
	for i, v := range w.ends {
		sum, is := of(v)
		if is {
			sums[i], r.Figures[i].Text = sum, w.amount(r.Measure, sum)
		}
		switch {
		case !w.level[i]:
		case is:
			reached = append(reached, sum)
		default:
			lacking = true
		}
		r.Differs = r.Differs || r.Figures[i].Text != r.Figures[0].Text
	}
	if len(reached) > 0 {
		high := slices.Max(reached)
		better := lacking || slices.Min(reached) < high
		for i := range r.Figures {
			r.Figures[i].Best = better && w.level[i] && r.Figures[i].Text != "" && sums[i] == high
		}
	}
	if slices.ContainsFunc(r.Figures, func(f Figure) bool { return f.Text != "" }) {
		w.rows = append(w.rows, r)
	}
}
