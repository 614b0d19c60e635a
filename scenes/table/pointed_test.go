package table

import (
	"bytes"
	"image"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// point rests the pointer on something and lets the result be drawn.
func (s *tabled) point(id string) {
	x, y := s.Must(id).Rect.Center()
	s.Do(ui.Event{Kind: ui.PointerMove, X: x, Y: y})
	s.settle()
}

// mapPixels returns the pixels of the middle of the map.
func (s *tabled) mapPixels() []byte {
	m := s.Must("main").Rect
	part := s.Show().SubImage(image.Rect(int(m.X+80), int(m.Y+80), int(m.Right()-120), int(m.Bottom()-90))).(*image.RGBA)
	var all []byte
	for y := part.Rect.Min.Y; y < part.Rect.Max.Y; y++ {
		at := part.PixOffset(part.Rect.Min.X, y)
		all = append(all, part.Pix[at:at+4*part.Rect.Dx()]...)
	}
	return all
}

// TestCompanyShowsItsNetwork marks the track that a company reaches, by pointer, by focus and by a press, and no longer
// when none of them is on it.
func TestCompanyShowsItsNetwork(t *testing.T) {
	s := newTabled(t, "en", 1280, 800)
	s.tab.layout.showSide(mapSide)
	s.point("act:menu")
	plain := s.mapPixels()
	c := s.tab.desk.See().Operators()[0]
	reach, n := s.tab.desk.View().Reach(c.ID), 0
	for h := range s.tab.desk.View().T.Track().Len() {
		for set := reach.Paths[h+1]; set != 0; set &= set - 1 {
			n++
		}
	}
	s.point("corp:" + c.Name)
	marked := 0
	for _, r := range s.tab.pane.Scene(s.UI).Routes {
		if r.Reach {
			marked++
		}
	}
	if marked == 0 || marked != n {
		t.Fatalf("%s reaches %d pieces, %d are marked", c.Name, n, marked)
	}
	if s.tab.strips.Corp() != c.ID || bytes.Equal(s.mapPixels(), plain) {
		t.Error("the pointer marks nothing")
	}
	s.point("act:menu")
	if !bytes.Equal(s.mapPixels(), plain) {
		t.Error("the mark stays")
	}
	h := &playtest.Fingers{T: t, S: s.Screen, Keys: true}
	for range 200 {
		if s.Press("Tab"); h.S.Focus() == "corp:"+c.Name {
			break
		}
	}
	s.settle()
	if s.tab.strips.Corp() != c.ID || bytes.Equal(s.mapPixels(), plain) {
		t.Error("the focus marks nothing")
	}
}

// TestPlayerShowsHoldings marks a player's holdings in the strip of the companies, and his companies on the map.
func TestPlayerShowsHoldings(t *testing.T) {
	for _, touch := range []bool{false, true} {
		w, ht := 1280, 800
		if touch {
			w, ht = 820, 1180
		}
		s := newTabled(t, "en", w, ht)
		s.tab.layout.showSide(mapSide)
		s.settle()
		plain := s.mapPixels()
		seat := id.Player(0)
		for _, c := range s.tab.desk.See().Operators() {
			seat = s.tab.desk.View().President(c.ID)
		}
		key := "player:" + strconv.Itoa(int(seat))
		if _, ok := s.Find(key); !ok {
			t.Fatalf("no card of a player on %dx%d", w, ht)
		}
		said := map[string]bool{}
		s.P.Watch = func(text string, _, _ ui.Rect) { said[text] = true }
		if touch {
			h := &playtest.Fingers{T: t, S: s.Screen, Touch: true}
			h.Press(key)
			s.settle()
		} else {
			s.point(key)
		}
		if s.tab.strips.Player() != seat || bytes.Equal(s.mapPixels(), plain) {
			t.Errorf("touch %v: nothing is marked on the map", touch)
		}
		for _, c := range s.tab.desk.See().Operators() {
			if n := s.tab.desk.View().Held(c.ID, id.OfPlayer(seat)); n > 0 && !said[s.tab.desk.Speaker().Percent(n)] {
				t.Errorf("touch %v: %d%% of %s are not told", touch, n, c.Name)
			}
		}
		if *playtest.Pictures != "" {
			s.Save(filepath.Join(*playtest.Pictures, "player-"+strconv.Itoa(w)+".png"))
			s.point("corp:" + s.tab.desk.See().Operators()[0].Name)
			s.Save(filepath.Join(*playtest.Pictures, "network-"+strconv.Itoa(w)+".png"))
		}
	}
}

// TestStillPointerPointsAtNothing: the pointer that has pressed the button that began the game is over a hex of the map
// then. Nothing is said about that hex before the pointer moves.
func TestStillPointerPointsAtNothing(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.app.Prefs.Introduced = true // the pictures for newcomers would change what is seen
	s.Tap("home:bots")
	p, ok := s.app.bottomGame()
	if !ok {
		t.Fatal("no game begins")
	}
	p.auto.halt()
	seen := func() []byte {
		s.Settle()
		m := s.Must("main").Rect
		part := s.Show().SubImage(image.Rect(int(m.X+80), int(m.Y+120), int(m.Right()-20), int(m.Bottom()-100))).(*image.RGBA)
		var all []byte
		for y := part.Rect.Min.Y; y < part.Rect.Max.Y; y++ {
			at := part.PixOffset(part.Rect.Min.X, y)
			all = append(all, part.Pix[at:at+4*part.Rect.Dx()]...)
		}
		return all
	}
	arrived := seen()
	x, y := s.Must("hex:D10").Rect.Center()
	s.Do(ui.Event{Kind: ui.PointerMove, X: x, Y: y})
	if bytes.Equal(arrived, seen()) {
		t.Error("nothing is told of the hex that is pointed at")
	}
	s.Do(ui.Event{Kind: ui.PointerMove, X: 2, Y: 60})
	if !bytes.Equal(arrived, seen()) {
		t.Error("something is told of a hex that nobody points at")
	}
}

// TestTheRestingPointerPointsAtNothing: after a lay by the button beside the hex nothing is marked below the pointer
// until it moves.
func TestTheRestingPointerPointsAtNothing(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.TrackIn26855, 1280, 800)
	s := &tabled{Screen: h.S, tab: tab}
	playtest.PickTileIn26855(h)
	at := tab.game.At()
	s.point("sat:confirm")
	h.Press("sat:confirm")
	s.settle()
	if tab.game.At() == at {
		t.Fatal("nothing is laid")
	}
	rests := s.mapPixels()
	s.point("act:menu")
	if !bytes.Equal(rests, s.mapPixels()) {
		t.Error("a hex is marked below the resting pointer")
	}
}

// TestRoundButtonsLeaveTheHome: a lay to the left of the company's home is confirmed at its left.
func TestRoundButtonsLeaveTheHome(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.TrackIn26855, 1280, 800)
	e := playtest.ComputerGame(t, "1830-starter", []string{"Aiko", "Ben", "Chiara"})
	lays := New(tab.app, e, Hooks{})
	e.GoTo(0)
	e.Cut()
	lays.updateCursor()
	tab.app.Open(lays)
	s := &tabled{Screen: h.S, tab: lays}
	s.settle()
	h.Press("hex:H10")
	h.Press("tile:57")
	sign, hex, home := s.Must("sat:confirm").Rect, s.Must("hex:H10").Rect, s.Must("hex:H12").Rect
	if h := lays.desk.View().Home(lays.desk.View().Actor().Corp()); lays.desk.View().T.FindHex("H12") != h {
		t.Fatalf("the home is %v", h)
	}
	if sign.X > hex.X || !sign.And(home).Empty() {
		t.Errorf("the button at %v, the chosen hex at %v, the home at %v", sign, hex, home)
	}
}
