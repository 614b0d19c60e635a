package t1822pnw

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
)

// table is a game whose position a test writes down.
type table struct{ *rulestest.Game }

// begin returns a new game with three players, or two where there are no more.
func begin(t *testing.T, title *rules.Title) table {
	t.Helper()
	players := 3
	if !title.CanSeat(players) {
		players = 2
	}
	return table{rulestest.New(t, title, players)}
}

// uncover takes a card out of its deck.
func (g table) uncover(card string) {
	p := g.Private(card)
	for deck := range g.S.Decks.Cards {
		list := g.S.Decks.Cards[deck][:]
		if i := slices.Index(list, p); i >= 0 {
			copy(list[i:], list[i+1:])
			list[len(list)-1] = 0
		}
	}
}

// card gives a private to an owner.
func (g table) card(card, owner string) table {
	g.T.Helper()
	g.uncover(card)
	g.Own(card, owner)
	return g
}

// minor puts a minor into play that has had its first two turns.
func (g table) minor(name, seat string, price, cash int32) table {
	g.T.Helper()
	g.uncover("M" + name)
	g.Own("M"+name, name)
	g.Found(name, minorStart, seat, 100).Cash(name, cash).PriceAt(name, priceCell(int16(price)))
	return g.home(name)
}

// major puts a major into play that has had its first two turns.
func (g table) major(name, seat string, price int32, percent int, cash int32) table {
	g.T.Helper()
	c := g.Corp(name)
	if m := g.S.Corps[c].Partner; m != 0 && g.S.Corps[m].Flags&rules.Started == 0 {
		g.uncover("M" + g.Title.Corp(m).ID)
		g.S.Corps[m].Flags |= rules.Closed
		g.S.Holder[g.Title.PresidentCert(m)] = id.Nobody
	}
	g.Found(name, highestPar, seat, percent).PriceAt(name, priceCell(int16(price)))
	g.S.Corps[c].Flags |= rules.Floated
	g.Cash(name, cash)
	return g.home(name)
}

// home puts the home station of a company.
func (g table) home(name string) table {
	g.T.Helper()
	c := g.Corp(name)
	g.S.Corps[c].Turns = minTurns
	h := g.View().Home(c)
	g.Home(name, g.Title.HexName(h), g.View().Position().HomeCity(h, int(g.Title.Corp(c).HomeCity)))
	return g
}

// turn gives a company its turn in an operating round, at a step.
func (g table) turn(name, key string) table {
	g.T.Helper()
	c := g.Corp(name)
	g.S.Set, g.S.Round, g.S.RoundsLeft = max(2, g.S.Set), 1, 0
	g.S.Turn, g.S.Depth = rules.Turn{}, 1
	g.S.Order = rules.Order{Len: 1}
	g.S.Order.Corps[0] = c
	g.S.Frames = [rules.MaxFrames]rules.Frame{{Round: operatingRound, Actor: id.OfCorp(c)}}
	g.Step(key)
	return g
}

// stock begins a stock turn of a seat.
func (g table) stock(seat string) table {
	g.T.Helper()
	g.S.Opener = 1
	g.Stock(max(2, g.S.Set), seat)
	return g
}

// lay is a lay by the right of the turn, or by a private.
func (g table) lay(corp, hex, tile string, rot uint8, via ...string) rules.LayTile {
	g.T.Helper()
	a := rules.LayTile{By: g.Corp(corp), Hex: g.Hex(hex), Tile: g.Tile(tile), Rot: rot}
	for _, p := range via {
		a.Via = g.Private(p)
	}
	return a
}

// cube is a builder cube.
func (g table) cube(corp, hex string, via ...string) rules.LayTile {
	g.T.Helper()
	return g.lay(corp, hex, cubeTile, 0, via...)
}

// cubes changes the number of cubes on a hex.
func (g table) cubes(hex string, n int) {
	g.T.Helper()
	cell := &g.S.Cells[g.Hex(hex)]
	cell.SetCubes(cell.Cubes() + n)
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
}

// allPass passes for everybody until another round begins, and fails if somebody must do something else.
func (g table) allPass(key string) table {
	g.T.Helper()
	for range 100 {
		if g.InCharge() == "over" || g.InCharge() != key {
			return g
		}
		g.Pass()
	}
	g.T.Fatalf("step %q does not end", key)
	return g
}

// TestNoBids: a first stock round without a bid ends the full game; in the Short Scenario five L-trains and the first
// card go, and the next stock round follows an empty operating round (R44, R46, R47; S1).
func TestNoBids(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Pass().Pass().Pass()
	if !g.S.End.Over || g.S.End.Reason != rules.NoBids || g.View().Worth(1) != 500 {
		t.Errorf("the end is %v, player 1 has %d", g.S.End, g.View().Worth(1))
	}
	g = begin(t, build(t, ShortKey))
	lead := g.View().CardIn(1)
	g.Pass().Pass().Pass()
	if n := left(g.View(), trainL); n != 9 || g.S.Set != 2 || g.InCharge() != "stock" {
		t.Errorf("%d L-trains are left in set %d, step %q", n, g.S.Set, g.InCharge())
	}
	if alive(g.View(), g.Title.CorpOfCard(lead)) {
		t.Error("the minor of the first box is still there")
	}
}

// TestBids: minimum, steps, tokens and money of bids (R30-R34; S4, traps 1-4, 66).
func TestBids(t *testing.T) {
	g := begin(t, build(t, Key))
	lot := func(n id.Lot) id.Private { return g.View().CardIn(n) }
	bid := func(p id.Player, n id.Lot, sum int32) rules.Bid { return rules.Bid{By: p, Private: lot(n), Price: sum} }
	g.Refuses(bid(1, 1, 95), rules.BidTooLow)
	g.Refuses(bid(1, 1, 103), rules.PriceStep)
	g.Refuses(bid(1, 5, 2), rules.PriceStep)
	g.Do(bid(1, 5, 0)) // a bid of nothing is a bid
	g.Refuses(bid(1, 5, 5), leadsBox)
	g.Do(bid(1, 1, 200), bid(1, 2, 150)).At("stock", "p2") // the third bid ends the turn
	g.Refuses(bid(2, 5, 2), rules.BidTooLow)
	g.Do(bid(2, 2, 155)).Pass().Pass().At("stock", "p1")
	g.Refuses(bid(1, 3, 305), rules.MoneyCommitted) // 200 are bound, 150 no more
	g.Do(bid(1, 2, 200), bid(1, 6, 0), bid(1, 7, 0)).Do(bid(2, 5, 5)).Pass().Pass().At("stock", "p1")
	g.Refuses(bid(1, 4, 100), noBiddingToken) // five lie on cards
	g.Do(bid(1, 5, 10))                       // on a card with an own token none is needed
}

// TestLoan: a minor without a train must buy the cheapest one; its president lends the missing sum, half as much is
// added, and again at the end of each stock round (R89, R118, R119; S5, traps 53, 54).
func TestLoan(t *testing.T) {
	g := begin(t, build(t, Key, "train_obligation=always")).minor("12", "p1", 50, 5)
	g.Cash("p1", 10)
	g.turn("12", "trains")
	g.Refuses(rules.Pass{By: g.Owner("12")}, rules.MustBuyTrain)
	l := g.Card(trainL, "initial")
	g.Refuses(rules.BuyTrain{By: g.Corp("12"), Train: l, From: id.Initial, Price: 120, As: g.Kind(train2)},
		rules.HelpCheapestOnly)
	g.Do(rules.BuyTrain{By: g.Corp("12"), Train: l, From: id.Initial, Price: 60})
	g.WantCash(map[string]int32{"12": 0, "p1": 0})
	if debt := g.S.Seats[1].Debt; debt != 68 {
		t.Errorf("the debt is %d, want 68", debt)
	}
	g.stock("p1")
	g.Cash("p1", 20)
	g.Refuses(rules.Bid{By: 1, Private: g.View().CardIn(5), Price: 0}, inDebt)
	g.Do(Repay{By: 1, Sum: 20}).At("stock", "p2") // nothing is left for him to do
	if debt := g.S.Seats[1].Debt; debt != 48 {
		t.Errorf("the debt is %d, want 48", debt)
	}
	g.Pass().Pass() // p1 is not asked: he passes by himself
	if debt := g.S.Seats[1].Debt; debt != 72 {
		t.Errorf("the debt is %d, want 72", debt)
	}
}

// TestReplacedMinor: P20 gives a minor the colour of a major; where its home is the destination, the former home
// becomes that (R115-R117; S6, S7, trap 33).
func TestReplacedMinor(t *testing.T) {
	for _, c := range []struct{ minor, old, major, home, goal string }{
		{"10", "20", "NP", "I12", "O20"}, {"3", "5", "GNR", "D11", "D23"}, {"12", "7", "CMPS", "J23", "H11"},
	} {
		g := begin(t, build(t, Key)).minor(c.minor, "p1", 50, 100).card("P20", "p1")
		if p := g.Private("M" + c.old); g.View().InBox(p) {
			g.uncover("M" + c.old)
			list := g.S.Decks.Cards[minorDeck][:]
			list[slices.Index(list, 0)] = p
		}
		g.turn(c.minor, acquireKey).Do(Acquire{By: g.Corp(c.minor), Private: g.Private("P20")}).At(replaceKey, c.minor)
		for lot := id.Lot(1); lot <= minorBoxes; lot++ {
			g.Refuses(rules.Decide{By: g.Owner(c.minor), Choice: uint8(g.Title.CorpOfCard(g.View().CardIn(lot)))},
				notReplaceable)
		}
		g.Do(rules.Decide{By: g.Owner(c.minor), Choice: uint8(g.Corp(c.old))})
		v, major := g.View(), g.Corp(c.major)
		if v.S.Corps[major].Partner != g.Corp(c.minor) || !isColoured(v, g.Corp(c.minor)) || alive(v, g.Corp(c.old)) {
			t.Errorf("%s: minor %s is not its coloured minor", c.major, c.minor)
		}
		if home, goal := g.Title.HexName(v.Home(major)), g.Title.HexName(v.Destination(major)); home != c.home ||
			goal != c.goal {
			t.Errorf("%s: home %s, destination %s", c.major, home, goal)
		}
	}
}

// TestNobodyToReplace: without a minor to replace, and in the hands of a major, P20 just goes (R115).
func TestNobodyToReplace(t *testing.T) {
	g := begin(t, build(t, Key)).major("NP", "p1", 100, 20, 500).card("P20", "p1").turn("NP", acquireKey)
	g.Do(Acquire{By: g.Corp("NP"), Private: g.Private("P20")}).At("track", "NP")

	coloured := []string{"1", "5", "7", "8", "17", "18", "20"}
	for _, left := range append(coloured, "") {
		g := begin(t, build(t, Key)).minor("12", "p1", 50, 100).card("P20", "12")
		for _, name := range coloured {
			if major := majorOf(g.View(), g.Corp(name)); name != left {
				g.S.Corps[major].Flags |= rules.Started // though it has not floated yet
			} else if g.View().InBox(g.Private("M" + name)) {
				g.uncover("M" + name)
			}
			if want := name == left; replaceable(g.View(), g.Corp(name)) != want {
				t.Errorf("minor %s may be replaced: %t", name, !want)
			}
		}
		if anyReplaceable(g.View()) != (left != "") {
			t.Errorf("with %q left somebody may be replaced: %t", left, left == "")
		}
	}
}

// TestWhoHasADestination: a minor has no destination, a major has one until it has arrived there (R74).
func TestWhoHasADestination(t *testing.T) {
	for _, c := range []struct {
		who     string
		arrived bool
		want    rules.Reason
	}{{"12", false, rules.NothingLeft}, {"SWW", false, goalReached}, {"SWW", true, rules.NothingLeft}} {
		g := seattleTacoma(t, "3").minor("12", "p1", 50, 0)
		if c.arrived {
			g.arrive()
		}
		if r := (reachGoal{}).Open(g.turn(c.who, goalKey).View()); r.Reason != c.want {
			t.Errorf("%s, arrived %t: %v, want %v", c.who, c.arrived, r.Reason, c.want)
		}
	}
}

// TestArrivesBesideTheSlots: a station that is beside the slots of the destination becomes that of the destination, and
// the one kept for it can be placed elsewhere (R75).
func TestArrivesBesideTheSlots(t *testing.T) {
	g := seattleTacoma(t, "3")
	cell := &g.S.Cells[g.Hex("I12")]
	for i := range g.View().Position().Slots(g.Hex("I12"), 0) {
		name := []string{"12", "13", "14"}[i]
		cell.Slots[i] = g.Corp(name)
		g.S.Corps[g.Corp(name)].Used++
	}
	cell.Extra[0] = g.Corp("SWW")
	g.S.Corps[g.Corp("SWW")].Used++
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
	g.turn("SWW", "track").Pass()
	if n := g.View().StationsLeft(g.Corp("SWW")); cell.Extra != [2]id.Corp{g.Corp("SWW")} ||
		!g.View().Is(g.Corp("SWW"), rules.Arrived) || n != 1 {
		t.Errorf("beside the slots lie %v, %d stations are left", cell.Extra, n)
	}
}

// seattleTacoma is a position in which SWW has its home in Seattle and its destination beside it, in Tacoma.
func seattleTacoma(t *testing.T, phase string, settings ...string) table {
	t.Helper()
	g := begin(t, build(t, Key, settings...))
	g.Phase(phase)
	g.major("SWW", "p1", 100, 20, 500)
	g.S.Corps[g.Corp("SWW")].Destination = g.Hex("I12")
	return g
}

// arrive puts the station of the destination of SWW there.
func (g table) arrive() table {
	g.T.Helper()
	g.S.Corps[g.Corp("SWW")].Flags |= rules.Arrived
	g.Station("SWW", "I12", 0)
	return g
}

// TestDestination: the station of the destination comes by itself in the own turn, and an ordinary one there goes home
// (R74, R75; S8, traps 26, 27).
func TestDestination(t *testing.T) {
	for _, ordinary := range [...]bool{false, true} {
		g := seattleTacoma(t, "3")
		if ordinary {
			g.Station("SWW", "I12", 0)
		}
		g.turn("SWW", "track").Pass()
		if r := g.Skipped(goalKey); r != goalReached || !g.View().Is(g.Corp("SWW"), rules.Arrived) {
			t.Errorf("the step ends with %v", r)
		}
		if _, ok := g.View().Position().TokenAt(g.Hex("I12"), g.Corp("SWW")); !ok {
			t.Error("no station in the destination")
		}
		if n := g.View().StationsLeft(g.Corp("SWW")); n != 1 {
			t.Errorf("%d ordinary stations are left, want 1", n)
		}
	}
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500)
	g.turn("SWW", "track").Pass()
	if r := g.Skipped(goalKey); r != goalApart {
		t.Errorf("without a connection the step ends with %v", r)
	}
}

// TestDestinationSlot: a station that goes home for that of the destination leaves its slot, unless there is no other
// one (R75; trap 26).
func TestDestinationSlot(t *testing.T) {
	for full, want := range map[bool]int{false: 1, true: 0} {
		g := begin(t, build(t, Key))
		g.Phase("5").Lay("D11", "207", 2)
		g.major("NP", "p2", 100, 20, 0).major("GNR", "p1", 100, 20, 0).uncover("M3")
		g.S.Corps[g.Corp("3")].Flags |= rules.Closed
		g.S.Holder[g.Title.PresidentCert(g.Corp("3"))] = id.Nobody
		cell := &g.S.Cells[g.Hex("D11")]
		cell.Slots[0] = g.Corp("GNR")
		g.S.Corps[g.Corp("GNR")].Used++
		if full {
			cell.Slots[1] = g.Corp("NP")
			g.S.Corps[g.Corp("NP")].Used++
		}
		g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
		c := g.Corp("GNR")
		g.S.Corps[c].Home = g.Hex("D11") // joined with itself
		g.turn("GNR", "track").Pass()
		cell = &g.S.Cells[g.Hex("D11")]
		if have := slices.Index(cell.Slots[:], c); have != want || slices.Contains(cell.Extra[:], c) {
			t.Errorf("full %t: the station lies in slot %d, want %d", full, have, want)
		}
	}
}

// TestReservationGone: the slot kept for the minor of a major that starts, or for one that the first box loses, becomes
// free; a station of a destination beside it moves up with the next tile there, as recorded games have it (R38, R47,
// R75; trap 49).
func TestReservationGone(t *testing.T) {
	for _, start := range [...]bool{true, false} {
		g := begin(t, build(t, Key))
		g.Phase("5").Lay("O20", "57", 0)
		g.major("ORNC", "p2", 100, 20, 0)
		h, c := g.Hex("O20"), g.Corp("ORNC")
		cell := &g.S.Cells[h]
		cell.Extra[0] = c
		g.S.Corps[c].Used++
		g.S.Corps[c].Flags |= rules.Arrived
		g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
		g.stock("p1")
		if start {
			g.Do(rules.Par{By: 1, Corp: g.Corp("NP"), At: g.ParCell(55)})
		} else {
			g.uncover("M20")
			g.S.Decks.Cards[minorDeck][0] = g.Private("M20")
			g.Pass().Pass().Pass()
		}
		if cell := g.S.Cells[h]; cell.Slots[0] != 0 || cell.Extra[0] != c {
			t.Errorf("start %t: the slots are %v, beside them lies %v", start, cell.Slots, cell.Extra)
		}
		var holds [id.MaxCorps]track.Hold
		if _, fault := g.View().Position().FreeSlot(h, 0, g.Corp("CPR"),
			g.View().AppendHolds(holds[:0])); fault != track.SlotFree {
			t.Errorf("start %t: the slot is not free", start)
		}
		g.turn("ORNC", "track")
		for _, a := range g.Legal() {
			if lay, ok := a.(rules.LayTile); ok && lay.Hex == h && !isCube(g.View(), lay.Tile) {
				g.Do(lay)
				break
			}
		}
		if cell := g.S.Cells[h]; cell.Slots[0] != c || cell.Extra[0] != 0 {
			t.Errorf("start %t: after a tile the slots are %v, beside them lies %v", start, cell.Slots, cell.Extra)
		}
	}
}

// TestAskedAgain: recorded games ask a company that once had a route how its trains run, though the town is gone; new
// ones do not.
func TestAskedAgain(t *testing.T) {
	for profile, want := range map[rules.Profile]rules.Reason{rules.Recorded: rules.Legal, rules.Rulebook: rules.NoRoute} {
		g := begin(t, buildAs(t, profile, Key))
		g.Phase("3")
		g.minor("6", "p1", 50, 100).card("P8", "6")
		g.Lay("G8", "4", 0)
		g.turn("6", "track").Do(g.lay("6", "G8", "82", 0, "P8")) // without a train
		g.Train("6", train3)
		asks := runTrains{once: profile == rules.Recorded}
		if have := asks.Open(g.turn("6", "run").View()).Reason; have != want {
			t.Errorf("%v: the run is answered with %v, want %v", profile, have, want)
		}
	}
}

// TestAutomaticPasses: records name takeovers for which only the connection is missing, not of mergers.
func TestAutomaticPasses(t *testing.T) {
	g := begin(t, build(t, Key))
	skipped := rules.Event{Kind: rules.StepSkipped, Who: g.Owner("8"), Why: g.View().Refuse(notLinked)}
	for key, want := range map[string]string{takeKey: "pass", joinKey: ""} {
		skipped.Step = key
		if have, _ := automatic(g.View(), skipped); have != want {
			t.Errorf("step %s: %q, want %q", key, have, want)
		}
	}
	c := g.Corp("SWW")
	for reason, want := range map[rules.Reason]string{goalReached: "hex_token", goalApart: "pass", rules.NothingLeft: ""} {
		have, h := automatic(g.View(),
			rules.Event{Kind: rules.StepSkipped, Who: id.OfCorp(c), Step: goalKey, Why: g.View().Refuse(reason)})
		if goal := g.View().Destination(c); have != want || (h == goal) != (want == "hex_token") {
			t.Errorf("%v: %q on hex %d, want %q", reason, have, h, want)
		}
	}
}

// leavenworthMine is a position in which minor 9 and NP reach a mountain hex with a mine beside Leavenworth.
func leavenworthMine(t *testing.T) table {
	t.Helper()
	g := begin(t, build(t, Key))
	g.Phase("3").Lay("H19", "15", 1)
	g.minor("9", "p1", 100, 500).major("NP", "p2", 100, 20, 500)
	g.Station("NP", "H19", 0)
	return g
}

// TestMine: the owner of P19 puts the mine beside his track for nothing; whoever reaches it may put the by-pass there,
// for less with cubes, which stay (R69, P19; S9, S38, traps 45, 46, 65, 69; S37).
func TestMine(t *testing.T) {
	for cubes, want := range map[int]int32{0: 75, 1: 35, 2: 0} {
		g := leavenworthMine(t).card("P19", "9")
		for range cubes {
			g.cubes("G18", 1)
		}
		g.turn("9", "track").Refuses(g.lay("9", "J17", mineTile, 0, "P19"), rules.NotReached)
		g.Do(g.lay("9", "G18", mineTile, 2, "P19"))
		g.WantCash(map[string]int32{"9": 500})
		g.turn("NP", "track").Do(g.lay("NP", "G18", mineByPass, 1))
		g.WantCash(map[string]int32{"NP": 500 - want})
		if v := g.View(); mineOwner(v, g.Hex("G18")) != g.Corp("9") || v.S.Cells[g.Hex("G18")].Cubes() != 0 {
			t.Error("the token of the mine is gone, or cubes are left")
		}
	}
	g := leavenworthMine(t)
	g.Phase("2")
	g.card("P19", "9").turn("9", "track").Do(g.lay("9", "G18", mineTile, 2, "P19"))
	g.turn("NP", "track").Refuses(g.lay("NP", "G18", mineByPass, 1), rules.ColorLater)
}

// TestForeignMine: a mine of another company may end a route, but not be passed (R135; S37, trap 65).
func TestForeignMine(t *testing.T) {
	g := leavenworthMine(t)
	g.Lay("G18", mineTile, 2).Lay("G16", "57", 1)
	cell := &g.S.Cells[g.Hex("G18")]
	cell.Slots[0], cell.Rot = g.Corp("9"), 2
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
	g.Train("NP", train3).Train("9", train3)
	end := g.Route("H19:S0,2", "G18:5,S0")
	g.turn("NP", "run").Refuses(rules.RunRoutes{By: g.Corp("NP"), Routes: []track.Route{end}}, rules.Legal)
	if sum := g.View().RunRevenue(rules.RunRoutes{By: g.Corp("NP"), Routes: []track.Route{end}}); sum != 60 {
		t.Errorf("the route earns %d, want 60", sum)
	}
}

// TestCubes: each cube takes 40 off the next lay and goes with it; there is no room for more than the ground costs
// (R63, R69; S10, S42, traps 39-42, 68).
func TestCubes(t *testing.T) {
	g := begin(t, build(t, Key)).minor("15", "p1", 100, 500)
	for range 2 {
		g.turn("15", "track").Do(g.cube("15", "M4"))
	}
	g.turn("15", "track").Refuses(g.cube("15", "M4"), noRoomForCube)
	g.Do(g.lay("15", "M4", "5", 2)) // towards L3 and L5, not over the river
	g.WantCash(map[string]int32{"15": 500})
	if n := g.S.Cells[g.Hex("M4")].Cubes(); n != 0 {
		t.Errorf("%d cubes are left", n)
	}
	g.Phase("3")
	g.turn("15", "track").Do(g.lay("15", "M4", "15", 2)) // its second end is the bridge
	g.WantCash(map[string]int32{"15": 425})

	g = begin(t, build(t, Key)).minor("8", "p1", 100, 500)
	g.turn("8", "track").Do(g.cube("8", "H13"))
	g.Lay("H13", "7", 0) // its second end is the bridge to Seattle
	g.cubes("H13", -1)
	g.turn("8", "track").Refuses(g.cube("8", "H13"), noGround)
}

// TestConversion: the major pays out no more than it has (R42, R96; S11).
func TestConversion(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("5")
	g.minor("8", "p1", 400, 50).stock("p1")
	g.Cash("p1", 100)
	g.Refuses(rules.Par{By: 1, Corp: g.Corp("SWW"), At: g.ParCell(90)}, parTooLow)
	g.Refuses(rules.Par{By: 2, Corp: g.Corp("SWW"), At: g.ParCell(100)}, rules.NotYourTurn)
	g.Do(rules.Par{By: 1, Corp: g.Corp("SWW"), At: g.ParCell(100)}).At(sharesKey, "p1")
	for n := range uint8(10) {
		if n != 6 && !g.Check(rules.Decide{By: g.Owner("p1"), Choice: n}).Refused() {
			t.Errorf("%d shares are possible", n)
		}
	}
	g.Do(rules.Decide{By: g.Owner("p1"), Choice: 6}).At("stock", "p2")
	g.WantCash(map[string]int32{"p1": 150, "SWW": 0})
	g.WantShares("SWW", map[string]int{"p1": 60, "initial": 40})
	g.Refuses(rules.Par{By: 2, Corp: g.Corp("SWW"), At: g.ParCell(100)}, rules.AlreadyStarted)
}

// TestSecondE: a company buys one E-train at most, from whomever (R87; S12).
func TestSecondE(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("7")
	g.major("SWW", "p1", 100, 20, 5000).major("NP", "p2", 100, 20, 5000)
	buy := func(by string) rules.BuyTrain {
		return rules.BuyTrain{By: g.Corp(by), Train: g.Card(train7, "initial"), From: id.Initial, Price: 1000,
			As: g.Kind(trainE)}
	}
	g.turn("SWW", "trains").Do(buy("SWW")).Refuses(buy("SWW"), secondE)
	g.turn("NP", "trains").Do(buy("NP"))
	g.Refuses(rules.BuyTrain{By: g.Corp("NP"), Train: g.Card(train7, "SWW"), From: g.Owner("SWW"), Price: 1}, secondE)
}

// TestMinorsBuyNoE: a minor, which never runs an E-train, is offered none and buys none, from the bank or from another
// company, and is not made to; before the rule was corrected it could buy one, and can in recorded games (R57, R87,
// R126).
func TestMinorsBuyNoE(t *testing.T) {
	for _, c := range map[string]struct {
		title *rules.Title
		want  rules.Reason
	}{
		"rulebook": {build(t, Key), eOfMinor}, "before": {without(t, "1822PNW/R126", Key), rules.Legal},
		"recorded": {buildAs(t, rules.Recorded, Key), rules.Legal},
	} {
		g := begin(t, c.title)
		g.Phase("7")
		g.minor("9", "p1", 100, 1000).major("NP", "p2", 100, 20, 5000)
		e := rules.BuyTrain{By: g.Corp("9"), Train: g.Card(train7, "initial"), From: id.Initial, Price: 1000,
			As: g.Kind(trainE)}
		other := table{g.Copy()}
		g.turn("9", "trains").Refuses(e, c.want)
		g.offers(e, c.want == rules.Legal)
		e.By = g.Corp("NP")
		other.turn("NP", "trains").Do(e)
		other.turn("9", "trains").Refuses(rules.BuyTrain{By: g.Corp("9"), Train: e.Train, From: g.Owner("NP"), Price: 1},
			c.want)
	}
}

// TestELater: while other trains are ahead of it, an E-train comes later, for minors too (R87).
func TestELater(t *testing.T) {
	for _, phase := range []string{"1", "4"} {
		g := begin(t, build(t, Key))
		g.Phase(phase)
		g.minor("9", "p1", 100, 1000).turn("9", "trains")
		card := g.Card(train7, "initial")
		g.Refuses(rules.BuyTrain{By: g.Corp("9"), Train: card, From: id.Initial, Price: 1000, As: g.Kind(trainE)},
			rules.TrainLater)
	}
}

// TestFirstTurnL: a minor in its first turn may buy the next train if it is an L-train, and only that (R57; S33, trap
// 10).
func TestFirstTurnL(t *testing.T) {
	for phase, open := range map[string]bool{"1": true, "2": true, "3": false} {
		g := begin(t, build(t, Key))
		if g.S.Phase = uint8(g.Title.FindPhase(phase)); !open {
			g.Phase(phase)
		}
		g.minor("12", "p1", 100, 120)
		g.S.Corps[g.Corp("12")].Turns = 1
		g.turn("12", firstLKey)
		v := g.View()
		if refused := (firstL{}).Open(v).Refused(); refused == open {
			t.Errorf("phase %s: open %t", phase, !refused)
		}
		if !open {
			continue
		}
		l := g.Card(trainL, "initial")
		g.Refuses(rules.BuyTrain{By: g.Corp("12"), Train: l, From: id.Initial, Price: 120, As: g.Kind(train2)}, onlyFirstL)
		g.Do(rules.BuyTrain{By: g.Corp("12"), Train: l, From: id.Initial, Price: 60}).At("track", "12")
		if g.View().PhaseDef().Name != phase {
			t.Error("an L-train has begun a phase")
		}
	}
}

// TestAllowance: two yellow tiles of a major or one upgrade from phase 3 on, a cube in the place of a yellow one (R61,
// R63; S16, trap 74).
func TestAllowance(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("3")
	g.major("SWW", "p1", 100, 20, 500)
	yellow, more := g.lay("SWW", "G12", "58", 0), g.lay("SWW", "H13", "8", 5)
	upgrade := g.lay("SWW", "H11", "X20", 0)
	for _, c := range []struct {
		first, second rules.LayTile
		want          rules.Reason
	}{
		{upgrade, yellow, rules.LayUsed}, {yellow, upgrade, rules.LayUsed}, {yellow, more, rules.Legal},
		{g.cube("SWW", "H13"), yellow, rules.Legal}, {g.cube("SWW", "H13"), upgrade, rules.LayUsed},
	} {
		g := table{g.Copy()}
		g.turn("SWW", "track").Do(c.first)
		if g.InCharge() != "track" && c.want == rules.LayUsed {
			continue // the step has ended
		}
		g.Refuses(c.second, c.want)
	}
	g.Phase("2")
	g.turn("SWW", "track").Do(yellow)
	if r := g.Skipped("track"); r != rules.LayUsed {
		t.Errorf("after a tile in phase 2 the step ends with %v", r)
	}
}

// TestSeries: Seattle and Portland show no colour both; the next one is leapt over for $40, if the phase has the one
// behind it (R72; S15, traps 43, 44).
func TestSeries(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("3")
	g.Lay("O8", "X25", 0).Lay("H11", "X20", 0)
	g.major("SWW", "p1", 100, 20, 500)
	g.turn("SWW", "track").Refuses(g.lay("SWW", "H11", "X21", 0), colourThere)
	g.Refuses(g.lay("SWW", "H11", "X22", 0), rules.ColorLater)
	g.Phase("5")
	g.turn("SWW", "track").Do(g.lay("SWW", "H11", "X22", 0))
	g.WantCash(map[string]int32{"SWW": 460})

	g = begin(t, build(t, Key)).minor("8", "p1", 100, 500)
	g.turn("8", "track").Do(g.lay("8", "H11", "X20", 0))
	g.WantCash(map[string]int32{"8": 480})
	if r := g.Skipped("track"); r != rules.LayUsed {
		t.Errorf("after a step of Seattle the track step ends with %v", r)
	}
}
