package t1860

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles/words"
)

// signNames joins the English names of a company's signs, with their sums.
func signNames(v rules.View, corp string) string {
	var names []string
	for _, s := range signs(v, v.T.FindCorp(corp)) {
		names = append(names, s.Name[words.En])
	}
	return strings.Join(names, ", ")
}

// TestSigns: a company out of the ordinary carries a sign that says so (R107, R125, R139-R142, R151).
func TestSigns(t *testing.T) {
	g := game(t, 2).Phase("7").Found("IOW", 100, "p1", 50).Float("IOW").Found("FYN", 62, "p1", 20).Float("FYN")
	flag := func(corp string, f rules.CorpFlags) { g.S.Corps[g.Corp(corp)].Flags = f }
	flag("C&N", rules.Ceased|rules.Started|rules.Floated|rules.Insolvent)
	flag("BHI&R", rules.Unlisted)
	flag("IWNJ", rules.Unlisted|rules.Started)
	flag("S&C", rules.Started|rules.Floated|rules.Insolvent)
	g.S.Holder[g.Title.PresidentCert(g.Corp("FYN"))] = id.Pool
	for corp, want := range map[string]string{
		"IOW": "", "C&N": "ceased", "BHI&R": "bankrupt", "IWNJ": "", "FYN": "receivership", "S&C": "insolvent",
	} {
		if got := signNames(g.View(), corp); got != want {
			t.Errorf("%s: %q, want %q", corp, got, want)
		}
	}
	for _, s := range []words.Sign{ceased, bankrupt, receivership, insolvent} {
		if s.Out != (s.Name == ceased.Name) {
			t.Errorf("%s: out of the game %v", s.Name[words.En], s.Out)
		}
	}
}

// TestNationNotices: the price of nationalisation is shown from the end of building on; then the companies that had
// their turn show their payments, the lowest first (R145, R149, R151).
func TestNationNotices(t *testing.T) {
	g := national(t, "6+3").Found("C&N", 100, "p2", 50).Float("C&N").Found("FYN", 62, "p1", 50).Float("FYN")
	g.Float("IOW")
	notice := func() (said []string) {
		for _, n := range notices(g.View()) {
			line := n.Text[words.En]
			if n.Text[words.Ja] == "" {
				t.Errorf("%q is not said in Japanese", line)
			}
			for _, s := range n.List {
				line += " " + g.Title.Corp(s.Corp).Name
			}
			said = append(said, line)
		}
		return said
	}
	want := func(when string, lines ...string) {
		t.Helper()
		if got := notice(); !slices.Equal(got, lines) {
			t.Errorf("%s: %q, want %q", when, got, lines)
		}
	}
	for i, corp := range []string{"C&N", "IOW", "FYN"} {
		g.S.Order.Corps[i] = g.Corp(corp)
		paidOut.At(int(g.Corp(corp))).Set(&g.S, []int32{40, 90, 70}[i])
	}
	g.S.Order.Len, g.S.Order.At = 3, 0
	lowest := "Nationalized: the companies that pay least cease after this round."
	want("first turn", lowest)
	if got := cut(g.View(), g.Kind("8+4")); got != "+4" {
		t.Errorf("of an 8+4 train %q is cut", got)
	}
	g.S.Order.At = 2
	want("third turn", lowest, "Paid so far: {list}. Cowes & Newport Isle of Wight")
	if a, b := signNames(g.View(), "C&N"), signNames(g.View(), "FYN"); a != "paid {$sum}" || b != "" {
		t.Errorf("signs %q and %q: only C&N had its turn", a, b)
	}
	g.S.Corps[g.Corp("FYN")].Flags |= rules.Ceased
	g.S.Corps[g.Corp("FYN")].Flags &^= rules.Floated
	want("two left", "Nationalized: the last companies cease after this round, and the game ends.")
	nationalised.Set(&g.S, 0)
	want("no more building", "Track, stations and halts have come to an end.")
	if got := signNames(g.View(), "C&N") + cut(g.View(), g.Kind("6+3")); got != "" {
		t.Errorf("before nationalization: %q", got)
	}
	trackEnded.Set(&g.S, 0)
	want("before")
}

// TestJapaneseWords: whatever is said of a company or an event is said in both languages.
func TestJapaneseWords(t *testing.T) {
	pairs := map[string]words.Pair{}
	for _, s := range []words.Sign{ceased, bankrupt, receivership, insolvent} {
		pairs[s.Name[words.En]], pairs[s.Means[words.En]] = s.Name, s.Means
	}
	for _, e := range events {
		pairs[e.Told[words.En]] = e.Told
		if e.News != (words.Pair{}) {
			pairs[e.News[words.En]] = e.News
		}
	}
	for _, en := range slices.Sorted(maps.Keys(pairs)) {
		if p := pairs[en]; p[words.En] == "" || p[words.Ja] == "" {
			t.Errorf("%+v lacks a language", p)
		}
	}
	if !events[rules.NationBegan].Last {
		t.Error("the news of nationalization does not stand last")
	}
}
