package table

import (
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/motion"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/titles"
)

// rest lets the program think in quiet moments while time passes, a frame at a time, until a condition holds. Like the
// program's loop it asks a screen without work again only if that has work after a picture.
func (s *started) rest(until func() bool) {
	rested := !s.app.HasWork()
	for range 200_000 {
		if until() {
			s.Settle()
			return
		}
		if s.Host.Run(); s.Step(20 * time.Millisecond) {
			rested = rested && !s.app.HasWork()
		} else if !rested {
			rested = !s.app.Rest(s.UI)
		}
	}
}

// namesOfComputers are the names of the computers of tests.
var namesOfComputers = []string{"Ada", "Bruno", "Clara", "Diego", "Elsa", "Fritz", "Greta"}

// against begins a game of 1830 against computers at the screen's device: the seats named are persons'. Its seed is
// that of the test, so that a failure can be repeated.
func against(t testing.TB, s *started, players int, persons ...id.Player) *playing {
	t.Helper()
	seed := fnv.New64a()
	seed.Write([]byte(t.Name()))
	return againstAt(t, s, "1830-classic", seed.Sum64()>>1, players, persons...)
}

// againstAt begins a game of a title with a seed.
func againstAt(t testing.TB, s *started, key string, seed uint64, players int, persons ...id.Player) *playing {
	t.Helper()
	e, _ := titles.Find(key)
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	names := slices.Clone(namesOfComputers[:players])
	for _, p := range persons {
		names[p-1] = "Player " + strconv.Itoa(int(p))
	}
	m, err := match.New(title, names, seed)
	if err != nil {
		t.Fatal(err)
	}
	for n := range names {
		if p := id.Player(n + 1); !slices.Contains(persons, p) {
			m.SetComputer(p, match.Sensible)
		}
	}
	s.app.Begin(s.app.Shelf.Begin(m, func(i *library.Info) {
		i.Game, i.Name, i.Sent = library.NewNumber(), app.UsualName(key, s.app.Prefs.Lang, s.app.Host.Now()), -1
		i.Seats = make([]library.Seat, players)
	}))
	s.Settle()
	p, ok := s.app.bottomGame()
	if !ok {
		t.Fatal("there is no game")
	}
	return p
}

// at sets the pace of computers.
func (s *started) at(pace app.Pace) { s.app.Change(func(p *app.Prefs) { p.Pace = pace }) }

// TestAgainstTheComputerInOnePress: whoever opens the program for the first time presses once and decides next, as soon
// as the computers before him have.
func TestAgainstTheComputerInOnePress(t *testing.T) {
	for _, w := range []int{1280, 390} {
		s := start(t, scenestest.NewHost("en"), w, 844, 1)
		s.Tap("home:bots")
		p, ok := s.app.bottomGame()
		if !ok {
			t.Fatal("no game begins")
		}
		if games := s.app.Shelf.Games(); len(games) != 1 {
			t.Fatalf("one press begins %d games", len(games))
		}
		m := p.session.Match()
		if len(m.Players()) != 3 || len(m.RunByComputer()) != 2 {
			t.Fatalf("players %v, computers %v", m.Players(), m.RunByComputer())
		}
		s.rest(func() bool { return !p.people.computerDecides() })
		if m.Computer(m.Decider(m.Now())) {
			t.Errorf("after %d moves player %d decides", m.Now(), m.Decider(m.Now()))
		}
		for i := range m.Now() {
			if !m.ByComputer(i) {
				t.Errorf("move %d is nobody's", i)
			}
		}
	}
}

// TestLowSheetFollowsComputers: while a computer plays, the lowest sheet of a phone says who decides next, has
// everybody's money, where payments end, and the pace; nothing is under the line that shows the last action.
func TestLowSheetFollowsComputers(t *testing.T) {
	for _, lang := range []string{"en", "ja"} {
		s := start(t, scenestest.NewHost(lang), 390, 844, 2)
		s.Coarse()
		p := against(t, s, 4, 1)
		followTo(s, p, func() bool { return p.desk.View().S.Set == 2 && p.desk.See().Prompt.Step.Key == "dividend" })
		if p.layout.sheet.at != 0 {
			t.Fatalf("%s: the sheet stands at %d", lang, p.layout.sheet.at)
		}
		prompt, _ := s.Find("prompt")
		if want := computerWords.yours.In(p.app.Prefs.Lang); prompt.Name != want {
			t.Errorf("%s: the sheet says %q, want %q", lang, prompt.Name, want)
		}
		pace, ok := s.Find("pace:pause")
		if !ok {
			t.Fatalf("%s: no pace", lang)
		}
		for n := range p.session.Match().Players() {
			if seat, ok := s.Find("seat:" + strconv.Itoa(n+1)); !ok || seat.Rect.Bottom() > pace.Rect.Y ||
				seat.Rect.Y < prompt.Rect.Bottom() {
				t.Errorf("%s: the money of seat %d stands at %v", lang, n+1, seat.Rect)
			}
		}
		if _, ok := s.Find("pill"); !ok {
			t.Errorf("%s: nothing tells the last action", lang)
		}
		if n, ok := s.Find("map:overview"); ok {
			t.Errorf("%s: the overview lies at %v below the line", lang, n.Rect)
		}
	}
}

// TestHurryOnAPhoneShowsHowFar: the lowest sheet of a phone says how far a game has come that runs at once.
func TestHurryOnAPhoneShowsHowFar(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 390, 844, 2)
	p := against(t, s, 3)
	p.auto.rush()
	s.rest(func() bool { return p.session.Match().Now() >= 5 })
	s.Invalidate()
	s.Step(0)
	f, ok := p.due.Panel.(*following)
	if !ok {
		t.Fatal("no computer plays")
	}
	if n, _ := s.Find("prompt"); n.Name != f.progress() {
		t.Errorf("the sheet says %q, want %q", n.Name, f.progress())
	}
}

// TestComputersAreFollowed: at a pace every action is shown for its time; they stop when asked to, and go on.
func TestComputersAreFollowed(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.at(app.QuickPace)
	p := against(t, s, 3, 3)
	m := p.session.Match()
	s.rest(func() bool { return m.Now() == 1 })
	if !p.layout.followsComputer() {
		t.Fatal("the turn of the second computer is not followed")
	}
	s.Press(" ")
	for range 200 {
		s.Step(50 * time.Millisecond)
		s.app.Rest(s.UI)
	}
	if m.Now() != 1 {
		t.Fatalf("after a pause there are %d moves", m.Now())
	}
	s.Tap("pace:one")
	s.rest(func() bool { return m.Now() == 2 })
	if m.Decider(m.Now()) != 3 {
		t.Fatalf("player %d decides", m.Decider(m.Now()))
	}
}

// TestUndoLeadsToTheLastOwnDecision: the answers of computers are taken back with the decision, and played again alike.
func TestUndoLeadsToTheLastOwnDecision(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.at(app.AtOncePace)
	p := against(t, s, 3, 1)
	m := p.session.Match()
	if s.Must("act:undo").Disabled != true {
		t.Error("there is something to undo before the first move")
	}
	h := playtest.NewHand(t, s.Screen, m.Title())
	h.Confirm("act:pass")
	s.rest(func() bool { return !p.people.computerDecides() })
	now, log := m.Now(), m.Log()
	if now < 3 || m.ByComputer(0) || !m.ByComputer(1) {
		t.Fatalf("after a pass there are %d moves", now)
	}
	s.Tap("act:undo")
	if m.Now() != 0 || p.people.computerDecides() {
		t.Fatalf("undo leads to position %d", m.Now())
	}
	s.Tap("act:redo")
	if m.Now() != now {
		t.Fatalf("redo leads to position %d of %d", m.Now(), now)
	}
	s.Tap("act:undo")
	h.Confirm("act:pass")
	s.rest(func() bool { return !p.people.computerDecides() })
	if match.CommonLength(log, m.Log()) != len(log) {
		t.Error("the computers answer otherwise")
	}
}

// TestSeatsChangeHands: a person takes over the seat of a computer in its turn, gives it back, and the log goes on
// naming the decider of each action. The game is opened again in the middle of a computer's turn without losing
// anything.
func TestSeatsChangeHands(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.at(app.SlowPace)
	p := against(t, s, 3, 3)
	m := p.session.Match()
	s.rest(func() bool { return m.Now() == 1 })
	s.Tap("act:menu")
	s.Tap("menu:seat2")
	if p.layout.followsComputer() || m.Computer(2) {
		t.Fatal("the seat is not taken over")
	}
	h := playtest.NewHand(t, s.Screen, m.Title())
	h.Confirm("act:pass")
	s.Tap("act:menu")
	s.Tap("menu:seat2")
	s.Tap("easy:seat")
	s.Tap("level:play")
	if !m.Computer(2) || match.LevelOf(m.Computers(), 2) != match.Easy {
		t.Fatal("the seat is not given back")
	}
	if !m.ByComputer(0) || m.ByComputer(1) {
		t.Error("it is not told who decided")
	}
	id := p.session.Info().ID
	s.app.Home()
	s.Settle()
	s.app.Play(id)
	s.Settle()
	again, _ := s.app.bottomGame()
	if got := again.session.Match(); got.Now() != m.Now() || !got.Computer(2) || got.ByComputer(1) {
		t.Errorf("opened again: %d moves, stints %v", got.Now(), got.Computers())
	}
}

// TestAComputerWithoutAMove: the table says who finds no move and where, and offers to undo and to take over the seat.
// Either goes on: after an undo the computer plays again.
func TestAComputerWithoutAMove(t *testing.T) {
	for _, lang := range []string{"en", "ja"} {
		s := start(t, scenestest.NewHost(lang), 390, 844, 1)
		s.at(app.QuickPace)
		p := against(t, s, 2, 2)
		m := p.session.Match()
		s.rest(func() bool { return !p.layout.followsComputer() && m.Now() > 0 })
		h := playtest.NewHand(t, s.Screen, m.Title())
		h.Confirm("act:pass")
		p.auto.stuck = m.ViewAt(m.Now()).S // nothing is known that stops one
		s.Settle()
		order, _ := p.due.Panel.Prompt()
		if !strings.Contains(order, "Ada") || !strings.Contains(order, p.desk.See().Prompt.Step.Name.In(p.app.Prefs.Lang)) {
			t.Errorf("the table says %q", order)
		}
		now := m.Now()
		s.Tap("act:secondary")
		if m.Now() != now-1 || p.layout.followsComputer() {
			t.Fatalf("%d moves after an undo, want %d", m.Now(), now-1)
		}
		h.Confirm("act:pass")
		if s.rest(func() bool { return m.Now() > now }); m.Now() <= now {
			t.Fatal("the computer does not go on after the undo")
		}
		for s.rest(func() bool { return !p.layout.followsComputer() }); !p.layout.followsComputer(); {
			h.Confirm("act:pass")
		}
		p.auto.stuck = m.ViewAt(m.Now()).S
		s.Settle()
		if s.Tap("act:primary"); m.Computer(1) || p.layout.followsComputer() {
			t.Error("the seat is not taken over")
		}
	}
}

// TestPicturesOfAGameAtOnceAreFew: neither actions nor answers of the storage bring a picture each, and where one takes
// long the next is later.
func TestPicturesOfAGameAtOnceAreFew(t *testing.T) {
	for _, c := range []struct {
		takes time.Duration
		most  int
	}{{20 * time.Millisecond, 10}, {100 * time.Millisecond, 3}} {
		s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
		p := against(t, s, 3)
		s.Tap("act:primary")
		began, pictures := p.session.Match().Now(), 0
		for left := 4 * time.Second; left > 0; left -= c.takes {
			if s.Host.Run() {
				s.app.Answered(s.UI)
			}
			if s.Step(c.takes) {
				pictures++
			} else {
				s.app.Rest(s.UI)
			}
		}
		if moves := p.session.Match().Now() - began; pictures == 0 || pictures > c.most || moves < 2*pictures {
			t.Errorf("of %v each: %d pictures for %d moves in four seconds", c.takes, pictures, moves)
		}
	}
}

// TestAKeyPutsOffTheNextPicture: while keys are pressed in a game at once, the pictures that they bring show it and
// there are no others.
func TestAKeyPutsOffTheNextPicture(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	p := against(t, s, 3)
	s.Tap("act:primary")
	m := p.session.Match()
	began, frame := m.Now(), 10*time.Millisecond
	for i := range 200 {
		if i%20 == 0 { // five times a second
			s.Press("x") // which moves nothing
			if shown := p.desk.See().History.At; shown != m.Now() {
				t.Fatalf("after a key position %d of %d is shown", shown, m.Now())
			}
			continue
		}
		if s.Host.Run() {
			s.app.Answered(s.UI)
		}
		if s.Step(frame) {
			t.Errorf("a picture %v after a key", time.Duration(i%20)*frame)
		}
		s.app.Rest(s.UI)
	}
	if m.Now() < began+10 {
		t.Errorf("only %d moves", m.Now()-began)
	}
}

// TestASlowFirstPictureDelaysNoOther: however long the picture takes with which a game at once begins, the next soon
// shows how far it is.
func TestASlowFirstPictureDelaysNoOther(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	p := against(t, s, 3)
	s.Tap("act:primary")
	began := s.Now
	for s.Step(300 * time.Millisecond); s.Now < began+10*time.Second; {
		s.app.Rest(s.UI)
		if s.Step(10 * time.Millisecond) {
			break
		}
	}
	if wait := s.Now - began; wait > time.Second || p.desk.See().History.At == 0 {
		t.Errorf("the next picture comes after %v, at position %d", wait, p.desk.See().History.At)
	}
}

// TestAWatchedGame: a game of computers alone is played at once to its end, and can be stopped.
func TestAWatchedGame(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	p := against(t, s, 3)
	m := p.session.Match()
	s.Tap("act:primary")
	s.rest(func() bool { return m.Now() > 30 })
	s.Tap("act:primary")
	stopped := m.Now()
	for range 20 {
		s.Step(50 * time.Millisecond)
		s.app.Rest(s.UI)
	}
	if m.Now() != stopped {
		t.Fatalf("%d moves after it was stopped at %d", m.Now(), stopped)
	}
	if testing.Short() {
		return
	}
	s.Tap("act:primary")
	s.rest(func() bool { return m.View().S.End.Over })
	if !m.View().S.End.Over {
		t.Fatalf("after %d moves the game is not over", m.Now())
	}
	s.Settle()
	if _, shown := s.app.Top().(*history.GameOver); !shown {
		t.Errorf("shown: %T", s.app.Top())
	}
}

// TestByLinkWithAComputer: the computer answers on the device that has the game, and the link is offered when it is the
// turn of whoever plays by link.
func TestByLinkWithAComputer(t *testing.T) {
	h := platformtest.New()
	h.Tags = []string{"en"}
	s := start(t, h, 1280, 800, 1)
	s.at(app.AtOncePace)
	p := against(t, s, 3, 1)
	p.session.Info().Seats[2] = library.ByLink
	p.session.Match().TakeOver(3)
	p.storeChange()
	s.Settle()
	hd := playtest.NewHand(t, s.Screen, p.session.Match().Title())
	hd.Confirm("act:pass")
	m := p.session.Match()
	s.rest(func() bool { return !p.people.computerDecides() })
	if m.Now() != 2 || !m.ByComputer(1) || !p.unsent() {
		t.Errorf("after %d moves, to be sent %v", m.Now(), p.unsent())
	}
	if p.session.Info().SeatOf(2) != library.Computer || p.session.Info().SeatOf(3) != library.ByLink {
		t.Errorf("seats %v", p.session.Info().Seats)
	}
}

// TestWhileYouWaited: after a hurry a card beside the own step lists the actions of the others; a key opens it again,
// and the own action closes it.
func TestWhileYouWaited(t *testing.T) {
	for _, w := range []int{1280, 390} {
		s := start(t, scenestest.NewHost("en"), w, 844, 1)
		p := against(t, s, 3, 3)
		s.Tap("act:primary")
		s.rest(func() bool { return !p.people.computerDecides() })
		if said := s.Must("waited:about").Name; said != "2 turns, 2 moves" {
			t.Errorf("the card says %q", said)
		}
		for _, id := range []string{"waited:0", "waited:1", "waited:cash3", "act:pass"} {
			s.Must(id)
		}
		if w == 1280 { // a press beside it closes it, and acts
			s.Tap("tab:log")
			if p.others.Shown() || p.layout.tab != logTab {
				t.Error("a press beside the card does not close it, or does not act")
			}
			s.Press("z")
		}
		if s.Tap("waited:close"); p.others.Shown() || p.others.Marked() {
			t.Error("the card is not closed")
		}
		s.Press("z")
		s.Must("waited")
		s.Click("waited:back")
		if !p.game.Past() {
			t.Error("nothing is played back")
		}
		if s.Settle(); p.game.Past() {
			t.Error("it is not played back to the present")
		}
		s.Press("z")
		h := playtest.NewHand(t, s.Screen, p.session.Match().Title())
		h.Confirm("act:pass")
		if _, open := s.Find("waited"); open {
			t.Error("the card is open after the own action")
		}
	}
}

// TestWaitedLeavesTheDeals: in a stock round the card of the others' actions covers the prices, and no row of the table
// whose buttons are the own decision is cut by it.
func TestWaitedLeavesTheDeals(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {820, 1180}} {
		s := start(t, scenestest.NewHost("en"), size[0], size[1], 1)
		p := against(t, s, 3, 1)
		followTo(s, p, func() bool { return p.desk.View().S.Set == 2 && !p.desk.See().Header.Operating() })
		toMine(s, p)
		if p.desk.See().Header.Operating() {
			t.Fatal("the person decides nothing in this round")
		}
		card, table := s.Must("waited").Rect, s.Must("companies").Rect
		if !card.And(table).Empty() {
			t.Errorf("%v: the card lies at %v over the table at %v", size, card, table)
		}
	}
}

// TestWhatMoves: after an action its changes are on their way for less than a second, figures follow when it arrives,
// any press ends it, and nothing moves where the player wants none of it.
func TestWhatMoves(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.TrackIn26855, 1280, 800)
	at := playtest.FirstWhere(t, tab.game,
		func(v rules.View) bool { return v.InCharge().Name() == "dividend" && v.S.Turn.Revenue > 0 })
	pay := func() (before, after string) {
		tab.rewind.moveTo(at)
		h.Wait()
		before = tab.desk.See().Players[0].Cash
		h.S.Press("Escape")
		v := tab.desk.View()
		tab.Play(rules.Dividend{By: v.Actor().Corp(), Kind: rules.Payout})
		h.S.Invalidate()
		return before, tab.desk.Speaker().Money(tab.desk.View().Cash(id.OfPlayer(1)))
	}
	moving := func() bool { return tab.motion.Moving() }
	cash := func() string { return tab.desk.See().Players[0].Cash }
	before, after := pay()
	h.S.Step(10 * time.Millisecond)
	if !moving() || cash() != before {
		t.Errorf("at first: moving %v, %s and not %s", moving(), cash(), before)
	}
	if h.S.Step(motion.Longest); moving() || cash() != after {
		t.Errorf("after %v: moving %v, %s and not %s", motion.Longest, moving(), cash(), after)
	}
	pay()
	h.S.Step(10 * time.Millisecond)
	if h.S.Press("g"); moving() || cash() != after {
		t.Errorf("after a press: moving %v, %s", moving(), cash())
	}
	for name, set := range map[string]func(*app.Prefs){
		"no traces": func(p *app.Prefs) { p.NoTraces, p.Still = true, false },
		"still":     func(p *app.Prefs) { p.NoTraces, p.Still = false, true },
	} {
		tab.app.Change(set)
		pay()
		if h.S.Step(10 * time.Millisecond); moving() || cash() != after {
			t.Errorf("%s: moving %v, %s", name, moving(), cash())
		}
	}
}

// TestMoneyOnItsWay: while money moves in a title without shares, whose players own the money of their railroads, and
// in one with shares, a player's card shows the sum before the action or the one after it, and no other.
func TestMoneyOnItsWay(t *testing.T) {
	for _, key := range []string{"1830-starter", "1830-basic"} {
		m := playtest.ComputerGame(t, key, []string{"Aiko", "Ben", "Chiara"})
		h, tab := seatAt(t, m, playtest.FirstInStep(t, m, m.Len()/3, "track"), 1280, 800)
		cash := func() (list []string) {
			for _, p := range tab.desk.See().Players {
				list = append(list, p.Cash)
			}
			return list
		}
		moved := 0
		for range 40 {
			h.S.Step(motion.Longest)
			before, at := cash(), tab.game.Now()
			tab.Play(m.Action(at))
			var shown [][]string
			for range 12 {
				h.S.Invalidate()
				h.S.Step(motion.Longest / 12)
				if tab.motion.Moving() {
					moved++
				}
				shown = append(shown, cash())
			}
			h.S.Step(motion.Longest)
			after := cash()
			for _, list := range shown {
				for i, sum := range list {
					if sum != before[i] && sum != after[i] {
						t.Fatalf("%s, action %d: player %d shows %s between %s and %s", key, at, i+1, sum, before[i], after[i])
					}
				}
			}
		}
		if moved == 0 {
			t.Errorf("%s: nothing has moved", key)
		}
	}
}
