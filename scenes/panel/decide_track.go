package panel

import (
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/rules/id"
	"hexrail/scenes/widgets"
)

// laying is the choice of a lay. The panel tells which lays do most for the best run; see layruns.go.
type laying struct{ ground }

// Panel draws the chosen lay with its consequences, and what privates allow besides.
func (l *laying) Panel(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	l.answer(u, col)
	l.smallTray(u, col)
	l.chosenTile(u, col)
	l.besides(u, col)
	l.layRuns(u, col) // last, as it grows while it is worked out
	return col.Height()
}

// Map hangs on every hex what the best lay there brings.
func (l *laying) Map(s *mapview.Scene) {
	l.ground.Map(s)
	l.tagRuns(s)
}

// HexName says what can be done on a hex, and what the best lay there does for the best run.
func (l *laying) HexName(h id.Hex) string {
	name := l.choosing.HexName(h)
	if !l.aided() {
		return name
	}
	list, _ := l.draft.HexRuns()
	for _, x := range list {
		if x.Lay.Hex == h {
			name += " " + l.say(text.LayRunBest, text.Facts{"change": l.change(x.Run.Change())})
		}
	}
	return name
}
