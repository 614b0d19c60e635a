package scenes

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/view"
	"hexrail/scenes/kit"
	"hexrail/scenes/ledger"
	"hexrail/scenes/panel"
)

// phoneTab is a place of the navigation bar.
type phoneTab int

// The places.
const (
	phoneTable phoneTab = iota
	phoneMarket
	phoneCorps
	phonePlayers
	phoneMore
)

// drawPhone draws the table on an upright phone: banner, info line, content, sheet, navigation.
func (t *Table) drawPhone(u *ui.UI, page ui.Rect) {
	banner := page.CutTop(theme.Size.Phone.Banner * min(u.TextScale, 1.2))
	t.askConsent(u, &page)
	info := page.CutTop(theme.Size.Phone.Info * u.TextScale)
	nav := page.CutBottom(theme.Size.Phone.Nav)
	if t.history.open {
		dock := page.CutBottom(t.history.height(u))
		defer t.history.draw(u, dock)
	}
	t.phoneBanner(u, banner)
	t.infoLine(u, info)
	t.phoneContent(u, page)
	say := t.speaker()
	t.phoneTab = phoneTab(u.NavBar("nav", t.app.Say(tableWords.views), nav, []ui.Choice{
		{ID: "nav:table", Text: say.Word(text.TabTable), Icon: icon.Map},
		{ID: "nav:market", Text: t.marketTab(), Icon: t.marketIcon()},
		{ID: "nav:companies", Text: say.Word(text.TabCompanies), Icon: icon.Factory},
		{ID: "nav:players", Text: say.Word(text.TabPlayers), Icon: icon.User},
		{ID: "nav:more", Text: t.app.Say(tableWords.moreTab), Icon: icon.More},
	}, int(t.phoneTab)))
}

// marketIcon is the sign of the page of the prices, or of the money.
func (t *Table) marketIcon() icon.Name {
	if t.game.Title().HasShares() {
		return icon.Market
	}
	return icon.Coin
}

func (t *Table) phoneBanner(u *ui.UI, r ui.Rect) {
	u.Open(ui.Node{ID: "bar", Role: ui.RoleBanner, Name: t.app.Say(tableWords.game), Rect: r})
	defer u.Close()
	u.P.Fill(r, u.Theme.BG.Surface)
	u.P.Fill(paint.R(r.X, r.Bottom()-1, r.W, 1), u.Theme.Line.Base)
	in := r.Pad(8, 0)
	side := max(theme.Size.IconButton, u.Target())
	t.menuButton(u, in.CutRight(side).Middle(side, side))
	b := ui.Button{Icon: icon.History, Name: t.speaker().Word(text.History), Look: ui.Quiet, Pressed: ui.Is(t.history.open)}
	if u.Button("act:dock", in.CutRight(side).Middle(side, side), b) {
		t.history.toggle()
		u.Again()
	}
	in.CutLeft(4)
	in.CutRight(4)
	t.banner(u, in)
}

// infoLine draws round, phase, next train and bank; in stock rounds what matters to the player who decides.
func (t *Table) infoLine(u *ui.UI, r ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Sunken)
	u.P.Fill(paint.R(r.X, r.Bottom()-1, r.W, 1), u.Theme.Line.Base)
	list := t.infoParts(u)
	total := float32(0)
	for _, p := range list {
		total += p.ps.Width()
	}
	in := r.Pad(12, 0)
	gap := (in.W - total) / float32(max(1, len(list)-1))
	for gap < 8 && len(list) > 2 {
		total -= list[2].ps.Width()
		list = append(list[:2], list[3:]...)
		gap = (in.W - total) / float32(len(list)-1)
	}
	for _, p := range list {
		cell := in.CutLeft(p.ps.Width())
		u.Node(ui.Node{ID: p.id, Role: ui.RoleText, Name: p.name, Rect: cell})
		p.ps.Draw(cell)
		in.CutLeft(max(0, gap))
	}
}

// infoPart is a piece of the info line with what is said of it.
type infoPart struct {
	id, name string
	ps       *kit.Parts
}

func (t *Table) infoParts(u *ui.UI) []infoPart {
	h := &t.see().Header
	if p := t.see().Prompt.Decider; !t.operatingNow() && p != 0 {
		return t.seatParts(u, &t.see().Players[p-1])
	}
	round := kit.NewParts(u)
	now := t.roundNow()
	round.Text(now, kit.Bold(u, kit.Sizes.Compact))
	train := kit.NewParts(u)
	name := ""
	if len(h.NextTrains) > 0 {
		k := h.NextTrains[0]
		t.trainSign(train, k, true)
		name = k.Name + ", " + k.Price
	}
	bank := kit.NewParts(u)
	bank.Icon(icon.Bank, 15, u.Theme.Ink.Soft)
	bank.Gap(4)
	bank.Text(h.Bank, kit.Bold(u, kit.Sizes.Compact))
	return []infoPart{
		{"bar:round", now, round}, {"bar:phase", t.phaseSpoken(h), t.phaseShort(u, h)}, {"bar:depot", name, train},
		{"bar:bank", t.phrase(ledger.Words.BankHas, text.Facts{"sum": h.Bank}), bank},
	}
}

// roundNow returns the name of the present round.
func (t *Table) roundNow() string {
	now := ""
	for _, r := range t.see().Header.Rounds {
		if r.Tense == view.Now || r.Tense == view.Past {
			now = r.Text
		}
	}
	return now
}

// seatParts are the info line of a stock round.
func (t *Table) seatParts(u *ui.UI, p *view.Player) []infoPart {
	pair := func(id, word, figure string) infoPart {
		ps := kit.NewParts(u)
		ps.Text(word, kit.Soft(u, kit.Sizes.Small))
		ps.Gap(4)
		ps.Text(figure, kit.Bold(u, kit.Sizes.Compact))
		return infoPart{id, word + " " + figure, ps}
	}
	round := kit.NewParts(u)
	round.Text(t.roundNow(), kit.Bold(u, kit.Sizes.Compact))
	certs := t.phrase(ledger.Words.CertsOf, text.Facts{"n": strconv.Itoa(p.Certs), "limit": p.Limit()})
	list := []infoPart{{"bar:round", t.roundNow(), round}, pair("info:cash", t.app.Say(tableWords.cash), p.Cash)}
	if p.CanRaise != p.Cash {
		list = append(list, pair("info:raise", t.speaker().Word(text.CanRaise), p.CanRaise))
	}
	return append(list, pair("info:certs", t.app.Say(ledger.Words.Certs), certs))
}

func (t *Table) phoneContent(u *ui.UI, r ui.Rect) {
	if t.phoneTab != phoneTable {
		t.phonePage(u, r)
		return
	}
	heights := t.sheetHeights(u, r)
	t.sheet = min(t.sheet, len(heights)-1)
	clear := r.Pad(6, 6)
	clear.CutBottom(heights[min(t.sheet, 1)])
	if u.ToastsIn(clear); t.sheet > 1 { // the sheet covers all but the line above it
		u.ToastsIn(paint.R(r.X, r.Y-40, r.W, 44))
	}
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: t.see().Header.Title, Rect: r})
	switch {
	case t.shows() == marketSide && t.boardKind() == panel.LotBoard:
		t.lotSide(u, r, clear)
	case t.shows() == marketSide:
		t.marketPage(u, clear.Pad(6, 0))
	default:
		t.pane.Draw(u, r, clear, ui.Rect{})
		t.sideSwitch(u, clear)
	}
	if t.sheet < 2 {
		t.drawPill(u, clear)
		t.others.Draw(u, clear)
	}
	u.Close()
	was := t.sheet // a press in the sheet may begin a step, which has its own height
	if now := u.Sheet("sheet", t.app.Say(tableWords.sheet), r, heights, was, func(c ui.Rect) { t.sheetContent(u, c) }); now != was {
		t.sheet, t.sheets[t.see().Prompt.Step.Key] = now, now
	}
}

// sheetHeights returns the heights at which the sheet rests: peek, half, full.
func (t *Table) sheetHeights(u *ui.UI, r ui.Rect) []float32 {
	s := &theme.Size.Phone
	peek := t.actionsHeight(u, r.W) + 18 + t.peekHeight(u, r.W) + 10
	if t.due != nil && !t.dealsBelow() {
		peek = max(peek, min(s.SheetPeek, r.H*0.45))
	}
	half := s.SheetHalf + t.noteHeight(u, t.buttons().Note, r.W-2*kit.PanelPad)
	return []float32{peek, max(half, peek+60), r.H - 8}
}

func (t *Table) sheetContent(u *ui.UI, r ui.Rect) {
	u.Open(ui.Node{ID: "panel", Role: ui.RoleRegion, Name: t.see().Prompt.Heading, Rect: r})
	defer u.Close()
	foot := r.CutBottom(t.actionsHeight(u, r.W))
	t.actions(u, foot)
	if t.sheet > 0 {
		t.stepPart(u, r)
		return
	}
	t.progress(u, paint.R(r.Right()-120, r.Y+4, 106, 12))
	in := r.Pad(kit.PanelPad, 2)
	t.peekWords(u, in.CutTop(t.peekHeight(u, r.W)))
	if t.due != nil && in.H >= theme.Size.Phone.ChipRow && t.due.Peek(u, in.Pad(0, 2)) {
		return
	}
	t.peekPlayers(u, in.Pad(0, 4))
}

// peekRoom returns the width of the prompt in the lowest sheet, where the dots of the progress stand beside it.
func (t *Table) peekRoom(width float32) float32 {
	width -= 2 * kit.PanelPad
	if len(t.stepDots()) > 1 && !t.past() {
		width -= 112
	}
	return width
}

// peekHeight returns how high the prompt is in the lowest sheet.
func (t *Table) peekHeight(u *ui.UI, width float32) float32 {
	order, limits := t.promptWords()
	h := float32(len(u.P.Wrap(order, t.peekRoom(width), kit.Bold(u, kit.Sizes.Body))))*kit.Line(u, kit.Sizes.Body) + 4
	if limits != "" {
		h += float32(len(u.P.Wrap(limits, width-2*kit.PanelPad, kit.Soft(u, kit.Sizes.Compact)))) * kit.Line(u, kit.Sizes.Compact)
	}
	return h
}

// peekWords draws the prompt in the lowest sheet.
func (t *Table) peekWords(u *ui.UI, r ui.Rect) {
	order, limits := t.promptWords()
	head := r
	head.W = t.peekRoom(r.W + 2*kit.PanelPad)
	r.CutTop(u.Paragraph("prompt", head, order, kit.Bold(u, kit.Sizes.Body)))
	if limits != "" {
		u.Paragraph("prompt:limits", r, limits, kit.Soft(u, kit.Sizes.Compact))
	}
}

// peekPlayers draws the cash of all players in one row, where nothing else uses it.
func (t *Table) peekPlayers(u *ui.UI, r ui.Rect) {
	if r.H < 22*u.TextScale {
		return
	}
	r.H = min(r.H, 40*u.TextScale)
	list := t.see().Players
	for i := range list {
		cell := r.Columns(i, len(list), 6)
		n := ui.Node{ID: "seat:" + strconv.Itoa(i+1), Role: ui.RoleText, Name: list[i].Spoken, Rect: cell}
		u.Node(n)
		u.P.RoundRect(cell, theme.Radius.Chip, u.Theme.BG.Sunken)
		if list[i].Acting {
			u.P.Frame(cell, theme.Radius.Chip, theme.Stroke.Selected, u.Theme.Accent.Base)
		}
		ps := kit.NewParts(u)
		if cell.W > 62 {
			ps.Seat(t.seats, list[i].ID, 8)
			ps.Gap(5)
		}
		ps.Text(list[i].Cash, kit.Bold(u, kit.Sizes.Compact))
		w := ps.Width()
		ps.Draw(cell.Middle(min(w, cell.W), cell.H))
	}
}

// progress draws the steps of the turn as small dots.
func (t *Table) progress(u *ui.UI, r ui.Rect) {
	dots := t.stepDots()
	if len(dots) < 2 || t.past() {
		return
	}
	x := r.Right()
	for i := len(dots) - 1; i >= 0; i-- {
		w, c := float32(8), u.Theme.Line.Strong
		switch dots[i].Tense {
		case view.Now:
			w, c = 22, u.Theme.Accent.Base
		case view.Past:
			c = u.Theme.Good.Base
		}
		x -= w
		u.P.RoundRect(paint.R(x, r.Y+(r.H-8)/2, w, 8), 4, c)
		x -= 5
	}
}
