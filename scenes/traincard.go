package scenes

import (
	"strconv"
	"strings"

	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/view"
)

// trainCard adds the card of a train: a thick frame if it is permanent, a dashed one if it rusts next. What counts no more of
// its name is struck out.
func (ps *parts) trainCard(name, cut string, permanent, rusts bool) {
	u := ps.u
	t := u.Type(sizes.Compact, paint.Bold, u.Theme.Ink.Base)
	if rusts {
		t.Color = u.Theme.Bad.Base
	}
	t.Align = paint.Center
	w := max(theme.Size.TrainCard.W*u.TextScale, u.P.Width(name, t)+12)
	ps.add(w, func(r ui.Rect) {
		r = r.Middle(r.W, theme.Size.TrainCard.H*u.TextScale)
		switch {
		case rusts:
			dashedFrame(u, r, theme.Radius.Bar, theme.Size.TrainCard.Border, t.Color)
		case permanent:
			u.P.Frame(r, theme.Radius.Bar, theme.Size.TrainCard.PermanentBorder, t.Color)
		default:
			u.P.Frame(r, theme.Radius.Bar, theme.Size.TrainCard.Border, t.Color)
		}
		if cut == "" {
			u.P.TextIn(r, name, t)
			return
		}
		gone := r.CutRight((r.W-u.P.Width(name, t))/2 + u.P.Width(cut, t))
		u.P.TextIn(r, strings.TrimSuffix(name, cut), aligned(t, paint.Right))
		faint := t
		faint.Color, faint.Align = u.Theme.Ink.Faint, paint.Left
		u.P.TextIn(gone, cut, faint)
		w, y := u.P.Width(cut, t), gone.Y+gone.H/2
		u.P.Line(gone.X, y+t.Size*0.4, gone.X+w, y-t.Size*0.4, theme.Size.TrainCard.Border, t.Color)
	})
}

// trains adds the cards of trains, or what says that there are none.
func (ps *parts) trains(list []view.Train, none string) {
	if len(list) == 0 {
		ps.text(none, soft(ps.u, sizes.Small))
	}
	for i, t := range list {
		if i > 0 {
			ps.gap(3)
		}
		ps.trainCard(t.Name, t.Cut, t.Permanent, t.RustsNext)
	}
}

// fitTrains returns the cards of trains, or only their names where the cards are too wide, or their number.
func fitTrains(u *ui.UI, list []view.Train, none string, width float32) *parts {
	ps := &parts{u: u}
	ps.trains(list, none)
	if ps.width() <= width {
		return ps
	}
	names := none
	if len(list) > 0 {
		names = trainNames(list)
	}
	ps = &parts{u: u}
	style := bold(u, sizes.Compact)
	least := style
	least.Size = sizes.Micro
	if len(list) > 1 && u.P.Width(names, least) > width {
		ps.icon(icon.Train, theme.Size.IconSmall, style.Color)
		ps.text(" ×"+strconv.Itoa(len(list)), style)
		return ps
	}
	if len(list) == 0 {
		style = soft(u, sizes.Caption)
	}
	ps.text(names, shrunk(u, names, width, style, (sizes.Micro-2)/u.TextScale))
	return ps
}

// dashedFrame draws a broken outline with round corners.
func dashedFrame(u *ui.UI, r ui.Rect, radius, width float32, c paint.Color) {
	r = r.Inset(width / 2)
	k := radius * 0.3
	ps := []paint.Point{
		{X: r.X + radius, Y: r.Y}, {X: r.Right() - radius, Y: r.Y}, {X: r.Right() - k, Y: r.Y + k},
		{X: r.Right(), Y: r.Y + radius}, {X: r.Right(), Y: r.Bottom() - radius}, {X: r.Right() - k, Y: r.Bottom() - k},
		{X: r.Right() - radius, Y: r.Bottom()}, {X: r.X + radius, Y: r.Bottom()}, {X: r.X + k, Y: r.Bottom() - k},
		{X: r.X, Y: r.Bottom() - radius}, {X: r.X, Y: r.Y + radius}, {X: r.X + k, Y: r.Y + k}, {X: r.X + radius, Y: r.Y},
	}
	u.P.Dashes(ps, width, []float32{4, 3}, 0, 0, c)
}
