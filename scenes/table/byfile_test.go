package table

import (
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/rules"
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
