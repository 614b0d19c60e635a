package scenes

import (
	"hexrail/game/library"
	"hexrail/game/ui"
)

// samplePicture is how high the picture of a sample is, as a share of the width of its card.
const samplePicture = 0.5

// drawSamples shows whoever has no games yet those that come with the program, from the top of r.
func (h *home) drawSamples(u *ui.UI, r *ui.Rect, small bool) {
	a := h.app
	head := bold(u, sizes.Heading)
	u.Heading("samples:title", 2, r.CutTop(line(u, sizes.Heading)), a.say(homeWords.samples), head)
	u.Text("samples:hint", r.CutTop(line(u, sizes.Compact)), a.say(homeWords.samplesHint), soft(u, sizes.Compact))
	r.CutTop(12)
	all := library.Samples()
	columns := columnsIn(u, r.W, min(len(all), mostColumns))
	above := float32(0)
	if !small {
		above = samplePicture * r.Columns(0, columns, homeGap).W
	}
	height := above + 2*line(u, sizes.Lead) + 24
	list := ui.Node{ID: "samples", Role: ui.RoleList, Name: a.say(homeWords.samples)}
	cards(u, r, list, len(all), columns, height, func(r ui.Rect, n int) { a.drawSample(u, r, n, above) })
}

// drawSample draws the card of a sample, the board as it stands and the name, which opens it.
func (a *App) drawSample(u *ui.UI, r ui.Rect, n int, above float32) {
	s := library.Samples()[n]
	id, name := "sample:"+string(rune('1'+n)), a.say(s.Name)
	u.Open(ui.Node{ID: "card:" + id, Role: ui.RoleListItem, Name: name, Rect: r})
	defer u.Close()
	p, picture := pressCard(u, id, name, &r, above)
	a.thumbs.kept(u, picture, s.Title, thumbKey{id: id}, s.Board)
	lines(u, r.Pad(14, 0), name, bold(u, sizes.Lead))
	if p.Clicked {
		a.openSample(s)
		u.Again()
	}
}
