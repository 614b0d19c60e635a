package widgets

import (
	"math"
	"time"

	"github.com/hexrail/hexrail/game/ui"
)

// Standing measures how long something has been on the screen, such as a step or a question that ignores presses at
// first. It counts from the end of the frame that first shows it, because a press during a slow frame was meant for the
// previous contents. The zero Standing has been there for ever.
type Standing struct {
	since    time.Duration // time of the screen; zero if it has been there for ever
	pictured bool          // since is the end of the first frame
}

// Begin starts counting with the frame being drawn. From then on Count must run in each frame.
func (s *Standing) Begin(u *ui.UI) { *s = Standing{since: u.Now} }

// Count takes note of the frame being drawn. The first one after that of Begin learns when that was complete, and the
// time counts from there.
func (s *Standing) Count(u *ui.UI) {
	if !s.pictured {
		s.since, s.pictured = s.start(u)
	}
}

// Elapsed returns the time on the screen. It is the longest time possible for the zero Standing.
func (s *Standing) Elapsed(u *ui.UI) time.Duration {
	if s.since == 0 {
		return math.MaxInt64
	}
	since, _ := s.start(u)
	return u.Now - since
}

// start returns the time from which to count, and whether it is known: in the frame of Begin it is not.
func (s *Standing) start(u *ui.UI) (since time.Duration, known bool) {
	if s.pictured || s.since == 0 || u.Now == s.since {
		return s.since, s.pictured
	}
	return max(s.since, u.Drawn), true
}
