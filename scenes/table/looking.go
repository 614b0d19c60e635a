package table

import (
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/review"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// looking is the review of the game on a table, and the moment of it that is shown there.
type looking struct {
	*playing
	screen *review.Screen // nil before it was asked for
	moment *review.Moment // nil if none is shown
}

// open opens the review. It begins anew if the game has changed since.
func (l *looking) open() {
	m := l.session.Match()
	if l.screen == nil || !l.screen.Reviews(m) {
		l.screen = review.New(l.app, m, review.Around{Show: l.show, PlayOn: l.playOn})
	}
	l.app.Open(l.screen)
}

// menu returns the menu line that opens the review of a game that is over, or nil if it is not over.
func (l *looking) menu() []widgets.MenuLine {
	if !l.over {
		return nil
	}
	return []widgets.MenuLine{widgets.NewMenuLine("menu:review", l.app.Say(history.Words.Review), icon.Search, l.open)}
}

// show shows a moment on the table, with the history open and a strip above the panel.
func (l *looking) show(m *review.Moment) {
	for l.app.Top() != l.playing {
		l.app.Back()
	}
	t := l.Table
	l.moment, t.hooks.Top = m, l.cutTop
	if m.Run {
		t.history.showRun(m.At + 1)
		return
	}
	t.history.open = true
	t.layout.showSide(mapSide)
	t.GoTo(m.At)
}

// hide removes the strip when a position is shown that is neither before nor after the action.
func (l *looking) hide() {
	if at := l.Table.game.At(); l.moment != nil && at != l.moment.At && at != l.moment.At+1 {
		l.moment, l.Table.hooks.Top = nil, nil
	}
}

// cutTop draws the strip with the moment and cuts it off the top of the panel.
func (l *looking) cutTop(u *ui.UI, r *ui.Rect) {
	if m := l.moment; m != nil {
		if l.Table.desk.Small() {
			m = m.Brief()
		}
		m.CutStrip(u, r, l.open)
	}
}

// playOn begins a new game that goes on from a position of this one: a person plays one seat, computers the others.
func (l *looking) playOn(at int, me id.Player, level match.Level) {
	from := l.session.Match().Clone()
	from.Look(at)
	m := from.Branch()
	for i := range m.Players() {
		if p := id.Player(i + 1); p != me {
			m.SetComputer(p, level)
		} else {
			m.TakeOver(p)
		}
	}
	name := review.NameFrom(l.app, l.session.Info().Name, l.desk.Viewer().Speaker().Round(m.View()))
	l.app.Seat(l.app.Shelf.Begin(m, func(i *library.Info) {
		i.Game, i.Name, i.Sent = library.NewNumber(), match.CleanName(name), m.Now()
	}))
}
