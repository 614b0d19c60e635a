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
	since    time.Duration
	pictured bool
}

// Begin restarts with the frame being drawn.
func (s *Standing) Begin(u *ui.UI) { *s = Standing{since: u.Now} }

// For returns the time on the screen. It must be called in every frame, because the first call after the first frame
// learns when that was complete.
func (s *Standing) For(u *ui.UI) time.Duration {
	if s.since == 0 {
		return math.MaxInt64
	}
	if !s.pictured && u.Now != s.since {
		s.since, s.pictured = max(s.since, u.Drawn), true
	}
	return u.Now - s.since
}
