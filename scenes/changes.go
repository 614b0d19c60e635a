package scenes

import (
	"time"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/scenes/ledger"
)

// showChanges plays what others have done since the player's last turn, marks it, and lists it in the log. What is
// marked is no longer marked afterwards; while it is played, the marks appear at once.
func (t *Table) showChanges(u *ui.UI) {
	from, to := t.others.Turns()
	switch {
	case t.history.playback.on && t.others.Marked():
		t.history.playback.on = false
		t.goTo(t.game.Now())
		return
	case t.others.Marked():
		t.others.Drop()
		return
	case from == to:
		return
	}
	t.others.Mark(from, to)
	t.tabs.Filter = ledger.Filter{From: from, To: to}
	t.panel.show(logTab)
	if !u.Surface.Reduced {
		t.history.by = byAction
		t.goTo(from)
		t.history.playback = playback{on: true, next: u.Now + 200*time.Millisecond, speed: 2, until: to}
	}
}

// changesButton returns the button of the history that shows what others have done; only its icon if it must be short.
func (t *Table) changesButton(short bool) ui.Button {
	said := t.speaker().Word(text.HistorySince)
	from, to := t.others.Turns()
	b := ui.Button{Text: said, Icon: icon.Eye, Small: true, Pressed: ui.Is(t.others.Marked()), Disabled: from == to}
	if short {
		b.Text, b.Name = "", said
	}
	return b
}
