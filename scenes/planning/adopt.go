package planning

import (
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
)

// outlook caches the result of trying to adopt the branch. It is valid for one position of the real game and one end of
// the branch.
type outlook struct {
	adoption whatif.Adoption
	real     *rules.State
	end      *rules.State
	valid    bool
}

// tryAdopting returns the effect that adopting the branch would have, without adopting it.
func (w *WhatIf) tryAdopting() whatif.Adoption {
	o, real, end := &w.outlook, w.real().S, w.branch.End().S
	if !o.valid || o.real != real || o.end != end {
		*o = outlook{whatif.Try(w.of.match(), w.branch, w.of.game.Here), real, end, true}
	}
	return o.adoption
}

// barReason returns why the branch cannot be adopted, or "".
func (w *WhatIf) barReason() string {
	a := w.tryAdopting()
	switch {
	case w.of.game.ReadOnly():
		return w.app().Say(Words.lookOnly)
	case a.Of == 0:
		return w.app().Say(Words.nothingYet)
	case a.Played == 0:
		return w.endReason(a)
	}
	return ""
}

// endReason returns why adopting stops before the end of the branch, or "" if it does not.
func (w *WhatIf) endReason(a whatif.Adoption) string {
	app := w.app()
	switch a.End {
	case whatif.Parted:
		return app.Phrase(Words.gonePast, text.Facts{"n": strconv.Itoa(w.branch.From)})
	case whatif.Elsewhere:
		return app.Phrase(Words.elsewhere, text.Facts{"who": w.speaker().Player(a.Who)})
	case whatif.Refused:
		return app.Say(Words.refused)
	}
	return ""
}

// forecast returns a sentence on the effect of adopting the branch, or on why that is impossible.
func (w *WhatIf) forecast() string {
	if why := w.barReason(); why != "" {
		return why
	}
	a := w.tryAdopting()
	facts := text.Facts{"n": strconv.Itoa(a.Played), "all": strconv.Itoa(a.Of), "name": w.branch.Name}
	if a.End == whatif.Whole {
		return w.app().Phrase(Words.adopting, facts)
	}
	return w.speaker().Sentences([]string{w.app().Phrase(Words.adoptingPart, facts), w.endReason(a)})
}

// adopt plays the actions of the branch in the real game and returns to it, or does nothing if that is barred. A branch
// that was adopted completely is dropped.
func (w *WhatIf) adopt(u *ui.UI) {
	if w.barReason() != "" {
		return
	}
	a, real := w.app(), w.of.game
	var done whatif.Adoption
	real.Cutting(func() { done = whatif.Adopt(w.of.match(), w.branch, real.Here) })
	facts := text.Facts{"n": strconv.Itoa(done.Played), "all": strconv.Itoa(done.Of), "name": w.branch.Name}
	if done.End == whatif.Whole {
		w.of.set.Drop(w.branch)
	}
	a.Close(w)
	real.Changed()
	if done.End == whatif.Whole {
		u.Toast(a.Phrase(Words.adopted, facts))
		return
	}
	facts["why"] = w.endReason(done)
	a.Open(app.NewNotice(a, w.title(), a.Phrase(Words.stopped, facts)))
}

// drop returns to the real game and discards the branch with an offer to undo that. A branch without moves is dropped
// by closing its screen.
func (w *WhatIf) drop(u *ui.UI) {
	b := w.branch
	w.app().Close(w)
	if b.Plays() > 0 {
		w.of.discard(u, b)
	}
}

// discard removes a branch from the set and offers an undo.
func (o *WhatIfs) discard(u *ui.UI, b *whatif.Branch) {
	a, i := o.app, o.set.Drop(b)
	o.game.Store()
	said := a.Phrase(Words.dropped, text.Facts{"name": o.title(b)})
	a.OfferUndo(u, said, func() {
		if o.set.Restore(b, i) {
			o.game.Store()
			o.showAgain(b)
		}
	})
	u.Announce(said)
}

// showAgain shows a restored branch, whichever what-if is on the screen by then.
func (o *WhatIfs) showAgain(b *whatif.Branch) {
	if o.shown != nil {
		o.shown.turnTo(b)
		return
	}
	o.enter(b)
}
