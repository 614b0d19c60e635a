package library

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"hexrail/game/platform"
)

// Host is what the library needs of the platform.
type Host interface {
	platform.Clock
	platform.Store
	platform.Tabs
	platform.Preferences
}

// What can be wrong with a stored game.
var (
	ErrNewer   = errors.New("the game was stored by a newer version")
	ErrDamaged = errors.New("the stored game is damaged")
	ErrGone    = errors.New("the game is not stored here")
)

// Shelf is the list of the games that are stored.
type Shelf struct {
	host     Host
	games    map[string]*Info
	sessions []*Session
	edits    map[string]*edit // changes of information that are not stored yet, by game
	lost     int              // games that were here at an earlier visit and are no more
	counted  int              // how many games the device remembers to have or to miss
	ready    bool
	reading  bool
	unread   error // why the list could not be read
	err      error
	asked    bool // for storage that lasts
	usage    int64
}

// prefGames remembers how many games there are, outside the storage, so that their loss is seen.
const prefGames = "games"

// Open returns the shelf of a device. Its games are there once Ready says so.
func Open(h Host) *Shelf {
	s := &Shelf{host: h, games: map[string]*Info{}, edits: map[string]*edit{}}
	s.counted, _ = strconv.Atoi(h.Preference(prefGames))
	s.Refresh(nil)
	return s
}

// Refresh reads the list again. The function, if any, is called when that is done.
func (s *Shelf) Refresh(done func()) {
	s.reading = true
	s.host.List([]string{infoKeys}, func(entries []platform.Entry, err error) {
		first := !s.ready || s.unread != nil
		s.ready, s.reading, s.unread = true, false, err
		if err == nil {
			s.take(entries, first)
		}
		s.host.Usage(func(n int64) { s.usage = n })
		if done != nil {
			done()
		}
	})
}

func (s *Shelf) take(entries []platform.Entry, first bool) {
	if first {
		s.lost = max(0, s.counted-len(entries))
	}
	games := make(map[string]*Info, len(entries))
	for _, e := range entries {
		i := readInfo(idOf(e.Key), e.Data)
		if c := s.edits[i.ID]; c != nil {
			c.do(i)
		}
		games[i.ID] = i
	}
	for _, open := range s.sessions {
		games[open.info.ID] = open.info
	}
	s.games = games
	s.count()
	if first {
		s.purge()
	}
}

// count has the device remember how many games are stored, and how many are missing until the player has seen that.
func (s *Shelf) count() {
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

// Lost returns how many games were here at an earlier visit and are no more, though nobody deleted them.
func (s *Shelf) Lost() int { return s.lost }

// Listed reports whether the list was read.
func (s *Shelf) Listed() bool { return s.ready && s.unread == nil }

// Unread returns how many games the device remembers to have as long as their list was not read.
func (s *Shelf) Unread() int {
	if s.Listed() {
		return 0
	}
	return s.counted
}

// ForgetLost takes note that the player knows that games were lost.
func (s *Shelf) ForgetLost() {
	s.lost = 0
	s.count()
}

// Ready reports whether the list was read, or could not be.
func (s *Shelf) Ready() bool { return s.ready }

// Err returns why nothing can be stored, or nil.
func (s *Shelf) Err() error {
	if s.unread != nil {
		return s.unread
	}
	return s.err
}

// Usage returns how many bytes are in use, or zero if that is not known.
func (s *Shelf) Usage() int64 { return s.usage }

// Games returns all games, the one played last first.
func (s *Shelf) Games() []*Info {
	var games []*Info
	for _, i := range s.games {
		if !i.Deleted() {
			games = append(games, i)
		}
	}
	slices.SortFunc(games, func(a, b *Info) int {
		return cmp.Or(cmp.Compare(b.Changed, a.Changed), strings.Compare(a.ID, b.ID))
	})
	return games
}

// Deleted returns the deleted games that can still be brought back, the one deleted last first.
func (s *Shelf) Deleted() []*Info {
	var games []*Info
	for _, i := range s.games {
		if i.Deleted() {
			games = append(games, i)
		}
	}
	slices.SortFunc(games, func(a, b *Info) int {
		return cmp.Or(cmp.Compare(b.DeletedAt, a.DeletedAt), strings.Compare(a.ID, b.ID))
	})
	return games
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

// LastBackup returns when a game was last written to a file, in seconds since 1970, and how many games are not in a file
// as they stand.
func (s *Shelf) LastBackup() (at int64, missing int) {
	for _, i := range s.Games() {
		at = max(at, i.Exported)
		if !i.Backup() {
			missing++
		}
	}
	return at, missing
}

// Persist asks the device to keep the games until the player deletes them.
func (s *Shelf) Persist(done func(bool)) {
	s.asked = true
	s.host.Persist(func(granted bool) {
		if done != nil {
			done(granted)
		}
	})
}

// stored takes note of the outcome of a batch.
func (s *Shelf) stored(err error) {
	s.err = err
	if err != nil {
		return
	}
	s.count()
	if !s.asked {
		s.Persist(nil)
	}
}

// Unstored reports whether anything that the player did is not stored yet, or could not be.
func (s *Shelf) Unstored() bool {
	return len(s.edits) > 0 || slices.ContainsFunc(s.sessions, func(o *Session) bool { return !o.only && !o.Saved() })
}

// Retry tries again what could not be read or stored.
func (s *Shelf) Retry() {
	if s.unread != nil && !s.reading {
		s.Refresh(nil)
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

// changed is what tabs tell each other when a game was stored, with its id.
const changed = "changed:"

func (s *Shelf) tell(id string) { s.host.Tell(changed + id) }

// Update takes note of what other tabs do and reports whether the event was about that.
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
			case open.Only():
				open.reload()
			default:
				open.check()
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
