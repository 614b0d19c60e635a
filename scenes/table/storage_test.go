package table

import (
	"errors"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/scenestest"
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

// storageScreens are what is told about the storage: how the device comes to that, and the way to the screen.
var storageScreens = []struct {
	name   string
	before func(*platformtest.Host)
	do     func(*started)
	shows  string // the id of what must be there
}{
	{"deleted", nil, func(s *started) {
		for _, i := range s.app.Shelf.Games()[1:] {
			s.app.Shelf.Delete(i)
		}
		s.settle()
		s.wait(app.ToastTime)
		s.reveal("home:deleted")
		s.press("home:deleted")
	}, "deleted"},
	{"in a copy", func(h *platformtest.Host) { stop(h, 12) }, func(s *started) {
		s.app.Play(s.app.Shelf.Games()[0].ID)
		s.settle()
		s.press("notice:ok")
		s.press("act:primary")
	}, "question"},
	{"all gone", func(h *platformtest.Host) { some(h, 0) }, func(*started) {}, "lost:notice"},
	{"some gone", func(h *platformtest.Host) { some(h, 2) }, func(*started) {}, "lost:notice"},
	{"cannot be read", func(h *platformtest.Host) { h.Unread = errors.New("no backing store") }, func(*started) {}, "fault:notice"},
}

// wait lets time pass.
func (s *started) wait(d time.Duration) {
	for range int(d/time.Second) + 1 {
		s.settle()
	}
}

// TestStorageLayout draws what is told about the storage on desktops and phones, in both languages.
func TestStorageLayout(t *testing.T) {
	for _, c := range screens() {
		if c.w != 1280 && c.w != 390 {
			continue
		}
		t.Run(c.String(), func(t *testing.T) {
			t.Parallel()
			told := map[string]bool{}
			for _, place := range storageScreens {
				h := platformtest.New()
				scenestest.Keep(t, h)
				if place.before != nil {
					place.before(h)
				}
				s := c.start(t, h)
				place.do(s)
				if _, ok := s.Find(place.shows); !ok {
					t.Errorf("%s: %s is not shown", place.name, place.shows)
				}
				s.pages(watch{names: names}, func(faults []string) { report(t, told, place.name, faults) })
			}
		})
	}
}

// TestStoragePictures draws the same, for people to look at.
func TestStoragePictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, c := range screens() {
		if c.w != 1280 && c.w != 390 || c.text != app.NormalText {
			continue
		}
		for _, place := range storageScreens {
			h := platformtest.New()
			scenestest.Keep(t, h)
			if place.before != nil {
				place.before(h)
			}
			s := c.start(t, h)
			place.do(s)
			s.Save(filepath.Join(*pictures, "storage-"+strings.ReplaceAll(place.name, " ", "-")+"-"+c.String()+".png"))
		}
	}
}

// TestGamesThatAreGoneAreTold: home tells how many games are gone, again at every start until the player has taken note or
// has restored a backup. It does not greet as at a first visit.
func TestGamesThatAreGoneAreTold(t *testing.T) {
	for left, want := range map[int]string{0: "5 games of this device are gone", 4: "1 game of this device is gone"} {
		h := platformtest.New()
		h.Tags = []string{"en"}
		scenestest.Keep(t, h)
		some(h, left)
		start(t, h, 1280, 800, 1)
		s := start(t, h, 1280, 800, 1)
		if said := s.Must("lost:notice").Name; !strings.HasPrefix(said, want) {
			t.Errorf("%d games are left, and home says %q", left, said)
		}
		if _, greets := s.Find("hero"); greets {
			t.Errorf("%d games are left, and home greets as at a first visit", left)
		}
		s.press("home:lost")
		if h.Picked != 1 {
			t.Error("no file is asked for")
		}
		s.press("home:lost:forget")
		if _, told := start(t, h, 1280, 800, 1).Find("lost:notice"); told {
			t.Error("it is told again after it was taken note of")
		}
	}
}

// TestABackupEndsTheLoss: what was lost is not told of once a backup is restored.
func TestABackupEndsTheLoss(t *testing.T) {
	h := platformtest.New()
	h.Tags = []string{"en"}
	scenestest.Keep(t, h)
	s := start(t, h, 1280, 800, 1)
	s.app.BackUp()
	s.settle()
	var backup []byte
	for _, data := range h.Saved {
		backup = data
	}
	some(h, 0)
	s = start(t, h, 1280, 800, 1)
	s.Must("lost:notice")
	dialogs.OpenFile(s.app.Shell, "backup.json", backup)
	s.settle()
	if got, lost := len(s.app.Shelf.Games()), s.app.Shelf.Lost(); got != 5 || lost != 0 {
		t.Errorf("%d games are there, %d are told as lost", got, lost)
	}
}

// TestGamesThatCannotBeReadAreTold: where the list cannot be read though there are games, home neither greets as at a first
// visit nor counts them as none. Once the storage answers they are there.
func TestGamesThatCannotBeReadAreTold(t *testing.T) {
	h := platformtest.New()
	h.Tags = []string{"en"}
	scenestest.Keep(t, h)
	h.Unread = errors.New("no backing store")
	s := start(t, h, 1280, 800, 1)
	if said := s.Must("fault:notice").Name; !strings.HasPrefix(said, "5 games of this device cannot be read") ||
		!strings.Contains(said, app.Words.UnreadHint[text.En]) {
		t.Errorf("home says %q", said)
	}
	for _, n := range s.Nodes() {
		if n.ID == "hero" || strings.Contains(n.Name, "0 games") {
			t.Errorf("home says %q in %s", n.Name, n.ID)
		}
	}
	h.Unread = nil
	s.wait(2 * app.RetryAfter)
	if _, told := s.Find("fault:notice"); told || len(s.app.Shelf.Games()) != 5 {
		t.Errorf("%d games are there", len(s.app.Shelf.Games()))
	}
}
