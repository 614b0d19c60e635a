package t18fl

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/words"
)

// coast is the FECR in its turn, with track from its home to a city and on to a town.
func coast(t *testing.T, p rules.Profile) *rulestest.Game {
	t.Helper()
	g := rulestest.New(t, build(t, p), 3).Found("FECR", 110, "p1", 60).Found("SR", 100, "p2", 60).Phase("3").Lay("K28",
		"405", 1)
	joining(g, "J27", []string{"6fl"}, "K28", "I28")
	return joining(g, "I28", towns, "J27").Operate(2)
}

// TestTokensNeedTheirPrice: a token is placed for the last dollar and not for one more, in a city or town that the
// company reaches, and once in a turn (R71-R73, R79).
func TestTokensNeedTheirPrice(t *testing.T) {
	g := coast(t, rules.Rulebook)
	fecr := g.Corp("FECR")
	station, hotel := rules.PlaceToken{By: fecr, Of: fecr, Hex: g.Hex("J27")}, PlaceHexToken{By: fecr, Hex: g.Hex("I28")}
	g.Cash("FECR", 40).Step(step.StationKey)
	g.Refuses(station, rules.Legal)
	g.Refuses(hotel, rules.Legal)
	g.Cash("FECR", 39)
	g.Refuses(station, rules.Legal)
	g.Refuses(hotel, rules.NoMoney)
	g.Cash("FECR", 20)
	g.Refuses(station, rules.Legal)
	g.Cash("FECR", 19)
	g.Refuses(station, rules.NoMoneyForStation)
	g.Cash("FECR", 500)
	g.Refuses(rules.PlaceToken{By: fecr, Of: fecr, Hex: g.Hex("F23")}, rules.CityNotReached)
	g.Refuses(rules.PlaceToken{By: g.Corp("SR"), Of: g.Corp("SR"), Hex: g.Hex("J27")}, rules.NotYourTurn)
	g.Refuses(PlaceHexToken{By: g.Corp("SR"), Hex: g.Hex("I28")}, rules.NotYourTurn)
	g.Refuses(rules.PlaceToken{By: fecr, Of: g.Corp("SR"), Hex: g.Hex("J27")}, rules.Unknown)
	g.Refuses(rules.Pass{By: g.Owner("SR")}, rules.NotYourTurn)
	g.S.Turn.Stations = 1
	g.Refuses(station, rules.StationUsed)
	g.Refuses(hotel, rules.StationUsed)
}

// TestWaysOfTokens: the way that decides the price leads from a station of the company over as many hexes as are paid,
// piece by piece, and full cities are named that close a shorter one (R71, R76).
func TestWaysOfTokens(t *testing.T) {
	ways := 0
	for seed := range uint64(6) {
		g := rulestest.New(t, build(t, rules.Rulebook), 3)
		for player := bot.NewRandom(seed); !g.S.End.Over; g.Try(player.Choose(g.View())) {
			v := g.View()
			if g.InCharge() != step.StationKey {
				continue
			}
			for _, a := range g.Legal() {
				o := rules.OperandsOf(a)
				if o.Hex == 0 {
					continue
				}
				c, p := v.Actor().Corp(), v.Position()
				w, _ := v.TokenWay(c, o.Hex)
				hexes, at := 0, w.From.Hex
				for _, x := range w.Pieces {
					if x.Hex != at {
						hexes, at = hexes+1, x.Hex
					}
				}
				if _, fault := p.AppendStops(nil, track.Route{Pieces: w.Pieces}); fault != track.Runs {
					t.Errorf("seed %d: the way to %s is no track", seed, g.Title.HexName(o.Hex))
				}
				if at != o.Hex || hexes != v.HexesTo(c, o.Hex) || p.Stations(w.From.Hex, c)>>w.From.Stop&1 == 0 {
					t.Errorf("seed %d: from %v %d hexes to %s, not %d", seed, w.From, hexes, g.Title.HexName(o.Hex),
						v.HexesTo(c, o.Hex))
				}
				ways++
			}
		}
	}
	if ways < 100 {
		t.Errorf("only %d ways", ways)
	}
	g := coast(t, rules.Rulebook).Station("SR", "J27", 0)
	w, full := g.View().TokenWay(g.Corp("FECR"), g.Hex("I28"))
	if want := (track.StopAt{Hex: g.Hex("J27")}); len(w.Pieces) != 0 || !slices.Equal(full, []track.StopAt{want}) {
		t.Errorf("a way %v through the full city, closed by %v", w, full)
	}
}

// TestStatedCosts: in recorded games the cost that a record states is paid for the next token, whatever the company
// has; it is the company's whose turn it is, and not negative (R79).
func TestStatedCosts(t *testing.T) {
	g := coast(t, rules.Recorded).Cash("FECR", 60).Step(step.StationKey)
	fecr := g.Corp("FECR")
	g.Refuses(StateCost{By: g.Corp("SR"), Cost: 20}, rules.NotYourTurn)
	g.Refuses(StateCost{By: fecr, Cost: -1}, rules.RevenueStated)
	g.Do(StateCost{By: fecr, Cost: 0}).Do(PlaceHexToken{By: fecr, Hex: g.Hex("I28")})
	g.WantCash(map[string]int32{"FECR": 60})
	g = coast(t, rules.Recorded).Cash("FECR", 60).Step(step.StationKey)
	g.Do(StateCost{By: fecr, Cost: 60}).Do(rules.PlaceToken{By: fecr, Of: fecr, Hex: g.Hex("J27")})
	g.WantCash(map[string]int32{"FECR": 0})
}

// TestRoutesAreNoted: in recorded games the turn of a company with a route notes that for good, and that of one without
// does not (R94).
func TestRoutesAreNoted(t *testing.T) {
	lonely := rulestest.New(t, build(t, rules.Recorded), 3).Found("LN", 110, "p1", 60).Phase("3").Operate(2)
	for corp, g := range map[string]*rulestest.Game{"FECR": coast(t, rules.Recorded), "LN": lonely} {
		for n := 0; n < 20 && !(g.InCharge() == step.TrainsKey && g.View().Actor() == g.Owner(corp)); n++ {
			g.Pass()
		}
		if got, want := g.View().Is(g.Corp(corp), rules.HadRoute), corp == "FECR"; got != want {
			t.Errorf("%s: noted %v, want %v", corp, got, want)
		}
	}
}

// TestRunsAreJudged: a run has a route for each train at most and is the company's whose turn it is; a stated revenue
// is for recorded games and not negative (R80, T1).
func TestRunsAreJudged(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		g := coast(t, profile).Train("FECR", "3").Step(step.RunKey)
		fecr := g.Corp("FECR")
		best, proven := g.View().BestRun(fecr, searchWork)
		earns := g.View().RunRevenue(best)
		if !proven || earns == 0 {
			t.Fatalf("%v: the best run earns %d (%v)", profile, earns, proven)
		}
		g.Refuses(best, rules.Legal)
		twice := best
		twice.Routes = append(append([]track.Route{}, best.Routes...), track.Route{})
		g.Refuses(twice, rules.TrainTwice)
		others := best
		others.By = g.Corp("SR")
		g.Refuses(others, rules.NotYourTurn)
		g.Refuses(rules.Pass{By: g.Owner("FECR")}, rules.WrongStep)
		none, negative, stated := rules.RunRoutes{By: fecr}, rules.RunRoutes{By: fecr, Stated: true, Revenue: -10},
			rules.RunRoutes{By: fecr, Stated: true}
		g.Refuses(negative, rules.RevenueStated)
		if profile == rules.Rulebook {
			g.Refuses(stated, rules.RevenueStated)
			if !g.Check(none).Refused() {
				t.Error("less than the best run is taken")
			}
			continue
		}
		g.Refuses(stated, rules.Legal)
		g.Refuses(none, rules.Legal)
		stated.Revenue, stated.Routes = 70, twice.Routes
		g.Refuses(stated, rules.Legal)
		stated.Routes = nil
		if g.Do(stated); g.S.Turn.Revenue != 70 {
			t.Errorf("a stated revenue of 70 is %d", g.S.Turn.Revenue)
		}
	}
}

// TestRunsTogether: trains of a company share no track, and each route has one of its stations (T1, T8).
func TestRunsTogether(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		g := coast(t, profile).Train("FECR", "3", "3").Step(step.RunKey)
		whole := track.Route{Pieces: pieces(g, "K28 2S", "J27 5S", "J27 3S", "I28 0S")}
		beyond := track.Route{Pieces: whole.Pieces[2:]}
		g.Refuses(rules.RunRoutes{By: g.Corp("FECR"), Routes: []track.Route{whole}}, rules.Legal)
		g.Refuses(rules.RunRoutes{By: g.Corp("FECR"), Routes: []track.Route{whole, whole}}, rules.RouteTrackTwice)
		g.Refuses(rules.RunRoutes{By: g.Corp("FECR"), Routes: []track.Route{beyond}}, rules.RouteNoStation)
	}
}

// TestBothCities: no train visits both cities of Jacksonville, also where it may come back to a junction (T7, T9).
func TestBothCities(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		g := rulestest.New(t, build(t, profile), 3).Found("SR", 110, "p1", 60).Train("SR", "3")
		joining(joining(joining(joining(g, "C22", plain, doubleHome, "C20"), "C20", plain, "C22", "B19"), "B19", towns, "C20",
			"B21"),
			"B21", plain, "B19", doubleHome).Operate(1).Step(step.RunKey)
		ring := track.Route{Pieces: pieces(g, "B23 0S", "C22 1 3", "C20 2 4", "B19 5S", "B19 4S", "B21 1 4")}
		for i, p := range g.View().Position().Face(g.Hex(doubleHome)).Paths { // the piece of the northern city
			if p.A == 1 || p.B == 1 {
				ring.Pieces = append(ring.Pieces, track.Piece{Hex: g.Hex(doubleHome), Path: uint8(i)})
			}
		}
		g.Refuses(rules.RunRoutes{By: g.Corp("SR"), Routes: []track.Route{ring}}, routeHexTwice)
	}
}

// TestRunsThatEarnNothing: by the document there is no run without earnings, and the company is said to have run for
// nothing; in recorded games a company with a train and a route runs, though it be for nothing, and so does one that
// once had a route (R80, R94).
func TestRunsThatEarnNothing(t *testing.T) {
	for profile, runs := range map[rules.Profile]bool{rules.Rulebook: false, rules.Recorded: true} {
		g := rulestest.New(t, build(t, profile), 3).Phase("5")
		tx := rules.Tx{View: g.View()}
		tx.Convert(g.Corp("LN"))
		g.Found("LN", 110, "p1", 60).Lay("B7", "58", 1).Train("LN", "6")
		card := g.Card("6", "LN")
		g.S.Turned[card/64] |= 1 << (card % 64)
		pass := func(g *rulestest.Game) (ran bool, why rules.Reason) {
			g.Operate(4).Step(step.TrackKey)
			for range 3 {
				if g.InCharge() == step.RunKey {
					return true, rules.Legal
				}
				if why = g.Pass().Skipped(step.RunKey); why != rules.Legal {
					break
				}
			}
			said := slices.ContainsFunc(g.X.Events,
				func(e rules.Event) bool { return e.Kind == rules.TrainsRan && e.Corp == g.Corp("LN") && e.Amount == 0 })
			if !said {
				t.Errorf("%v: nothing is said of the run", profile)
			}
			return false, why
		}
		if ran, why := pass(g.Copy()); ran != runs || !ran && why != rules.NoRoute {
			t.Errorf("%v: a 3E from Mobile to Pensacola runs: %v (%v)", profile, ran, why)
		}
		if runs {
			near := track.Route{Pieces: pieces(g, "B5 4S", "B7 1S")}
			g.Copy().Operate(4).Step(step.RunKey).Refuses(rules.RunRoutes{By: g.Corp("LN"), Routes: []track.Route{near}},
				expressTwoCities)
			far := joining(g.Copy(), "B3", plain, "B1", "B5").Operate(4).Step(step.RunKey)
			far.Refuses(rules.RunRoutes{By: g.Corp("LN"),
				Routes: []track.Route{{Pieces: pieces(far, "B1 4S", "B3 1 4", "B5 1S")}}}, rules.Legal)
		}
		bare := g.Copy().Lay("B7", "58", 3)
		if ran, _ := pass(bare.Copy()); ran {
			t.Errorf("%v: a company without a route runs", profile)
		}
		bare.S.Corps[g.Corp("LN")].Flags |= rules.HadRoute
		if ran, _ := pass(bare); ran != runs {
			t.Errorf("%v: a company that had a route runs: %v", profile, ran)
		}
	}
}

// TestStepsThatWait: in recorded games the track step stays open while TR may lay its tile, and the token step while
// POSC may mark a port, whatever the company has left; else they end by themselves (R121, R122).
func TestStepsThatWait(t *testing.T) {
	for profile, waits := range map[rules.Profile]bool{rules.Rulebook: false, rules.Recorded: true} {
		for _, owner := range []string{"p2", "closed"} {
			waits := waits && owner == "p2"
			g := rulestest.New(t, build(t, profile), 3).Found("FECR", 110, "p1", 60).Own("TR", owner).Own("POSC",
				"closed").Operate(2).Step(step.TrackKey)
			g.Do(lay(g, "FECR", "L27", "9"))
			g.Do(lay(g, "FECR", "M26", "8"))
			if got := g.InCharge() == step.TrackKey; got != waits {
				t.Errorf("%v, TR of %s: the track step stays open: %v", profile, owner, got)
			}
			g = coast(t, profile).Own("TR", "closed").Own("POSC", owner).Cash("FECR", 19).Step(step.TrackKey).Pass()
			if got := g.InCharge() == step.StationKey; got != waits {
				t.Errorf("%v, POSC of %s: the token step stays open: %v", profile, owner, got)
			}
		}
	}
}

// TestWhyNoToken: the token step says why it is passed over (R71, R72, R79).
func TestWhyNoToken(t *testing.T) {
	at := func(g *rulestest.Game) *rulestest.Game {
		return g.Own("TR", "closed").Own("POSC", "closed").Step(step.TrackKey)
	}
	if why := at(coast(t, rules.Rulebook)).Cash("FECR",
		19).Pass().Skipped(step.StationKey); why != rules.NoMoneyForStation {
		t.Errorf("with $19: %v", why)
	}
	// All that is reached is two hexes away, for $40.
	for there, want := range map[string]rules.Reason{"58": rules.NoMoney, "6fl": rules.NoMoneyForStation} {
		far := func(cash int32) *rulestest.Game {
			g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("FECR", 110, "p1", 60).Phase("3").Lay("K28", "405", 1)
			joining(g, "J27", plain, "K28", "I28")
			return at(joining(g, "I28", []string{there}, "J27").Operate(2)).Cash("FECR", cash)
		}
		if why := far(39).Pass().Skipped(step.StationKey); why != want {
			t.Errorf("with $39 for tile %s: %v", there, why)
		}
		for _, cash := range []int32{0, 39} {
			if r := (placeTokens{}).Open(far(cash).View()); r.Have != cash || r.Need != 40 {
				t.Errorf("with $%d for tile %s: %d of %d", cash, there, r.Have, r.Need)
			}
		}
		if g := far(40).Pass(); g.InCharge() != step.StationKey {
			t.Errorf("with $40 for tile %s the token step is passed over", there)
		}
	}
	g := at(coast(t, rules.Rulebook))
	g.S.Corps[g.Corp("FECR")].Used = uint8(len(g.Title.Corp(g.Corp("FECR")).TokenCosts))
	if why := g.Pass().Skipped(step.StationKey); why != rules.NoStationLeft {
		t.Errorf("without a token: %v", why)
	}
	g = rulestest.New(t, build(t, rules.Rulebook), 3).Found("LN", 110, "p1", 60).Operate(2)
	if why := at(g).Pass().Skipped(step.StationKey); why != rules.NoCityOpen {
		t.Errorf("without a place: %v", why)
	}
}

// TestTerminalEndsTheStep: in recorded games the terminal is the station of its turn (R125).
func TestTerminalEndsTheStep(t *testing.T) {
	g := coast(t, rules.Recorded).Own("TC", "p1").Train("FECR", "3").Step(step.StationKey)
	g.Do(rules.PlaceToken{By: g.Corp("FECR"), Of: g.Corp("FECR"), Via: g.Private("TC"), Hex: g.Hex("J27")})
	if g.InCharge() == step.StationKey || g.S.Turn.Stations != 1 || g.Skipped(step.StationKey) != rules.Legal {
		t.Errorf("in charge is %s after %d stations, the token step was passed over for %v", g.InCharge(), g.S.Turn.Stations,
			g.Skipped(step.StationKey))
	}
	g = coast(t, rules.Recorded).Own("TC", "p1").Train("FECR", "3").Step(step.RunKey)
	g.Do(rules.PlaceToken{By: g.Corp("FECR"), Of: g.Corp("FECR"), Via: g.Private("TC"), Hex: g.Hex("J27")}).At(step.RunKey,
		"FECR")
	g = coast(t, rules.Recorded).Own("TC", "closed").Step(step.StationKey)
	g.Refuses(rules.PlaceToken{By: g.Corp("FECR"), Of: g.Corp("FECR"), Via: g.Private("TC"), Hex: g.Hex("J27")},
		rules.NoPower)
}

// TestMarkers: a hotel shows its revenue in the phase, and a port whose it is (R78, R122).
func TestMarkers(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3)
	hotel, port := rules.Marker{Hex: g.Hex("B19"), Corp: g.Corp("SR")},
		rules.Marker{Hex: g.Hex("B23"), Corp: g.Corp("SR"), Private: g.Private("POSC")}
	for phase, want := range map[string][2]string{"4": {"H10", "+20"}, "5": {"H20", "+20"}} {
		g.Phase(phase)
		for i, m := range []rules.Marker{hotel, port} {
			if got := marker(g.View(), m); got.Sign != want[i] || strings.Contains(got.Name[words.En], "port") != (m == port) ||
				got.Name[words.Ja] == "" {
				t.Errorf("phase %s: %v is %v", phase, m, got)
			}
		}
	}
}

// TestListed: of the tokens that records list, nothing of a port is shown, and both kinds of tokens are as long as
// their step is open.
func TestListed(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Recorded), 3).Found("SAL", 110, "p1", 60).Own("POSC", "p1").Operate(2)
	for at, want := range map[string]bool{step.TrackKey: false, step.StationKey: true, step.RunKey: false} {
		can := listedTypes(g.Step(at).View(), []string{"assign", "pass"})
		if slices.Contains(can, "assign") || !slices.Contains(can, "pass") || slices.Contains(can, "hex_token") != want ||
			slices.Contains(can, "place_token") != want {
			t.Errorf("at %s is listed %q", at, can)
		}
	}
}

// TestNoSuchTrack: a run over track that is not there is refused (R80, T1).
func TestNoSuchTrack(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 110, "p1", 60).Train("SR",
		"2").Operate(2).Step(step.RunKey)
	home := track.Piece{Hex: g.Hex("B23")}
	for _, pieces := range [][]track.Piece{{{Hex: g.Hex("B23"), Path: 200}}, {home, {Hex: g.Hex("B5")}},
		{home, {Hex: g.Hex("B23"), Path: 200}}} {
		g.Refuses(rules.RunRoutes{By: g.Corp("SR"), Routes: []track.Route{{Pieces: pieces}}}, rules.RouteBroken)
	}
}
