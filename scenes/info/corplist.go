package info

import (
	"cmp"
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// DrawCorpList draws all companies as lines and returns the height.
func (t *corpPages) DrawCorpList(u *ui.UI, r ui.Rect) float32 {
	if t.Kinds() {
		return t.DrawCorpKinds(u, r)
	}
	var list []*view.Corp
	for i := range t.See().Corps {
		list = append(list, &t.See().Corps[i])
	}
	return t.drawCorpLines(u, r, list)
}

// lineWidth is the minimum width of a company's line in dp if several are side by side.
const lineWidth = 340

// drawCorpLines draws companies as lines in as many columns as fit and returns the height.
func (t *corpPages) drawCorpLines(u *ui.UI, r ui.Rect, list []*view.Corp) float32 {
	top, columns := r.Y, max(1, int(r.W/(lineWidth*u.TextScale)))
	for row := range slices.Chunk(list, columns) {
		h := float32(0)
		for i, c := range row {
			h = max(h, t.drawCorpLine(u, r.Columns(i, columns, 20), c))
		}
		r.CutTop(h)
		widgets.DrawRule(u, r)
	}
	return r.Y - top
}

// Sizes of a company's line in dp.
const (
	lineHeight = 46 // minimum
	lineToken  = 15 // radius of the token
	lineGap    = 8  // behind the token
	lineTrains = 24 // minimum height of the second line if it has trains
)

// pressCorpLine makes the line of a company a button. A press selects the company or deselects it; the pointer above it
// or the focus points at the company on the map.
func (t *corpPages) pressCorpLine(u *ui.UI, r ui.Rect, c *view.Corp) {
	p := u.Press(ui.Node{
		ID: "line:" + c.Name, Role: ui.RoleButton, Name: t.Phrase(Words.about, text.Facts{"corp": c.Name}),
		Describe: c.Spoken,
	}, r, theme.Radius.Chip)
	if p.Clicked {
		t.Toggle(c.ID)
	}
	if p.Hover || p.Focus {
		t.Point(c.ID)
	}
	if p.Hover {
		u.P.RoundRect(r, theme.Radius.Chip, u.Theme.BG.Sunken)
	}
}

// drawCorpLine draws a company as a line at the top of r and returns its height. A long name continues on the next
// line.
func (t *corpPages) drawCorpLine(u *ui.UI, r ui.Rect, c *view.Corp) float32 {
	right, money := widgets.NewParts(u), widgets.NewParts(u) // at the right end of the first and the second line
	if c.President != "" {
		if t.Game.Title().HasShares() {
			right.Icon(icon.Crown, 14, u.Theme.Ink.Faint)
			right.Gap(4)
		}
		right.Seat(t.Seats, t.View().President(c.ID), 8)
		right.Gap(8)
	}
	right.Text(c.Price, widgets.Bold(u, widgets.Sizes.Body))
	right.Gap(4)
	name, about := c.Name, t.developmentOf(c)
	if t.Kinds() {
		name, about = t.kindName(c), t.kindAbout(c)
		if IsInPlay(c) && c.Treasury != "" {
			money.Text(c.Treasury, widgets.Soft(u, widgets.Sizes.Caption))
			money.Gap(4)
		}
	}
	const gap = 8
	trains := t.Kinds() && len(c.Trains) > 0
	bold := widgets.Bold(u, widgets.Sizes.Body)
	nameH := u.P.Height(name, r.W-2*lineToken-lineGap-right.Width()-gap, bold)
	aboutH := widgets.Line(u, widgets.Sizes.Caption)
	if trains {
		aboutH = max(aboutH, lineTrains*u.TextScale)
	}
	r.H = max(lineHeight*u.TextScale, nameH+aboutH+8)
	height := r.H
	t.pressCorpLine(u, r, c)
	widgets.CutToken(u, &r, t.Tokens[c.ID], lineToken, lineGap)
	lines := r.Middle(r.W, nameH+aboutH)
	first := lines.CutTop(nameH)
	right.DrawRight(first.CutRight(right.Width()).Middle(right.Width(), widgets.Line(u, widgets.Sizes.Body)))
	first.CutRight(gap)
	u.P.Paragraph(first, name, bold)
	money.DrawRight(lines.CutRight(money.Width()))
	lines.CutRight(gap)
	if trains {
		cards := widgets.FitTrains(u, c.Trains, "", lines.W/2)
		cards.DrawRight(lines.CutRight(cards.Width()))
		lines.CutRight(gap)
	}
	u.Label(lines, about, widgets.Soft(u, widgets.Sizes.Caption))
	return height
}

// DrawCorpCard draws a company as a card of the phone: token, price, treasury, trains, last run, holders.
func (t *corpPages) DrawCorpCard(u *ui.UI, r ui.Rect, c *view.Corp) {
	n := ui.Node{ID: "card:" + c.Name, Role: ui.RoleButton, Name: c.Spoken}
	price := t.PriceChange(c, &n)
	defer t.ChangeMark(u, r, price)
	if u.Press(n, r, theme.Radius.Card).Clicked {
		t.Choose(c.ID)
	}
	u.Card(r, theme.Radius.Card)
	if c.Operating {
		u.P.Frame(r, theme.Radius.Card, theme.Stroke.Selected, u.Theme.Accent.Base)
	}
	in := r.Pad(cardPadX, cardPadY)
	t.drawCorpCardBar(u, in.CutBottom(cardBar*u.TextScale), c)
	in.CutBottom(6)
	t.drawCardFoot(u, in.CutBottom(cardFoot*u.TextScale), c)
	widgets.CutToken(u, &in, t.Tokens[c.ID], cardToken, 10)
	if p := t.View().President(c.ID); p != 0 && t.View().Is(c.ID, rules.Started) {
		x, y := in.CutRight(2*cardSeat + 2).Center()
		t.Seats.Draw(u, p, x, y-6, cardSeat)
	}
	lines := in.Middle(in.W, widgets.Line(u, widgets.Sizes.Title)+widgets.Line(u, widgets.Sizes.Small))
	price, below := t.cardWords(c)
	u.P.TextIn(lines.CutTop(widgets.Line(u, widgets.Sizes.Title)), price, widgets.Bold(u, widgets.Sizes.Title))
	widgets.DrawShrunk(u, lines, below, widgets.Soft(u, widgets.Sizes.Small))
	if c.Standing == view.Unstarted {
		u.P.RoundRect(r, theme.Radius.Card, u.Theme.BG.Surface.Alpha(unstartedVeil))
	}
}

// Sizes of a company's card in dp.
const (
	cardPadX  = 11
	cardPadY  = 9
	cardBar   = 16 // height of the bar of holders
	cardFoot  = 22 // height of the trains
	cardToken = 17 // radius of the token
	cardSeat  = 9  // radius of the president's shape
)

// unstartedVeil is the opacity of the background that is drawn over the card of a company that has not started.
const unstartedVeil = 0.4

// cardWords returns the price of a company and its treasury or how far it has developed. Without a price it returns the
// name, and in titles without shares the treasury and the president.
func (t *corpPages) cardWords(c *view.Corp) (price, below string) {
	if !t.Game.Title().HasShares() {
		return c.Treasury, c.President
	}
	below = t.developmentOf(c)
	if c.Standing == view.Floated {
		below = t.Phrase(Words.treasuryIs, text.Facts{"$sum": c.Treasury})
	}
	return cmp.Or(c.Price, c.Name), below
}

// drawCardFoot draws the last row of a card: the trains, and the last run on the right.
func (t *corpPages) drawCardFoot(u *ui.UI, r ui.Rect, c *view.Corp) {
	if c.LastRun != "" {
		ps := widgets.NewParts(u)
		ps.Text(t.Say(Words.run), widgets.Soft(u, widgets.Sizes.Small))
		ps.Gap(4)
		ps.Text(c.LastRun, widgets.Bold(u, widgets.Sizes.Compact))
		ps.DrawRight(r.CutRight(min(ps.Width(), r.W)))
		r.CutRight(4)
	}
	widgets.FitTrains(u, c.Trains, t.Say(Words.NoTrain), r.W).Draw(r)
}

// drawCorpCardBar draws the bar of a company's card: its holders, or its money in titles without shares.
func (t *corpPages) drawCorpCardBar(u *ui.UI, r ui.Rect, c *view.Corp) {
	if !t.Game.Title().HasShares() {
		t.drawMoneyBar(u, r.Middle(r.W, 10*u.TextScale), c.ID, t.moneyScale())
		return
	}
	t.drawHolderBar(u, "card:"+c.Name+":shares", paint.R(r.X, r.Y, r.W, r.H), c.Holders)
}
