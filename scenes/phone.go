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
	"hexrail/titles/words"
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

// phone is the table on an upright phone: one place of the navigation bar at a time, and a sheet with the step.
type phone struct {
	*panel.Desk
	t     *Table
	tab   phoneTab
	order corpOrder
	sheet sheet
}

// sheet is how high the sheet stands: 0 low, 1 half, 2 over all.
type sheet struct {
	at    int
	moved map[string]int // where the player moved it to, by step
}

// begin sets the sheet where the player has left it in such a step, or else low where the choice is not made in the panel.
func (s *sheet) begin(step *words.Step) {
	s.at = 0
	if kept, moved := s.moved[step.Key]; moved {
		s.at = kept
	} else if step.Where == words.InPanel || step.Panel == words.ProtectPanel {
		s.at = 1
	}
}

// move takes note that the player has moved the sheet.
func (s *sheet) move(step *words.Step, to int) { s.at, s.moved[step.Key] = to, to }

// draw draws the table on an upright phone: banner, info line, content, sheet, navigation.
func (ph *phone) draw(u *ui.UI, page ui.Rect) {
	banner := page.CutTop(theme.Size.Phone.Banner * min(u.TextScale, 1.2))
	ph.t.panel.askConsent(u, &page)
	info := page.CutTop(theme.Size.Phone.Info * u.TextScale)
	nav := page.CutBottom(theme.Size.Phone.Nav)
	defer ph.t.history.cut(u, &page)()
	ph.t.bar.DrawPhone(u, banner, ph.t.banner)
	ph.t.bar.DrawInfo(u, info)
	ph.content(u, page)
	say := ph.Speaker()
	ph.tab = phoneTab(u.NavBar("nav", ph.Say(tableWords.views), nav, []ui.Choice{
		{ID: "nav:table", Text: say.Word(text.TabTable), Icon: icon.Map},
		{ID: "nav:market", Text: ph.t.panel.marketTab(), Icon: ph.marketIcon()},
		{ID: "nav:companies", Text: say.Word(text.TabCompanies), Icon: icon.Factory},
		{ID: "nav:players", Text: say.Word(text.TabPlayers), Icon: icon.User},
		{ID: "nav:more", Text: ph.Say(tableWords.moreTab), Icon: icon.More},
	}, int(ph.tab)))
}

// marketIcon is the sign of the page of the prices, or of the money.
func (ph *phone) marketIcon() icon.Name {
	if ph.Game.Title().HasShares() {
		return icon.Market
	}
	return icon.Coin
}

func (ph *phone) content(u *ui.UI, r ui.Rect) {
	if ph.tab != phoneTable {
		ph.page(u, r)
		return
	}
	heights := ph.sheetHeights(u, r)
	ph.sheet.at = min(ph.sheet.at, len(heights)-1)
	clear := r.Pad(6, 6)
	clear.CutBottom(heights[min(ph.sheet.at, 1)])
	if u.ToastsIn(clear); ph.sheet.at > 1 { // the sheet covers all but the line above it
		u.ToastsIn(paint.R(r.X, r.Y-40, r.W, 44))
	}
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: ph.See().Header.Title, Rect: r})
	switch {
	case ph.t.middle.shows() == marketSide && ph.t.middle.boardKind() == panel.LotBoard:
		ph.t.middle.lotSide(u, r, clear)
	case ph.t.middle.shows() == marketSide:
		ph.t.middle.drawPage(u, clear.Pad(6, 0), true)
	default:
		ph.t.pane.Draw(u, r, clear, ui.Rect{})
		ph.t.middle.sideSwitch(u, clear)
	}
	if ph.sheet.at < 2 {
		ph.t.drawPill(u, clear)
		ph.t.others.Draw(u, clear)
	}
	u.Close()
	was := ph.sheet.at // a press in the sheet may begin a step, which has its own height
	if now := u.Sheet("sheet", ph.Say(tableWords.sheet), r, heights, was, func(c ui.Rect) { ph.sheetContent(u, c) }); now != was {
		ph.sheet.move(&ph.See().Prompt.Step, now)
	}
}

// sheetHeights returns the heights at which the sheet rests: peek, half, full.
func (ph *phone) sheetHeights(u *ui.UI, r ui.Rect) []float32 {
	s := &theme.Size.Phone
	peek := ph.t.actions.height(u, ph.t.buttons(), r.W) + 18 + ph.peekHeight(u, r.W) + 10
	if ph.t.due != nil && !ph.dealsBelow() {
		peek = max(peek, min(s.SheetPeek, r.H*0.45))
	}
	if ph.t.due != nil {
		peek += ph.t.panel.hintHeight(u, r.W-2*kit.PanelPad)
	}
	if ph.t.followed() {
		peek = max(peek, ph.followedPeek(u, r))
	}
	half := s.SheetHalf + ph.t.actions.noteHeight(u, ph.t.buttons().Note, r.W-2*kit.PanelPad)
	return []float32{peek, max(half, peek+60), r.H - 8}
}

// followedPeek is how high the lowest sheet is in a computer's turn, with the players' money, the pace, and how far the game has come;
// zero where that would take half of the map.
func (ph *phone) followedPeek(u *ui.UI, r ui.Rect) float32 {
	h := ph.t.actions.height(u, ph.t.buttons(), r.W) + 18 + ph.peekHeight(u, r.W) + 10 + peekPlayersH*u.TextScale + peekProgress + max(36, u.Target())
	if h > r.H*0.5 {
		return 0
	}
	return h
}

func (ph *phone) sheetContent(u *ui.UI, r ui.Rect) {
	u.Open(ui.Node{ID: "panel", Role: ui.RoleRegion, Name: ph.See().Prompt.Heading, Rect: r})
	defer u.Close()
	foot := r.CutBottom(ph.t.actions.height(u, ph.t.buttons(), r.W))
	ph.t.actions.draw(u, foot, ph.t.buttons())
	if ph.sheet.at > 0 {
		ph.t.panel.drawScrolled(u, r)
		return
	}
	ph.t.banner.DrawProgress(u, paint.R(r.Right()-120, r.Y+4, 106, 12))
	in := r.Pad(kit.PanelPad, 2)
	ph.peekWords(u, in.CutTop(ph.peekHeight(u, r.W)))
	if ph.t.due != nil {
		in.CutTop(ph.t.panel.drawHint(u, in))
	}
	if room := peekPlayersH*u.TextScale + 6; ph.t.followed() && in.H >= room+max(36, u.Target()) {
		ph.peekPlayers(u, in.CutTop(room))
	}
	if ph.t.due != nil && in.H >= theme.Size.Phone.ChipRow && ph.t.due.Peek(u, in.Pad(0, 2)) {
		return
	}
	ph.peekPlayers(u, in.Pad(0, 4))
}

// peekRoom returns the width of the prompt in the lowest sheet, where the dots of the progress stand beside it.
func (ph *phone) peekRoom(width float32) float32 {
	width -= 2 * kit.PanelPad
	if len(ph.See().Prompt.Dots()) > 1 && !ph.Game.Past() {
		width -= 112
	}
	return width
}

// peekHeight returns how high the prompt is in the lowest sheet.
func (ph *phone) peekHeight(u *ui.UI, width float32) float32 {
	order, limits := ph.PromptWords()
	h := float32(len(u.P.Wrap(order, ph.peekRoom(width), kit.Bold(u, kit.Sizes.Body))))*kit.Line(u, kit.Sizes.Body) + 4
	if limits != "" {
		h += float32(len(u.P.Wrap(limits, width-2*kit.PanelPad, kit.Soft(u, kit.Sizes.Compact)))) * kit.Line(u, kit.Sizes.Compact)
	}
	return h
}

// peekWords draws the prompt in the lowest sheet.
func (ph *phone) peekWords(u *ui.UI, r ui.Rect) {
	order, limits := ph.PromptWords()
	head := r
	head.W = ph.peekRoom(r.W + 2*kit.PanelPad)
	r.CutTop(u.Paragraph("prompt", head, order, kit.Bold(u, kit.Sizes.Body)))
	if limits != "" {
		u.Paragraph("prompt:limits", r, limits, kit.Soft(u, kit.Sizes.Compact))
	}
}

// peekPlayersH is the height of the row of the players' money in the lowest sheet in dp.
const peekPlayersH = 40

// peekPlayers draws the cash of all players in one row, where nothing else uses it, and in a computer's turn above the pace: what the
// players are paid comes to rest there.
func (ph *phone) peekPlayers(u *ui.UI, r ui.Rect) {
	if r.H < 22*u.TextScale {
		return
	}
	r.H = min(r.H, peekPlayersH*u.TextScale)
	list := ph.See().Players
	for i := range list {
		cell := r.Columns(i, len(list), 6)
		n := ui.Node{ID: "seat:" + strconv.Itoa(i+1), Role: ui.RoleText, Name: list[i].Spoken, Rect: cell}
		u.Node(n)
		u.P.RoundRect(cell, theme.Radius.Chip, u.Theme.BG.Sunken)
		if list[i].Acting {
			u.P.Frame(cell, theme.Radius.Chip, theme.Stroke.Selected, u.Theme.Accent.Base)
		}
		ps, room := kit.NewParts(u), cell.W-6
		if cell.W > 62 {
			ps.Seat(ph.Seats, list[i].ID, 8)
			ps.Gap(3)
			room -= ps.Width()
		}
		ps.Text(list[i].Cash, kit.Shrunk(u, list[i].Cash, room, kit.Bold(u, kit.Sizes.Compact), kit.Sizes.Micro))
		w := ps.Width()
		ps.Draw(cell.Middle(min(w, cell.W), cell.H))
	}
}

// dealsBelow reports whether the deals of a stock round stand below the price chart of a phone, so that the sheet need not be
// opened for them.
func (ph *phone) dealsBelow() bool {
	return ph.Class() == kit.Phone && ph.tab == phoneTable && ph.t.middle.shows() == marketSide && ph.t.traits().Below
}
