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

// cardPad is the space in dp on the left and right of a name on a train card.
const cardPad = 6

// TrainCard adds the card of a train: with a thick frame if it is permanent, with a dashed one if it rusts next.
func (ps *Parts) TrainCard(t view.Train) {
	u := ps.U
	style := u.Type(Sizes.Compact, paint.Bold, u.Theme.Ink.Base)
	if t.RustsNext {
		style.Color = u.Theme.Bad.Base
	}
	style.Align = paint.Center
	size := &theme.TrainCard
	ps.Add(max(size.W*u.TextScale, u.P.Width(t.Name, style)+2*cardPad), func(r ui.Rect) {
		r = r.Middle(r.W, size.H*u.TextScale)
		switch {
		case t.RustsNext:
			DrawDashedFrame(u, r, theme.Radius.Bar, size.Border, style.Color)
		case t.Permanent:
			u.P.Frame(r, theme.Radius.Bar, size.PermanentBorder, style.Color)
		default:
			u.P.Frame(r, theme.Radius.Bar, size.Border, style.Color)
		}
		drawTrainName(u, r, t, style)
	})
}

// drawTrainName draws the name of a train with the part that no longer counts struck out.
func drawTrainName(u *ui.UI, r ui.Rect, t view.Train, style paint.Text) {
	if t.Cut == "" {
		u.P.TextIn(r, t.Name, style)
		return
	}
	w := u.P.Width(t.Cut, style)
	gone := r.CutRight((r.W-u.P.Width(t.Name, style))/2 + w)
	u.P.TextIn(r, t.Runs(), Aligned(style, paint.Right))
	faint := Aligned(style, paint.Left)
	faint.Color = u.Theme.Ink.Faint
	u.P.TextIn(gone, t.Cut, faint)
	rise, y := style.Size*0.4, gone.Y+gone.H/2
	u.P.Line(gone.X, y+rise, gone.X+w, y-rise, theme.TrainCard.Border, style.Color)
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
		ps.TrainCard(t)
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
	ps = NewParts(u)
	smallest := Sizes.Micro - 2 // whatever the player's text size
	words, style := TrainNames(list), Bold(u, Sizes.Compact)
	if len(list) == 0 {
		words, style = none, Soft(u, Sizes.Caption)
		if u.P.Width(none, paint.Text{Size: smallest}) > width {
			words = Nothing
		}
	} else if len(list) > 1 && u.P.Width(words, paint.Text{Size: Sizes.Micro, Weight: paint.Bold}) > width {
		words = "×" + strconv.Itoa(len(list))
		if theme.Size.IconSmall+u.P.Width(" "+words, style) <= width {
			ps.Icon(icon.Train, theme.Size.IconSmall, style.Color)
			words = " " + words
		}
		ps.Text(words, style)
		return ps
	}
	ps.Text(words, Shrunk(u, words, width, style, smallest/u.TextScale))
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
