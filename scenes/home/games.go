package home

import (
	"slices"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/mygames"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// gamesTab is a tab of the list of games.
type gamesTab int

// The tabs, in the order in which they are shown.
const (
	allGames gamesTab = iota
	myTurnGames
	runningGames
	finishedGames
	archivedGames
)

// shows reports whether the tab lists a game.
func (t gamesTab) shows(i *library.Info) bool {
	if i.Archived || t == archivedGames {
		return i.Archived && t == archivedGames
	}
	switch t {
	case myTurnGames:
		return !i.Over && !i.LinkTurn() && !i.Damaged
	case runningGames:
		return !i.Over
	case finishedGames:
		return i.Over
	}
	return true
}

// hasArchived reports whether any game is archived.
func (h *Home) hasArchived() bool {
	return slices.ContainsFunc(h.app.Shelf.Games(), func(i *library.Info) bool { return i.Archived })
}

// shownGames returns the games of the current tab that match the search. The last game is left out where its
// card is already above the list. If the tab of archived games is open but empty, it opens that of all games.
func (h *Home) shownGames() []*library.Info {
	if h.tab == archivedGames && !h.hasArchived() {
		h.tab = allGames
	}
	var games []*library.Info
	last := h.last()
	for _, i := range h.app.Shelf.Games() {
		if h.tab == allGames && h.query == "" && i == last {
			continue // shown on its card above the list
		}
		if h.tab.shows(i) && i.Matches(h.query) {
			games = append(games, i)
		}
	}
	return games
}

// Sizes of the list in dp.
const (
	cardPicture      = 150 // height of the picture above the text
	cardPictureSmall = 104 // width of the picture left of the text
	minCard          = 250 // width
	mostColumns      = 4
	minPictured      = 300 // width of a card from which it has its picture left of the text
	searchWidth      = 280 // maximum width of the search
	tabsWidth        = 520 // maximum width of the tabs
	moreMargin       = 4   // between the button of the menu and the edges of a card
	seatSpace        = 24  // of a player on a card
	seatRadius       = 8
)

// longestQuery is the maximum number of characters of a search.
const longestQuery = 40

// drawGames draws the list of games and cuts it off the top of r. It does nothing if the only game is on its card
// above.
func (h *Home) drawGames(u *ui.UI, r *ui.Rect, small bool) {
	a := h.app
	if n := len(a.Shelf.Games()); n == 0 || n == 1 && h.last() != nil {
		return
	}
	h.drawListHead(u, r, small)
	games := h.shownGames()
	if len(games) == 0 {
		none := app.Words.NoGames
		if h.query != "" {
			none = app.Words.NothingFound
		}
		u.Text("games:none", r.CutTop(60), a.Say(none), widgets.Soft(u, widgets.Sizes.Lead))
		return
	}
	list := ui.Node{ID: "games", Role: ui.RoleList, Name: a.Say(app.Words.Games)}
	drawCards(u, r, list, len(games), columnsIn(u, r.W, mostColumns), h.cardHeight(u, small), func(r ui.Rect, n int) {
		h.attempt(u, games[n], func() { h.drawCard(u, r, games[n], small) })
	})
}

// columnsIn returns how many columns of cards fit, from 1 to most.
func columnsIn(u *ui.UI, width float32, most int) int {
	return max(1, min(most, int((width+homeGap)/(minCard*u.TextScale+homeGap))))
}

// drawCards calls draw for each of n cards of a height with its place in columns, and cuts all of them off the top of
// r. It skips rows outside the visible area. list is the node of the list, without its rectangle.
func drawCards(u *ui.UI, r *ui.Rect, list ui.Node, n, columns int, height float32, draw func(r ui.Rect, i int)) {
	rows := (n + columns - 1) / columns
	area := r.CutTop(float32(rows) * (height + homeGap))
	list.Rect = area
	u.Open(list)
	defer u.Close()
	for row := range rows {
		strip := area.CutTop(height)
		area.CutTop(homeGap)
		if !u.P.Visible(strip.Inset(-40)) {
			continue
		}
		for k := row * columns; k < min(n, (row+1)*columns); k++ {
			draw(strip.Columns(k-row*columns, columns, homeGap), k)
		}
	}
}

// drawListHead draws the heading, the tabs and the search field, and cuts them off the top of r.
func (h *Home) drawListHead(u *ui.UI, r *ui.Rect, small bool) {
	row := r.CutTop(widgets.FieldHeight(u))
	h.cutListButtons(u, &row, small)
	if h.finding {
		query := row
		if !small {
			query = row.CutRight(min(searchWidth, row.W))
			row.CutRight(8)
		}
		h.drawSearch(u, query)
	}
	if !small || !h.finding {
		h.cutListTitle(u, &row)
	}
	tabs := row.CutRight(min(row.W, tabsWidth))
	if small {
		r.CutTop(8)
		tabs = r.CutTop(widgets.FieldHeight(u))
	}
	h.drawTabs(u, tabs)
	r.CutTop(12)
}

// drawSearch draws the field for a name of a game or player.
func (h *Home) drawSearch(u *ui.UI, r ui.Rect) {
	a := h.app
	h.query, _ = u.Field("games:query", r,
		ui.Field{Name: a.Say(app.Words.Find), Value: h.query, Hint: a.Say(app.Words.FindHint), MaxLength: longestQuery})
}

// cutListButtons draws the buttons that open the search and My games, and cuts them off the right of row.
func (h *Home) cutListButtons(u *ui.UI, row *ui.Rect, small bool) {
	a := h.app
	find := ui.Button{Icon: icon.Search, Name: a.Say(app.Words.Find), Pressed: ui.Is(h.finding)}
	if u.Button("games:find", row.CutRight(row.H), find) || u.Key("/") {
		h.finding, h.query = !h.finding, ""
		if h.finding {
			u.SetFocus("games:query")
		}
	}
	row.CutRight(8)
	mine := ui.Button{Text: a.Say(app.Words.MyGames), Icon: icon.Chart}
	if small {
		mine.Text, mine.Name = "", mine.Text
	}
	if u.Button("home:mygames", row.CutRight(max(u.ButtonWidth(mine), row.H)), mine) || u.Key("m") {
		mygames.Open(a)
	}
	row.CutRight(8)
}

// cutListTitle draws the heading with the number of games, if that fits, and cuts both off the left of row.
func (h *Home) cutListTitle(u *ui.UI, row *ui.Rect) {
	said, style := h.app.Say(app.Words.Games), widgets.Bold(u, widgets.Sizes.Heading)
	u.Heading("games:title", 2, row.CutLeft(u.P.Width(said, style)+12), said, style)
	count := widgets.NewParts(u)
	count.Badge(text.Number(int32(len(h.app.Shelf.Games()))), u.Theme.Ink.Base, u.Theme.BG.Inset)
	if count.Width() <= row.W {
		count.Draw(row.CutLeft(count.Width() + 8))
	}
}

// drawTabs draws the tabs; that of archived games only if there are any.
func (h *Home) drawTabs(u *ui.UI, r ui.Rect) {
	a, w := h.app, &homeWords
	var choices []ui.Choice
	for n, name := range []text.Pair{w.all, w.yourTurn, w.running, app.Words.Finished, w.archived} {
		if gamesTab(n) == archivedGames && !h.hasArchived() {
			continue
		}
		choices = append(choices, ui.Choice{ID: "games:tab" + text.Number(int32(n)), Text: a.Say(name)})
	}
	h.tab = gamesTab(u.Segments("games:tabs", a.Say(app.Words.Show), r, choices, int(h.tab)))
}

// cardHeight returns the height of the card of a game, with a picture unless it is small.
func (h *Home) cardHeight(u *ui.UI, small bool) float32 {
	words := widgets.Line(u, widgets.Sizes.Lead) + widgets.Line(u, widgets.Sizes.Compact) + 28 + 26
	if small {
		return words
	}
	return cardPicture + words
}

// drawCard draws a game of the list. A press plays it; the button in its corner opens its menu.
func (h *Home) drawCard(u *ui.UI, r ui.Rect, i *library.Info, small bool) {
	a, whole := h.app, r
	u.Open(ui.Node{ID: "game:" + i.ID, Role: ui.RoleListItem, Name: i.Name, Rect: r})
	defer u.Close()
	above := float32(cardPicture)
	if small {
		above = 0
	}
	p, picture := pressCard(u, "play:"+i.ID, h.spokenCard(i), &r, above)
	words := r.Pad(14, 10)
	if h.nameOnly(i) {
		u.Label(words.CutTop(widgets.Line(u, widgets.Sizes.Lead)), i.Name, widgets.Bold(u, widgets.Sizes.Lead))
		second := words.CutTop(widgets.Line(u, widgets.Sizes.Compact))
		u.Label(second, h.whoActsText(i), widgets.Soft(u, widgets.Sizes.Compact))
	} else {
		a.Thumbs.DrawGame(u, picture, i)
		h.drawCardWords(u, words, i)
	}
	side := widgets.ControlHeight(u)
	more := paint.R(whole.Right()-side-moreMargin, whole.Bottom()-side-moreMargin, side, side)
	b := ui.Button{Icon: icon.More, Name: homeWords.more.Fill(a.Prefs.Lang, text.Facts{"name": i.Name}), Look: ui.Quiet}
	switch {
	case u.Button("more:"+i.ID, more, b) || p.Other:
		a.Open(&gameMenu{app: a, id: i.ID, anchor: more})
	case p.Clicked:
		a.Play(i.ID)
	}
}

// nameOnly reports whether only the name of a game is known.
func (h *Home) nameOnly(i *library.Info) bool {
	return i.Damaged || i.Mended || i.Newer() || h.faulty[i.ID]
}

// spokenCard returns the accessible name of the card of a game.
func (h *Home) spokenCard(i *library.Info) string {
	l := h.app.Prefs.Lang
	said := []string{i.Name, i.TitleName(l), i.Round[l], h.whoActsText(i)}
	if h.nameOnly(i) {
		said = []string{i.Name, h.whoActsText(i)}
	} else if when := h.ago(i); when != "" {
		said = append(said, when)
	}
	return text.List(l, said...)
}

// pressCard draws a card that can be pressed, cuts the picture off r and returns its rectangle. The picture is above
// the text with the given height or, if above is zero, on the left; there it is left out if large text needs the space.
func pressCard(u *ui.UI, id, name string, r *ui.Rect, above float32) (p ui.Press, picture ui.Rect) {
	u.Card(*r, theme.Radius.Card)
	p = u.Press(ui.Node{ID: id, Role: ui.RoleButton, Name: name}, *r, theme.Radius.Card)
	if p.Hover || p.Held {
		u.P.Frame(*r, theme.Radius.Card, theme.Stroke.Control, u.Theme.Line.Strong)
	}
	const frame, inAbove, inLeft, slack = 1, 4, 6, 2 // of the card, around pictures, and in place of one
	radius := theme.Radius.Card
	switch {
	case above > 0:
		ground := r.CutTop(above).Inset(frame)
		u.P.RoundRect(ground, radius-frame, u.Theme.BG.Map)
		// Only the corners of the card are round.
		u.P.Fill(paint.R(ground.X, ground.Bottom()+frame-radius, ground.W, radius), u.Theme.BG.Map)
		picture = ground.Inset(inAbove - frame)
	case r.W < minPictured*u.TextScale:
		r.CutLeft(slack)
	default:
		ground := r.CutLeft(cardPictureSmall).Inset(frame)
		u.P.RoundRect(ground, radius-frame, u.Theme.BG.Map)
		picture = ground.Inset(inLeft - frame)
	}
	return p, picture
}

// drawCardWords draws the name, time, round, title and players of a stored game.
func (h *Home) drawCardWords(u *ui.UI, r ui.Rect, i *library.Info) {
	l := h.app.Prefs.Lang
	first := r.CutTop(widgets.Line(u, widgets.Sizes.Lead))
	when, small := h.ago(i), widgets.Soft(u, widgets.Sizes.Small)
	u.Label(first.CutRight(u.P.Width(when, small)+1), when, small)
	first.CutRight(8)
	u.Label(first, i.Name, widgets.Bold(u, widgets.Sizes.Lead))
	second := r.CutTop(widgets.Line(u, widgets.Sizes.Compact))
	round, bold := i.Round[l], widgets.Bold(u, widgets.Sizes.Compact)
	u.Label(second.CutRight(u.P.Width(round, bold)+1), round, bold)
	second.CutRight(8)
	u.Label(second, i.TitleName(l), widgets.Soft(u, widgets.Sizes.Compact))
	r.CutRight(40) // for the button of the menu
	h.drawCardPlayers(u, r, i)
}

// drawCardPlayers draws the shapes of the players, with a ring around the one to decide, and who acts, if there is
// room.
func (h *Home) drawCardPlayers(u *ui.UI, r ui.Rect, i *library.Info) {
	a := h.app
	a.Wear(u, i.Players)
	seats := widgets.SeatsOf(i.Players)
	for n := range i.Players {
		if r.W < seatSpace-4 {
			return
		}
		x, y := r.CutLeft(seatSpace).Center()
		if n+1 == int(i.Decider) {
			u.P.Ring(x, y, seatRadius+3.5, 2, u.Theme.Accent.Base)
		}
		seats.Draw(u, id.Player(n+1), x, y, seatRadius)
	}
	r.CutLeft(6)
	who, style := h.whoActsText(i), widgets.Soft(u, widgets.Sizes.Small)
	mine := i.Linked() && !i.LinkTurn() && !i.Over
	if mine {
		who = a.Say(homeWords.yourTurnLink)
	}
	switch {
	case u.P.Width(who, style) > r.W: // the ring around the seat shows it as well
	case mine:
		badge := widgets.NewParts(u)
		badge.Badge(who, u.Theme.Accent.Base, u.Theme.Accent.Soft)
		badge.DrawRight(r)
	default:
		u.Label(r, who, widgets.Aligned(style, paint.Right))
	}
}
