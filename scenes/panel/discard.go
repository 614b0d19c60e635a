package panel

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// discardPanel is the choice of a surplus train.
type discardPanel struct{ *choice.Choice }

func newDiscardPanel(c *choice.Choice) *decision.Decision { return c.Decision(&discardPanel{c}) }

// Prompt returns empty texts, which leave the prompt to the step.
func (d *discardPanel) Prompt() (order, limits string) { return "", "" }

// Bar returns the buttons of the draft.
func (d *discardPanel) Bar() decision.Bar { return d.ActionBar() }

// Draw draws the trains to choose from and returns the height.
func (d *discardPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	d.Why.DrawAtTop(u, col)
	d.Rows.DrawGroup(u, col, draft.Main)
	d.Rows.DrawGroup(u, col, draft.Powers)
	return col.Height()
}
