// Package handover draws the Screen shown while a device changes hands between sealed bids.
//
// Sealed bids are secret until all are made, so the screen names the next bidder, who has bid, and the rules of
// bidding, but nothing else of the game: no figures, no log, no map. Screen.Draw returns the button that was pressed as
// an Answer; the table does the rest.
package handover

import (
	"strconv"
	"time"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Words are the texts of the screen and of the undo after it.
var Words = struct {
	give, first, sealed, others         text.Pair
	done, now, waits                    text.Pair
	sums, order, everybody, ties        text.Pair
	open, takeBack, Begun, Shown, title text.Pair
}{
	title:     text.Pair{"{game} · {what}", "{game} · {what}"},
	give:      text.Pair{"Hand over to {player}", "{player} に渡してください"},
	first:     text.Pair{"Nothing is shown until everybody has bid.", "全員が入札するまで、金額は誰にも見えません。"},
	sealed:    text.Pair{"{player}'s bid is sealed. Nothing is shown until everybody has bid.", "{player} は入札しました。全員が入札するまで、金額は誰にも見えません。"},
	others:    text.Pair{"{list} have sealed their bids. Nothing is shown until everybody has bid.", "{list} は入札しました。全員が入札するまで、金額は誰にも見えません。"},
	done:      text.Pair{"has bid", "入札済み"},
	now:       text.Pair{"bids now", "これから入札"},
	waits:     text.Pair{"waits", "待っています"},
	sums:      text.Pair{"A bid is one of {list}.", "入札は {list} のどれかです。"},
	order:     text.Pair{"The highest bid chooses a private first.", "高い人から順に個人会社を選びます。"},
	everybody: text.Pair{"Everybody pays his bid, chosen first or not.", "入札額は選んだ順に関係なく全員が払います。"},
	ties:      text.Pair{"Equal bids: in order of seats.", "同額なら席順です。"},
	open:      text.Pair{"I am {player}: open the bid", "{player} です：入札画面を開く"},
	takeBack:  text.Pair{"Take back {player}'s bid", "{player} の入札を取り消す"},
	Begun:     text.Pair{"Bids are sealed once the next player has begun.", "次の人が入札を始めたので、前の入札は取り消せません。"},
	Shown:     text.Pair{"Take back all bids", "全員の入札を取り消す"},
}

// Answer is the button that was pressed.
type Answer uint8

// The answers.
const (
	Nothing   Answer = iota // none was pressed, or the one to the start screen
	Opens                   // the next bidder opens the bid
	TakesBack               // the previous bid is taken back
)

// Screen is the handover screen.
type Screen struct{ *desk.Desk }

// Heading returns the request to hand over the device.
func (t Screen) Heading() string {
	return t.Phrase(Words.give, text.Facts{"player": t.Speaker().Player(t.See().Prompt.Decider)})
}

// Draw draws the screen and returns the pressed button. stood is the time for which the screen has been there, because
// a double press on the previous screen must not open the bid. before is the player whose bid can be taken back, or
// zero.
func (t Screen) Draw(u *ui.UI, page ui.Rect, stood time.Duration, before id.Player) (pressed Answer) {
	me, give := t.See().Prompt.Decider, t.Heading()
	u.P.Fill(page, u.Theme.BG.Desk)
	u.Block(page)
	u.Open(ui.Node{ID: "hand", Role: ui.RoleMain, Name: give, Rect: page})
	defer u.Close()
	top := page.CutTop(max(theme.Size.IconButton, u.Target()) + 12)
	home := paint.R(top.X+8, top.Y+6, max(theme.Size.IconButton, u.Target()), top.H-12)
	if u.Button("hand:home", home, ui.Button{Icon: icon.Home, Name: t.Speaker().Word(text.MenuHome), Look: ui.Quiet}) {
		t.Shell.Home()
		u.Again()
		return Nothing
	}
	head := t.Phrase(Words.title,
		text.Facts{"game": t.See().Header.Title, "what": t.See().Prompt.Step.Name.In(t.Shell.Prefs.Lang)})
	u.Text("hand:title", top.Pad(60, 0), head, widgets.Aligned(widgets.Soft(u, widgets.Sizes.Body), paint.Center))
	page.CutBottom(12)
	page = page.Middle(min(page.W-2*widgets.PanelPad, wide*u.TextScale), min(page.H, high*u.TextScale))
	pressed = t.buttons(u, &page, stood, before)
	u.Scroll("hand:scroll", page, func(r ui.Rect) float32 {
		col := widgets.NewColumn(u, widgets.Endless(r))
		t.drawWho(u, col, me, give)
		t.drawPlayers(u, col)
		t.drawRules(u, col)
		return col.Height()
	})
	return pressed
}

// Maximum size of the screen in dp.
const (
	wide = 430
	high = 700
)

// drawWho draws the shape and the name of the next bidder, and the players who have already bid.
func (t Screen) drawWho(u *ui.UI, col *widgets.Column, me id.Player, give string) {
	size := float32(120)
	if t.Class() != widgets.Phone {
		size = 96
	}
	box := col.Cut(size).Middle(size, size)
	u.Card(box, theme.Radius.Panel)
	x, y := box.Center()
	t.Seats.Draw(u, me, x, y, size*0.31)
	col.Gap(18)
	style := widgets.Aligned(widgets.Bold(u, widgets.Sizes.Title*1.35), paint.Center)
	u.Heading("hand:give", 1, col.Cut(u.P.Height(give, col.Rect.W, style)), give,
		widgets.Shrunk(u, give, col.Rect.W, style, widgets.Sizes.Body))
	col.Gap(6)
	said, soft := t.sealedWords(), widgets.Aligned(widgets.Soft(u, widgets.Sizes.Body), paint.Center)
	col.Paragraph("hand:sealed", said, soft)
	col.Gap(16)
}

// sealedWords returns whose bids are sealed.
func (t Screen) sealedWords() string {
	var names []string
	v := t.View()
	for i := range v.S.Players {
		if p := id.Player(i + 1); v.S.Auction.Sealed[p].Placed() {
			names = append(names, t.Speaker().Player(p))
		}
	}
	switch len(names) {
	case 0:
		return t.Say(Words.first)
	case 1:
		return t.Phrase(Words.sealed, text.Facts{"player": names[0]})
	}
	return t.Phrase(Words.others, text.Facts{"list": t.Speaker().List(names)})
}

// drawPlayers draws a card per player: has bid, bids now, or waits.
func (t Screen) drawPlayers(u *ui.UI, col *widgets.Column) {
	v, w := t.View(), &Words
	row := col.Cut(34 + widgets.Line(u, widgets.Sizes.Body) + widgets.Line(u, widgets.Sizes.Small) + 18)
	for i := range int(v.S.Players) {
		p := id.Player(i + 1)
		cell := row.Columns(i, int(v.S.Players), 8)
		words, sign := w.waits, icon.Name("")
		switch {
		case v.S.Auction.Sealed[p].Placed():
			words, sign = w.done, icon.Lock
		case id.OfPlayer(p) == v.Actor():
			words = w.now
		}
		said := t.Say(words)
		u.Node(ui.Node{ID: "hand:seat:" + strconv.Itoa(i+1), Role: ui.RoleText,
			Name: t.Speaker().Player(p) + ", " + said, Rect: cell})
		u.Card(cell, theme.Radius.Button)
		if id.OfPlayer(p) == v.Actor() {
			u.P.RoundRect(cell, theme.Radius.Button, u.Theme.Accent.Soft)
			u.P.Frame(cell, theme.Radius.Button, theme.Stroke.Selected, u.Theme.Accent.Base)
		}
		in := cell.Pad(4, 9)
		x, y := in.CutTop(30).Center()
		t.Seats.Draw(u, p, x, y, 12)
		in.CutTop(2)
		name := widgets.Aligned(widgets.Bold(u, widgets.Sizes.Body), paint.Center)
		u.Label(in.CutTop(widgets.Line(u, widgets.Sizes.Body)), t.Speaker().Player(p), name)
		soft := widgets.Soft(u, widgets.Sizes.Small)
		ps := widgets.NewParts(u)
		if sign != "" {
			ps.Icon(sign, 12, u.Theme.Good.Base)
			ps.Gap(4)
		}
		ps.Text(said, widgets.Shrunk(u, said, in.W-20, soft, widgets.Sizes.Micro-2))
		wide := min(ps.Width(), in.W)
		ps.Draw(in.Middle(wide, in.H))
	}
	col.Gap(14)
}

// drawRules draws the rules of bidding.
func (t Screen) drawRules(u *ui.UI, col *widgets.Column) {
	said := t.bidRules()
	style := widgets.Plain(u, widgets.Sizes.Compact)
	h := u.P.Height(said, col.Rect.W-28, style) + 24
	box := col.Cut(h)
	u.P.RoundRect(box, theme.Radius.Button, u.Theme.BG.Surface)
	u.Paragraph("hand:rules", box.Pad(14, 12), said, style)
	col.Gap(12)
}

// bidRules returns the rules of bidding in a few sentences.
func (t Screen) bidRules() string {
	w, say := &Words, t.Speaker()
	var sums []string
	for _, a := range rules.AppendLegal(nil, t.View()) {
		sums = append(sums, say.Money(rules.OperandsOf(a).Price))
	}
	return say.Sentences([]string{
		t.Phrase(w.sums, text.Facts{"list": say.List(sums)}), t.Say(w.order), t.Say(w.everybody), t.Say(w.ties),
	})
}

// buttons cuts the buttons off the bottom of r, which open the bid and take back the previous one, and returns the one
// that was pressed.
func (t Screen) buttons(u *ui.UI, r *ui.Rect, stood time.Duration, before id.Player) (pressed Answer) {
	w, h := &Words, max(theme.Size.ActionButtonPhone, u.Target())*min(u.TextScale, 1.2)
	if before != 0 {
		b := ui.Button{Text: t.Phrase(w.takeBack, text.Facts{"player": t.Speaker().Player(before)}), Icon: icon.Undo,
			Look: ui.Quiet}
		if u.Button("hand:undo", r.CutBottom(h), b) || u.Key("Ctrl+z") {
			pressed = TakesBack
			u.Again()
		}
		r.CutBottom(4)
	}
	open := ui.Button{Text: t.Phrase(w.open, text.Facts{"player": t.Speaker().Player(t.See().Prompt.Decider)}),
		Look: ui.Primary}
	if (u.Button("hand:open", r.CutBottom(h), open) || u.Key("Enter")) && stood >= t.Shell.Lock() {
		pressed = Opens
		u.Again()
	}
	r.CutBottom(12)
	return pressed
}
