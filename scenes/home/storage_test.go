package home_test

import (
	"errors"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// some keeps only the first n games on the device, which remembers all of them.
func some(h *platformtest.Host, n int) {
	var ids []string
	for _, key := range slices.Sorted(maps.Keys(h.Kept)) {
		if id, ok := strings.CutPrefix(key, "info:"); ok {
			ids = append(ids, id)
		}
	}
	for _, id := range ids[n:] {
		maps.DeleteFunc(h.Kept, func(key string, _ []byte) bool { return strings.Contains(key, id) })
	}
}

// stop makes line n of every stored game one that cannot be followed.
func stop(h *platformtest.Host, n int) {
	for key := range h.Kept {
		if strings.HasPrefix(key, "log:") && strings.HasSuffix(key, ":"+strconv.Itoa(1_000_000 + n)[1:]) {
			h.Kept[key] = []byte("teleport PRR")
		}
	}
}

// storageScreens are the screens about the storage: the state of the device that shows each, and the way to it.
var storageScreens = []struct {
	name   string
	before func(*platformtest.Host)
	do     func(*tabletest.Started)
	shows  string // the id of what must be there
}{
	{"deleted", nil, func(s *tabletest.Started) {
		for _, i := range s.App.Shelf.Games()[1:] {
			s.App.Shelf.Delete(i)
		}
		s.Settle()
		s.Wait(app.ToastTime)
		s.Reveal("home:deleted")
		s.Tap("home:deleted")
	}, "deleted"},
	{"in a copy", func(h *platformtest.Host) { stop(h, 12) }, func(s *tabletest.Started) {
		s.App.Play(s.App.Shelf.Games()[0].ID)
		s.Settle()
		s.Tap("notice:ok")
		s.Tap("act:primary")
	}, "question"},
	{"all gone", func(h *platformtest.Host) { some(h, 0) }, func(*tabletest.Started) {}, "lost:notice"},
	{"some gone", func(h *platformtest.Host) { some(h, 2) }, func(*tabletest.Started) {}, "lost:notice"},
	{"cannot be read", func(h *platformtest.Host) { h.ListErr = errors.New("no backing store") },
		func(*tabletest.Started) {}, "fault:notice"},
}

// TestStorageLayout draws the screens about the storage on desktops and phones, in both languages.
func TestStorageLayout(t *testing.T) {
	for _, c := range playtest.Screens() {
		if c.W != 1280 && c.W != 390 {
			continue
		}
		t.Run(c.String(), func(t *testing.T) {
			t.Parallel()
			told := map[string]bool{}
			for _, place := range storageScreens {
				h := platformtest.New()
				scenestest.KeepSamples(t, h)
				if place.before != nil {
					place.before(h)
				}
				s := tabletest.StartOn(t, c, h)
				place.do(s)
				if _, ok := s.Find(place.shows); !ok {
					t.Errorf("%s: %s is not shown", place.name, place.shows)
				}
				s.CheckPages(playtest.Watch{Names: longNames},
					func(faults []string) { playtest.Report(t, told, place.name, faults) })
			}
		})
	}
}

// TestStoragePictures draws the same, for people to look at.
func TestStoragePictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, c := range playtest.Screens() {
		if c.W != 1280 && c.W != 390 || c.Text != app.NormalText {
			continue
		}
		for _, place := range storageScreens {
			h := platformtest.New()
			scenestest.KeepSamples(t, h)
			if place.before != nil {
				place.before(h)
			}
			s := tabletest.StartOn(t, c, h)
			place.do(s)
			s.Save(filepath.Join(*playtest.Pictures, "storage-"+strings.ReplaceAll(place.name, " ", "-")+"-"+c.String()+".png"))
		}
	}
}

// TestGamesThatAreGoneAreTold: home says how many games are gone, again at every start until the player has taken note
// or has restored a backup. It does not greet as at a first visit.
func TestGamesThatAreGoneAreTold(t *testing.T) {
	for left, want := range map[int]string{0: "5 games of this device are gone", 4: "1 game of this device is gone"} {
		h := platformtest.New()
		h.Tags = []string{"en"}
		scenestest.KeepSamples(t, h)
		some(h, left)
		tabletest.Start(t, h, 1280, 800, 1)
		s := tabletest.Start(t, h, 1280, 800, 1)
		if said := s.Must("lost:notice").Name; !strings.HasPrefix(said, want) {
			t.Errorf("%d games are left, and home says %q", left, said)
		}
		if _, greets := s.Find("hero"); greets {
			t.Errorf("%d games are left, and home greets as at a first visit", left)
		}
		s.Tap("home:lost")
		if h.Picked != 1 {
			t.Error("no file is asked for")
		}
		s.Tap("home:lost:forget")
		if _, told := tabletest.Start(t, h, 1280, 800, 1).Find("lost:notice"); told {
			t.Error("it is told again after it was taken note of")
		}
	}
}

// TestLossIsReadableOnAPhone: the heading of the notice has its full size on a phone, with the button below the text.
func TestLossIsReadableOnAPhone(t *testing.T) {
	for _, lang := range []string{"en", "ja"} {
		h := platformtest.New()
		h.Tags = []string{lang}
		scenestest.KeepSamples(t, h)
		some(h, 0)
		s := tabletest.Start(t, h, 390, 844, 1)
		if box, button := s.Must("lost:notice").Rect, s.Must("home:lost").Rect; button.X > box.X+box.W/4 {
			t.Errorf("%s: the button at %v leaves half of the notice at %v to the text", lang, button, box)
		}
	}
}

// TestABackupEndsTheLoss: a loss is not mentioned once a backup is restored.
func TestABackupEndsTheLoss(t *testing.T) {
	h := platformtest.New()
	h.Tags = []string{"en"}
	scenestest.KeepSamples(t, h)
	s := tabletest.Start(t, h, 1280, 800, 1)
	s.App.BackUp()
	s.Settle()
	var backup []byte
	for _, data := range h.Saved {
		backup = data
	}
	some(h, 0)
	s = tabletest.Start(t, h, 1280, 800, 1)
	s.Must("lost:notice")
	dialogs.OpenFile(s.App.Shell, "backup.json", backup)
	s.Settle()
	if got, lost := len(s.App.Shelf.Games()), s.App.Shelf.Lost(); got != 5 || lost != 0 {
		t.Errorf("%d games are there, %d are told as lost", got, lost)
	}
}

// TestGamesThatCannotBeReadAreTold: where the list cannot be read though there are games, home neither greets as at a
// first visit nor counts them as none. Once the storage answers they are there.
func TestGamesThatCannotBeReadAreTold(t *testing.T) {
	h := platformtest.New()
	h.Tags = []string{"en"}
	scenestest.KeepSamples(t, h)
	h.ListErr = errors.New("no backing store")
	s := tabletest.Start(t, h, 1280, 800, 1)
	if said := s.Must("fault:notice").Name; !strings.HasPrefix(said, "5 games of this device cannot be read") ||
		!strings.Contains(said, app.Words.UnreadHint[text.En]) {
		t.Errorf("home says %q", said)
	}
	for _, n := range s.Nodes() {
		if n.ID == "hero" || strings.Contains(n.Name, "0 games") {
			t.Errorf("home says %q in %s", n.Name, n.ID)
		}
	}
	h.ListErr = nil
	s.Wait(2 * app.RetryAfter)
	if _, told := s.Find("fault:notice"); told || len(s.App.Shelf.Games()) != 5 {
		t.Errorf("%d games are there", len(s.App.Shelf.Games()))
	}
}
