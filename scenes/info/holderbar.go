package info

import (
	"strconv"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// drawHolderBar draws the holders of a company as a bar: a segment per holder, with the player's shape and, if it fits,
// the percentage. The initial offering is plain, the pool hatched.
func (t *corpPages) drawHolderBar(u *ui.UI, nodeID string, r ui.Rect, holders []view.Holder) {
	var said []string
	for _, h := range holders {
		said = append(said, t.Viewer().Speaker().Percent(h.Percent)+" "+h.Name)
	}
	u.Node(ui.Node{ID: nodeID, Role: ui.RoleImage, Name: t.Viewer().Speaker().List(said), Rect: r})
	u.P.RoundRect(r, theme.Radius.Bar, u.Theme.BG.Inset)
	total := 0
	for _, h := range holders {
		total += h.Percent
	}
	if total == 0 {
		return
	}
	const gap = 2
	x, room := r.X, r.W-gap*float32(len(holders)-1)
	for _, h := range holders {
		w := room * float32(h.Percent) / float32(total)
		widgets.DrawHolding(u, paint.R(x, r.Y, w, r.H), h.Owner, strconv.Itoa(h.Percent))
		x += w + gap
	}
}

// DrawHolderLegend draws the legend of plain and hatched segments, where companies have shares.
func (t *corpPages) DrawHolderLegend(u *ui.UI, r ui.Rect) {
	if !t.Game.Title().HasShares() {
		return
	}
	ps := widgets.NewParts(u)
	for _, of := range [...]struct {
		owner id.Owner
		name  string
	}{{id.Initial, t.Say(Words.offer)}, {id.Pool, t.Say(Words.pool)}} {
		ps.Add(18, func(c ui.Rect) {
			c = c.Middle(18, 10)
			widgets.DrawHolding(u, c, of.owner, "")
			u.P.Frame(c, theme.Radius.Bar, theme.Stroke.Hair, u.Theme.Line.Strong)
		})
		ps.Gap(6)
		ps.Text(of.name, widgets.Soft(u, widgets.Sizes.Small))
		ps.Gap(14)
	}
	ps.Draw(r)
}
