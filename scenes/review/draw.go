package review

import (
	"strconv"

	"github.com/hexrail/hexrail/game/review"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Sizes in dp.
const (
	wide    = 900 // minimum width for the moments beside the rest
	side    = 460 // width of the moments there
	edge    = 16  // at the left and right of the page
	gap     = 8   // between buttons and between parts of a card
	cardPad = 14  // inside a card
)

// Draw draws the progress or, once the work is done, shares and players beside the moments or above them.
func (s *Screen) Draw(u *ui.UI, page ui.Rect) {
	if s.app.Top() == s && u.Key("Escape") {
		s.close()
	}
	s.refresh()
	w, h := u.P.Size()
	u.P.Fill(paint.R(0, 0, w, h), u.Theme.BG.Desk)
	u.Open(ui.Node{ID: "review", Role: ui.RoleMain, Name: s.app.Say(Words.title), Rect: page})
	defer u.Close()
	page = page.Pad(edge, 10)
	head := page.CutTop(max(widgets.Line(u, widgets.Sizes.Display)+8, u.Target()))
	page.CutTop(8)
	if u.Button("review:back", head.CutLeft(head.H), ui.Button{
		Icon: icon.ChevronLeft, Name: s.app.Say(app.Words.Close), Look: ui.Quiet,
	}) {
		s.close()
	}
	head.CutLeft(8)
	said := s.app.Say(Words.title)
	u.Heading("review:title", 1, head, said,
		widgets.Shrunk(u, said, head.W, widgets.Bold(u, widgets.Sizes.Display), widgets.Sizes.Title))
	if !s.done {
		s.drawProgress(u, page)
		return
	}
	u.Scroll("review:scroll", page, func(r ui.Rect) float32 {
		r.CutRight(widgets.ScrollGutter)
		r = widgets.Endless(r)
		if r.W < wide*u.TextScale {
			col := widgets.NewColumn(u, r)
			s.drawMoments(u, col)
			s.drawShares(u, col)
			s.drawPlayers(u, col)
			return col.Height() + 12
		}
		right := widgets.NewColumn(u, r.CutRight(side*u.TextScale))
		r.CutRight(edge)
		left := widgets.NewColumn(u, r)
		s.drawShares(u, left)
		s.drawPlayers(u, left)
		s.drawMoments(u, right)
		return max(left.Height(), right.Height()) + 12
	})
}

// drawProgress draws how much of the work is done, and the button that stops it.
func (s *Screen) drawProgress(u *ui.UI, r ui.Rect) {
	s.shown = s.review.Progress() / 10
	r.W = min(r.W, 560*u.TextScale)
	col := widgets.NewColumn(u, r)
	said := s.phrase(Words.works, text.Facts{"n": strconv.Itoa(s.shown)})
	u.Node(ui.Node{ID: "review:bar", Role: ui.RoleStatus, Name: said, Rect: r})
	col.Paragraph("review:works", said, widgets.Bold(u, widgets.Sizes.Lead))
	col.Gap(8)
	u.Progress(col.Cut(8), float32(s.shown)/100)
	col.Gap(12)
	col.Note("review:about", s.app.Say(Words.about))
	col.Gap(16)
	b := ui.Button{Text: s.app.Say(app.Words.Stop), Icon: icon.Close}
	row := col.Cut(max(theme.Size.ActionButton, u.Target()))
	if u.Button("review:stop", row.CutLeft(u.ButtonWidth(b)), b) {
		s.close()
	}
}

// drawShares draws the chart of the shares with a note on where they come from.
func (s *Screen) drawShares(u *ui.UI, col *widgets.Column) {
	points := s.review.Points()
	shares := make([][]float32, len(s.game.Players()))
	note := s.app.Say(Words.never)
	for k := len(points) - 1; k >= 0; k-- {
		if points[k].Foretold {
			note = s.phrase(Words.foretold, text.Facts{
				"round": s.rounds.Viewer.Speaker().Round(s.game.ViewAt(points[k].At)), "n": strconv.Itoa(review.Foresights),
			})
		}
	}
	for i := range shares {
		for _, p := range points {
			shares[i] = append(shares[i], float32(p.Shares[i])*100/review.Whole)
		}
	}
	r := col.Rest()
	top := r.Y
	s.rounds.DrawShares(u, &r, s.app.Say(Words.shares), note, shares)
	col.Gap(r.Y - top)
}

// drawPlayers draws a row of figures for each player.
func (s *Screen) drawPlayers(u *ui.UI, col *widgets.Column) {
	a, say := s.app, s.rounds.Viewer.Speaker()
	drawHeading(u, col, "review:players", a.Say(Words.players))
	points := s.review.Points()
	atEnd := points[len(points)-1].Shares
	figures := []struct {
		head text.Pair
		of   func(p id.Player) string
	}{
		{Words.share, func(p id.Player) string { return percent(say, atEnd[p-1]) }},
		{Words.lost, func(p id.Player) string { return say.Money(s.review.Lost(p)) }},
		{Words.far, s.farOff},
	}
	t := ui.Table{
		ID: "review:figures", Name: a.Say(Words.players), Rows: len(s.game.Players()),
		Columns: []ui.Column{{Width: 90, Grow: 1}},
		RowID:   func(row int) string { return "review:player:" + strconv.Itoa(row+1) },
		Cell: func(row, column int) ui.Cell {
			p := id.Player(row + 1)
			if column == 0 {
				return ui.Cell{Text: say.Player(p), Bold: true}
			}
			return ui.Cell{Text: figures[column-1].of(p)}
		},
	}
	for _, f := range figures {
		t.Columns = append(t.Columns, ui.Column{Title: a.Say(f.head), Width: 74, Grow: 1, Align: paint.Right})
	}
	u.Table(col.Cut((float32(t.Rows)*theme.Table.Row+theme.Table.Head)*u.TextScale), t)
	col.Gap(6)
	means := Words.farAll
	if s.review.SecondLooks() == 0 {
		means = Words.farNone
	}
	col.Note("review:means", s.phrase(means, text.Facts{
		"n": strconv.Itoa(s.review.SecondLooks()), "share": percent(say, review.FarOff),
	}))
	col.Gap(12)
}

// farOff returns the number of a player's choices that were far off, or the sign of an empty cell if none of the
// player's choices got a closer look.
func (s *Screen) farOff(p id.Player) string {
	n, looked := s.review.FarFrom(p)
	if !looked {
		return widgets.Nothing
	}
	return strconv.Itoa(n)
}

// drawHeading draws the heading of a part.
func drawHeading(u *ui.UI, col *widgets.Column, id, said string) {
	u.Heading(id, 2, col.Cut(widgets.Line(u, widgets.Sizes.Lead)+6), said, widgets.Bold(u, widgets.Sizes.Lead))
}

// drawMoments draws the moments, costliest first.
func (s *Screen) drawMoments(u *ui.UI, col *widgets.Column) {
	drawHeading(u, col, "review:moments", s.app.Say(Words.moments))
	if len(s.moments) == 0 {
		col.Note("review:none", s.app.Say(Words.none))
		col.Gap(10)
	}
	if len(s.moments) > 1 {
		col.Note("review:order", s.app.Say(Words.order))
		col.Gap(6)
	}
	for k := range s.moments {
		s.drawMoment(u, col, k)
		col.Gap(10)
	}
}

// drawMoment draws moment k as a card with its buttons.
func (s *Screen) drawMoment(u *ui.UI, col *widgets.Column, k int) {
	m, at := &s.moments[k], "moment:"+strconv.Itoa(k+1)
	inner := col.Rest().Pad(cardPad, 0).W
	foot := max(theme.Size.ActionButton, u.Target())
	card := col.Cut(m.height(u, inner) + gap + foot + 2*cardPad)
	u.Open(ui.Node{ID: at, Role: ui.RoleGroup, Name: strconv.Itoa(k+1) + ". " + m.Round, Rect: card})
	defer u.Close()
	u.Card(card, theme.Radius.Panel)
	in := widgets.NewColumn(u, card.Inset(cardPad))
	m.draw(u, in, at)
	in.Gap(gap)
	row := in.Cut(foot)
	show := ui.Button{Text: s.app.Say(Words.Show), Icon: icon.Map, Small: true}
	if u.Button(at+":show", row.Columns(0, 2, gap), show) {
		s.around.Show(m)
	}
	if u.Button(at+":play", row.Columns(1, 2, gap), s.playButton()) {
		s.AskPlayOn(m)
	}
}

// playButton returns the button that asks to play on from a moment.
func (s *Screen) playButton() ui.Button {
	return ui.Button{Text: s.app.Say(Words.PlayOn), Icon: icon.Play, Small: true}
}

// headLine returns the height of the line with player, round and cost.
func headLine(u *ui.UI) float32 { return widgets.Line(u, widgets.Sizes.Lead) + 4 }

// headSign is the width of the player's shape in that line, in dp.
const headSign = 24

// who returns the player and the round.
func (m *Moment) who() string {
	say := m.Screen.rounds.Viewer.Speaker()
	return say.List([]string{say.Player(m.Player), m.Round})
}

// stacked reports whether the cost needs a line of its own, because player, round and cost do not fit in one of width.
func (m *Moment) stacked(u *ui.UI, width float32) bool {
	bold := widgets.Bold(u, widgets.Sizes.Lead)
	return headSign+u.P.Width(m.who(), bold)+u.P.Width(m.Cost, bold)+2 > width
}

// Brief returns the moment without its reasons.
func (m *Moment) Brief() *Moment {
	brief := *m
	brief.Why = nil
	return &brief
}

// lines returns the paragraphs of a moment and the style of each.
func (m *Moment) lines(u *ui.UI) (said []string, styles []paint.Text) {
	said = []string{m.Made, m.Better}
	styles = []paint.Text{widgets.Plain(u, widgets.Sizes.Body), widgets.Bold(u, widgets.Sizes.Body)}
	for _, why := range m.Why {
		said, styles = append(said, why), append(styles, widgets.Soft(u, widgets.Sizes.Compact))
	}
	return said, styles
}

// lineGap is the space below a paragraph of a moment in dp.
const lineGap = 4

// height returns the height of draw at a width.
func (m *Moment) height(u *ui.UI, width float32) float32 {
	h := headLine(u)
	if m.stacked(u, width) {
		h *= 2
	}
	said, styles := m.lines(u)
	for i := range said {
		h += u.P.Height(said[i], width, styles[i]) + lineGap
	}
	return h
}

// draw draws player, round and cost in a line, or two, and below it both choices and the reasons. The ids of its nodes
// begin with at.
func (m *Moment) draw(u *ui.UI, col *widgets.Column, at string) {
	s := m.Screen
	stacked := m.stacked(u, col.Rest().W)
	head := col.Cut(headLine(u))
	bold := widgets.Bold(u, widgets.Sizes.Lead)
	cost := u.Type(widgets.Sizes.Lead, paint.Bold, u.Theme.Bad.Base)
	if stacked {
		u.Text(at+":cost", col.Cut(headLine(u)), m.Cost, cost)
	} else {
		u.Text(at+":cost", head.CutRight(u.P.Width(m.Cost, cost)+1), m.Cost, cost)
	}
	x, y := head.CutLeft(headSign).Center()
	widgets.SeatsOf(s.game.Players()).Draw(u, m.Player, x-3, y, 8)
	u.Text(at+":who", head, u.P.Fit(m.who(), head.W, bold), bold)
	said, styles := m.lines(u)
	for i := range said {
		col.Paragraph(at+":"+strconv.Itoa(i), said[i], styles[i])
		col.Gap(lineGap)
	}
}

// CutStrip draws a strip with the moment and cuts it off the top of r, for the table that shows the moment. It takes at
// most half of r. The buttons ask to play on and call back, which opens the review.
func (m *Moment) CutStrip(u *ui.UI, r *ui.Rect, back func()) {
	s, foot := m.Screen, max(theme.Size.ActionButton, u.Target())
	width := r.Pad(cardPad, 0).W - widgets.ScrollGutter
	to := ui.Button{Text: s.app.Say(Words.Back), Icon: icon.ChevronLeft, Small: true}
	const rowGap = 6 // above each row of buttons
	rows := float32(1)
	if max(u.ButtonWidth(to), u.ButtonWidth(s.playButton())) > (r.W-2*cardPad-gap)/2 {
		rows = 2
	}
	strip := r.CutTop(min(m.height(u, width)+rows*(rowGap+foot)+2*cardPad, r.H/2))
	u.P.Fill(strip, u.Theme.Accent.Soft)
	u.Open(ui.Node{ID: "moment", Role: ui.RoleRegion, Name: s.app.Say(Words.title), Rect: strip})
	defer u.Close()
	in := strip.Pad(cardPad, cardPad)
	last := in.CutBottom(foot)
	in.CutBottom(rowGap)
	first := last.Columns(0, 2, gap)
	if rows == 2 {
		first = in.CutBottom(foot)
		in.CutBottom(rowGap)
	} else {
		last = last.Columns(1, 2, gap)
	}
	widgets.ScrollColumn(u, "moment:scroll", in, func(col *widgets.Column) {
		col.Rect.CutRight(widgets.ScrollGutter)
		m.draw(u, col, "moment")
	})
	if u.Button("moment:back", first, to) {
		back()
	}
	if u.Button("moment:play", last, s.playButton()) {
		s.AskPlayOn(m)
	}
}
