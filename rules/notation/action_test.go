package notation_test

import (
	"reflect"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/titles"
)

func title(t testing.TB, p rules.Profile) *rules.Title {
	t.Helper()
	e, ok := titles.ForRecord("1830")
	if !ok {
		t.Fatal("1830 is not in the registry")
	}
	built, err := e.Build(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	return built
}

// TestActionText prints one action of each kind and reads it back.
func TestActionText(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"pass p0", "pass ERIE", "bid p0 CA 165", "par p0 PRR 0,6:100", "buy p1 PRR ipo 10", "buy p1 B&O pool 10",
		"sell p5 PRR 30", "private NYNH CS 80", "private p2 SV 1", "exchange p2 MH ipo", "lay PRR H10 57/1",
		"lay PRR F16 57/0 via DH", "token B&O J14 0", "token PRR E11 1 of ERIE", "token PRR F16 0 via DH",
		"run PRR stated 90", "run PRR stated 0 H12.2+H14.0+H16.1 -", "run PRR", "run B&O - @I15.0", "dividend PRR payout",
		"dividend PRR withhold", "train PRR 2-0 ipo 80", "train PRR 4-1 B&O 1", "train PRR D-0 ipo 800 for 4-1",
		"discard PRR 3-4", "bankrupt ERIE",
	} {
		a, err := notation.ParseAction(title(t, rules.Rulebook), text)
		if err != nil {
			t.Error(err)
			continue
		}
		if got := notation.Action(title(t, rules.Rulebook), a); got != text {
			t.Errorf("%q is printed as %q", text, got)
		}
	}
}

func TestBadActionText(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"", "fly p0", "pass", "pass p9", "pass p0 p1", "bid p0 XX 5", "bid p0 CA", "bid p0 CA -5", "bid p0 CA 05",
		"bid p0 CA 99999999999", "par p0 PRR 0,6:90", "par p0 PRR 40,0:100", "lay PRR H10 57/6", "lay PRR H10 57",
		"lay PRR Z1 57/0", "train PRR 9-0 ipo 80", "train PRR 2-99 ipo 80", "run PRR H12", "run PRR H12.",
		"dividend PRR some",
		"sell p0 PRR 256", "buy p0 PRR ipo 10 ",
	} {
		if a, err := notation.ParseAction(title(t, rules.Rulebook), text); err == nil {
			t.Errorf("%q is read as %T%v", text, a, a)
		}
	}
}

// TestRandomActions plays a random game; every offered action has a text that means it.
func TestRandomActions(t *testing.T) {
	t.Parallel()
	rulebook := title(t, rules.Rulebook)
	x := &rules.Scratch{}
	s := rules.Start(rulebook, 4, 1, x)
	v := rules.View{T: rulebook, S: &s, X: x}
	chooser := bot.NewRandom(1)
	for n := 0; !s.End.Over && n < 3000; n++ {
		for _, a := range rules.AppendLegal(nil, v) {
			text := notation.Action(rulebook, a)
			back, err := notation.ParseAction(rulebook, text)
			if err != nil || !reflect.DeepEqual(back, a) && notation.Action(rulebook, back) != text {
				t.Fatalf("%T%v is %q, read as %v, %v", a, a, text, back, err)
			}
		}
		rules.Do(v, chooser.Choose(v), &s)
	}
}

// FuzzParseAction: whatever is read prints as the text it was read from.
func FuzzParseAction(f *testing.F) {
	for _, seed := range []string{"pass p0", "lay PRR F16 57/0 via DH", "run PRR stated 90 H12.2+H14.0 - @H12.0",
		"train PRR D-0 ipo 800 for 4-1"} {
		f.Add(seed)
	}
	rulebook := title(f, rules.Rulebook)
	f.Fuzz(func(t *testing.T, text string) {
		a, err := notation.ParseAction(rulebook, text)
		if err != nil {
			return
		}
		if got := notation.Action(rulebook, a); got != text {
			t.Errorf("%q is printed as %q", text, got)
		}
	})
}
