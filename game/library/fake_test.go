package library

import (
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
)

// open returns the shelf of a device once its list is read.
func open(d *platformtest.Host) *Shelf {
	s := Open(d)
	d.Run()
	return s
}

func begun(t testing.TB) *match.Match {
	t.Helper()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Aiko", "Ben", "千代"}, 7)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// stroll plays n legal actions.
func stroll(t testing.TB, m *match.Match, n int) {
	t.Helper()
	for i := range n {
		legal := rules.AppendLegal(nil, m.View())
		if r := m.Play(legal[i*7%len(legal)]); r.Refused() {
			t.Fatalf("action %d: %v", i, r)
		}
	}
}

// load opens a game of a fresh shelf of the device.
func load(t testing.TB, d *platformtest.Host, id string) *Session {
	t.Helper()
	var got *Session
	s := open(d)
	s.Load(id, func(o *Session, stop *match.Stop, err error) {
		if err != nil || stop != nil {
			t.Fatalf("cannot be opened: %v, stop %v", err, stop)
		}
		got = o
	})
	d.Run()
	return got
}

func named(name string) func(*Info) {
	return func(i *Info) { i.Name, i.Game = name, NewNumber() }
}
