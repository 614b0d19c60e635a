package panel

import (
	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/widgets"
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

// sealing is a secret bid: a card for every sum, none of them chosen beforehand, and what there is to choose from afterwards
// (18FL/R15, R22, R23). What the others have bid shows nowhere, so what the bid leads to is not told either.
type sealing struct{ choosing }

// Prompt asks for the sum.
func (s *sealing) Prompt() (order, limits string) {
	return s.desk.Say(sealWords.ask), s.desk.Say(sealWords.preset)
}

// Bar seals what is chosen.
func (s *sealing) Bar() Bar {
	b := s.choosing.Bar()
	a, ok := s.draft.Action()
	if !ok || b.Primary == nil {
		return b
	}
	words := sealWords.seal
	if s.desk.SharedDevice() && anotherBids(s.draft.View()) {
		words = sealWords.handOn
	}
	b.Primary.Text = s.desk.Phrase(words, text.Facts{"$sum": s.desk.Speaker().Money(rules.OperandsOf(a).Price)})
	return b
}

// anotherBids reports whether somebody is still to bid after whoever bids now.
func anotherBids(v rules.View) bool {
	for i := range v.S.Players {
		if p := id.Player(i + 1); !v.S.Auction.Sealed[p].Placed() && id.OfPlayer(p) != v.Actor() {
			return true
		}
	}
	return false
}

// Panel draws the sums and the privates.
func (s *sealing) Panel(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(8)
	s.sums(u, col.Cut(widgets.Line(u, widgets.Sizes.Title*1.3)+widgets.Line(u, widgets.Sizes.Compact)+30), true)
	col.Gap(14)
	s.answer(u, col)
	if !s.desk.OnBoard(LotBoard) {
		s.offer(u, col)
	}
	return col.Height()
}

// Peek draws the sums in one row.
func (s *sealing) Peek(u *ui.UI, r ui.Rect) bool {
	s.sums(u, r, false)
	return true
}

// sums draws a card for every sum that may be bid, with what it leaves where there is room.
func (s *sealing) sums(u *ui.UI, row ui.Rect, high bool) {
	list := s.draft.Options(draft.Main)
	u.Open(ui.Node{ID: "sums", Role: ui.RoleRadioGroup, Name: s.desk.Say(sealWords.ask), Rect: row})
	defer u.Close()
	v, say := s.draft.View(), s.desk.Speaker()
	for i, o := range list {
		cell := row.Columns(i, len(list), 10)
		sum := rules.OperandsOf(o.Forms[0]).Price
		left := s.desk.Phrase(sealWords.leaves, text.Facts{"$sum": say.Money(v.Cash(v.Actor()) - sum)})
		chosen := s.draft.Chosen() != nil && s.draft.Chosen().Key == o.Key
		n := ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: say.Money(sum) + ", " + left, Checked: ui.Is(chosen)}
		p := u.Press(n, cell, theme.Radius.Button)
		widgets.OptionGround(u, cell, chosen, false, p)
		if p.Clicked {
			s.Choose(o.Key)
			u.Again()
		}
		size := widgets.Sizes.Lead
		in := cell
		if high {
			size = widgets.Sizes.Title * 1.3
			in = cell.Pad(4, 12)
		}
		figure := widgets.Aligned(widgets.Bold(u, size), paint.Center)
		if !high {
			u.P.TextIn(in, say.Money(sum), figure)
			continue
		}
		u.P.TextIn(in.CutTop(widgets.Line(u, size)), say.Money(sum), figure)
		u.P.TextIn(in.CutTop(widgets.Line(u, widgets.Sizes.Compact)), left, widgets.Aligned(widgets.Soft(u, widgets.Sizes.Compact), paint.Center))
	}
}

// offer lists what is chosen from after the bids: name, price, income, and what it does in a sentence.
func (s *sealing) offer(u *ui.UI, col *widgets.Column) {
	head := col.Cut(widgets.Line(u, widgets.Sizes.Body) + 6)
	each := s.desk.Say(sealWords.each)
	u.Text("offer:each", head.CutRight(u.P.Width(each, widgets.Soft(u, widgets.Sizes.Compact))+2), each, widgets.Soft(u, widgets.Sizes.Compact))
	u.Heading("offer", 2, head, s.desk.Say(sealWords.offer), widgets.Bold(u, widgets.Sizes.Body))
	s.lotCards(u, col, func() {})
}
