package app

import (
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/puzzle"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles/words"
)

// Shell is the frame of the program: the state that all screens share, and the stack of screens.
type Shell struct {
	Program
	Host     platform.Host
	Prefs    Prefs
	Shelf    *library.Shelf
	Thumbs   *widgets.Thumbs
	toast    toast
	news     []string // lines to show as toasts in the next frame
	stack    []Place
	shown    Place    // the topmost screen when it was last drawn
	Seated   []string // the players at the table that is open; nil without one
	Outdated bool     // a new version of the program is ready

	// Introduce means that a newcomer has begun a game or a lesson on the start screen: the table introduces the game.
	Introduce bool

	asks  bool          // the browser asks before closing the page
	retry time.Duration // time of the next attempt to use the storage; zero while it works
}

// Program is implemented by the program around the screens. It opens games on the table, which app does not import.
type Program interface {
	// Play opens a stored game on the table.
	Play(id string)
	// Begin shows the new game of a session on the table and offers its link if a player elsewhere acts first.
	Begin(s *library.Session)
	// Seat shows the game of a session on the table.
	Seat(s *library.Session)
	// Revise puts a stored game on the table, unless it is there, and changes it through its session. then is
	// called once the table shows the result.
	Revise(id string, change func(*library.Session) (then func()))
	// Follow begins to follow the shared file of the game, if it is on the table.
	Follow(id string)
	// Session returns the stored game on the table, possibly below other screens, or nil.
	Session() *library.Session
	// Watch shows a game on the table without storing it. Watched.PlayOn stores it and continues it.
	Watch(w Watched)
	// Learn puts the lesson with a key on the table.
	Learn(key string)
	// Solve puts a puzzle on the table. One that comes by a link is proven there.
	Solve(p *puzzle.Puzzle, r puzzle.Ref)
	// Keys returns the function that opens the list of keys of the table, or nil if no game is on it.
	Keys() func()
}

// Watched is a game that is shown without being stored.
type Watched struct {
	Game   *match.Match
	ID     uint64
	Name   string
	Replay bool // play it from the beginning
	PlayOn func()
	// Comments are shown at their moments during the replay.
	Comments []words.Comment
}

// New returns a shell without any screen.
func New(h platform.Host, p Program) *Shell {
	return &Shell{Program: p, Host: h, Prefs: loadPrefs(h, h.Languages()), Shelf: library.Open(h),
		Thumbs: widgets.NewThumbs()}
}

// Say returns a text in the player's language.
func (s *Shell) Say(p text.Pair) string { return p.In(s.Prefs.Lang) }

// Offer passes an event to the screens, topmost first, until one takes it, and reports whether one did.
func (s *Shell) Offer(e platform.Event) bool {
	for i := len(s.stack) - 1; i >= 0; i-- {
		if s.stack[i].Update(e) {
			return true
		}
	}
	return false
}

// Draw draws the topmost screen and, if that is an overlay, the screens visible below it, then the toasts. A change of
// the stack meanwhile takes effect in another pass.
func (s *Shell) Draw(u *ui.UI) {
	s.Dress(u)
	s.Host.SetDepth(len(s.stack) - 1)
	s.Host.Describe(platform.Description{
		Title: Words.Name[text.En], Language: s.Prefs.Lang.Code(), Dark: s.Dark(),
		Waiting: library.Post{Shelf: s.Shelf}.Waiting(),
	})
	w, h := u.P.Size()
	u.P.Fill(paint.R(0, 0, w, h), u.Theme.BG.Desk)
	first := len(s.stack) - 1
	for first > 0 && isOverlay(s.stack[first]) {
		first--
	}
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

// isOverlay reports whether the screens below p are visible.
func isOverlay(p Place) bool {
	_, ok := p.(overlay)
	return ok
}
