package library

import (
	"github.com/hexrail/hexrail/game/match"
)

// Load opens a stored game for playing, or only for viewing if another tab plays it. done gets either a session or an
// error. Its Stop is not nil if the game cannot be replayed to its end, usually because the rules have changed.
func (s *Shelf) Load(id string, done func(*Session, *match.Stop, error)) {
	if o := s.session(id); o != nil && o.left { // its last actions are still being stored
		o.left, o.Reloaded = false, nil
		done(o, o.stop, nil)
		return
	}
	s.read(id, ifSound(func(r *record, err error) {
		if err != nil {
			done(nil, nil, err)
			return
		}
		f, err := r.file()
		if err != nil {
			done(nil, nil, err)
			return
		}
		m, stop, err := match.Open(f.Game)
		if err != nil {
			done(nil, nil, err)
			return
		}
		s.host.Lock(lockName(id), func(held bool) {
			open := &Session{shelf: s, info: r.info, game: m, stop: stop, only: !held, drifted: f.Drifted(m)}
			open.recordOpened(r)
			s.games[id] = r.info
			s.sessions = append(s.sessions, open)
			done(open, stop, nil)
		})
	}))
}
