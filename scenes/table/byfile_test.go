package table

import (
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// follower is the program on one of the devices that share a file.
type follower struct {
	*started
	t *testing.T
}

// table returns the table of the shared game.
func (f *follower) table() *playing {
	f.t.Helper()
	p, ok := f.app.bottomGame()
	if !ok {
		f.t.Fatal("no game is on the table")
	}
	return p
}

// look looks at the file, as the browser does every some seconds.
func (f *follower) look() {
	f.Host.Look()
	for range 3 {
		f.app.Update(f.Host.Events())
		f.Settle()
	}
}

// play plays the last legal action, or the first.
func (f *follower) play(last bool) {
	f.t.Helper()
	legal := rules.AppendLegal(nil, f.table().desk.View())
	a := legal[0]
	if last {
		a = legal[len(legal)-1]
	}
	if r := f.table().Play(a); r.Refused() {
		f.t.Fatal(r)
	}
	f.Settle()
}

// now returns the number of actions of the game.
func (f *follower) now() int { return f.table().session.Match().Now() }

// followers starts two devices that play a game by one file: the first seat on one, the others on the other.
func followers(t *testing.T, f *platformtest.Folder) (a, b *follower) {
	t.Helper()
	first := device(t)
	first.Share(f, "game.json")
	a = &follower{start(t, first, 1280, 800, 1), t}
	a.app.Play(a.app.Shelf.Copies(4)[0].ID)
	a.Settle()
	a.TapIfShown("question:no")
	a.Tap("act:share")
	a.Tap("share:savefile")
	a.Tap("share:shared")
	a.Tap("share:close")
	a.look()
	second := scenestest.NewHost("en")
	second.Share(f, "game.json")
	b = &follower{start(t, second, 1280, 800, 1), t}
	b.Tap("home:open")
	b.Tap("opening:shared")
	if !b.Must("preview:play").Disabled {
		t.Error("a shared file is opened although nobody has said who plays here")
	}
	b.Tap("me:2")
	b.Tap("preview:play")
	b.TapIfShown("question:no")
	b.look()
	return a, b
}

// What one device plays is in the file at once, and on the other when that looks. Nobody is asked to send anything.
func TestASharedFileKeepsDevicesInStep(t *testing.T) {
	f := &platformtest.Folder{Files: map[string][]byte{}}
	a, b := followers(t, f)
	for n := range 6 {
		from, to := a, b
		if n%2 == 1 {
			from, to = b, a
		}
		from.play(false)
		if to.look(); a.now() != 201+n || b.now() != 201+n {
			t.Fatalf("after %d actions: %d and %d", n+1, a.now()-200, b.now()-200)
		}
	}
	g, err := save.Decode(f.Files["game.json"])
	if err != nil || g.At != 206 || len(g.Programmes.Items)+len(g.Plans)+len(g.Branches) > 0 {
		t.Errorf("the file has %d actions, %v", g.At, err)
	}
	for _, d := range []*follower{a, b} {
		if i := d.table().session.Info(); i.Unsent() || i.File == "" || d.table().unsent() {
			t.Errorf("the game is to be sent, or not by the file %q", i.File)
		}
	}
	if i := b.table().session.Info(); i.SeatOf(2) != library.Here || i.SeatOf(1) != library.ByLink {
		t.Errorf("seats %v", i.Seats)
	}
}

// While the game is in step, the dialog names the file and lets the player leave it; nothing more is written then.
func TestASharedFileIsLeft(t *testing.T) {
	f := &platformtest.Folder{Files: map[string][]byte{}}
	a, _ := followers(t, f)
	shows := func(id string) bool { _, ok := a.Find(id); return ok }
	a.Tap("act:share")
	a.Tap("share:savefile")
	if said := a.Must("share:instep").Name; said != "The game is kept in step with game.json" || shows("share:shared") {
		t.Errorf("the dialog says %q", said)
	}
	a.Tap("share:leave")
	if !shows("share:shared") || shows("share:instep") {
		t.Error("no other file can be chosen")
	}
	a.Tap("share:close")
	a.play(false)
	a.look()
	if g, err := save.Decode(f.Files["game.json"]); err != nil || g.At != 200 || a.table().session.Info().File != "" {
		t.Errorf("the file that was left has %d actions, %v", g.At, err)
	}
}

// Two devices play on before either looks: the file keeps the first version, the other device is asked, and whichever
// goes on, both are kept there and the file has the chosen one.
func TestASharedFileLosesNothing(t *testing.T) {
	for press, own := range map[string]bool{"act:mine": true, "act:theirs": false} {
		f := &platformtest.Folder{Files: map[string][]byte{}}
		a, b := followers(t, f)
		a.play(false)
		written := string(f.Files["game.json"])
		b.play(true)
		if string(f.Files["game.json"]) != written {
			t.Fatal("the second device has overwritten what the first has played")
		}
		b.look()
		b.Must("parting")
		b.Tap(press)
		b.look()
		if n := len(b.table().session.Branches()); n != 1 {
			t.Errorf("%s: %d what-ifs", press, n)
		}
		if (string(f.Files["game.json"]) != written) != own {
			t.Errorf("%s: the file is written: %t", press, !own)
		}
		a.look()
		if _, asked := a.Find("parting"); asked != own {
			t.Errorf("%s: the first device is asked: %t", press, asked)
		}
	}
}

// A file whose actions are refused here, for instance by older rules, is shown in place of being followed or merged:
// the game of the device stays, and the file is not written, whoever has written it last.
func TestASharedFileThatCannotBeReplayedIsShown(t *testing.T) {
	for writes := range 2 {
		f := &platformtest.Folder{Files: map[string][]byte{}}
		a, b := followers(t, f)
		a.play(false)
		for b.look(); b.now() < 201+writes; {
			b.play(false)
		}
		g, err := save.Decode(f.Files["game.json"])
		if err != nil {
			t.Fatal(err)
		}
		refused := rules.Pass{By: id.OfPlayer(a.table().desk.View().Actor().Player()%4 + 1)}
		g.Log = append(g.Log[:199:199], refused, refused)
		g.At = len(g.Log)
		revised, err := save.Encode(g)
		if err != nil {
			t.Fatal(err)
		}
		f.Files["game.json"] = revised
		b.look()
		b.Must("preview:stopped")
		b.Tap("preview:close")
		b.Must("file:lost")
		b.play(false)
		if b.now() != 202+writes || string(f.Files["game.json"]) != string(revised) {
			t.Errorf("%d actions on the device, the file is written: %t", b.now(),
				string(f.Files["game.json"]) != string(revised))
		}
	}
}

// After a visit the browser may ask again whether the file is allowed; until then the game is played as it is stored.
func TestASharedFileThatHasToBeAllowedAgain(t *testing.T) {
	f := &platformtest.Folder{Files: map[string][]byte{}}
	a, b := followers(t, f)
	id := a.table().session.Info().ID
	a.app.Home()
	a.Settle()
	b.play(false)
	f.Asks = true
	a.app.Play(id)
	a.look()
	a.TapIfShown("question:no")
	a.Must("file:lost")
	if a.now() != 200 {
		t.Fatal("the file is read although it is not allowed")
	}
	a.Tap("file:again")
	a.look()
	if _, lost := a.Find("file:lost"); lost || a.now() != 201 {
		t.Errorf("%d actions after the file was allowed", a.now())
	}
}

// joins has a device choose the file for the game on its table.
func (f *follower) joins(press string) {
	f.Tap("act:share")
	f.Tap("share:savefile")
	f.Tap(press)
	f.look()
}

// A file that has the game is connected as it is, and the game takes its newer actions. A new file begins empty.
func TestAnExistingSharedFileIsConnected(t *testing.T) {
	for press, want := range map[string]int{"share:connect": 201, "share:shared": 200} {
		f := &platformtest.Folder{Files: map[string][]byte{}}
		_, b := followers(t, f)
		third := device(t)
		third.Share(f, "game.json")
		c := &follower{start(t, third, 1280, 800, 1), t}
		c.app.Play(c.app.Shelf.Copies(4)[0].ID)
		c.Settle()
		c.TapIfShown("question:no")
		b.play(false)
		c.joins(press)
		c.TapIfShown("share:close")
		if g, err := save.Decode(f.Files["game.json"]); err != nil || g.At != want || c.now() != want {
			t.Errorf("%s: %d actions in the file, %d on the device, %v", press, g.At, c.now(), err)
		}
		if i := c.table().session.Info(); i.File != "game.json" {
			t.Errorf("%s: the file of the game is %q", press, i.File)
		}
	}
}

// A file with another game is neither connected nor overwritten, and a game that meets one in its file says so.
func TestASharedFileWithAnotherGameStays(t *testing.T) {
	f := &platformtest.Folder{Files: map[string][]byte{}}
	a, _ := followers(t, f)
	other := []byte(`{"format":"hexrail-game"}`)
	f.Files["game.json"] = other
	a.look()
	a.Must("file:lost")
	a.play(false)
	a.Tap("file:again")
	a.look()
	a.Must("file:lost")
	a.play(false)
	a.Tap("file:leave")
	a.joins("share:connect")
	a.Must("notice")
	if i := a.table().session.Info(); string(f.Files["game.json"]) != string(other) || i.File != "" {
		t.Errorf("the game is kept in step with %q, which has %.60s", i.File, f.Files["game.json"])
	}
}

// A file that vanishes is missed; one that was moved can be chosen where it is now.
func TestASharedFileThatVanishes(t *testing.T) {
	f := &platformtest.Folder{Files: map[string][]byte{}}
	a, b := followers(t, f)
	data := f.Files["game.json"]
	delete(f.Files, "game.json")
	a.look()
	b.look()
	a.Must("file:lost")
	a.play(false)
	if len(f.Files) > 0 {
		t.Error("the file is made anew")
	}
	f.Files["moved.json"] = data
	a.Host.Share(f, "moved.json")
	a.Tap("file:again")
	a.look()
	if g, err := save.Decode(f.Files["moved.json"]); err != nil || g.At != 201 {
		t.Errorf("%d actions in the file that was moved, %v", g.At, err)
	}
	if _, lost := a.Find("file:lost"); lost || a.table().session.Info().File != "moved.json" {
		t.Errorf("the file that was moved is not connected: %t", lost)
	}
	f.Files["game.json"] = f.Files["moved.json"]
	b.look()
	if b.now() != 201 {
		t.Errorf("%d actions after the file has come back", b.now())
	}
}
