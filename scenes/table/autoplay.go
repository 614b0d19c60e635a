package table

import (
	"slices"
	"time"

	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/programmes"
)

// autoplay carries out the programmes of the game.
type autoplay struct {
	*desk.Desk
	table  autoplayed
	due    func() *decision.Decision
	people *people
	hooks  *Hooks
	search programme.Search
	asked  *rules.State // position in which no programme acts, so that they are not asked again
	busy   bool         // a run is being searched, which goes on in the next frame
	given  bool         // a programme was just given, and replaces undone actions as a decision by hand does
}

// autoplayed is the table as autoplay sees it.
type autoplayed interface {
	keepCut(do func() rules.Refusal) rules.Refusal
	update()
	// tell shows a toast in the next frame.
	tell(said string)
}

// A run is searched in slices, with the screen free between them.
const (
	autoSlice = 30_000
	autoPause = 10 * time.Millisecond
)

// playOn plays for players with programmes as long as they act. While actions are undone it waits until a programme is
// given, because the player might want to redo them.
func (a *autoplay) playOn() {
	g := a.Game
	a.busy = false
	for a.people.canDecide() && (a.given || g.Now() == g.Len()) && g.ViewAt(g.Now()).S != a.asked {
		if g.Computer(g.Decider(g.Now())) {
			return
		}
		before := slices.Clone(g.Programmes.Items)
		m := g.Programmes.Next(g, &a.search, autoSlice)
		if m.Ended {
			a.explain(before)
		}
		a.busy = m.Busy
		if a.busy {
			return
		}
		a.given = false
		if m.Action == nil {
			a.asked = g.ViewAt(g.Now()).S
			return
		}
		at := g.Now()
		if a.table.keepCut(func() rules.Refusal { return g.Play(m.Action) }).Refused() {
			g.Programmes.Remove(m.By)
			return
		}
		g.Programmes.Did(m.By, at)
		a.table.update()
		a.table.tell(a.Phrase(programmes.Words.Auto, text.Facts{"said": a.Viewer().Sentence(at)}))
	}
}

// explain says why programmes that ran before have ended.
func (a *autoplay) explain(before []programme.Programme) {
	for i := range before {
		if p := &a.Game.Programmes.Items[i]; before[i].Runs() && !p.Runs() && p.End.Why != programme.Together {
			a.table.tell(text.Headed(a.Speaker().Lang, a.Speaker().Player(p.Player), programmes.Summary(a.Desk, p)))
		}
	}
}

// acts reports whether a programme acts next, so that nobody has to be sent the game yet.
func (a *autoplay) acts() bool {
	list := a.Game.Programmes.Clone() // asking ends none: whoever plays on says why one ends
	m := list.Next(a.Game, &a.search, 0)
	return m.Action != nil || m.Busy
}

// playInFrame lets the programmes act in a frame, if their player has not just played: when the game was opened, and
// while a run is searched.
func (a *autoplay) playInFrame(u *ui.UI) {
	if len(a.Game.Programmes.Items) == 0 {
		return
	}
	a.playOn()
	if a.busy {
		u.WakeAt(u.Now + autoPause)
	}
}

// give starts a programme of the player who decides.
func (a *autoplay) give(p programme.Programme) {
	a.Game.Programmes.Give(p, a.Game.Now())
	a.given = true
	a.store()
	a.playOn()
}

// stop removes a programme.
func (a *autoplay) stop(i int) {
	a.Game.Programmes.Remove(i)
	a.store()
}

// store stores the programmes after they were changed.
func (a *autoplay) store() {
	a.asked = nil
	if a.hooks.Changed != nil {
		a.hooks.Changed()
	}
}

// open opens the card. Only the player who decides at this device can give programmes.
func (a *autoplay) open() {
	due := a.due()
	here := due != nil && !due.Traits.Follows && !a.people.Away() && a.people.canDecide()
	a.Shell.Open(programmes.NewCard(a.Desk, here, a.give, a.stop))
}

// strip returns the strip with the programmes.
func (a *autoplay) strip() *programmes.Strip {
	return &programmes.Strip{Desk: a.Desk, Stop: a.stop, Open: a.open}
}
