package bot_test

import (
	"flag"
	"testing"

	"hexrail/game/bot"
	"hexrail/rules"
	"hexrail/titles"
	"hexrail/titles/t18fl"
)

// floridaGames is raised for long runs: go test ./game/bot -run FirstGames -florida 200.
var floridaGames = flag.Uint64("florida", 1, "games of 18FL that computers play")

// TestFirstGames: in 18FL, with which newcomers begin, games of computers end, and nobody is bankrupt in the first three sets. In the
// 200 games of seeds 1 to 200, of two, three and four players in turn, nobody ever was.
func TestFirstGames(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find(t18fl.Key)
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	later := 0
	for seed := uint64(1); seed <= *floridaGames; seed++ {
		s := rules.Start(title, 2+int(seed%3), seed, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		p := bot.NewSensible(seed)
		for n := 0; !s.End.Over; n++ {
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
	t.Logf("%d games, %d bankruptcies after the third set", *floridaGames, later)
}
