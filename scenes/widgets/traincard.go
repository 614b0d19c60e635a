package widgets

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
)

// TrainCard adds the card of a train: a thick frame if it is permanent, a dashed one if it rusts next. cut is the part
// of its name that no longer counts and is struck out.
func (ps *Parts) TrainCard(name, cut string, permanent, rusts bool) {
	u := ps.U
	t := u.Type(Sizes.Compact, paint.Bold, u.Theme.Ink.Base)
	if rusts {
		t.Color = u.Theme.Bad.Base
	}
	t.Align = paint.Center
	w := max(theme.Size.TrainCard.W*u.TextScale, u.P.Width(name, t)+12)
	ps.Add(w, func(r ui.Rect) {
		r = r.Middle(r.W, theme.Size.TrainCard.H*u.TextScale)
		switch {
		case rusts:
			DrawDashedFrame(u, r, theme.Radius.Bar, theme.Size.TrainCard.Border, t.Color)
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
		u.P.TextIn(r, strings.TrimSuffix(name, cut), Aligned(t, paint.Right))
		faint := t
		faint.Color, faint.Align = u.Theme.Ink.Faint, paint.Left
		u.P.TextIn(gone, cut, faint)
		w, y := u.P.Width(cut, t), gone.Y+gone.H/2
		u.P.Line(gone.X, y+t.Size*0.4, gone.X+w, y-t.Size*0.4, theme.Size.TrainCard.Border, t.Color)
	})
}

// addTrains adds the cards of trains, or the text none.
func (ps *Parts) addTrains(list []view.Train, none string) {
	if len(list) == 0 {
		ps.Text(none, Soft(ps.U, Sizes.Small))
	}
	for i, t := range list {
		if i > 0 {
			ps.Gap(3)
		}
		ps.TrainCard(t.Name, t.Cut, t.Permanent, t.RustsNext)
	}
}

// FitTrains returns the cards of trains; if they do not fit the width, only their names, and if these do not fit, their
// number. Without trains it returns the text none, or a dash if that does not fit.
func FitTrains(u *ui.UI, list []view.Train, none string, width float32) *Parts {
	ps := NewParts(u)
	ps.addTrains(list, none)
	if ps.Width() <= width {
		return ps
	}
	names := none
	if len(list) > 0 {
		names = TrainNames(list)
	}
	ps = NewParts(u)
	style := Bold(u, Sizes.Compact)
	minimum := style
	minimum.Size = Sizes.Micro
	if len(list) > 1 && u.P.Width(names, minimum) > width {
		if names = "×" + strconv.Itoa(len(list)); theme.Size.IconSmall+u.P.Width(" "+names, style) <= width {
			ps.Icon(icon.Train, theme.Size.IconSmall, style.Color)
			names = " " + names
		}
		ps.Text(names, style)
		return ps
	}
	if len(list) == 0 {
		style = Soft(u, Sizes.Caption)
	}
	smallest := style
	if smallest.Size = Sizes.Micro - 2; len(list) == 0 && u.P.Width(names, smallest) > width {
		names = Nothing
	}
	ps.Text(names, Shrunk(u, names, width, style, smallest.Size/u.TextScale))
	return ps
}

// TrainNames returns the names under which the trains run.
func TrainNames(list []view.Train) string {
	names := make([]string, len(list))
	for i, t := range list {
		names[i] = t.Runs()
	}
	return strings.Join(names, " ")
}

// DrawDashedFrame draws a dashed outline with round corners.
func DrawDashedFrame(u *ui.UI, r ui.Rect, radius, width float32, c paint.Color) {
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
