package panel_test

import (
	"bytes"
	"image"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestSoldLotsStayInSight: the sold lots of an auction are below the other lots with its owner and price, and a line
// says what the last action sold and who bids against whom now.
func TestSoldLotsStayInSight(t *testing.T) {
	m := playtest.Recorded26855(t)
	for _, at := range playtest.Positions(m, "auction") {
		bid, ok := m.Action(at).(rules.Bid)
		if next := m.ViewAt(at + 1); !ok || next.S.Privates[bid.Private].Owner.Player() != bid.By ||
			step.Contested(next) == 0 {
			continue
		}
		h, tab := tabletest.SeatAt(t, m, at+1, 1280, 800)
		say := tab.Desk().Speaker()
		name, price := say.Private(bid.Private), say.Player(bid.By)+" "+say.Money(bid.Price)
		if got := h.S.Must("sold:" + name).Name; got != name+": "+price {
			t.Errorf("what is sold stands there as %q", got)
		}
		news := h.S.Must("auction:news").Name
		if !strings.Contains(news, name+": "+price+".") ||
			!strings.Contains(news, "Now "+say.Private(step.Contested(tab.Desk().View()))+": ") {
			t.Errorf("the news are %q", news)
		}
		return
	}
	t.Fatal("no purchase begins a contest")
}

// TestABarredBidIsToldOnce asks why a lot cannot be bid for: the answer is in the panel, and no tooltip says it again.
func TestABarredBidIsToldOnce(t *testing.T) {
	m := playtest.Recorded26855(t)
	at := playtest.FirstDraft(t, m, "auction", func(d *draft.Draft) bool { o, _ := d.Find("bid:B&O"); return o.Barred })
	h, _ := tabletest.SeatAt(t, m, at, 1280, 800)
	main := h.S.Must("main").Rect
	x, y := h.S.Must("bid:B&O").Rect.Center()
	if staysStill(h, x, y, main) {
		t.Error("no tooltip tells why not")
	}
	h.Press("bid:B&O")
	if h.S.Must("why").Name == "" {
		t.Error("the panel does not tell why not")
	}
	if !staysStill(h, x+1, y, main) {
		t.Error("a tooltip says what the panel says")
	}
}

// TestTokensOnlyWhereBidsTakeThem: how many bids are left to each player is shown where bids take tokens, and nowhere
// else (1822PNW/R34).
func TestTokensOnlyWhereBidsTakeThem(t *testing.T) {
	for key, want := range map[string]bool{"18fl": false, "1830-classic": false, "1822pnw": true} {
		title, err := match.FindTitle(key, "rulebook", nil)
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(title, []string{"Aiko", "Ben", "Chiara"}, 1)
		if err != nil {
			t.Fatal(err)
		}
		h, _ := tabletest.SeatAt(t, m, 0, 1280, 800)
		if h.Has("hand:open") {
			h.Press("hand:open")
			h.Wait()
		}
		if h.Has("tokens") != want {
			t.Errorf("%s: tokens for bids are told: %v", key, !want)
		}
	}
}

// pixels returns the picture within a rectangle.
func pixels(h *playtest.Hand, r ui.Rect) []byte {
	part := h.S.Show().SubImage(image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))).(*image.RGBA)
	var all []byte
	for y := part.Rect.Min.Y; y < part.Rect.Max.Y; y++ {
		at := part.PixOffset(part.Rect.Min.X, y)
		all = append(all, part.Pix[at:at+4*part.Rect.Dx()]...)
	}
	return all
}

// staysStill moves the pointer to a point and reports whether the picture within a rectangle then stays the same for
// one and a half seconds.
func staysStill(h *playtest.Hand, x, y float32, within ui.Rect) bool {
	h.S.Do(ui.Event{Kind: ui.PointerMove, X: x, Y: y})
	h.S.Step(50 * time.Millisecond)
	before := bytes.Clone(pixels(h, within))
	for range 3 {
		h.S.Step(500 * time.Millisecond)
	}
	return bytes.Equal(before, pixels(h, within))
}
