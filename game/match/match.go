package match

import (
	"fmt"
	"slices"
	"sort"

	"github.com/hexrail/hexrail/game/plan"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Match is one game. It is not safe for concurrent use.
type Match struct {
	title   *rules.Title
	players []string
	seed    uint64
	stints  []Stint // of the computer
	// Programmes are the standing orders of the players. The match carries them and removes those whose actions are
	// undone; it never plays them.
	Programmes programme.List
	// Plans are the plans of the players, which the match only carries.
	Plans plan.Set

	log    []rules.Action
	snap   []*rules.State // snap[i] is the position before log[i]; never modified once stored
	starts []Starts       // starts[i] describes snap[i]
	now    int            // the present, in which the game continues; later actions are undone
	at     int            // the cursor: the position on screen
	blank  []rules.State  // allocated space for the next positions
	x      *rules.Scratch
	recent recent
}

// positions is the number of positions allocated at once, because that opens long games faster.
const positions = 32

// New returns a new game. Players are named in seat order. It returns an error if the title is not played by so many.
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

// replay begins a game and plays a log, with pause called after every action. If the rules refuse an action, it returns
// the game up to there and the refusal; Len is the index of the action.
func replay(
	t *rules.Title, players []string, seed uint64, log []rules.Action, pause func(),
) (*Match, rules.Refusal, error) {
	m, err := New(t, players, seed)
	if err != nil {
		return nil, rules.Refusal{}, err
	}
	for _, a := range log {
		if refusal := m.Play(a); refusal.Refused() {
			return m, refusal, nil
		}
		pause()
	}
	return m, rules.Refusal{}, nil
}

// Title returns the rules of the game, in their last version if it continued under corrected ones.
func (m *Match) Title() *rules.Title { return m.title }

// Players returns the names in seat order.
func (m *Match) Players() []string { return slices.Clone(m.players) }

// Rename gives a player another name.
func (m *Match) Rename(p id.Player, name string) { m.players[p-1] = name }

// Seed returns the seed of the game's random numbers.
func (m *Match) Seed() uint64 { return m.seed }

// Len returns the number of actions, including undone ones.
func (m *Match) Len() int { return len(m.log) }

// At returns the cursor: the number of actions played in the position on screen.
func (m *Match) At() int { return m.at }

// Now returns the present: the number of actions that are not undone. Files, links and the storage contain the present,
// not the cursor.
func (m *Match) Now() int { return m.now }

// Past reports whether the position on screen is not the present.
func (m *Match) Past() bool { return m.at != m.now }

// AtEnd reports whether the position on screen is the last one.
func (m *Match) AtEnd() bool { return m.at == len(m.log) }

// Action returns the action played in position i.
func (m *Match) Action(i int) rules.Action { return m.log[i] }

// Log returns a copy of the log, for files and links.
func (m *Match) Log() []rules.Action { return slices.Clone(m.log) }

// Actions returns a copy of the actions between two positions.
func (m *Match) Actions(from, to int) []rules.Action { return slices.Clone(m.log[from:to]) }

// Common returns the length of the common prefix of two matches of one game.
func (m *Match) Common(o *Match) int {
	most := min(len(m.log), len(o.log))
	// Branches share the positions before they part, so the last shared one is found without comparing actions.
	shared := sort.Search(most+1, func(i int) bool { return m.snap[i] != o.snap[i] })
	n := max(0, shared-1)
	for n < most && rules.SameAction(m.log[n], o.log[n]) {
		n++
	}
	return n
}

// View returns the position on screen. It stays valid; its scratch space is shared with the match.
func (m *Match) View() rules.View { return m.ViewAt(m.at) }

// ViewAt returns the position before action i, or the last one for i equal to Len.
func (m *Match) ViewAt(i int) rules.View { return rules.View{T: m.title.At(i), S: m.snap[i], X: m.x} }

// asStored returns a position for judging an action of the log.
func asStored(v rules.View) rules.View {
	v.For |= rules.Stored
	return v
}

// Play plays a in the present and shows the result. Undone actions are discarded. a may also be an action of a stored
// game, which need not be offered any more. If a is refused, Play returns the refusal and changes nothing.
func (m *Match) Play(a rules.Action) rules.Refusal {
	if len(m.blank) == 0 {
		m.blank = make([]rules.State, positions)
	}
	next := &m.blank[0]
	if refusal := rules.Do(asStored(m.ViewAt(m.now)), a, next); refusal.Refused() {
		return refusal
	}
	m.blank = m.blank[1:]
	m.Cut()
	m.log = append(m.log, a)
	m.snap = append(m.snap, next)
	m.starts = append(m.starts, startsOf(m.x.Events))
	m.recent.remember(len(m.log), next, m.x.Events)
	m.GoTo(m.now + 1)
	return rules.Refusal{}
}

// Cut discards the undone actions and shows the present. A Clone taken before keeps them.
func (m *Match) Cut() {
	m.log = m.log[:m.now]
	m.snap = m.snap[:m.now+1]
	m.starts = m.starts[:m.now+1]
	m.at = m.now
	m.stints = StintsUpTo(m.stints, m.now)
}

// Branch returns a copy of the game up to the cursor, to be continued separately. It shares the stored positions.
// Standing orders stay with the game.
func (m *Match) Branch() *Match {
	b := m.Clone()
	b.Programmes = programme.List{}
	b.GoTo(m.at)
	b.Cut()
	return b
}

// Clone returns a copy of the whole game. It shares the stored positions.
func (m *Match) Clone() *Match {
	c := *m
	c.players, c.stints = slices.Clone(m.players), slices.Clone(m.stints)
	c.log, c.snap, c.starts = slices.Clone(m.log), slices.Clone(m.snap), slices.Clone(m.starts)
	c.Programmes, c.Plans = m.Programmes.Clone(), m.Plans.Clone()
	c.blank, c.x, c.recent = nil, &rules.Scratch{}, recent{}
	return &c
}
