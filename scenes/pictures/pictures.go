// Package pictures makes pictures of a position as files: of the map, and of the price chart with its legend. It also
// prints the map, the score sheet, and a card with the tables of the rules.
//
// A Maker has the position at the cursor. SaveMap and SaveChart offer a picture for download, and Print opens the
// dialog for printing, which is left to the host: a picture or a page of HTML.
//
// A picture is painted in software, so it is the same on every screen: Width pixels wide, as high as it needs, with
// margins and a caption. The map and the chart draw themselves (packages mappane and charts).
package pictures

import (
	"image"
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
	Width          = 1800
	margin         = 40
	captionHeight  = 36
	captionLetters = 22
)

// noLimit is a height in dp that no price chart reaches, so that only the width limits it.
const noLimit = 10_000

// Maker makes pictures of the position on the screen.
type Maker struct {
	*desk.Desk
	Pane  *mappane.Pane
	Tabs  *info.Tabs
	Name  string // name of the game
	Copy  bool   // the game is a what-if
	Chart string // name of the price chart
}

// SaveMap offers a picture of the board at the position on the screen.
func (m *Maker) SaveMap() { m.offer(m.PaintMap()) }

// offer offers a picture for download under a file name. A nil picture could not be made; paint has said so.
func (m *Maker) offer(picture *image.RGBA, name string) {
	if picture != nil {
		m.Shell.Host.DownloadPicture(name, picture)
	}
}

// PaintMap returns a picture of the board at the position on the screen and its file name, or nil and "" if the fonts
// cannot be read.
func (m *Maker) PaintMap() (*image.RGBA, string) {
	return m.paintMap(m.Shell.Palette())
}

// paintMap is PaintMap with a palette of the caller's choice.
func (m *Maker) paintMap(style theme.Palette) (*image.RGBA, string) {
	size := paint.R(0, 0, Width-2*margin, m.Board.OverviewHeight(Width-2*margin))
	return m.paintPicture(style, "", size, 1, func(p *paint.Painter, style *theme.Palette, r ui.Rect) {
		m.Pane.DrawWhole(p, style, r, margin)
	})
}

// SaveChart offers a picture of the price chart with its legend.
func (m *Maker) SaveChart() {
	const scale, gap, columns = 2, 16, 2 // pixels for a dp; dp between chart and legend; columns of the legend
	chart, entries, zones := &m.Game.Title().Market, m.Tabs.Legend(), m.Say(info.Words.Zones)
	g := charts.Fit(chart, paint.R(0, 0, (Width-2*margin)/scale, noLimit))
	w, h := g.Size()
	size := paint.R(0, 0, w, h+gap+charts.LegendHeight(len(entries), columns))
	draw := func(p *paint.Painter, style *theme.Palette, r ui.Rect) {
		g.X, g.Y = r.X, r.Y
		charts.DrawPrices(p, g, &charts.Prices{Style: style, Chart: chart, Marks: m.Tabs.Marks()})
		r.CutTop(h + gap)
		r.W, _ = charts.LegendSize(p, zones, entries, columns)
		charts.DrawLegend(p, r, style, widgets.Label(zones), entries, columns)
	}
	m.offer(m.paintPicture(m.Shell.Palette(), "-"+m.Chart, size, scale, draw))
}

// paintPicture returns a picture that draw draws in r, an area of the given size in dp, and a file name for it. The
// picture is rendered in software with scale pixels for a dp and has margins and a caption. Its name ends with the
// suffix, after the number of actions unless the position is the latest one. If the fonts cannot be read, paintPicture
// opens a notice and returns nil.
func (m *Maker) paintPicture(style theme.Palette, suffix string, size ui.Rect, scale float32,
	draw func(p *paint.Painter, style *theme.Palette, r ui.Rect)) (*image.RGBA, string) {
	a := m.Shell
	fonts, err := paint.NewFonts()
	if err != nil {
		a.Open(app.NewNotice(a, a.Say(app.Words.OpenFailed), err.Error()))
		return nil, ""
	}
	edge := margin / scale
	page := paint.R(0, 0, size.W+2*edge, size.H+2*edge+captionHeight/scale)
	canvas := raster.New(int(page.W*scale), int(page.H*scale), style.BG.Map)
	p := paint.New(fonts, canvas)
	p.Begin(canvas.Image.Rect.Size(), scale)
	draw(p, &style, paint.R(edge, edge, size.W, size.H))
	foot := paint.R(edge, page.Bottom()-edge/2-captionHeight/scale, page.W-2*edge, captionHeight/scale)
	p.TextIn(foot, m.caption(), paint.Text{Size: captionLetters / scale, Color: style.Ink.Soft})
	p.Submit()
	name := strings.TrimSuffix(app.FileName(m.Name), app.SaveSuffix)
	if at := m.Game.At(); at < m.Game.Len() || m.Copy {
		name += "-" + strconv.Itoa(at)
	}
	return canvas.Image, name + suffix + ".png"
}

// captionSign is between the parts of a caption.
const captionSign = "  ·  "

// caption returns the line below the picture: name of the game, title, position and round.
func (m *Maker) caption() string {
	name, moment := m.captions()
	return name + captionSign + moment
}

// captions returns the name of the game, and title, position and round.
func (m *Maker) captions() (name, moment string) {
	name = m.Name
	if m.Copy {
		name += " (" + m.Say(planning.Words.Copy) + ")"
	}
	at := m.Phrase(text.HistoryValue, text.Facts{
		"n": text.Number(int32(m.Game.At())), "all": text.Number(int32(m.Game.Len())), "round": m.Speaker().Round(m.View()),
	})
	return name, m.See().Header.Title + captionSign + at
}
