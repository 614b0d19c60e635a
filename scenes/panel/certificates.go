package panel

import (
	"strconv"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules/id"
	"hexrail/scenes/kit"
)

// crownRoom is the width in dp of a president's certificate that has room for a crown beside its figure.
const crownRoom = 84

// certificates draws the certificates of a company that changes its form, before and after, each as wide as its part: whose they are, and which
// are new (18FL/R61-R63).
func (c *choosing) certificates(u *ui.UI, col *kit.Column) {
	now, then := c.draft.Certificates()
	if len(now) == 0 {
		return
	}
	c.certRow(u, col, "certs:now", text.FormNow, now)
	c.certRow(u, col, "certs:then", text.FormThen, then)
	v := c.draft.View()
	price := c.desk.Speaker().Money(v.Price(v.Actor().Corp()))
	u.Label(col.Cut(kit.Line(u, kit.Sizes.Caption)), c.say(text.NewShares, text.Facts{"$price": price}), kit.Soft(u, kit.Sizes.Caption))
	col.Gap(6)
}

// certRow draws the certificates of one form.
func (c *choosing) certRow(u *ui.UI, col *kit.Column, key string, head text.Phrase, certs []draft.Cert) {
	const gap = 3
	say, whole := c.desk.Speaker(), 0
	var said []string
	for _, x := range certs {
		whole += x.Percent
		name := say.Percent(x.Percent) + " " + say.Owner(x.Owner)
		if x.President {
			name += " " + say.Word(text.President)
		}
		said = append(said, name)
	}
	share := certs[len(certs)-1].Percent
	title := c.say(head, text.Facts{"n": strconv.Itoa(whole / share)})
	u.Label(col.Cut(kit.Line(u, kit.Sizes.Caption)+2), title, kit.Soft(u, kit.Sizes.Caption))
	row := col.Cut(26 * u.TextScale)
	col.Gap(6)
	u.Node(ui.Node{ID: key, Role: ui.RoleImage, Name: title + ": " + say.List(said), Rect: row})
	x, room := row.X, row.W-gap*float32(len(certs)-1)
	for _, cert := range certs {
		r := paint.R(x, row.Y, room*float32(cert.Percent)/float32(whole), row.H)
		x += r.W + gap
		figure := strconv.Itoa(cert.Percent)
		if cert.New {
			figure = "+" + figure
		}
		kit.Holding(u, r, cert.Owner, figure)
		if cert.Owner == id.Initial {
			u.P.Frame(r, theme.Radius.Bar, theme.Stroke.Hair, u.Theme.Line.Strong)
		}
		if _, y := r.Center(); cert.President && r.W > crownRoom*u.TextScale {
			icon.Draw(u.P, icon.Crown, r.Right()-14, y, 14, u.Theme.BG.Surface)
		}
	}
}
