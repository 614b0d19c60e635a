package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// HeadWidth returns the minimum width in dp of a column with the heading title.
func HeadWidth(u *ui.UI, title string) float32 {
	return u.P.Width(title, Bold(u, Sizes.Small))/u.TextScale + 18
}

// LeastHeadWidth returns the minimum width with the smallest letters.
func LeastHeadWidth(u *ui.UI, title string) float32 {
	return u.P.Width(title, Bold(u, Sizes.Micro))/u.TextScale + 18
}

// Nothing is the text of an empty cell.
const Nothing = "–"

// TableHeight returns the height of a table with all its rows.
func TableHeight(u *ui.UI, t ui.Table) float32 {
	row := theme.Table.Row
	if t.Comfort {
		row = theme.Table.RowComfort
	}
	return (float32(t.Rows)*row + theme.Table.Head) * u.TextScale
}

// DrawTableCard draws a table on a card, at most as high as its rows, and returns the cell that was pressed.
func DrawTableCard(u *ui.UI, r ui.Rect, t ui.Table) ui.Pressed {
	r.H = min(r.H, TableHeight(u, t))
	for _, s := range u.Theme.Shadow.Card {
		u.P.Shadow(r, theme.Radius.Chip, s.Y, s.Blur, s.Color)
	}
	return u.Table(r, t)
}
