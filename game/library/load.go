package library

import (
	"hexrail/game/match"
)

// Load opens a stored game to be played, or only looked at if another tab plays it. The Stop tells where the rules have
// changed so that the game cannot be followed to its end. Either a session comes or an error.
func (s *Shelf) Load(id string, done func(*Session, *match.Stop, error)) {
	if o := s.session(id); o != nil && o.left { // what was played is still being stored
		o.left, o.Reloaded = false, nil
		done(o, o.stop, nil)
		return
	}
	s.read(id, func(r *record, err error) {
		if err == nil {
			err = r.readable()
		}
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
			open.keep(r)
			s.games[id] = r.info
			s.sessions = append(s.sessions, open)
			done(open, stop, nil)
		})
	})
}
