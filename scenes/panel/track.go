package panel

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// trackPanel is the choice of a lay. It lists the lays that improve the best run most; see track_runs.go.
type trackPanel struct {
	*choice.Choice
	site *choice.Site
}

func newTrackPanel(c *choice.Choice) *decision.Decision {
	l := &trackPanel{c, choice.NewSite(c)}
	d := l.site.OnMap(l)
	d.Map.Scene, d.Map.Name = l.markScene, l.hexName
	d.Peek = l.drawPeek
	return d
}

// Prompt returns the number of possible lays, the chosen hex, or that nothing can be laid.
func (l *trackPanel) Prompt() (order, limits string) {
	if order, limits = l.site.Prompt(); order == "" && limits == "" && l.Draft().Primary() == nil {
		order = l.Desk.Say(text.LayNone)
	}
	return order, limits
}

// Bar returns the buttons of the draft.
func (l *trackPanel) Bar() decision.Bar { return l.site.Bar() }

// Draw draws the chosen lay with its consequences, and the powers of privates, and returns the height.
func (l *trackPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	l.Why.DrawAtTop(u, col)
	l.site.DrawSmallTray(u, col)
	l.site.DrawChosenTile(u, col)
	l.site.DrawPowers(u, col)
	l.drawLayRuns(u, col)
	return col.Height()
}

// markScene tags every hex with the gain of the best lay there.
func (l *trackPanel) markScene(s *mapview.Scene) {
	l.site.Scene(s)
	l.tagRuns(s)
}

// hexName returns a description of the lays on a hex, with the gain of the best one.
func (l *trackPanel) hexName(h id.Hex) string {
	name := l.Draft().HexName(h)
	if name == "" || !l.ShowsBestRuns() {
		return name
	}
	list, _ := l.Draft().HexRuns()
	for _, x := range list {
		if x.Lay.Hex == h {
			name += " " + l.Phrase(text.LayRunBest, text.Facts{"change": l.Desk.Change(x.Run.Change())})
		}
	}
	return name
}
