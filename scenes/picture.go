package scenes

import (
	"image"
	"strings"

	"hexrail/game/ui/mapview"
	"hexrail/game/ui/paint"
	raster "hexrail/game/ui/soft"
)

// Size of the picture of a map in pixels; its height follows from the map.
const (
	pictureWidth  = 1800
	pictureMargin = 40
)

// savePicture hands the player a picture of the map.
func (g *gameOver) savePicture() {
	picture, err := g.picture()
	if err != nil {
		g.app.open(newNotice(g.app, g.app.say(words.openFailed), err.Error()))
		return
	}
	g.app.host.DownloadPicture(strings.TrimSuffix(fileName(g.play.session.Info().Name), saveSuffix)+".png", picture)
}

// picture draws the map in software, in the colours of paper.
func (g *gameOver) picture() (*image.RGBA, error) {
	fonts, err := paint.NewFonts()
	if err != nil {
		return nil, err
	}
	t := g.play.Table
	style := g.app.paper()
	height := int(t.board.OverviewHeight(pictureWidth-2*pictureMargin)) + 2*pictureMargin
	canvas := raster.New(pictureWidth, height, style.BG.Map)
	p := paint.New(fonts, canvas)
	p.Begin(canvas.Image.Rect.Size(), 1)
	whole := paint.R(0, 0, pictureWidth, float32(height))
	v := g.game.View()
	t.board.Draw(p, whole, t.board.Overview(whole.Inset(pictureMargin)), &mapview.Scene{
		Style: style, Cells: &v.S.Cells, Corps: t.tokens, Held: v.AppendHolds(nil), Phase: v.PhaseDef().Colors,
		FaceDown: v.FaceDown(),
	})
	p.Submit()
	return canvas.Image, nil
}
