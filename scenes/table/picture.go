package table

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/charts"
	"github.com/hexrail/hexrail/game/ui/paint"
	raster "github.com/hexrail/hexrail/game/ui/soft"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/mappane"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Sizes of a saved picture in pixels: width, margin, and height and text size of the caption. The height follows from
// the contents.
const (
	pictureWidth   = 1800
	pictureMargin  = 40
	captionHeight  = 36
	captionLetters = 22
)

// snapshot makes pictures of the position on the screen.
type snapshot struct {
	*desk.Desk
	pane *mappane.Pane
	tabs *info.Tabs
	name string // name of the game
	copy bool   // the game is a what-if
}

// saveMap offers a picture of the board at the position on the screen.
func (m *snapshot) saveMap() {
	size := paint.R(0, 0, pictureWidth-2*pictureMargin, m.Board.OverviewHeight(pictureWidth-2*pictureMargin))
	m.savePicture("", size, 1, func(p *paint.Painter, style *theme.Palette, r ui.Rect) {
		m.pane.DrawWhole(p, style, r, pictureMargin)
	})
}

// saveChart offers a picture of the price chart with its legend.
func (m *snapshot) saveChart() {
	const scale, gap, columns = 2, 16, 2
	chart, entries, zones := &m.Game.Title().Market, m.tabs.Legend(), m.Say(info.Words.Zones)
	g := charts.Fit(chart, paint.R(0, 0, (pictureWidth-2*pictureMargin)/scale, 10000))
	w, h := g.Size()
	size := paint.R(0, 0, w, h+gap+charts.LegendHeight(len(entries), columns))
	m.savePicture("-"+m.Say(tableWords.market), size, scale, func(p *paint.Painter, style *theme.Palette, r ui.Rect) {
		g.X, g.Y = r.X, r.Y
		charts.DrawPrices(p, g, &charts.Prices{Style: style, Chart: chart, Marks: m.tabs.Marks()})
		r.CutTop(h + gap)
		r.W, _ = charts.LegendSize(p, zones, entries, columns)
		charts.DrawLegend(p, r, style, widgets.Label(zones), entries, columns)
	})
}

// savePicture offers a picture of a size in dp, rendered in software in the colours of the screen. The file name has
// the number of actions, unless it is the latest position, and the suffix.
func (m *snapshot) savePicture(suffix string, size ui.Rect, scale float32,
	draw func(p *paint.Painter, style *theme.Palette, r ui.Rect)) {
	a := m.Shell
	fonts, err := paint.NewFonts()
	if err != nil {
		a.Open(app.NewNotice(a, a.Say(app.Words.OpenFailed), err.Error()))
		return
	}
	style := a.Palette()
	margin := pictureMargin / scale
	page := paint.R(0, 0, size.W+2*margin, size.H+2*margin+captionHeight/scale)
	canvas := raster.New(int(page.W*scale), int(page.H*scale), style.BG.Map)
	p := paint.New(fonts, canvas)
	p.Begin(canvas.Image.Rect.Size(), scale)
	draw(p, &style, paint.R(margin, margin, size.W, size.H))
	foot := paint.R(margin, page.Bottom()-margin/2-captionHeight/scale, page.W-2*margin, captionHeight/scale)
	p.TextIn(foot, m.caption(), paint.Text{Size: captionLetters / scale, Color: style.Ink.Soft})
	p.Submit()
	name := strings.TrimSuffix(app.FileName(m.name), app.SaveSuffix)
	if at := m.Game.At(); at < m.Game.Len() || m.copy {
		name += "-" + strconv.Itoa(at)
	}
	a.Host.DownloadPicture(name+suffix+".png", canvas.Image)
}

// caption returns the game and the position of the picture.
func (m *snapshot) caption() string {
	facts := []string{m.name, m.See().Header.Title}
	if m.copy {
		facts[0] += " (" + m.Say(planning.Words.Copy) + ")"
	}
	moment := m.Speaker().Say(text.HistoryValue, text.Facts{
		"n": text.Number(int32(m.Game.At())), "all": text.Number(int32(m.Game.Len())), "round": m.Speaker().Round(m.View()),
	})
	return strings.Join(append(facts, moment), "  ·  ")
}
