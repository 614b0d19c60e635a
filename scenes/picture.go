package scenes

import (
	"strconv"
	"strings"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/charts"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	raster "hexrail/game/ui/soft"
	"hexrail/game/ui/theme"
	"hexrail/scenes/chronicle"
	"hexrail/scenes/kit"
	"hexrail/scenes/ledger"
	"hexrail/scenes/panel"
	"hexrail/scenes/planning"
	"hexrail/scenes/shell"
)

// Measures of a picture that is handed to the player: its width in pixels, from which its height follows, the margin around
// what it shows, and the line below that tells the game and the moment, in pixels too.
const (
	pictureWidth   = 1800
	pictureMargin  = 40
	captionHeight  = 36
	captionLetters = 22
)

// pictureLines are the lines of the menu that make a picture of the map, and of the price chart while that is in sight.
func (t *Table) pictureLines() []kit.MenuLine {
	line := func(id string, words text.Pair, do func()) kit.MenuLine {
		return kit.MenuLine{Item: ui.Item{ID: id, Text: t.app.Say(words), Icon: icon.Download}, Do: do}
	}
	lines := []kit.MenuLine{line("menu:picture", chronicle.Words.SavePicture, t.saveMap)}
	if t.chartInSight() {
		lines = append(lines, line("menu:chart", chronicle.Words.SaveChart, t.saveChart))
	}
	return lines
}

// chartInSight reports whether the price chart stands in the place of the map.
func (t *Table) chartInSight() bool {
	if t.class == kit.Phone && t.phoneTab == phoneMarket {
		return true
	}
	return t.shows() == marketSide && t.boardKind() != panel.LotBoard
}

// saveMap hands the player a picture of the board on screen, be it that of a past moment or of a what-if.
func (t *Table) saveMap() {
	size := paint.R(0, 0, pictureWidth-2*pictureMargin, t.desk.Board.OverviewHeight(pictureWidth-2*pictureMargin))
	t.savePicture("", size, 1, func(p *paint.Painter, style *theme.Palette, r ui.Rect) {
		t.pane.DrawWhole(p, style, r, pictureMargin)
	})
}

// saveChart hands the player a picture of the price chart with its legend.
func (t *Table) saveChart() {
	const scale, gap, columns = 2, 16, 2
	chart, entries, zones := &t.game.Title().Market, t.tabs.Legend(), t.app.Say(ledger.Words.Zones)
	g := charts.Fit(chart, paint.R(0, 0, (pictureWidth-2*pictureMargin)/scale, 10000))
	w, h := g.Size()
	size := paint.R(0, 0, w, h+gap+charts.LegendHeight(len(entries), columns))
	t.savePicture("-"+t.app.Say(tableWords.market), size, scale, func(p *paint.Painter, style *theme.Palette, r ui.Rect) {
		g.X, g.Y = r.X, r.Y
		charts.DrawPrices(p, g, &charts.Prices{Style: style, Chart: chart, Marks: t.tabs.Marks()})
		r.CutTop(h + gap)
		r.W, _ = charts.LegendSize(p, zones, entries, columns)
		charts.DrawLegend(p, r, style, kit.Label(zones), entries, columns)
	})
}

// savePicture hands the player a picture of a size in dp, made in software in the colours of the screen. The name of its file
// tells the moment unless it is the last one, and ends with the suffix.
func (t *Table) savePicture(suffix string, size ui.Rect, scale float32, draw func(p *paint.Painter, style *theme.Palette, r ui.Rect)) {
	a := t.app
	fonts, err := paint.NewFonts()
	if err != nil {
		a.Open(shell.NewNotice(a, a.Say(shell.Words.OpenFailed), err.Error()))
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
	p.TextIn(foot, t.caption(), paint.Text{Size: captionLetters / scale, Color: style.Ink.Soft})
	p.Submit()
	name := strings.TrimSuffix(shell.FileName(t.hooks.Name), shell.SaveSuffix)
	if at := t.game.At(); at < t.game.Len() || t.hooks.Copy {
		name += "-" + strconv.Itoa(at)
	}
	a.Host.DownloadPicture(name+suffix+".png", canvas.Image)
}

// caption tells of which game and of which moment a picture is.
func (t *Table) caption() string {
	facts := []string{t.hooks.Name, t.see().Header.Title}
	if t.hooks.Copy {
		facts[0] += " (" + t.app.Say(planning.Words.Copy) + ")"
	}
	moment := t.speaker().Say(text.HistoryValue, text.Facts{
		"n": text.Number(int32(t.game.At())), "all": text.Number(int32(t.game.Len())), "round": t.speaker().Round(t.view()),
	})
	return strings.Join(append(facts, moment), "  ·  ")
}
