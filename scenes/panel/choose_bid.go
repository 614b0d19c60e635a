package panel

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

var sealWords = struct{ ask, preset, leaves, seal, handOn, offer, each text.Pair }{
	ask:    text.Pair{"What do you pay to choose early?", "早く選ぶためにいくら払いますか。"},
	preset: text.Pair{"You pay it even if you choose last. Nothing is preset.", "最後に選ぶことになっても支払います。最初は何も選ばれていません。"},
	leaves: text.Pair{"leaves {$sum}", "残り {$sum}"},
	seal:   text.Pair{"Seal {$sum}", "{$sum} で入札する"},
	handOn: text.Pair{"Seal {$sum} and hand over", "{$sum} で入札して渡す"},
	offer:  text.Pair{"On offer", "選べる個人会社"},
	each:   text.Pair{"everybody takes exactly one", "全員が1つずつ取ります"},
}

// chooseBidPanel is a secret bid: a card for every sum, none of them preselected, and the privates to choose from
// afterwards. It shows no consequences, because they would reveal the bids of the others.
type chooseBidPanel struct{ *choice.Choice }

func newChooseBidPanel(c *choice.Choice) *decision.Decision {
	s := &chooseBidPanel{c}
	d := c.Decision(s)
	d.Peek = s.drawPeek
	return d
}

// Prompt returns a request for the sum.
func (s *chooseBidPanel) Prompt() (order, limits string) {
	return s.Desk.Say(sealWords.ask), s.Desk.Say(sealWords.preset)
}

// Bar returns a button that seals the chosen sum.
func (s *chooseBidPanel) Bar() decision.Bar {
	b := s.ActionBar()
	a, ok := s.Draft().Action()
	if !ok || b.Primary == nil {
		return b
	}
	words := sealWords.seal
	if s.Desk.SharedDevice() && !s.Draft().SealsLast() {
		words = sealWords.handOn
	}
	b.Primary.Text = s.Desk.Phrase(words, text.Facts{"$sum": s.Desk.Speaker().Money(rules.OperandsOf(a).Price)})
	return b
}

// Draw draws the sums and the privates, and returns the height.
func (s *chooseBidPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(8)
	s.drawHighSums(u, col)
	col.Gap(14)
	s.Why.DrawAtTop(u, col)
	if !s.Desk.OnBoard(choice.LotBoard) {
		s.drawLots(u, col)
	}
	return col.Height()
}

// drawPeek draws the sums in one row and returns true.
func (s *chooseBidPanel) drawPeek(u *ui.UI, r ui.Rect) bool {
	figure := widgets.Aligned(widgets.Bold(u, widgets.Sizes.Lead), paint.Center)
	s.drawSums(u, r, func(card ui.Rect, sum, _ string) { u.P.TextIn(card, sum, figure) })
	return true
}

// drawHighSums draws the sums large, each with the cash that it leaves below it.
func (s *chooseBidPanel) drawHighSums(u *ui.UI, col *widgets.Column) {
	const padX, padY, slack = 4, 12, 6 // around the lines of a card, and below them
	size := widgets.Sizes.Title * 1.3
	figure := widgets.Aligned(widgets.Bold(u, size), paint.Center)
	quiet := widgets.Aligned(widgets.Soft(u, widgets.Sizes.Compact), paint.Center)
	row := col.Cut(widgets.Line(u, size) + widgets.Line(u, widgets.Sizes.Compact) + 2*padY + slack)
	s.drawSums(u, row, func(card ui.Rect, sum, left string) {
		in := card.Pad(padX, padY)
		u.P.TextIn(in.CutTop(widgets.Line(u, size)), sum, figure)
		u.P.TextIn(in.CutTop(widgets.Line(u, widgets.Sizes.Compact)), left, quiet)
	})
}

// drawSums draws a card for every possible bid in row; write draws its sum and the cash that it leaves on it.
func (s *chooseBidPanel) drawSums(u *ui.UI, row ui.Rect, write func(card ui.Rect, sum, left string)) {
	list, say := draft.SealedBids(s.Draft()), s.Desk.Speaker()
	u.Open(ui.Node{ID: "sums", Role: ui.RoleRadioGroup, Name: s.Desk.Say(sealWords.ask), Rect: row})
	defer u.Close()
	for i, b := range list {
		cell := row.Columns(i, len(list), 10)
		sum, left := say.Money(b.Sum), s.Desk.Phrase(sealWords.leaves, text.Facts{"$sum": say.Money(b.Left)})
		if widgets.PressChoice(u, cell, b.Key, say.List([]string{sum, left}), b.Chosen) {
			s.Choose(b.Key)
		}
		write(cell, sum, left)
	}
}

// drawLots lists the privates to choose from after the bids: name, price, revenue, and the power in a sentence.
func (s *chooseBidPanel) drawLots(u *ui.UI, col *widgets.Column) {
	head := col.Cut(widgets.Line(u, widgets.Sizes.Body) + 6)
	each := s.Desk.Say(sealWords.each)
	u.Text("offer:each", head.CutRight(u.P.Width(each, widgets.Soft(u, widgets.Sizes.Compact))+2),
		each, widgets.Soft(u, widgets.Sizes.Compact))
	u.Heading("offer", 2, head, s.Desk.Say(sealWords.offer), widgets.Bold(u, widgets.Sizes.Body))
	s.DrawLotCards(u, col, func() {})
}
