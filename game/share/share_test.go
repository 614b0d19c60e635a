package share

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles"
)

// recorded returns whole games by name: the samples, and the recorded ones where they lie beside the checkout.
func recorded(t testing.TB) map[string]match.Game {
	t.Helper()
	games := map[string]match.Game{}
	for _, name := range []string{"finished", "running", "wight"} {
		link, err := os.ReadFile(filepath.Join("..", "library", "samples", name+".link"))
		if err != nil {
			t.Fatal(err)
		}
		if games[name], err = Decode(string(link)); err != nil {
			t.Fatal(err)
		}
	}
	files, _ := filepath.Glob(filepath.Join("..", "..", "..", "shared", "games", "1830", "*.json"))
	for _, file := range files {
		g := imported(t, file)
		g.ID, g.At = 0x1234_5678_9ABC_DEF0, len(g.Log)
		games[strings.TrimSuffix(filepath.Base(file), ".json")] = g
	}
	return games
}

// imported returns a recorded game.
func imported(t testing.TB, file string) match.Game {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	m, stop, err := match.FromRecord(in)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return m.Game()
}

// strolled returns a game by the rulebook with n legal actions, the choice among them by a fixed rule.
func strolled(t testing.TB, n int, settings ...string) match.Game {
	t.Helper()
	title, err := match.FindTitle("1830-classic", "rulebook", settings)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Ann", "健太", "Zoë", "Мила"}, 7)
	if err != nil {
		t.Fatal(err)
	}
	for i := range n {
		if m.View().S.End.Over {
			break
		}
		legal := rules.AppendLegal(nil, m.View())
		m.Play(legal[(i*i+i*7)%len(legal)])
	}
	return m.Game()
}

func encode(t testing.TB, g match.Game) string {
	t.Helper()
	link, err := Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	return link
}

// end returns the last position of a game; all of it must be accepted.
func end(t testing.TB, g match.Game) rules.View {
	t.Helper()
	m, stop, err := match.Open(g)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return m.ViewAt(m.Len())
}

// longest is how long the fragment of a whole game may be. The limit for links is 2,000.
const longest = 800

func TestWholeGamesComeBack(t *testing.T) {
	for name, g := range recorded(t) {
		link := encode(t, g)
		back, err := Decode("https://example.org/app/#g=" + link)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if *end(t, g).S != *end(t, back).S {
			t.Errorf("%s ends elsewhere", name)
		}
		if back.ID != g.ID || back.At != g.At || !reflect.DeepEqual(back.Players, g.Players) {
			t.Errorf("%s: %+v", name, back)
		}
		t.Logf("%s: %d actions, %d characters", name, len(g.Log), len(link))
		if len(link) > longest {
			t.Errorf("%s takes %d characters", name, len(link))
		}
	}
}

func TestEveryPrefixComesBack(t *testing.T) {
	g := strolled(t, 150, "optional_6_train", "bank_break_end=immediate", "gulf_split")
	for n := range g.Log {
		part := g
		part.Log, part.At = g.Log[:n], n/2
		back, err := Decode(encode(t, part))
		if err != nil || len(back.Log) != n || back.At != n/2 {
			t.Fatalf("%d actions: %d, at %d, %v", n, len(back.Log), back.At, err)
		}
		if !reflect.DeepEqual(back.Title.Options, g.Title.Options) {
			t.Fatalf("options %q", back.Title.Options)
		}
	}
}

// oddities has every kind of action, with operands that no game has. Each operand is set at least once.
func oddities(title *rules.Title) []rules.Action {
	nowhere := track.Route{Pieces: []track.Piece{{Hex: 3, Path: 9}, {Hex: 200, Path: 255}}}
	return []rules.Action{
		rules.Bankrupt{By: 8},
		rules.Pass{By: id.Bank},
		rules.Bid{By: 4, Private: 6, Price: 0},
		rules.Bid{By: 4, Private: 6, Price: 1_000_000},
		rules.Bid{By: 1, Private: 6, Price: 5},
		rules.Bid{By: 1, Price: 15},
		rules.Par{By: 3, Corp: 2, At: title.Market.Pars()[0]},
		rules.BuyShares{By: id.OfCorp(3), Corp: 3, From: id.OfPlayer(2), Percent: 255},
		rules.SellShares{By: id.Pool, Corp: 1, Percent: 0},
		rules.SellShares{By: id.Pool, Corp: 1, Percent: 17},
		rules.BuyPrivate{By: id.OfPlayer(1), Private: 2, Price: 999},
		rules.EndGame{By: id.OfPlayer(2)},
		rules.ExchangePrivate{By: 2, Private: 1, From: id.Nobody},
		rules.ExchangePrivate{By: 2, Private: 1, From: id.OfCorp(4)},
		rules.LayTile{By: 5, Via: 3, Hex: 1, Tile: 1, Rot: 5},
		rules.PlaceToken{By: 5, Of: 6, Via: 1, Hex: 90, City: 200},
		rules.RunRoutes{By: 1, Routes: []track.Route{{}, nowhere, {Only: track.StopAt{Hex: 1}}}},
		rules.RunRoutes{By: 1, Stated: true, Revenue: 12_345, Subsidy: 67},
		rules.RunRoutes{By: 1},
		rules.Dividend{By: 1},
		rules.Dividend{By: 1, Kind: rules.Withhold},
		rules.BuyTrain{By: 2, Train: 10, From: id.OfCorp(1), Price: 1, TradeIn: 3},
		rules.DiscardTrain{By: 2, Train: 40},
	}
}

func TestLinksDoNotAskTheRules(t *testing.T) {
	g := strolled(t, 0)
	g.Log = oddities(g.Title)
	back, err := Decode(encode(t, g))
	if err != nil || !reflect.DeepEqual(back.Log, g.Log) {
		t.Fatalf("%v\n%+v\n%+v", err, back.Log, g.Log)
	}
	m, stop, err := match.Open(back)
	if err != nil || stop == nil || stop.At != 0 || m.Len() != 0 || !stop.Refusal.Refused() {
		t.Errorf("opened %d actions: %v, %v", m.Len(), stop, err)
	}
}

// A new kind of action, or a new operand of one, needs a number here and a line in oddities.
func TestNoOperandIsForgotten(t *testing.T) {
	set := map[string]bool{}
	for _, a := range oddities(strolled(t, 0).Title) {
		v := reflect.ValueOf(a)
		set[v.Type().Name()] = true
		for i := range v.NumField() {
			if !v.Field(i).IsZero() {
				set[v.Type().Name()+"."+v.Type().Field(i).Name] = true
			}
		}
	}
	for _, a := range oddities(strolled(t, 0).Title) {
		for _, f := range reflect.VisibleFields(reflect.TypeOf(a)) {
			if name := reflect.TypeOf(a).Name() + "." + f.Name; !set[name] &&
				name != "BuyTrain.As" { // 1830 has no card with a back
				t.Errorf("%T.%s is never set", a, f.Name)
			}
		}
	}
	source, err := os.ReadFile(filepath.Join("..", "..", "rules", "action.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`(?m)^func \((\w+)\) action\(\)`).FindAllStringSubmatch(string(source), -1) {
		if !set[m[1]] {
			t.Errorf("links know no action %s", m[1])
		}
	}
}

func TestAnEmptyListIsNone(t *testing.T) {
	g := strolled(t, 0)
	g.Log = []rules.Action{
		rules.RunRoutes{By: 1, Routes: []track.Route{}},
		rules.RunRoutes{By: 1, Routes: []track.Route{{Pieces: []track.Piece{}}}, Revenue: 50},
	}
	encode(t, g)
}

func TestWhatCannotBeWritten(t *testing.T) {
	for name, a := range map[string]rules.Action{
		"no company":     rules.LayTile{Hex: 1, Tile: 1},
		"no hex":         rules.LayTile{By: 1, Hex: 200, Tile: 1},
		"no tile":        rules.LayTile{By: 1, Hex: 1, Tile: 250},
		"no rotation":    rules.LayTile{By: 1, Hex: 1, Tile: 1, Rot: 6},
		"no seat":        rules.Bid{By: 7, Private: 1},
		"no private":     rules.BuyPrivate{By: id.OfPlayer(1)},
		"negative price": rules.Bid{By: 1, Private: 1, Price: -5},
		"too much money": rules.BuyPrivate{By: id.OfPlayer(1), Private: 1, Price: 1 << 30},
	} {
		g := strolled(t, 0)
		g.Log = []rules.Action{a}
		if link, err := Encode(g); err == nil {
			t.Errorf("%s: %s", name, link)
		}
	}
	long := strolled(t, 0)
	long.Log = make([]rules.Action, match.MaxLog+1)
	if _, err := Encode(long); err == nil {
		t.Error("a log without end")
	}
	if _, err := Encode(match.Game{}); !errors.Is(err, match.ErrTitle) {
		t.Error(err)
	}
}

func TestAMomentIsTheGameUpToItsCursor(t *testing.T) {
	g := strolled(t, 120)
	g.At = len(g.Log) / 2
	if g.Mark = 7; Moment(g).Mark != 0 {
		t.Error("a moment has the mark of the end")
	}
	f, err := Encode(Moment(g))
	if err != nil {
		t.Fatal(err)
	}
	back, err := Decode("https://example.org/#" + MomentKey + f)
	if err != nil || back.At != g.At || len(back.Log) != g.At {
		t.Errorf("%d actions at %d come back: %v", len(back.Log), back.At, err)
	}
	if !IsMoment("x#"+MomentKey+f) || IsMoment("x#"+Key+f) || IsMoment("") {
		t.Error("a moment is not told from a game")
	}
}

func TestWhatIsNoLink(t *testing.T) {
	link := encode(t, strolled(t, 60))
	flipped := []byte(link)
	flipped[20] ^= 1
	for text, want := range map[string]error{
		"":                                    ErrNoLink,
		"hello":                               ErrNoLink,
		"https://example.org/":                ErrNoLink,
		"2" + link[1:]:                        ErrNewer,
		"1":                                   ErrDamaged,
		link[:len(link)-1]:                    ErrDamaged,
		link[:len(link)/2]:                    ErrDamaged,
		link + "A":                            ErrDamaged,
		string(flipped):                       ErrDamaged,
		link + strings.Repeat("A", MaxLength): ErrNoLink,
	} {
		if _, err := Decode(text); !errors.Is(err, want) {
			t.Errorf("%.40q: %v, not %v", text, err, want)
		}
	}
	if _, err := Decode(" \n#g=" + link + "\n"); err != nil {
		t.Error(err)
	}
}

// A table whose rows mean something else is noticed; one that has grown is not.
func TestFingerprint(t *testing.T) {
	g := strolled(t, 120)
	message := func(title *rules.Title) []byte {
		s := newSender()
		c := newCodec(s)
		changed := g
		changed.Title = title
		if c.game(changed); c.err != nil {
			t.Fatal(c.err)
		}
		return s.finish()
	}
	grown := *g.Title
	grown.Tiles = append(slices.Clip(grown.Tiles), grown.Tiles[0])
	grown.Privates = append(slices.Clip(grown.Privates), rules.PrivateDef{ID: "new"})
	if _, err := read(message(&grown)); err != nil {
		t.Errorf("with longer tables: %v", err)
	}
	swapped := *g.Title
	swapped.Privates = append([]rules.PrivateDef(nil), swapped.Privates...)
	swapped.Privates[0], swapped.Privates[1] = swapped.Privates[1], swapped.Privates[0]
	if _, err := read(message(&swapped)); !errors.Is(err, ErrTables) {
		t.Errorf("with other privates: %v", err)
	}
}

// Titles and settings that are not listed can be written, but take room.
func TestListsAreComplete(t *testing.T) {
	keys, settings := titleKeys(), settingNames()
	seen := map[string]bool{}
	for _, s := range append(keys, settings...) {
		if seen[s] {
			t.Errorf("%s is listed twice", s)
		}
		seen[s] = true
	}
	for _, e := range titles.All() {
		if !seen[e.Key] {
			t.Errorf("title %s has no number: add it to the end of titleKeys in header.go", e.Key)
		}
		for _, choice := range e.Options(rules.Rulebook) {
			for _, v := range choice.Values() {
				s := choice.Name() + "=" + v
				if v == "on" {
					s = choice.Name()
				}
				if !seen[s] {
					t.Errorf("setting %s has no number: add it to the end of settingNames in header.go", s)
				}
			}
		}
	}
}

func TestTexts(t *testing.T) {
	for _, s := range []string{"", "bank_break_end=next_or", "日本語の名前", strings.Repeat("x", maxText)} {
		sender := newSender()
		newCodec(sender).text(s)
		c := newCodec(newReceiver(sender.finish()))
		if got := c.text(""); got != s || c.err != nil {
			t.Errorf("%q came back as %q: %v", s, got, c.err)
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	g := recorded(b)["finished"]
	for b.Loop() {
		encode(b, g)
	}
}

func BenchmarkDecode(b *testing.B) {
	link := encode(b, recorded(b)["finished"])
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Decode(link); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDecodeAndOpen(b *testing.B) {
	link := encode(b, recorded(b)["finished"])
	for b.Loop() {
		g, err := Decode(link)
		if err != nil {
			b.Fatal(err)
		}
		end(b, g)
	}
}

// names of games as players give them, and their form in a link.
var gameNames = map[string]string{
	"":                           "",
	"A":                          "A",
	"Friday night":               "Friday night",
	"金曜の1830":                    "金曜の1830",
	"  two\u202e  spaces\u0007 ": "two spaces",
	strings.Repeat("ü", 50):      strings.Repeat("ü", match.MaxName),
	"\u00ff\u00ff\u00ff\u00ff":   "\u00ff\u00ff\u00ff\u00ff",
}

func TestNamesOfGames(t *testing.T) {
	for name, want := range gameNames {
		for _, n := range []int{0, 1, 7, 40} {
			g := strolled(t, n)
			bare := encode(t, g)
			g.Name = name
			link := encode(t, g)
			back, err := Decode(link)
			if err != nil || back.Name != want {
				t.Errorf("%q after %d actions is read as %q (%v)", name, n, back.Name, err)
			}
			if (link == bare) != (want == "") {
				t.Errorf("%q: the link with the name is %s, without it %s", name, link, bare)
			}
		}
	}
}

// Whatever the message without a name ends with, a tail is recognised by its end.
func TestNoTailIsFoundInLinksWithoutNames(t *testing.T) {
	g := strolled(t, 20)
	for id := range uint64(150) {
		g.ID, g.Name = id, ""
		bare := encode(t, g)
		if back, err := Decode(bare); err != nil || back.Name != "" {
			t.Fatalf("number %d: %q, %v", id, back.Name, err)
		}
		g.Name = "A"
		if back, err := Decode(encode(t, g)); err != nil || back.Name != "A" ||
			!slices.EqualFunc(back.Log, g.Log, rules.SameAction) {
			t.Fatalf("number %d with a name: %q, %v", id, back.Name, err)
		}
	}
}

// A program that knows of no tail reads the same game: the part before the tail means the same with any tail behind it,
// and a kind of tail that is not known is no error.
func TestLaterTailsAreIgnored(t *testing.T) {
	g := strolled(t, 30)
	for _, kind := range []uint64{0, 2, 1<<tailBits - 1} {
		s := newSender()
		c := newCodec(s)
		c.game(canonical(g))
		s.least = s.length() + 1
		c.plain(tailBits, kind)
		c.plain(64, 1<<63+12345)
		back, err := read(s.finish())
		if err != nil || !same(back, canonical(g)) {
			t.Errorf("tail %d: %v", kind, err)
		}
	}
}

// TestTheMarkTravels: a link says to which position its game led, with a name or without one.
func TestTheMarkTravels(t *testing.T) {
	for _, name := range []string{"", "金曜日"} {
		g := strolled(t, 60)
		g.Mark = 0
		plain := encode(t, g)
		g.Name, g.Mark = name, 0xFEDCBA98
		link := encode(t, g)
		back, err := Decode(link)
		if err != nil || back.Name != name || back.Mark != g.Mark {
			t.Errorf("%q, mark %#x come back: %v", back.Name, back.Mark, err)
		}
		if more := len(link) - len(plain); name == "" && more > 14 {
			t.Errorf("the mark takes %d characters", more)
		}
	}
}

// TestTheSecondMarkTravels: a link says who acted in the position to which its game led, and the stations left, with
// programmes, computers and a name or without them. A program that knows one mark reads the same game.
func TestTheSecondMarkTravels(t *testing.T) {
	for _, stints := range [][]match.Stint{nil, {{Player: 2, Level: match.Easy}}} {
		for _, list := range [][]programme.Programme{nil, {{Player: 1, Do: programme.Pass}}} {
			g := strolled(t, 60)
			g.Stints, g.Programmes.Items = stints, list
			plain := encode(t, g)
			g.TurnMark = 0xFEDCBA98
			link := encode(t, g)
			back, err := Decode(link)
			if err != nil || back.TurnMark != g.TurnMark || back.Mark != g.Mark || !slices.Equal(back.Stints, stints) ||
				len(back.Programmes.Items) != len(list) {
				t.Errorf("%d stints, %d programmes: mark %#x comes back: %v", len(stints), len(list), back.TurnMark, err)
			}
			if more := len(link) - len(plain); more > 20 {
				t.Errorf("the second mark takes %d characters", more)
			}
		}
	}
	if g := strolled(t, 60); Moment(match.Game{Log: g.Log, TurnMark: 1}).TurnMark != 0 {
		t.Error("a moment has the second mark of the end")
	}
}

// TestLevelsTravel: a link has the levels of computers. Without any it is as it was before there were levels.
func TestLevelsTravel(t *testing.T) {
	for _, n := range []int{0, 7, 60} {
		for _, level := range match.Levels {
			g := strolled(t, n)
			g.Stints = []match.Stint{{Player: 2}, {Player: 3}, {Player: 4}}
			bare := encode(t, g)
			g.Stints[1].Level = level
			link := encode(t, g)
			back, err := Decode(link)
			if err != nil || !slices.Equal(back.Stints, g.Stints) || back.Mark != g.Mark {
				t.Fatalf("%d actions: stints %v, %v", n, back.Stints, err)
			}
			if more := len(link) - len(bare); more > 10 {
				t.Errorf("the levels take %d characters", more)
			}
		}
	}
}

// TestOldComputersStay: a link from before there were levels has the computers of that time, and one with levels keeps
// them.
func TestOldComputersStay(t *testing.T) {
	for name, want := range map[string][]match.Stint{
		"computers": {{Player: 2}, {Player: 4, To: 31}, {Player: 4, From: 40}},
		"levels":    {{Player: 2, Level: match.Easy}, {Player: 3, To: 31}, {Player: 3, From: 31, Level: match.Hard}},
	} {
		link, err := os.ReadFile(filepath.Join("testdata", "v1-rulebook-"+name+".link"))
		if err != nil {
			t.Fatal(err)
		}
		g, err := Decode(string(link))
		if err != nil || !slices.Equal(g.Stints, want) {
			t.Errorf("%s: %v, not %v; %v", name, g.Stints, want, err)
		}
	}
}

// TestComputersTravel: a link says which seats are the computer's, and in which moves they were.
func TestComputersTravel(t *testing.T) {
	g := strolled(t, 60)
	bare := encode(t, g)
	g.Stints = []match.Stint{{Player: 2}, {Player: 4, To: 31}, {Player: 4, From: 40}}
	link := encode(t, g)
	back, err := Decode(link)
	if err != nil || !slices.Equal(back.Stints, g.Stints) || back.Mark != g.Mark {
		t.Fatalf("stints %v, %v", back.Stints, err)
	}
	if more := len(link) - len(bare); more > 20 {
		t.Errorf("the seats take %d characters", more)
	}
	g.At = 35
	if back, err = Decode(encode(t, Moment(g))); err != nil ||
		!slices.Equal(back.Stints, []match.Stint{{Player: 2}, {Player: 4, To: 31}, {Player: 4, From: 35}}) {
		t.Errorf("in a moment: %v, %v", back.Stints, err)
	}
}

// TestPuzzleLink: the link of a puzzle names its kind and holds its game, and is no link to a game or a moment.
func TestPuzzleLink(t *testing.T) {
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := match.Game{Title: title, Players: []string{"A", "B"}, Seed: 7, Name: "2-17"}
	f, err := Puzzle("run", g)
	if err != nil {
		t.Fatal(err)
	}
	back, err := Decode("https://example.org/#" + f)
	if err != nil || back.Name != "2-17" || back.Seed != 7 {
		t.Errorf("the link reads back as %q: %v", back.Name, err)
	}
	if k := PuzzleKind("https://example.org/#" + f); k != "run" || IsMoment(f) {
		t.Errorf("the kind is %q", k)
	}
	for _, link := range []string{"", "#" + Key + "1abc", "#" + PuzzleKey + "1abc", "run.1abc"} {
		if k := PuzzleKind(link); k != "" {
			t.Errorf("%q is a puzzle of the kind %q", link, k)
		}
	}
}
