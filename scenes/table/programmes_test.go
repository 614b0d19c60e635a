package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/programmes"
	"github.com/hexrail/hexrail/scenes/scenestest"
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
			tab.Play(legal(t, tab, like))
		}
		if v := tab.desk.View(); v.S.Turn.Acted {
			tab.Play(legal(t, tab, isPass))
		}
	}
	t.Fatalf("player %d is not asked", until)
}

// passes returns how often a player passed between two positions.
func passes(m *match.Match, p id.Player, from, to int) (n int) {
	for i := from; i < to; i++ {
		if a, ok := m.Action(i).(rules.Pass); ok && a.By == id.OfPlayer(p) {
			n++
		}
	}
	return n
}

// TestPassUntilSomebodySells: a player who has said so by mouse, by keys or with a finger is passed over as long as
// nobody sells, and is asked again, with the reason in the strip, when somebody has sold.
func TestPassUntilSomebodySells(t *testing.T) {
	game := playtest.SampleGame(t)
	for _, way := range []struct {
		name        string
		w, h        int
		touch, keys bool
	}{{"mouse", 1280, 800, false, false}, {"touch", 390, 844, true, false}, {"keys", 1280, 800, false, true}} {
		t.Run(way.name, func(t *testing.T) {
			h, tab := seatAt(t, game, stockRound(t, game, 1), way.w, way.h)
			if h.Touch, h.Keys = way.touch, way.keys; h.Touch {
				h.S.Coarse()
			}
			me := tab.desk.View().Actor().Player()
			h.Wait()
			if way.keys {
				h.S.Press("q")
				h.S.Step(0)
				h.S.Press("Enter")
			} else {
				h.Press("act:pass:more")
				h.Press("programmes:start")
			}
			h.S.Step(0)
			if tab.game.Programmes.Running() != 1 || tab.desk.View().Actor().Player() == me {
				t.Fatal("the player did not pass")
			}
			from := tab.game.Now()
			second := tab.desk.View().Actor().Player()
			for range game.Players() { // everybody else buys: once round, and the first player is passed over
				if !tab.desk.View().S.Turn.Acted {
					tab.Play(legal(t, tab, isPurchase))
				}
				if tab.desk.View().S.Turn.Acted {
					tab.Play(legal(t, tab, isPass))
				}
				if tab.desk.View().Actor().Player() == second {
					break
				}
			}
			if n := passes(tab.game, me, from, tab.game.Now()); n != 1 || tab.desk.View().Actor().Player() != second {
				t.Fatalf("after a round of purchases the player was passed over %d times, and player %d is asked",
					n, tab.desk.View().Actor().Player())
			}
			h.S.Invalidate()
			h.S.Step(0)
			if said := h.S.Must("programme:0").Name; !strings.Contains(said, "2 done") ||
				!strings.Contains(said, "somebody sells") {
				t.Errorf("the strip says %q", said)
			}
			tab.Play(legal(t, tab, isSale))
			goOn(t, tab, me, isPurchase)
			h.S.Invalidate()
			h.S.Step(0)
			if said := h.S.Must("programme:0").Name; tab.game.Programmes.Running() != 0 ||
				!strings.Contains(said, "has dealt in") {
				t.Errorf("after a sale %d programmes run, the strip says %q", tab.game.Programmes.Running(), said)
			}
			tab.Play(legal(t, tab, isPass))
			if n := len(tab.game.Programmes.Items); n != 0 {
				t.Errorf("%d programmes are shown after the next decision by hand", n)
			}
		})
	}
}

// TestProgrammeAndUndo: undoing an action of a programme removes both, and another player's programme goes on.
func TestProgrammeAndUndo(t *testing.T) {
	game := playtest.SampleGame(t)
	_, tab := seatAt(t, game, stockRound(t, game, 1), 1280, 800)
	me := tab.desk.View().Actor().Player()
	tab.orders.give(programme.Programme{Player: me, Do: programme.Pass, Until: programme.Until{Round: true}})
	if tab.desk.View().Actor().Player() == me {
		t.Fatal("it does not pass")
	}
	tab.rewind.undo()
	if len(tab.game.Programmes.Items) != 0 || tab.desk.View().Actor().Player() != me {
		t.Error("undoing the pass leaves the programme")
	}
	tab.rewind.redo()
	if len(tab.game.Programmes.Items) != 0 {
		t.Error("repeating the pass brings the programme back")
	}
}

// TestProgrammeAfterUndo: a programme given while actions are undone plays at once, as a decision by hand would.
func TestProgrammeAfterUndo(t *testing.T) {
	game := playtest.SampleGame(t)
	_, tab := seatAt(t, game, stockRound(t, game, 1), 1280, 800)
	me := tab.desk.View().Actor().Player()
	tab.Play(legal(t, tab, isPass))
	tab.rewind.undo()
	tab.orders.give(programme.Programme{Player: me, Do: programme.Pass, Until: programme.Until{Round: true}})
	if p := tab.game.Programmes.Items[0]; p.Done != 1 || tab.desk.View().Actor().Player() == me {
		t.Errorf("after undo the programme has acted %d times", p.Done)
	}
}

// TestProgrammesStopByButton: the cross in the strip stops a programme, also by touch.
func TestProgrammesStopByButton(t *testing.T) {
	game := playtest.SampleGame(t)
	for _, w := range []int{1280, 390} {
		h, tab := seatAt(t, game, stockRound(t, game, 1), w, 844)
		h.Touch = w == 390
		me := tab.desk.View().Actor().Player()
		tab.orders.give(programme.Programme{Player: me, Do: programme.Pass})
		h.S.Invalidate()
		h.S.Step(0)
		h.Press("programme:0:stop")
		if _, ok := h.S.Find("programmes"); ok || len(tab.game.Programmes.Items) != 0 {
			t.Error("the programme goes on")
		}
	}
}

// TestStockRoundOf1822PNWWithoutPresses: whoever wants nothing in a stock round of 1822PNW says so once, and is not
// asked again in it (1822PNW/R14).
func TestStockRoundOf1822PNWWithoutPresses(t *testing.T) {
	game := gametest.Sample(t, "cascades")
	from := -1
	for i := range game.Len() {
		if v := game.ViewAt(i); game.Starts(i).Has(match.RoundStart) && v.RoundOf(v.Top()).Name == rules.StockRound &&
			v.S.Set == 9 {
			from = i
		}
	}
	if from < 0 {
		t.Fatal("no ninth stock round")
	}
	h, tab := seatAt(t, game, from, 1280, 800)
	me, round := tab.desk.View().Actor().Player(), tab.desk.View().S.Rounds
	h.Press("act:pass:more")
	for _, k := range []string{"sells", "outbid"} { // whatever others do
		h.Press("until:" + k)
	}
	h.Press("programmes:start")
	h.Taps = 0
	chooser := bot.NewRandom(5)
	for n := 0; tab.desk.View().S.Rounds == round && n < 300; n++ {
		v := tab.desk.View()
		if v.Decider(v.Actor()) == me && v.S.Depth == 1 {
			t.Fatalf("the player is asked after %d actions", n)
		}
		a := chooser.Choose(v)
		if n > 60 {
			a = legal(t, tab, isPass)
		}
		if r := tab.Play(a); r.Refused() {
			t.Fatal(r)
		}
	}
	if n := passes(tab.game, me, from, tab.game.Now()); n < 4 || h.Taps != 0 {
		t.Errorf("the player passed %d times with %d presses", n, h.Taps)
	}
}

// TestOperateProgramme: a programme plays a company's turns in an operating round: the best run and the dividend of the
// last time, until it is stopped; each action is in the log and marked there as automatic.
func TestOperateProgramme(t *testing.T) {
	game := playtest.SampleGame(t)
	for i := game.Len() * 2 / 3; i < game.Len(); i++ {
		v := game.ViewAt(i)
		c := v.Actor().Corp()
		if c == 0 || !game.Starts(i).Has(match.TurnStart) || v.S.Depth > 1 || v.TrainCount(id.OfCorp(c)) == 0 ||
			v.S.Corps[c].LastRun == 0 {
			continue
		}
		h, tab := seatAt(t, game, i, 1280, 800)
		h.Press("act:pass:more")
		h.Press("programmes:start")
		for n := 0; n < 400 && tab.orders.busy; n++ {
			h.S.Step(autoPause)
		}
		var ran, paid bool
		for k := i; k < tab.game.Now(); k++ {
			a := tab.game.Action(k)
			run, isRun := a.(rules.RunRoutes)
			if isRun {
				best, _ := tab.game.ViewAt(k).BestRun(c, 100_000_000)
				if v := tab.game.ViewAt(k); v.RunEarnings(run) != v.RunEarnings(best) {
					t.Errorf("it runs for %v, not %v", v.RunEarnings(run), v.RunEarnings(best))
				}
			}
			_, isDividend := a.(rules.Dividend)
			ran, paid = ran || isRun, paid || isDividend
			if !tab.game.Programmes.ActedAt(k) || rules.Actor(a) != id.OfCorp(c) {
				t.Errorf("action %d, %T of %v, is not the programme's", k, a, rules.Actor(a))
			}
		}
		if !ran || !paid {
			t.Errorf("after %d actions of the programme: ran %v, paid %v, %+v", tab.game.Now()-i, ran, paid,
				tab.game.Programmes.Items)
		}
		return
	}
	t.Fatal("no company runs")
}

// TestProgrammesAreStored: a game that is left and opened again has its programmes, which go on where they were.
func TestProgrammesAreStored(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	p := againstAt(t, s, "1830-classic", 7, 3, 1, 2, 3)
	me := p.Desk().View().Actor().Player()
	p.Table.orders.give(programme.Programme{Player: me, Do: programme.Pass, Until: programme.Until{Round: true}})
	s.Settle()
	key := p.session.Info().ID
	s.app.Home()
	s.Settle()
	s = start(t, s.Host, 1280, 800, 1)
	s.app.Shelf.Load(key, func(o *library.Session, _ *match.Stop, err error) {
		if err != nil {
			t.Fatal(err)
		}
		s.app.Seat(o)
	})
	s.Settle()
	q, ok := s.app.bottomGame()
	if !ok || q.game.Programmes.Running() != 1 || q.game.Programmes.Items[0].Done != 1 || !q.game.Programmes.ActedAt(0) {
		t.Fatalf("opened again: %v, %+v", ok, q.game.Programmes)
	}
}

// TestProgrammesGoAlong: a link carries the programmes of the sender only if he says so; whoever opens it plays them
// for him, and keeps those of his own.
func TestProgrammesGoAlong(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	p := againstAt(t, s, "1830-classic", 7, 3, 1, 2, 3)
	me := p.Desk().View().Actor().Player()
	p.Table.orders.give(programme.Programme{Player: me, Do: programme.Pass,
		Until: programme.Until{Round: true, Outbid: true}})
	s.Settle()
	p.share()
	s.Settle()
	sharing := s.app.Top().(*dialogs.Sharing)
	without, err := share.Decode(sharing.Link())
	if err != nil || len(without.Programmes.Items) != 0 {
		t.Fatalf("unasked, the link carries %+v, %v", without.Programmes, err)
	}
	s.Tap("share:programmes")
	with, err := share.Decode(sharing.Link())
	if err != nil || len(with.Programmes.Items) != 1 || with.Mark != without.Mark || len(with.Log) != len(without.Log) {
		t.Fatalf("the link carries %+v, %v", with.Programmes, err)
	}
	m, _, err := match.Open(with)
	if err != nil {
		t.Fatal(err)
	}
	_, tab := sit(t, m, 1280, 800)
	for range 2 {
		if tab.Play(legal(t, tab, isPass)).Refused() {
			t.Fatal("refused")
		}
	}
	if v := tab.desk.View(); v.Decider(v.Actor()) == me || tab.game.Programmes.Items[0].Done != 1 {
		t.Errorf("player %d decides, %+v", v.Decider(v.Actor()), tab.game.Programmes)
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
	h.Press("act:pass:more")
	h.Press("programmes:start")
	kept, own := 0, 0
	for n := 0; n < 200 && (kept < 3 || own == 0); n++ {
		h.S.Invalidate()
		h.S.Step(0)
		v := tab.desk.View()
		if is, other := asked(v); is && v.Decider(v.Actor()) == owner {
			if own++; other {
				t.Fatalf("%s is asked about %s", tab.desk.Speaker().Player(owner), tab.desk.Speaker().Corp(v.Actor().Corp()))
			}
		}
		play(tab.Play, v)
		for i := tab.game.Now() - 1; i > 0 && isPass(tab.game.Action(i)); i-- {
			if _, other := asked(tab.game.ViewAt(i)); other {
				kept++
			}
		}
	}
	if kept < 3 || own == 0 {
		t.Errorf("the table has passed %d times, and asked %d times about own companies", kept, own)
	}
	if n := tab.game.Programmes.Running(); n != 1 {
		t.Errorf("%d programmes run", n)
	}
}

// TestAskingEndsNoProgramme: whether a programme acts next is asked before the game is sent; one whose condition has
// come true is ended only when the table plays on, which says why.
func TestAskingEndsNoProgramme(t *testing.T) {
	game := playtest.SampleGame(t)
	_, tab := seatAt(t, game, stockRound(t, game, 1), 1280, 800)
	me := tab.desk.View().Actor().Player()
	dear := programme.Until{Below: 10_000, PriceOf: tab.game.Title().FindCorp("B&O")}
	tab.game.Programmes.Give(programme.Programme{Player: me, Do: programme.Pass, Until: dear}, tab.game.Now())
	if tab.orders.acts() || tab.game.Programmes.Running() != 1 {
		t.Errorf("%d programmes run after asking", tab.game.Programmes.Running())
	}
}

// TestBidWithAPrice: a programme with a highest bid and a price that ends it names the sum that has ended it.
func TestBidWithAPrice(t *testing.T) {
	_, tab := seatAt(t, playtest.Sample1822(t), 0, 1280, 800)
	for _, sums := range [][2]int32{{100, 60}, {60, 100}} {
		p := programme.Programme{Do: programme.Bid, Most: sums[0], Until: programme.Until{Below: sums[1], PriceOf: 25}}
		for why, want := range map[programme.Why]int32{programme.TooDear: p.Most, programme.Cheaper: p.Until.Below} {
			p.End = &programme.End{Why: why, Corp: p.Until.PriceOf}
			if said := programmes.EndReason(tab.desk.Desk, &p); !strings.HasSuffix(said, tab.desk.Speaker().Money(want)) {
				t.Errorf("a bid up to %d, until a price below %d: %q", sums[0], sums[1], said)
			}
		}
	}
}

// TestProgrammesNameTheirPlayers: the list in the card says whose programme it is, and so do its buttons.
func TestProgrammesNameTheirPlayers(t *testing.T) {
	game := playtest.SampleGame(t)
	h, tab := seatAt(t, game, stockRound(t, game, 1), 1280, 800)
	name := tab.desk.Speaker().Player(tab.desk.View().Actor().Player())
	tab.orders.give(programme.Programme{Player: tab.desk.View().Actor().Player(), Do: programme.Pass})
	h.Wait()
	h.S.Press("q")
	h.S.Step(0)
	for _, key := range []string{"given:0", "given:0:stop", "programme:0:stop"} {
		if n := h.S.Must(key); !strings.Contains(n.Name, name+": ") {
			t.Errorf("%s: %q does not name %s", key, n.Name, name)
		}
	}
}
