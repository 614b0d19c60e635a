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
	others:    text.Pair{"Bids are sealed: {list}. Nothing is shown until everybody has bid.", "{list} は入札しました。全員が入札するまで、金額は誰にも見えません。"},
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
	if t.drawHead(u, page.CutTop(widgets.ControlHeight(u)+2*headPad)) {
		return Nothing
	}
	page.CutBottom(12)
	page = page.Middle(min(page.W-2*widgets.PanelPad, wide*u.TextScale), min(page.H, high*u.TextScale))
	pressed = t.cutButtons(u, &page, stood, before)
	widgets.ScrollColumn(u, "hand:scroll", page, func(col *widgets.Column) {
		t.drawWho(u, col, me, give)
		t.drawPlayers(u, col)
		t.drawRules(u, col)
	})
	return pressed
}

// Sizes of the screen in dp.
const (
	wide      = 430 // maximum
	high      = 700 // maximum
	headPad   = 6   // above and below the button in the head
	headSide  = 60  // space on both sides of the title
	phoneCard = 120 // side of the card with the shape of the next bidder
	otherCard = 96  // the same on larger screens, which are lower
)

// drawHead draws the button to the start screen and the title of the game with that of the step. It reports whether the
// button was pressed.
func (t Screen) drawHead(u *ui.UI, r ui.Rect) bool {
	side := widgets.ControlHeight(u)
	home := paint.R(r.X+8, r.Y+headPad, side, side)
	if u.Button("hand:home", home, ui.Button{Icon: icon.Home, Name: t.Say(text.MenuHome), Look: ui.Quiet}) {
		t.Shell.Home()
		return true
	}
	title := t.Phrase(Words.title,
		text.Facts{"game": t.See().Header.Title, "what": t.See().Prompt.Step.Name.In(t.Shell.Prefs.Lang)})
	u.Text("hand:title", r.Pad(headSide, 0), title, widgets.Aligned(widgets.Soft(u, widgets.Sizes.Body), paint.Center))
	return false
}

// drawWho draws the shape and the name of the next bidder, and the players who have already bid.
func (t Screen) drawWho(u *ui.UI, col *widgets.Column, me id.Player, give string) {
	size := float32(phoneCard)
	if t.Class() != widgets.Phone {
		size = otherCard
	}
	box := col.Cut(size).Middle(size, size)
	u.Card(box, theme.Radius.Panel)
	x, y := box.Center()
	const shape = 0.31 // radius of the shape as a share of the card
	t.Seats.Draw(u, me, x, y, size*shape)
	col.Gap(18)
	style := widgets.Aligned(widgets.Bold(u, widgets.Sizes.Title*1.35), paint.Center)
	u.Heading("hand:give", 1, col.Cut(u.P.Height(give, col.Rect.W, style)), give,
		widgets.Shrunk(u, give, col.Rect.W, style, widgets.Sizes.Body))
	col.Gap(6)
	said, soft := t.sealedText(), widgets.Aligned(widgets.Soft(u, widgets.Sizes.Body), paint.Center)
	col.Paragraph("hand:sealed", said, soft)
	col.Gap(16)
}

// sealedText returns whose bids are sealed.
func (t Screen) sealedText() string {
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
	n := int(t.View().S.Players)
	lines := widgets.Line(u, widgets.Sizes.Body) + widgets.Line(u, widgets.Sizes.Small)
	row := col.Cut(shapeHeight + lines + 2*cardPadY + 4)
	for i := range n {
		t.drawPlayer(u, row.Columns(i, n, 8), id.Player(i+1))
	}
	col.Gap(14)
}

// Sizes of a player's card in dp.
const (
	cardPadX    = 4
	cardPadY    = 9
	shapeHeight = 30 // of the space for the player's shape
	shapeRadius = 12
	signSide    = 12 // of the sign that a player has bid
)

// drawPlayer draws the card of player p: shape, name, and has bid, bids now, or waits.
func (t Screen) drawPlayer(u *ui.UI, card ui.Rect, p id.Player) {
	v, words := t.View(), Words.waits
	done, now := v.S.Auction.Sealed[p].Placed(), id.OfPlayer(p) == v.Actor()
	switch {
	case done:
		words = Words.done
	case now:
		words = Words.now
	}
	said, name := t.Say(words), t.Speaker().Player(p)
	u.Node(ui.Node{ID: "hand:seat:" + strconv.Itoa(int(p)), Role: ui.RoleText, Rect: card,
		Name: t.Speaker().List([]string{name, said})})
	u.Card(card, theme.Radius.Button)
	if now {
		u.P.RoundRect(card, theme.Radius.Button, u.Theme.Accent.Soft)
		u.P.Frame(card, theme.Radius.Button, theme.Stroke.Selected, u.Theme.Accent.Base)
	}
	in := card.Pad(cardPadX, cardPadY)
	x, y := in.CutTop(shapeHeight).Center()
	t.Seats.Draw(u, p, x, y, shapeRadius)
	in.CutTop(2)
	u.Label(in.CutTop(widgets.Line(u, widgets.Sizes.Body)), name,
		widgets.Aligned(widgets.Bold(u, widgets.Sizes.Body), paint.Center))
	ps := widgets.NewParts(u)
	if done {
		ps.Icon(icon.Lock, signSide, u.Theme.Good.Base)
		ps.Gap(4)
	}
	ps.Text(said, widgets.Shrunk(u, said, in.W-20, widgets.Soft(u, widgets.Sizes.Small), widgets.Sizes.Micro-2))
	ps.Draw(in.Middle(min(ps.Width(), in.W), in.H))
}

// drawRules draws the rules of bidding.
func (t Screen) drawRules(u *ui.UI, col *widgets.Column) {
	const padX, padY = 14, 12
	said, style := t.bidRules(), widgets.Plain(u, widgets.Sizes.Compact)
	box := col.Cut(u.P.Height(said, col.Rect.W-2*padX, style) + 2*padY)
	u.P.RoundRect(box, theme.Radius.Button, u.Theme.BG.Surface)
	u.Paragraph("hand:rules", box.Pad(padX, padY), said, style)
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

// cutButtons draws the buttons that open the bid and take back the previous one, cuts them off the bottom of r, and
// returns the one that was pressed. See Draw for stood and before.
func (t Screen) cutButtons(u *ui.UI, r *ui.Rect, stood time.Duration, before id.Player) (pressed Answer) {
	w, h := &Words, max(theme.Size.ActionButtonPhone, u.Target())*min(u.TextScale, 1.2)
	if before != 0 {
		b := ui.Button{Text: t.Phrase(w.takeBack, text.Facts{"player": t.Speaker().Player(before)}), Icon: icon.Undo,
			Look: ui.Quiet}
		if u.Button("hand:undo", r.CutBottom(h), b) || u.Key("Ctrl+z") {
			pressed = TakesBack
		}
		r.CutBottom(4)
	}
	open := ui.Button{Text: t.Phrase(w.open, text.Facts{"player": t.Speaker().Player(t.See().Prompt.Decider)}),
		Look: ui.Primary}
	if (u.Button("hand:open", r.CutBottom(h), open) || u.Key("Enter")) && stood >= t.Shell.Lock() {
		pressed = Opens
	}
	r.CutBottom(12)
	return pressed
}
