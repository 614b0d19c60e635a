package history

import (
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/home"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// Sizes of the screen in dp.
const (
	overWide     = 900 // minimum width of a page with the buttons right of the figures
	overSide     = 320 // width of these buttons
	chartHeight  = 320 // of the charts of players
	PricesHeight = 290 // of the chart of share prices
	rankCard     = 230 // minimum width of a player's card
	rankGap      = 12  // between two cards
	overPad      = 16
	overPadY     = 12
)

// Draw draws the figures on the left and the buttons on the right, or one below the other on a phone.
func (g *GameOver) Draw(u *ui.UI, page ui.Rect) {
	a := g.App
	g.Refresh()
	if u.Key("Escape") {
		a.Close(g)
	}
	g.play.Keys(u, func() { g.App.Lift(app.Is[*GameOver]) })
	w, h := u.P.Size()
	u.P.Fill(paint.R(0, 0, w, h), u.Theme.BG.Desk)
	if g.play.FitsBar(page) && page.W >= overWide*u.TextScale {
		g.play.Bar(u, page.CutTop(theme.Size.TopBar*min(u.TextScale, 1.2)))
		defer g.leaveForTable(u)
	}
	u.Open(ui.Node{ID: "over", Role: ui.RoleMain, Name: a.Say(Words.Title), Rect: page})
	defer u.Close()
	if page.W < overWide {
		g.drawSmall(u, page)
	} else {
		g.drawSide(u, page.CutRight(overSide))
		widgets.Scroll(u, "over:scroll", page, func(r *ui.Rect) {
			*r = r.Pad(overPad, overPadY)
			g.drawWinner(u, r)
			g.drawRanking(u, r, rankColumns(len(g.ranks), r.W, u.TextScale))
			g.DrawWorth(u, r)
			g.drawCompanies(u, r)
			g.DrawTable(u, r)
			r.CutTop(overPadY)
		})
	}
	g.party.draw(u, "over:winner")
}

// drawSmall draws the page of a phone: all in one column, with the review and the replay at the foot.
func (g *GameOver) drawSmall(u *ui.UI, page ui.Rect) {
	const padY = 10
	foot := page.CutBottom(theme.Size.ActionButtonPhone + 2*padY)
	u.P.Fill(foot, u.Theme.BG.Surface)
	foot = foot.Pad(home.EdgePhone, padY)
	g.drawReviewButton(u, foot.Columns(0, 2, buttonGap))
	g.drawReplayButton(u, foot.Columns(1, 2, buttonGap))
	widgets.Scroll(u, "over:scroll", page, func(r *ui.Rect) {
		*r = r.Pad(overPad, overPadY)
		g.drawWinner(u, r)
		g.drawRanking(u, r, 1)
		g.DrawWorth(u, r)
		g.drawCompanies(u, r)
		g.drawHighlights(u, r)
		g.DrawFigureChoice(u, r)
		g.drawExport(u, r)
		g.DrawTable(u, r)
		r.CutTop(buttonsTop)
		g.drawButtons(u, r.CutTop(g.buttonsHeight(u)))
		r.CutTop(overPadY)
	})
}

// drawSide draws the buttons at the foot of the right side, and above them the highlights and the choice of the table.
func (g *GameOver) drawSide(u *ui.UI, side ui.Rect) {
	u.P.Fill(side, u.Theme.BG.Surface)
	side = side.Pad(overPad, overPad)
	follow := 2 * (widgets.ActionHeight(u) + buttonGap)
	foot := side.CutBottom(buttonsTop + follow + g.buttonsHeight(u))
	foot.CutTop(buttonsTop)
	g.drawReplayButton(u, foot.CutTop(widgets.ActionHeight(u)))
	foot.CutTop(buttonGap)
	g.drawReviewButton(u, foot.CutTop(widgets.ActionHeight(u)))
	foot.CutTop(buttonGap)
	g.drawButtons(u, foot)
	widgets.Scroll(u, "over:side", side, func(r *ui.Rect) {
		r.CutRight(widgets.ScrollGutter)
		g.drawHighlights(u, r)
		g.DrawFigureChoice(u, r)
		g.drawExport(u, r)
	})
}

// leaveForTable draws the open menu and closes the screen if the bar or the menu has opened something on the table.
func (g *GameOver) leaveForTable(u *ui.UI) {
	if g.play.Menu(u) {
		g.App.Lift(app.Is[*GameOver])
		u.Again()
	}
}

// drawWinner draws who won and why the game ended.
func (g *GameOver) drawWinner(u *ui.UI, r *ui.Rect) {
	a := g.App
	head := r.CutTop(max(widgets.Line(u, widgets.Sizes.Display)+8, u.Target()))
	if u.Button("over:back", head.CutLeft(head.H),
		ui.Button{Icon: icon.ChevronLeft, Name: a.Say(Words.toTable), Look: ui.Quiet}) {
		a.Close(g)
	}
	x, y := head.CutLeft(40).Center()
	icon.Draw(u.P, icon.Crown, x, y, 28, u.Theme.Warn.Base)
	result, style := g.resultText(), widgets.Bold(u, widgets.Sizes.Display)
	if u.P.Width(result, style) > head.W {
		style = widgets.Bold(u, widgets.Sizes.Title)
	}
	u.Heading("over:winner", 1, head, result, style)
	head.CutLeft(min(head.W, u.P.Width(result, style)+14))
	why, soft := g.endReason(), widgets.Soft(u, widgets.Sizes.Body)
	if u.P.Width(why, soft) <= head.W {
		u.Text("over:why", head, why, soft)
		r.CutTop(8)
		return
	}
	r.CutTop(u.Paragraph("over:why", *r, why, soft) + 12)
}

// resultText returns who won and by how much.
func (g *GameOver) resultText() string {
	say := g.Viewer.Speaker()
	var first []string
	for _, p := range g.ranks {
		if p.Rank == 1 {
			first = append(first, say.Player(p.Player))
		}
	}
	if len(first) > 1 || len(g.ranks) < 2 {
		return say.Phrase(text.Tied, text.Facts{"players": say.List(first)})
	}
	margin := say.Money(g.ranks[0].Worth - g.ranks[1].Worth)
	return say.Phrase(text.WonBy, text.Facts{"player": first[0], "$margin": margin})
}

// drawRanking draws a card for each player, best first, in as many columns as given.
func (g *GameOver) drawRanking(u *ui.UI, r *ui.Rect, columns int) {
	height := widgets.Line(u, widgets.Sizes.Title) + widgets.Line(u, widgets.Sizes.Small) + 42
	u.Open(ui.Node{ID: "over:ranking", Role: ui.RoleList, Name: Words.Title.In(g.lang), Rect: *r})
	defer u.Close()
	grid := widgets.Grid{Columns: columns, Height: height, Gap: rankGap, Below: rankGap}
	for k, cell := range grid.Cut(r, len(g.ranks)) {
		g.drawRank(u, cell, g.ranks[k])
	}
}

// rankColumns returns how many of n cards are in a row of width w: as many as fit, in rows of nearly equal length.
func rankColumns(n int, w, textScale float32) int {
	most := max(1, int((w+rankGap)/(rankCard*textScale+rankGap)))
	rows := (n + most - 1) / most
	return (n + rows - 1) / rows
}

// drawRank draws a place of the ranking: rank, player, worth, a bar for the worth, and its parts.
func (g *GameOver) drawRank(u *ui.UI, r ui.Rect, p rules.Place) {
	say := g.Viewer.Speaker()
	cash := g.Game.View().Cash(id.OfPlayer(p.Player))
	spoken := Words.rank.Fill(g.lang, text.Facts{
		"n": strconv.Itoa(p.Rank), "player": say.Player(p.Player), "$worth": say.Money(p.Worth),
	})
	ruined := g.Game.View().S.Seats[p.Player].Bankrupt
	if ruined {
		spoken = say.List([]string{spoken, say.Say(text.Ruined)})
	}
	u.Node(ui.Node{ID: "rank:" + strconv.Itoa(int(p.Player)), Role: ui.RoleListItem, Name: spoken, Rect: r})
	u.Card(r, theme.Radius.Card)
	if p.Rank == 1 {
		u.P.Frame(r, theme.Radius.Card, 2, u.Theme.Warn.Line)
	}
	r = r.Pad(overPad, overPadY)
	u.P.TextIn(r.CutLeft(rankWidth), strconv.Itoa(p.Rank), widgets.Bold(u, widgets.Sizes.Display))
	widgets.SeatsOf(g.Game.Players()).Cut(u, &r, p.Player, rankRadius, rankGap-2)
	first := r.CutTop(widgets.Line(u, widgets.Sizes.Title))
	worth, style := say.Money(p.Worth), widgets.Bold(u, widgets.Sizes.Title)
	u.Label(first.CutRight(u.P.Width(worth, style)+1), worth, style)
	if said := say.Say(text.Ruined); ruined && u.P.Width(say.Player(p.Player)+said, style) < first.W {
		u.Label(first.CutRight(u.P.Width(said, widgets.Soft(u, widgets.Sizes.Body))+rankGap), said,
			widgets.Soft(u, widgets.Sizes.Body))
	}
	u.Label(first, say.Player(p.Player), style)
	r.CutTop(worthGap)
	g.drawWorthBar(u, r.CutTop(worthBar), p, cash)
	r.CutTop(worthGap)
	g.drawParts(u, r, p, cash)
}

// Sizes of a card of the ranking in dp.
const (
	rankWidth  = 28 // of the rank
	rankRadius = 14 // of the player's shape
	worthBar   = 8  // height of the bar
	worthGap   = 5  // above and below the bar
	partsGap   = 8  // minimum distance between the cash and the other parts
)

// drawWorthBar draws the worth of a player as a part of the winner's. In titles with shares the part beyond the cash is
// pale.
func (g *GameOver) drawWorthBar(u *ui.UI, bar ui.Rect, p rules.Place, cash int32) {
	u.P.RoundRect(bar, worthBar/2, u.Theme.BG.Inset)
	top := g.ranks[0].Worth
	if top <= 0 || p.Worth <= 0 {
		return
	}
	bar.W *= float32(p.Worth) / float32(top)
	ink := widgets.SeatColor(u, p.Player)
	u.P.RoundRect(bar, worthBar/2, ink.Alpha(0.5))
	if g.Game.Title().HasShares() {
		bar.W *= float32(min(max(cash, 0), p.Worth)) / float32(p.Worth) // cash above the worth is owed
	}
	u.P.RoundRect(bar, worthBar/2, ink)
}

// drawParts draws the parts of a player's worth, with the time used, or the player's companies in titles without
// shares.
func (g *GameOver) drawParts(u *ui.UI, r ui.Rect, p rules.Place, cash int32) {
	say, small := g.Viewer.Speaker(), widgets.Soft(u, widgets.Sizes.Small)
	if !g.Game.Title().HasShares() {
		u.Label(r, g.Viewer.Players()[p.Player-1].Companies, small)
		return
	}
	left := Words.cash.Fill(g.lang, text.Facts{"$sum": say.Money(cash)})
	if spent := g.play.Info().Spent; len(spent) >= int(p.Player) && spent[p.Player-1] > 0 {
		minutes := (spent[p.Player-1] + 59) / 60 // of seconds, rounded up
		left += " · " + app.Words.Minutes.Fill(g.lang, text.Facts{"n": text.Number(minutes)})
	}
	u.Label(r, left, small)
	debt := g.Game.View().S.Seats[p.Player].Debt
	right := g.holdings(p.Worth-cash, debt)
	fits := func() bool { return u.P.Width(left, small)+u.P.Width(right, small)+partsGap < r.W }
	if debt > 0 && !fits() { // rather than the shares, which the bar shows
		right = Words.debt.Fill(g.lang, text.Facts{"$sum": say.Money(debt)})
	}
	if fits() {
		u.Label(r, right, widgets.Aligned(small, paint.Right))
	}
}

// holdings returns the shares and the debt of a player in words. sum is the worth without cash: shares less debt.
func (g *GameOver) holdings(sum, debt int32) string {
	say := g.Viewer.Speaker()
	said := Words.shares.Fill(g.lang, text.Facts{"$sum": say.Money(sum + debt)})
	if debt > 0 {
		said += " · " + Words.debt.Fill(g.lang, text.Facts{"$sum": say.Money(debt)})
	}
	return said
}

// drawHighlights draws the highlights, each as a sign, a name and a sentence.
func (g *GameOver) drawHighlights(u *ui.UI, r *ui.Rect) {
	u.Heading("over:highlights", 2, r.CutTop(widgets.Line(u, widgets.Sizes.Caption)+10),
		widgets.Label(g.App.Say(Words.highlights)), widgets.Section(u))
	list := g.highlights()
	const side, toText = 34, 12 // of the square with the sign
	for k, h := range list {
		r.CutTop(6)
		row := *r
		row.CutRight(widgets.ScrollGutter)
		lead := row.CutLeft(side + toText)
		u.P.RoundRect(paint.R(lead.X, lead.Y, side, side), theme.Radius.Button, u.Theme.BG.Sunken)
		icon.Draw(u.P, h.sign, lead.X+side/2, lead.Y+side/2, theme.Size.Icon, u.Theme.Ink.Soft)
		used := row
		u.Label(used.CutTop(widgets.Line(u, widgets.Sizes.Body)), h.name, widgets.Bold(u, widgets.Sizes.Body))
		used.CutTop(u.Paragraph("over:note"+strconv.Itoa(k), used, h.said, widgets.Soft(u, widgets.Sizes.Compact)))
		r.CutTop(max(side, used.Y-r.Y))
	}
	r.CutTop(16)
}

// drawExport draws the buttons that export the table.
func (g *GameOver) drawExport(u *ui.UI, r *ui.Rect) {
	row := r.CutTop(widgets.FieldHeight(u))
	r.CutTop(16)
	DrawExportButtons(g.App, u, &row, g.play.Info().Name, g.Grid)
}

// Gaps in dp.
const (
	buttonGap  = 8  // between two buttons
	buttonsTop = 12 // above the buttons
)

// buttonsHeight returns the height of drawButtons.
func (g *GameOver) buttonsHeight(u *ui.UI) float32 {
	const rows = 3
	h := rows * (widgets.ActionHeight(u) + buttonGap)
	if _, ok := g.nextTitle(); ok {
		news := titles.WordsOf(g.Game.Title()).News.In(g.lang)
		h += widgets.ActionHeight(u) + 22 + u.P.Height(news, overSide-32, widgets.Soft(u, widgets.Sizes.Compact))
	}
	return h
}

// drawReplayButton draws the button that plays the game from its beginning.
func (g *GameOver) drawReplayButton(u *ui.UI, r ui.Rect) {
	b := ui.Button{Text: g.App.Say(Words.replay), Icon: icon.Play, Look: ui.Primary}
	if u.Button("act:replay", r, b) {
		g.replay()
	}
}

// drawReviewButton draws the button that opens the review of the game.
func (g *GameOver) drawReviewButton(u *ui.UI, r ui.Rect) {
	if u.Button("over:review", r, ui.Button{Text: g.App.Say(Words.Review), Icon: icon.Search}) {
		g.play.Review()
	}
}

// drawButtons draws the buttons that share and save the game and those that begin another one.
func (g *GameOver) drawButtons(u *ui.UI, r ui.Rect) {
	a, w, h := g.App, &Words, widgets.ActionHeight(u)
	row := r.CutTop(h)
	r.CutTop(buttonGap)
	if u.Button("over:share", row.Columns(0, 2, buttonGap), ui.Button{Text: a.Say(app.Words.Share), Icon: icon.Share}) {
		g.play.Share()
	}
	if u.Button("over:save", row.Columns(1, 2, buttonGap), ui.Button{Text: a.Say(app.Words.Save), Icon: icon.Download}) {
		g.play.SaveFile()
	}
	if u.Button("over:picture", r.CutTop(h), ui.Button{Text: a.Say(w.SavePicture), Icon: icon.Map}) {
		g.play.SaveMap()
	}
	r.CutTop(buttonGap)
	if u.Button("over:rematch", r.CutTop(h), ui.Button{Text: a.Say(w.rematch), Icon: icon.Swap}) {
		g.rematch(g.Game.Title().Key)
	}
	if e, ok := g.nextTitle(); ok {
		r.CutTop(buttonGap)
		g.drawNextTitle(u, r, &e)
	}
}

// drawNextTitle draws the button that begins a game of the title that follows this one in its box, with its novelties.
func (g *GameOver) drawNextTitle(u *ui.UI, r ui.Rect, e *titles.Entry) {
	words := titles.WordsOf(g.Game.Title())
	b := ui.Button{Text: Words.next.Fill(g.lang, text.Facts{"title": app.TitleText(e, "title.set", g.lang)}),
		Icon: icon.ChevronRight, Wrap: true}
	if u.Button("over:next", r.CutTop(widgets.ActionHeight(u)), b) {
		g.rematch(e.Key)
	}
	r.CutTop(6)
	u.Paragraph("over:news", r, words.News.In(g.lang), widgets.Soft(u, widgets.Sizes.Compact))
}
