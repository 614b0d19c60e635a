package lots

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// boxLots returns the cards in the boxes: first those of companies, then privates.
func (t *Lots) boxLots() []lot {
	list := make([]lot, len(t.desk.See().Boxes.List))
	for i := range list {
		list[i] = t.boxLot(&t.desk.See().Boxes.List[i])
	}
	return list
}

// boxLot returns the lot of a box: its card with its place or fate, its figures and its bids.
func (t *Lots) boxLot(b *view.Box) lot {
	l := lot{
		key: "bid:" + t.desk.Speaker().Private(b.Card), corp: b.Corp, name: b.Name, about: b.Power, bids: b.Bids,
		leader: b.Leader, warns: b.Leaves,
	}
	facts := text.Facts{"n": strconv.Itoa(b.Place), "major": b.Major, "sum": b.Income, "hex": b.Home}
	fate := Words.box
	switch {
	case b.Leaves:
		fate = Words.leaves
	case b.Major != "":
		fate = Words.becomes
	case b.Rests:
		fate = Words.rests
	}
	l.long = t.desk.Phrase(fate, facts)
	if b.Least != "" {
		l.long += " · " + t.desk.Phrase(Words.least, text.Facts{"sum": b.Least})
	}
	if l.name != b.Long {
		l.name += " · " + b.Long
	}
	switch {
	case b.Corp != 0:
		l.figures = b.Home
	case b.Income != "":
		l.figures = "+" + b.Income
	}
	if s := b.Starts; s.For != "" {
		l.about = strings.TrimPrefix(l.about+"\n"+StartWords(t.desk, s), "\n")
	}
	return l
}

// StartWords returns a sentence on how a company starts: bid, price, treasury and place in the order.
func StartWords(d *desk.Desk, s view.Start) string {
	return d.Phrase(Words.starts, text.Facts{
		"bid": s.For, "price": s.Price, "sum": s.Treasury, "n": strconv.Itoa(s.Place), "of": strconv.Itoa(s.Of),
	})
}

// drawDecks draws the bids that are left, the results if the round ended now, and the cards that come after those in
// the boxes, in order. It returns the height.
func (t *Lots) drawDecks(u *ui.UI, r ui.Rect) float32 {
	b := &t.desk.See().Boxes
	top := r.Y
	if t.desk.View().T.BoxCount() > 0 {
		t.drawTokensLeft(u, &r)
	}
	if len(b.End) > 0 {
		t.drawEndCard(u, &r, b.End)
	}
	for deck, cards := range b.Decks {
		if len(cards) == 0 {
			continue
		}
		head := t.desk.Say([...]text.Pair{Words.minorDeck, Words.privateDeck}[deck])
		u.Heading("deck:"+strconv.Itoa(deck), 3, r.CutTop(widgets.Line(u, widgets.Sizes.Caption)+8), widgets.Label(head),
			widgets.Section(u))
		t.drawDeckRow(u, &r, cards)
		r.CutTop(8)
	}
	return r.Y - top
}

// drawTokensLeft draws on how many more boxes each player may bid, if the game limits that: in the row of its heading,
// or below if that is too narrow.
func (t *Lots) drawTokensLeft(u *ui.UI, r *ui.Rect) {
	v, say := t.desk.View(), t.desk.Speaker()
	if v.T.BidTokens[v.S.Players] == 0 {
		return
	}
	head, style := t.desk.Say(Words.tokensLeft), widgets.Soft(u, widgets.Sizes.Compact)
	seats := v.S.Seating[:v.S.Players]
	list, wide := make([]*widgets.Parts, len(seats)), u.P.Width(head, style)+10
	for i, p := range seats {
		ps := widgets.NewParts(u)
		ps.Seat(t.desk.Seats, p, 8)
		ps.Gap(3)
		ps.Text(strconv.Itoa(v.BidTokensLeft(p)), widgets.Bold(u, widgets.Sizes.Compact))
		ps.Gap(14)
		list[i], wide = ps, wide+ps.Width()
	}
	line := widgets.Line(u, widgets.Sizes.Compact)
	box := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: line + 14}
	row := r.CutTop(box.H)
	if wide <= row.W {
		u.P.TextIn(row.CutLeft(u.P.Width(head, style)+10), head, style)
	} else {
		u.P.TextIn(row, head, style)
		row = r.CutTop(line)
		box.H += line
	}
	r.CutTop(2)
	u.Open(ui.Node{ID: "tokens", Role: ui.RoleList, Name: head, Rect: box})
	defer u.Close()
	for i, p := range seats {
		cell := row.CutLeft(list[i].Width())
		name := text.Headed(say.Lang, say.Player(p), strconv.Itoa(v.BidTokensLeft(p)))
		u.Node(ui.Node{ID: "tokens:" + strconv.Itoa(int(p)), Role: ui.RoleListItem, Name: name, Rect: cell})
		list[i].Draw(cell)
	}
}

// drawEndCard draws the results if the round ended now.
func (t *Lots) drawEndCard(u *ui.UI, r *ui.Rect, lines []string) {
	style := widgets.Plain(u, widgets.Sizes.Compact)
	h := float32(2*lotPad) + widgets.Line(u, widgets.Sizes.Body)
	for _, words := range lines {
		h += u.P.Height(words, r.W-2*lotPad, style) + 2
	}
	box := r.CutTop(h)
	r.CutTop(lotGap)
	u.Card(box, theme.Radius.Card)
	in := box.Pad(lotPad, lotPad)
	u.Heading("ending", 3, in.CutTop(widgets.Line(u, widgets.Sizes.Body)), t.desk.Say(Words.ending),
		widgets.Bold(u, widgets.Sizes.Compact))
	for i, words := range lines {
		in.CutTop(u.Paragraph("ending:"+strconv.Itoa(i), in, words, style) + 2)
	}
}

// drawDeckRow draws cards as small chips, as many in a row as fit.
func (t *Lots) drawDeckRow(u *ui.UI, r *ui.Rect, cards []view.DeckCard) {
	const pad, gap = 8, 5
	h := widgets.Line(u, widgets.Sizes.Compact) + 10
	row := r.CutTop(h)
	for i, c := range cards {
		ps := widgets.NewParts(u)
		if c.Corp != 0 {
			ps.Add(20, func(r ui.Rect) { token.Draw(u.P, r.X+9, r.Y+r.H/2, 9, t.desk.Tokens[c.Corp]) })
		} else {
			ps.Text(c.Name, widgets.Bold(u, widgets.Sizes.Compact))
		}
		w := ps.Width() + 2*pad
		if w > row.W {
			r.CutTop(gap)
			row = r.CutTop(h)
		}
		chip := row.CutLeft(w)
		row.CutLeft(gap)
		u.Node(ui.Node{ID: "deck:" + c.Name, Role: ui.RoleText, Rect: chip,
			Name: text.Headed(t.desk.Speaker().Lang, strconv.Itoa(i+1), c.Name+" "+c.Long)})
		u.P.RoundRect(chip, theme.Radius.Chip, u.Theme.BG.Surface)
		ps.Draw(chip.Pad(pad, 0))
	}
}
