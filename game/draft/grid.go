package draft

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// Grid is a decision of two questions asked at once, because the second depends on the first: the price at which a
// company starts, and how many of its shares are taken in exchange. A third question may follow.
type Grid struct {
	v     rules.View
	x     rules.Scratch // for the positions tried out
	say   *text.Speaker
	Cols  []GridHead       // the answers to the first question
	Rows  []string         // the answers to the second one that some column has
	cells map[[2]int]*Cell // by row and column; row -1 has the refusal of a whole column
}

// GridHead is an answer to the first question.
type GridHead struct {
	Text   string
	action rules.Action
}

// Cell is the result of a pair of answers.
type Cell struct {
	Barred bool
	Why    text.Because
	Sum    int32          // change of the deciding player's cash
	Then   []Then         // the answers to the third question, if it is asked
	first  []rules.Action // the answers to the first two
}

// Then is an answer to the third question.
type Then struct {
	Key, Text string
	action    rules.Action
}

// NewGrid returns the grid whose columns are the actions of cols, labelled by name. It returns nil if no second
// question follows.
func NewGrid(v rules.View, say *text.Speaker, cols []rules.Action, name func(rules.Action) string) *Grid {
	g := &Grid{v: v, say: say, cells: map[[2]int]*Cell{}}
	for _, a := range cols {
		g.Cols = append(g.Cols, GridHead{name(a), a})
	}
	for col, head := range g.Cols {
		s := *v.S
		after := rules.View{T: v.T, S: &s, X: &g.x}
		if r := rules.Do(v, head.action, &s); r.Refused() {
			g.cells[[2]int{-1, col}] = &Cell{Barred: true, Why: say.Why(v, head.action, r)}
			continue
		}
		if !g.addColumn(after, col) {
			return nil
		}
	}
	if len(g.Rows) == 0 {
		return nil
	}
	return g
}

// NewConversionGrid returns the grid of the chosen option if it starts a company at a price, affordable or not, and is
// followed by the question how many of its shares are taken in exchange. Otherwise it returns nil.
func NewConversionGrid(d *Draft) *Grid {
	o := d.Chosen()
	if o == nil || len(o.Forms) == 0 {
		return nil
	}
	a, ok := o.Forms[0].(rules.Par)
	if !ok {
		return nil
	}
	var cols []rules.Action
	for _, a.At = range d.v.AppendPars(nil, a.Corp) {
		if rules.Check(d.v, a).Reason != rules.NotParPrice {
			cols = append(cols, a)
		}
	}
	return NewGrid(d.v, d.say, cols, func(a rules.Action) string {
		return strconv.Itoa(int(d.v.T.Market.Price(a.(rules.Par).At)))
	})
}

// NewAnswerGrid returns the grid of the question in charge, whose answers are prices, or nil if no second question
// follows.
func NewAnswerGrid(d *Draft) *Grid {
	var cols []rules.Action
	for n := range d.v.Answers() {
		a := rules.Decide{By: d.v.Actor(), Choice: n}
		if rules.Check(d.v, a).Reason != rules.NotParPrice {
			cols = append(cols, a)
		}
	}
	return NewGrid(d.v, d.say, cols, func(a rules.Action) string { return d.v.Answer(rules.OperandsOf(a).Choice) })
}

// addColumn adds the cells of a column, whose answer has led to position v, and reports whether a second question
// follows there.
func (g *Grid) addColumn(v rules.View, col int) bool {
	if _, asks := v.InCharge().(rules.Chooser); !asks || v.S.End.Over || v.Decider(v.Actor()) != g.v.Decider(g.v.Actor()) {
		return false
	}
	for n, word := range v.Answers() {
		a := rules.Decide{By: v.Actor(), Choice: n}
		g.cells[[2]int{g.rowOf(word), col}] = g.newCell(v, col, a)
	}
	return true
}

// rowOf returns the index of the row with this label and appends the row if it is new.
func (g *Grid) rowOf(word string) int {
	if i := slices.Index(g.Rows, word); i >= 0 {
		return i
	}
	g.Rows = append(g.Rows, word)
	return len(g.Rows) - 1
}

// newCell returns the result of answer a in column col, with the answers to a third question if the interruption goes
// on.
func (g *Grid) newCell(v rules.View, col int, a rules.Decide) *Cell {
	var e Effects
	if r := rules.Do(v, a, &e.After); r.Refused() {
		return &Cell{Barred: true, Why: g.say.Why(v, a, r)}
	}
	e.readEvents(g.x.Events) // the last answer may end the round
	after := e.view(v)
	o := id.OfPlayer(g.v.Decider(g.v.Actor()))
	c := &Cell{Sum: after.Cash(o) - g.v.Cash(o), first: []rules.Action{g.Cols[col].action, a}}
	if after.S.End.Over || after.S.Depth != v.S.Depth || after.Top().Corp != v.Top().Corp {
		return c // the interruption ends with the second answer
	}
	for n, word := range after.Answers() {
		third := rules.Decide{By: after.Actor(), Choice: n}
		if !rules.Check(after, third).Refused() {
			c.Then = append(c.Then, Then{word, g.say.Act(after, third, nil).Button(), third})
		}
	}
	return c
}

// Cell returns the result of a pair of answers; a barred cell if the first one is refused, nil if the second is not
// offered.
func (g *Grid) Cell(row, col int) *Cell {
	if c := g.cells[[2]int{-1, col}]; c != nil {
		return c
	}
	return g.cells[[2]int{row, col}]
}

// Best returns the cell to select at first: the most shares, then the highest price, that leave the player some money.
// If first is not nil, it looks only at the cells that begin with this action. It returns -1, -1 if all are barred.
func (g *Grid) Best(first rules.Action) (row, col int) {
	row, col = -1, -1
	cash := g.v.Cash(id.OfPlayer(g.v.Decider(g.v.Actor())))
	for r := range g.Rows {
		for k := range g.Cols {
			c := g.Cell(r, k)
			if c == nil || c.Barred || first != nil && !rules.SameAction(c.first[0], first) {
				continue
			}
			if row < 0 || cash+c.Sum > 0 { // rows and columns grow, so a later cell is better if it is affordable
				row, col = r, k
			}
		}
	}
	return row, col
}

// Actions returns the actions for the cell and the answer then to the third question, if there is one.
func (c *Cell) Actions(then int) []rules.Action {
	if then < 0 || then >= len(c.Then) {
		return c.first
	}
	return append(c.first[:len(c.first):len(c.first)], c.Then[then].action)
}

// NotesOf returns the warnings about the phase that several actions with these effects begin, and about its trains and
// privates. It returns nil without effects, or if an action is refused.
func (d *Draft) NotesOf(e *Effects) []Note {
	if e == nil || e.Refusal.Refused() {
		return nil
	}
	n := notes{decision: &d.decision, e: e}
	n.addPhase()
	return n.list
}

// UnionWorth returns the worth of the companies that disappear in the union begun by a, or zero if a is refused.
func (d *decision) UnionWorth(a rules.Action) int32 {
	var after rules.State
	of := titles.WordsOf(d.v.T).Union
	if of == nil || rules.Do(d.v, a, &after).Refused() {
		return 0
	}
	u, _ := of(rules.View{T: d.v.T, S: &after, X: d.v.X})
	return u.Worth
}

// Effects returns the effects of the answers.
func (g *Grid) Effects(c *Cell, then int) *Effects {
	return effectsOfAll(rules.View{T: g.v.T, S: g.v.S, X: &g.x}, c.Actions(then))
}

// RowsOf returns the consequences of actions that found c or make it grow: its best run compared with those of the
// companies that become part of it, money, certificates, and its holders.
func (d *Draft) RowsOf(e *Effects, c id.Corp, played []rules.Action) []Row {
	if e == nil || e.Refusal.Refused() {
		return nil
	}
	r := rows{decision: &d.decision, runs: &d.after, e: e}
	r.addUnitedRun(c, played)
	r.addMoney(rules.Pass{By: d.v.Actor()}) // only the actor of the action counts here
	if d.v.Is(c, rules.Started) {
		r.addTakeover(c)
		return r.list
	}
	after, facts := e.view(d.v), text.Facts{"company": d.say.Corp(c)}
	if p := after.President(c); p != 0 {
		holding := []string{d.say.Percent(after.Held(c, id.OfPlayer(p))), d.say.Player(p)}
		r.add(text.HoldingOf, facts, d.say.List(holding), "", Even)
	}
	if after.Is(c, rules.Started) {
		r.add(text.PriceOf, facts, d.say.Money(after.Price(c)), "", Even)
	}
	r.addFloatAfter(c)
	return r.list
}

// addTakeover adds the trains, changed holdings, price and president of a company that takes over another one.
func (r *rows) addTakeover(c id.Corp) {
	after, effect, facts := r.e.view(r.v), r.e.Companies[c-1], text.Facts{"company": r.say.Corp(c)}
	if trains := effect.Trains; trains[0] != trains[1] || effect.Surplus > 0 {
		limit := text.Number(int32(after.TrainLimit(c)))
		r.add(text.TrainsOf, facts,
			arrow(text.Number(int32(trains[0])), text.Number(int32(trains[1])))+" / "+limit, "", Even)
	}
	for i := range r.v.S.Players {
		r.addPart(c, id.OfPlayer(id.Player(i+1)))
	}
	for i := range r.e.Companies {
		if x := &r.e.Companies[i]; !after.Is(x.Corp, rules.Closed) { // prices and presidents, not of who leaves the game
			r.addCompany(x, rules.Pass{By: r.v.Actor()})
		}
	}
}

// played is the choice of a runAfter that takes several actions, in order. It is an array, so that it can be part of
// the key of a map; a union takes fewer actions than it holds.
type played [8]rules.Action

// addUnitedRun adds the best run of c with the trains it takes over, compared with the sum of the separate best runs
// before.
func (r *rows) addUnitedRun(c id.Corp, actions []rules.Action) {
	var choice played
	copy(choice[:], actions)
	d, after := r.decision, r.e.view(r.v)
	var names []string
	f, known := Figure{}, true
	add := func(of runAfter, s *rules.State, sum *int32) {
		best := r.runs.ask(of, s)
		*sum += best.Earns
		known = known && best.Proved
	}
	for i := range d.v.T.Corps {
		x := id.Corp(i + 1)
		if o := id.OfCorp(x); d.v.TrainCount(o) > 0 && (x == c || after.TrainCount(o) == 0) {
			names = append(names, d.say.Corp(x))
			add(runAfter{x, nil}, d.v.S, &f.Before)
		}
	}
	if len(names) == 0 || !r.runs.begun {
		return
	}
	add(runAfter{c, choice}, &r.e.After, &f.After)
	label, facts := text.BestRunAll, text.Facts{"company": d.say.Corp(c), "list": d.say.List(names)}
	if len(names) == 1 && d.v.TrainCount(id.OfCorp(c)) > 0 {
		label = text.BestRunOf
	}
	switch {
	case !known:
		r.add(label, facts, "…", "", Even)
	case d.v.Price(c) == 0 && label == text.BestRunOf: // a merger has given it the trains, but no station yet
		r.add(label, facts, d.say.Money(f.After), "", Even)
	default:
		r.add(label, facts, arrow(d.say.Money(f.Before), d.say.Money(f.After)),
			text.Change(d.say.Title.Currency, f.Change()), MoodOf(f.Change()))
	}
}
