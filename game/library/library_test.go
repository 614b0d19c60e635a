package library

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// TestEveryActionIsStored stops the device after each action and opens the stored game.
func TestEveryActionIsStored(t *testing.T) {
	d := platformtest.New()
	m := begun(t)
	o := open(d).Begin(m, named("Friday"))
	largest := 0
	for range 60 {
		stroll(t, m, 1)
		o.Store()
		d.Run()
		largest = max(largest, d.Wrote)
		if again := load(t, d, o.info.ID); *again.game.View().S != *m.View().S || again.game.Len() != m.Len() {
			t.Fatalf("after %d actions another position is stored", m.Len())
		}
	}
	t.Logf("the largest batch had %d bytes", largest)
	if largest > 2000 {
		t.Errorf("storing one action took %d bytes", largest)
	}
}

// TestUndoIsStored moves the cursor, then plays something else.
func TestUndoIsStored(t *testing.T) {
	d := platformtest.New()
	m := begun(t)
	o := open(d).Begin(m, named("Friday"))
	stroll(t, m, 30)
	o.Store()
	m.GoTo(12)
	o.Store()
	d.Run()
	again := load(t, d, o.info.ID)
	if again.game.At() != 12 || again.game.Len() != 30 {
		t.Errorf("opened at %d of %d", again.game.At(), again.game.Len())
	}
	legal := rules.AppendLegal(nil, m.View())
	m.Play(legal[len(legal)-1])
	o.Store()
	d.Run()
	if again = load(t, d, o.info.ID); again.game.Len() != 13 || *again.game.View().S != *m.View().S {
		t.Errorf("%d actions after playing in the past", again.game.Len())
	}
}

// TestNothingIsLostWhenStorageFails refuses changes for a while, as a full disk does.
func TestNothingIsLostWhenStorageFails(t *testing.T) {
	d := platformtest.New()
	s := open(d)
	m := begun(t)
	o := s.Begin(m, named("Friday"))
	stroll(t, m, 10)
	o.Store()
	d.Run()
	d.WriteErr = platform.ErrFull
	for range 3 {
		stroll(t, m, 1)
		o.Store()
	}
	d.Run()
	if o.Saved() || !errors.Is(o.Err(), platform.ErrFull) || !errors.Is(s.Err(), platform.ErrFull) {
		t.Errorf("saved %t, error %v", o.Saved(), o.Err())
	}
	if kept := load(t, d, o.info.ID); kept.game.Len() != 10 {
		t.Errorf("a refused change left %d actions", kept.game.Len())
	}
	d.WriteErr = nil
	o.Retry()
	d.Run()
	if kept := load(t, d, o.info.ID); !o.Saved() || kept.game.Len() != 13 {
		t.Errorf("%d actions after the storage works again, error %v", kept.game.Len(), o.Err())
	}
}

// TestRefusedRemovalIsForgotten: a game that the storage refuses to remove is listed again, and the error is gone once
// the storage works, since nothing is left to be stored.
func TestRefusedRemovalIsForgotten(t *testing.T) {
	d := platformtest.New()
	s := open(d)
	m := begun(t)
	o := s.Begin(m, named("Friday"))
	stroll(t, m, 10)
	o.Store()
	o.Close()
	d.Run()
	d.WriteErr = platform.ErrFull
	s.DeleteAll()
	d.Run()
	if s.Find(o.info.ID) == nil || !errors.Is(s.Err(), platform.ErrFull) {
		t.Errorf("listed %t, error %v", s.Find(o.info.ID) != nil, s.Err())
	}
	d.WriteErr = nil
	s.Retry()
	d.Run()
	if s.Err() != nil {
		t.Errorf("the error stays: %v", s.Err())
	}
}

// TestDeletedDatabase empties the storage while a game is played.
func TestDeletedDatabase(t *testing.T) {
	d := platformtest.New()
	m := begun(t)
	o := open(d).Begin(m, named("Friday"))
	stroll(t, m, 10)
	o.Store()
	d.Run()
	clear(d.Kept)
	for range 3 {
		stroll(t, m, 1)
		o.Store()
	}
	d.Run()
	if again := load(t, d, o.info.ID); again.game.Len() != 13 || !o.Saved() {
		t.Errorf("%d actions are stored", again.game.Len())
	}
}

// TestSecondTabOnlyLooks opens one game twice and closes the first tab.
func TestSecondTabOnlyLooks(t *testing.T) {
	d := platformtest.New()
	one := open(d)
	m := begun(t)
	o := one.Begin(m, named("Friday"))
	d.Run()
	other := d.Tab()
	two := open(other)
	var second *Session
	two.Load(o.info.ID, func(s *Session, _ *match.Stop, _ error) { second = s })
	other.Run()
	if !second.ViewOnly() {
		t.Fatal("two tabs may play")
	}
	stroll(t, m, 5)
	o.Store()
	d.Run()
	reloaded := 0
	second.Reloaded = func(string) { reloaded++ }
	hear := func() {
		for _, e := range other.Events() {
			two.Update(e)
		}
		other.Run()
	}
	hear()
	if reloaded == 0 || second.Match().Len() != 5 {
		t.Errorf("the second tab shows %d actions", second.Match().Len())
	}
	o.Close()
	hear()
	if second.ViewOnly() || reloaded < 2 {
		t.Error("the second tab may not play after the first is closed")
	}
}

func TestNewerAndDamagedGamesAreLeftAlone(t *testing.T) {
	d := platformtest.New()
	d.Kept["info:aa"] = []byte(`{"v":99,"name":"from the future"}`)
	d.Kept["info:bb"] = []byte(`{"v":1,`)
	s := open(d)
	for id, want := range map[string]error{"aa": ErrNewer, "bb": ErrDamaged, "cc": ErrGone} {
		s.Load(id, func(_ *Session, _ *match.Stop, err error) {
			if !errors.Is(err, want) {
				t.Errorf("%s: %v", id, err)
			}
		})
	}
	d.Run()
	if len(s.Games()) != 2 || !s.Find("aa").Newer() || !s.Find("bb").Damaged {
		t.Error("a game is not listed as what it is")
	}
}

func TestManage(t *testing.T) {
	d := platformtest.New()
	s := open(d)
	m := begun(t)
	o := s.Begin(m, named("Friday"))
	stroll(t, m, 40)
	o.Store()
	o.Close()
	d.Run()
	i := s.Find(o.info.ID)
	s.Rename(i, "  Saturday ")
	s.Duplicate(i, "Copy", func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	d.Run()
	if games := open(d).Games(); len(games) != 2 ||
		!slices.ContainsFunc(games, func(i *Info) bool { return i.Name == "Saturday" }) {
		t.Errorf("%d games", len(games))
	}
	s.Delete(i)
	if s.Find(i.ID) != nil {
		t.Error("a deleted game is listed")
	}
	s.Restore(i)
	d.Run()
	if again := load(t, d, i.ID); again.game.Len() != 40 {
		t.Error("a restored game is not whole")
	}
	s.Delete(s.Find(i.ID))
	d.Run()
	later := open(d)
	if len(later.Games()) != 1 || len(later.Deleted()) != 1 {
		t.Errorf("%d games, %d can be brought back after one of two was deleted", len(later.Games()), len(later.Deleted()))
	}
	later.Restore(later.Deleted()[0])
	d.Run()
	if again := load(t, d, i.ID); again.game.Len() != 40 {
		t.Error("a restored game is not whole")
	}
	later.Delete(later.Find(i.ID))
	d.Run()
	d.Ahead = 25 * time.Hour
	open(d)
	d.Run()
	for key := range d.Kept {
		if strings.Contains(key, i.ID) {
			t.Fatalf("%s is left of a game that was deleted more than a day ago", key)
		}
	}
}

func TestBoardOfTheList(t *testing.T) {
	m := begun(t)
	s := *m.View().S
	v := rules.View{T: m.Title(), S: &s}
	v.S.Cells[5].Tile, v.S.Cells[5].Rot = 3, 4
	v.S.Cells[9].Slots[1] = 2
	if got := ReadBoard(m.Title(), writeBoard(v)); *got != s.Cells {
		t.Error("the board of the list is another one")
	}
	ReadBoard(m.Title(), []string{"", "Z99 57/1", "H12", "H12 nonsense/9 ,,,,,,,,,XX"})
}

// TestBoardInWords: the board of the list as the comment of writeBoard gives it, without markers and stations outside
// the slots.
func TestBoardInWords(t *testing.T) {
	m := begun(t)
	title := m.Title()
	v := rules.View{T: title, S: new(rules.State)}
	laid := &v.S.Cells[title.FindHex("H12")]
	laid.Tile, laid.Rot = title.Tiles.Find("57"), 1
	laid.Slots[0], laid.Extra[0], laid.Marks = title.FindCorp("PRR"), title.FindCorp("B&O"), 1
	printed := &v.S.Cells[title.FindHex("H18")]
	printed.Slots[1] = title.FindCorp("NYC")
	if got, want := writeBoard(v), []string{"H12 57/1 PRR", "H18 - ,NYC"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestComputersAreStored: a seat is the computer's again when the game is opened, and one that was taken over is not.
func TestComputersAreStored(t *testing.T) {
	d := platformtest.New()
	m := begun(t)
	m.SetComputer(2, match.Hard)
	m.SetComputer(3, match.Sensible)
	o := open(d).Begin(m, func(i *Info) { i.Name, i.Game, i.Seats = "Friday", NewNumber(), []Seat{Here, Here, ByLink} })
	stroll(t, m, 5)
	o.Store()
	m.TakeOver(3)
	o.Store()
	d.Run()
	again := load(t, d, o.info.ID)
	for p, want := range []Seat{Here, Computer, ByLink} {
		if got := again.info.SeatOf(id.Player(p + 1)); got != want {
			t.Errorf("player %d sits %d, not %d", p+1, got, want)
		}
	}
	if again.info.LevelOf(2) != match.Hard || !again.game.Computer(2) ||
		match.LevelOf(again.game.Computers(), 2) != match.Hard || again.game.Computer(3) {
		t.Errorf("stints %v", again.game.Computers())
	}
}

// TestSinceWhenSomebodyHasTheTurn: the time is that at which the player got the turn, however much was played in it.
func TestSinceWhenSomebodyHasTheTurn(t *testing.T) {
	d := platformtest.New()
	m := begun(t)
	o := open(d).Begin(m, named("Friday"))
	was, who := o.info.Since, o.info.Decider
	if was == 0 {
		t.Fatal("nothing says since when the first player has the turn")
	}
	o.Rename("Saturday")
	if o.Store(); o.info.Since != was {
		t.Error("the time changes while the same player has the turn")
	}
	for o.info.Decider == who {
		stroll(t, m, 1)
		o.Store()
	}
	if o.info.Since <= was {
		t.Error("the next player has the turn since the same time")
	}
	o.Rename("Sunday")
	d.Run()
	if i := open(d).Find(o.info.ID); i.Since != o.info.Since {
		t.Errorf("stored as %d, not %d", i.Since, o.info.Since)
	}
}

// TestFreeLetter: after Z the names of branches go on with AA, like those of package whatif.
func TestFreeLetter(t *testing.T) {
	var list []Branch
	for range 53 {
		list = append(list, Branch{Name: freeLetter(list)})
	}
	for n, want := range map[int]string{0: "A", 25: "Z", 26: "AA", 51: "AZ", 52: "BA"} {
		if list[n].Name != want {
			t.Errorf("branch %d is %q, want %q", n+1, list[n].Name, want)
		}
	}
}
