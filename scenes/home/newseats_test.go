package home

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/titles"
)

// TestPlayersOfTheLastGamesAreSuggested removes a player's seat and restores it with the suggested name.
func TestPlayersOfTheLastGamesAreSuggested(t *testing.T) {
	h := platformtest.New()
	h.Tags = []string{"en"}
	scenestest.KeepSamples(t, h)
	s := visit(t, h, 1280, 800, 1)
	s.press("home:new")
	n := s.app.Top().(*newGame)
	before := n.names()
	gone := before[len(before)-1]
	if _, ok := s.Find("known:" + gone); ok {
		t.Fatalf("%s has a seat and is suggested", gone)
	}
	n.seats = n.seats[:len(n.seats)-1]
	n.addSeat("")
	s.settle()
	s.press("known:" + gone)
	if got := n.names(); !slices.Equal(got, before) {
		t.Errorf("the seats are %v, not %v", got, before)
	}
	for _, name := range n.recentPlayers() {
		if isUnnamed(name) || slices.Contains(before, name) {
			t.Errorf("%s is suggested", name)
		}
	}
}

// TestComputersHaveLevels: each computer's seat has a level, which is in its name and which the game keeps. The next
// game begins with the same levels.
func TestComputersHaveLevels(t *testing.T) {
	for _, width := range []int{1280, 390} {
		s := visit(t, inLanguage("en"), width, 844, 1)
		s.press("home:new")
		s.try("new:page2")
		n := s.app.Top().(*newGame)
		if _, shown := s.Find("level:2"); shown {
			t.Fatal("a person has a level")
		}
		s.press("computer:2")
		s.press("computer:3")
		s.press("hard:2")
		s.press("easy:3")
		for key, level := range map[string]match.Level{"2": match.Hard, "3": match.Easy} {
			if said := s.Must("means:" + key).Name; said != s.app.LevelMeans(n.entry().Key, level) {
				t.Errorf("%d: seat %s says %q", width, key, said)
			}
		}
		s.press("act:start")
		m := s.begun.Match()
		if got, want := m.Players()[1:], []string{"Ada III", "Bruno I"}; !slices.Equal(got, want) {
			t.Errorf("%d: the computers are %v, not %v", width, got, want)
		}
		if m.Computer(1) || match.LevelOf(m.Computers(), 2) != match.Hard || match.LevelOf(m.Computers(), 3) != match.Easy {
			t.Errorf("%d: stints %v", width, m.Computers())
		}
		s.begun.Store()
		s.settle()
		again := newNewGame(s.app)
		if got := again.names(); !slices.Equal(got, m.Players()) || again.seats[1].level != match.Hard ||
			again.seats[2].level != match.Easy {
			t.Errorf("%d: the next game begins with %v", width, got)
		}
	}
}

// TestANewComputerHasTheLastLevel: a seat that becomes a computer's has the level chosen last, and a person's name
// comes back.
func TestANewComputerHasTheLastLevel(t *testing.T) {
	s := visit(t, inLanguage("en"), 1280, 844, 1)
	s.press("home:new")
	n := s.app.Top().(*newGame)
	before := n.names()
	s.press("computer:2")
	s.press("hard:2")
	s.press("computer:3")
	if got := n.names()[1:]; !slices.Equal(got, []string{"Ada III", "Bruno III"}) {
		t.Errorf("the computers are %v", got)
	}
	s.press("here:2")
	s.press("here:3")
	if got := n.names(); !slices.Equal(got, before) {
		t.Errorf("the persons are %v, not %v", got, before)
	}
}

// TestMeasuredLevelsSaySo: a level that was measured in a title says how many games it wins, and elsewhere describes
// its play.
func TestMeasuredLevelsSaySo(t *testing.T) {
	for language, want := range map[string]string{
		"en": `^Wins \d+ of 10 games against 3 Easy\.$`, "ja": `^「やさしい」3人との対戦で、10回中\d+回勝ちます。$`,
	} {
		s := visit(t, inLanguage(language), 1280, 800, 1)
		if said := s.app.LevelMeans("18fl", match.Medium); !regexp.MustCompile(want).MatchString(said) {
			t.Errorf("of a measured level: %q", said)
		}
		if said := s.app.LevelMeans("", match.Medium); regexp.MustCompile(`\d`).MatchString(said) {
			t.Errorf("of a level that was not measured: %q", said)
		}
		for _, level := range match.Levels { // of Starter, which has no shares, bids and dividends (RS1)
			if said := s.app.LevelMeans("1830-starter", level); regexp.MustCompile("share|bid|dividend|株|入札|配当").MatchString(said) {
				t.Errorf("of Starter: %q", said)
			}
		}
	}
}

// TestTheFirstGameIsEasy: who plays against computers in one press meets easy ones, and later those of the last game.
func TestTheFirstGameIsEasy(t *testing.T) {
	s := visit(t, inLanguage("en"), 1280, 800, 1)
	level := match.Easy
	for range 2 {
		s.press("home:bots")
		m := s.begun.Match()
		computers := m.RunByComputer()
		if len(computers) != usualRivals {
			t.Fatalf("%d computers", len(computers))
		}
		for _, p := range computers {
			if got := match.LevelOf(m.Computers(), p); got != level {
				t.Errorf("a computer plays at level %v, not %v", got, level)
			}
		}
		level = match.Hard
		m.SetComputer(computers[0], level)
		m.SetComputer(computers[1], level)
		s.begun.Store()
		s.settle()
		s.app.Home()
		s.settle()
	}
}

// TestEqualNamesAreRefused: the second of two equal names is marked with the reason, and the game does not start.
func TestEqualNamesAreRefused(t *testing.T) {
	for _, w := range []int{1280, 390} {
		s := visit(t, inLanguage("en"), w, 844, 1)
		s.press("home:new")
		s.try("new:page2")
		n := s.app.Top().(*newGame)
		n.seats[0].name, n.seats[2].name = "Ann", "Ann"
		s.settle()
		if said := s.Must("name:3").Describe; said != "Two players are called Ann." || s.Must("name:1").Describe != "" {
			t.Errorf("the third seat says %q", said)
		}
		if !s.Must("act:start").Disabled || s.Must("new:fault").Name != "Two players are called Ann." {
			t.Error("the game can start")
		}
	}
}

// TestATitleTakesItsSeats: selecting a title for fewer players removes seats and reports it; digits select titles.
func TestATitleTakesItsSeats(t *testing.T) {
	s := visit(t, inLanguage("en"), 1280, 844, 1)
	s.press("home:new")
	n := s.app.Top().(*newGame)
	for len(n.seats) < n.entry().MaxPlayers {
		n.addSeat("")
	}
	number := slices.IndexFunc(slices.Concat(app.Boxes(n.entries)...),
		func(i int) bool { return n.entries[i].Key == "1860" }) + 1
	s.Press(strconv.Itoa(number))
	s.settle()
	if n.entry().Key != "1860" || len(n.seats) != n.entry().MaxPlayers {
		t.Fatalf("%s with %d seats", n.entry().Key, len(n.seats))
	}
	if said := s.Must("new:hint").Name; !strings.HasPrefix(said, "2 seats removed") {
		t.Errorf("the seats say %q", said)
	}
}

// visitNew opens New game for a title with four players, of whom Ben plays by link and the last is a computer.
func visitNew(t *testing.T, title string, width int) (*visited, *newGame) {
	t.Helper()
	s := visit(t, inLanguage("en"), width, 844, 1)
	s.press("home:new")
	n := s.app.Top().(*newGame)
	n.selectTitle(slices.IndexFunc(n.entries, func(e titles.Entry) bool { return e.Key == title }))
	n.seats = nil
	for _, name := range []string{"Ann", "Ben", "Cid", ""} {
		n.addSeat(name)
	}
	n.setKind(1, library.ByLink)
	n.setKind(3, library.Computer)
	s.settle()
	s.try("new:page2")
	return s, n
}

// begins starts the game and returns its players in seat order. Each must have the kind of seat that was set up.
func (s *visited) begins(t *testing.T) []string {
	t.Helper()
	s.press("act:start")
	if s.begun == nil {
		t.Fatal("no game has begun")
	}
	players := s.begun.Match().Players()
	for i, name := range players {
		want := library.Here
		switch name {
		case "Ben":
			want = library.ByLink
		case computerNames()[0] + levelMarks[match.Medium]:
			want = library.Computer
		}
		if got := s.begun.Info().SeatOf(id.Player(i + 1)); got != want {
			t.Errorf("of %v %s plays from %d, not %d", players, name, got, want)
		}
	}
	return players
}

// TestSeatsAreDrawnWhereTheDocumentDrawsThem: 18FL draws the seats by lot (18FL/R12), so New game says so and draws
// them, and each player keeps the kind of the seat. As entered, all keep their seats.
func TestSeatsAreDrawnWhereTheDocumentDrawsThem(t *testing.T) {
	entered := []string{"Ann", "Ben", "Cid", computerNames()[0] + levelMarks[match.Medium]}
	for _, width := range []int{1280, 390} {
		orders := map[string]bool{}
		for range 12 { // all equal once in 24^11 times
			s, _ := visitNew(t, "18fl", width)
			if said := s.Must("new:ordermeans").Name; said != "Seats are drawn when the game begins." {
				t.Fatalf("the seats say %q", said)
			}
			if _, ok := s.Find("move:1"); ok {
				t.Fatal("a seat that will be drawn can be moved")
			}
			players := s.begins(t)
			orders[strings.Join(players, " ")] = true
			slices.Sort(players)
			if want := slices.Sorted(slices.Values(entered)); !slices.Equal(players, want) {
				t.Fatalf("the players are %v, not %v", players, want)
			}
		}
		if len(orders) < 2 {
			t.Errorf("always the order %v", orders)
		}
	}
	for range 12 {
		s, _ := visitNew(t, "18fl", 1280)
		s.press("order:entered")
		if said := s.Must("new:ordermeans").Name; said != "The first seat begins." {
			t.Errorf("the seats say %q", said)
		}
		if got := s.begins(t); !slices.Equal(got, entered) {
			t.Fatalf("as entered the players are %v", got)
		}
	}
}

// TestSeatsStandAsEnteredElsewhere: no other rulebook draws the seats, and neither does 18xx.games; there the lot is
// the other choice. The choice survives a change of title or profile.
func TestSeatsStandAsEnteredElsewhere(t *testing.T) {
	for _, e := range titles.All() {
		if drawn := e.Key == "18fl"; e.SeatsDrawn != drawn {
			t.Errorf("%s draws the seats: %t", e.Key, e.SeatsDrawn)
		}
	}
	s, n := visitNew(t, "18fl", 1280)
	s.press("profile:recorded")
	if n.seatsDrawn() {
		t.Error("the seats are drawn by the rules of 18xx.games")
	}
	s.press("order:drawn")
	s.press("profile:rulebook")
	n.selectTitle(slices.IndexFunc(n.entries, func(e titles.Entry) bool { return e.Key == "1870" }))
	if !n.seatsDrawn() {
		t.Error("another title forgets that the seats are to be drawn")
	}
	orders := map[string]bool{}
	for range 12 {
		s, n := visitNew(t, "1830-classic", 1280)
		if n.seatsDrawn() {
			t.Fatal("1830 draws the seats")
		}
		s.press("order:drawn")
		orders[strings.Join(s.begins(t), " ")] = true
	}
	if len(orders) < 2 {
		t.Errorf("always the order %v", orders)
	}
}

// TestARematchDrawsTheSeats: a rematch has the same players in seats drawn by lot, and New game says so.
func TestARematchDrawsTheSeats(t *testing.T) {
	s := visit(t, inLanguage("en"), 1280, 844, 1)
	Rematch(s.app, &library.Info{Players: []string{"Ann", "Ben", "Cid"}}, "1870")
	s.settle()
	n, ok := s.app.Top().(*newGame)
	if !ok || n.entry().Key != "1870" || !slices.Equal(n.names(), []string{"Ann", "Ben", "Cid"}) {
		t.Fatalf("%T is shown", s.app.Top())
	}
	if said := s.Must("new:ordermeans").Name; said != "Seats are drawn when the game begins." {
		t.Errorf("the seats say %q", said)
	}
	if said := s.Must("act:start").Name; said != "Draw seats and start" {
		t.Errorf("the button says %q", said)
	}
}

// TestGamesAtOnceHaveSeedsByChance: two games started without set-up differ in their draws (1830/RS4).
func TestGamesAtOnceHaveSeedsByChance(t *testing.T) {
	s := visit(t, inLanguage("en"), 1280, 844, 1)
	playComputer(s.app)
	first := s.begun.Match().Seed()
	playComputer(s.app)
	if second := s.begun.Match().Seed(); first == second {
		t.Errorf("two games have the seed %d", first)
	}
}

// TestSeatsByKeys adds, moves and removes a seat with the keyboard: the new order is announced each time, and the focus
// stays beside the seats when the button of a seat goes with it.
func TestSeatsByKeys(t *testing.T) {
	s := visit(t, inLanguage("en"), 1280, 800, 1)
	s.press("home:new")
	for _, c := range []struct{ at, key, said, focus string }{
		{"new:add", " ", "Player 1, Player 2, Player 3, Player 4", "new:add"},
		{"move:2", "ArrowDown", "Player 1, Player 3, Player 2, Player 4", "move:2"},
		{"out:3", " ", "Player 1, Player 2, Player 4", "new:add"},
	} {
		s.TakeAnnouncements()
		s.tabTo(c.at)
		s.Press(c.key)
		if said := strings.Join(s.TakeAnnouncements(), " "); said != c.said || s.Focus() != c.focus {
			t.Errorf("%s on %s says %q and leads to %q", c.key, c.at, said, s.Focus())
		}
	}
}

// tabTo presses Tab until the focus is at a control, or a hundred times.
func (s *visited) tabTo(id string) {
	for tries := 0; s.Focus() != id && tries < 100; tries++ {
		s.Press("Tab")
	}
}

// TestNewGameIsReadInOrder: the arrow keys walk over the titles from the chosen one on, Tab leaves them, and the effect
// of a house rule is read after its question.
func TestNewGameIsReadInOrder(t *testing.T) {
	s := visit(t, inLanguage("en"), 1280, 800, 1)
	s.press("home:new")
	s.tabTo("title:1830-classic")
	for _, c := range []struct{ key, to string }{
		{"ArrowDown", "title:1860"}, {"ArrowUp", "title:1830-classic"}, {"Tab", "new:add"},
	} {
		if s.Press(c.key); s.Focus() != c.to {
			t.Errorf("%s leads to %q, not %q", c.key, s.Focus(), c.to)
		}
	}
	s.press("title:1830-basic")
	s.press("new:single")
	at := func(id string) int {
		return slices.IndexFunc(s.Nodes(), func(n ui.Node) bool { return n.ID == id })
	}
	for _, o := range []string{"optional_6_train", "bank_break_end"} {
		question := max(at("option:"+o+":question"), at("rule:"+o))
		if at("effect:"+o) < question || question < 0 {
			t.Errorf("the effect of %s is read before its question", o)
		}
	}
}
