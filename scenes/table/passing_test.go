package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// stockRound returns a position of the sample game at which a stock round begins, with as many rounds before it.
func stockRound(t *testing.T, m *match.Match, before int) int {
	t.Helper()
	for i := range m.Len() {
		v := m.ViewAt(i)
		if m.Starts(i).Has(match.RoundStart) && v.RoundOf(v.Top()).Name == "stock" {
			if before--; before < 0 {
				return i
			}
		}
	}
	t.Fatal("there is no such stock round")
	return 0
}

// legal returns the first legal action of whoever decides that is like it should be.
func legal(t *testing.T, tab *Table, like func(a rules.Action) bool) rules.Action {
	t.Helper()
	for _, a := range rules.AppendLegal(nil, tab.desk.View()) {
		if like(a) {
			return a
		}
	}
	t.Fatalf("nothing like that can be played at position %d", tab.game.Now())
	return nil
}

func isSale(a rules.Action) bool { return rules.OperandsOf(a).Corp != 0 && a.Def().Deal == rules.Sells }
func isPurchase(a rules.Action) bool {
	return rules.OperandsOf(a).Corp != 0 && a.Def().Deal == rules.Buys
}
func isPass(a rules.Action) bool {
	_, ok := a.(rules.Pass)
	return ok
}

// goOn plays for everybody up to the turn of a player.
func goOn(t *testing.T, tab *Table, until id.Player, like func(a rules.Action) bool) {
	t.Helper()
	for range 12 {
		if v := tab.desk.View(); v.Decider(v.Actor()) == until && !v.S.Turn.Acted {
			return
		}
		if !tab.desk.View().S.Turn.Acted {
			tab.play(legal(t, tab, like))
		}
		if v := tab.desk.View(); v.S.Turn.Acted {
			tab.play(legal(t, tab, isPass))
		}
	}
	t.Fatalf("player %d is not asked", until)
}

// TestPassUntilSomebodySells: a player who has said so is passed over as long as nobody sells, and is asked again, with
// the reason, when somebody has sold.
func TestPassUntilSomebodySells(t *testing.T) {
	game := sampleGame(t)
	h, tab := seatAt(t, game, stockRound(t, game, 1), 1280, 800)
	me := tab.desk.View().Actor().Player()
	h.s.Click("act:pass:more")
	h.s.Click("pass:sold")
	h.s.Step(0)
	if len(tab.passing.orders) != 1 || tab.desk.View().Actor().Player() == me {
		t.Fatal("the player did not pass")
	}
	from := tab.game.Now()
	second := tab.desk.View().Actor().Player()
	for range game.Players() { // everybody else buys: once round, and the first player is passed over
		if !tab.desk.View().S.Turn.Acted {
			tab.play(legal(t, tab, isPurchase))
		}
		if tab.desk.View().S.Turn.Acted {
			tab.play(legal(t, tab, isPass))
		}
		if tab.desk.View().Actor().Player() == second {
			break
		}
	}
	passed := 0
	for i := from; i < tab.game.Now(); i++ {
		if p, ok := tab.game.Action(i).(rules.Pass); ok && p.By == id.OfPlayer(me) {
			passed++
		}
	}
	if passed != 1 || tab.desk.View().Actor().Player() != second {
		t.Fatalf("after a round of purchases the player was passed over %d times, and player %d is asked", passed, tab.desk.View().Actor().Player())
	}
	tab.play(legal(t, tab, isSale))
	goOn(t, tab, me, isPurchase)
	if len(tab.passing.orders) != 0 || len(tab.said.news) == 0 || !strings.Contains(tab.said.news[len(tab.said.news)-1], "asked again") {
		t.Errorf("after a sale: %d still pass, told %q", len(tab.passing.orders), tab.said.news)
	}
}

// TestPassingEnds: purchases end what was said if it is about them, and so do the end of the round, an undone pass, and
// the menu.
func TestPassingEnds(t *testing.T) {
	game := sampleGame(t)
	at := stockRound(t, game, 1)
	say := func(o order) (*Table, id.Player) {
		_, tab := seatAt(t, game, at, 1280, 800)
		o.player, o.from = tab.desk.View().Actor().Player(), tab.game.Now()+1
		tab.passing.passAndKeep(o)
		return tab, o.player
	}
	tab, me := say(order{buys: true})
	goOn(t, tab, me, isPurchase)
	if len(tab.passing.orders) != 0 {
		t.Error("a purchase does not end it")
	}
	tab, me = say(order{buys: true})
	tab.rewind.undo()
	if len(tab.passing.orders) != 0 || tab.desk.View().Actor().Player() != me {
		t.Error("undoing the pass does not end it")
	}
	tab, _ = say(order{})
	for v := tab.desk.View(); v.RoundOf(v.Top()).Name == "stock"; v = tab.desk.View() {
		tab.play(legal(t, tab, isPass))
	}
	if _, over := tab.passing.ended(tab.passing.orders[0]); !over {
		t.Error("the end of the round does not end it")
	}
	tab, me = say(order{})
	lines := tab.passing.lines()
	lines[len(lines)-1].Do()
	if len(tab.passing.orders) != 0 {
		t.Errorf("player %d cannot be asked again", me)
	}
}

// TestOwnerKeepsPrivates: an owner who is asked about a company of another president may say so once for all such
// companies; then the table passes for the owner there, says so, and still asks about the owner's companies
// (18FL/R120).
func TestOwnerKeepsPrivates(t *testing.T) {
	e, _ := titles.Find("18fl")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Aiko", "Ben", "Chiara"}, 3)
	if err != nil {
		t.Fatal(err)
	}
	asked := func(v rules.View) (owner, other bool) {
		a, ok := v.InCharge().(rules.Asker)
		owner = ok && !v.S.End.Over && a.Asks(v) != 0
		return owner, owner && a.Asks(v) != v.President(v.Actor().Corp())
	}
	player := bot.NewRandom(3)
	play := func(play func(a rules.Action) rules.Refusal, v rules.View) {
		a := player.Choose(v)
		if owner, _ := asked(v); owner {
			a = rules.Pass{By: v.Actor()} // the privates stay
		}
		if r := play(a); r.Refused() {
			t.Fatal(r)
		}
	}
	for {
		if _, other := asked(m.View()); other {
			break
		}
		play(m.Play, m.View())
	}
	h, tab := seatAt(t, m, m.Len(), 1280, 800)
	v := tab.desk.View()
	owner := v.Decider(v.Actor())
	h.s.Click("act:pass:more")
	h.s.Click("pass:lend")
	kept, own := 0, 0
	for n := 0; n < 200 && (kept < 3 || own == 0); n++ {
		h.s.Invalidate()
		h.s.Step(0)
		v := tab.desk.View()
		if is, other := asked(v); is && v.Decider(v.Actor()) == owner {
			if own++; other {
				t.Fatalf("%s is asked about %s", tab.desk.Speaker().Player(owner), tab.desk.Speaker().Corp(v.Actor().Corp()))
			}
		}
		play(tab.play, v)
		for i := tab.game.Now() - 1; i > 0 && isPass(tab.game.Action(i)); i-- {
			if _, other := asked(tab.game.ViewAt(i)); other {
				kept++
			}
		}
	}
	if kept < 3 || own == 0 {
		t.Errorf("the table has passed %d times, and asked %d times about own companies", kept, own)
	}
	if lines := tab.passing.lines(); len(tab.passing.orders) != 1 || len(lines) == 0 {
		t.Errorf("%d orders stand", len(tab.passing.orders))
	}
}
