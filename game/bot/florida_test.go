package bot_test

import (
	"flag"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/t18fl"
)

// floridaGames is raised for long runs: go test ./game/bot -run FirstGames -florida 200.
var floridaGames = flag.Uint64("florida", 1, "games of 18FL that computers play")

// TestFirstGames: in 18FL, with which newcomers begin, games of computers end, and nobody is bankrupt in the first
// three sets. In 200 games in each profile, of two, three and four players in turn, nobody ever was, and the longest
// had 12 sets.
func TestFirstGames(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find(t18fl.Key)
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		t.Run(profile.String(), func(t *testing.T) {
			title, err := e.Build(profile, nil)
			if err != nil {
				t.Fatal(err)
			}
			firstGames(t, title)
		})
	}
}

// firstGames plays games of two, three and four computers in turn.
func firstGames(t *testing.T, title *rules.Title) {
	later, longest := 0, uint8(0)
	for seed := uint64(1); seed <= *floridaGames; seed++ {
		s := rules.Start(title, 2+int(seed%3), seed, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		p := bot.NewSensible(seed)
		for n := 0; !s.End.Over; n++ {
			longest = max(longest, s.Set)
			if n == 2000 {
				t.Fatalf("seed %d: no end after %d actions", seed, n)
			}
			a := p.Choose(v)
			set := s.Set
			if r := rules.Do(v, a, &s); r.Refused() {
				t.Fatalf("seed %d: %T%v is refused: %v", seed, a, a, r.Reason)
			}
			if _, bankrupt := a.(rules.Bankrupt); bankrupt {
				later++
				if set <= 3 {
					t.Errorf("seed %d: a bankruptcy in set %d", seed, set)
				}
			}
		}
	}
	t.Logf("%d games of at most %d sets, %d bankruptcies after the third set", *floridaGames, longest, later)
}
