package match

import (
	"errors"
	"fmt"

	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
)

// MaxLog is the maximum number of actions of a game. Files and links with more are rejected.
const MaxLog = 20_000

// Game is the content of a file or link: the decisions of a game without positions. Open converts it to a Match.
type Game struct {
	ID      uint64       // distinguishes copies of one game from other games; drawn when a game begins, zero is none
	Name    string       // given by the players; may be empty
	Title   *rules.Title // with its profile and options
	Players []string     // in seat order
	Seed    uint64
	Log     []rules.Action
	Stints  []Stint // of the computer
	At      int     // the present: number of actions of Log that are not undone
	// Marks of the position after Log, as seen by the writer; zero if unknown.
	Mark, TurnMark uint32

	Programmes programme.List // standing orders of the players
	Plans      plan.Set       // of the players; in links only if they say so

	Unread *Stop // why Log ends before the file does, or nil
}

// Game returns the content of a file or link of the game. The caller fills in ID and name.
func (m *Match) Game() Game {
	last := m.ViewAt(m.Len())
	return Game{
		Title: m.title, Players: m.Players(), Seed: m.seed, Log: m.Log(), At: m.now, Stints: m.Computers(),
		Programmes: m.Programmes.Clone(), Plans: m.Plans.Clone(), Mark: Mark(last), TurnMark: TurnMark(last),
	}
}

// Stop describes where and why replaying a game ended. All earlier actions are kept.
type Stop struct {
	At      int           // number of actions kept
	Of      int           // total number of actions
	Action  rules.Action  // the refused action; nil if unreadable
	Text    string        // the unreadable action as written
	Refusal rules.Refusal // the referee's reason; zero if unreadable
	Err     error         // why it is unreadable
}

// Error returns the reason for the stop in English.
func (s *Stop) Error() string {
	if s.Err != nil {
		return fmt.Sprintf("action %d cannot be read: %v", s.At+1, s.Err)
	}
	return fmt.Sprintf("action %d is refused: %s (rule %s)", s.At+1, s.Refusal.Reason, s.Refusal.Rule)
}

// Unwrap returns the error of an unreadable action.
func (s *Stop) Unwrap() error { return s.Err }

// Open returns a game replayed up to its cursor. If the rules refuse an action, or the rest of the file is unreadable,
// the game ends there and the Stop gives the reason. An error means that there is no game.
func Open(g Game) (*Match, *Stop, error) { return OpenPausing(g, func() {}) }

// OpenPausing is like Open, but calls pause after every action.
func OpenPausing(g Game, pause func()) (*Match, *Stop, error) {
	m, refusal, err := replay(g.Title, g.Players, g.Seed, g.Log, pause)
	if err != nil {
		return nil, nil, err
	}
	m.stints = ValidStints(g.Stints, len(g.Players), len(g.Log))
	m.Plans = g.Plans.Clone()
	m.Plans.Sanitize(m.title, len(g.Players))
	if refusal.Refused() {
		m.stints = StintsUpTo(m.stints, m.Len())
		return m, &Stop{At: m.Len(), Of: g.length(), Action: g.Log[m.Len()], Refusal: refusal}, nil
	}
	if g.Unread == nil {
		m.Programmes = g.Programmes.Clone()
		m.Programmes.Sanitize(m.title, len(g.Players), len(g.Log))
		m.GoTo(g.At)
	}
	return m, g.Unread, nil
}

// length returns the number of actions, including unreadable ones.
func (g *Game) length() int {
	if g.Unread != nil {
		return g.Unread.Of
	}
	return len(g.Log)
}

// CommonLength returns the length of the common prefix of two logs. If it is the whole of one log, the other one is a
// newer copy of the same game.
func CommonLength(a, b []rules.Action) int {
	n := 0
	for n < len(a) && n < len(b) && rules.SameAction(a[n], b[n]) {
		n++
	}
	return n
}

// The errors of a title, its options or players in a file or link.
var (
	ErrTitle   = errors.New("unknown title")
	ErrOption  = errors.New("unknown option")
	ErrPlayers = errors.New("wrong number of players")
)

// UnknownTitle is the ErrTitle of an unknown key.
type UnknownTitle struct{ Key string }

func (e *UnknownTitle) Error() string { return fmt.Sprintf("%v %q", ErrTitle, e.Key) }

// Is reports whether kind is ErrTitle.
func (e *UnknownTitle) Is(kind error) bool { return kind == ErrTitle }

// FindTitle returns the title with this key, profile and options, as named in files and links. Games that name no
// version of the rules have the first version.
func FindTitle(key, profile string, options []string) (*rules.Title, error) {
	e, ok := titles.Find(key)
	if !ok {
		return nil, &UnknownTitle{key}
	}
	p, ok := rules.FindProfile(profile)
	if !ok {
		return nil, fmt.Errorf("%w: profile %q", ErrOption, profile)
	}
	t, err := e.Reopen(p, options)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrOption, err)
	}
	return t, nil
}
