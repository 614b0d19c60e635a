package library

import (
	"testing"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/rules"
)

// TestTimeUsed: the time of the person who decides is counted while the game is shown and the clock is on, stored with
// the action, and kept over a reload. A clock that is off counts nothing.
func TestTimeUsed(t *testing.T) {
	d := platformtest.New()
	s := open(d)
	m := begun(t)
	o := s.Begin(m, named("Friday"))
	play := func(on bool) {
		o.Tick(on)
		if r := m.Play(rules.AppendLegal(nil, m.View())[0]); r.Refused() {
			t.Fatal(r)
		}
		o.Store()
	}
	play(false)
	d.Run()
	if o.info.Spent != nil {
		t.Fatalf("a clock that is off counts %v", o.info.Spent)
	}
	first := m.Decider(m.Now())
	play(true) // the clock of the test goes on by a minute at every look
	d.Run()
	spent := load(t, d.Tab(), o.info.ID).info.Spent
	for i, n := range spent {
		if (n >= 60) != (i+1 == int(first)) {
			t.Errorf("player %d decided, and the times are %v", first, spent)
		}
	}
	second := m.Decider(m.Now())
	o.Tick(true)
	o.StopClock() // the page is hidden
	was := o.info.Spent[second-1]
	if was < 60 {
		t.Errorf("when the page is hidden the times are %v", o.info.Spent)
	}
	d.Ahead += 1e12
	o.Tick(true)
	o.StopClock()
	if got := o.info.Spent[second-1]; got > was+300 {
		t.Errorf("the time in which the page was hidden counts: %v", o.info.Spent)
	}
}
