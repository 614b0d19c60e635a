package choice

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// drawCertificates draws the certificates of a company that converts, before and after, as wide as their percentages,
// with their owners and marks on new ones.
func (c *outcome) drawCertificates(u *ui.UI, col *widgets.Column) {
	now, then := c.draft.Certificates()
	if len(now) == 0 {
		return
	}
	c.drawCertRow(u, col, "certs:now", text.FormNow, now)
	c.drawCertRow(u, col, "certs:then", text.FormThen, then)
	v := c.draft.View()
	price := c.Desk.Speaker().Money(v.Price(v.Actor().Corp()))
	u.Label(col.Cut(widgets.Line(u, widgets.Sizes.Caption)), c.Phrase(text.NewShares, text.Facts{"$price": price}),
		widgets.Soft(u, widgets.Sizes.Caption))
	col.Gap(6)
}

// drawCertRow draws the certificates of one form.
func (c *outcome) drawCertRow(u *ui.UI, col *widgets.Column, key string, head text.Pair, certs []draft.Cert) {
	say, whole := c.Desk.Speaker(), 0
	var names []string
	for _, x := range certs {
		whole += x.Percent
		name := say.Percent(x.Percent) + " " + say.Owner(x.Owner)
		if x.President {
			name += " " + say.Say(text.President)
		}
		names = append(names, name)
	}
	title := c.Phrase(head, text.Facts{"n": strconv.Itoa(whole / certs[len(certs)-1].Percent)})
	widgets.DrawCertificates(u, col, key, title, certs, text.Headed(say.Lang, title, say.List(names)))
}
