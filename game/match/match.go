package match

import (
	"fmt"
	"slices"
	"sort"

	"hexrail/rules"
	"hexrail/rules/id"
)

// Match is one game. It is not safe for concurrent use.
type Match struct {
	title   *rules.Title
	players []string
	seed    uint64
	stints  []Stint // of the computer
	log     []rules.Action
	snap    []*rules.State // snap[i] is the position before log[i]; never written after it is stored
	starts  []Starts       // what begins with snap[i]
	now     int            // the present: the position in which the game is played on; what lies behind it was undone
	at      int            // the position on screen: the present, or another one that somebody looks at
	blank   []rules.State  // room for the next positions
	x       *rules.Scratch
	recent  [lately]happened // by the action's number, which several share
}

// positions is how many positions are given room at once: a long game is opened sooner than with one at a time.
const positions = 32

// New begins a game. Players are named in seat order.
func New(t *rules.Title, players []string, seed uint64) (*Match, error) {
	if !t.CanSeat(len(players)) {
		return nil, fmt.Errorf("%s is not played by %d", t.Key, len(players))
	}
	x := &rules.Scratch{}
	s := rules.Start(t.At(0), len(players), seed, x)
	return &Match{
		title: t, players: slices.Clone(players), seed: seed,
		snap: []*rules.State{&s}, starts: []Starts{startsOf(x.Events)}, x: x,
	}, nil
}

// Replay begins a game and plays a log. Where the rules refuse an action the game is kept up to there, and the refusal is
// returned; Len tells at which action.
func Replay(t *rules.Title, players []string, seed uint64, log []rules.Action) (*Match, rules.Refusal, error) {
	m, err := New(t, players, seed)
	if err != nil {
		return nil, rules.Refusal{}, err
	}
	for _, a := range log {
		if refusal := m.Play(a); refusal.Refused() {
			return m, refusal, nil
		}
	}
	return m, rules.Refusal{}, nil
}

// Title returns the rules of the game, in their last version if it went on under corrected ones.
func (m *Match) Title() *rules.Title { return m.title }

// Players returns the names in seat order.
func (m *Match) Players() []string { return slices.Clone(m.players) }

// Rename gives a player another name.
func (m *Match) Rename(p id.Player, name string) { m.players[p-1] = name }

// Seed returns the number from which the game drew its chance.
func (m *Match) Seed() uint64 { return m.seed }

// Len returns the number of actions, those that were undone included.
func (m *Match) Len() int { return len(m.log) }

// At returns the cursor: the number of actions that are played in the position on screen.
func (m *Match) At() int { return m.at }

// Now returns the present: the number of actions that are played and not undone. What files and links carry and what the
// device stores is the present, wherever somebody looks meanwhile.
func (m *Match) Now() int { return m.now }

// Past reports whether the position on screen is not the present.
func (m *Match) Past() bool { return m.at != m.now }

// AtEnd reports whether the position on screen is the last one.
func (m *Match) AtEnd() bool { return m.at == len(m.log) }

// Action returns the action that was played in position i.
func (m *Match) Action(i int) rules.Action { return m.log[i] }

// Log returns a copy of the log, for files and links.
func (m *Match) Log() []rules.Action { return slices.Clone(m.log) }

// Actions returns a copy of the actions from one position to another.
func (m *Match) Actions(from, to int) []rules.Action { return slices.Clone(m.log[from:to]) }

// Common returns how many actions two matches of one game have in common before they part.
func (m *Match) Common(o *Match) int {
	n, most := 0, min(len(m.log), len(o.log))
	// Branches share the positions before they part: the last shared one is found without a look at the actions.
	shared := sort.Search(most+1, func(i int) bool { return m.snap[i] != o.snap[i] })
	for n = max(0, shared-1); n < most && rules.SameAction(m.log[n], o.log[n]); {
		n++
	}
	return n
}

// View returns the position on screen. It stays valid; its scratch space is shared with the match.
func (m *Match) View() rules.View { return m.ViewAt(m.at) }

// ViewAt returns the position before action i, or the last one for i equal to Len.
func (m *Match) ViewAt(i int) rules.View { return rules.View{T: m.title.At(i), S: m.snap[i], X: m.x} }

// stored returns the position before action i for an action of the log.
func (m *Match) stored(i int) rules.View {
	v := m.ViewAt(i)
	v.Stored = true
	return v
}

// Play plays an action in the present, one of a stored game or one that was offered, and shows what comes of it. What was
// undone is cut from the log, unless the action is refused.
func (m *Match) Play(a rules.Action) rules.Refusal {
	if len(m.blank) == 0 {
		m.blank = make([]rules.State, positions)
	}
	next := &m.blank[0]
	if refusal := rules.Do(m.stored(m.now), a, next); refusal.Refused() {
		return refusal
	}
	m.blank = m.blank[1:]
	m.Cut()
	m.log = append(m.log, a)
	m.snap = append(m.snap, next)
	m.starts = append(m.starts, startsOf(m.x.Events))
	m.remember(next)
	m.GoTo(m.now + 1)
	return rules.Refusal{}
}

// Cut drops the actions that were undone and shows the present. A Clone taken before keeps them.
func (m *Match) Cut() {
	m.log = m.log[:m.now]
	m.snap = m.snap[:m.now+1]
	m.starts = m.starts[:m.now+1]
	m.at = m.now
	m.stints = StintsUpTo(m.stints, m.now)
}

// Branch returns a copy of the game up to the cursor, to be played on separately. It shares the stored positions.
func (m *Match) Branch() *Match {
	b := m.Clone()
	b.GoTo(m.at)
	b.Cut()
	return b
}

// Clone returns a copy of the whole game. It shares the stored positions.
func (m *Match) Clone() *Match {
	c := *m
	c.players, c.stints = slices.Clone(m.players), slices.Clone(m.stints)
	c.log, c.snap, c.starts = slices.Clone(m.log), slices.Clone(m.snap), slices.Clone(m.starts)
	c.blank, c.x, c.recent = nil, &rules.Scratch{}, [lately]happened{}
	return &c
}
