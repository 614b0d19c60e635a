package mail

import (
	"errors"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/save"
)

// ErrOther is the error of a shared file that contains something other than the game.
var ErrOther = errors.New("the shared file contains another game")

// ErrRefused is the error of a shared file whose game has an action that is refused here, for instance by older rules.
var ErrRefused = errors.New("the shared file has an action that is refused here")

// Folder keeps the game of a session in step with a file that several players share. The file has only the game: the
// programmes, plans and what-ifs of its players stay on their devices. It is written after every own change, unless
// somebody else has written it meanwhile or the players have to choose between two versions.
type Folder struct {
	Host    platform.Folder
	Shelf   *library.Shelf
	Session func() *library.Session

	Asks bool  // the players have to choose between the file and the game; nothing is written until then
	Err  error // why the file is not in step, or nil; one of writing stays until a later try succeeds

	on      bool
	known   bool       // last is the content of the file
	last    match.Game // as last read or written; without a title if the file is empty
	own     bool       // this device has written last
	writing bool
	heard   bool // the file was read since writing began
}

// On reports whether the file is followed and nothing keeps it from being in step.
func (f *Folder) On() bool { return f.on && f.Err == nil }

// Start begins to follow the file, if the browser still allows it. The first reading arrives as an event.
func (f *Folder) Start() { f.follow(false) }

// StartAsking is like Start, but lets the browser ask the player to allow the file again, for which it wants a press.
func (f *Folder) StartAsking() { f.follow(true) }

// follow begins to follow the file. ask is whether the player may be asked to allow it.
func (f *Folder) follow(ask bool) {
	id := f.Session().Info().ID
	f.known, f.Asks = false, false
	f.Host.WatchShared(id, ask, func(err error) {
		f.on, f.Err = err == nil, err
		f.Write()
	})
}

// Stop stops following the file.
func (f *Folder) Stop() {
	if f.on {
		f.Host.LeaveShared(f.Session().Info().ID)
		f.on = false
	}
}

// Read takes the content of the file and returns how its game relates to that of the session. It writes the file if
// that is older or empty, even if that has failed before. Where the session has only followed what others wrote, nobody
// has to choose: the relation is Revised in place of those that would ask.
func (f *Folder) Read(data []byte) Relation {
	follows := f.follows()
	f.known, f.heard, f.own, f.last = true, true, false, match.Game{}
	if len(data) == 0 {
		f.write()
		return Behind
	}
	s, err := save.Decode(data)
	mine := f.content()
	if err != nil || !Same(s.Game, mine) {
		f.known, f.Err = false, ErrOther // it is not overwritten
		return Equal
	}
	f.last = s.Game
	c := Compare(f.last, mine)
	f.Asks = false
	switch c.Relation {
	case Equal, Ahead:
		f.Err = nil
	case Behind:
		f.write()
	default:
		f.Err, f.Asks = nil, !follows
		if follows {
			return Revised
		}
	}
	return c.Relation
}

// Reject leaves the file alone until it changes, because its game or that of the session cannot be replayed to its end.
func (f *Folder) Reject() { f.known, f.Err = false, ErrRefused }

// follows reports whether the game of the session is what others have written: none of its moves is known here alone.
func (f *Folder) follows() bool {
	return f.known && !f.own && f.last.Title != nil && Compare(f.last, f.content()).Relation == Equal
}

// Fits reports whether a file is empty or contains the game of the session.
func (f *Folder) Fits(data []byte) bool {
	s, err := save.Decode(data)
	return len(data) == 0 || err == nil && Same(s.Game, f.content())
}

// Write writes the game of the session to the file, if that is in step and lacks anything.
func (f *Folder) Write() {
	if f.Err == nil {
		f.write()
	}
}

// write is Write for a file that may be out of step.
func (f *Folder) write() {
	mine := f.content()
	if !f.on || !f.known || f.Asks || f.writing ||
		f.last.Title != nil && Compare(f.last, mine).Relation == Equal {
		return
	}
	data, err := save.Encode(sheet(f.Session()))
	if err != nil {
		f.Err = err
		return
	}
	f.writing, f.heard = true, false
	s := f.Session()
	f.Host.WriteShared(s.Info().ID, data, func(err error) {
		f.writing = false
		switch {
		case err == nil:
			f.last, f.own, f.Err = mine, true, nil
			if len(mine.Log) == s.Match().Len() && mine.At == s.Match().Now() {
				library.Post{Shelf: f.Shelf}.RecordSent(s.Info())
			}
			f.Write() // actions played meanwhile
		case !errors.Is(err, platform.ErrChanged):
			f.Err = err
		case f.heard:
			f.Write() // the content came before this answer
		} // otherwise it comes as an event
	})
}

// content returns the game of the session with its number.
func (f *Folder) content() match.Game {
	s := f.Session()
	g := s.Match().Game()
	g.ID = s.Info().Game
	return g
}

// sheet returns the content of the shared file: the game alone.
func sheet(s *library.Session) save.File {
	f := save.Of(s.Match())
	f.ID, f.Name, f.Branches = s.Info().Game, s.Info().Name, nil
	f.Programmes, f.Plans = programme.List{}, plan.Set{}
	return f
}
