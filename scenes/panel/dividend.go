package panel

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// dividendPanel is the use of the earnings, with the powers of privates below.
type dividendPanel struct {
	*choice.Choice
	site *choice.Site
}

// newDividendPanel returns the panel with the company's last use of earnings preselected. Paying out is the choice for
// the first time, and where the last use is not possible: a connection run is never split.
func newDividendPanel(c *choice.Choice) *decision.Decision {
	p := &dividendPanel{c, choice.NewSite(c)}
	d := p.site.OnMap(p)
	d.Map = &decision.MapPart{Scene: p.markScene, Focus: p.focus} // screen readers do not hear about private lays here
	d.AddKeys(p.handleDigits)
	// The last use comes second, so that it replaces the payout where it is possible.
	for _, kind := range [...]rules.DividendKind{rules.Payout, p.lastKind(c.Draft().View().Actor().Corp())} {
		for _, o := range p.Draft().Options(draft.Main) {
			if a, ok := o.Forms[0].(rules.Dividend); ok && a.Kind == kind {
				p.Draft().Ready(o.Key)
			}
		}
	}
	return d
}

// lastKind returns the company's last use of earnings, or paying out if it has none.
func (p *dividendPanel) lastKind(c id.Corp) rules.DividendKind {
	for i := p.Desk.Game.At() - 1; i >= 0; i-- {
		if d, ok := p.Desk.Game.Action(i).(rules.Dividend); ok && d.By == c {
			return d.Kind
		}
	}
	return rules.Payout
}

// Prompt returns the earnings of the turn as the prompt.
func (p *dividendPanel) Prompt() (order, limits string) {
	v, say := p.Draft().View(), p.Desk.Speaker()
	c := v.Actor().Corp()
	per := v.S.Turn.Revenue * int32(v.Ordinary(c)) / 100
	order = p.Phrase(text.Earned, text.Facts{
		"company": say.Corp(c), "$sum": say.Money(v.S.Turn.Revenue),
		"n": text.Number(int32(len(p.Desk.LastRun(c)))),
	})
	return order, p.Phrase(text.PerShare, text.Facts{"$sum": say.Money(per)})
}

// onMap reports whether a place unrelated to the earnings is being chosen.
func (p *dividendPanel) onMap() bool {
	return p.Draft().Hex() != 0 || p.Draft().Site() != 0 || p.Draft().Only() != 0
}

// markScene adds the run to the map.
func (p *dividendPanel) markScene(s *mapview.Scene) {
	if p.onMap() {
		p.site.Scene(s)
		return
	}
	s.Routes = p.Desk.LastRun(p.Draft().View().Actor().Corp())
}

// focus returns no hexes, which leaves the camera alone while the earnings are decided.
func (p *dividendPanel) focus() (hexes []id.Hex, r float32) {
	if p.onMap() {
		return p.site.Focus()
	}
	return nil, 0
}

// Bar returns the buttons of the draft.
func (p *dividendPanel) Bar() decision.Bar { return p.site.Bar() }

// Draw draws a card for each way to use the earnings and returns the height.
func (p *dividendPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	p.Why.DrawAtTop(u, col)
	if p.onMap() {
		p.site.DrawSmallTray(u, col)
		p.site.DrawChosenTile(u, col)
		p.site.DrawPowers(u, col)
		return col.Height()
	}
	u.Open(ui.Node{ID: "dividend", Role: ui.RoleRadioGroup, Name: p.Phrase(text.ChooseDividend, nil), Rect: col.Rest()})
	var ways, others []draft.Option
	for _, o := range p.Draft().Options(draft.Main) {
		if _, ok := o.Forms[0].(rules.Dividend); ok {
			ways = append(ways, o)
		} else {
			others = append(others, o)
		}
	}
	if p.Desk.Class() == widgets.Phone {
		p.drawSideBySide(u, col, ways)
	} else {
		for i, o := range ways {
			p.drawCard(u, col, i, o)
		}
	}
	p.drawStrip(u, col)
	for _, o := range others {
		p.Rows.DrawRow(u, col, o, nil)
	}
	u.Close()
	p.Outcome.DrawNotes(u, col, p.Draft().Notes())
	p.site.DrawPowers(u, col)
	return col.Height()
}

// Sizes in dp.
const (
	wayPadX, wayPadY    = 8, 9 // of a use beside others
	wayGap              = 2    // between its lines
	cardPadX, cardPadY  = 14, 10
	radioSpace          = 26 // of the ring at the head of a card
	radioRing, radioDot = 9, 5
	digitSide           = 20 // of the key that chooses a use
	figureBelow         = 5  // space below a figure
	peopleBelow         = 6  // space below a player's income
	personRadius        = 7  // of a player's shape
	personSpace         = 20 // of the shape with the gap behind it
	personGap           = 4  // between players beside each other
	leastPerson         = 60 // minimum width of a player
	mostAcross          = 3  // uses beside each other
)

// drawSideBySide draws the uses of the earnings as cards side by side, and the consequences of the chosen one below.
func (p *dividendPanel) drawSideBySide(u *ui.UI, col *widgets.Column, ways []draft.Option) {
	const gap = 8
	across := min(len(ways), mostAcross)
	body, small := widgets.Line(u, widgets.Sizes.Body), widgets.Line(u, widgets.Sizes.Compact)
	for i := 0; i < len(ways); i += across {
		row := col.Cut(body*2 + small + 2*wayPadY + 2*wayGap)
		col.Gap(gap)
		for k := i; k < min(i+across, len(ways)); k++ {
			p.drawWay(u, row.Columns(k-i, across, gap), ways[k])
		}
	}
	chosen := p.Draft().Chosen()
	if chosen == nil {
		return
	}
	e := p.Draft().EffectsOf(chosen.Forms[0])
	corp := p.Draft().View().Actor().Corp()
	p.drawFigure(u, col.Cut(body+figureBelow), text.Capital(p.Desk.Say(text.Treasury)),
		id.OfCorp(corp), e.Companies[corp-1].Treasury)
	widgets.DrawRule(u, col.Rest())
	col.Gap(figureBelow)
	p.drawPlayers(u, col.Cut(float32(p.peopleRows(u, col.Rect.W, e))*(small*3+peopleBelow)), e)
	col.Gap(4)
}

// drawWay draws a card: the name of the use, the sum, and the new price.
func (p *dividendPanel) drawWay(u *ui.UI, r ui.Rect, o draft.Option) {
	p.pressUse(u, r, o)
	corp := p.Draft().View().Actor().Corp()
	price := p.Draft().EffectsOf(o.Forms[0]).Companies[corp-1].Price
	in := r.Pad(wayPadX, wayPadY)
	head, figure := widgets.Bold(u, widgets.Sizes.Body), widgets.Plain(u, widgets.Sizes.Body)
	line := in.CutTop(widgets.Line(u, widgets.Sizes.Body))
	widgets.DrawShrunk(u, line, o.Text, widgets.Aligned(head, paint.Center))
	in.CutTop(wayGap)
	widgets.DrawShrunk(u, in.CutTop(widgets.Line(u, widgets.Sizes.Body)), p.recipient(u, o, in.W, figure),
		widgets.Aligned(figure, paint.Center))
	in.CutTop(wayGap)
	ps, say := widgets.NewParts(u), p.Desk.Speaker()
	style := u.Type(widgets.Sizes.Compact, paint.Bold, widgets.MoodInk(u, draft.MoodOf(price.Change())))
	ps.Text(say.Money(price.Before), widgets.Soft(u, widgets.Sizes.Compact))
	ps.Text(" → ", widgets.Soft(u, widgets.Sizes.Compact))
	ps.Text(say.Money(price.After), style)
	ps.Draw(in.Middle(min(in.W, ps.Width()), widgets.Line(u, widgets.Sizes.Compact)))
}

// drawCard draws use i of the earnings with its consequences.
func (p *dividendPanel) drawCard(u *ui.UI, col *widgets.Column, i int, o draft.Option) {
	e := p.Draft().EffectsOf(o.Forms[0])
	row := widgets.Line(u, widgets.Sizes.Body) + figureBelow
	people := float32(p.peopleRows(u, col.Rect.W-2*cardPadX, e)) * (widgets.Line(u, widgets.Sizes.Compact)*3 + peopleBelow)
	box := col.Cut(row*3 + people + 2*cardPadY + 2)
	col.Gap(10)
	p.pressUse(u, box, o)
	in := widgets.NewColumn(u, box.Pad(cardPadX, cardPadY))
	p.drawCardHead(u, in.Cut(row), i, o)
	corp := p.Draft().View().Actor().Corp()
	after := e.Companies[corp-1]
	p.drawFigure(u, in.Cut(row), text.Capital(p.Desk.Say(text.Treasury)), id.OfCorp(corp), after.Treasury)
	p.drawFigure(u, in.Cut(row), text.Capital(p.Desk.Say(text.SharePrice)), id.Bank, after.Price)
	in.Gap(3)
	widgets.DrawRule(u, in.Rest())
	in.Gap(3)
	p.drawPlayers(u, in.Cut(people), e)
}

// pressUse makes r a radio button, with its ground, that chooses a use of the earnings.
func (p *dividendPanel) pressUse(u *ui.UI, r ui.Rect, o draft.Option) {
	chosen := p.IsChosen(o.Key)
	s := u.Press(ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Is(chosen)}, r, theme.Radius.Card)
	widgets.DrawChoiceGround(u, r, chosen, s)
	if s.Clicked {
		p.Choose(o.Key)
	}
}

// recipient returns who gets the earnings and how much, or only how much if that does not fit the width.
func (p *dividendPanel) recipient(u *ui.UI, o draft.Option, width float32, style paint.Text) string {
	if widgets.Fits(u, o.Figure, width, style) {
		return o.Figure
	}
	return p.Draft().Revenue(o.Forms[0])
}

// drawCardHead draws the ring, the name, the digit and the recipient of the money.
func (p *dividendPanel) drawCardHead(u *ui.UI, r ui.Rect, i int, o draft.Option) {
	x, y := r.CutLeft(radioSpace).Center()
	x -= 3
	if p.IsChosen(o.Key) {
		u.P.Ring(x, y, radioRing, theme.Stroke.Selected, u.Theme.Accent.Base)
		u.P.Circle(x, y, radioDot, u.Theme.Accent.Base)
	} else {
		u.P.Ring(x, y, radioRing, 1.5, u.Theme.Line.Strong)
	}
	title := widgets.Bold(u, widgets.Sizes.Heading)
	u.P.TextIn(r.CutLeft(u.P.Width(o.Text, title)+10), o.Text, title)
	if !u.Surface.Coarse {
		digit := widgets.Aligned(widgets.Section(u), paint.Center)
		box := r.CutLeft(digitSide+2).Middle(digitSide, digitSide*u.TextScale)
		u.P.RoundRect(box, theme.Radius.Bar, u.Theme.BG.Inset)
		u.P.TextIn(box, strconv.Itoa(i+1), digit)
	}
	style := widgets.Soft(u, widgets.Sizes.Body)
	widgets.DrawShrunk(u, r, p.recipient(u, o, r.W, style), widgets.Aligned(style, paint.Right))
}

// drawFigure draws an amount of o's money and its change.
func (p *dividendPanel) drawFigure(u *ui.UI, r ui.Rect, label string, o id.Owner, f draft.Figure) {
	say := p.Desk.Speaker()
	words := say.MoneyOf(o, f.Before)
	if f.Change() != 0 {
		choice.DrawChange(u, &r, text.Change(say.Title.CurrencyOf(o), f.Change()), draft.MoodOf(f.Change()))
		words += " → " + say.MoneyOf(o, f.After)
	}
	style, head := widgets.Bold(u, widgets.Sizes.Body), widgets.Soft(u, widgets.Sizes.Body)
	if k := r.W / (u.P.Width(words, style) + u.P.Width(label, head) + 10); k < 1 {
		style.Size, head.Size = style.Size*k, head.Size*k
	}
	widgets.CutWords(u, &r, words, style, 2)
	u.Label(r, label, head)
}

// peopleRows returns the number of rows of players, so that the change of their worth stays readable.
func (p *dividendPanel) peopleRows(u *ui.UI, width float32, e *draft.Effects) int {
	need := float32(leastPerson)
	for _, x := range e.People {
		need = max(need, u.P.Width(p.Desk.Change(x.Cash.Change()), widgets.Bold(u, widgets.Sizes.Body)),
			u.P.Width(p.worthChange(x), widgets.Soft(u, widgets.Sizes.Small))*widgets.Sizes.Micro/widgets.Sizes.Small)
	}
	across := max(1, int((width+personGap)/(need+personGap)))
	return max(1, (len(e.People)+across-1)/across)
}

// worthChange returns the change of a player's worth in words.
func (p *dividendPanel) worthChange(x draft.Person) string {
	return p.Phrase(text.WorthChange, text.Facts{"change": p.Desk.Change(x.Worth.Change())})
}

// drawPlayers draws every player's income and change of worth.
func (p *dividendPanel) drawPlayers(u *ui.UI, r ui.Rect, e *draft.Effects) {
	rows := p.peopleRows(u, r.W, e)
	across := (len(e.People) + rows - 1) / rows
	var row ui.Rect
	height := r.H / float32(rows)
	for i, x := range e.People {
		if i%across == 0 {
			row = r.CutTop(height)
		}
		cell := row.Columns(i%across, across, personGap)
		head := cell.CutTop(widgets.Line(u, widgets.Sizes.Compact) + 2)
		name := p.Desk.Speaker().Player(x.Player)
		style := widgets.Soft(u, widgets.Sizes.Compact)
		w := min(u.P.Width(name, style), head.W-personSpace)
		who := head.Middle(w+personSpace, head.H)
		p.Desk.Seats.Draw(u, x.Player, who.X+personRadius, who.Y+who.H/2, personRadius)
		who.CutLeft(personSpace - 2)
		u.Label(who, name, style)
		cash := u.Type(widgets.Sizes.Body, paint.Bold, widgets.MoodInk(u, draft.MoodOf(x.Cash.Change())))
		u.P.TextIn(cell.CutTop(widgets.Line(u, widgets.Sizes.Body)),
			p.Desk.Change(x.Cash.Change()), widgets.Aligned(cash, paint.Center))
		worth := u.Type(widgets.Sizes.Small, paint.Regular, widgets.MoodInk(u, draft.MoodOf(x.Worth.Change())))
		words := p.worthChange(x)
		widgets.DrawShrunk(u, cell, words, widgets.Aligned(worth, paint.Center))
	}
}

// handleDigits selects a use of the earnings by its number.
func (p *dividendPanel) handleDigits(u *ui.UI) {
	for i, o := range p.Draft().Options(draft.Main) {
		if u.Key(strconv.Itoa(i + 1)) {
			p.Choose(o.Key)
		}
	}
}
