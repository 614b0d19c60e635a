package home

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// samplePicture is the height of the picture of a sample in dp.
const samplePicture = 132

// drawSamples draws the sample games at the top of r.
func (h *Home) drawSamples(u *ui.UI, r *ui.Rect, small bool) {
	a := h.app
	head, hint := widgets.Bold(u, widgets.Sizes.Heading), widgets.Soft(u, widgets.Sizes.Compact)
	row := r.CutTop(widgets.Line(u, widgets.Sizes.Heading))
	said := a.Say(homeWords.samples)
	u.Heading("samples:title", 2, row.CutLeft(u.P.Width(said, head)+10), said, head)
	if u.P.Width(a.Say(homeWords.samplesHint), hint) > row.W {
		row = r.CutTop(widgets.Line(u, widgets.Sizes.Compact))
	}
	u.Text("samples:hint", row, a.Say(homeWords.samplesHint), hint)
	r.CutTop(10)
	all := library.Samples()
	columns := columnsIn(u, r.W, min(len(all), mostColumns))
	above := float32(samplePicture)
	if small {
		above = 0
	}
	height := above + widgets.Line(u, widgets.Sizes.Title) + widgets.Line(u, widgets.Sizes.Body) +
		widgets.Line(u, widgets.Sizes.Small) + 24
	list := ui.Node{ID: "samples", Role: ui.RoleList, Name: said}
	drawCards(u, r, list, len(all), columns, height, func(r ui.Rect, n int) { drawSample(a, u, r, n, above) })
	u.Rove("samples")
}

// sampleLines returns the lines on the card of a sample: number of players, winner, and length.
func sampleLines(a *app.Shell, f library.SampleFacts) (players, result, length string) {
	w, l := &homeWords, a.Prefs.Lang
	n := text.Facts{"n": text.Number(int32(len(f.Players)))}
	moves := text.Facts{"n": text.Number(int32(f.Moves))}
	if f.Winner == 0 {
		return w.playersRunning.Fill(l, n), w.stands.Fill(l, text.Facts{"round": f.Round[l]}), w.lengthRunning.Fill(l, moves)
	}
	return w.playersOver.Fill(l, n),
		w.wonWith.Fill(l, text.Facts{"player": f.Players[f.Winner-1], "$sum": f.Worth[0], "$next": f.Worth[1]}),
		w.length.Fill(l, text.Facts{"or": text.Number(int32(f.Runs)), "n": text.Number(int32(f.Moves)), "end": f.End[l]})
}

// drawSample draws the card of sample n, counted from 0: the board at its end, and the result. above is that of
// pressCard.
func drawSample(a *app.Shell, u *ui.UI, r ui.Rect, n int, above float32) {
	s := library.Samples()[n]
	players, result, length := sampleLines(a, s.Facts())
	e, _ := titles.Find(s.Title)
	id, title := "sample:"+strconv.Itoa(n+1), app.TitleText(&e, "title", a.Prefs.Lang)
	name := text.List(a.Prefs.Lang, title, players, result, length)
	u.Open(ui.Node{ID: "card:" + id, Role: ui.RoleListItem, Name: name, Rect: r})
	defer u.Close()
	p, picture := pressCard(u, id, name, &r, above)
	a.Thumbs.DrawSample(u, picture, s.Title, id, s.Board)
	r = r.Pad(14, 0)
	r = r.Middle(r.W, widgets.Line(u, widgets.Sizes.Title)+widgets.Line(u, widgets.Sizes.Body)+
		widgets.Line(u, widgets.Sizes.Small))
	first := r.CutTop(widgets.Line(u, widgets.Sizes.Title))
	head, small := widgets.Bold(u, widgets.Sizes.Title), widgets.Soft(u, widgets.Sizes.Small)
	if u.P.Width(title, head) > first.W-u.P.Width(players, small)-10 {
		title = app.BriefTitle(&e, a.Prefs.Lang)
	}
	u.Label(first.CutRight(min(first.W, u.P.Width(players, small)+1)), players, small)
	u.Label(first, title, head)
	second := r.CutTop(widgets.Line(u, widgets.Sizes.Body))
	if s.Facts().Winner != 0 {
		widgets.CutIcon(u, &second, icon.Crown, theme.Size.IconSmall, 6, u.Theme.Warn.Base)
	}
	u.Label(second, result, widgets.Shrunk(u, result, second.W, widgets.Plain(u, widgets.Sizes.Body), widgets.Sizes.Small))
	if cut := strings.LastIndexAny(length, "·・"); cut > 0 &&
		u.P.Width(length, widgets.Soft(u, widgets.Sizes.Micro)) > r.W {
		length = strings.TrimSpace(length[:cut]) // the spoken name has the end
	}
	widgets.LabelShrunk(u, r.CutTop(widgets.Line(u, widgets.Sizes.Small)), length, small)
	if p.Clicked {
		dialogs.OpenSample(a, s)
	}
}

// watchSample opens a sample at its beginning.
func watchSample(a *app.Shell, s library.Sample) {
	r, err := dialogs.ReadSample(a, s)
	if err != nil {
		a.Open(app.NewNotice(a, a.Say(app.Words.OpenFailed), a.FileError(err)))
		return
	}
	dialogs.NewPreview(a, r).WatchFromStart()
}
