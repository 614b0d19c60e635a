package notation_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
)

// TestPositionText prints positions of a random game and sets them on the position in which the turn began, with all
// else gone: the same text must come out.
func TestPositionText(t *testing.T) {
	t.Parallel()
	rulebook := title(t, rules.Rulebook)
	x := &rules.Scratch{}
	s := rules.Start(rulebook, 3, 5, x)
	v := rules.View{T: rulebook, S: &s, X: x}
	chooser := bot.NewRandom(5)
	for n := 0; !s.End.Over && n < 2000; n++ {
		if n%50 == 0 {
			text := notation.Text(notation.Position(v))
			pairs, err := notation.ParsePairs(text)
			if err != nil {
				t.Fatal(err)
			}
			blank := s
			var none rules.State
			blank.Cells, blank.Trains, blank.Privates, blank.Cash = none.Cells, none.Trains, none.Privates, none.Cash
			if err := notation.Set(rules.View{T: rulebook, S: &blank, X: x}, pairs); err != nil {
				t.Fatalf("after %d actions: %v", n, err)
			}
			again := notation.Text(notation.Position(rules.View{T: rulebook, S: &blank, X: x}))
			if again != text {
				t.Fatalf("after %d actions: printed\n%s\nread as\n%s", n, text, again)
			}
		}
		rules.Do(v, chooser.Choose(v), &s)
	}
}

// TestSetPosition sets single facts, as rule tables do.
func TestSetPosition(t *testing.T) {
	t.Parallel()
	rulebook := title(t, rules.Rulebook)
	for _, c := range []struct {
		text, err string // err: part of the error, empty for none
	}{
		{"cash.p0=77; bank=12", ""},
		{"par.PRR=100; price.PRR=0,6:100#0; president.PRR=p1; share.PRR.p1=50; share.PRR.pool=10; share.PRR.ipo=40; floated.PRR=true", ""},
		{"tile.H10=57/1; tokens.H10=0:PRR", ""},
		{"private.SV=p2; private.CS=closed; trains.PRR=2,2; depot.upcoming=2:1,3:5,4:4,5:3,6:2,D:1", ""},
		{"phase=3; priority=p2; revenue.PRR=90; tokens_left.PRR=2", ""},
		{"share.PRR.p0=60; share.PRR.p1=60", "100 percent"},
		{"value.p0=1", "does not fit"},
		{"round=stock 1.1", "does not fit"},
		{"cash.p8=1", "nobody"},
		{"cash=1 2", "nobody"},
		{"colour=red", "no such key"},
		{"nonsense", "key=value"},
		{"tokens.H10=0:PRR|NYC", "places"},
		{"tile.H10=999/0", "no tile"},
	} {
		x := &rules.Scratch{}
		s := rules.Start(rulebook, 3, 1, x)
		pairs, err := notation.ParsePairs(c.text)
		if err == nil {
			err = notation.Set(rules.View{T: rulebook, S: &s, X: x}, pairs)
		}
		switch {
		case c.err == "" && err != nil:
			t.Errorf("%s: %v", c.text, err)
		case c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)):
			t.Errorf("%s: %v, want %q", c.text, err, c.err)
		}
	}
}

// TestMemory prints what a title remembers, reads it back, and refuses what it does not remember.
func TestMemory(t *testing.T) {
	t.Parallel()
	const paid, acted rules.Memory[int32] = 2, rules.OfTurn
	own := *title(t, rules.Rulebook)
	own.Memory = []rules.MemoryDef{paid.Named("paid", 4), acted.Named("acted.once", 1)}
	var x rules.Scratch
	s := rules.Start(&own, 3, 1, &x)
	blank := s
	paid.At(1).Set(&s, -20)
	acted.Set(&s, 1)
	text := notation.Text(notation.Memory(rules.View{T: &own, S: &s, X: &x}))
	if want := "own.paid.1=-20\nown.acted.once=1\n"; text != want {
		t.Errorf("%q, want %q", text, want)
	}
	pairs, err := notation.ParsePairs(text)
	if err != nil {
		t.Fatal(err)
	}
	if err := notation.Set(rules.View{T: &own, S: &blank, X: &x}, pairs); err != nil || blank != s {
		t.Errorf("read back: %v, remembered %v and %v", err, blank.Own, blank.Turn.Own)
	}
	for _, key := range []string{"own.paid", "own.paid.4", "own.paid.x", "own.lost", "own.acted.once.1"} {
		if err := notation.Set(rules.View{T: &own, S: &blank, X: &x}, []notation.Pair{{Key: key, Value: "5"}}); err == nil {
			t.Errorf("%s was set", key)
		}
	}
}

// TestTraceLine writes what is set and what is gone.
func TestTraceLine(t *testing.T) {
	t.Parallel()
	before := []notation.Pair{{Key: "bank", Value: "5", Bare: true}, {Key: "active", Value: "p0"}, {Key: "cash.B&O", Value: "1", Bare: true}}
	after := []notation.Pair{{Key: "bank", Value: "7", Bare: true}, {Key: "active", Value: "p0"}, {Key: "floated.B&O", Value: "true", Bare: true}}
	want := `{"id":3,"type":"pass","set":{"bank":7,"floated.B&O":true},"del":["cash.B&O"]}`
	if got := notation.TraceLine(3, "pass", before, after); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// FuzzSet: no text makes Set panic.
func FuzzSet(f *testing.F) {
	rulebook := title(f, rules.Rulebook)
	x := &rules.Scratch{}
	start := rules.Start(rulebook, 3, 1, x)
	f.Add(notation.Text(notation.Position(rules.View{T: rulebook, S: &start, X: x})))
	f.Add("tile.H10=57/1; tokens.H10=0:PRR; trains.PRR=2; share.PRR.p0=20")
	f.Fuzz(func(_ *testing.T, text string) {
		s := start
		if pairs, err := notation.ParsePairs(text); err == nil {
			_ = notation.Set(rules.View{T: rulebook, S: &s, X: x}, pairs)
		}
	})
}
