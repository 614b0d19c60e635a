package widgets

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
)

// crownRoom is the width in dp from which a president's certificate has a crown next to its percentage.
const crownRoom = 84

// DrawCertificates draws the certificates of a company in a row below title, each as wide as its percentage. name is
// their spoken description.
func DrawCertificates(u *ui.UI, col *Column, key, title string, certs []draft.Cert, name string) {
	const gap = 3
	whole := 0
	for _, x := range certs {
		whole += x.Percent
	}
	u.Label(col.Cut(Line(u, Sizes.Caption)+2), title, Soft(u, Sizes.Caption))
	row := col.Cut(26 * u.TextScale)
	col.Gap(6)
	u.Node(ui.Node{ID: key, Role: ui.RoleImage, Name: name, Rect: row})
	x, room := row.X, row.W-gap*float32(len(certs)-1)
	for _, cert := range certs {
		r := paint.R(x, row.Y, room*float32(cert.Percent)/float32(whole), row.H)
		x += r.W + gap
		figure := strconv.Itoa(cert.Percent)
		if cert.New {
			figure = "+" + figure
		}
		DrawHolding(u, r, cert.Owner, figure)
		if cert.Owner == id.Initial {
			u.P.Frame(r, theme.Radius.Bar, theme.Stroke.Hair, u.Theme.Line.Strong)
		}
		if _, y := r.Center(); cert.President && r.W > crownRoom*u.TextScale {
			icon.Draw(u.P, icon.Crown, r.Right()-14, y, 14, u.Theme.BG.Surface)
		}
	}
}
