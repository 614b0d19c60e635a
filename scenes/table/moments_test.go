package table

import (
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/motion"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// has returns a test whether an action had an event.
func has(m *match.Match, like func(e rules.Event) bool) func(i int) bool {
	return func(i int) bool { return slices.ContainsFunc(m.Events(i), like) }
}

// firstAction returns the first action that passes a test.
func firstAction(t *testing.T, m *match.Match, like func(i int) bool) int {
	t.Helper()
	for i := range m.Len() {
		if like(i) {
			return i
		}
	}
	t.Fatal("no such action")
	return 0
}

func kindOf(kind rules.EventKind) func(rules.Event) bool {
	return func(e rules.Event) bool { return e.Kind == kind }
}

// heard reports whether a sound is that one, or ends with the sound of a turn after it.
func heard(got, want []platform.Note) bool {
	return len(got) >= len(want) && reflect.DeepEqual(got[:len(want)], want)
}

// TestMomentsAndSounds: a float, the first diesel, a rusting and a connection are marked for half a second, and these
// and other actions are heard once; a press ends a moment, and nothing is marked or heard where the player wants none
// of it.
func TestMomentsAndSounds(t *testing.T) {
	m1830, m1870 := playtest.Recorded26855(t), playtest.SampleOf(t, "1870")
	diesel := func(i int) bool {
		buy, ok := m1830.Action(i).(rules.BuyTrain)
		v := m1830.ViewAt(i)
		return ok && v.T.Train(v.KindOf(buy.Train)).Name == "D"
	}
	laid := has(m1830, kindOf(rules.TileLaid))
	for _, c := range []struct {
		name   string
		m      *match.Match
		like   func(i int) bool
		moment []motion.Moment
		sound  []platform.Note
	}{
		{"float", m1830, has(m1830, kindOf(rules.CorpFloated)), []motion.Moment{motion.Floats}, nil},
		{"diesel", m1830, diesel, []motion.Moment{motion.Lasts, motion.Rusts}, motion.RustSound},
		{"rust", m1830, has(m1830, kindOf(rules.TrainRusted)), []motion.Moment{motion.Rusts}, motion.RustSound},
		{"connection", m1870, has(m1870, kindOf(rules.CorpArrived)), []motion.Moment{motion.Arrives}, nil},
		{"lay", m1830, laid, nil, motion.LaySound},
		{"run", m1830, has(m1830, func(e rules.Event) bool { return e.Kind == rules.TrainsRan && e.Amount > 0 }), nil,
			motion.RunSound},
		{"pay", m1830, has(m1830, kindOf(rules.DividendPaid)), nil, motion.PaySound},
	} {
		at := firstAction(t, c.m, c.like)
		play := func() (*playtest.Hand, *Table, *platformtest.Host) {
			h, tab := seatAt(t, c.m, at, 1280, 800)
			host, _ := tab.app.Host.(*platformtest.Host)
			return h, tab, host
		}
		act := func(h *playtest.Hand, tab *Table) {
			if r := tab.Play(c.m.Action(at)); r.Refused() {
				t.Fatalf("%s: %v", c.name, r)
			}
			h.S.Invalidate()
			h.S.Step(10 * time.Millisecond)
		}
		h, tab, host := play()
		act(h, tab)
		got := tab.motion.Moments()
		slices.Sort(got)
		if !slices.Equal(got, c.moment) {
			t.Errorf("%s: moments %v, want %v", c.name, got, c.moment)
		}
		if c.sound != nil && (len(host.Played) != 1 || !heard(host.Played[0], c.sound)) {
			t.Errorf("%s: %v is heard, want %v", c.name, host.Played, c.sound)
		}
		for i := range 4 {
			if h.S.Step(60 * time.Millisecond); *playtest.Pictures != "" && i%2 == 1 {
				h.S.Save(filepath.Join(*playtest.Pictures, "moment-"+c.name+"-"+strconv.Itoa(i)+".png"))
			}
		}
		if h.S.Step(motion.Longest); tab.motion.Moving() {
			t.Errorf("%s: it does not end", c.name)
		}
		h, tab, _ = play()
		act(h, tab)
		if h.S.Press("g"); tab.motion.Moving() {
			t.Errorf("%s: a press does not end it", c.name)
		}
		h, tab, host = play()
		tab.app.Change(func(p *app.Prefs) { p.Still, p.Sound = true, app.SoundOff })
		if act(h, tab); tab.motion.Moving() || len(host.Played) > 0 {
			t.Errorf("%s: moving %t, %v is heard", c.name, tab.motion.Moving(), host.Played)
		}
	}
}

// TestWhoHears: sounds are off on a touch screen and on elsewhere unless the switch says otherwise; several actions in
// one frame make one sound; a replay and a game that runs at once make none.
func TestWhoHears(t *testing.T) {
	m := playtest.Recorded26855(t)
	at := firstAction(t, m, has(m, kindOf(rules.DividendPaid)))
	hears := func(touch bool, sound app.Sound, n int) int {
		h, tab := seatAt(t, m, at, 1280, 800)
		host, _ := tab.app.Host.(*platformtest.Host)
		host.Touch = touch
		tab.app.Change(func(p *app.Prefs) { p.Sound = sound })
		for i := range n {
			tab.Play(m.Action(at + i))
		}
		h.S.Invalidate()
		h.S.Step(10 * time.Millisecond)
		return len(host.Played)
	}
	for _, c := range []struct {
		touch bool
		sound app.Sound
		n     int
		want  int
	}{
		{false, 0, 1, 1}, {true, 0, 1, 0}, {true, app.SoundOn, 1, 1}, {false, app.SoundOff, 1, 0}, {false, 0, 12, 1},
	} {
		if got := hears(c.touch, c.sound, c.n); got > c.want || c.n == 1 && got != c.want {
			t.Errorf("touch %t, choice %d: %d sounds of %d actions, want %d", c.touch, c.sound, got, c.n, c.want)
		}
	}
	h, tab := seatAt(t, m, m.Len(), 1280, 800)
	host, _ := tab.app.Host.(*platformtest.Host)
	tab.history.replay()
	for range 40 {
		h.S.Step(700 * time.Millisecond)
	}
	if tab.game.At() == m.Len() || len(host.Played) > 0 {
		t.Errorf("a replay to %d makes %d sounds", tab.game.At(), len(host.Played))
	}
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.at(app.AtOncePace)
	p := against(t, s, 3, 3)
	s.Tap("act:primary")
	s.rest(func() bool { return !p.people.computerDecides() })
	if len(s.Host.Played) > 1 {
		t.Errorf("computers that play at once make %d sounds", len(s.Host.Played))
	}
}

// TestTheWinIsAMoment: the end screen celebrates the winner with the sound of the end when the last action is played,
// for a moment or until a press, and not where the finished game is opened.
func TestTheWinIsAMoment(t *testing.T) {
	for _, still := range []bool{false, true} {
		s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
		s.Tap("sample:1")
		s.Tap("preview:play")
		g, ok := s.app.Top().(*history.GameOver)
		if !ok || g.Celebrates() {
			t.Fatalf("the top is %T", s.app.Top())
		}
		s.app.Change(func(p *app.Prefs) { p.Still = still })
		p, _ := s.app.bottomGame()
		last := p.game.Action(p.game.Len() - 1)
		s.app.Back()
		p.rewind.moveTo(p.game.Len() - 1)
		s.Settle()
		p.Play(last)
		g, _ = s.app.Top().(*history.GameOver)
		if g == nil || !g.Celebrates() || !heard(s.Host.Played[len(s.Host.Played)-1], motion.EndSound) {
			t.Fatalf("the end is no moment: %v", s.Host.Played)
		}
		s.Invalidate()
		if s.Step(100 * time.Millisecond); g.Celebrates() == still {
			t.Errorf("still %t: celebrated %t", still, g.Celebrates())
		}
		s.Step(200 * time.Millisecond)
		playtest.SavePicture(s.Screen, "moment-win-"+strconv.FormatBool(still))
		if s.Step(time.Second); g.Celebrates() {
			t.Error("the celebration does not end")
		}
	}
}
