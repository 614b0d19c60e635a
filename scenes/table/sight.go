package table

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// sight is the view of the position on screen, kept until something changes that it shows.
type sight struct {
	app      *app.Shell
	game     *match.Match
	selected func() view.Selection
	class    widgets.Class // the layout of the screen when the table was last drawn

	viewer *view.Viewer
	lang   text.Lang
	at     int
	chosen view.Selection
	table  view.Table
	valid  bool
}

// Viewer returns the viewer in the player's language.
func (s *sight) Viewer() *view.Viewer {
	if s.viewer == nil || s.lang != s.app.Prefs.Lang {
		s.viewer, s.lang, s.valid = view.New(s.game, s.app.Prefs.Lang), s.app.Prefs.Lang, false
	}
	return s.viewer
}

// See returns the view of the position at the cursor.
func (s *sight) See() *view.Table {
	w := s.Viewer()
	if chosen := s.selected(); !s.valid || s.at != s.game.At() || s.chosen != chosen {
		s.table, s.at, s.chosen, s.valid = w.Table(chosen), s.game.At(), chosen, true
	}
	return &s.table
}

// Class returns the layout of the screen.
func (s *sight) Class() widgets.Class { return s.class }
