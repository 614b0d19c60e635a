package bot

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// TestBest: a search takes the choice with the best mean of all its playouts, if it surpasses the choice of the rules
// of thumb by the lead and has had as many. A choice other than a purchase must surpass it by more.
func TestBest(t *testing.T) {
	t.Parallel()
	level := Level{Choices: 4, Again: []Replay{{2, 1}, {1, 4}}, Lead: 60, StockLead: 20, CompanyLead: 20}
	buy := func(c id.Corp) rules.Action { return rules.BuyShares{By: id.OfPlayer(1), Corp: c} }
	var pass, sale, bid, train rules.Action = rules.Pass{}, rules.SellShares{}, rules.Bid{}, rules.BuyTrain{}
	for _, c := range []struct {
		name     string
		first    rules.Action
		other    rules.Action
		value, n int // of the other one, and the number of its playouts
		takes    bool
	}{
		{"a share, better by less than the lead", buy(1), buy(2), 550, 7, false},
		{"a share, better by more than the lead", buy(1), buy(2), 570, 7, true},
		{"a pass instead of a share, better by a little more than the lead", buy(1), pass, 570, 7, false},
		{"a share instead of a pass, better by a little more than the lead", pass, buy(1), 570, 7, false},
		{"a share instead of a pass, better by much more", pass, buy(1), 590, 7, true},
		{"a sale, better by a little more than the lead", buy(1), sale, 570, 7, false},
		{"a sale, better by much more", buy(1), sale, 590, 7, true},
		{"a pass instead of a sale", sale, pass, 510, 7, true},
		{"a pass that is worse than a sale", sale, pass, 490, 7, false},
		{"another bid, better by much more", bid, bid, 590, 7, false},
		{"another bid, better by still more", bid, bid, 610, 7, true},
		{"a train, better by a little more than the lead", pass, train, 570, 7, false},
		{"better at first, and not played on again", buy(1), buy(2), 2000, 2, false},
		{"worse", buy(1), buy(2), 400, 7, false},
	} {
		s := Search{from: new(rules.Title), level: level,
			list: []candidate{played(c.first, slices.Repeat([]int{500}, 7)),
				played(c.other, slices.Repeat([]int{c.value}, c.n))}}
		if takes := s.best() == 1; takes != c.takes {
			t.Errorf("%s: taken %v", c.name, takes)
		}
	}
}

// played returns a candidate whose playouts have led to these values.
func played(a rules.Action, values []int) (c candidate) {
	c.action = a
	for _, value := range values {
		c.add(value)
	}
	return c
}

// TestDoubt: the same playout is compared with the same: a small gain in all playouts is one, a larger one that some of
// them deny is not. A choice that cannot become a gain gets no more playouts.
func TestDoubt(t *testing.T) {
	t.Parallel()
	buy := func(c id.Corp) rules.Action { return rules.BuyShares{By: id.OfPlayer(1), Corp: c} }
	first := []int{500, 900, 100, 700, 300}
	for _, c := range []struct {
		name         string
		values       []int
		takes, hopes bool
	}{
		{"better by 150 each time, as far as the values lie apart", []int{650, 1050, 250, 850, 450}, true, true},
		{"better by less than the lead each time", []int{590, 990, 190, 790, 390}, false, true},
		{"better by 400 on average, most of it by chance", []int{2500, 700, 300, 500, 500}, false, true},
		{"a little worse, with a wide spread", []int{1400, 200, 700, 100, 0}, false, true},
		{"worse each time", []int{300, 700, -100, 500, 100}, false, false},
	} {
		s := Search{from: new(rules.Title), level: Level{Lead: 100, Doubt: 15}, turn: 1,
			list: []candidate{played(buy(1), first), played(buy(2), c.values)}}
		if takes := s.best() == 1; takes != c.takes {
			t.Errorf("%s: taken %v", c.name, takes)
		}
		if s.sift(); s.open == 1 != c.hopes {
			t.Errorf("%s: played on %v", c.name, s.open == 1)
		}
	}
	s := Search{from: new(rules.Title), level: Level{Lead: 100, Doubt: 15}, turn: 1, list: []candidate{
		played(buy(1), []int{500}), played(buy(2), []int{100}), played(buy(3), []int{-200}), played(buy(4), []int{300}),
	}}
	if s.sift(); s.open != 2 || s.list[1].sum != 300 || s.list[2].sum != 100 {
		t.Errorf("after one playout %d candidates are played on, the best with %d", s.open, s.list[1].sum)
	}
}

// TestBudget: choices in doubt are played on for as many actions as the level has, evenly, and in titles with boxes,
// where an action takes longer, for fewer. Nothing is played on once a choice is better for sure.
func TestBudget(t *testing.T) {
	t.Parallel()
	buy := func(c id.Corp) rules.Action { return rules.BuyShares{By: id.OfPlayer(1), Corp: c} }
	level := Level{Again: []Replay{{1, 2}, {1, 20}}, Lead: 100, Doubt: 15, Budget: 1000}
	for _, c := range []struct {
		name, title string
		values      []int // of the other choice; the first one has 500 each time
		turn, spent int
		want        int // further playouts of each of the two
	}{
		{"in doubt", "1860", []int{1500, 300, 800}, 2, 120, 20},
		{"in doubt, with long playouts", "1860", []int{1500, 300, 800}, 2, 300, 7},
		{"in doubt, and nothing left", "1860", []int{1500, 300, 800}, 2, 1200, 0},
		{"in doubt, in a title with boxes", "1822pnw", []int{1500, 300, 800}, 2, 120, 1},
		{"better for sure", "1860", []int{1500, 1300, 1400}, 2, 120, 0},
		{"not the last turn", "1860", []int{1500, 300, 800}, 1, 1200, 2},
	} {
		e, _ := titles.Find(c.title)
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := NewSearch(1, level)
		s.thumb.v.T, s.from = title, title
		s.list = []candidate{played(buy(1), []int{500, 500, 500}), played(buy(2), c.values)}
		s.turn, s.played, s.spent = c.turn, 6, c.spent
		s.sift()
		if got := s.replay(); got.Best != 2 || max(0, got.Playouts) != c.want {
			t.Errorf("%s: %+v, want %d more playouts of 2 choices", c.name, got, c.want)
		}
	}
}

// TestCaution: a title may ask less of the lead in the turns of players, and less or all of it of sales.
func TestCaution(t *testing.T) {
	t.Parallel()
	first, share := rules.BuyShares{By: id.OfPlayer(1), Corp: 1}, rules.BuyShares{By: id.OfPlayer(1), Corp: 2}
	sale := rules.SellShares{By: id.OfPlayer(1), Corp: 2, Percent: 10}
	for _, c := range []struct {
		name  string
		title rules.Title
		doubt int
		corp  id.Corp
		other rules.Action
		want  int
	}{
		{"all of it", rules.Title{}, 15, 0, share, 400},
		{"a quarter", rules.Title{Caution: 25}, 15, 0, share, 100},
		{"in the turn of a company", rules.Title{Caution: 25}, 15, 1, share, 400 + 800},
		{"with few playouts", rules.Title{Caution: 25}, 0, 0, share, 400},
		{"a sale", rules.Title{Caution: 25}, 15, 0, sale, 400 + 900},
		{"half of a sale's", rules.Title{Caution: 25, SaleCaution: 50}, 15, 0, sale, 200 + 450},
	} {
		level := Level{Lead: 400, StockLead: 900, CompanyLead: 800, Doubt: c.doubt}
		s := Search{from: &c.title, level: level, corp: c.corp, list: []candidate{{action: first}}}
		if got := s.lead(&candidate{action: c.other}); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

// TestNarrow: before the end of a game a small lead is worth a part of the premium, and being as far behind less; at
// the end the leader has all of it.
func TestNarrow(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	value := func(mine, other int32, over bool) int {
		state := rules.Start(title, 3, 1, &rules.Scratch{})
		state.Cash[id.OfPlayer(1)], state.Cash[id.OfPlayer(2)], state.Cash[id.OfPlayer(3)] = mine, other, 0
		state.End.Over = over
		s := NewSearch(1, Level{Narrow: 100})
		s.me = 1
		return s.value(rules.View{T: title, S: &state, X: &rules.Scratch{}})
	}
	even := allWorth / 2
	for _, c := range []struct {
		mine, other int32
		over        bool
		want        int
	}{
		{1000, 1000, false, even + leadBonus/2},
		{1050, 950, false, allWorth*1050/2000 + leadWorth/20 + leadBonus*3/4},
		{950, 1050, false, allWorth*950/2000 - leadWorth/20 + leadBonus/4},
		{1200, 800, false, allWorth*1200/2000 + leadWorth/5 + leadBonus},
		{800, 1200, false, allWorth*800/2000 - leadWorth/5},
		{1000, 1000, true, even},
		{1001, 999, true, allWorth*1001/2000 + leadWorth/1000 + leadBonus},
	} {
		if got := value(c.mine, c.other, c.over); got != c.want {
			t.Errorf("%d against %d, over %v: %d, want %d", c.mine, c.other, c.over, got, c.want)
		}
	}
}
