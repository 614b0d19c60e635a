package panel

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// redeems reports whether a company redeems a share from a player.
func (d *dealList) redeems(o *draft.Option) bool {
	a, buys := o.Forms[0].(rules.BuyShares)
	return buys && a.By == id.OfCorp(a.Corp) && a.From.Player() != 0
}

// drawGivers draws a row for everybody who could give up the share: his holding before and after, the price, and a
// button that redeems from him at once.
func (d *dealList) drawGivers(u *ui.UI, col *widgets.Column, o *draft.Option) {
	u.Open(ui.Node{ID: "forms", Role: ui.RoleRadioGroup, Name: d.Draft().Primary().Text, Rect: col.Rest()})
	defer u.Close()
	for k := range o.Forms {
		d.drawGiver(u, col, o, k)
	}
	col.Gap(4)
}

// nameShare is the share of the height of a row that the name takes; the holding below it has the rest.
const nameShare = 0.55

// drawGiver draws the row of the player of form k, who could give up the share.
func (d *dealList) drawGiver(u *ui.UI, col *widgets.Column, o *draft.Option, k int) {
	v, say := d.Draft().View(), d.Desk.Speaker()
	a := o.Forms[k].(rules.BuyShares)
	from, held := a.From.Player(), v.Held(a.Corp, a.From)
	key, price := o.Key+":p"+strconv.Itoa(int(from)), say.Money(v.Price(a.Corp))
	holds := say.Percent(held) + " → " + say.Percent(held-int(a.Percent))
	r := col.Cut(choice.TallRowHeight(u))
	col.Gap(6)
	if widgets.PressChoice(u, r, key, say.List([]string{say.Player(from), holds, price}), d.Draft().Form() == k) {
		d.Draft().SetForm(k)
		d.AnnounceAction()
	}
	in := r.Pad(12, 4)
	if !d.Desk.Away() {
		d.Rows.DrawPlayButton(u, in.CutRight(choice.PlayWidth(u)), key, d.Draft().Words(a), func() { d.Draft().SetForm(k) })
	}
	d.Desk.Seats.Cut(u, &in, from, 10, 14)
	title := widgets.Bold(u, widgets.Sizes.Body)
	widgets.CutWords(u, &in, price, title, 6)
	widgets.LabelShrunk(u, in.CutTop(in.H*nameShare), say.Player(from), title)
	u.Label(in, d.Phrase(text.HoldingOf, text.Facts{"company": say.Corp(a.Corp)})+" "+holds,
		widgets.Soft(u, widgets.Sizes.Compact))
}
