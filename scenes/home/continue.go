package home

import (
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// drawContinue draws the card of the last game: its map on the left, the pending decision on the right.
func (h *Home) drawContinue(u *ui.UI, r ui.Rect, i *library.Info) {
	u.Card(r, theme.Radius.Panel)
	u.Open(ui.Node{ID: "continue", Role: ui.RoleRegion, Name: h.app.Say(app.Words.Resume), Rect: r})
	defer u.Close()
	const picture = 0.53 // share of the card's width
	h.app.Thumbs.DrawGame(u, coverPicture(u, &r, picture).Inset(8), i)
	r = r.Pad(22, 20)
	foot := r.CutBottom(max(46, u.Target()))
	u.Label(r.CutTop(widgets.Line(u, widgets.Sizes.Caption)+4), widgets.Label(h.app.Say(app.Words.Resume)),
		widgets.Section(u))
	h.drawSituation(u, &r, i)
	h.drawFigures(u, r, i)
	h.drawContinueButtons(u, foot, i)
}

// coverPicture draws the background of a picture that takes a share of the width of a card, cuts it off the left of r
// and returns its rectangle.
func coverPicture(u *ui.UI, r *ui.Rect, share float32) ui.Rect {
	picture := r.CutLeft(r.W * share)
	u.P.RoundRect(picture, theme.Radius.Panel, u.Theme.BG.Map)
	u.P.Fill(paint.R(picture.Right()-theme.Radius.Panel, picture.Y, theme.Radius.Panel, picture.H), u.Theme.BG.Map)
	return picture
}

// phonePicture is the height of the picture on the card of a phone in dp.
const phonePicture = 150

// drawContinuePhone draws the card of the last game with the picture above the text.
func (h *Home) drawContinuePhone(u *ui.UI, r *ui.Rect, i *library.Info) {
	picture, foot := float32(phonePicture), max(52, u.Target())
	words := widgets.Line(u, widgets.Sizes.Heading) + widgets.Line(u, widgets.Sizes.Compact) + dueHeight(u) + 24
	card := r.CutTop(picture + words + foot + 40)
	u.Card(card, theme.Radius.Panel)
	u.Open(ui.Node{ID: "continue", Role: ui.RoleRegion, Name: h.app.Say(app.Words.Resume), Rect: card})
	defer u.Close()
	top := card.CutTop(picture)
	u.P.RoundRect(top, theme.Radius.Panel, u.Theme.BG.Map)
	u.P.Fill(paint.R(top.X, top.Bottom()-theme.Radius.Panel, top.W, theme.Radius.Panel), u.Theme.BG.Map)
	h.app.Thumbs.DrawGame(u, top.Inset(4), i)
	card = card.Pad(16, 12)
	h.drawContinueButtons(u, card.CutBottom(foot), i)
	h.drawSituation(u, &card, i)
}

// dueHeight returns the height of the card of a pending game.
func dueHeight(u *ui.UI) float32 {
	return widgets.Line(u, widgets.Sizes.Lead) + widgets.Line(u, widgets.Sizes.Compact) + 16
}

// drawSituation draws the title, the name of the game, the pending decision, and who has to make it or, once the game
// is over, who won. It cuts off r the part that it uses.
func (h *Home) drawSituation(u *ui.UI, r *ui.Rect, i *library.Info) {
	a, l := h.app, h.app.Prefs.Lang
	u.Heading("continue:title", 2, r.CutTop(widgets.Line(u, widgets.Sizes.Heading)), i.TitleName(l),
		widgets.Bold(u, widgets.Sizes.Heading))
	u.Text("continue:name", r.CutTop(widgets.Line(u, widgets.Sizes.Compact)), gameText(a, u, i, r.W),
		widgets.Soft(u, widgets.Sizes.Compact))
	r.CutTop(10)
	box := r.CutTop(dueHeight(u))
	r.CutTop(12)
	u.P.RoundRect(box, theme.Radius.Button, u.Theme.Accent.Soft)
	box = box.Pad(12, 8)
	mark := box.CutLeft(44)
	x, y := mark.Center()
	h.drawSign(u, i, x-4, y)
	u.Text("continue:due", box.CutTop(widgets.Line(u, widgets.Sizes.Lead)), i.Due[l], widgets.Bold(u, widgets.Sizes.Lead))
	u.Text("continue:who", box.CutTop(widgets.Line(u, widgets.Sizes.Compact)), h.whoActsText(i),
		widgets.Plain(u, widgets.Sizes.Compact))
}

// drawSign draws the sign of whoever acts, with its middle at x, y: the token of a company, or the sign of a player if
// none acts or its token cannot be drawn. In a game with winners it draws a crown.
func (h *Home) drawSign(u *ui.UI, i *library.Info, x, y float32) {
	if i.Over && len(i.Winners) > 0 {
		icon.Draw(u.P, icon.Crown, x, y, 26, u.Theme.Accent.Base)
		return
	}
	drawn := i.Actor != "" && h.app.Thumbs.DrawToken(u, i.Title, i.Actor, x, y, 17)
	if !drawn && i.Decider != 0 {
		h.app.Wear(u, i.Players)
		seats := widgets.SeatsOf(i.Players)
		seats.Draw(u, i.Decider, x, y, 15)
	}
}

// gameText returns the name of a game, its number of players and, if that fits into room, where it is played.
func gameText(a *app.Shell, u *ui.UI, i *library.Info, room float32) string {
	where := homeWords.here
	if i.Linked() {
		where = homeWords.byLink
	}
	n := homeWords.players.Fill(a.Prefs.Lang, text.Facts{"n": text.Number(int32(len(i.Players)))})
	all := text.List(a.Prefs.Lang, i.Name, n, a.Say(where))
	if u.P.Width(all, widgets.Soft(u, widgets.Sizes.Compact)) <= room {
		return all
	}
	return text.List(a.Prefs.Lang, i.Name, n)
}

// whoActsText returns who has to decide or who won, or else why that is unknown: the game needs a newer version or its
// data are damaged.
func (h *Home) whoActsText(i *library.Info) string {
	a, w, l := h.app, &homeWords, h.app.Prefs.Lang
	name := func(n int) string {
		if n < 1 || n > len(i.Players) {
			return ""
		}
		return i.Players[n-1]
	}
	switch {
	case i.Newer():
		return a.Say(app.Words.Newer)
	case i.Damaged:
		return a.Say(app.Words.Damaged)
	case h.faulty[i.ID]:
		return a.Say(w.faulty)
	case i.Mended:
		return a.Say(w.mended)
	case i.Over:
		winners := make([]string, len(i.Winners))
		for n, p := range i.Winners {
			winners[n] = name(int(p))
		}
		return app.Words.Won.Fill(l, text.Facts{"player": text.List(l, winners...)})
	case i.LinkTurn():
		return w.waits.Fill(l, text.Facts{"player": name(int(i.Decider))})
	}
	return w.toAct.Fill(l, text.Facts{"player": name(int(i.Decider))})
}

// drawFigures draws as many of round, phase, bank and date as fit, or nothing if r is too low.
func (h *Home) drawFigures(u *ui.UI, r ui.Rect, i *library.Info) {
	a, w, l := h.app, &homeWords, h.app.Prefs.Lang
	const gap = 22
	head, value := widgets.Section(u), widgets.Bold(u, widgets.Sizes.Lead)
	if r.H < widgets.Line(u, widgets.Sizes.Caption)+widgets.Line(u, widgets.Sizes.Lead)+2 {
		return
	}
	for n, f := range []struct {
		name  text.Pair
		value string
	}{
		{w.round, i.Round[l]}, {w.phase, i.Phase}, {w.bank, i.Bank}, {app.Words.Played, h.ago(i)},
	} {
		if f.value == "" {
			continue
		}
		name := widgets.Label(a.Say(f.name))
		width := max(u.P.Width(name, head), u.P.Width(f.value, value)) + 1
		if width > r.W {
			return
		}
		cell := r.CutLeft(width)
		r.CutLeft(min(r.W, gap))
		u.Node(ui.Node{ID: "continue:fact" + text.Number(int32(n)), Role: ui.RoleText,
			Name: text.Headed(a.Prefs.Lang, a.Say(f.name), f.value), Rect: cell})
		u.Label(cell.CutTop(widgets.Line(u, widgets.Sizes.Caption)+2), name, head)
		u.Label(cell.CutTop(widgets.Line(u, widgets.Sizes.Lead)), f.value, value)
	}
}

// drawContinueButtons draws the buttons to continue or share the game and to open its menu.
func (h *Home) drawContinueButtons(u *ui.UI, r ui.Rect, i *library.Info) {
	a := h.app
	more := r.CutRight(r.H)
	if u.Button("continue:more", more,
		ui.Button{Icon: icon.More, Name: homeWords.more.Fill(a.Prefs.Lang, text.Facts{"name": i.Name})}) {
		a.Open(&gameMenu{app: a, id: i.ID, anchor: more})
	}
	r.CutRight(8)
	if u.Button("continue:share", r.CutRight(r.H), ui.Button{Icon: icon.Share, Name: a.Say(app.Words.Share)}) {
		dialogs.ShareStored(a, i)
	}
	r.CutRight(8)
	b := ui.Button{Text: a.Say(app.Words.Resume), Icon: icon.Play, Look: ui.Primary}
	if i.Over {
		b.Text, b.Icon = a.Say(app.Words.Look), icon.Eye
	}
	if u.Button("act:continue", r, b) || u.Key("Enter") {
		a.Play(i.ID)
	}
}
