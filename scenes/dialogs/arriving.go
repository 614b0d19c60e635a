package dialogs

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/mail"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
)

// Handed precedes a link or file in a message to another tab, which plays the game and merges it.
const Handed = "arrived:"

// content returns the game of a reading with its number.
func (r *Reading) content() match.Game {
	g := r.Game.Game()
	g.ID = r.id
	return g
}

// names returns the names of the branches for the actions that a merge replaces or does not take.
func names(a *app.Shell) mail.Names {
	return mail.Names{
		Undone: a.Say(app.Words.Undone), Theirs: a.Say(mergeWords.theirs), Mine: a.Say(mergeWords.mine),
	}
}

// mergesAtOnce reports whether the reading is merged with its stored copy without a preview. On the table everything
// is; elsewhere an equal or older copy is shown, because it may have been opened to be looked at.
func (p *Preview) mergesAtOnce() bool {
	r := p.Read
	if p.stored == nil || !r.mergeable || r.stopped != "" {
		return false
	}
	if r.shared != "" {
		return true
	}
	if s := p.app.Session(); s != nil && s.Info().ID == p.stored.ID {
		return true
	}
	return p.how.Relation != mail.Equal && p.how.Relation != mail.Behind
}

// Parts reports whether a screen asks which of two versions of a game goes on.
func Parts(p app.Place) bool {
	_, ok := p.(*parting)
	return ok
}

// Merge merges the reading with its stored copy and puts that on the table. A toast says the result, or a dialog asks
// which side goes on. A copy that another tab plays is merged there.
func Merge(a *app.Shell, r *Reading, id string) {
	a.Revise(id, func(s *library.Session) func() {
		if s.ViewOnly() {
			a.Host.Tell(Handed + r.raw)
			return func() { a.Tell(a.Say(mergeWords.handed)) }
		}
		if s.Stop() != nil {
			return func() { a.Open(NewPreview(a, r)) }
		}
		if r.shared != "" {
			r.join(a, s)
		}
		before := s.Match()
		c, ok := mail.Merge(s, r.Game, names(a))
		switch {
		case !ok:
			return func() { a.Open(NewPreview(a, r)) }
		case c.Relation == mail.Ahead:
			return func() { a.Tell(newMovesText(a, r.Game, c)) }
		case c.Relation == mail.Equal:
			return func() { a.Tell(a.Say(openWords.same)) }
		case c.Relation == mail.Behind:
			said := a.Phrase(openWords.behind, text.Facts{"n": strconv.Itoa(c.Mine)})
			return func() { a.Tell(said) }
		}
		return func() { a.Open(newParting(a, r, before, c, id)) }
	})
}

// FollowFile continues the game on the table as others have revised it in the shared file, and says what they took back
// and played.
func FollowFile(a *app.Shell, r *Reading, id string) {
	a.Revise(id, func(s *library.Session) func() {
		c := mail.Follow(s, r.Game, names(a))
		return func() {
			if c.Theirs == 0 {
				a.Tell(takenBackText(a, c.Mine))
				return
			}
			said := newMovesText(a, r.Game, c)
			if c.Mine > 0 {
				said = takenBackText(a, c.Mine) + " · " + said
			}
			a.Tell(said)
		}
	})
}

// takenBackText returns how many moves others have taken back.
func takenBackText(a *app.Shell, n int) string {
	return a.Phrase(mergeWords.back, text.Facts{"n": strconv.Itoa(n)})
}

// TellTakenBack says that the remote players have moves that are taken back here. It must be called before the game is
// stored with now moves. Where a shared file keeps the copies in step, it says nothing.
func TellTakenBack(a *app.Shell, i *library.Info, now int) {
	if i.Linked() && i.File == "" && now < i.Sent {
		a.Tell(a.Say(mergeWords.theyHave))
	}
}

// newMovesText returns how many moves have arrived, and whose.
func newMovesText(a *app.Shell, m *match.Match, c mail.Comparison) string {
	var who []id.Player
	for i := c.Common; i < m.Now(); i++ {
		if p := m.Decider(i); p != 0 && !slices.Contains(who, p) {
			who = append(who, p)
		}
	}
	say := text.Speaker{Lang: a.Prefs.Lang, Title: m.Title(), Names: m.Players()}
	list := make([]string, len(who))
	for i, p := range who {
		list[i] = say.Player(p)
	}
	return a.Phrase(mergeWords.newer, text.Facts{"n": strconv.Itoa(c.Theirs), "list": say.List(list)})
}

// TakeHanded merges a link or file that was opened in another tab, if its game is played in this one.
func TakeHanded(a *app.Shell, raw string) {
	s := a.Session()
	if s == nil || s.ViewOnly() {
		return
	}
	r, err := ReadText(a, "", []byte(raw))
	stored := s.Match().Game()
	stored.ID = s.Info().Game
	if err == nil && mail.Same(r.content(), stored) {
		Merge(a, r, s.Info().ID)
	}
}
