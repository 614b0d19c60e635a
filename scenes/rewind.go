package scenes

import (
	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/scenes/desk"
	"hexrail/scenes/handover"
	"hexrail/scenes/planning"
	"hexrail/scenes/widgets"
)

// rewind takes actions back and plays them again: it moves the present of the game.
type rewind struct {
	*desk.Desk
	table  rewound
	hooks  *hooks
	people *people
	first  int // the present never goes below it: where a what-if left the game
}

// rewound is the table as its rewind sees it.
type rewound interface {
	changed()
	openMenu(kind menuKind)
}

// cutting runs do, which may cut the undone actions, and keeps them as a what-if if it did.
func (r *rewind) cutting(do func()) {
	if r.hooks.Cut == nil || r.Game.Now() == r.Game.Len() {
		do()
		return
	}
	before := r.Game.Clone()
	if do(); r.Game.Common(before) < before.Len() {
		r.hooks.Cut(before)
	}
}

// undo takes the last action back, and against computers all since the last decision of a person; undo and redo move the
// present.
func (r *rewind) undo() {
	if to := r.stop(); r.movable() && to >= r.first {
		r.to(to)
	}
}

// stop returns the position to which undo leads, or -1 if there is nothing to undo.
func (r *rewind) stop() int {
	if r.mixed() {
		return lastOwn(r.Game, r.Game.Now())
	}
	return r.Game.Now() - 1
}

// redo plays again what was undone last, and what computers had answered to it.
func (r *rewind) redo() {
	if !r.movable() || !r.Game.Redo() {
		return
	}
	for r.mixed() && r.Game.ByComputer(r.Game.Now()) && r.Game.Redo() {
	}
	r.table.changed()
}

// to makes an earlier position the present. What came after it can be redone; if something else is played it stays as a
// what-if.
func (r *rewind) to(i int) {
	secret := r.people.secret()
	if r.hooks.ReadOnly || i < r.first || secret && r.noUndo() != "" {
		return
	}
	if !secret {
		i = r.bidsFrom(i)
	}
	if r.Game.GoTo(i); secret {
		r.Game.Cut() // a secret bid that was taken back is nowhere to be found
	}
	if r.people.computing() {
		r.hooks.Opponents.halt() // else they would play the same again
	}
	r.table.changed()
}

// mixed reports whether computers answer persons at this table.
func (r *rewind) mixed() bool { return r.hooks.Opponents != nil && mixed(r.Game) }

// noUndo returns why nothing can be undone: a what-if begins here, secret bids are being made, or only computers have decided.
// It is empty where undo works.
func (r *rewind) noUndo() string {
	switch {
	case r.first > 0 && r.Game.Now() <= r.first:
		return r.Say(planning.Words.AtStart)
	case r.people.secret() && r.Game.Now() > 0 && !r.people.handing() && !r.people.away():
		return r.Say(handover.Words.Begun)
	case r.Game.Now() > 0 && r.stop() < 0:
		return r.Say(computerWords.nothingOwn)
	}
	return ""
}

// undoable reports whether there is something to take back or to play again.
func (r *rewind) undoable() bool {
	h := &r.See().History
	return r.movable() && (h.Undo != "" && r.noUndo() == "" || h.Redo != "")
}

// openMenu opens the menu of how far to undo.
func (r *rewind) openMenu() {
	if r.undoable() {
		r.table.openMenu(undoMenu)
	}
}

// undoName tells what undo takes back.
func (r *rewind) undoName() string {
	to := r.stop()
	switch {
	case r.See().History.Undo == "" || to < 0:
		return r.Speaker().Word(text.Undo)
	case !r.people.secret() && r.bidsFrom(to) < to:
		return r.Say(handover.Words.Shown)
	}
	return r.Viewer().Undo(to)
}

// lines are the lines of the menu of how far to undo.
func (r *rewind) lines() []widgets.MenuLine {
	say, at := r.Speaker(), r.Game.At()
	me := r.Game.Decider(at)
	line := func(id, words string, to int) widgets.MenuLine {
		if to = max(to, r.first); r.mixed() {
			to = lastOwn(r.Game, to+1)
		}
		return widgets.MenuLine{Item: ui.Item{ID: id, Text: words, Icon: icon.Undo, Disabled: to >= at || to < 0}, Do: func() { r.to(to) }}
	}
	return []widgets.MenuLine{
		line("undo:action", r.See().History.Undo, at-1),
		line("undo:turn", say.Word(text.UndoTurn), r.Game.Prev(at, match.ByTurn)),
		line("undo:mine", r.Say(tableWords.undoMine), r.Game.PrevOf(at, me)),
		line("undo:round", r.Say(tableWords.undoRound), r.Game.Prev(at, match.ByRound)),
		{Item: ui.Item{ID: "undo:redo", Text: r.redoName(), Icon: icon.Redo, Key: "Ctrl+Y", Disabled: r.See().History.Redo == ""}, Do: r.redo},
	}
}

// redoName tells what redo plays again.
func (r *rewind) redoName() string {
	if name := r.See().History.Redo; name != "" {
		return name
	}
	return r.Speaker().Word(text.Redo)
}

// bidsFrom returns the first of the positions with sealed bids that lead without a gap to position i, which has some, or i.
func (r *rewind) bidsFrom(i int) int {
	for i > r.first && r.Game.ViewAt(i).Sealed() && r.Game.ViewAt(i-1).Sealed() {
		i--
	}
	return i
}

// movable reports whether the present may be moved.
func (r *rewind) movable() bool { return !r.hooks.ReadOnly && !r.Game.Past() }
