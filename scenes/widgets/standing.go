package widgets

import (
	"math"
	"time"

	"hexrail/game/ui"
)

// Standing tells how long something has stood before the player, such as a step or a question that takes no press at first. It counts from
// the end of the picture that first shows it: a press that waited while a slow device drew that picture was meant for what stood there
// before. The zero value has stood for ever.
type Standing struct {
	since    time.Duration
	pictured bool
}

// Begin begins anew with the picture that is being drawn.
func (s *Standing) Begin(u *ui.UI) { *s = Standing{since: u.Now} }

// For returns how long it has stood. It is asked in every pass, because it learns from the first pass after the picture when that was
// complete.
func (s *Standing) For(u *ui.UI) time.Duration {
	if s.since == 0 {
		return math.MaxInt64
	}
	if !s.pictured && u.Now != s.since {
		s.since, s.pictured = max(s.since, u.Drawn), true
	}
	return u.Now - s.since
}
