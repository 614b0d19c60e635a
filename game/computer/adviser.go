package computer

import (
	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
)

// Adviser thinks about the decision at the cursor of a game, in slices, as a computer of the level Hard would think in
// that seat. The zero value is ready to use.
type Adviser struct {
	seed   uint64
	search *bot.Search
	about  *rules.State // the position considered, compared by pointer like that of Thinker
}

// Think does about the given amount of work on the decision, in units of the route solver. It returns true when the
// advice is ready.
func (a *Adviser) Think(m *match.Match, work int) bool {
	if a.search == nil || a.seed != m.Seed() {
		*a = Adviser{seed: m.Seed(), search: bot.NewSearch(m.Seed(), bot.Hard)}
	}
	if v := m.View(); a.about != v.S {
		a.about = v.S
		a.search.Begin(v)
	}
	return a.search.Think(work)
}

// Progress returns how much of the thinking is done, in thousandths.
func (a *Adviser) Progress() int {
	if a.search == nil {
		return 0
	}
	return a.search.Progress()
}

// Choices returns the choice of Hard and the best other choices, at most n, once Think has returned true.
func (a *Adviser) Choices(n int) []bot.Rating { return a.search.Ratings(n) }
