package table

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/t18fl"
)

// floridaState is a screen of 18FL alone: a position of a game, and the beginnings of the keys of the options chosen in
// it.
type floridaState struct {
	name   string
	game   *match.Match
	at     int
	keys   []string
	sealed bool // the device has not changed hands yet
	hinted bool // a newcomer looks at it
}

// floridaStates returns the states that games of random choices come to, in which whoever may declares bankruptcy.
func floridaStates(t testing.TB) []floridaState {
	t.Helper()
	e, _ := titles.Find("18fl")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	var list []floridaState
	add := func(s floridaState) {
		if !slices.ContainsFunc(list, func(x floridaState) bool { return x.name == s.name }) {
			list = append(list, s)
		}
	}
	for _, seed := range []uint64{33, 7} {
		m, err := match.New(title, []string{"Aiko", "Benjamin", "Chiara"}, 1)
		if err != nil {
			t.Fatal(err)
		}
		player := bot.NewRandom(seed)
		for !m.View().S.End.Over {
			a := player.Choose(m.View())
			for _, s := range statesAt(m.View(), m.Len()) {
				if s.game = m; s.name == "bankruptcy" {
					a = rules.Bankrupt{By: m.View().Actor().Corp()}
				}
				add(s)
			}
			if r := m.Play(a); r.Refused() {
				t.Fatal(r)
			}
		}
		add(floridaState{name: "end", game: m, at: m.Len()})
	}
	for _, want := range []string{
		"hand-over", "bid", "choice", "size", "start in phase 4", "conversion", "after the forced conversions", "hotel",
		"terminal", "port",
		"before the storm", "after the storm", "six or express", "emergency", "bankruptcy", "presidency in the pool", "end",
		"hint of a bid",
		"hint of track",
	} {
		if !slices.ContainsFunc(list, func(s floridaState) bool { return s.name == want }) {
			t.Errorf("the games come to no %s", want)
		}
	}
	return list
}

// statesAt returns which of the states a position is.
func statesAt(v rules.View, at int) (list []floridaState) {
	add := func(is bool, name string, keys ...string) {
		if is {
			list = append(list, floridaState{name: name, at: at, keys: keys, sealed: name == "hand-over",
				hinted: strings.HasPrefix(name, "hint")})
		}
	}
	phase, in := v.PhaseDef().Name, v.InCharge().Name()
	add(v.Sealed(), "hand-over")
	add(v.Sealed(), "bid", "bid:choice:5")
	add(v.Sealed(), "hint of a bid")
	add(in == "choice", "choice")
	add(in == "size", "size")
	add(phase == "5" && v.Actor().Corp() != 0, "after the forced conversions")
	add(phase == "6" && in == step.TrackKey, "after the storm")
	add(in == step.TrackKey, "hint of track")
	for _, a := range rules.AppendLegal(nil, v) {
		switch a := a.(type) {
		case rules.Par:
			add(phase == "4", "start in phase 4", "start:")
		case t18fl.Convert:
			add(true, "conversion", "convert")
		case t18fl.PlaceHexToken:
			add(v.HexesTo(a.By, a.Hex) > 3, "hotel", "hotel:"+v.T.HexName(a.Hex))
		case rules.PlaceToken:
			add(a.Via != 0 && v.T.HexName(a.Hex) == "B23", "terminal", "slot:B23")
		case rules.Assign:
			add(true, "port", "assign:")
		case rules.BuyTrain:
			six := v.T.Train(v.KindOf(a.Train)).Name == "6"
			add(six && phase == "5" && v.Marked(rules.Marker{Hex: v.T.FindHex("M24")}), "before the storm", "train:6")
			add(six, "six or express")
		case rules.SellShares:
			add(in == step.TrainsKey, "emergency")
		case rules.Bankrupt:
			add(true, "bankruptcy", "bankrupt")
		case rules.BuyShares:
			add(v.Rests(a.Corp) && v.President(a.Corp) == 0, "presidency in the pool", "buy:"+v.T.Corp(a.Corp).Abbr)
		}
	}
	return list
}

// show shows the state on a screen, with its choices made.
func (x *floridaState) show(t testing.TB, s *started) *Table {
	t.Helper()
	game := x.game.Clone()
	game.GoTo(x.at)
	game.Cut()
	s.app.Prefs.Unhinted = !x.hinted
	tab := New(s.app.Shell, game, Hooks{Name: "Friday table", Rules: true})
	if !x.sealed {
		tab.people.opened = x.at + 1
	}
	s.app.Show(tab)
	s.Settle()
	for _, key := range x.keys {
		d := tab.due.Draft()
		if d == nil {
			t.Fatalf("%s: nothing is to be decided", x.name)
		}
		if !chooseBy(d, key) {
			t.Errorf("%s: no option begins with %q", x.name, key)
		}
		s.Settle()
	}
	return tab
}

// chooseBy chooses the first option whose key begins so.
func chooseBy(d *draft.Draft, prefix string) bool {
	for g := draft.Group(0); g <= draft.Asides; g++ {
		for _, o := range d.Options(g) {
			if !o.Barred && strings.HasPrefix(o.Key, prefix) {
				return d.Choose(o.Key)
			}
		}
	}
	return false
}

// TestLayout18FL shows the states that only 18FL has on all screens.
func TestLayout18FL(t *testing.T) {
	states := floridaStates(t)
	for _, c := range playtest.Screens() {
		t.Run(c.String(), func(t *testing.T) {
			told := map[string]bool{}
			for i, x := range states {
				if !c.Sample(i, 15) {
					continue
				}
				s := startOn(t, c, platformtest.New())
				x.show(t, s)
				s.CheckPages(playtest.Watch{Names: playtest.NamesOf(x.game), Tokens: playtest.TokensOf(x.game)},
					func(faults []string) { playtest.Report(t, told, x.name, faults) })
			}
		})
	}
}

// TestOpenedAtACompanysTurn: a game that is opened on a phone, where the whole map is too large to be read, begins with
// a station of the company on turn.
func TestOpenedAtACompanysTurn(t *testing.T) {
	for _, x := range floridaStates(t) {
		if !slices.Contains([]string{"conversion", "six or express", "emergency"}, x.name) {
			continue
		}
		tab := x.show(t, startPictured(t, playtest.PictureScreen{W: 390, H: 844, Scale: 1, Lang: "en"}))
		m, v := tab.pane.Frame(), tab.desk.View()
		in := false
		for h := id.Hex(1); int(h) <= len(v.T.Board.Hexes); h++ {
			in = in || slices.Contains(v.S.Cells[h].Slots[:], v.Actor().Corp()) && m.Camera.Seen(m.View).Has(m.Map.Around(h))
		}
		if !in {
			t.Errorf("%s: no station of %s is in sight", x.name, v.T.Corp(v.Actor().Corp()).ID)
		}
	}
}

// TestConversionShowsCertificates: under the choice lie the certificates before and after, which are read out with
// their holders (18FL/R61-R63).
func TestConversionShowsCertificates(t *testing.T) {
	for _, x := range floridaStates(t) {
		if x.name != "conversion" {
			continue
		}
		s := startPictured(t, playtest.PictureScreen{W: 390, H: 844, Scale: 1, Lang: "en"})
		v := x.show(t, s).desk.View()
		c := v.Actor().Corp()
		now, then := s.Must("certs:now").Name, s.Must("certs:then").Name
		if !strings.HasPrefix(now, "Now: 5 shares: ") || !strings.HasPrefix(then, "Then: 10 shares: ") {
			t.Errorf("%q and %q", now, then)
		}
		for text, n := range map[string]int{now: v.CertsInPlay(c), then: len(v.T.Corp(c).Certs)} {
			if have := strings.Count(text, "%"); have != n || strings.Count(text, "president") != 1 {
				t.Errorf("%d certificates of %d: %q", have, n, text)
			}
		}
	}
}

// TestStartSaysItsPrice: the head of a start, and its cost in the strip of the player, show the chosen price (18FL/R51,
// R53).
func TestStartSaysItsPrice(t *testing.T) {
	for _, x := range floridaStates(t) {
		if x.name != "start in phase 4" {
			continue
		}
		s := startPictured(t, playtest.PictureScreen{W: 1280, H: 800, Scale: 1, Lang: "en"})
		tab := x.show(t, s)
		for price, want := range map[string]int32{"110": -220, "80": -160} { // the one that is ready, and another
			s.Tap("grid:10:" + price)
			if got := s.Must("deal").Name; !strings.HasSuffix(got, "at $"+price) {
				t.Errorf("of $%s is said %q", price, got)
			}
			if got := tab.cashChange(1); got != want {
				t.Errorf("$%s changes the cash by %d, want %d", price, got, want)
			}
		}
	}
}

// TestFloridaStatePictures draws these states, for people to look at.
func TestFloridaStatePictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	states := floridaStates(t)
	for _, size := range playtest.PictureScreens {
		for _, x := range states {
			s := startPictured(t, size)
			x.show(t, s)
			s.Save(filepath.Join(*playtest.Pictures, strings.ReplaceAll(x.name, " ", "-")+"-"+size.Name+".png"))
		}
	}
}
