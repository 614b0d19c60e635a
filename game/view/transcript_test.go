package view

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// opening is the beginning of a game of Ann, Ben and Cleo, who have 800 dollars each: every action, and the lines that
// it leaves in the log. The comments count along.
var opening = []struct{ action, lines string }{
	{"bid p0 SV 20", "Ann buys SVN&RR for $20."},
	{"bid p1 CS 40", "Ben buys C&SL for $40."},
	{"bid p2 DH 70", "Cleo buys D&H for $70."},
	{"bid p0 MH 110", "Ann buys M&H for $110."},
	{"bid p1 CA 160", "Ben buys C&A for $160. | 10% of PRR goes from the IPO to Ben."},
	{"bid p2 BO 220", "Cleo buys B&O for $220."},
	{"par p2 B&O 0,6:100", "Cleo sets the par of B&O at $100. | SR 1"},

	// Ann has 670, Ben 600, Cleo 510.
	{"par p0 NYC 5,6:67", "Ann starts NYC at $67 and pays $134."},
	{"par p1 PRR 5,6:67", "Ben starts PRR at $67 and pays $134."},
	{"buy p2 B&O ipo 10", "Cleo buys 10% of B&O from the IPO for $100."},
	{"buy p0 PRR ipo 10", "Ann buys 10% of PRR from the IPO for $67."},
	{"buy p1 PRR ipo 10", "Ben buys 10% of PRR from the IPO for $67."},
	// PRR: Ben 40, Ann 10, and 10 for Cleo make 60.
	{"buy p2 PRR ipo 10", "Cleo buys 10% of PRR from the IPO for $67. | PRR floats and receives $670."},
	{"exchange p0 MH ipo", "Ann exchanges M&H for 10% of NYC from the IPO. | The private M&H closes."},
	{"buy p0 PRR ipo 10", "Ann buys 10% of PRR from the IPO for $67."},
	{"buy p1 NYC ipo 10", "Ben buys 10% of NYC from the IPO for $67."},
	{"buy p2 NYC ipo 10", "Cleo buys 10% of NYC from the IPO for $67."},
	{"buy p0 PRR ipo 10", "Ann buys 10% of PRR from the IPO for $67."},
	// NYC: Ann 30, Cleo 10, and the second 10 for Ben make 60.
	{"buy p1 NYC ipo 10", "Ben buys 10% of NYC from the IPO for $67. | NYC floats and receives $670."},
	{"buy p2 NYC ipo 10", "Cleo buys 10% of NYC from the IPO for $67."},
	{"buy p0 PRR ipo 10", "Ann buys 10% of PRR from the IPO for $67."}, // 40, as many as Ben, who stays president
	{"buy p1 NYC ipo 10", "Ben buys 10% of NYC from the IPO for $67."}, // 30, as many as Ann
	{"buy p2 NYC ipo 10", "Cleo buys 10% of NYC from the IPO for $67."},
	{"buy p0 PRR ipo 10", "Ann buys 10% of PRR from the IPO for $67. | Ann becomes president of PRR."},
	{"buy p1 NYC ipo 10", "Ben buys 10% of NYC from the IPO for $67. | Ben becomes president of NYC."},

	// PRR and NYC are sold out. Ann has 201, Ben 131, Cleo 142.
	{"buy p2 B&O ipo 10", "Cleo buys 10% of B&O from the IPO for $100."},
	{"buy p0 B&O ipo 10", "Ann buys 10% of B&O from the IPO for $100."},
	// B&O: Cleo 40, Ann 10, and 10 for Ben make 60. Cleo has 42 dollars left, too little for any share.
	{"buy p1 B&O ipo 10", "Ben buys 10% of B&O from the IPO for $100. | B&O floats and receives $1,000. | Cleo can do nothing and passes."},
	// Ben has 31 dollars. What is sold out rises by a row. SV pays 5, CS 10, DH 15, CA 25 and BO 30.
	{"pass p0", "Ann passes. | Ben can do nothing and passes. | NYC: price $67 → $71. | PRR: price $67 → $71. | OR 1.1 | " +
		"Privates pay: Ann $5, Ben $35, Cleo $45. | B&O places a station in I15 Baltimore."},
	{"pass B&O", "B&O lays no track. | B&O skips the station: no open city. | B&O skips running: no train. | B&O: price $100 → $90."},
	{"train B&O 2-0 ipo 80", "B&O buys a 2-train for $80. | The private B&O closes."},
}

// TestTranscript plays the opening and reads the log of each action.
func TestTranscript(t *testing.T) {
	m := begin(t)
	w := New(m, text.En)
	for i, step := range opening {
		a, err := notation.ParseAction(m.Title(), step.action)
		if err != nil {
			t.Fatal(err)
		}
		play(t, m, a)
		var lines []string
		for _, line := range w.logOf(i).lines {
			lines = append(lines, line.Text)
		}
		if got := strings.Join(lines, " | "); got != step.lines {
			t.Errorf("%s:\n%s, want\n%s", step.action, got, step.lines)
		}
	}
	rounds := []string{}
	for _, g := range w.Log() {
		rounds = append(rounds, g.Round)
	}
	if !slices.Equal(rounds, []string{"Auction", "SR 1", "OR 1.1"}) {
		t.Errorf("the log has the rounds %q", rounds)
	}
}

// TestBankruptcyIsTold has a company without a train and without money in phase 6, where the cheapest train costs 630.
// Its president Ann has no money and 60 percent at a price of 100, of which 40 can be sold: 400 dollars, and four rows
// down.
func TestBankruptcyIsTold(t *testing.T) {
	g := rulestest.New(t, begin(t).Title(), 3)
	g.Found("PRR", 100, "p1", 60).Operate(2).Lay("H10", "57", 1)
	g.Cash("PRR", 0).Cash("p1", 0).Phase("6").Step("trains")
	before := g.S
	a := rules.Bankrupt{By: g.Corp("PRR")}
	g.Do(a)
	say := &text.Speaker{Lang: text.En, Title: g.Title, Names: names}
	var lines []string
	for _, line := range say.Act(rules.View{T: g.Title, S: &before, X: &g.X}, a, g.X.Events).Lines(g.View()) {
		lines = append(lines, line.Text)
	}
	want := []string{
		"Ann, president of PRR, is bankrupt.",
		"PRR: price $100 → $71.",
		"The game is over: a player is bankrupt.",
	}
	if !slices.Equal(lines, want) {
		t.Errorf("told:\n%s", strings.Join(lines, "\n"))
	}
}

// TestBankruptPlayersAreReadOut: the description of a player who is bankrupt says so, and of no other.
func TestBankruptPlayersAreReadOut(t *testing.T) {
	m := gametest.Recorded(t, "../../../shared/games/1830/26855.json")
	w, bankrupt := New(m, text.En), 0
	for _, p := range w.Players() {
		ruined := m.View().S.Seats[p.ID].Bankrupt
		if told := strings.Contains(p.Spoken, p.Name+", bankrupt, "); told != ruined {
			t.Errorf("%q", p.Spoken)
		}
		if ruined {
			bankrupt++
		}
	}
	if bankrupt == 0 {
		t.Error("nobody is bankrupt in this game")
	}
}

// TestDividendListsTheShares reads the dividends of games with subsidies, mail money and halves. The list after the
// dividend per share has multiples of it only: what the company keeps or gets besides is told apart (1822PNW/R86).
func TestDividendListsTheShares(t *testing.T) {
	for _, name := range []string{"wight", "cascades"} {
		m := gametest.Sample(t, name)
		w := New(m, text.En)
		read := 0
		for at := range m.Len() {
			var per int32
			for _, e := range m.Events(at) {
				if e.Kind == rules.DividendPaid && per == 0 {
					per = e.Amount
				}
			}
			said, list, listed := strings.Cut(w.Sentence(at), " per share: ")
			if _, paid := m.Action(at).(rules.Dividend); !paid || !listed || per == 0 {
				continue
			}
			read++
			list, _, _ = strings.Cut(list, ". Price")
			for part := range strings.SplitSeq(strings.TrimSuffix(list, "."), ", ") {
				sum, err := strconv.Atoi(strings.Trim(part[strings.LastIndexByte(part, ' '):], " $£c"))
				if err != nil || sum%int(per) != 0 {
					t.Errorf("%s, position %d: %q in %q of %d each", name, at, part, said, per)
				}
			}
		}
		if read < 30 {
			t.Errorf("%s: read %d dividends", name, read)
		}
	}
}

// TestForcedDividendsAreTold: what minors, and nationalized railways, pay without a choice stands in the log with the
// price that it moves (1822PNW/R82, 1860/R149).
func TestForcedDividendsAreTold(t *testing.T) {
	for _, name := range []string{"wight", "cascades"} {
		m := gametest.Sample(t, name)
		w := New(m, text.En)
		read := 0
		for at := range m.Len() {
			if _, run := m.Action(at).(rules.RunRoutes); !run {
				continue
			}
			before, after := m.ViewAt(at), m.ViewAt(at+1)
			c := before.Actor().Corp()
			for i := range before.S.Players {
				p := id.Player(i + 1)
				sum := after.Cash(id.OfPlayer(p)) - before.Cash(id.OfPlayer(p))
				if sum <= 0 || m.Starts(at+1).Has(match.RoundStart) {
					continue
				}
				read++
				told := strings.Join(w.Account(at), " | ")
				pays, part := w.say.Corp(c)+" pays ", w.say.Player(p)+" "+w.say.Money(sum)
				moved := before.Price(c) != after.Price(c)
				if !strings.Contains(told, pays) || !strings.Contains(told, part) || moved && !strings.Contains(told, ". Price ") {
					t.Errorf("%s, position %d: %q without %q and %q", name, at, told, pays, part)
				}
			}
		}
		if read < 20 {
			t.Errorf("%s: only %d payments", name, read)
		}
	}
}

// TestOpenLayersAreTold: the log tells of each layer of companies when it opens, and at no other time (1860/R33).
func TestOpenLayersAreTold(t *testing.T) {
	m := gametest.Sample(t, "wight")
	w := New(m, text.En)
	told := 0
	for at := range m.Len() {
		account := strings.Join(w.Account(at), " ")
		for i, d := range m.Title().Corps {
			c, line := id.Corp(i+1), "Layer "+strconv.Itoa(int(d.Layer))+" opens."
			opens := !m.ViewAt(at).LayerOpen(c) && m.ViewAt(at+1).LayerOpen(c)
			if opens != strings.Contains(account, line) {
				t.Errorf("position %d, opens: %v, told: %q", at, opens, account)
			}
			if opens {
				told++
			}
		}
	}
	if told == 0 {
		t.Error("no layer opens")
	}
}
