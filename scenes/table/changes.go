package table

import (
	"time"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/info"
)

// showChanges replays the actions of others since the player's last turn, marks it and lists it in the log. If it is
// marked already, the marks are removed; during the replay, the replay is cut short instead.
func (d *dock) showChanges(u *ui.UI) {
	from, to := d.others.Turns()
	switch {
	case d.playback.on && d.others.Marked():
		d.playback.on = false
		d.moves.GoTo(d.Game.Now())
		return
	case d.others.Marked():
		d.others.Drop()
		return
	case from == to:
		return
	}
	d.others.Mark(from, to)
	d.tabs.Filter = info.Filter{From: from, To: to}
	d.show(logTab)
	if !u.Surface.Reduced {
		d.playBack(u.Now+200*time.Millisecond, from, to, 2)
	}
}

// changesButton returns the button of showChanges, as an icon if short.
func (d *dock) changesButton(short bool) ui.Button {
	said := d.Say(text.HistorySince)
	from, to := d.others.Turns()
	b := ui.Button{Text: said, Icon: icon.Eye, Small: true, Pressed: ui.Is(d.others.Marked()), Disabled: from == to}
	if short {
		b.Text, b.Name = "", said
	}
	return b
}
