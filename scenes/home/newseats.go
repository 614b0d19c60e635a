package home

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// maxSeatName is the maximum length of a typed name in characters.
const maxSeatName = 24

// seatOrder is the way in which players get their seats.
type seatOrder int

// The orders.
const (
	usualOrder seatOrder = iota // as the rulebook of the title says
	byLot
	asEntered
)

// seatList is the part of the screen with the seats: who plays, where and in which order.
type seatList struct{ *setup }

// Sizes of the seats in dp.
const (
	seatsPadX  = 16 // of the card
	seatsPadY  = 12
	seatsGap   = 8   // between two parts of the card, and two seats
	wideSeats  = 520 // width from which a seat takes one line instead of two
	wideAdd    = 460 // width from which the button that adds a seat has its text
	seatPadX   = 8
	seatPadY   = 5
	seatHigh   = 48  // minimum height of a seat
	whereWidth = 272 // of the choice of who plays the seat
	paceGap    = 12  // between the label of the pace and its choice, of which leastGap may be left
	leastGap   = 8
	paceLabel  = 0.4 // maximum part of the width for the label
)

// draw draws the seats in order on a card: head, order, seats, hint, pace and known players. A change of the seats is
// announced.
func (n seatList) draw(u *ui.UI, r *ui.Rect) {
	two, before := r.W < wideSeats*u.TextScale, n.ids()
	hint, known := n.hint(), n.recentPlayers()
	style := widgets.Soft(u, widgets.Sizes.Small)
	head, order, pace := widgets.FieldHeight(u), n.orderHeight(u, r.W-2*seatsPadX), float32(0)
	if n.count(library.Computer) > 0 {
		pace = widgets.ControlHeight(u) + seatsGap
	}
	height := head + order + pace + u.P.Height(hint, r.W-2*seatsPadX, style) + 3*seatsGap + 2*seatsPadY + 4
	for i := range n.seats {
		height += n.seatHeight(u, i, r.W, two) + seatsGap
	}
	if len(known) > 0 {
		height += widgets.SmallHeight(u) + 12
	}
	card := r.CutTop(height)
	u.Card(card, theme.Radius.Panel)
	card = card.Pad(seatsPadX, seatsPadY)
	n.drawSeatsHead(u, card.CutTop(head))
	card.CutTop(seatsGap)
	n.drawOrder(u, card.CutTop(order))
	card.CutTop(seatsGap)
	n.drawSeats(u, &card, r.W, two)
	if order := n.ids(); !slices.Equal(order, before) {
		u.Announce(text.List(n.app.Prefs.Lang, n.names()...))
	}
	if strings.HasPrefix(u.Focus(), "out:") {
		u.KeepFocus("new:add") // the button goes with its seat
	}
	card.CutTop(u.Paragraph("new:hint", card, hint, style) + seatsGap)
	if pace > 0 {
		n.drawPace(u, card.CutTop(pace))
	}
	n.drawKnown(u, card, known)
}

// drawSeats draws the seats below each other and cuts them off the top of card, which is as wide as width with its
// padding. If two is set, a seat takes two lines.
func (n seatList) drawSeats(u *ui.UI, card *ui.Rect, width float32, two bool) {
	u.Open(ui.Node{ID: "new:seatlist", Role: ui.RoleList, Name: n.app.Say(app.Words.Seats), Rect: *card})
	defer u.Close()
	for i := 0; i < len(n.seats); i++ { // a press may remove one
		n.drawSeat(u, i, card.CutTop(n.seatHeight(u, i, width, two)), two)
		card.CutTop(seatsGap)
	}
}

// hint returns how the game is played from these seats, and before that which seats the title does not have.
func (n seatList) hint() string {
	a, w := n.app, &newWords
	said := a.Say(w.soloHint)
	if n.count(library.Computer) > 0 {
		said = a.Say(w.computerHint)
		if n.count(library.ByLink) > 0 {
			said += "\n" + a.Say(w.soloHint)
		}
	}
	if n.removed > 0 {
		e := n.entry()
		said = w.seatsGone.Fill(a.Prefs.Lang, text.Facts{
			"n": strconv.Itoa(n.removed), "title": app.TitleText(e, "title", a.Prefs.Lang),
			"from": strconv.Itoa(e.MinPlayers), "to": strconv.Itoa(e.MaxPlayers),
		}) + "\n" + said
	}
	return said
}

// drawPace draws the choice of how fast the moves of computers are shown.
func (n seatList) drawPace(u *ui.UI, r ui.Rect) {
	r.CutBottom(seatsGap)
	said, style := n.app.Say(newWords.computersPlay), widgets.Plain(u, widgets.Sizes.Body)
	label := r.CutLeft(min(u.P.Width(said, style)+paceGap, r.W*paceLabel))
	u.Label(label, said, widgets.Shrunk(u, said, label.W-leastGap, style, widgets.Sizes.Micro))
	if now := n.app.DrawPaceChoice(u, r); now != n.app.Prefs.Pace {
		n.app.Change(func(p *app.Prefs) { p.Pace = now })
	}
}

// drawKnown draws the suggested names as buttons in one row, as many as fit. A press seats the player.
func (n seatList) drawKnown(u *ui.UI, r ui.Rect, known []string) {
	if len(known) == 0 {
		return
	}
	r.H = widgets.SmallHeight(u)
	words, style := n.app.Say(newWords.known), widgets.Soft(u, widgets.Sizes.Small)
	if w := u.P.Width(words, style) + 8; w < r.W/2 {
		u.Label(r.CutLeft(w), words, style)
	}
	for _, name := range known {
		b := ui.Button{Text: name, Name: newWords.seatKnown.Fill(n.app.Prefs.Lang, text.Facts{"player": name}), Small: true}
		w := u.ButtonWidth(b)
		if w > r.W {
			continue
		}
		if u.Button("known:"+name, r.CutLeft(w), b) {
			n.seatPlayer(name)
		}
		r.CutLeft(6)
	}
}

// drawSeatsHead draws the heading and the button that adds a seat.
func (n seatList) drawSeatsHead(u *ui.UI, r ui.Rect) {
	a, w := n.app, &newWords
	add := ui.Button{Text: a.Say(w.add), Icon: icon.Plus, Disabled: len(n.seats) >= n.entry().MaxPlayers}
	if r.W < wideAdd*u.TextScale {
		add.Text, add.Name = "", add.Text
	}
	if u.Button("new:add", r.CutRight(u.ButtonWidth(add)), add) {
		n.addSeat("")
	}
	u.Heading("new:seats", 2, r, a.Say(app.Words.Seats), widgets.Bold(u, widgets.Sizes.Title))
}

// orderWidest is the maximum width of the seat order control in dp.
const orderWidest = 260

// orderMeans returns the effect of the selected seat order.
func (n seatList) orderMeans() string {
	if n.seatsDrawn() {
		return n.app.Say(newWords.drawnLater)
	}
	return n.app.Say(newWords.firstBegins)
}

// orderHeight returns the height of the seat order control with its explanation, which is on the right if it fits and
// below otherwise.
func (n seatList) orderHeight(u *ui.UI, w float32) float32 {
	height, style := widgets.ControlHeight(u), widgets.Soft(u, widgets.Sizes.Small)
	if said := n.orderMeans(); u.P.Width(said, style) > w-orderWidest*u.TextScale-10 {
		height += 6 + u.P.Height(said, w, style)
	}
	return height
}

// drawOrder draws the seat order control and its explanation.
func (n seatList) drawOrder(u *ui.UI, r ui.Rect) {
	a, w := n.app, &newWords
	row := r.CutTop(widgets.ControlHeight(u))
	orders := [...]seatOrder{byLot, asEntered} // as the segments show them
	before := 1
	if n.seatsDrawn() {
		before = 0
	}
	chosen := u.Segments("new:order", a.Say(w.order), row.CutLeft(min(row.W, orderWidest*u.TextScale)), []ui.Choice{
		{ID: "order:drawn", Text: a.Say(w.byLot), Icon: icon.Dice}, {ID: "order:entered", Text: a.Say(w.asEntered)},
	}, before)
	if r.H > 0 { // the explanation is below
		r.CutTop(6)
		row = r
	} else {
		row.CutLeft(10)
		row = widgets.Middle(row, widgets.Line(u, widgets.Sizes.Small))
	}
	u.Paragraph("new:ordermeans", row, n.orderMeans(), widgets.Soft(u, widgets.Sizes.Small))
	if chosen != before {
		n.order = orders[chosen]
	}
}

// Widths of the signs before the name of a seat, in dp.
const (
	handleWidth, numberWidth = 26, 16
	shapeRadius, shapeGap    = 11, 12
	diceGap                  = 10
)

// drawSeat draws a seat: its sign, name and kind, the button that removes it, and the level of a computer.
func (n seatList) drawSeat(u *ui.UI, i int, r ui.Rect, two bool) {
	s := &n.seats[i]
	key := strconv.Itoa(s.id)
	fact := text.Facts{"player": s.name, "n": strconv.Itoa(i + 1)}
	u.Open(ui.Node{ID: "seat:" + key, Role: ui.RoleListItem, Name: s.name, Rect: r})
	defer u.Close()
	u.P.RoundRect(r, theme.Radius.Button, u.Theme.BG.Surface)
	u.P.Frame(r, theme.Radius.Button, theme.Stroke.Hair, u.Theme.Line.Base)
	r = r.Pad(seatPadX, seatPadY)
	if s.where == library.Computer {
		n.drawLevel(u, i, r.CutBottom(n.levelHeight(u, i, r.W, two)), two)
	}
	second := r
	if two {
		h := (r.H - seatsGap) / 2
		second = r.CutBottom(h)
		r.CutBottom(seatsGap)
	}
	n.cutSeatSign(u, i, &r, fact)
	out := r.CutRight(widgets.ControlHeight(u))
	if two {
		second.CutLeft(r.X - second.X)
	} else {
		r.CutRight(seatsGap)
		second = r.CutRight(min(whereWidth*u.TextScale, r.W*widestWhere))
		r.CutRight(seatsGap)
	}
	n.drawSeatName(u, i, r, fact)
	n.drawWhere(u, i, second, fact)
	remove := ui.Button{Icon: icon.Close, Name: newWords.remove.Fill(n.app.Prefs.Lang, fact), Look: ui.Quiet,
		Disabled: len(n.seats) <= n.entry().MinPlayers}
	if u.Button("out:"+key, widgets.Middle(out, widgets.ControlHeight(u)), remove) {
		n.seats = slices.Delete(n.seats, i, i+1)
	}
}

// widestWhere is the share of a seat on one line that the choice of who plays it may take.
const widestWhere = 0.62

// cutSeatSign draws the handle, the number and the shape of a seat, or dice while the seats are to be drawn by lot,
// since nobody knows them yet, and cuts them off the left of r.
func (n seatList) cutSeatSign(u *ui.UI, i int, r *ui.Rect, fact text.Facts) {
	if n.seatsDrawn() {
		widgets.CutIcon(u, r, icon.Dice, theme.Size.Icon, diceGap, u.Theme.Ink.Faint)
		return
	}
	n.drawHandle(u, i, r.CutLeft(handleWidth), newWords.move.Fill(n.app.Prefs.Lang, fact))
	u.Label(r.CutLeft(numberWidth), strconv.Itoa(i+1), widgets.Soft(u, widgets.Sizes.Lead))
	n.cutShape(u, i, r, fact)
}

// cutShape draws the shape of a seat and cuts it off the left of r. A press on that of a person with a name chooses the
// colour of the player.
func (n seatList) cutShape(u *ui.UI, i int, r *ui.Rect, fact text.Facts) {
	a := n.app
	place := *r
	place.W = 2*shapeRadius + shapeGap/2
	name := newWords.colourOf.Fill(a.Prefs.Lang, fact)
	node := ui.Node{ID: "colour:" + strconv.Itoa(n.seats[i].id), Role: ui.RoleButton, Name: name}
	if s := n.seats[i]; s.where != library.Computer && !isUnnamed(s.name) && match.CleanName(s.name) != "" &&
		u.Press(node, place, theme.Radius.Chip).Clicked {
		a.Open(&colours{app: a, name: s.name, title: name})
	}
	a.Wear(u, n.names())
	widgets.SeatsOf(n.names()).Cut(u, r, id.Player(i+1), shapeRadius, shapeGap)
}

// colours is the dialog that chooses the colour of a player.
type colours struct {
	app.Dialog
	app         *app.Shell
	name, title string
}

// Draw draws the colours. A press chooses one, keeps it with the name, and closes the dialog.
func (c *colours) Draw(u *ui.UI, _ ui.Rect) {
	a := c.app
	a.DrawDialog(u, c, "colours", ui.Dialog{Title: c.title, Width: 480, Height: 140}, func(r ui.Rect) {
		before := a.Prefs.ColorOf(c.name)
		if color := a.ChooseColor(u, "colours:choice", r.CutTop(widgets.ActionHeight(u)), before); color != before {
			a.Change(func(p *app.Prefs) { p.Remember(c.name, color) })
			a.Close(c)
		}
	})
}

// seatHeight returns the height of a seat, of one line or two, in a card of the given width.
func (n seatList) seatHeight(u *ui.UI, i int, width float32, two bool) float32 {
	row := max(seatHigh, u.Target()+8)
	if two {
		row = 2*widgets.FieldHeight(u) + seatsGap + 2*seatPadY
	}
	if n.seats[i].where == library.Computer {
		row += n.levelHeight(u, i, width-2*(seatsPadX+seatPadX), two)
	}
	return row
}

// Sizes of the choice of a level in dp.
const (
	levelWidest = 220 // width of the choice in a wide window
	levelGap    = 10  // between the choice and the description beside it
	levelAbove  = 6   // between the choice and the description below it
)

// levelIndent returns the width of the signs before the name of a seat: the dice, or handle, number and shape.
func (n seatList) levelIndent() float32 {
	if n.seatsDrawn() {
		return theme.Size.Icon + diceGap
	}
	return handleWidth + numberWidth + 2*shapeRadius + shapeGap
}

// levelHeight returns the height of the choice of a level with its description, in a seat of the given width. The
// description is beside the choice, or below if space is short.
func (n seatList) levelHeight(u *ui.UI, i int, width float32, two bool) float32 {
	means, style := n.app.LevelMeans(n.entry().Key, n.seats[i].level), widgets.Soft(u, widgets.Sizes.Small)
	choice := widgets.ControlHeight(u)
	width -= n.levelIndent()
	if two {
		return choice + levelAbove + u.P.Height(means, width, style) + seatsGap
	}
	return max(choice, u.P.Height(means, width-levelWidest*u.TextScale-levelGap, style)) + seatsGap
}

// drawLevel draws the choice of a computer's level with a description of the chosen one.
func (n seatList) drawLevel(u *ui.UI, i int, r ui.Rect, two bool) {
	s := &n.seats[i]
	key, style := strconv.Itoa(s.id), widgets.Soft(u, widgets.Sizes.Small)
	means := n.app.LevelMeans(n.entry().Key, s.level)
	r.CutTop(seatsGap)
	r.CutLeft(n.levelIndent())
	var choice ui.Rect
	if two {
		choice = r.CutTop(widgets.ControlHeight(u))
		r.CutTop(levelAbove)
	} else {
		choice = r.CutLeft(levelWidest * u.TextScale)
		r.CutLeft(levelGap)
		r = r.Middle(r.W, u.P.Height(means, r.W, style))
	}
	u.Paragraph("means:"+key, r, means, style)
	if level := n.app.DrawLevelChoice(u, key, s.name, choice, s.level); level != s.level {
		n.seatComputer(i, level)
	}
}

// drawSeatName draws the field for the name of a player. A computer has its name.
func (n seatList) drawSeatName(u *ui.UI, i int, r ui.Rect, fact text.Facts) {
	w, l := &newWords, n.app.Prefs.Lang
	s := &n.seats[i]
	key := strconv.Itoa(s.id)
	if s.where == library.Computer {
		style := widgets.Bold(u, widgets.Sizes.Body)
		name := r.CutLeft(min(r.W-24, u.P.Width(s.name, style)+8))
		widgets.DrawShrunk(u, name, s.name, style)
		u.Node(ui.Node{ID: "name:" + key, Role: ui.RoleText, Name: w.computerName.Fill(l, fact), Rect: name})
		widgets.CutIcon(u, &r, icon.Bot, 16, 4, u.Theme.Ink.Soft)
	} else {
		s.name, _ = u.Field("name:"+key, r,
			ui.Field{Name: w.seatName.Fill(l, fact), Value: s.name, MaxLength: maxSeatName, Fault: n.seatFault(i)})
	}
}

// drawWhere draws the choice of who plays a seat: somebody here or by link, or a computer.
func (n seatList) drawWhere(u *ui.UI, i int, r ui.Rect, fact text.Facts) {
	a, w, s := n.app, &newWords, &n.seats[i]
	key := strconv.Itoa(s.id)
	computer := a.Say(w.computer)
	if u.ButtonWidth(ui.Button{Text: computer, Small: true}) > r.W/3 {
		computer = a.Say(w.computerShort)
	}
	choices := [...]ui.Choice{
		library.Here:     {ID: "here:" + key, Text: a.Say(w.here)},
		library.ByLink:   {ID: "link:" + key, Text: a.Say(w.byLink)},
		library.Computer: {ID: "computer:" + key, Text: computer, Name: a.Say(w.computer)},
	}
	where := library.Seat(u.Segments("where:"+key, w.where.Fill(a.Prefs.Lang, fact), r, choices[:], int(s.where)))
	if where != s.where {
		n.setKind(i, where)
	}
}

// drawHandle draws the handle by which a seat is dragged. While it has the focus, the arrow keys move the seat.
func (n seatList) drawHandle(u *ui.UI, i int, r ui.Rect, name string) {
	id := "move:" + strconv.Itoa(n.seats[i].id)
	u.Press(ui.Node{ID: id, Role: ui.RoleButton, Name: name}, r, theme.Radius.Chip)
	x, y := r.Center()
	icon.Draw(u.P, icon.Drag, x, y, theme.Size.Icon, u.Theme.Ink.Faint)
	const slop = 4 // how far a drag has to leave the handle
	g := u.Area(id, r)
	step := 0
	switch {
	case u.KeyOn(id, "ArrowUp") || g.Dragging && g.Y < r.Y-slop:
		step = -1
	case u.KeyOn(id, "ArrowDown") || g.Dragging && g.Y > r.Bottom()+slop:
		step = 1
	}
	if to := i + step; step != 0 && to >= 0 && to < len(n.seats) {
		n.seats[i], n.seats[to] = n.seats[to], n.seats[i]
		u.Again()
	}
}
