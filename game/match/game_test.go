package match

import (
	"errors"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/track"
)

func TestOpenGoesAsFarAsTheRules(t *testing.T) {
	m := begin(t)
	stroll(t, m, 30)
	g := m.Game()
	g.At = 12
	again, stop, err := Open(g)
	if err != nil || stop != nil || again.At() != 12 || *again.ViewAt(30).S != *m.View().S {
		t.Fatalf("at %d of %d, %v, %v", again.At(), again.Len(), stop, err)
	}
	g.Log[20] = rules.Bankrupt{By: 1}
	again, stop, err = Open(g)
	if err != nil || stop == nil || stop.At != 20 || stop.Of != 30 || again.Len() != 20 || again.At() != 20 {
		t.Fatalf("%d actions, %+v, %v", again.Len(), stop, err)
	}
	g.Players = names[:1]
	if _, _, err := Open(g); err == nil {
		t.Error("a game for one")
	}
}

func TestAgree(t *testing.T) {
	m := begin(t)
	stroll(t, m, 30)
	log := m.Log()
	other := append(slices.Clone(log[:18]), rules.Bankrupt{By: 1})
	for _, c := range []struct {
		a, b []rules.Action
		want int
	}{{log, log, 30}, {log, log[:7], 7}, {log, other, 18}, {log, nil, 0}} {
		if got := CommonLength(c.a, c.b); got != c.want || CommonLength(c.b, c.a) != got {
			t.Errorf("%d actions, want %d", got, c.want)
		}
	}
	halts := func(n uint8) rules.Action { return rules.RunRoutes{By: 1, Routes: []track.Route{{Halts: n}}} }
	if rules.SameAction(halts(1), halts(2)) || !rules.SameAction(halts(2), halts(2)) {
		t.Error("runs that use other halts (1860/R159)")
	}
	run, empty := rules.RunRoutes{By: 1}, rules.RunRoutes{By: 1, Routes: []track.Route{}}
	if !rules.SameAction(run, empty) || rules.SameAction(run, rules.RunRoutes{By: 1, Stated: true}) ||
		rules.SameAction(run, rules.Dividend{By: 1}) {
		t.Error("runs")
	}
}

func TestFindTitle(t *testing.T) {
	for _, c := range []struct {
		key, profile string
		options      []string
		want         error
	}{
		{"1830-classic", "rulebook", nil, nil},
		{"1830-classic", "18xxgames", []string{"optional_6_train"}, nil},
		{"1830", "rulebook", nil, ErrTitle},
		{"1830-classic", "", nil, ErrOption},
		{"1830-classic", "rulebook", []string{"no_such_option"}, ErrOption},
	} {
		if _, err := FindTitle(c.key, c.profile, c.options); !errors.Is(err, c.want) {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
