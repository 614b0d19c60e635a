package library

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/platform"
)

// Host is the part of the platform used by the library.
type Host interface {
	platform.Clock
	platform.Store
	platform.Tabs
	platform.Preferences
}

// The errors of a stored game.
var (
	ErrNewer   = errors.New("the game was stored by a newer version")
	ErrDamaged = errors.New("the stored game is damaged")
	ErrGone    = errors.New("the game is not stored here")
)

// Shelf is the list of stored games.
type Shelf struct {
	host     Host
	games    map[string]*Info
	sessions []*Session
	edits    map[string]*edit // unsaved changes of information, by game
	lost     int              // number of games present at an earlier visit that have disappeared
	counted  int              // number of games, present or lost, remembered on the device
	ready    bool             // the list was read, or could not be
	reading  bool             // the list is being read
	unread   error            // why the list could not be read
	err      error            // why the last batch was refused
	asked    bool             // whether persistent storage has been requested
	usage    int64            // bytes; zero if unknown
}

// prefGames remembers the number of games outside the storage, so that their loss can be detected.
const prefGames = "games"

// Open returns the shelf of a device. Its games are available once Ready returns true.
func Open(h Host) *Shelf {
	s := &Shelf{host: h, games: map[string]*Info{}, edits: map[string]*edit{}}
	s.counted, _ = strconv.Atoi(h.Preference(prefGames))
	s.Refresh(nil)
	return s
}

// Refresh reads the list again and then calls done, unless it is nil.
func (s *Shelf) Refresh(done func()) {
	s.reading = true
	s.host.List([]string{infoKeys}, func(entries []platform.Entry, err error) {
		first := !s.ready || s.unread != nil
		s.ready, s.reading, s.unread = true, false, err
		if err == nil {
			s.replaceList(entries, first)
		}
		s.host.Usage(func(n int64) { s.usage = n })
		if done != nil {
			done()
		}
	})
}

// replaceList replaces the list of games by the stored entries, with pending edits applied and open games kept.
func (s *Shelf) replaceList(entries []platform.Entry, first bool) {
	if first {
		s.lost = max(0, s.counted-len(entries))
	}
	games := make(map[string]*Info, len(entries))
	for _, e := range entries {
		i := readInfo(idOf(e.Key), e.Data)
		if c := s.edits[i.ID]; c != nil {
			c.apply(i)
		}
		games[i.ID] = i
	}
	for _, open := range s.sessions {
		games[open.info.ID] = open.info
	}
	s.games = games
	s.rememberCount()
	if first {
		s.purge()
	}
}

// rememberCount remembers on the device how many games are stored, plus those lost until the player knows of the loss.
func (s *Shelf) rememberCount() {
	if !s.Listed() {
		return
	}
	n := s.lost
	for _, i := range s.games {
		if i.entry != nil {
			n++
		}
	}
	if n != s.counted {
		s.counted = n
		s.host.SetPreference(prefGames, strconv.Itoa(n))
	}
}

// Lost returns the number of games that have disappeared since an earlier visit although nobody deleted them.
func (s *Shelf) Lost() int { return s.lost }

// Listed reports whether the list was read.
func (s *Shelf) Listed() bool { return s.ready && s.unread == nil }

// Unread returns the remembered number of games as long as the list has not been read.
func (s *Shelf) Unread() int {
	if s.Listed() {
		return 0
	}
	return s.counted
}

// ForgetLost records that the player knows that games were lost.
func (s *Shelf) ForgetLost() {
	s.lost = 0
	s.rememberCount()
}

// Ready reports whether reading the list has finished, successfully or not.
func (s *Shelf) Ready() bool { return s.ready }

// Err returns why nothing can be stored, or nil.
func (s *Shelf) Err() error {
	if s.unread != nil {
		return s.unread
	}
	return s.err
}

// Usage returns the number of bytes in use, or zero if unknown.
func (s *Shelf) Usage() int64 { return s.usage }

// Games returns all games, the one played last first.
func (s *Shelf) Games() []*Info {
	return sorted(s.games, func(i *Info) (at int64, listed bool) { return i.Changed, !i.Deleted() })
}

// Deleted returns the deleted games that can still be restored, the one deleted last first.
func (s *Shelf) Deleted() []*Info {
	return sorted(s.games, func(i *Info) (at int64, listed bool) { return i.DeletedAt, i.Deleted() })
}

// sorted returns those of the games that are to be listed by their times, the latest first, and equal ones by id.
func sorted(games map[string]*Info, by func(*Info) (at int64, listed bool)) (list []*Info) {
	for _, i := range games {
		if _, listed := by(i); listed {
			list = append(list, i)
		}
	}
	slices.SortFunc(list, func(a, b *Info) int {
		first, _ := by(a)
		second, _ := by(b)
		return cmp.Or(cmp.Compare(second, first), strings.Compare(a.ID, b.ID))
	})
	return list
}

// Find returns the game with the id, or nil.
func (s *Shelf) Find(id string) *Info {
	if i := s.games[id]; i != nil && !i.Deleted() {
		return i
	}
	return nil
}

// Copies returns the stored copies of the game with the number, the one played last first.
func (s *Shelf) Copies(game uint64) []*Info {
	return slices.DeleteFunc(s.Games(), func(i *Info) bool { return game == 0 || i.Game != game })
}

// LastBackup returns the last time a game was written to a file here, in seconds since 1970 or zero for never, and the
// games whose latest action is not in a file.
func (s *Shelf) LastBackup() (at int64, missing []*Info) {
	for _, i := range s.Games() {
		at = max(at, i.Exported)
		if !i.BackedUp() {
			missing = append(missing, i)
		}
	}
	return at, missing
}

// Persist asks the device to keep the games until the player deletes them. done, if not nil, learns whether it will.
func (s *Shelf) Persist(done func(bool)) {
	s.asked = true
	s.host.Persist(func(granted bool) {
		if done != nil {
			done(granted)
		}
	})
}

// handleAnswer handles the outcome of a batch.
func (s *Shelf) handleAnswer(err error) {
	s.err = err
	if err != nil {
		return
	}
	s.rememberCount()
	if !s.asked {
		s.Persist(nil)
	}
}

// Unstored reports whether any change is not stored yet, or could not be.
func (s *Shelf) Unstored() bool {
	return len(s.edits) > 0 || slices.ContainsFunc(s.sessions, func(o *Session) bool { return !o.only && !o.Saved() })
}

// Retry repeats whatever could not be read or stored. After a failed removal or copy nothing is left to repeat; then it
// forgets the error as soon as the list can be read.
func (s *Shelf) Retry() {
	if (s.unread != nil || s.err != nil && !s.Unstored()) && !s.reading {
		s.Refresh(func() {
			if s.unread == nil && !s.Unstored() {
				s.err = nil
			}
		})
	}
	for _, o := range slices.Clone(s.sessions) {
		o.Retry()
	}
	for id, c := range s.edits {
		s.write(id, c)
	}
}

// session returns the session of the game in this tab, or nil.
func (s *Shelf) session(id string) *Session {
	for _, o := range s.sessions {
		if o.info.ID == id {
			return o
		}
	}
	return nil
}

// changed is the prefix of messages between tabs that a game was stored; its id follows.
const changed = "changed:"

// announceStored sends the other tabs a message that a game was stored.
func (s *Shelf) announceStored(id string) { s.host.Tell(changed + id) }

// Update handles changes made by other tabs and reports whether e was one.
func (s *Shelf) Update(e platform.Event) bool {
	switch e.Kind {
	case platform.Told:
		id, ok := strings.CutPrefix(e.Text, changed)
		if !ok {
			return false
		}
		s.Refresh(nil)
		for _, open := range s.sessions {
			switch {
			case open.info.ID != id:
			case open.ViewOnly():
				open.reload()
			default:
				open.mergeIfChanged()
			}
		}
		return true
	case platform.Locked:
		for _, open := range s.sessions {
			if lockName(open.info.ID) == e.Name {
				open.only = false
				open.reload()
				return true
			}
		}
	}
	return false
}
