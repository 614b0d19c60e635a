package dialogs_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// atTable returns the program with the stored game on its table, after an action of another device's player that was
// made here and is to be sent.
func atTable(t *testing.T, sends bool) *tabletest.Started {
	t.Helper()
	h := stored(t, "en")
	h.Sends = sends
	s := tabletest.Start(t, h, 1280, 800, 1)
	i := s.App.Shelf.Games()[0]
	library.Post{Shelf: s.App.Shelf}.SetSeats(i, []library.Seat{0, 1, 1, 1})
	s.App.Play(i.ID)
	s.Settle()
	s.TapIfShown("notice:ok")
	s.TapIfShown("question:no")
	s.App.Session().Info().Sent = 58
	s.Settle()
	return s
}

// Where the device has a share sheet the button at the table opens it at once, with the picture if the player wants it.
func TestSendingWithTheShareSheet(t *testing.T) {
	s := atTable(t, true)
	if n := s.Must("act:primary").Name; n != "Send to Ben" {
		t.Fatalf("the button says %q", n)
	}
	s.Tap("act:share")
	s.Tap("share:pictured")
	s.Tap("share:close")
	s.Tap("act:primary")
	if !strings.Contains(s.Host.Sent, "#g=") || len(s.Host.Pictures) != 1 {
		t.Errorf("sent %q with %d pictures", s.Host.Sent, len(s.Host.Pictures))
	}
	if i := s.App.Session().Info(); i.Unsent() || !says(s, "Sent to Ben") {
		t.Error("it does not count as sent, or nothing says so")
	}
}

// Without a share sheet the dialog offers to copy the message or to begin a mail, and the picture as a file.
func TestSendingWithoutAShareSheet(t *testing.T) {
	s := atTable(t, false)
	s.Tap("act:primary")
	s.Tap("share:picture")
	s.Tap("share:mail")
	if !strings.Contains(s.Host.Mailed, "#g=") || len(s.Host.Pictures) != 1 {
		t.Errorf("mailed %q, %d pictures", s.Host.Mailed, len(s.Host.Pictures))
	}
	if s.App.Session().Info().Unsent() {
		t.Error("it does not count as sent")
	}
	s.Tap("share:message")
	if !strings.HasPrefix(s.Host.Copied, "1830 Classic") || !strings.Contains(s.Host.Copied, "#g=") {
		t.Errorf("copied %q", s.Host.Copied)
	}
}

// The keyboard begins at the way to send, and not at a seat, which a press would move to another device.
func TestSendingBeginsAtTheButton(t *testing.T) {
	s := atTable(t, false)
	s.Tap("act:primary")
	if at := s.Focus(); at != "share:message" {
		t.Errorf("the focus is on %s", at)
	}
}

// Whoever shares a game that was played on one device is asked once who plays here, and may change that later.
func TestSharingAsksWhoPlaysHere(t *testing.T) {
	h := stored(t, "en")
	s := tabletest.Start(t, h, 1280, 800, 1)
	i := s.App.Shelf.Games()[0]
	library.Post{Shelf: s.App.Shelf}.SetSeats(i, nil)
	s.Settle()
	s.Tap("continue:share")
	s.Tap("me:1")
	if i = s.App.Shelf.Find(i.ID); i.SeatOf(1) != library.Here || i.SeatOf(2) != library.ByLink ||
		i.SeatOf(4) != library.ByLink {
		t.Fatalf("seats %v", i.Seats)
	}
	if _, asks := s.Find("me:1"); asks {
		t.Error("it is asked again")
	}
	s.Tap("share:seat3")
	if i = s.App.Shelf.Find(i.ID); i.SeatOf(3) != library.Here {
		t.Errorf("seats %v", i.Seats)
	}
	if s.Must("share:message").Name != "Copy for Ben" {
		t.Error("the dialog does not offer to send the game to who has the turn")
	}
}
