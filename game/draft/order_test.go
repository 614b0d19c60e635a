package draft_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/titles/t1860"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles/t1830"
)

// TestStockOrderIsWhatIsLeft reads the prompt of every stock turn of recorded games. It must mention selling, buying, a
// start if that is the only purchase, the exchange of an own private, and the deals of his companies in their own
// shares exactly as long as the referee allows them to the player, and ending the turn once he has acted.
func TestStockOrderIsWhatIsLeft(t *testing.T) {
	read := map[string]int{}
	for _, m := range goldenGames(t) {
		for at := range m.Len() {
			v := m.ViewAt(at)
			if v.InCharge().Name() != "stock" {
				continue
			}
			var buys, starts, sells, exchanges, redeems, issues bool
			for _, a := range rules.AppendLegal(nil, v) {
				own := rules.Actor(a).Corp() != 0
				switch a := a.(type) {
				case rules.BuyShares:
					buys, redeems = buys || !own, redeems || own
				case rules.BuyPrivate:
					buys = true
				case rules.Par:
					starts = true
				case rules.SellShares:
					sells, issues = sells || !own, issues || own
				case t1860.SellPrivate:
					sells = true
				case rules.ExchangePrivate:
					exchanges = exchanges || v.S.Privates[a.Private].Owner == v.Actor()
				}
			}
			said := strings.ToLower(draft.New(v, &text.Speaker{Title: v.T}).StockOrder())
			read[said]++
			if strings.Contains(said, "sell first") {
				if !rules.Check(v, rules.Pass{By: v.Actor()}).Refused() {
					t.Errorf("%q, and passing is allowed", said)
				}
				continue
			}
			for word, open := range map[string]bool{
				"sell": sells, "buy": buys, "start": starts && !buys, "exchange": exchanges, "redeem": redeems,
				"issue": issues, "end your turn": v.S.Turn.Acted,
			} {
				if strings.Contains(said, word) != open {
					t.Errorf("%q; to %s is open: %v", said, word, open)
				}
			}
		}
	}
	if len(read) < 4 {
		t.Errorf("only these prompts were read: %v", read)
	}
}

// TestAPriceThatFallsHasItsCause lays the recorded tile wherever the lay ends the turn of a company without a run. The
// row of the price must say so (1830/R127).
func TestAPriceThatFallsHasItsCause(t *testing.T) {
	fallen := 0
	for _, m := range goldenGames(t) {
		for at := range m.Len() {
			v := m.ViewAt(at)
			lay, ok := m.Action(at).(rules.LayTile)
			if !ok || v.InCharge().Name() != "track" {
				continue
			}
			d := draft.New(v, &text.Speaker{Title: v.T})
			if e := d.EffectsOf(lay); !d.ChooseHex(lay.Hex) || e.Companies[lay.By-1].Price.Change() >= 0 {
				continue
			}
			fallen++
			turnsTo(d, draft.Tiles, lay)
			said := false
			for _, r := range d.Rows() {
				said = said || strings.HasPrefix(r.Label, "No run this turn: price of ")
			}
			if !said {
				t.Errorf("a lay by which a price falls tells %v", d.Rows())
			}
		}
	}
	if fallen == 0 {
		t.Error("no lay ends a turn without a run")
	}
}

// TestExchangesOfOthersAreToldApart puts a share into the pool where another player may exchange a private for one of
// the IPO. The two exchanges must have different labels (1830/R58).
func TestExchangesOfOthersAreToldApart(t *testing.T) {
	for _, m := range goldenGames(t) {
		for at := range m.Len() {
			s := *m.ViewAt(at).S
			v := rules.View{T: m.Title(), S: &s, X: &rules.Scratch{}}
			say := &text.Speaker{Title: v.T}
			list := draft.New(v, say).Options(draft.Asides)
			if len(list) != 1 || !strings.HasSuffix(list[0].Key, ":ipo") {
				continue
			}
			s.Holder[v.FindCert(list[0].Corp, id.Initial, v.Ordinary(list[0].Corp))] = id.Pool
			list = draft.New(v, say).Options(draft.Asides)
			if len(list) != 2 {
				continue // that was the last one
			}
			if list[0].Button != "from the IPO" || list[1].Button != "from the pool" || list[0].Spoken == list[1].Spoken {
				t.Errorf("two exchanges say %q, %q and %q, %q", list[0].Button, list[0].Spoken, list[1].Button, list[1].Spoken)
			}
			return
		}
	}
	t.Error("nobody may exchange anything out of turn")
}

// TestBankruptcyAtAnyTimeStandsAside checks that a bankruptcy, which recorded games allow in any step of a turn, is not
// a main choice of the step (1830/X12).
func TestBankruptcyAtAnyTimeStandsAside(t *testing.T) {
	title, err := t1830.New(t1830.SwitchesFor(rules.Recorded))
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3)
	g.Found("PRR", 100, "p1", 60).Operate(2).Lay("H10", "57", 1)
	g.Cash("PRR", 0).Cash("p1", 0).Phase("6").Step("track")
	d := draft.New(g.View(), &text.Speaker{Title: title})
	for _, o := range d.Options(draft.Main) {
		if o.Key == "bankrupt" {
			t.Error("a bankruptcy is a choice of the step that lays track")
		}
	}
	list := d.Options(draft.Asides)
	if len(list) != 1 || list[0].Text != "The bankruptcy" || list[0].Button != "Declare bankruptcy" {
		t.Errorf("beside laying track there is %v", list)
	}
}

// TestVacantPresidencyIsTold: a purchase by which a company in receivership gets a president says so, before it is
// played and in the log, with the share that is given for the certificate (1860/R41).
func TestVacantPresidencyIsTold(t *testing.T) {
	title, err := t1860.New(t1860.SwitchesFor(rules.Rulebook))
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 2).Found("C&N", 100, "p1", 20).Give("C&N", 10, "initial", "p2").Stock(2, "p1")
	c := g.Corp("C&N")
	g.S.Holder[title.PresidentCert(c)] = id.Pool
	g.Pass().Cash("p2", 100)
	before, say := g.S, &text.Speaker{Title: title, Names: []string{"Ann", "Ben"}}
	a := rules.BuyShares{By: id.OfPlayer(2), Corp: c, From: id.Pool, Percent: 20}
	told := false
	rows, _ := draft.New(g.View(), say).RowsAfter(a, 1)
	for _, r := range rows {
		told = told || r.Label == "President of C&N" && strings.HasPrefix(r.Value, "nobody") &&
			strings.HasSuffix(r.Value, "Ben")
	}
	if !told {
		t.Errorf("the consequences are %v", rows)
	}
	g.Do(a)
	line := say.Act(rules.View{T: title, S: &before, X: &rules.Scratch{}}, a, g.X.Events).Lines(g.View())[0].Text
	if line != "Ben takes the president's certificate of C&N for £100 and a share." {
		t.Errorf("the log says %q", line)
	}
}
