package mail_test

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/mail"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

var names = mail.Names{Undone: "Before undo", Theirs: "By link", Mine: "From here"}

// sample returns the content of a sample game of four with a number, of which so many actions are played and so many
// are in the log.
func sample(t testing.TB, at, of int) match.Game {
	t.Helper()
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.ID, g.Log, g.At, g.Mark = 77, g.Log[:of], at, 0
	return g
}

func opened(t testing.TB, g match.Game) *match.Match {
	t.Helper()
	m, stop, err := match.Open(g)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return m
}

// otherwise plays n actions other than those of the sample.
func otherwise(t testing.TB, m *match.Match, n int) *match.Match {
	t.Helper()
	for range n {
		legal := rules.AppendLegal(nil, m.View())
		if now := m.Now(); now < m.Len() {
			usual := m.Action(now)
			legal = slices.DeleteFunc(legal, func(a rules.Action) bool { return rules.SameAction(a, usual) })
		}
		if r := m.Play(legal[len(legal)-1]); r.Refused() {
			t.Fatal(r)
		}
	}
	return m
}

// content returns the content of a running game under the number of the sample.
func content(m *match.Match) match.Game {
	g := m.Game()
	g.ID = 77
	return g
}

// device is a device on which a game is stored, its seat there being the first.
type device struct {
	*platformtest.Host
	session *library.Session
}

func store(t testing.TB, m *match.Match) *device {
	t.Helper()
	d := &device{Host: platformtest.New()}
	s := library.Open(d)
	d.Run()
	d.session = s.Begin(m, func(i *library.Info) {
		i.Name, i.Game, i.Seats, i.Sent = "Friday", 77,
			[]library.Seat{library.Here, library.ByLink, library.ByLink, library.ByLink}, m.Now()
	})
	d.Run()
	return d
}

// reopened returns the session of the game as another visit finds it.
func (d *device) reopened(t testing.TB) *library.Session {
	t.Helper()
	d.Run()
	d.session.Close()
	d.Run()
	s := library.Open(d)
	d.Run()
	s.Load(s.Games()[0].ID, func(o *library.Session, stop *match.Stop, err error) {
		if err != nil || stop != nil {
			t.Fatal(err, stop)
		}
		d.session = o
	})
	d.Run()
	return d.session
}

// has reports whether the game or one of its branches contains all actions of another game.
func has(o *library.Session, m *match.Match) bool {
	if o.Match().Common(m) == m.Len() {
		return true
	}
	for _, b := range o.Branches() {
		if g, _ := b.Open(o.Match()); g.Common(m) == m.Len() {
			return true
		}
	}
	return false
}

func TestCompare(t *testing.T) {
	at := func(now, of int) match.Game { return sample(t, now, of) }
	other := func(from, n int) match.Game { return content(otherwise(t, opened(t, sample(t, from, from+1)), n)) }
	answered := content(otherwise(t, opened(t, sample(t, 58, 60)), 2)) // the sender took back two, and played two others
	for _, c := range []struct {
		name            string
		arrives, stored match.Game
		want            mail.Comparison
	}{
		{"the same again", at(60, 60), at(60, 60), mail.Comparison{mail.Equal, 60, 0, 0}},
		{"the same, with other undone actions", at(60, 64), at(60, 70), mail.Comparison{mail.Equal, 60, 0, 0}},
		{"newer", at(63, 63), at(60, 60), mail.Comparison{mail.Ahead, 60, 3, 0}},
		{"newer, with something undone that nobody has seen", at(63, 66), at(60, 60), mail.Comparison{mail.Ahead, 60, 3, 0}},
		{"newer than a game of which another action is undone", at(63, 63),
			content(undo(otherwise(t, opened(t, at(60, 61)), 1), 60)),
			mail.Comparison{mail.Ahead, 60, 3, 0}},
		{"older", at(57, 57), at(60, 60), mail.Comparison{mail.Behind, 57, 0, 3}},
		{"the beginning", at(0, 0), at(60, 60), mail.Comparison{mail.Behind, 0, 0, 60}},
		{"the sender has taken back the last three", at(57, 60), at(60, 60), mail.Comparison{mail.TookBack, 57, 0, 3}},
		{"the sender has taken back what was answered here", at(57, 59), at(60, 60),
			mail.Comparison{mail.Diverged, 57, 0, 3}},
		{"taken back here", at(60, 60), at(57, 60), mail.Comparison{mail.Recalled, 57, 3, 0}},
		{"taken back here, and answered there", at(60, 60), at(57, 59), mail.Comparison{mail.Diverged, 57, 3, 0}},
		{"played on differently", other(58, 1), at(60, 60), mail.Comparison{mail.Diverged, 58, 1, 2}},
		{"taken back and played differently", answered, at(60, 60), mail.Comparison{mail.Diverged, 58, 2, 2}},
	} {
		if got := mail.Compare(c.arrives, c.stored); got != c.want {
			t.Errorf("%s: %+v, not %+v", c.name, got, c.want)
		}
	}
}

func undo(m *match.Match, to int) *match.Match {
	m.GoTo(to)
	return m
}

func TestOnlyCopiesOfOneGameAreMerged(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*match.Game)
		same   bool
	}{
		{"another seed", func(g *match.Game) { g.Seed++ }, false},
		{"another number", func(g *match.Game) { g.ID++ }, false},
		{"another title", func(g *match.Game) {
			o, err := library.Samples()[2].Game()
			if err != nil || o.Title.Key == g.Title.Key {
				t.Fatal("the samples are of one title")
			}
			g.Title = o.Title
		}, false},
		{"renamed players", func(g *match.Game) { g.Players = []string{"a", "b", "c", "d"} }, true},
		{"no number", func(g *match.Game) { g.ID = 0 }, true},
		{"no number and other players", func(g *match.Game) { g.ID, g.Players = 0, []string{"a", "b", "c", "d"} }, false},
	} {
		g := sample(t, 60, 60)
		if c.change(&g); mail.Same(g, sample(t, 60, 60)) != c.same {
			t.Errorf("%s: the same game: %t", c.name, !c.same)
		}
	}
}

// A link that continues the stored game is appended; one that arrives twice or late changes nothing, and one that is
// lost is made up for by the next.
func TestNewerLinksAreAppended(t *testing.T) {
	d := store(t, opened(t, sample(t, 60, 60)))
	for _, c := range []struct {
		at       int
		relation mail.Relation
		now      int
	}{{63, mail.Ahead, 63}, {63, mail.Equal, 63}, {61, mail.Behind, 63}, {70, mail.Ahead, 70}, {66, mail.Behind, 70}} {
		got, ok := mail.Merge(d.session, opened(t, sample(t, c.at, c.at)), names)
		if o := d.reopened(t); !ok || got.Relation != c.relation || o.Match().Now() != c.now || len(o.Branches()) != 0 {
			t.Errorf("the link of %d: %+v, the game has %d actions and %d branches", c.at, got, o.Match().Now(),
				len(o.Branches()))
		}
	}
	if i := d.session.Info(); i.Sent != 70 || i.Name != "Friday" || i.SeatOf(1) != library.Here ||
		i.SeatOf(2) != library.ByLink {
		t.Errorf("what is known beside the game has changed: %+v", i)
	}
}

// What was undone here and is not in the newer link stays as a branch.
func TestUndoneActionsStayWhenANewerLinkArrives(t *testing.T) {
	m := otherwise(t, opened(t, sample(t, 60, 61)), 2)
	before := m.Clone()
	d := store(t, undo(m, 60))
	mail.Merge(d.session, opened(t, sample(t, 63, 63)), names)
	if o := d.reopened(t); o.Match().Now() != 63 || !has(o, before) {
		t.Error("the undone actions are lost")
	}
}

// A diverged link is stored as a branch at once. Whichever side goes on, the game and its branches have both.
func TestNothingIsLostWhenTwoPlayOn(t *testing.T) {
	for _, takes := range []bool{false, true} {
		mine := otherwise(t, opened(t, sample(t, 58, 59)), 3)
		theirs := opened(t, sample(t, 64, 64))
		d := store(t, mine.Clone())
		for range 2 { // sent twice
			c, ok := mail.Merge(d.session, theirs.Clone(), names)
			if o := d.reopened(t); !ok || c.Relation != mail.Diverged || c.Common != 58 || o.Match().Now() != 61 ||
				len(o.Branches()) != 1 || o.Branches()[0].Name != "By link" || !has(o, theirs) {
				t.Fatalf("%+v, %d branches", c, len(o.Branches()))
			}
		}
		want := 61
		if takes {
			want = 64
			mail.Take(d.session, theirs.Clone(), names)
		} else {
			mail.Stay(d.session, mail.Compare(content(theirs), content(mine)))
		}
		o := d.reopened(t)
		if o.Match().Now() != want || len(o.Branches()) != 1 || !has(o, mine) || !has(o, theirs) {
			t.Errorf("takes theirs %t: %d actions, branches %+v", takes, o.Match().Now(), o.Branches())
		}
		if sent := o.Info().Sent; takes != (sent == want) {
			t.Errorf("takes theirs %t: %d actions count as sent", takes, sent)
		}
		if takes { // and back again, by a link of the other side
			mail.Take(o, mine.Clone(), names)
			if o = d.reopened(t); o.Match().Now() != 61 || len(o.Branches()) != 1 || !has(o, theirs) {
				t.Errorf("back on this side: %d actions, branches %+v", o.Match().Now(), o.Branches())
			}
		}
	}
}

// What the sender has taken back is taken back here only when a player says so, and can be redone.
func TestTakenBackByTheSender(t *testing.T) {
	d := store(t, opened(t, sample(t, 60, 60)))
	theirs := opened(t, sample(t, 57, 60))
	c, ok := mail.Merge(d.session, theirs.Clone(), names)
	if o := d.reopened(t); !ok || c.Relation != mail.TookBack || o.Match().Now() != 60 {
		t.Fatalf("%+v, %d actions", c, o.Match().Now())
	}
	mail.Take(d.session, theirs.Clone(), names)
	if o := d.reopened(t); o.Match().Now() != 57 || o.Match().Len() != 60 || len(o.Branches()) != 0 {
		t.Errorf("%d of %d actions, %d branches", o.Match().Now(), o.Match().Len(), len(o.Branches()))
	}
}

// The programmes of the player on this device stay, whatever arrives; those of others come with their link.
func TestProgrammesStayWhenALinkArrives(t *testing.T) {
	m := opened(t, sample(t, 60, 60))
	m.Programmes.Give(programme.Programme{Player: 1, Do: programme.Pass, Until: programme.Until{}}, 60)
	d := store(t, m)
	g := sample(t, 63, 63)
	f, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	if g, err = share.Decode(f); err != nil {
		t.Fatal(err)
	}
	theirs := opened(t, g)
	theirs.Programmes.Give(programme.Programme{Player: 2, Do: programme.Pass}, 63)
	mail.Merge(d.session, theirs, names)
	o := d.reopened(t)
	for p := id.Player(1); p <= 2; p++ {
		if !slices.ContainsFunc(o.Match().Programmes.Items, func(o programme.Programme) bool { return o.Player == p }) {
			t.Errorf("player %d has no programme", p)
		}
	}
}

// Of several stored copies the one is found that the link continues.
func TestTheNearestCopyIsFound(t *testing.T) {
	d := platformtest.New()
	s := library.Open(d)
	d.Run()
	begin := func(name string, number uint64, m *match.Match) {
		s.Begin(m, func(i *library.Info) { i.Name, i.Game = name, number }).Close()
		d.Run()
	}
	begin("near", 77, opened(t, sample(t, 60, 60)))
	begin("parted", 77, otherwise(t, opened(t, sample(t, 50, 51)), 5))
	begin("foreign", 78, opened(t, sample(t, 62, 62)))
	find := func(g match.Game) (name string, c mail.Comparison) {
		mail.Nearest(s, g, func(i *library.Info, how mail.Comparison) {
			if c = how; i != nil {
				name = i.Name
			}
		})
		d.Run()
		return name, c
	}
	if name, c := find(sample(t, 63, 63)); name != "near" || c.Relation != mail.Ahead {
		t.Errorf("found %q, %+v", name, c)
	}
	g := sample(t, 63, 63)
	g.ID = 79
	if name, _ := find(g); name != "" {
		t.Errorf("found %q for another game", name)
	}
}
