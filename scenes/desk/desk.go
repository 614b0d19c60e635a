// Package desk holds the context that all parts of a table share: the game, its board, the look of tokens and players,
// and the current view.
//
// A Desk is embedded by the parts and has no state of its own; its Sight returns the view at the cursor. The match is
// shared too: only the table itself plays actions, all others read the position at the cursor. RoutesOf returns the
// routes of a run for the map.
package desk

import (
	"slices"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Desk is the shared context of the parts of a table.
type Desk struct {
	Shell  *app.Shell
	Game   *match.Match
	Board  *mapview.Map
	Tokens []token.Company // appearance of tokens by id.Corp
	Seats  widgets.Seats
	Rules  func(cite string) // shows the rules at a number; nil where they are not offered
	// Unaided means that a puzzle is being solved: nothing searches for the best choice or suggests one.
	Unaided bool
	// HidesPlan means that the plans of players are shown only while they are changed.
	HidesPlan bool
	Sight
}

// Sight is the current view of the game.
type Sight interface {
	// Viewer returns the viewer in the player's language. See returns the view at the cursor.
	Viewer() *view.Viewer
	See() *view.Table
	// Class returns the layout of the last frame.
	Class() widgets.Class
}

// Speaker returns the speaker in the player's language.
func (d *Desk) Speaker() *text.Speaker { return d.Viewer().Speaker() }

// View returns the position on the screen.
func (d *Desk) View() rules.View { return d.Game.View() }

// Say returns a text in the player's language.
func (d *Desk) Say(p text.Pair) string { return d.Shell.Say(p) }

// Phrase returns a text in the player's language with its holes filled.
func (d *Desk) Phrase(p text.Pair, facts text.Facts) string { return d.Shell.Phrase(p, facts) }

// Small reports whether the layout has space beside the map for no more than a sheet or a narrow panel.
func (d *Desk) Small() bool { return d.Class() == widgets.Phone || d.Class() == widgets.Landscape }

// Boxed reports whether players bid for cards in boxes now: until the decks are used up.
func (d *Desk) Boxed() bool { return len(d.See().Boxes.List) > 0 }

// CorpSeen returns the view of a company, or nil if c is none.
func (d *Desk) CorpSeen(c id.Corp) *view.Corp {
	for i := range d.See().Corps {
		if k := &d.See().Corps[i]; k.ID == c {
			return k
		}
	}
	return nil
}

// LastRoutes returns the routes of a company's last run before the cursor, one for each train, or nil if it has not
// run.
func (d *Desk) LastRoutes(c id.Corp) []track.Route {
	for i := d.Game.At() - 1; i >= 0; i-- {
		if a, ok := d.Game.Action(i).(rules.RunRoutes); ok && a.By == c {
			return a.Routes
		}
	}
	return nil
}

// LastRun returns the routes of LastRoutes for the map.
func (d *Desk) LastRun(c id.Corp) []mapview.Route { return RoutesOf(d.LastRoutes(c)) }

// PastRun returns the routes of LastRun marked as those of an earlier run, without the ones that have no track.
func (d *Desk) PastRun(c id.Corp) []mapview.Route {
	routes := slices.DeleteFunc(d.LastRun(c), func(r mapview.Route) bool { return len(r.Pieces) == 0 })
	for i := range routes {
		routes[i].Past = true
	}
	return routes
}

// RoutesOf returns the routes of a run for the map, without those of idle trains.
func RoutesOf(list []track.Route) []mapview.Route {
	var out []mapview.Route
	for i, r := range list {
		if len(r.Pieces) > 0 || !rules.Idle(r) {
			out = append(out, mapview.Route{Route: r, Number: i})
		}
	}
	return out
}

// DrawOwner draws the token of a company or the shape of a player.
func (d *Desk) DrawOwner(u *ui.UI, o id.Owner, x, y, radius float32) {
	if c := o.Corp(); c != 0 {
		token.Draw(u.P, x, y, radius, d.Tokens[c])
		return
	}
	d.Seats.Draw(u, o.Player(), x, y, radius*0.85)
}
