package scenes

import (
	"hexrail/game/platform"
	"hexrail/game/ui"
)

// gameOver is the place that shows how a game ended.
type gameOver struct {
	app  *App
	game *playing
}

func newGameOver(a *App, p *playing) *gameOver { return &gameOver{app: a, game: p} }

// Update wants nothing.
func (g *gameOver) Update(platform.Event) bool { return false }

func (g *gameOver) Draw(u *ui.UI, page ui.Rect) { g.app.close(g) }
