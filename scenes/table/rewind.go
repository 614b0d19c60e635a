package table

import (
	"cmp"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/handover"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// rewind implements undo and redo, which move the latest position of the game.
type rewind struct {
	*desk.Desk
	table  rewound
	hooks  *Hooks
	people *people
	auto   *opponents // plays for the computers, if there are any
	first  int        // lower limit of the latest position: where a what-if leaves the game
}

// rewound is the table as rewind sees it.
type rewound interface {
	update()
	account(said string)
	openUndoMenu()
}

// keepCut calls do, which may replace undone actions, and keeps them as a what-if in that case.
func (r *rewind) keepCut(do func()) {
	if r.hooks.Cut == nil || r.Game.Now() == r.Game.Len() {
		do()
		return
	}
	before := r.Game.Clone()
	do()
	if r.Game.Common(before) < before.Len() {
		r.hooks.Cut(before)
	}
}

// undo undoes the last action or, against computers, everything since a person's last decision.
func (r *rewind) undo() {
	if to := r.undoTarget(); r.enabled() && to >= r.first {
		r.table.account(r.undoName())
		r.moveTo(to)
	}
}

// undoTarget returns the position to which undo leads, or -1 if there is nothing to undo.
func (r *rewind) undoTarget() int {
	if r.seatsBothKinds() {
		return match.LastByPerson(r.Game, r.Game.Now())
	}
	return r.Game.Now() - 1
}

// redo repeats the action that was undone last, with the computers' answers.
func (r *rewind) redo() {
	said := r.redoName()
	if !r.enabled() || !r.Game.Redo() {
		return
	}
	r.table.account(said)
	for r.seatsBothKinds() && r.Game.ByComputer(r.Game.Now()) && r.Game.Redo() { // until a person's action is next
	}
	r.table.update()
}

// moveTo makes an earlier position the latest one. The actions after it can be redone until something else is played,
// which turns them into a what-if.
func (r *rewind) moveTo(i int) {
	secret := r.people.secret()
	if r.hooks.ReadOnly || i < r.first || secret && r.undoBar() != "" {
		return
	}
	if !secret {
		i = r.bidsFrom(i)
	}
	r.Game.GoTo(i)
	if secret {
		r.Game.Cut() // a sealed bid that was taken back must leave no trace
	}
	if r.people.computerDecides() {
		r.auto.halt() // otherwise they would play the same again
	}
	r.table.update()
}

// seatsBothKinds reports whether persons and computers play at this table.
func (r *rewind) seatsBothKinds() bool {
	return r.auto != nil && r.people.hasPerson() && len(r.Game.RunByComputer()) > 0
}

// undoBar returns why undo is impossible, or "": a what-if, lesson or puzzle begins here, sealed bids are being made,
// or only computers have decided.
func (r *rewind) undoBar() string {
	switch {
	case r.first > 0 && r.Game.Now() <= r.first:
		return r.Say(planning.Words.AtStart)
	case r.people.secret() && r.Game.Now() > 0 && !r.people.mustHandOver() && !r.people.Away():
		return r.Say(handover.Words.Begun)
	case r.Game.Now() > 0 && r.undoTarget() < 0:
		return r.Say(computerWords.nothingOwn)
	}
	return ""
}

// undoable reports whether there is anything to undo or redo.
func (r *rewind) undoable() bool {
	h := &r.See().History
	return r.enabled() && (h.Undo != "" && r.undoBar() == "" || h.Redo != "")
}

// openMenu opens the undo menu.
func (r *rewind) openMenu() {
	if r.undoable() {
		r.table.openUndoMenu()
	}
}

// undoName returns the name of the action that undo takes back.
func (r *rewind) undoName() string {
	to := r.undoTarget()
	switch {
	case r.See().History.Undo == "" || to < 0:
		return r.Say(text.Undo)
	case !r.people.secret() && r.bidsFrom(to) < to:
		return r.Say(handover.Words.Shown)
	}
	return r.Viewer().Undo(to)
}

// menuLines returns the lines of the undo menu, which differ in how far they go back, and redo.
func (r *rewind) menuLines() []widgets.MenuLine {
	say, at := r.Speaker(), r.Game.At()
	me := r.Game.Decider(at)
	line := func(id, words string, to int) widgets.MenuLine {
		to = max(to, r.first)
		if r.seatsBothKinds() {
			to = match.LastByPerson(r.Game, to+1)
		}
		return widgets.MenuLine{Item: ui.Item{ID: id, Text: words, Icon: icon.Undo, Disabled: to >= at || to < 0},
			Do: func() { r.moveTo(to) }}
	}
	return []widgets.MenuLine{
		line("undo:action", cmp.Or(r.See().History.Undo, r.Say(text.Undo)), at-1),
		line("undo:turn", say.Say(text.UndoTurn), r.Game.Prev(at, match.ByTurn)),
		line("undo:mine", r.Say(tableWords.undoMine), r.Game.PrevOf(at, me)),
		line("undo:round", r.Say(tableWords.undoRound), r.Game.Prev(at, match.ByRound)),
		{Item: ui.Item{ID: "undo:redo", Text: r.redoName(), Icon: icon.Redo, Key: "Ctrl+Y",
			Disabled: r.See().History.Redo == ""}, Do: r.redo},
	}
}

// redoName returns the name of the action that redo repeats.
func (r *rewind) redoName() string {
	return cmp.Or(r.See().History.Redo, r.Say(text.Redo))
}

// bidsFrom returns the first position of the sealed bids to which position i belongs, or i if it has none. Undo never
// stops between sealed bids once they are open.
func (r *rewind) bidsFrom(i int) int {
	for i > r.first && r.Game.ViewAt(i).Sealed() && r.Game.ViewAt(i-1).Sealed() {
		i--
	}
	return i
}

// enabled reports whether undo and redo are possible: the game may be changed and its latest position is on the screen.
func (r *rewind) enabled() bool { return !r.hooks.ReadOnly && !r.Game.Past() }
