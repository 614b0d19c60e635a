package choice

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles/words"
)

// forms draws the forms of the chosen option: numbers of shares, or pars.
type forms struct{ *Choice }

// Draw draws a card for every number of shares or every par of an option: three in a row, on a small screen as many as
// their words and the size of a finger allow.
func (f *forms) Draw(u *ui.UI, col *widgets.Column, o *draft.Option) {
	const gap = 6
	across := 3 // on a small screen as many as fit, which keeps the consequences in sight
	if f.Desk.Small() {
		w := u.Target()
		for k := range o.Forms {
			_, head, foot := f.formWords(o, k)
			w = max(w, u.P.Width(head, widgets.Bold(u, widgets.Sizes.Body))+12,
				u.P.Width(foot, widgets.Soft(u, widgets.Sizes.Compact))+12)
		}
		across = min(max(2, int((col.Rect.W+gap)/(w+gap))), len(o.Forms))
	}
	u.Open(ui.Node{ID: "forms", Role: ui.RoleRadioGroup, Name: f.draft.Primary().Text, Rect: col.Rest()})
	defer u.Close()
	h := max(u.Target(), widgets.Line(u, widgets.Sizes.Body)+widgets.Line(u, widgets.Sizes.Compact)+14)
	for i := 0; i < len(o.Forms); i += across {
		row := col.Cut(h)
		col.Gap(gap)
		for k := i; k < min(i+across, len(o.Forms)); k++ {
			f.drawForm(u, row.Columns(k-i, across, gap), o, k)
		}
	}
	col.Gap(4)
}

// drawForm draws the card of form k.
func (f *forms) drawForm(u *ui.UI, r ui.Rect, o *draft.Option, k int) {
	key, head, foot := f.formWords(o, k)
	name := head
	if foot != "" {
		name = f.Desk.Speaker().List([]string{head, foot})
	}
	if widgets.PressChoice(u, r, key, name, f.draft.Form() == k) {
		f.draft.SetForm(k)
		f.AnnounceAction()
	}
	in := r.Pad(6, 5)
	top := in
	if foot != "" {
		top = in.CutTop(widgets.Line(u, widgets.Sizes.Body))
		u.P.TextIn(in, foot, widgets.Aligned(widgets.Soft(u, widgets.Sizes.Compact), paint.Center))
	}
	u.P.TextIn(top, head, widgets.Aligned(widgets.Bold(u, widgets.Sizes.Body), paint.Center))
}

// formWords returns the key of form k of an option and the two lines of its card, of which foot may be "".
func (f *forms) formWords(o *draft.Option, k int) (key, head, foot string) {
	v, say := f.draft.View(), f.Desk.Speaker()
	switch a := o.Forms[k].(type) {
	case rules.SellShares:
		n := int32(a.Percent) / int32(v.Ordinary(a.Corp))
		return o.Key + ":" + strconv.Itoa(int(n)), f.Phrase(text.SellsFor, text.Facts{"n": text.Number(n)}),
			say.Money(n * v.SalePrice(a.Corp))
	case rules.BuyShares:
		n := int32(a.Percent) / int32(v.Ordinary(a.Corp))
		return o.Key + ":" + strconv.Itoa(int(n)), f.Phrase(text.SharesOf, text.Facts{"n": text.Number(n)}),
			f.moneyChange(a, a.By)
	case rules.Par:
		price := v.T.Market.Price(a.At)
		if f.draft.Step().Panel != words.ParPanel { // there the certificate came with a private and is paid for
			foot = say.Money(v.PresidencyPrice(a.Corp, price))
		}
		return "par:" + say.Corp(a.Corp) + ":" + strconv.Itoa(int(price)), say.Money(price), foot
	}
	a := o.Forms[k]
	if x := rules.OperandsOf(a); x.Percent > 0 && x.Corp == 0 { // a company deals in its own shares
		n := int(x.Percent) / int(v.Ordinary(x.By.Corp()))
		return o.Key + ":" + strconv.Itoa(n), f.draft.Words(a), f.moneyChange(a, x.By)
	}
	return o.Key + ":" + strconv.Itoa(k), f.draft.Words(a), ""
}

// moneyChange returns the change of o's money by an action in words, or "" if the action is refused.
func (f *forms) moneyChange(a rules.Action, o id.Owner) string {
	e := f.draft.EffectsOf(a)
	if e.Refusal.Refused() {
		return ""
	}
	after := rules.View{T: f.draft.View().T, S: &e.After}
	return text.Change(f.Desk.Speaker().Title.CurrencyOf(o), after.Cash(o)-f.draft.View().Cash(o))
}
