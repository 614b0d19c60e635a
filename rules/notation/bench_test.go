package notation_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/titles"
)

// BenchmarkActions writes the actions of a random game as lines, as the storage keeps them, and reads them back.
func BenchmarkActions(b *testing.B) {
	e := titles.All()[0]
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		b.Fatal(err)
	}
	x := &rules.Scratch{}
	s := rules.Start(title, e.MinPlayers, 1, x)
	v := rules.View{T: title, S: &s, X: x}
	var log []rules.Action
	var lines []string
	for player := bot.NewRandom(1); !s.End.Over; {
		a := player.Choose(v)
		log, lines = append(log, a), append(lines, notation.Action(title, a))
		rules.Do(v, a, &s)
	}
	b.Run("write", func(b *testing.B) {
		for i := range b.N {
			notation.Action(title, log[i%len(log)])
		}
	})
	b.Run("read", func(b *testing.B) {
		for i := range b.N {
			if _, err := notation.ParseAction(title, lines[i%len(lines)]); err != nil {
				b.Fatal(err)
			}
		}
	})
}
