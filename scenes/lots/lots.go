// Package lots draws the lots of an auction as cards: privates, presidencies and cards in boxes, with their bids.
//
// The same cards of a Lots fill the middle of the table (Draw) or, if that has no room, the panel (Stack). A press on a
// card goes to the decision.Choice that New was given; the package itself knows neither the auction's rules nor who may
// bid. All sizes are in dp.
package lots

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// lot is a lot of an auction as its card shows it.
type lot struct {
	key     string  // key of the option that bids on it or takes it
	corp    id.Corp // company whose presidency it is; zero for a private
	name    string
	long    string
	about   string
	figures string // cost and revenue
	bids    []view.Bid
	leader  id.Player // player with the highest bid, or nobody
	warns   bool      // long says what happens to the lot if it is not sold
}

// Width returns the width of two columns of lots.
func Width(u *ui.UI) float32 { return 2*minLot*u.TextScale + lotGap }

// Lots are the lots of the current auction.
type Lots struct {
	desk   *desk.Desk
	choice decision.Choice // takes the presses on the cards; nil where nothing may be chosen
}

// New returns the lots next to a decision; c is nil if none is pending.
func New(d *desk.Desk, c decision.Choice) *Lots { return &Lots{desk: d, choice: c} }

// lots returns the lots not yet sold in the order of their sale.
func (t *Lots) lots() (list []lot) {
	v := t.desk.View()
	if len(t.desk.See().Boxes.List) > 0 {
		return t.boxLots()
	}
	sale, ok := v.InCharge().(step.ChoiceSale)
	if !ok {
		for i := range t.desk.See().Privates {
			if p := &t.desk.See().Privates[i]; p.Owner == id.Initial {
				list = append(list, t.privateLot(p))
			}
		}
		return list
	}
	for _, l := range sale.AppendLots(nil, v) {
		switch {
		case l.Corp != 0:
			list = append(list, t.presidencyLot(l))
		case titles.WordsOf(v.T).Group != nil:
			list = append(list, t.groupLot(l))
		default:
			list = append(list, t.privateLot(&t.desk.See().Privates[l.Private-1]))
		}
	}
	return list
}

// privateLot returns the lot of a private.
func (t *Lots) privateLot(p *view.Private) lot {
	l := lot{key: "bid:" + p.Name, name: p.Name, about: p.Power, figures: p.Value + "  +" + p.Revenue, bids: p.Bids}
	if p.LongName != p.Name {
		l.long = p.LongName
	}
	if len(p.Hexes) > 0 {
		l.long = strings.TrimPrefix(l.long+" · "+strings.Join(p.Hexes, " "), " · ")
	}
	_, l.leader = step.HighestBid(t.desk.View(), p.ID)
	return l
}

// groupLot returns the card of privates that are sold together, with their total price and, while the winning bidder
// chooses among the lots, the bid on top of it.
func (t *Lots) groupLot(l step.Lot) lot {
	v, say := t.desk.View(), t.desk.Speaker()
	g := lot{key: "bid:" + say.Private(l.Private), name: say.Lot(v, l.Private)}
	revenue := int32(0)
	var about []string
	for _, p := range append([]id.Private{l.Private}, l.With...) {
		x := &t.desk.See().Privates[p-1]
		revenue += v.T.Private(p).Revenue
		about = append(about, x.Name+" ("+x.Value+"): "+x.Power)
	}
	g.about = strings.Join(about, "\n")
	g.figures = say.Money(l.Price) + "  +" + say.Money(revenue)
	if a := &v.S.Auction; a.Choosing {
		g.long = say.Phrase(text.BidAndLot, text.Facts{
			"$bid": say.Money(a.High.Sum()), "$price": say.Money(l.Price), "$sum": say.Money(a.High.Sum() + l.Price),
		})
	}
	return g
}

// presidencyLot returns the lot of a presidency with the possible start prices.
func (t *Lots) presidencyLot(l step.Lot) lot {
	v, say := t.desk.View(), t.desk.Speaker()
	var pars []string
	most := int32(0)
	for _, at := range v.AppendPars(nil, l.Corp) {
		price := v.T.Market.Price(at)
		most = max(most, price)
		pars = append(pars, say.Money(price))
	}
	def := v.T.Corp(l.Corp)
	return lot{
		key: "start:" + say.Corp(l.Corp), corp: l.Corp, name: say.Corp(l.Corp), long: def.Name,
		about: say.Phrase(text.PresidencyLot, text.Facts{
			"percent": say.Percent(int(v.PresidentPercent(l.Corp))), "list": say.List(pars),
		}),
		figures: say.Phrase(text.PayRange, text.Facts{
			"$low": say.Money(l.Price), "$high": say.Money(v.PresidencyPrice(l.Corp, most)),
		}),
	}
}

// Sizes of the cards in dp.
const (
	minLot = 290 // width
	lotPad = 12
	lotGap = 10
)

// MarkLots marks the lots on the map: the hexes of privates and the homes of companies.
func (t *Lots) MarkLots(s *mapview.Scene) {
	b := t.desk.View().T.Track()
	pin := func(hex, name string, c paint.Color) {
		if h := b.Find(hex); h != 0 {
			s.Tags = append(s.Tags, mapview.Tag{Hex: h, Text: name, Color: c})
		}
	}
	for _, l := range t.lots() {
		if l.corp != 0 {
			pin(t.desk.View().T.HexName(t.desk.View().Home(l.corp)), t.desk.Speaker().Corp(l.corp), t.desk.Tokens[l.corp].Color)
		}
	}
	for i := range t.desk.See().Privates {
		if p := &t.desk.See().Privates[i]; p.Owner == id.Initial && len(p.Hexes) > 0 {
			pin(p.Hexes[0], p.Name, s.Style.Ink.Soft)
		}
	}
}

// Draw draws the lots as cards in a scroll area with the sold ones and the decks below them, and returns the height of
// its content. name is the accessible name of the group.
func (t *Lots) Draw(u *ui.UI, r ui.Rect, name string) (all float32) {
	list := t.lots()
	across := max(1, int((r.W-2*widgets.StripEdge+lotGap)/(minLot*min(u.TextScale, 1.3)+lotGap)))
	across = min(across, max(1, len(list)))
	u.Scroll("lots:scroll", r, func(c ui.Rect) float32 {
		u.Open(ui.Node{ID: "below", Role: ui.RoleGroup, Name: name, Rect: r})
		defer u.Close()
		c = widgets.Endless(c.Pad(widgets.StripEdge, 2))
		top, height := c.Y, float32(0)
		if t.desk.Class() == widgets.Phone { // the lowered sheet has no room for it
			col := widgets.NewColumn(u, c)
			DrawNews(u, col, t.desk)
			c.CutTop(col.Height())
		}
		for i := range list {
			h := list[i].height(u, c.Columns(0, across, lotGap).W, t.choice != nil && !t.desk.View().Sealed())
			height = max(height, h)
			if across > 1 {
				continue
			}
			t.drawLotCard(u, c.CutTop(h), &list[i])
			c.CutTop(lotGap)
		}
		if across > 1 {
			grid := widgets.Grid{Columns: across, Height: height, Gap: lotGap, Below: lotGap}
			for i, cell := range grid.Cut(&c, len(list)) {
				t.drawLotCard(u, cell, &list[i])
			}
		}
		c.CutTop(t.drawSold(u, c))
		c.CutTop(t.drawDecks(u, c))
		if t.choice != nil && t.desk.Class() == widgets.Phone {
			t.choice.ScrollToFirst(u, "lots:scroll", r, top)
		}
		all = c.Y - top + widgets.StripEdge
		return all
	})
	return all
}

// drawSold draws the sold lots as chips with owner and price, as many in a row as fit, and returns the height.
func (t *Lots) drawSold(u *ui.UI, r ui.Rect) float32 {
	sold := t.desk.See().Auction.Sold
	if len(sold) == 0 {
		return 0
	}
	const pad, gap = 10, 6
	top, say := r.Y, t.desk.Speaker()
	head := text.Capital(say.Phrase(text.LotsSold, nil))
	u.Heading("sold", 3, r.CutTop(widgets.Line(u, widgets.Sizes.Caption)+8), widgets.Label(head), widgets.Section(u))
	h := widgets.Line(u, widgets.Sizes.Compact) + 12
	row := r.CutTop(h)
	for _, l := range sold {
		ps := t.soldParts(u, &l)
		if w := ps.Width() + 2*pad; w > row.W {
			r.CutTop(gap)
			row = r.CutTop(h)
		}
		chip := row.CutLeft(min(ps.Width()+2*pad, row.W))
		row.CutLeft(gap)
		u.Node(ui.Node{ID: "sold:" + l.Name, Role: ui.RoleText, Rect: chip,
			Name: text.Headed(say.Lang, l.Name, l.Holder+" "+l.Price)})
		u.P.RoundRect(chip, theme.Radius.Chip, u.Theme.BG.Surface)
		if l.Latest {
			u.P.Frame(chip, theme.Radius.Chip, theme.Stroke.Control, u.Theme.Accent.Base)
		}
		ps.Draw(chip.Pad(pad, 0))
	}
	return r.Y - top
}

// soldParts returns the token and name of a sold lot, its owner and price.
func (t *Lots) soldParts(u *ui.UI, l *view.SoldLot) *widgets.Parts {
	const radius, gap = 8, 6
	ps := widgets.NewParts(u)
	if l.Corp != 0 {
		ps.Add(2*radius+gap, func(r ui.Rect) { token.Draw(u.P, r.X+radius, r.Y+r.H/2, radius, t.desk.Tokens[l.Corp]) })
	}
	ps.Text(l.Name, widgets.Bold(u, widgets.Sizes.Compact))
	ps.Gap(8)
	ps.Seat(t.desk.Seats, l.Owner, radius-1)
	ps.Gap(4)
	ps.Text(l.Holder+" "+l.Price, widgets.Soft(u, widgets.Sizes.Compact))
	return ps
}

// DrawNews draws a notice of the last sale and who bids against whom now, since these may have happened automatically.
func DrawNews(u *ui.UI, col *widgets.Column, d *desk.Desk) {
	if news := d.See().Auction.News; news != "" {
		widgets.DrawNotice(u, col, "auction:news", news, icon.Info, u.Theme.Ink.Base, u.Theme.BG.Sunken)
	}
}

// height returns the height of a card at a width, with space for the button if button is true.
func (l *lot) height(u *ui.UI, width float32, button bool) float32 {
	_, name := l.nameRoom(u, width)
	h := name + u.P.Height(l.about, width-2*lotPad, widgets.Soft(u, widgets.Sizes.Compact)) + 2*lotPad
	if l.long != "" {
		h += widgets.Line(u, widgets.Sizes.Compact)
	}
	if button || len(l.bids) > 0 {
		h += widgets.SmallHeight(u) + 8
	}
	return h + float32(l.bidRows(u, width))*bidHeight*u.TextScale
}

// nameRoom returns the width available for the name and its height; a long name takes several lines.
func (l *lot) nameRoom(u *ui.UI, width float32) (room, high float32) {
	style := widgets.Bold(u, widgets.Sizes.Body)
	room = width - 2*lotPad - u.P.Width(l.figures, style) - 8
	if l.corp != 0 {
		room -= lotToken
	}
	return room, u.P.Height(l.name, room, style)
}

// Sizes of the token beside the name in dp.
const (
	lotToken    = 26 // width with the gap to the name
	tokenRadius = 11
)

// Sizes of a bid on a card in dp.
const (
	bidWidth  = 78
	bidHeight = 30
)

// bidRows returns the number of rows of bids above the button, or zero if they are beside it.
func (l *lot) bidRows(u *ui.UI, width float32) int {
	if len(l.bids) <= 2 {
		return 0
	}
	return (len(l.bids) + l.bidsAcross(u, width) - 1) / l.bidsAcross(u, width)
}

// bidsAcross returns the number of bids in a row above the button.
func (l *lot) bidsAcross(u *ui.UI, width float32) int {
	return max(1, int((width-2*lotPad)/(bidWidth*u.TextScale)))
}

// drawLotCard draws a lot: name, power, bids, and the button to bid on it or take it.
func (t *Lots) drawLotCard(u *ui.UI, box ui.Rect, l *lot) {
	var o draft.Option
	c, ok, chosen := t.choice, false, false
	if c != nil {
		o, ok = c.Draft().Find(l.key)
		chosen = ok && c.IsChosen(o.Key)
	}
	u.Open(ui.Node{ID: "lot:" + l.name, Role: ui.RoleGroup, Name: l.name + " " + l.long, Rect: box})
	defer u.Close()
	u.Card(box, theme.Radius.Card)
	widgets.DrawChoiceGround(u, box, chosen, ui.Press{})
	in := box.Pad(lotPad, lotPad)
	room, high := l.nameRoom(u, box.W)
	t.drawLotHead(u, in.CutTop(high), l, room)
	if l.long != "" {
		style := widgets.Faint(u, widgets.Sizes.Compact)
		if l.warns {
			style.Color = u.Theme.Warn.Base
		}
		widgets.LabelShrunk(u, in.CutTop(widgets.Line(u, widgets.Sizes.Compact)), l.long, style)
	}
	var row ui.Rect
	if ok || len(l.bids) > 0 {
		row = in.CutBottom(widgets.SmallHeight(u))
	}
	rows := in.CutBottom(float32(l.bidRows(u, box.W)) * bidHeight * u.TextScale)
	u.Paragraph("lot:"+l.name+":about", in, l.about, widgets.Soft(u, widgets.Sizes.Compact))
	if ok {
		t.drawLotButton(u, &row, o)
	}
	if rows.H == 0 {
		t.drawLotBids(u, row, l, l.bids)
		return
	}
	for list, n := l.bids, l.bidsAcross(u, box.W); len(list) > 0; list = list[min(n, len(list)):] {
		t.drawLotBids(u, rows.CutTop(bidHeight*u.TextScale), l, list[:min(n, len(list))])
	}
}

// drawLotHead draws the first line of a lot: the sign, the name within room, and the figures on the right.
func (t *Lots) drawLotHead(u *ui.UI, r ui.Rect, l *lot, room float32) {
	style := widgets.Bold(u, widgets.Sizes.Body)
	first := paint.R(r.X, r.Y, r.W, widgets.Line(u, widgets.Sizes.Body))
	u.P.TextIn(first, l.figures, widgets.Aligned(style, paint.Right))
	if l.corp != 0 {
		widgets.CutToken(u, &r, t.desk.Tokens[l.corp], tokenRadius, lotToken-2*tokenRadius)
	}
	r.W = room
	u.P.Paragraph(r, l.name, style)
}

// drawLotButton draws the button that takes an option, or why it is not available, at the right end of row, and cuts it
// off.
func (t *Lots) drawLotButton(u *ui.UI, row *ui.Rect, o draft.Option) {
	c := t.choice
	b := ui.Button{Text: o.Button, Name: o.Spoken, Small: true, Disabled: o.Barred, Describe: o.Why.Text,
		Told: c.Explains(o), Chosen: c.IsChosen(o.Key)}
	if o.Barred {
		b.Text, b.Icon, b.Look = o.Why.Brief, icon.Lock, ui.Quiet
	}
	cell := row.CutRight(min(u.ButtonWidth(b), row.W))
	c.NoteOffered(cell, &o)
	u.Button(o.Key, cell, b)
	if u.Area(o.Key, ui.Rect{}).Clicked {
		c.Choose(o.Key)
	}
	row.CutRight(8)
}

// drawLotBids draws the bids in seat order in a row, with a frame around the highest.
func (t *Lots) drawLotBids(u *ui.UI, row ui.Rect, l *lot, bids []view.Bid) {
	const pad = 7
	row = row.Middle(row.W, min(row.H, (bidHeight-4)*u.TextScale))
	for _, bid := range bids {
		ps := widgets.NewParts(u)
		ps.Gap(pad)
		ps.Seat(t.desk.Seats, bid.Player, 8)
		ps.Gap(4)
		style := widgets.Soft(u, widgets.Sizes.Compact)
		if bid.Player == l.leader {
			style = widgets.Bold(u, widgets.Sizes.Compact)
		}
		ps.Text(bid.Sum, style)
		ps.Gap(pad)
		cell := row.CutLeft(ps.Width())
		row.CutLeft(4)
		u.Node(ui.Node{
			ID: l.key + ":" + strconv.Itoa(int(bid.Player)), Role: ui.RoleText, Name: bid.Name + " " + bid.Sum, Rect: cell,
		})
		if bid.Player == l.leader {
			u.P.Frame(cell, theme.Radius.Chip, theme.Stroke.Selected, widgets.SeatColor(u, bid.Player))
		}
		ps.Draw(cell)
		if l.leader != 0 && bid.Player != l.leader {
			_, y := cell.Center()
			end := cell.X + cell.W - pad
			u.P.Line(end-u.P.Width(bid.Sum, style), y, end, y, theme.Stroke.Hair, style.Color)
		}
	}
}

// DrawStack draws the lots as a column in the panel. after is called for each lot to draw below its card.
func (t *Lots) DrawStack(u *ui.UI, col *widgets.Column, after func(key string)) {
	list := t.lots()
	for i := range list {
		l := &list[i]
		t.drawLotCard(u, col.Cut(l.height(u, col.Rect.W, !t.desk.View().Sealed())), l)
		col.Gap(8)
		after(l.key)
	}
	col.Gap(t.drawSold(u, col.Rest()) + 8)
}
