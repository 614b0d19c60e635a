package panel_test

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/table"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/titles/t1822pnw"
	"github.com/hexrail/hexrail/titles/words"
)

// recordsOf1822PNW returns the files of the recorded games; without any the test is skipped, and the reason is logged.
func recordsOf1822PNW(t *testing.T, lacks string) []string {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(playtest.RecordedGames, "..", "1822pnw", "*.json"))
	if len(files) == 0 {
		t.Skip("NO RECORDED GAMES of 1822PNW: " + lacks)
	}
	return files
}

// TestRecordedDecisionsOf1822PNW plays a sample of the decisions of recorded games through the screen, on a desktop, on
// a tablet and with a finger on a phone: every kind of action of every step at least once.
func TestRecordedDecisionsOf1822PNW(t *testing.T) {
	files := recordsOf1822PNW(t, "none is played through the screen")
	played := map[string]bool{}
	for _, file := range files {
		in := gametest.Import(t, file)
		if played[in.Title.Key] {
			continue
		}
		played[in.Title.Key] = true
		t.Run(in.Title.Key, func(t *testing.T) {
			m, _, err := match.FromRecord(in)
			if err != nil {
				t.Fatal(err)
			}
			every := 29
			if testing.Short() {
				every = 97
			}
			seen := map[string]int{}
			for at := range m.Len() {
				kind := m.ViewAt(at).InCharge().Name() + " " + m.Action(at).Def().Verb
				if seen[kind]++; seen[kind] > 1 && (seen[kind]+at)%every != 0 {
					continue
				}
				switch a := m.Action(at).(type) {
				case rules.RunRoutes:
					if onlyInRecords(m.ViewAt(at), a) {
						continue
					}
				case rules.EndGame:
					continue
				}
				size := []struct{ w, h int }{{1280, 800}, {820, 1180}, {390, 844}}[at%3]
				t.Run(strings.ReplaceAll(kind, " ", "-")+"-"+strconv.Itoa(at),
					func(t *testing.T) { playsOne(t, m, at, size.w, size.h) })
			}
		})
	}
}

// playsOne sits down at a position of a game and plays the action that was played there.
func playsOne(t *testing.T, m *match.Match, at, w, h int) {
	t.Helper()
	hand, tab := tabletest.SeatAt(t, m, at, w, h)
	if hand.Touch = w < 500; hand.Touch {
		hand.S.Coarse()
		hand.S.Step(time.Second)
	}
	hand.Recorded = m.Clone()
	hand.Recorded.GoTo(at)
	n := 1
	switch v := tab.Desk().View(); {
	case catalog.Current(v).Panel == words.GridPanel:
		n = playGrid(hand, m, at)
	case playtest.IsConversion(m, at):
		n = playConversion(hand, m, at)
	case catalog.Current(v).Panel == words.UnitePanel && playtest.IsMerger(m.Action(at)):
		n = playAcquisition(hand, m, at)
	default:
		hand.Play(v, m.Action(at))
	}
	for i := range n {
		if tab.Desk().Game.Len() <= at+i || !playtest.SameDecision(hand.Title, tab.Desk().Game.Action(at+i), m.Action(at+i)) {
			t.Fatalf("action %d of %s is not played at %dx%d", at+i+1, m.Title().Key, w, h)
		}
	}
	hand.S.Step(time.Second)
}

// TestConversionOf1822PNW plays a recorded conversion with the table of prices and shares, as mergers are played: a
// refused pair there says why (R42, R95, R96).
func TestConversionOf1822PNW(t *testing.T) {
	m, at := recordedConversion(t)
	playsOne(t, m, at, 1280, 800)
	hand, _ := tabletest.SeatAt(t, m, at, 390, 844)
	v, a := m.ViewAt(at), m.Action(at).(rules.Par)
	hand.Choose("start:" + v.T.Corp(a.Corp).ID)
	if said, want := hand.S.Must("deal").Name, v.T.Corp(a.Corp).Partner+" becomes "+v.T.Corp(a.Corp).ID; said != want {
		t.Errorf("the heading says %q, not %q", said, want)
	}
	refused := 0
	for _, n := range hand.S.Nodes() {
		if strings.HasPrefix(n.ID, "grid:") && n.Disabled {
			if refused++; n.Describe == "" {
				t.Errorf("%s is refused without a reason", n.ID)
			}
		}
	}
	if refused == 0 {
		t.Error("nothing is refused in the table")
	}
	playtest.SavePicture(hand.S, "conversion")
}

// recordedConversion returns the first conversion of the recorded games.
func recordedConversion(t *testing.T) (*match.Match, int) {
	t.Helper()
	files := recordsOf1822PNW(t, "no conversion is played through the screen")
	for _, file := range files {
		m := gametest.Recorded(t, file)
		for at := range m.Len() - 1 {
			if playtest.IsConversion(m, at) {
				return m, at
			}
		}
	}
	t.Fatal("no conversion is recorded")
	return nil, 0
}

// TestSamplesOf1822PNW plays the samples of the three scenarios through the screen: a few turns of their middle, and
// with -everywhere all of them.
func TestSamplesOf1822PNW(t *testing.T) {
	for _, sample := range library.Samples() {
		if !strings.HasPrefix(sample.Title, "1822pnw") {
			continue
		}
		t.Run(sample.Name.In(text.En), func(t *testing.T) {
			t.Parallel()
			g, err := sample.Game()
			if err != nil {
				t.Fatal(err)
			}
			m := gametest.AtEnd(t, g)
			from, to := m.Len()/2, m.Len()/2+20
			if *playtest.Everywhere {
				from, to = 0, m.Len()
			}
			for ; to < m.Len(); to++ { // a press may play several actions of a turn
				if _, ends := m.Action(to - 1).(rules.Pass); ends {
					break
				}
			}
			h, tab := tabletest.SeatAt(t, m, from, 1280, 800)
			h.Recorded, h.Counted = m.Clone(), map[string][]int{}
			playLog(t, h, tab, m.Log()[from:to])
			checkUsualTaps(t, h)
		})
	}
}

// TestRecordedGamesOf1822PNW plays the end of a recorded game of the SRS through the screen to the recorded result, and
// with -everywhere the whole of it and of games of the other scenarios.
func TestRecordedGamesOf1822PNW(t *testing.T) {
	names := []string{"1822pnwsrs-game-end-bank-during-sr"}
	if *playtest.Everywhere {
		names = append(names, "179700", "1822pnw-game-end-bank", "1822pnwshortscenario-game-end-stock-market")
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			in := gametest.Import(t, filepath.Join(playtest.RecordedGames, "..", "1822pnw", name+".json"))
			m, _, err := match.FromRecord(in)
			if err != nil {
				t.Fatal(err)
			}
			from := m.Len() - 60
			if *playtest.Everywhere {
				from = 0
			}
			h, tab := tabletest.SeatAt(t, m, from, 1280, 800)
			h.Recorded, h.Counted = m.Clone(), map[string][]int{}
			playLog(t, h, tab, m.Log()[from:])
			checkResult(t, tab.Desk().View(), in)
			checkUsualTaps(t, h)
		})
	}
}

// TestTapsOfBidsAndMergers counts all presses of a turn with three bids, and of a merger from its partner to its
// station, on a desktop and with a finger on a phone.
func TestTapsOfBidsAndMergers(t *testing.T) {
	m := gametest.Recorded(t, filepath.Join(playtest.RecordedGames, "..", "1822pnw", "179700.json"))
	for _, c := range []struct {
		name    string
		actions int
		begins  func(at int) bool
		most    int
	}{
		{"three bids", 3, func(at int) bool {
			for i := at; i < at+3; i++ {
				if _, bids := m.Action(i).(rules.Bid); !bids || m.ViewAt(i).Actor() != m.ViewAt(at).Actor() {
					return false
				}
			}
			return true
		}, 6},
		{"a merger", 4, func(at int) bool { return catalog.Current(m.ViewAt(at+1)).Panel == words.GridPanel }, 5},
	} {
		at := 0
		for !c.begins(at) {
			at++ // the record has both
		}
		for _, phone := range []bool{false, true} {
			h, tab := tabletest.SeatAt(t, m, at, 1280, 800)
			if phone {
				h, tab = tabletest.SeatAt(t, m, at, 390, 844)
				h.Touch = true
				h.S.Coarse()
				h.S.Step(time.Second)
			}
			h.Recorded, h.Counted = m.Clone(), map[string][]int{}
			playLog(t, h, tab, m.Log()[at:at+c.actions])
			taps := 0
			for _, list := range h.Counted {
				for _, n := range list {
					taps += n
				}
			}
			if taps == 0 || taps > c.most {
				t.Errorf("%s from action %d on, on a phone %t: %d presses, at most %d", c.name, at+1, phone, taps, c.most)
			}
		}
	}
}

// TestBlindTurnOf1822PNW plays an operating turn of a sample with the acquisition of a private, a run and a dividend by
// the keys alone: everything that is pressed is reached in the accessible tree and has a name there.
func TestBlindTurnOf1822PNW(t *testing.T) {
	m, from, to := turnWithAcquisition(t)
	h, tab := tabletest.SeatAt(t, m, from, 1280, 800)
	h.Keys, h.Recorded = true, m.Clone()
	playLog(t, h, tab, m.Log()[from:to])
}

// turnWithAcquisition returns the first turn of a sample in which a company acquires a private, lays track, runs and
// decides on a dividend, from its first action to the dividend.
func turnWithAcquisition(t *testing.T) (m *match.Match, from, to int) {
	t.Helper()
	for _, sample := range library.Samples() {
		if sample.Title != "1822pnw" {
			continue
		}
		g, err := sample.Game()
		if err != nil {
			t.Fatal(err)
		}
		m, stop, err := match.Open(g)
		if err != nil || stop != nil {
			t.Fatal(err, stop)
		}
		for i := range m.Len() {
			if end := afterDividend(m, i); end > 0 {
				return m, i, end
			}
		}
	}
	t.Fatal("no sample has such a turn")
	return nil, 0, 0
}

// afterDividend returns the place in a log behind the dividend of the turn in which an action acquires a private; zero
// if it acquires none, or no tile is laid before the dividend.
func afterDividend(m *match.Match, at int) int {
	a, acquires := m.Action(at).(t1822pnw.Acquire)
	lays := false
	for to := at + 1; acquires && to < m.Len() && rules.OperandsOf(m.Action(to)).By == id.OfCorp(a.By); to++ {
		switch m.Action(to).(type) {
		case rules.LayTile:
			lays = true
		case rules.Dividend:
			if lays {
				return to + 1
			}
		}
	}
	return 0
}

// moments1822 returns the last position of a game in which each step comes, and the decision there.
func moments1822(m *match.Match) map[string]int {
	found := map[string]int{}
	for i := range m.Len() {
		v := m.ViewAt(i)
		name := v.InCharge().Name() + " " + m.Action(i).Def().Verb
		if v.S.Seats[max(1, v.Actor().Player())].Debt > 0 {
			name += " in debt"
		}
		found[name] = i
	}
	return found
}

// TestLayout1822 shows every decision of a recorded game of each scenario on all screens.
func TestLayout1822(t *testing.T) {
	for _, file := range []string{"179700", "1822pnwshortscenario-game-end-stock-market",
		"1822pnwsrs-game-end-bank-during-sr"} {
		t.Run(file, func(t *testing.T) {
			m := gametest.Recorded(t, filepath.Join(playtest.RecordedGames, "..", "1822pnw", file+".json"))
			for i := range m.Players() {
				m.Rename(id.Player(i+1), []string{"Aiko", "Benjamin", "Chiara", "Daichi", "Eva"}[i])
			}
			moments := moments1822(m)
			names := slices.Sorted(maps.Keys(moments))
			for _, c := range playtest.Screens() {
				t.Run(c.String(), func(t *testing.T) {
					told := map[string]bool{}
					for n, name := range names {
						if !c.Sample(n, 30) {
							continue
						}
						s := tabletest.StartOn(t, c, platformtest.New())
						game := m.Clone()
						game.GoTo(moments[name])
						game.Cut()
						tab := table.New(s.App.Shell, game, table.Hooks{Name: "Friday table"})
						s.App.Show(tab)
						s.Settle()
						if d := tab.Due().Draft(); d != nil {
							options := slices.DeleteFunc(d.Options(draft.Main), func(o draft.Option) bool { return o.Barred })
							if len(options) > 0 {
								d.Choose(options[0].Key)
							}
						}
						s.Settle()
						s.CheckPages(playtest.Watch{Names: playtest.NamesOf(m), Tokens: playtest.TokensOf(m)}, func(faults []string) {
							playtest.Report(t, told, fmt.Sprintf("%s, position %d", name, moments[name]), faults)
						})
					}
				})
			}
		})
	}
}

// TestMarkersBesideAChoice: where a few answers are listed, the marker of a private is placed on the map as in every
// other step of the turn (1822PNW/P15, P17).
func TestMarkersBesideAChoice(t *testing.T) {
	files := recordsOf1822PNW(t, "no marker is placed beside a choice")
	for _, file := range files {
		m := gametest.Recorded(t, file)
		for at := range m.Len() {
			v := m.ViewAt(at)
			if catalog.Current(v).Panel != words.ChoosePanel {
				continue
			}
			for _, a := range rules.AppendLegal(nil, v) {
				if put, ok := a.(rules.Assign); ok {
					placesMarker(t, m, at, put)
					return
				}
			}
		}
	}
	t.Fatal("no recorded choice has a marker to place")
}

// placesMarker chooses a private at a position of a game and places its marker on the map.
func placesMarker(t *testing.T, m *match.Match, at int, put rules.Assign) {
	t.Helper()
	hand, tab := tabletest.SeatAt(t, m, at, 390, 844)
	hand.Choose("power:" + m.Title().Private(put.Private).ID)
	if !slices.Contains(tab.Due().Draft().Hexes(), put.Hex) {
		t.Fatalf("%s is not lit", m.Title().HexName(put.Hex))
	}
	tab.Due().Site.Pick(put.Hex)
	hand.PressPrimary()
	if tab.Desk().Game.Len() <= at || tab.Desk().Game.Action(at) != rules.Action(put) {
		t.Fatalf("the marker is not placed at action %d", at+1)
	}
}

// TestStockPanelLeavesOutWhatIsNeverSold: minors and regional railways have no row among the deals in shares: their
// cards are bid for.
func TestStockPanelLeavesOutWhatIsNeverSold(t *testing.T) {
	m := gametest.Recorded(t, filepath.Join(playtest.RecordedGames, "..", "1822pnw", "179700.json"))
	at := playtest.FirstDraft(t, m, step.StockKey, func(d *draft.Draft) bool {
		v, rows := d.View(), map[bool]int{}
		for _, o := range d.Options(draft.Main) {
			if o.Corp != 0 && v.Is(o.Corp, rules.Started) {
				rows[v.T.CardOf(o.Corp) != 0]++
			}
		}
		return rows[true] > 0 && rows[false] > 0
	})
	for _, size := range [...]struct{ w, h int }{{1280, 800}, {820, 1180}} {
		hand, tab := tabletest.SeatAt(t, m, at, size.w, size.h)
		majors := 0
		for _, o := range tab.Due().Draft().Options(draft.Main) {
			if _, shown := hand.S.Find(o.Key); o.Corp != 0 && shown {
				if majors++; m.Title().CardOf(o.Corp) != 0 {
					t.Errorf("%s is shown at %dx%d", o.Key, size.w, size.h)
				}
			}
		}
		if majors == 0 {
			t.Errorf("no deal in shares is shown at %dx%d", size.w, size.h)
		}
	}
}

// TestFirstTrainOf1822PNW: the only train of the step before all others is listed once and chosen from the start, its
// row names the revenue with it as in the step for trains, and one press buys it (1822PNW/R57).
func TestFirstTrainOf1822PNW(t *testing.T) {
	m := playtest.Sample1822(t)
	at := playtest.FirstDraft(t, m, "firstl", func(d *draft.Draft) bool {
		for !d.SearchRuns(decision.SearchSlice) {
		}
		a, chosen := d.Action()
		f, known := d.BestRun(a)
		return chosen && known && f.After > 0
	})
	for _, w := range []int{1280, 390} {
		h, tab := tabletest.SeatAt(t, m, at, w, 844)
		h.Wait()
		var rows []string
		for _, n := range h.S.Nodes() {
			if n.Role == ui.RoleRadio && n.Checked != 0 {
				rows = append(rows, fmt.Sprint(n.ID, n.Checked, n.Describe))
			}
		}
		want := []string{fmt.Sprint(tab.Due().Draft().Chosen().Key, ui.On, "would run $30 (now $0)")}
		if !slices.Equal(rows, want) {
			t.Errorf("at %d: the rows are %q, want %q", w, rows, want)
		}
		h.PressPrimary()
		if _, bought := tab.Desk().Game.Action(at).(rules.BuyTrain); !bought || tab.Desk().Game.Len() != at+1 {
			t.Errorf("at %d: one press plays %v", w, tab.Desk().Game.Log()[at:])
		}
	}
}

// TestBiddingTokensOnTheBoard: an auction says how many bidding tokens everybody has left where bids take one, and
// nowhere else (1822PNW/R34).
func TestBiddingTokensOnTheBoard(t *testing.T) {
	for _, key := range []string{"1830-classic", "1870", "1822pnw"} {
		m := playtest.SampleOf(t, key)
		for i := range m.Len() {
			if _, bids := m.Action(i).(rules.Bid); !bids {
				continue
			}
			h, tab := tabletest.SeatAt(t, m, i, 1280, 800)
			if want := tab.Desk().View().T.BidTokens[tab.Desk().View().S.Players] > 0; h.Has("tokens") != want {
				t.Errorf("%s, position %d: tokens are told: %t", key, i, !want)
			}
			break
		}
	}
}
