package panel

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// endPanel is the end of a company's turn, in which only privates can still be bought and used.
type endPanel struct {
	*choice.Choice
	site *choice.Site
}

func newEndPanel(c *choice.Choice) *decision.Decision {
	l := &endPanel{c, choice.NewSite(c)}
	return l.site.OnMap(l)
}

// Prompt returns the name of the chosen hex.
func (l *endPanel) Prompt() (order, limits string) { return l.site.Prompt() }

// Bar returns the buttons of the draft.
func (l *endPanel) Bar() decision.Bar { return l.site.Bar() }

// Draw draws the remaining options and returns the height.
func (l *endPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	l.Why.DrawAtTop(u, col)
	l.Rows.DrawGroup(u, col, draft.Privates)
	l.Rows.DrawGroup(u, col, draft.Powers)
	l.site.DrawSmallTray(u, col)
	l.site.DrawChosenTile(u, col)
	return col.Height()
}
