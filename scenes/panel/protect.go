package panel

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// protectPanel asks a president whether he buys a sold block to keep its price from falling.
type protectPanel struct{ *choice.Choice }

func newProtectPanel(c *choice.Choice) *decision.Decision {
	c.ShowsOutcome = true
	return c.Decision(&protectPanel{c})
}

// Prompt returns the seller and the block as the prompt.
func (p *protectPanel) Prompt() (order, limits string) {
	return "", p.Draft().Blocks().SaleSentence()
}

// Bar returns a button for each answer. If the price stays in any case, neither is the primary one.
func (p *protectPanel) Bar() decision.Bar {
	b := p.ActionBar()
	if b.Primary != nil && p.Draft().Blocks().List[0].Stays() {
		b.More, b.Primary = b.Primary, nil
	}
	return b
}

// Draw draws the waiting blocks, the consequences of both answers, and notes, and returns the height.
func (p *protectPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	p.Why.DrawAtTop(u, col)
	p.drawQueue(u, col)
	p.drawPair(u, col)
	p.Outcome.DrawNotes(u, col, p.Draft().Blocks().Notes())
	return col.Height()
}

// drawQueue draws the blocks in order if there are several. The first is being decided; those that nobody can protect
// show the reason.
func (p *protectPanel) drawQueue(u *ui.UI, col *widgets.Column) {
	blocks := p.Draft().Blocks()
	if len(blocks.List) < 2 {
		return
	}
	u.Open(ui.Node{ID: "blocks", Role: ui.RoleList, Name: p.Phrase(text.BlocksWait, nil), Rect: col.Rest()})
	defer u.Close()
	for i := range blocks.List {
		p.drawBlock(u, col.Cut(max(leastBlock, widgets.Line(u, widgets.Sizes.Compact)*2+2*blockPadY)), blocks, i)
		col.Gap(5)
	}
	col.Gap(4)
}

// Sizes of a waiting block in dp.
const (
	leastBlock  = 37 // height
	blockPadX   = 10
	blockPadY   = 4
	numberWidth = 16
	tokenHigh   = 28 // maximum height of the token
	tokenWidth  = 36
)

// drawBlock draws waiting block i: its number, company and shares, who decides or why nobody can protect it, and the
// cost of protecting it.
func (p *protectPanel) drawBlock(u *ui.UI, row ui.Rect, blocks draft.Blocks, i int) {
	b, say := blocks.List[i], p.Desk.Speaker()
	block := p.Phrase(text.BlockShares, text.Facts{"company": say.Corp(b.Corp), "n": text.Number(b.Shares)})
	who, cost := blocks.ProtectionText(b), say.Money(b.Cost)
	if i == 0 {
		who = p.Phrase(text.DecidesNow, text.Facts{"player": say.Player(b.President)})
	}
	u.Node(ui.Node{
		ID: "block:" + say.Corp(b.Corp), Role: ui.RoleListItem, Name: say.List([]string{block, who, cost}),
		Rect: row, Current: i == 0,
	})
	widgets.DrawOptionGround(u, row, i == 0, b.Why.Refused(), ui.Press{})
	in := row.Pad(blockPadX, blockPadY)
	bold, small := widgets.Bold(u, widgets.Sizes.Compact), widgets.Soft(u, widgets.Sizes.Compact)
	u.P.TextIn(in.CutLeft(numberWidth), strconv.Itoa(i+1), small)
	p.Desk.DrawToken(u, in.Middle(in.W, min(in.H, tokenHigh)), b.Corp)
	in.CutLeft(tokenWidth)
	if !b.Why.Refused() {
		widgets.CutWords(u, &in, cost, bold, 2)
	}
	lines := widgets.Middle(in, widgets.Line(u, widgets.Sizes.Compact)*2)
	widgets.LabelShrunk(u, lines.CutTop(lines.H/2), block, bold)
	widgets.LabelShrunk(u, lines, who, small)
}

// drawPair draws the figures after each of the two answers.
func (p *protectPanel) drawPair(u *ui.UI, col *widgets.Column) {
	list := p.Draft().Blocks().Protection()
	heads := [2]string{p.Phrase(text.IfProtected, nil), p.Phrase(text.IfFalls, nil)}
	if p.Draft().Blocks().List[0].Stays() {
		heads[1] = p.Phrase(text.IfNotProtected, nil)
	}
	bold, head := widgets.Bold(u, widgets.Sizes.Compact), widgets.Soft(u, widgets.Sizes.Caption)
	var widths [2]float32
	for k := range widths {
		widths[k] = u.P.Width(heads[k], head)
		for _, x := range list {
			widths[k] = max(widths[k], u.P.Width(x.Values[k], bold))
		}
		widths[k] += 14
	}
	u.Open(ui.Node{ID: "pair", Role: ui.RoleTable, Name: p.Phrase(text.PairName, nil), Rect: col.Rest()})
	defer u.Close()
	row := col.Cut(widgets.Line(u, widgets.Sizes.Caption) + 6)
	for k := 1; k >= 0; k-- {
		u.P.TextIn(row.CutRight(widths[k]), heads[k], widgets.Aligned(head, paint.Right))
	}
	for i, x := range list {
		p.drawPairRow(u, col, i, x, heads, widths)
	}
	col.Gap(8)
}

// drawPairRow draws figure i after each of the two answers, whose headings and widths of columns are given. The label
// is above the values if there is no room beside them.
func (p *protectPanel) drawPairRow(
	u *ui.UI, col *widgets.Column, i int, x draft.Pair, heads [2]string, widths [2]float32,
) {
	label, line := widgets.Soft(u, widgets.Sizes.Compact), widgets.Line(u, widgets.Sizes.Compact)
	room := col.Rect.W - widths[0] - widths[1]
	above := !widgets.Fits(u, x.Label, room, label)
	height := line + 9
	if above {
		height += line
	}
	row := col.Cut(height)
	id := "pair:" + strconv.Itoa(i)
	u.Open(ui.Node{ID: id, Role: ui.RoleRow, Rect: row})
	defer u.Close()
	widgets.DrawRule(u, row)
	at := row
	if above {
		at = row.CutTop(line + 4)
	} else {
		at.W = room
	}
	u.Node(ui.Node{ID: id + ":label", Role: ui.RoleRowHeader, Name: x.Label, Rect: at})
	widgets.LabelShrunk(u, at, x.Label, label)
	for k := 1; k >= 0; k-- {
		cell := row.CutRight(widths[k])
		u.Node(ui.Node{
			ID: id + ":" + strconv.Itoa(k), Role: ui.RoleCell, Rect: cell,
			Name: text.Headed(p.Desk.Speaker().Lang, heads[k], x.Values[k]),
		})
		style := widgets.Bold(u, widgets.Sizes.Compact)
		if x.Moods[k] != draft.Even {
			style.Color = widgets.MoodInk(u, x.Moods[k])
		}
		u.P.TextIn(cell, x.Values[k], widgets.Aligned(style, paint.Right))
	}
}
