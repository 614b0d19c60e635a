package scenes

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/scenes/kit"
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
	t.bar.DrawPhone(u, banner, t.banner)
	t.bar.DrawInfo(u, info)
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
	t.banner.DrawProgress(u, paint.R(r.Right()-120, r.Y+4, 106, 12))
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
	if len(t.see().Prompt.Dots()) > 1 && !t.past() {
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
