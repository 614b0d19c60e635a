package computer

import (
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

func begin(t testing.TB, title string, seed uint64, players int) *match.Match {
	t.Helper()
	e, _ := titles.Find(title)
	rule, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(rule, []string{"Ann", "Ben", "Cleo", "Dora"}[:players], seed)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// decide thinks in pieces of so much work and returns the decision.
func decide(t testing.TB, x *Thinker, m *match.Match, work int) rules.Action {
	t.Helper()
	for n := 0; !x.Think(m, work); n++ {
		if n > 1<<20 {
			t.Fatal("it thinks for ever")
		}
	}
	return x.Move()
}

// TestAGameGoesOnAsItWould: a game that is opened in the middle goes on with the same moves, whatever the pieces in
// which the computer thinks.
func TestAGameGoesOnAsItWould(t *testing.T) {
	m := begin(t, "1830-classic", 11, 4)
	for p := range 4 {
		m.SetComputer(id.Player(p+1), match.Level(p))
	}
	var one Thinker
	for i := range 40 {
		a := decide(t, &one, m, 1<<30)
		if a == nil {
			t.Fatalf("decision %d: none", i)
		}
		var other Thinker
		back, _, err := match.Open(m.Game())
		if err != nil {
			t.Fatal(err)
		}
		if b := decide(t, &other, back, 5000); !rules.SameAction(a, b) {
			t.Fatalf("decision %d: %v, opened again %v", i, a, b)
		}
		if m.Play(a).Refused() {
			t.Fatalf("decision %d is refused", i)
		}
	}
}

// TestEachLevelHasItsPlayer: the page plays a level as its player on the command line does, and games from before there
// were levels go on as they did.
func TestEachLevelHasItsPlayer(t *testing.T) {
	for level, want := range map[match.Level]bot.Player{
		match.Sensible: bot.NewSensible(7), match.Easy: bot.NewEasy(7),
		match.Medium: bot.NewSearch(7, bot.Medium), match.Hard: bot.NewSearch(7, bot.Hard),
	} {
		m := begin(t, "1830-classic", 7, 3)
		for p := range 3 {
			m.SetComputer(id.Player(p+1), level)
		}
		var x Thinker
		for i := range 12 {
			a, b := decide(t, &x, m, 5000), want.Choose(m.View())
			if !rules.SameAction(a, b) {
				t.Fatalf("level %d, decision %d: %v, not %v", level, i, a, b)
			}
			m.Play(a)
		}
	}
}

// TestHurry: a computer that is hurried moves soon, and legally, and its progress only grows until then.
func TestHurry(t *testing.T) {
	m := begin(t, "1830-classic", 7, 3)
	for p := range 3 {
		m.SetComputer(id.Player(p+1), match.Hard)
	}
	var x Thinker
	searched := 0
	for i := range 24 {
		before, hurried, slices := 0, false, 0
		for !x.Think(m, 5000) {
			done, looks := x.Progress()
			if !looks || done < before || done > 1000 {
				t.Fatalf("decision %d: progress from %d to %d", i, before, done)
			}
			if before = done; done > 40*(i%6) && !hurried {
				x.Hurry()
				hurried = true
				searched++
			}
			if hurried {
				slices++
			}
			if slices > 200 {
				t.Fatalf("decision %d goes on in a hurry", i)
			}
		}
		if a := x.Move(); a == nil || m.Play(a).Refused() {
			t.Fatalf("decision %d: %v is refused", i, a)
		}
	}
	if searched == 0 {
		t.Error("nothing was hurried")
	}
}

// TestDue: the computer decides for its seats only, and for a company over which nobody presides.
func TestDue(t *testing.T) {
	m := begin(t, "1830-classic", 7, 3)
	if Due(m) {
		t.Error("a person's decision is the computer's")
	}
	m.SetComputer(m.Decider(0), match.Sensible)
	if !Due(m) {
		t.Error("the computer's decision is a person's")
	}
}

// TestOwnersAnswer: a computer sells its private for its worth and for no less, and asks for nothing that belongs to
// somebody else.
func TestOwnersAnswer(t *testing.T) {
	m := begin(t, "1830-classic", 3, 3)
	player, answers := bot.NewSensible(3), map[bool]bool{}
	var x Thinker
	for !m.View().S.End.Over && len(answers) < 2 {
		v := m.View()
		for _, a := range rules.AppendLegal(nil, v) {
			if owner := v.Consent(a); owner != 0 {
				answers[x.Agrees(m, owner, m.ViewAt(m.Now()), a)] = true
			}
		}
		a := player.Choose(v)
		if v.Consent(a) != 0 {
			t.Errorf("%v needs the consent of another player", a)
		}
		m.Play(a)
	}
	if len(answers) < 2 {
		t.Errorf("all answers are alike: %v", answers)
	}
}
