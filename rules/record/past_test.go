package record_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// TestOlderRules: a record that was played before 18xx.games changed a rule, and stops by the new one, is read by the
// old one, and the reader says so. One from after the change stops with nothing but its reason.
func TestOlderRules(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		changes := e.RecordNames().Changes
		for i, c := range changes {
			if c.Before == "" {
				continue
			}
			t.Run(e.Key+"/"+c.Before, func(t *testing.T) {
				t.Parallel()
				var options []string
				for _, later := range slices.Backward(changes[i:]) {
					if later.Before != "" {
						options = append(options, later.Before)
					}
				}
				day, err := time.Parse(time.DateOnly, c.Day)
				if err != nil {
					t.Fatal(err)
				}
				log, title, in := playedBefore(t, &e, options, day.Unix()-1)
				told := slices.ContainsFunc(in.Notes,
					func(n record.Note) bool { return n.Kind == record.OlderRules && n.What == c.Day[:7] })
				if in.Stop != nil || !told {
					t.Errorf("read up to %v by %q, notes %v", in.Stop, in.Title.Options, in.Notes)
				}
				if again := export(t, in); again.Stop != nil || again.Final != in.Final ||
					!slices.Equal(again.Title.Options, in.Title.Options) {
					t.Errorf("written again it is read up to %v by %q", again.Stop, again.Title.Options)
				}
				in = unmarked(t, title, log, afterAll)
				if in.Stop.Before != "" || len(chosen(in.Title)) > len(in.Names.Always) {
					t.Errorf("a record from after the change: %v, before %q, by %q", in.Stop, in.Stop.Before, in.Title.Options)
				}
			})
		}
	}
}

// playedBefore returns a random game by old rules, the record of which stops by the present ones and by those between,
// and that record as it is read when it began at a moment.
func playedBefore(t *testing.T, e *titles.Entry, options []string, began int64) ([]rules.Action, *rules.Title,
	*record.Import) {
	t.Helper()
	title, err := e.Build(rules.Recorded, options)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(200) {
		s := rules.Start(title, e.MinPlayers, 1, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		var log []rules.Action
		for chooser := bot.NewRandom(seed); !s.End.Over; {
			log = append(log, chooser.Choose(v))
			rules.Do(v, log[len(log)-1], &s)
		}
		if unmarked(t, title, log, afterAll).Stop == nil {
			continue
		}
		if in := unmarked(t, title, log, began); len(chosen(in.Title)) == len(options)+len(in.Names.Always) {
			return log, title, in
		}
	}
	t.Fatal("no game needs the old rule")
	return nil, nil, nil
}

// chosen returns the options of a title beside the version of its rules.
func chosen(t *rules.Title) []string {
	return slices.DeleteFunc(slices.Clone(t.Options), rules.IsVersion)
}

// afterAll is a moment after every change.
const afterAll = 2_500_000_000

// unmarked reads a record of a game that began at a moment and names no options.
func unmarked(t *testing.T, title *rules.Title, log []rules.Action, began int64) *record.Import {
	t.Helper()
	src := record.Source{Title: title, Players: []string{"Ann", "Ben", "Cleo"}[:fewest(t, title)], Seed: 1, Created: began}
	data, err := record.Write(src, log, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	begin, rest, _ := bytes.Cut(data, []byte(`"optional_rules":[`))
	_, rest, _ = bytes.Cut(rest, []byte("]"))
	data = slices.Concat(begin, []byte(`"optional_rules":[]`), rest)
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	return in
}

func fewest(t *testing.T, title *rules.Title) int {
	t.Helper()
	e, ok := titles.Find(title.Key)
	if !ok {
		t.Fatal("no such title")
	}
	return e.MinPlayers
}

// export writes a game that was read and reads it again.
func export(t *testing.T, in *record.Import) *record.Import {
	t.Helper()
	src := record.Source{Title: in.Title, Seed: in.Game.Seed}
	for _, p := range in.Game.Players {
		src.Players = append(src.Players, p.Name)
	}
	data, err := record.Write(src, in.Log(), titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	return readAll(t, data)
}

// TestNoOldRuleFits: a record that no reading follows says that it is from before a change, and goes as far as it can.
func TestNoOldRuleFits(t *testing.T) {
	t.Parallel()
	data := `{"id":1,"title":"1870","created_at":%s,"players":[{"id":0,"name":"A"},{"id":1,"name":"B"}],"settings":{"optional_rules":[]},
"actions":[{"type":"bid","entity":0,"entity_type":"player","id":1,"company":"GRSC","price":20},{"type":"bid","entity":0,"entity_type":"player","id":2,"company":"GRSC","price":20}]}`
	for began, want := range map[string]string{`"2021-03-09"`: "2022-02", "1660000000": "2023-10", "1760000000": "",
		"null": "2022-02"} {
		in, err := record.Read(fmt.Appendf(nil, data, began), titles.Recorded)
		if err != nil {
			t.Fatal(err)
		}
		if in.Stop == nil || in.Stop.Before != want || len(in.Moves) != 1 {
			t.Errorf("began %s: %v, may be from before %q, want %q; %d moves", began, in.Stop, in.Stop.Before, want,
				len(in.Moves))
		}
	}
}

// TestSeedOfTheId: where the seed of a record did not deal its cards, the digits of its id did.
func TestSeedOfTheId(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1822pnw")
	title, err := e.Build(rules.Recorded, nil)
	if err != nil {
		t.Fatal(err)
	}
	const number = 137608
	s := rules.Start(title, 3, number, &rules.Scratch{})
	v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
	var log []rules.Action
	for chooser := bot.NewRandom(1); len(log) < 40; {
		log = append(log, chooser.Choose(v))
		rules.Do(v, log[len(log)-1], &s)
	}
	data, err := record.Write(record.Source{Title: title, Players: []string{"Ann", "Ben", "Cleo"}, Seed: number,
		Created: 1_790_000_000}, log, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	other := strings.Replace(string(data), `"seed":137608`, `"seed":755174181`, 1)
	in := readAll(t, []byte(other))
	if in.Game.Seed != number || len(in.Notes) != 1 || in.Notes[0].Kind != record.SeedOfID ||
		in.Notes[0].What != "137608" {
		t.Errorf("dealt by %d, notes %v", in.Game.Seed, in.Notes)
	}
	if have, want := notation.Position(viewAt(in, &in.Final)), notation.Position(v); !slices.Equal(have, want) {
		t.Error("another game")
	}
	in, err = record.Read([]byte(strings.Replace(other, "hs_hexrails_137608", "hs_hexrails", 1)), titles.Recorded)
	if err != nil || in.Stop == nil || in.Game.Seed != 755174181 {
		t.Errorf("without a number in the id: %v, %v, dealt by %d", err, in.Stop, in.Game.Seed)
	}
}
