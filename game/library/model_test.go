package library

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/rules"
)

// usualKills is how many tabs the model test kills; STORAGE_KILLS sets another number for a long run.
const usualKills = 10

// TestModel lets several tabs work at random on the same games, with and without locks, and kills them at random
// moments, between any two answers of the storage. Whatever happens: a stored game is a game, of one moment; an action
// that was confirmed is there, in the game or in a branch of it; a name that was replaced does not come back; and no
// batch changes anything of another game.
func TestModel(t *testing.T) {
	kills := usualKills
	if s := os.Getenv("STORAGE_KILLS"); s != "" {
		kills, _ = strconv.Atoi(s)
	}
	seed := uint64(1)
	if s := os.Getenv("STORAGE_SEED"); s != "" {
		seed, _ = strconv.ParseUint(s, 10, 64)
	}
	done := map[string]int{}
	for killed := 0; killed < kills; seed++ {
		w := newWorld(t, seed, done)
		for range 4 {
			w.live()
			killed++
		}
		if t.Failed() {
			t.Fatalf("with seed %d", seed)
		}
	}
	t.Logf("%d kills, %d kinds of work: %v", kills, len(done), done)
	if len(done) < 20 && kills > usualKills {
		t.Errorf("only %d kinds of work were done: %v", len(done), done)
	}
}

// world is a device with its tabs.
type world struct {
	t     *testing.T
	rnd   *rand.Rand
	disk  *platformtest.Host // what is stored
	tabs  []*tab
	done  map[string]int
	known map[string]*truth // by id of the game
	locks bool
	notes []string
	named int
}

// truth is the state of a game that must be stored.
type truth struct {
	logs  [][]string // that were confirmed: each is in the game or in one of its branches
	name  string
	names map[string]bool // that it had before
}

// tab is a window of the program.
type tab struct {
	host  *platformtest.Host
	shelf *Shelf
	games []*Session
}

func newWorld(t *testing.T, seed uint64, done map[string]int) *world {
	w := &world{t: t, rnd: rand.New(rand.NewPCG(seed, 7)), disk: platformtest.New(), done: done,
		known: map[string]*truth{}}
	w.locks = seed%2 == 0
	w.disk.Free = !w.locks
	return w
}

// live lets up to three tabs work for a while and kills one of them, at any moment, and now and then all.
func (w *world) live() {
	for range 60 + w.rnd.IntN(60) {
		if len(w.tabs) == 0 || len(w.tabs) < 3 && w.rnd.IntN(12) == 0 {
			w.open()
		}
		b := w.tabs[w.rnd.IntN(len(w.tabs))]
		w.work(b)
		for range w.rnd.IntN(4) {
			w.answer(w.tabs[w.rnd.IntN(len(w.tabs))])
		}
		w.checkDisk()
		if w.t.Failed() {
			return
		}
	}
	for range w.rnd.IntN(6) {
		w.answer(w.tabs[w.rnd.IntN(len(w.tabs))])
	}
	w.kill(w.rnd.IntN(len(w.tabs)))
	if w.rnd.IntN(3) == 0 {
		for len(w.tabs) > 0 {
			w.kill(0)
		}
	}
	w.checkDisk()
}

func (w *world) open() {
	h := w.disk.Tab()
	b := &tab{host: h, shelf: Open(h)}
	w.tabs = append(w.tabs, b)
	h.Run()
}

func (w *world) kill(n int) {
	w.tabs[n].host.Kill()
	w.tabs = slices.Delete(w.tabs, n, n+1)
}

// answer has the storage answer one call of a tab, and passes the writes of others to the tab.
func (w *world) answer(b *tab) {
	before := maps.Clone(w.disk.Kept)
	b.host.Step()
	w.checkChange(before)
	for _, e := range b.host.Events() {
		b.shelf.Update(e)
	}
	w.confirm(b)
}

// confirm notes the actions that the tab shows as stored.
func (w *world) confirm(b *tab) {
	for _, o := range b.games {
		if !o.Saved() || o.ViewOnly() || o.stop != nil || o.err != nil {
			continue
		}
		k := w.truth(o.info.ID)
		log := lines(o.game.Title(), o.game.Log()[:o.game.Now()])
		k.logs = slices.DeleteFunc(k.logs, func(l []string) bool { return commonLines(l, log) == len(l) })
		k.logs = append(k.logs, log)
	}
}

func (w *world) truth(id string) *truth {
	if w.known[id] == nil {
		w.known[id] = &truth{names: map[string]bool{}}
	}
	return w.known[id]
}

// name returns a name that no game has had.
func (w *world) name() string {
	w.named++
	return "Game " + strconv.Itoa(w.named)
}

// stored reads a game from the disk as it is.
func (w *world) stored(id string) *record {
	var got *record
	h := w.disk.Tab()
	(&Shelf{host: h}).read(id, func(r *record, err error) {
		if err != nil && !errors.Is(err, ErrGone) {
			w.t.Fatal(err)
		}
		got = r
	})
	h.Run()
	return got
}

// checkChange checks the changes by one answer of the storage.
func (w *world) checkChange(before map[string][]byte) {
	games := map[string]bool{}
	for key := range w.disk.Kept {
		if !slices.Equal(before[key], w.disk.Kept[key]) {
			games[gameOf(key)] = true
		}
	}
	for key := range before {
		if _, ok := w.disk.Kept[key]; !ok {
			games[gameOf(key)] = true
		}
	}
	if len(games) > 1 {
		w.t.Errorf("one batch has changed %d games", len(games))
	}
	for id := range games {
		k, i := w.truth(id), readInfo(id, w.disk.Kept[infoKey(id)])
		if i.Name == k.name {
			continue
		}
		if k.names[i.Name] {
			w.t.Errorf("game %s is called %q again\n%s", id, i.Name, strings.Join(w.notes, "\n"))
		}
		k.names[k.name], k.name = true, i.Name
	}
}

// checkDisk checks all that is stored.
func (w *world) checkDisk() {
	for key := range w.disk.Kept {
		id := gameOf(key)
		if w.disk.Kept[infoKey(id)] == nil {
			w.t.Errorf("%s is stored without its game", key)
			return
		}
	}
	for key := range w.disk.Kept {
		id, ok := strings.CutPrefix(key, infoKeys)
		if !ok || strings.HasPrefix(id, "old") {
			continue
		}
		r := w.stored(id)
		if err := r.fault(); err != nil || len(r.storedLines()) != r.info.Moves || slices.Contains(r.storedLines(), "") {
			w.t.Errorf("half a batch: %d lines of %d, %v", len(r.storedLines()), r.info.Moves, err)
			return
		}
	}
	for id, k := range w.known {
		r := w.stored(id)
		if r == nil {
			w.t.Errorf("game %s has gone\n%s", id, strings.Join(w.notes, "\n"))
			return
		}
		for _, log := range k.logs {
			if !r.holds(log) {
				w.t.Errorf("game %s: %d confirmed actions are lost\n%s", id, len(log), strings.Join(w.notes, "\n"))
				return
			}
		}
	}
}

// holds reports whether the actions are in the game or in one of its branches.
func (r *record) holds(log []string) bool {
	all := r.storedLines()
	if commonLines(all, log) == len(log) {
		return true
	}
	return slices.ContainsFunc(r.branches, func(b Branch) bool {
		line := append(slices.Clone(all[:min(b.From, len(all))]), b.Log...)
		return commonLines(line, log) == len(log)
	})
}

func (w *world) say(format string, args ...any) {
	w.notes = append(w.notes, fmt.Sprintf(format, args...))
}

// session returns a game that is open in the tab and can be played, or nil.
func (w *world) session(b *tab) *Session {
	list := slices.DeleteFunc(slices.Clone(b.games), func(o *Session) bool { return o.ViewOnly() || o.left })
	if len(list) == 0 {
		return nil
	}
	return list[w.rnd.IntN(len(list))]
}

// listed returns a game of the list of the tab, or nil.
func (w *world) listed(b *tab) *Info {
	games := b.shelf.Games()
	if len(games) == 0 {
		return nil
	}
	return games[w.rnd.IntN(len(games))]
}

func (w *world) play(m *match.Match) bool {
	legal := rules.AppendLegal(nil, m.ViewAt(m.Now()))
	return len(legal) > 0 && !m.Play(legal[w.rnd.IntN(len(legal))]).Refused()
}

// change changes a game and keeps the cut actions as a branch, as the screens do.
func change(o *Session, f func()) {
	log := func() []string { return lines(o.game.Title(), o.game.Log()) }
	before := log()
	f()
	common := commonLines(before, log())
	o.branches = reroot(o.branches, before, common)
	if common < len(before) {
		o.branches = append(o.branches,
			Branch{Name: "Undone " + strconv.Itoa(len(o.branches)), From: common, Log: before[common:]})
	}
	o.Store()
}

// work does something in a tab.
func (w *world) work(b *tab) {
	kinds := slices.Sorted(maps.Keys(works))
	kind := kinds[w.rnd.IntN(len(kinds))]
	if w.rnd.IntN(2) == 0 {
		kind = "play"
	}
	if works[kind](w, b) {
		w.done[kind]++
		w.say("tab %p: %s", b, kind)
	}
}

// onGame makes a work of a function on an open game.
func onGame(f func(w *world, b *tab, o *Session) bool) func(*world, *tab) bool {
	return func(w *world, b *tab) bool {
		o := w.session(b)
		return o != nil && f(w, b, o)
	}
}

// onList makes a work of a function on a listed game.
func onList(f func(w *world, b *tab, i *Info) bool) func(*world, *tab) bool {
	return func(w *world, b *tab) bool {
		i := w.listed(b)
		return i != nil && f(w, b, i)
	}
}

var works = map[string]func(*world, *tab) bool{
	"begin": func(w *world, b *tab) bool {
		if len(b.shelf.Games()) > 4 {
			return false
		}
		b.games = append(b.games, b.shelf.Begin(begun(w.t), named("Friday")))
		return true
	},
	"open": onList(func(w *world, b *tab, i *Info) bool {
		if slices.ContainsFunc(b.games, func(o *Session) bool { return o.info.ID == i.ID }) {
			return false
		}
		b.shelf.Load(i.ID, func(o *Session, _ *match.Stop, err error) {
			if err == nil && !slices.Contains(b.games, o) {
				b.games = append(b.games, o)
			}
		})
		return true
	}),
	"play": onGame(func(w *world, b *tab, o *Session) bool {
		ok := false
		change(o, func() { ok = w.play(o.game) })
		return ok
	}),
	"undo": onGame(func(w *world, b *tab, o *Session) bool {
		ok := o.game.Undo()
		o.Store()
		return ok
	}),
	"redo": onGame(func(w *world, b *tab, o *Session) bool {
		ok := o.game.Redo()
		o.Store()
		return ok
	}),
	"undo to here": onGame(func(w *world, b *tab, o *Session) bool {
		if o.game.Len() < 3 {
			return false
		}
		o.game.GoTo(w.rnd.IntN(o.game.Len()))
		o.Store()
		return true
	}),
	"what-if": onGame(func(w *world, b *tab, o *Session) bool {
		m := o.game.Branch()
		from := m.Now()
		for range 3 {
			w.play(m)
		}
		o.SetBranches(append([]save.Branch{{Name: "W" + strconv.Itoa(len(o.branches)), From: from, Log: m.Log()[from:]}},
			o.Branches()...))
		o.Store()
		return true
	}),
	"adopt": onGame(func(w *world, b *tab, o *Session) bool {
		for _, branch := range o.Branches() {
			if branch.From == o.game.Now() && len(branch.Log) > 0 {
				change(o, func() {
					for _, a := range branch.Log {
						o.game.Play(a)
					}
				})
				return true
			}
		}
		return false
	}),
	"rename": onList(func(w *world, b *tab, i *Info) bool {
		b.shelf.Rename(i, w.name())
		return true
	}),
	"rename at the table": onGame(func(w *world, b *tab, o *Session) bool {
		o.Rename(w.name())
		return true
	}),
	"archive": onList(func(w *world, b *tab, i *Info) bool { b.shelf.Archive(i, !i.Archived); return true }),
	"delete":  onList(func(w *world, b *tab, i *Info) bool { b.shelf.Delete(i); return true }),
	"bring back": func(w *world, b *tab) bool {
		deleted := b.shelf.Deleted()
		if len(deleted) > 0 {
			b.shelf.Restore(deleted[0])
		}
		return len(deleted) > 0
	},
	"bring back at the table": onGame(func(w *world, b *tab, o *Session) bool {
		if o.info.Deleted() {
			o.BringBack()
			return true
		}
		return false
	}),
	"duplicate": onList(func(w *world, b *tab, i *Info) bool {
		if len(b.shelf.Games()) < 6 {
			b.shelf.Duplicate(i, "Copy", func(error) {})
		}
		return true
	}),
	"export": onList(func(w *world, b *tab, i *Info) bool {
		b.shelf.Files().Export(i, func(data []byte, err error) {
			if err == nil {
				if _, err := save.Decode(data); err != nil {
					w.t.Error(err)
				}
			}
		})
		return true
	}),
	"back up and restore": func(w *world, b *tab) bool {
		quiet := func(float32) {}
		b.shelf.Files().BackUp(quiet, func(data []byte, _ int) {
			b.shelf.Files().RestoreBackup(data, quiet, func(Restored, error) {})
		})
		return true
	},
	"go home": onGame(func(w *world, b *tab, o *Session) bool {
		o.Close()
		b.games = slices.DeleteFunc(b.games, func(p *Session) bool { return p == o })
		return true
	}),
	"replace from a link": onGame(func(w *world, b *tab, o *Session) bool {
		g := o.game.Game()
		m, stop, err := match.Open(g)
		if err != nil || stop != nil || m.Now() < m.Len() || !w.play(m) {
			return false
		}
		o.Replace(m)
		return true
	}),
	"start again": func(w *world, b *tab) bool {
		w.kill(slices.Index(w.tabs, b))
		w.open()
		return true
	},
	"a full disk": func(w *world, b *tab) bool {
		b.host.WriteErr = platform.ErrFull
		return true
	},
	"room again": func(w *world, b *tab) bool {
		b.host.WriteErr = nil
		b.shelf.Retry()
		return true
	},
	"corrected rules": onGame(func(w *world, b *tab, o *Session) bool {
		return w.stopped(b, o)
	}),
}

// stopped stores a copy of a game with a line that no program reads, works on it, and checks that all lines are left.
func (w *world) stopped(b *tab, o *Session) bool {
	if o.game.Len() < 4 || o.game.Now() < o.game.Len() {
		return false
	}
	id := "old" + newID()
	for n, line := range lines(o.game.Title(), o.game.Log()) {
		if n == 2 {
			line = "bid p0 nothing"
		}
		w.disk.Kept[logKey(id, n)] = []byte(line)
	}
	i := *o.info
	i.ID, i.Game = id, NewNumber()
	w.disk.Kept[infoKey(id)] = i.nextRevision()
	was := map[string]string{}
	for key, data := range w.disk.Kept {
		if strings.HasPrefix(key, logPrefix(id)) {
			was[key] = string(data)
		}
	}
	h := w.disk.Tab()
	shelf := Open(h)
	h.Run()
	shelf.Load(id, func(s *Session, stop *match.Stop, err error) {
		if err != nil || stop == nil || stop.At != 2 {
			w.t.Errorf("a game with a strange line: %v, %v", stop, err)
			return
		}
		s.Rename("Strange")
		s.game.Undo()
		s.Store()
		s.SetBranches([]save.Branch{{Name: "A", From: 1}})
		s.Store()
		shelf.Archive(s.info, true)
		if data, err := s.File(); err != nil || !strings.Contains(string(data), "bid p0 nothing") {
			w.t.Errorf("the file lacks a line: %v", err)
		}
		w.play(s.game)
		s.Store()
		if s.info.ID == id {
			w.t.Error("a game that stops was played on")
		}
		s.Close()
	})
	h.Run()
	for key, line := range was {
		if string(w.disk.Kept[key]) != line {
			w.t.Errorf("%s changed from %q to %q", key, line, w.disk.Kept[key])
		}
	}
	if got := readInfo(id, w.disk.Kept[infoKey(id)]); got.Name != "Strange" || !got.Archived || got.Moves != i.Moves {
		w.t.Errorf("the game is called %q, archived %t, has %d actions of %d", got.Name, got.Archived, got.Moves, i.Moves)
	}
	h.Kill()
	return true
}
