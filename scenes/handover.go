package scenes

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/kit"
)

var handWords = struct {
	give, first, sealed, others         text.Pair
	done, now, waits                    text.Pair
	sums, order, everybody, ties        text.Pair
	open, takeBack, begun, shown, title text.Pair
}{
	title:     text.Pair{"{game} · {what}", "{game} · {what}"},
	give:      text.Pair{"Hand over to {player}", "{player} に渡してください"},
	first:     text.Pair{"Nothing is shown until everybody has bid.", "全員が入札するまで、金額は誰にも見えません。"},
	sealed:    text.Pair{"{player}'s bid is sealed. Nothing is shown until everybody has bid.", "{player} の入札は封をしました。全員が入札するまで、金額は誰にも見えません。"},
	others:    text.Pair{"{list} have sealed their bids. Nothing is shown until everybody has bid.", "{list} の入札は封をしました。全員が入札するまで、金額は誰にも見えません。"},
	done:      text.Pair{"has bid", "入札済み"},
	now:       text.Pair{"bids now", "これから入札"},
	waits:     text.Pair{"waits", "待っています"},
	sums:      text.Pair{"A bid is one of {list}.", "入札は {list} のどれかです。"},
	order:     text.Pair{"The highest bid chooses a private first.", "高い人から順に個人会社を選びます。"},
	everybody: text.Pair{"Everybody pays his bid, chosen first or not.", "入札額は選んだ順に関係なく全員が払います。"},
	ties:      text.Pair{"Equal bids: in order of seats.", "同額なら席順です。"},
	open:      text.Pair{"I am {player}: open the bid", "{player} です：入札画面を開く"},
	takeBack:  text.Pair{"Take back {player}'s bid", "{player} の入札を取り消す"},
	begun:     text.Pair{"Bids are sealed once the next player has begun.", "次の人が入札を始めたので、前の入札は取り消せません。"},
	shown:     text.Pair{"Take back all bids", "全員の入札を取り消す"},
}

// handing reports whether the device changes hands before a secret bid, and nobody has said yet to be the one who bids: then
// nothing of the game is shown. A device with one person needs no handing over.
func (t *Table) handing() bool {
	if t.due == nil || t.hooks.Copy || t.computing() || !t.view().Sealed() || t.opened == t.game.Now()+1 {
		return false
	}
	return t.sharedDevice() && (!t.away() || t.standsIn == t.view().S)
}

// secret reports whether secret bids are being made in the present.
func (t *Table) secret() bool { return t.game.ViewAt(t.game.Now()).Sealed() }

// sharedDevice reports whether several persons play at this device.
func (t *Table) sharedDevice() bool {
	persons := 0
	for i := range t.game.Players() {
		if p := id.Player(i + 1); !t.isComputer(p) && (t.hooks.Here == nil || t.hooks.Here(p)) {
			persons++
		}
	}
	return persons > 1
}

// bidsFrom returns the first of the positions with sealed bids that lead without a gap to position i, which has some, or i.
func (t *Table) bidsFrom(i int) int {
	for i > t.first && t.game.ViewAt(i).Sealed() && t.game.ViewAt(i-1).Sealed() {
		i--
	}
	return i
}

// drawHandOver draws whose turn it is to bid, who has bid, and how bidding works, and nothing else of the game (18FL/R22).
func (t *Table) drawHandOver(u *ui.UI, page ui.Rect) {
	w, me := &handWords, t.see().Prompt.Decider
	name := t.speaker().Player(me)
	give := t.phrase(w.give, text.Facts{"player": name})
	if t.told != give {
		t.told, t.since = give, u.Now
		u.Announce(give)
	}
	u.P.Fill(page, u.Theme.BG.Desk)
	u.Block(page)
	u.Open(ui.Node{ID: "hand", Role: ui.RoleMain, Name: give, Rect: page})
	defer u.Close()
	top := page.CutTop(max(theme.Size.IconButton, u.Target()) + 12)
	home := paint.R(top.X+8, top.Y+6, max(theme.Size.IconButton, u.Target()), top.H-12)
	if u.Button("hand:home", home, ui.Button{Icon: icon.Home, Name: t.speaker().Word(text.MenuHome), Look: ui.Quiet}) {
		t.app.Home()
		u.Again()
		return
	}
	head := t.phrase(w.title, text.Facts{"game": t.see().Header.Title, "what": t.see().Prompt.Step.Name.In(t.app.Prefs.Lang)})
	u.Text("hand:title", top.Pad(60, 0), head, kit.Aligned(kit.Soft(u, kit.Sizes.Body), paint.Center))
	page.CutBottom(12)
	page = page.Middle(min(page.W-2*kit.PanelPad, handWide*u.TextScale), min(page.H, handHigh*u.TextScale))
	t.handButtons(u, &page, name)
	u.Scroll("hand:scroll", page, func(r ui.Rect) float32 {
		col := kit.NewColumn(u, kit.Endless(r))
		t.handWho(u, col, me, give)
		t.handSeats(u, col)
		t.handHow(u, col)
		return col.Height()
	})
}

// The most that the screen takes of a page in dp.
const (
	handWide = 430
	handHigh = 700
)

// handWho draws the shape and the name of who bids next, and who has bid before.
func (t *Table) handWho(u *ui.UI, col *kit.Column, me id.Player, give string) {
	size := float32(120)
	if t.class != kit.Phone {
		size = 96
	}
	box := col.Cut(size).Middle(size, size)
	u.Card(box, theme.Radius.Panel)
	x, y := box.Center()
	t.seats.Draw(u, me, x, y, size*0.31)
	col.Gap(18)
	style := kit.Aligned(kit.Bold(u, kit.Sizes.Title*1.35), paint.Center)
	h := float32(len(u.P.Wrap(give, col.Rect.W, style))) * style.Size * paint.LineHeight
	u.Heading("hand:give", 1, col.Cut(h), give, kit.Shrunk(u, give, col.Rect.W, style, kit.Sizes.Body))
	col.Gap(6)
	said, soft := t.sealedWords(), kit.Aligned(kit.Soft(u, kit.Sizes.Body), paint.Center)
	h = float32(len(u.P.Wrap(said, col.Rect.W, soft))) * kit.Line(u, kit.Sizes.Body)
	u.Paragraph("hand:sealed", col.Cut(h), said, soft)
	col.Gap(16)
}

// sealedWords tells whose bids are sealed.
func (t *Table) sealedWords() string {
	var names []string
	v := t.view()
	for i := range v.S.Players {
		if p := id.Player(i + 1); v.S.Auction.Sealed[p].Placed() {
			names = append(names, t.speaker().Player(p))
		}
	}
	switch len(names) {
	case 0:
		return t.app.Say(handWords.first)
	case 1:
		return t.phrase(handWords.sealed, text.Facts{"player": names[0]})
	}
	return t.phrase(handWords.others, text.Facts{"list": t.speaker().List(names)})
}

// handSeats draws a card for every player: has bid, bids now, waits.
func (t *Table) handSeats(u *ui.UI, col *kit.Column) {
	v, w := t.view(), &handWords
	row := col.Cut(34 + kit.Line(u, kit.Sizes.Body) + kit.Line(u, kit.Sizes.Small) + 18)
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
		said := t.app.Say(words)
		u.Node(ui.Node{ID: "hand:seat:" + strconv.Itoa(i+1), Role: ui.RoleText, Name: t.speaker().Player(p) + ", " + said, Rect: cell})
		u.Card(cell, theme.Radius.Button)
		if id.OfPlayer(p) == v.Actor() {
			u.P.RoundRect(cell, theme.Radius.Button, u.Theme.Accent.Soft)
			u.P.Frame(cell, theme.Radius.Button, theme.Stroke.Selected, u.Theme.Accent.Base)
		}
		in := cell.Pad(4, 9)
		x, y := in.CutTop(30).Center()
		t.seats.Draw(u, p, x, y, 12)
		in.CutTop(2)
		name := kit.Aligned(kit.Bold(u, kit.Sizes.Body), paint.Center)
		u.Label(in.CutTop(kit.Line(u, kit.Sizes.Body)), t.speaker().Player(p), name)
		soft := kit.Soft(u, kit.Sizes.Small)
		ps := kit.NewParts(u)
		if sign != "" {
			ps.Icon(sign, 12, u.Theme.Good.Base)
			ps.Gap(4)
		}
		ps.Text(said, kit.Shrunk(u, said, in.W-20, soft, kit.Sizes.Micro-2))
		wide := min(ps.Width(), in.W)
		ps.Draw(in.Middle(wide, in.H))
	}
	col.Gap(14)
}

// handHow draws how the bidding works.
func (t *Table) handHow(u *ui.UI, col *kit.Column) {
	said := t.bidRules()
	style := kit.Plain(u, kit.Sizes.Compact)
	h := float32(len(u.P.Wrap(said, col.Rect.W-28, style)))*kit.Line(u, kit.Sizes.Compact) + 24
	box := col.Cut(h)
	u.P.RoundRect(box, theme.Radius.Button, u.Theme.BG.Surface)
	u.Paragraph("hand:rules", box.Pad(14, 12), said, style)
	col.Gap(12)
}

// bidRules says in a few sentences how the bids work.
func (t *Table) bidRules() string {
	w, say := &handWords, t.speaker()
	var sums []string
	for _, a := range rules.AppendLegal(nil, t.view()) {
		sums = append(sums, say.Money(rules.OperandsOf(a).Price))
	}
	return say.Sentences([]string{
		t.phrase(w.sums, text.Facts{"list": say.List(sums)}), t.app.Say(w.order), t.app.Say(w.everybody), t.app.Say(w.ties),
	})
}

// handButtons cuts the buttons from the foot of r: to open the bid, and to take back the bid before.
func (t *Table) handButtons(u *ui.UI, r *ui.Rect, name string) {
	w, h := &handWords, max(theme.Size.ActionButtonPhone, u.Target())*min(u.TextScale, 1.2)
	if to := t.undoStop(); to >= t.first && t.game.ViewAt(to).Sealed() {
		who := t.speaker().Player(t.game.Decider(to))
		b := ui.Button{Text: t.phrase(w.takeBack, text.Facts{"player": who}), Icon: icon.Undo, Look: ui.Quiet}
		if u.Button("hand:undo", r.CutBottom(h), b) || u.Key("Ctrl+z") {
			t.undo()
			u.Again()
		}
		r.CutBottom(4)
	}
	open := ui.Button{Text: t.phrase(w.open, text.Facts{"player": name}), Look: ui.Primary}
	if (u.Button("hand:open", r.CutBottom(h), open) || u.Key("Enter")) && u.Now-t.since >= t.app.Lock() {
		t.opened = t.game.Now() + 1
		u.Again()
	}
	r.CutBottom(12)
}
