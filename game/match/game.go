package match

import (
	"errors"
	"fmt"

	"hexrail/rules"
	"hexrail/titles"
)

// MaxLog is the maximum number of actions of a game; files and links with more are refused.
const MaxLog = 20_000

// Game is a game as files and links carry it: what was decided, and no positions. Open makes a Match of it.
type Game struct {
	ID      uint64       // tells copies of one game from other games; drawn by whoever begins it, zero is none
	Name    string       // given by the players; may be empty
	Title   *rules.Title // with its profile and options
	Players []string     // in seat order
	Seed    uint64
	Log     []rules.Action
	Stints  []Stint // of the computer
	At      int     // the present: how many actions of Log are played and not undone
	Mark    uint32  // of the position after Log, as whoever wrote it saw it; zero is not known
	Unread  *Stop   // why Log ends before the file does; nil if it does not
}

// Game returns what a file or link of the game carries. The caller gives it the ID and the name.
func (m *Match) Game() Game {
	return Game{
		Title: m.title, Players: m.Players(), Seed: m.seed, Log: m.Log(), At: m.now, Stints: m.Computers(),
		Mark: Mark(m.ViewAt(m.Len())),
	}
}

// Stop tells at which action a game could not be followed, and why. Everything before it is kept.
type Stop struct {
	At      int           // number of actions that were kept
	Of      int           // number of actions that there are
	Action  rules.Action  // the one that was refused; nil if it could not be read
	Text    string        // the one that could not be read, as it was written
	Refusal rules.Refusal // why the referee refused it; zero if it could not be read
	Err     error         // why it could not be read
}

// Error describes the stop in English.
func (s *Stop) Error() string {
	if s.Err != nil {
		return fmt.Sprintf("action %d cannot be read: %v", s.At+1, s.Err)
	}
	return fmt.Sprintf("action %d is refused: %s (rule %s)", s.At+1, s.Refusal.Reason, s.Refusal.Rule)
}

// Unwrap returns why the action could not be read.
func (s *Stop) Unwrap() error { return s.Err }

// Open replays a game. Where the rules refuse an action, or where the file could not be read on, the game goes as far as
// it could be followed and the Stop tells why it goes no farther. An error means that there is no game.
func Open(g Game) (*Match, *Stop, error) {
	m, refusal, err := Replay(g.Title, g.Players, g.Seed, g.Log)
	if err != nil {
		return nil, nil, err
	}
	m.stints = SoundStints(g.Stints, len(g.Players), len(g.Log))
	if refusal.Refused() {
		m.stints = StintsUpTo(m.stints, m.Len())
		return m, &Stop{At: m.Len(), Of: g.length(), Action: g.Log[m.Len()], Refusal: refusal}, nil
	}
	if g.Unread == nil {
		m.GoTo(g.At)
	}
	return m, g.Unread, nil
}

// length is the number of actions, with those that could not be read.
func (g *Game) length() int {
	if g.Unread != nil {
		return g.Unread.Of
	}
	return len(g.Log)
}

// Agree returns how many actions two logs have in common before they part: a copy of a game is newer than another one
// if they part at the end of that.
func Agree(a, b []rules.Action) int {
	n := 0
	for n < len(a) && n < len(b) && rules.SameAction(a[n], b[n]) {
		n++
	}
	return n
}

// What can be wrong with the title of a file or link.
var (
	ErrTitle   = errors.New("unknown title")
	ErrOption  = errors.New("unknown option")
	ErrPlayers = errors.New("wrong number of players")
)

// UnknownTitle is the ErrTitle of a title that is not there.
type UnknownTitle struct{ Key string }

func (e *UnknownTitle) Error() string { return fmt.Sprintf("%v %q", ErrTitle, e.Key) }

// Is reports whether the error is of the kind.
func (e *UnknownTitle) Is(kind error) bool { return kind == ErrTitle }

// FindTitle returns the title with this key, profile and options, as files and links name them. Games that name no version
// of the rules are of the first.
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
