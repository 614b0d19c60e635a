package table

import (
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/titles/t1822pnw"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/words"
)

// recordedGames lies beside the checkout.
const recordedGames = "../../../shared/games/1830"

// playedGames are the recorded games that are played through the screen.
var playedGames = []string{"1830/*.json", "1860/*.json", "18fl/*bank.json"}

// longGames are played with -everywhere only: they take half a minute.
var longGames = []string{"1870/*bank.json"}

// sit returns a hand at the table of a game.
func sit(t testing.TB, m *match.Match, w, h int) (*hand, *Table) {
	t.Helper()
	a := newApp(platformtest.New())
	a.Prefs.Unhinted = true // hands know the game
	tab := New(a.Shell, m, Hooks{})
	a.Open(tab)
	s := uitest.New(t, w, h, 1, a.Draw)
	s.Step(time.Second)
	return &hand{t: t, s: s, title: m.Title(), shown: func(i int) track.Route { return tab.due.Draft().Run().Route(i) }}, tab
}

// TestWholeRecordedGames plays recorded games through the screen, press by press, and ends with the recorded result.
func TestWholeRecordedGames(t *testing.T) {
	var paths []string
	patterns := playedGames
	if *everywhere {
		patterns = slices.Concat(playedGames, longGames)
	}
	for _, games := range patterns {
		found, _ := filepath.Glob(filepath.Join(filepath.Dir(recordedGames), games))
		if len(found) == 0 {
			t.Skipf("NO RECORDED GAMES %s: none is played through the screen", games)
		}
		paths = append(paths, found...)
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			t.Parallel()
			in := gametest.Import(t, path)
			var names []string
			for _, p := range in.Game.Players {
				names = append(names, p.Name)
			}
			m, err := match.New(in.Title, names, in.Game.Seed)
			if err != nil {
				t.Fatal(err)
			}
			h, tab := sit(t, m, 1280, 800)
			if h.recorded, _, err = match.FromRecord(in); err != nil {
				t.Fatal(err)
			}
			if in.Title.Key == "1870" {
				h.counted = map[string][]int{}
			}
			playLog(t, h, tab, in.Log())
			sameResult(t, tab.desk.View(), in)
			usualTaps(t, h)
		})
	}
}

// playLog plays actions through the screen. A press may play several at once: the sales and the purchase of a plan.
func playLog(t *testing.T, h *hand, tab *Table, log []rules.Action) {
	t.Helper()
	for first := tab.game.Len(); tab.game.Len() < first+len(log); {
		i := tab.game.Len()
		if h.recorded != nil {
			h.recorded.GoTo(i)
		}
		v, a := tab.desk.View(), log[i-first]
		switch {
		case believed(v, a):
			tab.play(a)
			h.s.Invalidate()
			h.wait()
		case catalog.Current(v).Panel == words.GridPanel:
			h.taps = 0
			h.grid(h.recorded, i)
			h.count("merger")
		case h.recorded != nil && converts(h.recorded, i):
			h.conversion(h.recorded, i)
		case h.recorded != nil && catalog.Current(v).Panel == words.UnitePanel && unites(a):
			h.acquisition(h.recorded, i)
		default:
			h.play(v, a)
			h.count(tapKind(v, a))
		}
		if tab.game.Len() == i {
			t.Fatalf("action %d was not played: %s", i+1, notation.Action(h.title, log[i-first]))
		}
		for ; i < tab.game.Len(); i++ {
			if !sameDecision(h.title, tab.game.Action(i), log[i-first]) {
				t.Fatalf("action %d was played as %s instead of %s", i+1,
					notation.Action(h.title, tab.game.Action(i)), notation.Action(h.title, log[i-first]))
			}
		}
		if h.recorded != nil {
			sameMoney(t, tab.desk.View(), h.recorded.ViewAt(i))
		}
	}
}

// sameMoney stops a game as soon as somebody has other money than in the record, long before it can no longer be played.
func sameMoney(t *testing.T, got, want rules.View) {
	t.Helper()
	for c := range got.T.Corps {
		if o := id.OfCorp(id.Corp(c + 1)); got.Cash(o) != want.Cash(o) {
			t.Fatalf("%s has %d, recorded is %d", got.T.Corp(o.Corp()).ID, got.Cash(o), want.Cash(o))
		}
	}
	for p := range got.S.Players {
		if o := id.OfPlayer(id.Player(p + 1)); got.Cash(o) != want.Cash(o) {
			t.Fatalf("player %d has %d, recorded is %d", p+1, got.Cash(o), want.Cash(o))
		}
	}
}

// believed reports whether only a record may hold an action: a revenue that its routes do not earn under today's rules, because an
// older engine paid it, or a tile that leaps a colour without need (1822PNW/R72). Neither can be played on the screen.
func believed(v rules.View, a rules.Action) bool {
	switch a := a.(type) {
	case rules.RunRoutes:
		return a.Stated && (rules.Check(v, unstated(a)).Refused() || v.RunRevenue(unstated(a)) != a.Revenue)
	case rules.LayTile:
		leaps := v.T.Tiles.Kind(a.Tile).Face.Color > v.Position().Face(a.Hex).Color+1
		return leaps && !slices.ContainsFunc(rules.AppendLegal(nil, v), func(o rules.Action) bool {
			l, lays := o.(rules.LayTile)
			return lays && l.Hex == a.Hex && l.Tile == a.Tile
		})
	}
	return false
}

// unstated returns a run that is worth what its routes earn.
func unstated(run rules.RunRoutes) rules.RunRoutes {
	run.Stated, run.Revenue, run.Subsidy = false, 0, 0
	return run
}

// count notes the presses of a decision of a kind, where they are counted.
func (h *hand) count(kind string) {
	if h.counted != nil && kind != "" {
		h.counted[kind] = append(h.counted[kind], h.taps)
	}
}

// mostTaps are how many presses a usual decision of each kind takes at most. A run and its dividend are two decisions, a connection run
// with the place of its station is three; the partner of a merger and its terms are two.
var mostTaps = map[string]int{
	"pass": 1, "bid": 2, "partner": 2, "merger": 3, "acquisition": 2, "redemption of several": 3,
	"purchase": 2, "sale": 3, "protection": 1, "refusal": 1, "redemption": 2, "reissue": 2, "lay": 3, "marker": 2, "run": 1, "dividend": 1,
	"destination": 1, "consent": 1, "connection run": 1, "connection dividend": 1,
}

// tapKind names the kind of a decision whose presses are counted.
func tapKind(v rules.View, a rules.Action) string {
	protects := v.InCharge().Name() == step.ProtectKey
	switch a := a.(type) {
	case rules.BuyShares:
		switch {
		case protects:
			return "protection"
		case a.By.Corp() != 0 && a.Percent > v.Ordinary(a.Corp):
			return "redemption of several"
		case a.By.Corp() != 0:
			return "redemption"
		}
		return "purchase"
	case rules.Pass:
		if protects {
			return "refusal"
		}
		return "pass"
	case rules.Bid:
		return "bid"
	case t1822pnw.Merge:
		return "partner"
	case t1822pnw.Acquire:
		return "acquisition"
	case rules.SellShares:
		switch {
		case a.By.Corp() != 0:
			return "reissue"
		case v.InCharge().Name() == step.StockKey:
			return "sale"
		}
	case rules.LayTile:
		return "lay"
	case rules.Assign:
		return "marker"
	case rules.RunRoutes:
		if v.S.Depth > 1 {
			return "connection run"
		}
		return "run"
	case rules.Dividend:
		if v.S.Depth > 1 {
			return "connection dividend"
		}
		return "dividend"
	case rules.Decide:
		switch {
		case v.InCharge().Name() == step.ConsentKey:
			return "consent"
		case v.T.Key == "1870":
			return "destination"
		}
	}
	return ""
}

// usualTaps compares the median of the presses of each kind of decision with what it may take.
func usualTaps(t *testing.T, h *hand) {
	t.Helper()
	for kind, list := range h.counted {
		slices.Sort(list)
		t.Logf("%s: %d times, usually %d presses, at most %d", kind, len(list), list[len(list)/2], list[len(list)-1])
		if usual := list[len(list)/2]; usual > mostTaps[kind] {
			t.Errorf("a usual %s takes %d presses, at most %d", kind, usual, mostTaps[kind])
		}
	}
}

// sameDecision reports whether two actions decide the same: equal trains, turns of a tile that look alike and routes that
// pay alike make no difference.
func sameDecision(t *rules.Title, a, b rules.Action) bool {
	switch b := b.(type) {
	case rules.Bid: // records name no price for a private that is chosen (18FL/R18)
		got, ok := a.(rules.Bid)
		return ok && got.By == b.By && got.Private == b.Private && (got.Price == b.Price || b.Price == 0)
	case rules.RunRoutes:
		_, run := a.(rules.RunRoutes)
		return run
	case rules.LayTile:
		got, ok := a.(rules.LayTile)
		return ok && got.Hex == b.Hex && got.Tile == b.Tile && draft.Turned(t, got) == draft.Turned(t, b)
	case t1822pnw.LayCombined:
		got, ok := a.(t1822pnw.LayCombined)
		lay, _ := draft.LayOf(a)
		want, _ := draft.LayOf(b)
		return ok && got.Via == b.Via && got.With == b.With && lay.Hex == want.Hex && lay.Tile == want.Tile && draft.Turned(t, lay) == draft.Turned(t, want)
	case rules.BuyTrain:
		got, ok := a.(rules.BuyTrain)
		return ok && t.FrontOf(got.Train) == t.FrontOf(b.Train) && got.Price == b.Price && got.From == b.From && got.As == b.As
	case t1822pnw.Issue:
		got, ok := a.(t1822pnw.Issue)
		return ok && got.Percent == b.Percent // a record tells the price too
	case rules.DiscardTrain:
		got, ok := a.(rules.DiscardTrain)
		return ok && t.FrontOf(got.Train) == t.FrontOf(b.Train)
	}
	return a == b
}

// sameResult compares the final position with that of the record.
func sameResult(t *testing.T, v rules.View, in *record.Import) {
	t.Helper()
	want := rules.View{T: in.Title, S: &in.Final, X: v.X}
	for i := range v.S.Players {
		p := id.Player(i + 1)
		if v.Worth(p) != want.Worth(p) || v.Cash(id.OfPlayer(p)) != want.Cash(id.OfPlayer(p)) {
			t.Errorf("player %d ends with %d, recorded is %d", p, v.Worth(p), want.Worth(p))
		}
	}
	if v.S.End != want.S.End {
		t.Errorf("the game ends as %v, recorded is %v", v.S.End, want.S.End)
	}
}
