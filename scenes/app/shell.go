package app

import (
	"time"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/scenes/widgets"
	"hexrail/titles/words"
)

// Shell is the frame of the program around its places: what they share, and the stack in which they lie.
type Shell struct {
	Program
	Host     platform.Host
	Prefs    Prefs
	Shelf    *library.Shelf
	Thumbs   *widgets.Thumbs
	toast    toast
	news     []string // lines to be shown with the next picture
	stack    []Place
	shown    Place         // the topmost one when it was last drawn
	Outdated bool          // a new version is ready
	asks     bool          // the browser asks before the page is closed
	retry    time.Duration // when the storage is tried again; zero while it works
}

// Program is what places ask of the program around them: what lies in rooms that they do not know.
type Program interface {
	// Play opens a stored game on the table.
	Play(id string)
	// Begin shows the game of a session on the table, and offers its link if somebody else begins.
	Begin(s *library.Session)
	// Seat shows the game of a session on the table.
	Seat(s *library.Session)
	// Watch shows a game on the table that is not stored. PlayOn stores it and goes on with it.
	Watch(w Watched)
	// Keys returns what opens the list of keys of the game on the table, or nil if there is none.
	Keys() func()
}

// Watched is a game that is looked at without being stored.
type Watched struct {
	Game   *match.Match
	ID     uint64
	Name   string
	Replay bool // from its beginning
	PlayOn func()
	// Comments are what is said of it on the way.
	Comments []words.Comment
}

// New returns the shell of a program, without any place.
func New(h platform.Host, p Program) *Shell {
	return &Shell{Program: p, Host: h, Prefs: loadPrefs(h, h.Languages()), Shelf: library.Open(h), Thumbs: widgets.NewThumbs()}
}

// Say returns a text in the player's language.
func (s *Shell) Say(p text.Pair) string { return p.In(s.Prefs.Lang) }

// Offer hands an event to the topmost place that wants it and reports whether there was one.
func (s *Shell) Offer(e platform.Event) bool {
	for i := len(s.stack) - 1; i >= 0; i-- {
		if s.stack[i].Update(e) {
			return true
		}
	}
	return false
}

// Draw draws the topmost place, and what it leaves in sight.
func (s *Shell) Draw(u *ui.UI) {
	s.Dress(u)
	s.Host.SetDepth(len(s.stack) - 1)
	s.Host.Describe(platform.Description{Title: Words.Name[text.En], Language: s.Prefs.Lang.Code(), Dark: s.Dark()})
	w, h := u.P.Size()
	u.P.Fill(paint.R(0, 0, w, h), u.Theme.BG.Desk)
	first := len(s.stack) - 1
	for first > 0 && isOverlay(s.stack[first]) {
		first--
	}
	// A place may change the stack while it is drawn; the change is seen in the next pass.
	top, height := s.Top(), len(s.stack)
	for _, p := range append([]Place(nil), s.stack[first:]...) {
		p.Draw(u, u.Screen())
	}
	s.drawToast(u)
	for _, said := range s.news {
		u.Toast(said)
	}
	s.news = nil
	s.keepTrying(u)
	if s.shown != top {
		s.shown = top
		u.KeepFocus("")
	}
	if s.Top() != top || len(s.stack) != height {
		u.Again()
	}
}

func isOverlay(p Place) bool {
	_, ok := p.(overlay)
	return ok
}
