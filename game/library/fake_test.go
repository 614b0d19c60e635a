package library

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/rules"
	"hexrail/titles"
)

// device is a storage in memory that answers only when asked to.
type device struct {
	kept   map[string][]byte
	calls  []func()
	refuse error // of every change
	locks  map[string]bool
	told   []string
	wrote  int // bytes of the last batch
}

func newDevice() *device { return &device{kept: map[string][]byte{}, locks: map[string]bool{}} }

func (d *device) later(f func()) { d.calls = append(d.calls, f) }

// run answers everything.
func (d *device) run() {
	for len(d.calls) > 0 {
		f := d.calls[0]
		d.calls = d.calls[1:]
		f()
	}
}

func (d *device) Get(key string, done func([]byte, error)) {
	d.later(func() {
		if data, ok := d.kept[key]; ok {
			done(data, nil)
		} else {
			done(nil, platform.ErrMissing)
		}
	})
}

func (d *device) Apply(b platform.Batch, done func(error)) {
	d.later(func() { done(d.apply(b)) })
}

func (d *device) apply(b platform.Batch) error {
	if d.refuse != nil {
		return d.refuse
	}
	if b.Require != "" && d.kept[b.Require] == nil {
		return platform.ErrMissing
	}
	maps.DeleteFunc(d.kept, func(k string, _ []byte) bool { return b.From <= k && k < b.To || slices.Contains(b.Delete, k) })
	d.wrote = 0
	for _, e := range b.Put {
		d.kept[e.Key] = slices.Clone(e.Data)
		d.wrote += len(e.Key) + len(e.Data)
	}
	return nil
}

func (d *device) List(prefix string, done func([]platform.Entry, error)) {
	d.later(func() {
		var entries []platform.Entry
		for _, key := range slices.Sorted(maps.Keys(d.kept)) {
			if strings.HasPrefix(key, prefix) {
				entries = append(entries, platform.Entry{Key: key, Data: d.kept[key]})
			}
		}
		done(entries, nil)
	})
}

func (d *device) Persist(done func(bool)) { d.later(func() { done(true) }) }
func (d *device) Usage(done func(int64))  { d.later(func() { done(1) }) }

func (d *device) Lock(name string, done func(bool)) {
	held := !d.locks[name]
	d.locks[name] = true
	d.later(func() { done(held) })
}

func (d *device) Unlock(name string) { delete(d.locks, name) }
func (d *device) Tell(text string)   { d.told = append(d.told, text) }

// open returns the shelf of a device once its list is read. Its clock goes on by a minute at every look.
func open(d *device) *Shelf {
	s := Open(d)
	clock := time.Unix(1_700_000_000, 0)
	s.now = func() time.Time {
		clock = clock.Add(time.Minute)
		return clock
	}
	d.run()
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
func load(t testing.TB, d *device, id string) *Session {
	t.Helper()
	var got *Session
	s := open(d)
	s.Load(id, func(o *Session, stop *match.Stop, err error) {
		if err != nil || stop != nil {
			t.Fatalf("cannot be opened: %v, stop %v", err, stop)
		}
		got = o
	})
	d.run()
	return got
}

func named(name string) func(*Info) {
	return func(i *Info) { i.Name, i.Game = name, NewNumber() }
}
