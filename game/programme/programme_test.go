package programme_test

import (
	"reflect"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// begun returns a game of three players at its beginning.
func begun(t *testing.T, key string, profile rules.Profile) *match.Match {
	t.Helper()
	e, _ := titles.Find(key)
	title, err := e.Build(profile, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Ann", "Ben", "Cleo"}, 5)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// act plays the actions of programmes, up to n actions, and returns how many there were.
func act(t *testing.T, m *match.Match, n int) (played int) {
	t.Helper()
	for search := (&programme.Search{}); played < n; played++ {
		move := m.Programmes.Next(m, search, 1_000_000)
		if move.Action == nil {
			return played
		}
		at := m.Now()
		if r := m.Play(move.Action); r.Refused() {
			t.Fatal(r)
		}
		m.Programmes.Did(move.By, at)
	}
	return played
}

// TestBidsUpToTheLimit: a programme bids the least as long as another leads, passes while its player leads, and ends
// with the reason when the least bid is too high (1830/R11).
func TestBidsUpToTheLimit(t *testing.T) {
	m := begun(t, "1830-classic", rules.Rulebook)
	lot := id.Private(3)
	m.Programmes.Give(programme.Programme{Player: 1, Do: programme.Bid, Lot: lot, Most: 85}, 0)
	var sums []int32
	for range 8 {
		act(t, m, 5)
		v := m.View()
		p := v.Decider(v.Actor())
		if p == 1 {
			break
		}
		a := rules.Action(rules.Pass{By: v.Actor()})
		for _, x := range rules.AppendLegal(nil, v) {
			if b, ok := x.(rules.Bid); ok && b.Private == lot && p == 2 {
				a = b
				break
			}
		}
		m.Play(a)
	}
	for i := range m.Len() {
		if b, ok := m.Action(i).(rules.Bid); ok && b.By == 1 {
			sums = append(sums, b.Price)
		}
	}
	if want := []int32{75, 85}; !reflect.DeepEqual(sums, want) {
		t.Errorf("bids %v, not %v", sums, want)
	}
	if e := m.Programmes.Items[0].End; e == nil || e.Why != programme.TooDear {
		t.Errorf("it ends for %+v", e)
	}
}

// TestForgottenWithWhatItPlayed: taking back an action of a programme removes it, taking back the action that ended one
// lets it run again, and one given before stays.
func TestForgottenWithWhatItPlayed(t *testing.T) {
	m := begun(t, "1830-classic", rules.Rulebook)
	m.Programmes.Give(programme.Programme{Player: 1, Do: programme.Pass}, m.Now())
	m.Programmes.Give(programme.Programme{Player: 3, Do: programme.Pass, Until: programme.Until{Acts: true}}, m.Now())
	act(t, m, 1)
	m.Play(rules.Bid{By: 2, Private: 2, Price: 45})
	act(t, m, 1)
	if e := m.Programmes.Items[1].End; e == nil || e.Why != programme.Acted || e.Who != 2 {
		t.Fatalf("after a bid of player 2: %+v", e)
	}
	m.GoTo(1)
	if len(m.Programmes.Items) != 2 || m.Programmes.Running() != 2 || !m.Programmes.ActedAt(0) {
		t.Errorf("the bid is taken back: %+v", m.Programmes)
	}
	m.GoTo(0)
	if len(m.Programmes.Items) != 1 || m.Programmes.Items[0].Player != 3 || len(m.Programmes.Plays) != 0 {
		t.Errorf("the pass is taken back: %+v", m.Programmes)
	}
	if b := m.Branch(); len(b.Programmes.Items)+len(b.Programmes.Plays) > 0 {
		t.Error("a what-if has the programmes")
	}
}

// everyKind returns programmes with every field set to something.
func everyKind() []programme.Programme {
	until := programme.Until{Floated: true, Holds: 60, Acts: true, Sells: true, Buys: true, Of: 2, Below: 77, PriceOf: 4,
		Outbid: true, Round: true}
	return []programme.Programme{
		{Player: 1, Do: programme.Pass, Until: programme.Until{Sells: true}},
		{Player: 2, Do: programme.Buy, Corp: 3, Pool: true, Until: until},
		{Player: 3, Do: programme.Bid, Lot: 2, Most: 120},
		{Player: 1, Do: programme.Operate, Corp: 5}, {Player: 2, Do: programme.Keep},
	}
}

// TestProgrammesTravel: links and files carry programmes whole; the log and the mark of the game do not change with
// them.
func TestProgrammesTravel(t *testing.T) {
	m := begun(t, "1830-classic", rules.Rulebook)
	m.Play(rules.Pass{By: id.OfPlayer(1)})
	plain, err := share.Encode(m.Game())
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range everyKind() {
		m.Programmes.Give(p, m.Now())
	}
	want := m.Programmes.Items
	link, err := share.Encode(m.Game())
	if err != nil {
		t.Fatal(err)
	}
	g, err := share.Decode(link)
	if err != nil || !reflect.DeepEqual(g.Programmes.Items, want) {
		t.Errorf("the link carries %+v, %v", g.Programmes, err)
	}
	old, err := share.Decode(plain)
	if err != nil || len(old.Programmes.Items) != 0 || old.Mark != g.Mark || len(old.Log) != len(g.Log) {
		t.Errorf("without programmes: %+v, %v", old, err)
	}
	data, err := save.Encode(save.Of(m))
	if err != nil {
		t.Fatal(err)
	}
	f, err := save.Decode(data)
	if err != nil || !reflect.DeepEqual(f.Programmes.Items, want) {
		t.Errorf("the file has %+v, %v", f.Programmes, err)
	}
}

// TestUnsoundProgrammesAreLeftOut: a file may say anything.
func TestUnsoundProgrammesAreLeftOut(t *testing.T) {
	m := begun(t, "1830-classic", rules.Rulebook)
	l := programme.List{Plays: []int{-1, 3}}
	for _, p := range everyKind() {
		l.Give(p, 0)
		p.Player = 4
		l.Give(p, 0)
		p.Player, p.Do = 1, 9
		l.Give(p, 0)
	}
	l.Items = append(l.Items, programme.Programme{Player: 1, Do: programme.Buy},
		programme.Programme{Player: 1, Do: programme.Bid}, programme.Programme{Player: 1, Do: programme.Operate, Corp: 99},
		programme.Programme{Player: 1, Do: programme.Pass, From: 8},
		programme.Programme{Player: 1, Do: programme.Pass, End: &programme.End{Why: programme.Acted, Who: 9}},
		programme.Programme{Player: 1, Do: programme.Pass, End: &programme.End{Why: programme.Refused, At: -1}},
		programme.Programme{Player: 1, Do: programme.Pass, End: &programme.End{Why: 99}})
	if l.Sanitize(m.Title(), 3, 2); len(l.Items) != len(everyKind()) || len(l.Plays) != 0 {
		t.Errorf("kept: %+v", l)
	}
}

// TestPilotsOfRecords: programmes that 18xx.games has too are written into records as its own and read back; in
// recorded games those that are on at the end are kept.
func TestPilotsOfRecords(t *testing.T) {
	m := begun(t, "1830-classic", rules.Recorded)
	give := []programme.Programme{
		{Player: 1, Do: programme.Pass, Until: programme.Until{Round: true}},
		{Player: 2, Do: programme.Pass, Until: programme.Until{Sells: true, Outbid: true}},
		{Player: 2, Do: programme.Buy, Corp: 3, Pool: true, Until: programme.Until{Holds: 40}},
		{Player: 3, Do: programme.Buy, Corp: 4, Until: programme.Until{Floated: true}},
		{Player: 3, Do: programme.Bid, Lot: 4, Most: 130},
	}
	for _, p := range give {
		m.Programmes.Give(p, m.Now())
	}
	want := m.Programmes.Items
	data, err := record.Write(record.Source{
		Title: m.Title(), Players: m.Players(), Seed: m.Seed(), Pilots: m.Programmes.Pilots(m.View()),
	}, m.Log(), titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	in, err := record.Read(data, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	back, _, err := match.FromRecord(in)
	if err != nil || !reflect.DeepEqual(back.Programmes.Items, want) {
		t.Errorf("read back: %+v, %v\n%s", back.Programmes, err, data)
	}
}
