package table

import (
	"github.com/hexrail/hexrail/game/review"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
)

// regret looks in idle time at the choices that the only person at a table has just made, and says in a toast if one
// was far from the best. It can be switched off together with suggestions.
type regret struct {
	*playing
	next   int            // position from which on choices have not been looked at
	glance *review.Glance // nil while none is looked at
}

var regretWords = struct{ said, undo text.Pair }{
	said: text.Pair{"“{what}” may cost about {$sum} in the end.", "「{what}」で、最終的に約{$sum}損をしそうです。"},
	undo: text.Pair{"Undo and look", "取り消して見る"},
}

// regretWork is the work of one piece, in units of the route solver.
const regretWork = 10_000

// think does one piece of the work on a choice, offers to undo it if it was far from the best, and reports whether
// there is more to do.
func (r *regret) think(u *ui.UI) bool {
	m := r.game
	if r.app.Prefs.Unasked || r.people.alone() == 0 || m.Past() || m.View().S.End.Over || r.people.computerDecides() {
		return false
	}
	r.dropUndone()
	if r.glance == nil {
		for r.next < m.Now() && (m.ByComputer(r.next) || m.Decider(r.next) == 0 || !review.CanGlance(m, r.next)) {
			r.next++
		}
		if r.next == m.Now() {
			return false
		}
		r.glance = review.NewGlance(m, r.next)
		r.next++
	}
	if !r.glance.Work(regretWork) {
		return true
	}
	c, far := r.glance.Choice()
	r.glance = nil
	if far {
		said := text.Facts{"what": r.desk.Viewer().Sentence(c.At), "$sum": r.desk.Speaker().Money(c.Loses)}
		r.app.OfferBack(u, r.app.Phrase(regretWords.said, said), r.app.Say(regretWords.undo), func() { r.undoTo(c.At) })
		u.Invalidate()
	}
	return r.next < m.Now()
}

// dropUndone forgets a choice that was undone meanwhile.
func (r *regret) dropUndone() {
	if now := r.game.Now(); r.next > now {
		r.next, r.glance = now, nil
	}
}

// undoTo undoes everything from position at on, unless the rules of undo forbid it, and opens the suggestion there.
func (r *regret) undoTo(at int) {
	if at >= r.game.Now() {
		return
	}
	r.rewind.moveTo(at)
	if r.game.Now() != at {
		return
	}
	if look := r.Table.suggest(); look != nil {
		look()
	}
}
