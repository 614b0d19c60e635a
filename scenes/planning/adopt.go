package planning

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/whatif"
	"hexrail/rules"
	"hexrail/scenes/app"
)

// outlook is what adopting the branch would do, kept until the branch or the real game changes.
type outlook struct {
	adoption whatif.Adoption
	real     *rules.State
	end      *rules.State
	valid    bool
}

// try returns what adopting the branch would do.
func (w *WhatIf) try() whatif.Adoption {
	o, real, end := &w.outlook, w.real().S, w.branch.End().S
	if !o.valid || o.real != real || o.end != end {
		*o = outlook{whatif.Try(w.of.match(), w.branch, w.of.game.Here), real, end, true}
	}
	return o.adoption
}

// barred returns why the branch cannot be adopted, or nothing.
func (w *WhatIf) barred() string {
	a := w.try()
	switch {
	case w.of.game.ReadOnly():
		return w.app().Say(Words.lookOnly)
	case a.Of == 0:
		return w.app().Say(Words.nothingYet)
	case a.Played == 0:
		return w.ends(a)
	}
	return ""
}

// ends returns why an adoption ends before the branch does.
func (w *WhatIf) ends(a whatif.Adoption) string {
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

// forecast says what adopting the branch would do, or why it cannot be adopted.
func (w *WhatIf) forecast() string {
	if why := w.barred(); why != "" {
		return why
	}
	a := w.try()
	facts := text.Facts{"n": strconv.Itoa(a.Played), "all": strconv.Itoa(a.Of), "name": w.branch.Name}
	if a.End == whatif.Whole {
		return w.app().Phrase(Words.adopting, facts)
	}
	return w.app().Phrase(Words.adoptingPart, facts) + " " + w.ends(a)
}

// adopt plays the branch in the real game and goes back to it. A branch that was played whole is not kept.
func (w *WhatIf) adopt(u *ui.UI) {
	if w.barred() != "" {
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
	facts["why"] = w.ends(done)
	a.Open(app.NewNotice(a, w.title(), a.Phrase(Words.stopped, facts)))
}

// drop discards the branch, goes back to the real game and offers to bring the branch back.
func (w *WhatIf) drop(u *ui.UI) {
	b := w.branch
	w.app().Close(w)
	if b.Plays() > 0 {
		w.of.discard(u, b)
	}
}

// discard takes a branch off the list and offers to bring it back.
func (o *WhatIfs) discard(u *ui.UI, b *whatif.Branch) {
	a, i := o.app, o.set.Drop(b)
	o.game.Store()
	said := a.Phrase(Words.dropped, text.Facts{"name": o.title(b)})
	a.OfferUndo(u, said, func() {
		if o.set.Restore(b, i) {
			o.game.Store()
			o.again(b)
		}
	})
	u.Announce(said)
}

// again shows a branch that was brought back, wherever the player is by now.
func (o *WhatIfs) again(b *whatif.Branch) {
	if o.shown != nil {
		o.shown.turn(b)
		return
	}
	o.enter(b)
}
