package table

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestFirstGame: whoever is new begins a game with two presses, with computers or with people, is asked nothing else,
// and is before the first decision with its explanation after one more at most.
func TestFirstGame(t *testing.T) {
	for _, w := range []int{1280, 390} {
		for id, persons := range map[string]int{"first:18fl:computers": 1, "first:18fl:people": 3,
			"first:1830-starter:computers": 1} {
			s := start(t, scenestest.NewHost("en"), w, 844, 1)
			s.Tap("home:first")
			s.Tap(id)
			p, ok := s.app.bottomGame()
			if !ok {
				t.Fatalf("%s begins no game", id)
			}
			if m := p.session.Match(); len(m.Players())-len(m.RunByComputer()) != persons {
				t.Errorf("%s: %d players, computers %v", id, len(m.Players()), m.RunByComputer())
			}
			s.rest(func() bool { return !p.people.computerDecides() })
			if m := p.session.Match(); m.Computer(m.Decider(m.Now())) {
				t.Errorf("%s: after the start player %d decides", id, m.Decider(m.Now()))
			}
			if p.people.mustHandOver() { // the third press, and the first decision is there
				s.Tap("hand:open")
			}
			if p.due == nil || p.due.Draft() == nil {
				t.Errorf("%s, %d: three presses lead to no decision", id, w)
			}
			if _, told := s.Find("hint:text"); !told {
				t.Errorf("%s, %d: the first decision is not explained", id, w)
			}
		}
	}
}
