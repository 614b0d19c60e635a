package panel

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// parPanel is the choice of par for a company whose presidency came with a private.
type parPanel struct{ *choice.Choice }

func newParPanel(c *choice.Choice) *decision.Decision {
	p := &parPanel{c}
	d := c.Decision(p)
	d.Chart.Show = p.ShowPars
	return d
}

// Prompt returns empty texts, which leave the prompt to the step.
func (p *parPanel) Prompt() (order, limits string) { return "", "" }

// Bar returns the buttons of the draft.
func (p *parPanel) Bar() decision.Bar { return p.ActionBar() }

// Draw draws the par prices and the consequences of the chosen one, and returns the height.
func (p *parPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	if o := p.Draft().Chosen(); o != nil {
		p.Forms.Draw(u, col, o)
	}
	p.Outcome.Draw(u, col)
	return col.Height()
}
