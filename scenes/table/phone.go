package table

import (
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/mappane"
	"github.com/hexrail/hexrail/scenes/recap"
	"github.com/hexrail/hexrail/scenes/roster"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles/words"
)

// phone is the table on an upright phone: one tab at a time, and a sheet with the step.
type phone struct {
	*choice.Desk
	layout   *layout
	panel    *sidePanel
	history  *dock
	middle   *middle
	pane     *mappane.Pane
	pill     *pill
	strips   *roster.Roster
	others   *recap.Recap
	openPage func(info.Page)
	order    corpOrder
}

// draw draws the table on an upright phone: banner, info line, content, sheet, navigation.
func (ph *phone) draw(u *ui.UI, page ui.Rect) {
	banner := page.CutTop(theme.Phone.Banner * min(u.TextScale, mostPageRaise))
	ph.panel.cutTop(u, &page)
	info := page.CutTop(ph.infoHeight(u))
	nav := page.CutBottom(theme.Phone.Nav)
	defer ph.history.cut(u, &page)()
	ph.panel.bar.DrawPhone(u, banner, ph.panel.banner)
	ph.panel.bar.DrawInfo(u, ph.cutSideButton(u, info))
	ph.drawContent(u, page)
	say := ph.Speaker()
	ph.layout.page = phoneTab(u.NavBar("nav", ph.Say(tableWords.views), nav, []ui.Choice{
		{ID: "nav:table", Text: say.Say(text.TabTable), Icon: icon.Map},
		{ID: "nav:market", Text: ph.layout.marketTabName(), Icon: ph.marketIcon()},
		{ID: "nav:companies", Text: say.Say(text.TabCompanies), Icon: icon.Factory},
		{ID: "nav:players", Text: say.Say(text.TabPlayers), Icon: icon.User},
		{ID: "nav:more", Text: ph.Say(tableWords.moreTab), Icon: icon.More},
	}, int(ph.layout.page)))
}

// marketIcon returns the icon of the tab of prices, or of money.
func (ph *phone) marketIcon() icon.Name {
	if ph.Game.Title().HasShares() {
		return icon.Market
	}
	return icon.Coin
}

// infoHeight returns the height of the info line: enough for a finger if it has the map/market button.
func (ph *phone) infoHeight(u *ui.UI) float32 {
	h := theme.Phone.Info * u.TextScale
	if ph.layout.page == phoneTable && ph.layout.hasSwitch() {
		h = max(h, u.Target())
	}
	return h
}

// cutSideButton draws the map/market button at the right end of the info line, where it covers nothing, and returns the
// rest of r.
func (ph *phone) cutSideButton(u *ui.UI, r ui.Rect) ui.Rect {
	if ph.layout.page != phoneTable || !ph.layout.hasSwitch() {
		return r
	}
	id, to, b := "side:map", mapSide,
		ui.Button{Icon: icon.Map, Text: ph.Say(info.Words.Board), Small: true, Look: ui.Quiet}
	if ph.layout.shows() == mapSide {
		id, to, b.Icon, b.Text = "side:market", marketSide, ph.marketIcon(), ph.middle.marketName()
	}
	u.P.Fill(r, u.Theme.BG.Sunken)
	u.P.Fill(paint.R(r.X, r.Bottom()-1, r.W, 1), u.Theme.Line.Base)
	if u.Button(id, r.CutRight(u.ButtonWidth(b)+4), b) {
		ph.layout.showSide(to)
	}
	return r
}

// drawContent draws the page of a phone: the map or market with the sheet over it.
func (ph *phone) drawContent(u *ui.UI, r ui.Rect) {
	if ph.layout.page != phoneTable {
		ph.drawPage(u, r)
		return
	}
	heights := ph.sheetHeights(u, r)
	ph.layout.sheet.at = min(ph.layout.sheet.at, len(heights)-1)
	clear := r.Pad(6, 6)
	clear.CutBottom(heights[min(ph.layout.sheet.at, 1)])
	since := ph.cutAbove(&clear, ph.others.BriefHeight(u))
	var bubble ui.Rect // of the open hint
	if ph.layout.due() != nil {
		bubble = ph.cutAbove(&clear, ph.panel.hintHeight(u, clear.W))
	}
	u.ToastsIn(clear)
	if ph.layout.sheet.at > 1 { // the sheet covers everything except the line above it
		u.ToastsIn(paint.R(r.X, r.Y-toastLine, r.W, toastLine+4))
	}
	above := len(u.Nodes())
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: ph.See().Header.Title, Rect: r})
	switch {
	case ph.layout.shows() == marketSide && ph.layout.boardKind() == choice.LotBoard:
		ph.middle.drawLotSide(u, r, clear)
	case ph.layout.shows() == marketSide:
		ph.middle.drawPage(u, clear.Pad(6, 0))
	default:
		ph.pane.Draw(u, r, clear, ui.Rect{})
	}
	if ph.layout.sheet.at < 2 {
		ph.pill.draw(u, clear)
		ph.others.Draw(u, clear)
		ph.others.DrawBrief(u, since)
		if !bubble.Empty() {
			ph.panel.drawHint(u, bubble)
		}
	}
	u.Close()
	if ph.layout.sheet.at > 1 {
		u.Cover(above)
	}
	before := ph.layout.sheet.at // a press in the sheet may start a step that has its own height
	moved := u.Sheet("sheet", ph.Say(tableWords.sheet), r, heights, before,
		func(c ui.Rect) { ph.drawSheetContent(u, c) })
	if moved != before {
		ph.layout.sheet.move(&ph.See().Prompt.Step, moved)
	}
}

// cutAbove cuts h dp off the bottom of clear, the part of map or market above the sheet, and returns them, or an empty
// rectangle if too little would remain for the step.
func (ph *phone) cutAbove(clear *ui.Rect, h float32) (cut ui.Rect) {
	least := float32(0)
	if madeAboveSheet(&ph.See().Prompt.Step) {
		least = leastAbove
	}
	if ph.layout.sheet.at > 1 || h == 0 || clear.H-h < least {
		return cut
	}
	return clear.CutBottom(h)
}

// leastAbove is the minimum height of map or market above a hint in dp, if the choice is made there.
const leastAbove = 150

// Maximum height of the sheet, as a share of the height between info line and navigation: lowered, in a computer's
// turn, with a step whose choice is made on the map, and with another one. For a step it may always have leastSheet dp.
const (
	mostPeek     = 0.45
	mostFollowed = 0.5
	mostOnMap    = 0.52
	mostInStep   = 0.62
	leastSheet   = 390
)

// sheetHeights returns the resting heights of the sheet: the heading alone, the step, and fully raised.
func (ph *phone) sheetHeights(u *ui.UI, r ui.Rect) []float32 {
	s := &theme.Phone
	rest := ph.panel.actions.height(u, ph.panel.buttons(), r.W) + sheetGrip + ph.headHeight(u, r.W)
	peek := rest + peekPad
	if ph.layout.due() != nil && !ph.layout.dealsBelow() { // with shortcuts
		peek = max(rest+s.ChipRow+8, min(s.SheetPeek, r.H*mostPeek))
	}
	if ph.layout.followsComputer() {
		peek = max(peek, ph.followedPeek(u, r))
	}
	most := r.H * mostInStep
	if ph.See().Prompt.Step.Where == words.OnMap {
		most = r.H * mostOnMap
	}
	most = max(most, min(leastSheet*u.TextScale, r.H-leastLift))
	return []float32{peek, max(min(rest+ph.panel.stepHeight(), most), peek+leastLift), r.H - aboveRaised}
}

// followedPeek returns the height of the lowered sheet in a computer's turn, with the players' money, the pace and the
// progress, or zero if it would take half of the map.
func (ph *phone) followedPeek(u *ui.UI, r ui.Rect) float32 {
	h := ph.panel.actions.height(u, ph.panel.buttons(), r.W) + sheetGrip + ph.headHeight(u, r.W) + peekPad +
		peekPlayersH*u.TextScale + peekProgress + widgets.ControlHeight(u)
	if h > r.H*mostFollowed {
		return 0
	}
	return h
}

// drawSheetContent draws the sheet: head, panel or shortcuts, and the action bar at the foot.
func (ph *phone) drawSheetContent(u *ui.UI, r ui.Rect) {
	u.Open(ui.Node{ID: "panel", Role: ui.RoleRegion, Name: ph.See().Prompt.Heading, Rect: r})
	defer u.Close()
	foot := r.CutBottom(ph.panel.actions.height(u, ph.panel.buttons(), r.W))
	ph.panel.actions.draw(u, foot, ph.panel.buttons())
	head := r.CutTop(ph.headHeight(u, r.W))
	ph.drawHead(u, head.Pad(widgets.PanelPad, 0))
	if ph.layout.sheet.at > 0 {
		ph.panel.drawScrolled(u, r)
		return
	}
	in := r.Pad(widgets.PanelPad, 2)
	if room := peekPlayersH*u.TextScale + 6; ph.layout.followsComputer() && in.H >= room+widgets.ControlHeight(u) {
		ph.drawPlayersRow(u, in.CutTop(room))
	}
	if due := ph.layout.due(); due != nil && in.H >= theme.Phone.ChipRow && due.Peek != nil &&
		due.Peek(u, in.Pad(0, 2)) {
		return
	}
	row := in.Pad(0, 4)
	ph.cutSharesButton(u, &row)
	ph.drawPlayersRow(u, row)
}

// cutSharesButton cuts a button that raises the lowered sheet off the right of its row, in a stock round with boxes,
// because the boxes are above the sheet and the deals in shares in it.
func (ph *phone) cutSharesButton(u *ui.UI, r *ui.Rect) {
	if !ph.Boxed() || ph.layout.due() == nil || r.H < u.Target() {
		return
	}
	b := ui.Button{Text: ph.Say(tableWords.shares), Icon: icon.Certificate, Small: true}
	cell := r.CutRight(u.ButtonWidth(b))
	cell.H = u.Target()
	r.CutRight(8)
	if u.Button("sheet:shares", cell, b) {
		ph.layout.sheet.Lift()
	}
}

// sheetGrip is the height of the grip of the sheet in dp.
const sheetGrip = 18

// Heights around the sheet in dp: the line for toasts above a raised one, the space below the prompt of a lowered one,
// how much higher the step is at least, and the part of the map that remains above a raised one.
const (
	toastLine   = 40
	peekPad     = 10
	leastLift   = 60
	aboveRaised = 8
)

// promptWidth returns the width of the prompt, next to which the hint button may be.
func (ph *phone) promptWidth(u *ui.UI, width float32) float32 {
	width -= 2 * widgets.PanelPad
	if ph.panel.hasHint() {
		width -= u.Target()
	}
	return width
}

// headHeight returns the height of the first band of the sheet: the steps of the turn and the prompt.
func (ph *phone) headHeight(u *ui.UI, width float32) float32 {
	order, limits := ph.PromptWords()
	h := ph.panel.banner.NamesHeight(u) + 4
	words := u.P.Height(order, ph.promptWidth(u, width), widgets.Bold(u, widgets.Sizes.Body))
	if limits != "" {
		words += u.P.Height(limits, ph.promptWidth(u, width), widgets.Soft(u, widgets.Sizes.Compact))
	}
	if ph.panel.hasHint() {
		words = max(words, hintSign)
	}
	return h + words
}

// hintSign is the height of the hint button in dp.
const hintSign = 36

// drawHead draws the first band of the sheet: the steps of the turn, the prompt, and the hint button if there is a
// hint.
func (ph *phone) drawHead(u *ui.UI, r ui.Rect) {
	order, limits := ph.PromptWords()
	ph.panel.banner.DrawNames(u, r.CutTop(ph.panel.banner.NamesHeight(u)))
	if ph.panel.hasHint() {
		sign := paint.R(r.Right()-u.Target(), r.Y, u.Target(), hintSign)
		if _, shown := u.Find("hint"); ph.panel.hint.DrawSign(u, sign, ph.Desk.Desk, shown) {
			ph.layout.sheet.at = 0 // the hint needs the space above
		}
	}
	r.W = ph.promptWidth(u, r.W+2*widgets.PanelPad)
	r.CutTop(u.Paragraph("prompt", r, order, widgets.Bold(u, widgets.Sizes.Body)))
	if limits != "" {
		u.Paragraph("prompt:limits", r, limits, widgets.Soft(u, widgets.Sizes.Compact))
	}
}

// Measures in dp of the players' money in the lowered sheet: height of the row, height below which it is not drawn, and
// width of a player's cell from which the sign of the seat fits.
const (
	peekPlayersH     = 40
	leastPeekPlayers = 22
	wideWithSeat     = 62
)

// drawPlayersRow draws all players' cash in one row, if there is space. In a computer's turn it is above the pace, so
// that animated payments have a target.
func (ph *phone) drawPlayersRow(u *ui.UI, r ui.Rect) {
	if r.H < leastPeekPlayers*u.TextScale {
		return
	}
	r.H = min(r.H, peekPlayersH*u.TextScale)
	list := ph.See().Players
	for i := range list {
		cell := r.Columns(i, len(list), 6)
		p := &list[i]
		u.Node(ui.Node{ID: "seat:" + strconv.Itoa(i+1), Role: ui.RoleText, Name: p.Spoken, Rect: cell})
		u.P.RoundRect(cell, theme.Radius.Chip, u.Theme.BG.Sunken)
		if p.Acting {
			u.P.Frame(cell, theme.Radius.Chip, theme.Stroke.Selected, u.Theme.Accent.Base)
		}
		ps, room := widgets.NewParts(u), cell.W-6
		if cell.W > wideWithSeat {
			ps.Seat(ph.Seats, p.ID, 8)
			ps.Gap(3)
			room -= ps.Width()
		}
		ps.Text(p.Cash, widgets.Shrunk(u, p.Cash, room, widgets.Bold(u, widgets.Sizes.Compact), widgets.Sizes.Micro))
		ps.Draw(cell.Middle(min(ps.Width(), cell.W), cell.H))
	}
}
