package library

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Result is the outcome of a finished game, for lists of games.
type Result struct {
	At       int         `json:"at"`                 // position at which the game was over
	Worth    []int32     `json:"worth"`              // by seat
	Ranks    []int       `json:"ranks"`              // by seat, 1 is best; equal players share one
	Bankrupt []id.Player `json:"bankrupt,omitempty"` // in seat order
	Best     int32       `json:"best,omitempty"`     // revenue of the best run
	Runner   string      `json:"runner,omitempty"`   // company of that run, by its id
	Director id.Player   `json:"director,omitempty"` // its president then
}

// ResultOf returns the outcome of a game that is over in the present.
func ResultOf(m *match.Match) *Result {
	v := m.ViewAt(m.Now())
	n := int(v.S.Players)
	r := &Result{At: m.Now(), Worth: make([]int32, n), Ranks: make([]int, n)}
	for _, p := range v.Ranking() {
		r.Worth[p.Player-1], r.Ranks[p.Player-1] = p.Worth, p.Rank
	}
	for p := id.Player(1); int(p) <= n; p++ {
		if v.S.Seats[p].Bankrupt {
			r.Bankrupt = append(r.Bankrupt, p)
		}
	}
	for i := range m.Now() {
		if _, ok := m.Action(i).(rules.RunRoutes); !ok {
			continue
		}
		for _, e := range m.Events(i) {
			if e.Kind == rules.TrainsRan && e.Amount > r.Best {
				r.Best, r.Runner, r.Director = e.Amount, v.T.Corp(e.Corp).ID, m.ViewAt(i).President(e.Corp)
			}
		}
	}
	return r
}

// sound reports whether the result can belong to a game of this number of players.
func (r *Result) sound(players int) bool {
	beyond := func(p id.Player) bool { return p < 1 || int(p) > players }
	return len(r.Worth) == players && len(r.Ranks) == players && len(r.Runner) <= longestText &&
		!slices.ContainsFunc(r.Ranks, func(n int) bool { return n < 1 || n > players }) &&
		!slices.ContainsFunc(r.Bankrupt, beyond) && (r.Director == 0 || !beyond(r.Director))
}

// MaxNote is the maximum length of a note about a game, in characters.
const MaxNote = 400

// CleanNote returns a note in one line and of at most MaxNote characters.
func CleanNote(s string) string {
	s = strings.Join(strings.Fields(strings.ToValidUTF8(s, "")), " ")
	if utf8.RuneCountInString(s) > MaxNote {
		s = string([]rune(s)[:MaxNote])
	}
	return s
}
