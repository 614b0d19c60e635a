package table

import (
	"flag"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

var (
	mailActions = flag.Int("mail", 40, "number of actions that TestByMail plays of each sample")
	mailParted  = flag.Int("parted", 13, "turn at which two devices play on differently in TestByMail")
)

// mailed is a game of several devices, each with one player, by links or by a shared file. Decisions are handed to the
// tables; whatever a player presses beyond them is counted.
type mailed struct {
	t       *testing.T
	devices []*follower
	file    *platformtest.Folder // nil by links
	log     []rules.Action       // what is to be played

	odd *follower // it has played on otherwise, and has not met the other version yet

	turns, presses, most, told int // presses beyond the decisions; most is the largest number of a turn
}

// mailFile is the name of the shared file.
const mailFile = "evening.json"

// mail begins the game of a sample on as many devices as it has players.
func mail(t *testing.T, sample int, file *platformtest.Folder) *mailed {
	t.Helper()
	g, err := library.Samples()[sample].Game()
	if err != nil {
		t.Fatal(err)
	}
	m := &mailed{t: t, file: file, log: g.Log}
	g.ID, g.At, g.Log, g.Mark, g.TurnMark = 77, 0, nil, 0, 0
	begun, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	f := save.Of(begun)
	f.ID = 77
	data, err := save.Encode(f)
	if err != nil {
		t.Fatal(err)
	}
	link, err := share.Encode(f.Game)
	if err != nil {
		t.Fatal(err)
	}
	if file != nil {
		file.Files[mailFile] = data
	}
	for n := range g.Players {
		h := scenestest.NewHost("en")
		if file != nil {
			h.Share(file, mailFile)
		}
		d := &follower{start(t, h, 1280, 800, 1), t}
		if file != nil {
			d.Tap("home:open")
			d.Tap("opening:shared")
			d.Tap("me:" + strconv.Itoa(n+1))
		} else {
			d.happen(platform.Event{Kind: platform.Pasted, Text: "https://example.org/#g=" + link})
		}
		d.Tap("preview:play")
		d.TapIfShown("question:no")
		seats := make([]library.Seat, len(g.Players))
		for k := range seats {
			if k != n {
				seats[k] = library.ByLink
			}
		}
		library.Post{Shelf: d.app.Shelf}.SetSeats(d.table().session.Info(), seats)
		d.look()
		m.devices = append(m.devices, d)
	}
	return m
}

// press presses a button of a device.
func (m *mailed) press(d *follower, id string) {
	m.presses++
	if _, ok := d.Find(id); !ok {
		m.t.Fatalf("turn %d, %d actions: no %s", m.turns, d.now(), id)
	}
	d.Tap(id)
}

// send copies the link that the device offers after the last decision of a turn.
func (m *mailed) send(d *follower) string {
	if !d.table().people.Away() { // its own player decides next, or the game is over
		d.TapIfShown("ended:close")
		open := "act:share"
		if _, over := d.Find("over:share"); over {
			open = "over:share"
		}
		m.press(d, open)
		m.press(d, "act:copy")
	} else {
		if _, open := d.Find("share:field"); !open {
			m.press(d, "act:primary")
		}
		m.press(d, "share:message")
	}
	at := strings.LastIndex(d.Host.Copied, "http")
	if at < 0 {
		m.t.Fatalf("copied: %q", d.Host.Copied)
	}
	return d.Host.Copied[at:]
}

// arrive gives a device the actions played, by a link or the file, and checks that it is told.
func (m *mailed) arrive(d *follower, link string, at int) {
	m.t.Helper()
	was, parted := d.now(), d == m.odd
	if m.file != nil {
		if d == m.odd {
			d.table().file.StartAsking()
		}
		d.look()
	} else {
		m.presses++ // whoever gets a link presses it
		d.happen(platform.Event{Kind: platform.Pasted, Text: link})
	}
	if d == m.odd {
		d.Must("parting")
		d.Tap("act:theirs")
		d.look()
		if n := len(d.table().session.Branches()); n != 1 {
			m.t.Errorf("%d what-ifs of the version that was given up", n)
		}
		m.odd = nil
	}
	if d.now() != at {
		m.t.Fatalf("%d actions have arrived, not %d", d.now(), at)
	}
	if at > was {
		m.told++
		news := "newer"
		if parted {
			news = "the other side is among the what-ifs"
		}
		if said := strings.Join(d.TakeAnnouncements(), " "); !strings.Contains(said, news) {
			m.t.Errorf("at %d: %d moves arrive, and the device says %q", at, at-was, said)
		}
	}
}

// play plays until the end of the log: every action on the device of whoever decides. lost, twice and parted are the
// turns at which a link is lost or the file vanishes, comes twice, and at which two devices play on.
func (m *mailed) play(lost, twice, parted int) {
	t := m.t
	last := m.devices[0]
	for at := 0; at < len(m.log); at++ {
		v := last.table().session.Match().ViewAt(at)
		who := last.table().session.Match().Decider(at)
		d := last
		if who != 0 {
			d = m.devices[who-1]
		}
		if d != last {
			m.turns++
			before := m.presses
			link := ""
			if m.file == nil {
				link = m.send(last)
				if m.turns == lost { // nobody gets it, and it is sent again from the list of games
					link = m.send(last)
					before = m.presses - 1
				}
			} else if m.turns == lost {
				m.vanish(d)
			}
			if m.turns == parted {
				m.odd = m.part(d, who, link, at, v)
				before++ // the other player has pressed the link too
			}
			m.arrive(d, link, at)
			m.most = max(m.most, m.presses-before)
			if m.turns == twice {
				m.arrive(d, link, at)
			}
			last = d
		}
		p := d.table()
		if p.people.Away() {
			t.Fatalf("action %d: the device of player %d does not let them decide", at+1, who)
		}
		if r := p.Play(m.log[at]); r.Refused() {
			t.Fatalf("action %d %T %+v: %v; now %d of %d, prompt %q", at+1, m.log[at], m.log[at], r, p.session.Match().Now(),
				p.session.Match().Len(), p.desk.See().Prompt.Heading)
		}
		d.Settle()
		if _, sending := d.Find("share:field"); !sending { // the dialog lies over the card
			d.TapIfShown("ended:close")
		}
	}
	m.end(last)
}

// vanish takes the file away for a while, of which the players hear.
func (m *mailed) vanish(d *follower) {
	data := m.file.Files[mailFile]
	delete(m.file.Files, mailFile)
	d.look()
	d.Must("file:lost")
	m.file.Files[mailFile] = data
}

// part has the device of another player play something else for who decides.
func (m *mailed) part(d *follower, who id.Player, link string, at int, v rules.View) *follower {
	other := m.devices[int(who)%len(m.devices)]
	m.arrive(other, link, at)
	other.TapIfShown("share:close")
	other.TapIfShown("act:stand-in") // it is only guarded once the link is sent
	legal := slices.DeleteFunc(rules.AppendLegal(nil, v),
		func(a rules.Action) bool { return rules.SameAction(a, m.log[at]) })
	if len(legal) == 0 {
		m.t.Fatal("nothing else can be played")
	}
	if m.file != nil {
		other.Host.LeaveShared(other.table().session.Info().ID) // it does not see the file for a while
	}
	if r := other.table().Play(legal[0]); r.Refused() {
		m.t.Fatal(r)
	}
	other.Settle()
	return other
}

// end gives everybody the end of the game and compares.
func (m *mailed) end(last *follower) {
	t := m.t
	link := ""
	if m.file == nil {
		link = m.send(last)
	}
	for n, d := range m.devices {
		if d != last {
			m.arrive(d, link, len(m.log))
		}
		mine := d.table().session.Match()
		if mine.Now() != len(m.log) || mine.Common(last.table().session.Match()) != len(m.log) {
			t.Errorf("player %d has %d of %d actions, %d of them the same", n+1, mine.Now(), len(m.log),
				mine.Common(last.table().session.Match()))
		}
		if games := d.app.Shelf.Games(); len(games) != 1 {
			t.Errorf("player %d has %d games", n+1, len(games))
		}
	}
	t.Logf("%d actions, %d turns, %d presses beyond the decisions, at most %d in a turn; told %d times",
		len(m.log), m.turns, m.presses, m.most, m.told)
	if m.most > 2 {
		t.Errorf("a turn takes %d presses beyond its decisions", m.most)
	}
}

// A game by links alone or by a shared file: a link is lost, one comes twice, and two play on differently. Nothing is
// lost, everybody is told, and a turn takes two presses at most beyond its decisions.
func TestByMail(t *testing.T) {
	for name, sample := range map[string]int{"1830": 1, "1822PNW": 8} {
		for _, how := range []string{"links", "file"} {
			t.Run(name+" by "+how, func(t *testing.T) {
				t.Parallel()
				var f *platformtest.Folder
				if how == "file" {
					f = &platformtest.Folder{Files: map[string][]byte{}}
				}
				m := mail(t, sample, f)
				m.log = m.log[:min(len(m.log), *mailActions)]
				m.play(5, 9, *mailParted)
			})
		}
	}
}
