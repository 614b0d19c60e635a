package library

import (
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/rules/notation"
)

// record is one game in its stored form.
type record struct {
	info     *Info
	log      []platform.Entry
	branches []Branch
	inside   bool // the information includes the branches (layout version 1)
}

// read reads a consistent snapshot of a game. The error is ErrGone if it is not stored.
func (s *Shelf) read(id string, done func(*record, error)) {
	s.host.List([]string{infoKey(id), logPrefix(id), branchesKey(id)}, func(entries []platform.Entry, err error) {
		if err != nil {
			done(nil, err)
			return
		}
		r := &record{}
		for _, e := range entries {
			switch {
			case e.Key == infoKey(id):
				r.info = readInfo(id, e.Data)
			case e.Key == branchesKey(id):
				r.branches = branchesOf(e.Data)
			case numberOf(id, e.Key) >= 0:
				r.log = append(r.log, e)
			}
		}
		if r.info == nil {
			done(nil, ErrGone)
			return
		}
		if r.branches == nil {
			r.branches, r.inside = r.info.Branches, r.info.Branches != nil
		}
		r.info.Branches = nil
		done(r, nil)
	})
}

// fault returns the reason why the game cannot be opened, or nil.
func (r *record) fault() error {
	switch {
	case r.info.Damaged:
		return ErrDamaged
	case r.info.Newer():
		return ErrNewer
	}
	return nil
}

// ifSound returns what receives a record that is read and passes it on to done, with the reason as an error if the game
// cannot be opened.
func ifSound(done func(*record, error)) func(*record, error) {
	return func(r *record, err error) {
		if err == nil {
			err = r.fault()
		}
		done(r, err)
	}
}

// stored returns the stored state without its positions. Branches inside the information are none of it, so that they
// are stored in their place.
func (r *record) stored() stored {
	s := stored{info: r.info.entry, at: r.info.At, lines: r.storedLines()}
	if !r.inside {
		s.branches = r.branches
	}
	return s
}

// storedLines returns the stored actions. Missing ones are empty.
func (r *record) storedLines() []string {
	var list []string
	for _, e := range r.log {
		n := numberOf(r.info.ID, e.Key)
		if n >= match.MaxLog {
			break
		}
		for len(list) < n {
			list = append(list, "")
		}
		list = append(list, string(e.Data))
	}
	return list
}

// file assembles the game. If a line is missing or cannot be read, the game ends before it and the remaining lines are
// kept unchanged. There may be more lines than the information counts, because earlier versions of the program could
// rename a game in one tab while another tab played it.
func (r *record) file() (save.File, error) {
	i := r.info
	t, err := match.FindTitle(i.Title, i.Profile, i.Options)
	if err != nil {
		return save.File{}, err
	}
	all := r.storedLines()
	g := match.Game{ID: i.Game, Name: i.Name, Title: t, Players: i.Players, Seed: i.Seed, At: i.At, Stints: i.Computers,
		Programmes: i.Programmes.Clone(), Plans: i.Plans.Clone()}
	if i.At == i.Moves {
		g.At = max(i.At, len(all))
	}
	var rest []string
	for n, line := range all {
		a, err := notation.ParseAction(t, line)
		if err != nil {
			if line == "" {
				err = ErrDamaged
			}
			g.Unread = &match.Stop{At: n, Of: max(i.Moves, len(all)), Text: line, Err: err}
			rest = all[n:]
			break
		}
		g.Log = append(g.Log, a)
	}
	if g.Unread == nil && len(g.Log) < i.Moves {
		g.Unread = &match.Stop{At: len(g.Log), Of: i.Moves, Err: ErrDamaged}
	}
	if len(all) == i.Moves {
		g.Mark, g.TurnMark = i.Mark, i.TurnMark
	}
	return save.File{
		Game: g, Rest: rest,
		Created: time.Unix(i.Created, 0).UTC(), Updated: time.Unix(i.Changed, 0).UTC(),
		Branches: readBranches(t, r.branches),
	}, nil
}

// Read reads a game without replaying it. done gets an error alone if the game is not stored (ErrGone), damaged or from
// a newer version, and together with the information if its actions cannot be read.
func (s *Shelf) Read(id string, done func(*Info, save.File, error)) {
	s.read(id, ifSound(func(r *record, err error) {
		if err != nil {
			done(nil, save.File{}, err)
			return
		}
		f, err := r.file()
		done(r.info, f, err)
	}))
}
