package bot_test

import (
	"testing"

	"hexrail/game/bot"
	"hexrail/rules"
	"hexrail/titles"
)

// TestStarterLasts: the starter game of 1830 as the sensible computer plays it lasts 10 to 25 rounds with every number of players and
// ends by the bank (1830/RS14, trap 49).
func TestStarterLasts(t *testing.T) {
	t.Parallel()
	e, _ := titles.Find("1830-starter")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for players := e.MinPlayers; players <= e.MaxPlayers; players++ {
		s := rules.Start(title, players, 1, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		player := bot.NewSensible(1)
		for !s.End.Over {
			if r := rules.Do(v, player.Choose(v), &s); r.Refused() {
				t.Fatal(r)
			}
		}
		t.Logf("%d players: %d rounds, %v, %v", players, s.Set, s.End, v.Ranking())
		if s.Set < 10 || s.Set > 25 || s.End.Reason != rules.BankBroken {
			t.Errorf("%d players: the game ends in round %d by %v", players, s.Set, s.End)
		}
	}
}
