package programmes

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// drawUntil draws the conditions that fit the kind of programme.
func (c *Card) drawUntil(u *ui.UI, col *widgets.Column) {
	p, v := &c.p, c.Game.ViewAt(c.Game.Now())
	w := &p.Until
	c.drawHeading(u, col, "programmes:until", words.until)
	if p.Do == programme.Buy {
		f := text.Facts{"company": c.Speaker().Corp(p.Corp)}
		if !v.Is(p.Corp, rules.Floated) {
			c.drawCondition(u, col, "floated", c.Phrase(words.floated, f), &w.Floated)
		}
		c.drawHolds(u, col)
	}
	if p.Do == programme.Pass || p.Do == programme.Buy {
		c.drawDeals(u, col)
	}
	if c.offers.boxes && p.Do != programme.Bid {
		c.drawCondition(u, col, "outbid", c.Say(words.outbid), &w.Outbid)
	}
	c.drawCondition(u, col, "acts", c.Say(words.acts), &w.Acts)
	c.drawPrice(u, col)
	c.drawCondition(u, col, "round", c.Say(words.round), &w.Round)
}

// drawCondition draws a condition as a switch and sets on to its new value. said is its name, which the switch begins
// with a capital, and key the end of its id.
func (c *Card) drawCondition(u *ui.UI, col *widgets.Column, key, said string, on *bool) {
	if now := u.Switch("until:"+key, col.Cut(u.SwitchHeight(col.Rect.W, said)), text.Capital(said), *on); now != *on {
		*on = now
	}
}

// drawHolds draws the condition that the player holds a part of the company, in steps of one share: at first one share
// more than now.
func (c *Card) drawHolds(u *ui.UI, col *widgets.Column) {
	p, v := &c.p, c.Game.ViewAt(c.Game.Now())
	share, held := int(v.Ordinary(p.Corp)), v.Held(p.Corp, id.OfPlayer(p.Player))
	if share == 0 {
		return
	}
	on := p.Until.Holds > 0
	c.drawCondition(u, col, "holds", c.Say(words.share), &on)
	if !on {
		p.Until.Holds = 0
		return
	}
	if p.Until.Holds == 0 {
		p.Until.Holds = uint8(min(held+share, 100))
	}
	n := int(p.Until.Holds)
	said := c.Phrase(words.holds, text.Facts{"n": c.Speaker().Percent(n), "company": c.Speaker().Corp(p.Corp)})
	row := col.Cut(widgets.FieldHeight(u))
	p.Until.Holds = uint8(share * u.Counter("holds", row, ui.Count{
		Name: said, Less: c.Say(words.less), More: c.Say(words.more), Words: said,
		Now: n / share, Low: held/share + 1, High: 100 / share,
	}))
	col.Gap(6)
}

// drawDeals draws the conditions of sales and purchases by others, and of which company.
func (c *Card) drawDeals(u *ui.UI, col *widgets.Column) {
	w, list := &c.p.Until, started(c.Game.ViewAt(c.Game.Now()))
	if len(list) == 0 {
		return
	}
	c.drawCondition(u, col, "sells", c.Say(words.sells), &w.Sells)
	c.drawCondition(u, col, "buys", c.Say(words.buys), &w.Buys)
	if w.Sells || w.Buys {
		line := col.Cut(widgets.Line(u, widgets.Sizes.Compact) + 2)
		u.Label(line, c.Say(words.dealsAny), widgets.Soft(u, widgets.Sizes.Compact))
		w.Of = c.drawCorpChips(u, col, "of", c.Say(words.dealsAny), append([]id.Corp{0}, list...), w.Of)
	}
}

// drawPrice draws the condition that the price of a company falls below an amount: at first the price now of the
// company that the programme buys or, if it buys none with a price, of the first one.
func (c *Card) drawPrice(u *ui.UI, col *widgets.Column) {
	w, v := &c.p.Until, c.Game.ViewAt(c.Game.Now())
	list := started(v)
	if len(list) == 0 {
		return
	}
	on := w.PriceOf != 0
	c.drawCondition(u, col, "price", c.Say(words.whichPrice), &on)
	switch {
	case !on:
		w.PriceOf, w.Below = 0, 0
		return
	case w.PriceOf == 0:
		w.PriceOf = list[0]
		if slices.Contains(list, c.p.Corp) {
			w.PriceOf = c.p.Corp
		}
		c.below = strconv.Itoa(int(v.Price(w.PriceOf)))
	}
	if k := c.drawCorpChips(u, col, "price", c.Say(words.company), list, w.PriceOf); k != w.PriceOf {
		w.PriceOf, c.below = k, strconv.Itoa(int(v.Price(k)))
	}
	f := text.Facts{"company": c.Speaker().Corp(w.PriceOf), "sum": ""}
	c.below = c.drawSum(u, col, "programmes:below", c.Phrase(words.price, f), c.below, &w.Below, 1)
}
