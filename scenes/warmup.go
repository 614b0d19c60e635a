package scenes

import (
	"image"
	"iter"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/table"
)

// Rest spends some milliseconds of idle time on the computers' thinking, the start screen of the next visit or the
// warm-up, and reports whether there is more of them.
func (a *App) Rest(u *ui.UI) bool {
	if a.Seats.Rest(u) {
		return true
	}
	if a.stale {
		a.keepFront(u)
		return true
	}
	if a.warming == nil {
		a.warming, _ = iter.Pull(a.warmUp(u))
	}
	_, more := a.warming()
	return more
}

// warmUp opens the sample games step by step without showing them. A browser compiles code when it first runs, which
// takes longer than running it; without the warm-up a player would wait for that when opening a link. Each step replays
// a slightly longer part of a game, so that none takes long. An error ends the warm-up; it will be reported when the
// player opens the game. The sequence has a word for each step.
func (a *App) warmUp(u *ui.UI) iter.Seq[string] {
	return func(yield func(string) bool) {
		for i, s := range library.Samples() {
			g, err := s.Game()
			if err != nil || !yield("read") {
				return
			}
			if i == 0 && !a.warmTable(u, g, yield) {
				return
			}
			for g.At = 1; g.At < len(g.Log); g.At *= 2 {
				if _, _, err := match.Open(share.Moment(g)); err != nil || !yield("replayed") {
					return
				}
			}
			g.At = len(g.Log)
			if !a.warmPreview(u, g, yield) {
				return
			}
		}
	}
}

// warmPreview draws the preview of a game, yielding between its parts. It returns false if yield did.
func (a *App) warmPreview(u *ui.UI, g match.Game, yield func(string) bool) bool {
	r, err := dialogs.Follow(a.Shell, g, "", nil)
	if err != nil || !yield("followed") {
		return false
	}
	r.Link = true
	p := dialogs.NewPreview(a.Shell, r)
	if !yield("previewed") {
		return false
	}
	dark := ui.New(paint.New(u.P.Fonts, nowhere{}))
	dark.Frame(u.Surface, u.Now, func(u *ui.UI) {
		a.Dress(u)
		p.Draw(u, u.Screen())
	})
	return yield("drawn")
}

// warmTable draws the table of a game at several positions, yielding between them. It comes first because a new game
// needs it next. It returns false if yield did.
func (a *App) warmTable(u *ui.UI, g match.Game, yield func(string) bool) bool {
	m, _, err := match.Open(g)
	if err != nil || !yield("replayed") {
		return false
	}
	t, dark := table.New(a.Shell, m, table.Hooks{ReadOnly: true}), ui.New(paint.New(u.P.Fonts, nowhere{}))
	looks := [...]string{"g", "+", "-", "n", "k", "l", "e", "p", "g", "+"}
	for i, key := range looks {
		t.GoTo(m.Len() * (i + 1) / len(looks))
		dark.Send(ui.Event{Kind: ui.KeyDown, Key: key})
		dark.Frame(u.Surface, u.Now, func(u *ui.UI) {
			a.Dress(u)
			t.Draw(u, u.Screen())
		})
		if !yield("looked") {
			return false
		}
	}
	return true
}

// nowhere is a backend that draws nothing.
type nowhere struct{}

func (nowhere) WriteAtlas(image.Rectangle, []byte)            {}
func (nowhere) Draw([]mesh.Vertex, []uint32, image.Rectangle) {}
