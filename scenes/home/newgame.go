package home

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// newGame is the screen on which a game is set up.
type newGame struct {
	app.Page
	setup
	options optionList
	page    int // index of the page shown on a phone
}

// newNewGame returns the screen with the players of the last game, or with the player's own name.
func newNewGame(a *app.Shell) *newGame {
	n := &newGame{setup: newSetup(a, 0)}
	n.options.setup = &n.setup
	if last := n.lastGame(); last != nil {
		for i, name := range last.Players {
			n.addSeat(name)
			if last.SeatOf(id.Player(i+1)) == library.Computer {
				n.seats[i].where = library.Computer
				n.seatComputer(i, max(last.LevelOf(id.Player(i+1)), match.Easy))
			}
		}
	}
	if own := match.CleanName(a.Prefs.Name); len(n.seats) == 0 && own != "" {
		n.addSeat(own)
	}
	for len(n.seats) < max(3, n.entry().MinPlayers) {
		n.addSeat("")
	}
	return n
}

// Widths in dp: of a page from which there are three columns, and of the summary with two and with three. titlesShare
// is the share of the titles in the width of three columns.
const (
	threeColumns  = 1000
	narrowSummary = 300
	wideSummary   = 320
	titlesShare   = 0.27
)

// Draw draws three columns, two in a narrow window, or three pages on a phone.
func (n *newGame) Draw(u *ui.UI, page ui.Rect) {
	a := n.app
	small := page.W <= theme.Breakpoint.PhoneMaxW
	edge := float32(homeEdge)
	if small {
		edge = EdgePhone
	}
	edge = max(edge, (page.W-homeWidest)/2)
	n.handleKeys(u)
	head := page.CutTop(homeHead).Pad(edge, 0)
	side := widgets.FieldHeight(u)
	u.Open(ui.Node{ID: "bar", Role: ui.RoleBanner, Name: a.Say(app.Words.NewGame), Rect: head})
	if u.Button("new:back", widgets.Middle(head.CutLeft(side), side),
		ui.Button{Icon: icon.ChevronLeft, Name: a.Say(app.Words.Back), Look: ui.Quiet}) || u.Key("Escape") {
		a.Close(n)
	}
	head.CutLeft(8)
	u.Heading("title", 1, head, a.Say(app.Words.NewGame), widgets.Bold(u, widgets.Sizes.Display))
	u.Close()
	u.Open(ui.Node{ID: "main", Role: ui.RoleMain, Name: a.Say(app.Words.NewGame), Rect: page})
	defer u.Close()
	if small {
		n.drawPages(u, page.Pad(edge, 0))
		return
	}
	page = page.Pad(edge, 0)
	page.CutBottom(16)
	if page.W < threeColumns {
		right := page.CutRight(narrowSummary)
		page.CutRight(homeGap)
		n.drawScroll(u, "new:setup", page, titleList{&n.setup}.draw, seatList{&n.setup}.draw, n.options.draw)
		n.drawScroll(u, "new:right", right, n.drawSummary)
		return
	}
	left := page.CutLeft(page.W * titlesShare)
	page.CutLeft(homeGap)
	right := page.CutRight(wideSummary)
	page.CutRight(homeGap)
	n.drawScroll(u, "new:left", left, titleList{&n.setup}.draw)
	n.drawScroll(u, "new:setup", page, seatList{&n.setup}.draw, n.options.draw)
	n.drawScroll(u, "new:right", right, n.drawSummary)
}

// drawScroll draws the parts below each other in a scrolling column. Each cuts what it uses off the top of its
// rectangle.
func (n *newGame) drawScroll(u *ui.UI, id string, r ui.Rect, parts ...func(*ui.UI, *ui.Rect)) {
	area := r.Inset(-4)
	area.W += widgets.ScrollBar // beside the cards
	widgets.Scroll(u, id, area, func(r *ui.Rect) {
		*r = r.Pad(4, 4)
		r.CutRight(widgets.ScrollBar)
		for i, part := range parts {
			if i > 0 {
				r.CutTop(homeGap)
			}
			part(u, r)
		}
		r.CutTop(8)
	})
}

// drawPages draws the current page of a phone. The start button is on every page.
func (n *newGame) drawPages(u *ui.UI, page ui.Rect) {
	a, w := n.app, &newWords
	tabs := page.CutTop(widgets.FieldHeight(u))
	n.page = u.Tabs("new:pages", a.Say(w.pages), tabs, []ui.Choice{
		{ID: "new:page1", Text: "1 " + a.Say(app.Words.Game)}, {ID: "new:page2", Text: "2 " + a.Say(w.seatsPage)},
		{ID: "new:page3", Text: "3 " + a.Say(app.Words.Rules)},
	}, n.page)
	page.CutTop(10)
	page.CutBottom(10)
	foot := page.CutBottom(theme.Size.ActionButtonPhone)
	if n.page < 2 {
		next := ui.Button{Text: a.Say([]text.Pair{w.chooseSeats, w.chooseRules}[n.page])}
		if u.Button("new:next", foot.CutLeft(min(u.ButtonWidth(next), foot.W*0.42)), next) {
			n.page++
		}
		foot.CutLeft(8)
	}
	n.drawStart(u, foot)
	n.drawFault(u, &page)
	page.CutBottom(10)
	switch n.page {
	case 0:
		n.drawScroll(u, "new:titles", page, titleList{&n.setup}.draw, n.drawFacts)
	case 1:
		n.drawScroll(u, "new:seats", page, seatList{&n.setup}.draw, n.drawFields)
	default:
		n.drawScroll(u, "new:options", page, n.options.draw)
	}
}

// drawStart draws the start button.
func (n *newGame) drawStart(u *ui.UI, r ui.Rect) {
	fault := n.fault()
	words, first := newWords.start, n.seats[0].name
	switch {
	case n.allAway() && !n.seatsDrawn():
		words = newWords.startAway
		first = n.seats[slices.IndexFunc(n.seats, func(s newSeat) bool { return s.where == library.ByLink })].name
	case n.count(library.Computer) == len(n.seats):
		words = app.Words.Watch
	case n.count(library.Computer) > 0:
		words = newWords.startWith
	case n.seatsDrawn():
		words = newWords.startDrawn
	}
	b := ui.Button{
		Text: words.Fill(n.app.Prefs.Lang, text.Facts{"player": first, "n": strconv.Itoa(n.count(library.Computer))}),
		Icon: icon.Play, Look: ui.Primary, Disabled: fault != "", Describe: fault,
	}
	if u.ButtonWidth(b) > r.W {
		b.Text, b.Name = n.app.Say(app.Words.Start), b.Text
	}
	if u.Button("act:start", r, b) || fault == "" && u.Key("Enter") {
		n.start()
	}
}

// drawFault draws why the game cannot start, above the start button of a phone, and cuts that off the bottom of page.
func (n *newGame) drawFault(u *ui.UI, page *ui.Rect) {
	f := n.fault()
	if f == "" {
		return
	}
	style := u.Type(widgets.Sizes.Compact, paint.Regular, u.Theme.Bad.Base)
	page.CutBottom(6)
	u.Paragraph("new:fault", page.CutBottom(u.P.Height(f, page.W, style)), f, style)
}

// handleKeys selects titles by digit.
func (n *newGame) handleKeys(u *ui.UI) {
	for k, i := range slices.Concat(app.Boxes(n.entries)...) {
		if k < 9 && u.Key(strconv.Itoa(k+1)) {
			n.selectTitle(i)
		}
	}
}
