package table

import (
	"crypto/sha256"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// florida returns a game of 18FL of three players that has only begun.
func florida(t testing.TB, bids ...int32) *match.Match {
	t.Helper()
	title, err := match.FindTitle("18fl", "rulebook", nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"Aiko", "Ben", "Chiara"}, 5)
	if err != nil {
		t.Fatal(err)
	}
	for i, sum := range bids {
		if r := m.Play(rules.Bid{By: id.Player(i + 1), Price: sum}); r.Refused() {
			t.Fatal(r)
		}
	}
	return m
}

// seatFlorida begins a stored game of 18FL at a device, of which these seats are elsewhere.
func seatFlorida(t testing.TB, lang string, w, h int, scale float32, elsewhere ...id.Player) (*started, *playing) {
	t.Helper()
	s := start(t, scenestest.NewHost(lang), w, h, scale)
	session := s.app.Shelf.Begin(florida(t), func(i *library.Info) {
		i.Name, i.Game, i.Seats = "Friday", 12, make([]library.Seat, 3)
		for _, p := range elsewhere {
			i.Seats[p-1] = library.ByLink
		}
	})
	p := s.app.seatSession(session)
	s.Settle()
	return s, p
}

// TestHandOver: before each secret bid the device is handed over, with nothing of the game in sight; nothing is chosen
// beforehand, and a bid takes two presses after that (18FL/R22, R23).
func TestHandOver(t *testing.T) {
	for _, w := range []int{1280, 820, 390} {
		s, p := seatFlorida(t, "en", w, 844, 1)
		for i, name := range []string{"Aiko", "Ben", "Chiara"} {
			if n := s.Must("hand:give"); n.Name != "Hand over to "+name {
				t.Fatalf("%d: %q", w, n.Name)
			}
			for _, part := range []string{"bar", "act:dock", "panel", "actions", "act:undo"} {
				if _, ok := s.Find(part); ok {
					t.Errorf("%d: %s is in sight before the bid", w, part)
				}
			}
			s.Tap("hand:open")
			if n := s.Must("act:primary"); !n.Disabled || n.Name != "Choose $0, $5 or $10" {
				t.Errorf("%d: before anything is chosen the button says %q", w, n.Name)
			}
			s.Tap("bid:choice:5")
			want := "Seal $5 and hand over"
			if i == 2 {
				want = "Seal $5"
			}
			if n := s.Must("act:primary"); n.Name != want {
				t.Errorf("%d: %q, want %q", w, n.Name, want)
			}
			s.Tap("act:primary")
		}
		if n := s.Must("revealed:1"); !strings.Contains(n.Name, "Aiko bid $5") {
			t.Errorf("%d: the reveal says %q", w, n.Name)
		}
		if p.desk.View().InCharge().Name() != "choice" || p.people.mustHandOver() {
			t.Errorf("%d: after three bids: %s", w, p.desk.View().InCharge().Name())
		}
	}
}

// TestBidsTakenBack: a bid may be taken back until the next player has begun, which leaves no trace of it; later, all
// of them (18FL/R22).
func TestBidsTakenBack(t *testing.T) {
	s, p := seatFlorida(t, "en", 1280, 800, 1)
	sealBid(s, 10)
	s.Tap("hand:undo")
	if p.game.Len() != 0 || s.Must("hand:give").Name != "Hand over to Aiko" {
		t.Fatalf("%d actions are kept, and the screen says %q", p.game.Len(), s.Must("hand:give").Name)
	}
	if n := len(p.tries.All()); n != 0 {
		t.Errorf("%d what-ifs keep the bid", n)
	}
	sealBid(s, 10)
	s.Tap("hand:open")
	if n := s.Must("act:undo"); !n.Disabled {
		t.Error("Ben takes back Aiko's bid")
	}
	if p.rewind.undo(); p.game.Now() != 1 {
		t.Error("Ben's key takes back Aiko's bid")
	}
	if p.rewind.moveTo(0); p.game.Now() != 1 {
		t.Error("the history takes back Aiko's bid")
	}
	s.happen(platform.Event{Kind: platform.Hidden})
	s.Settle()
	if !p.people.mustHandOver() {
		t.Error("the bid is open after the device was put away")
	}
	sealBid(s, 5)
	sealBid(s, 0)
	if n := s.Must("act:undo"); n.Name != "Take back all bids" {
		t.Errorf("after the reveal undo says %q", n.Name)
	}
	if p.rewind.undo(); p.game.Now() != 0 || p.game.Len() != 3 {
		t.Errorf("undo after the reveal leads to %d of %d", p.game.Now(), p.game.Len())
	}
}

// TestOnePersonHandsNothingOver: where one person plays at the device, against computers or by link, the bid is open at
// once.
func TestOnePersonHandsNothingOver(t *testing.T) {
	s, p := seatFlorida(t, "en", 1280, 800, 1, 2, 3)
	if p.people.mustHandOver() {
		t.Fatal("there is nobody to hand over to")
	}
	s.Tap("bid:choice:5")
	s.Tap("act:primary")
	if n := s.Must("share:veiled"); !strings.Contains(n.Name, "could read them") {
		t.Errorf("the link's dialog says %q", n.Name)
	}
}

// TestSealedBidsShowNowhere plays the same game with different bids: until the last one is made no picture, no text, no
// node that is read aloud, no log, no history, no copy for planning and no preview of a link differs (18FL/R22;
// scenario 45, trap 58).
func TestSealedBidsShowNowhere(t *testing.T) {
	for _, shape := range []struct {
		lang string
		w, h int
	}{{"en", 1280, 800}, {"ja", 390, 844}} {
		var told [2][]string
		for n, bids := range [2][2]int32{{0, 10}, {10, 5}} {
			told[n] = allSeen(t, shape.lang, shape.w, shape.h, bids)
		}
		for i := range told[0] {
			if told[0][i] != told[1][i] {
				t.Errorf("%s %d: the bids show: %s | %s", shape.lang, shape.w, told[0][i], told[1][i])
			}
		}
	}
}

// allSeen returns everything that can be seen, heard and read by the third player after two sealed bids.
func allSeen(t *testing.T, lang string, w, h int, bids [2]int32) (all []string) {
	t.Helper()
	s, p := seatFlorida(t, lang, w, h, 0.25)
	look := func(where string) {
		for _, n := range s.Nodes() {
			all = append(all, fmt.Sprintf("%s: %s %q %q %q", where, n.ID, n.Name, n.Describe, n.Value))
		}
		all = append(all, fmt.Sprintf("%s: picture %x", where, sha256.Sum256(s.Show().Pix)))
		all = append(all, fmt.Sprintf("%s: said %q", where, s.TakeAnnouncements()))
	}
	for _, sum := range bids {
		s.Tap("hand:open")
		s.Tap(fmt.Sprintf("bid:choice:%d", sum))
		s.TakeAnnouncements() // of who bids himself
		s.Tap("act:primary")
		look("hand-over")
	}
	s.Tap("hand:open")
	look("bid")
	s.Tap("bid:choice:5")
	look("chosen")
	p.history.raise()
	s.Settle()
	look("history")
	for i := range 3 {
		p.GoTo(i)
		s.Settle()
		look(fmt.Sprint("history at ", i))
	}
	p.GoTo(p.game.Now())
	for _, which := range []tab{logTab, playersTab} {
		p.layout.lookTab(which)
		s.Settle()
		look("page")
	}
	p.layout.page = phoneTable
	p.Table.menu.kind = undoMenu
	s.Settle()
	look("undo menu")
	p.Table.menu.kind = mainMenu
	s.Settle()
	look("menu")
	p.Table.menu.kind = noMenu
	if len(p.tries.Menu()) > 0 {
		all = append(all, "what-ifs are offered")
	}
	v := view.New(p.game, p.app.Prefs.Lang)
	all = append(all, v.Summary(), fmt.Sprintf("%+v", v.Table(view.Selection{})))
	computer := bot.NewSensible(3).Choose(p.desk.View())
	all = append(all, fmt.Sprintf("computer: %+v", computer))

	link, err := share.Encode(p.game.Game())
	if err != nil {
		t.Fatal(err)
	}
	s = start(t, scenestest.NewHost(lang), w, h, 0.25)
	s.happen(platform.Event{Kind: platform.Pasted, Text: "#g=" + link})
	s.Settle()
	look("preview")
	s.Tap("preview:play")
	look("opened")
	return slices.Clip(all)
}

// TestHandOverPictures draws the secret bids for people to look at.
func TestHandOverPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, shape := range []struct {
		name, lang string
		w, h       int
		scale      float32
	}{{"desktop-en", "en", 1280, 800, 1}, {"tablet-ja", "ja", 820, 1180, 1}, {"phone-ja", "ja", 390, 844, 2},
		{"phone-en", "en", 390, 844, 2}} {
		s, _ := seatFlorida(t, shape.lang, shape.w, shape.h, shape.scale)
		save := func(name string) { s.Save(filepath.Join(*playtest.Pictures, name+"-"+shape.name+".png")) }
		sealBid(s, 5)
		save("hand-over")
		s.Tap("hand:open")
		save("bid")
		s.Tap("bid:choice:10")
		save("bid-chosen")
		s.Tap("act:primary")
		sealBid(s, 10)
		save("reveal")
	}
}

// sealBid opens the bid of the player to whom the device was handed and seals a sum.
func sealBid(s *started, sum int) {
	s.Tap("hand:open")
	s.Tap(fmt.Sprintf("bid:choice:%d", sum))
	s.Tap("act:primary")
}
