package titles

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/t1860"
	"github.com/hexrail/hexrail/titles/words"
)

// TestVersionsFit: a position of one version of the rules is a position of all others, so that a game can go on under
// corrected rules: they have the same tables and the same steps. Each correction has a rule and describes its change in
// every language.
func TestVersionsFit(t *testing.T) {
	for _, e := range All() {
		for _, p := range e.Profiles() {
			versionsFit(t, e, p)
		}
	}
}

func versionsFit(t *testing.T, e Entry, p rules.Profile) {
	newest, err := e.Build(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	if newest.Version != e.Newest(p) || len(e.Later(newest)) > 0 {
		t.Errorf("%s is built in version %d", e.Key, newest.Version)
	}
	for _, c := range e.Corrections() {
		if c.Rule == "" || c.Change.In(words.En) == "" || c.Change.In(words.Ja) == "" {
			t.Errorf("%s: %+v", e.Key, c)
		}
		if !c.In.Of(p == rules.Recorded) {
			continue
		}
		title, err := e.Reopen(p, []string{fmt.Sprintf("rules=%d", c.Version-1)})
		if err != nil {
			t.Fatal(err)
		}
		if got, want := shape(title), shape(newest); !reflect.DeepEqual(got, want) {
			t.Errorf("%s, version %d: %v, not %v", e.Key, title.Version, got, want)
		}
		if later := e.Later(title); len(later) == 0 || !reflect.DeepEqual(later[0], c) {
			t.Errorf("%s, version %d: later are %v", e.Key, title.Version, later)
		}
	}
}

// shape is the frame on which a position relies: how many things there are, and the steps of each round.
func shape(t *rules.Title) []any {
	list := []any{
		len(t.Corps), len(t.Privates), len(t.Board.Hexes), len(t.Tiles), len(t.Trains), len(t.Phases), t.Certs(), t.Cards(),
		t.First,
	}
	for _, r := range t.Rounds {
		var steps []string
		for _, s := range slices.Concat(r.Steps, r.Anytime) {
			steps = append(steps, fmt.Sprintf("%T", s))
		}
		list = append(list, steps)
	}
	return list
}

// TestVersionSettings: settings without a version are those of a game from before there were versions, or of a new
// game; settings of a built title build it again.
func TestVersionSettings(t *testing.T) {
	e, _ := Find("1860")
	last := fmt.Sprintf("rules=%d", e.Newest(rules.Rulebook))
	for _, c := range []struct {
		settings []string
		options  []string // as the title names them
		version  int      // the last one
		before   int      // the one before, up to action from
		from     int
	}{
		{nil, nil, 1, 0, 0},
		{[]string{"rules=1"}, nil, 1, 0, 0},
		{[]string{"two_7p4", "rules=2"}, []string{"rules=2", "two_7p4"}, 2, 0, 0},
		{[]string{"rules=2@57"}, []string{"rules=2@57"}, 2, 1, 57},
		{[]string{"rules=1", "rules=2@57", "two_7p4"}, []string{"rules=2@57", "two_7p4"}, 2, 1, 57},
	} {
		title, err := e.Reopen(rules.Rulebook, c.settings)
		if err != nil {
			t.Errorf("%q: %v", c.settings, err)
			continue
		}
		if !slices.Equal(title.Options, c.options) || title.Version != c.version || title.Since != c.from {
			t.Errorf("%q: version %d from %d, options %q", c.settings, title.Version, title.Since, title.Options)
		}
		if c.before > 0 && (title.At(c.from-1).Version != c.before || title.At(c.from) != title) {
			t.Errorf("%q: version %d up to action %d", c.settings, title.At(c.from-1).Version, c.from)
		}
		again, err := e.Reopen(rules.Rulebook, title.Options)
		if err != nil || !slices.Equal(again.Options, title.Options) {
			t.Errorf("%q comes back as %v, %v", title.Options, again, err)
		}
	}
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil || !slices.Equal(title.Options, []string{last}) {
		t.Errorf("a new game has the options %q, %v", title.Options, err)
	}
	for _, settings := range [][]string{
		{"rules=0"}, {"rules="}, {"rules=x"}, {"rules=999"}, {"rules=2@0"}, {"rules=2@-1"}, {"rules=2@x"}, {"rules=1@5"},
		{last, last + "@5"}, {last + "@5", last},
		{"rules=2@5", "rules=2@9"}, {"rules=1", "rules=1"}, {"rules=+1"}, {"rules=01"}, {"rules=2@05"},
	} {
		if _, err := e.Reopen(rules.Rulebook, settings); !errors.Is(err, ErrVersion) {
			t.Errorf("%q: %v", settings, err)
		}
	}
	if _, err := e.Reopen(rules.Recorded, []string{last}); !errors.Is(err, ErrVersion) {
		t.Errorf("a recorded game has version %s: %v", last, err)
	}
}

// TestVersionsOfRecordedGames: a recorded game knows the versions of corrections that 18xx.games shares, and names
// those alone; a game read from a record has the newest, and stored games keep theirs.
func TestVersionsOfRecordedGames(t *testing.T) {
	e, _ := Find("1822pnw")
	newest := e.Newest(rules.Recorded)
	if newest == 1 || !e.Corrections()[newest-2].In.Of(true) {
		t.Fatalf("the newest version is %d", newest)
	}
	old, err := e.Reopen(rules.Recorded, nil)
	if err != nil || old.Version != 1 || len(old.Options) > 0 {
		t.Fatalf("a stored game has version %d, options %q: %v", old.Version, old.Options, err)
	}
	later := e.Later(old)
	if len(later) != 1 || later[0].Version != newest {
		t.Errorf("it is told of %v", later)
	}
	read, _, err := Recorded("1822PNW", rules.Recorded, nil)
	if err != nil || read.Version != newest || len(e.Later(read)) > 0 {
		t.Errorf("what is read has version %d, later %v: %v", read.Version, e.Later(read), err)
	}
	if again, err := e.Reopen(rules.Recorded, read.Options); err != nil || again.Version != newest {
		t.Errorf("stored and opened again: %v", err)
	}
}

// TestCorrectionOfRecordedGames: a correction of the profile 18xxgames alone makes a version of recorded games. Those
// of before keep the rule as it was and say so, and games by the rulebook know nothing of it.
func TestCorrectionOfRecordedGames(t *testing.T) {
	correct := func(rule string, in words.Scope) words.Correction[t1860.Switches] {
		return words.Correction[t1860.Switches]{
			Rule: rule, Change: words.Pair{"now", "今"}, In: in, Before: func(s *t1860.Switches) { s.Reentry = !s.Reentry },
		}
	}
	corrections := []words.Correction[t1860.Switches]{
		correct("R1", words.InRulebook), correct("R2", words.InRecorded), correct("R3", words.InBoth),
		correct("R4", words.InRecorded),
	}
	e := entry(Entry{Key: "1860"}, t1860.SwitchesFor, t1860.New, corrections...)
	for _, c := range []struct {
		profile rules.Profile
		version int
		rules   []string // of the corrections that are later
		undone  bool     // whether the switch is not as usual
	}{
		{rules.Recorded, 1, []string{"R2", "R3", "R4"}, true}, {rules.Recorded, 2, []string{"R2", "R3", "R4"}, true},
		{rules.Recorded, 3, []string{"R3", "R4"}, false}, {rules.Recorded, 4, []string{"R4"}, true},
		{rules.Recorded, 5, nil, false},
		{rules.Rulebook, 1, []string{"R1", "R3"}, false}, {rules.Rulebook, 2, []string{"R3"}, true},
		{rules.Rulebook, 4, nil, false},
	} {
		title, err := e.Reopen(c.profile, []string{fmt.Sprintf("rules=%d", c.version)})
		if err != nil {
			t.Fatal(err)
		}
		var cited []string
		for _, later := range e.Later(title) {
			cited = append(cited, later.Rule)
		}
		if !slices.Equal(cited, c.rules) {
			t.Errorf("%s, version %d: later are %v, not %v", c.profile, c.version, cited, c.rules)
		}
		usual := t1860.SwitchesFor(c.profile)
		s := usual
		words.Undo(&s, corrections, c.version, c.profile == rules.Recorded)
		if (s.Reentry != usual.Reentry) != c.undone {
			t.Errorf("%s, version %d: the rule is as before: %t", c.profile, c.version, !c.undone)
		}
	}
	if _, err := e.Reopen(rules.Rulebook, []string{"rules=5"}); !errors.Is(err, ErrVersion) {
		t.Errorf("a game by the rulebook has a version of recorded games: %v", err)
	}
}

// TestCorrect: a game that went on under corrected rules and is taken back before that goes on from there.
func TestCorrect(t *testing.T) {
	e, _ := Find("1860")
	n := e.Newest(rules.Rulebook)
	for _, c := range []struct {
		was     []string
		after   int
		options []string
	}{
		{nil, 0, []string{fmt.Sprintf("rules=%d", n)}},
		{[]string{"two_7p4"}, 40, []string{fmt.Sprintf("rules=%d@40", n), "two_7p4"}},
		{[]string{"rules=2@57"}, 40, []string{fmt.Sprintf("rules=%d@40", n)}},
	} {
		was, err := e.Reopen(rules.Rulebook, c.was)
		if err != nil {
			t.Fatal(err)
		}
		title, err := e.Correct(was, c.after)
		if err != nil || !slices.Equal(title.Options, c.options) {
			t.Errorf("%q after %d: %v, %v", c.was, c.after, title.Options, err)
		}
	}
}
