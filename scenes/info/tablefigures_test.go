package info_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestOfferAtThePresentPrice: where unsold shares sell at the present price, the table does not put the price of the
// start beside them as if it were theirs (18FL/R30).
func TestOfferAtThePresentPrice(t *testing.T) {
	m := playtest.SampleOf(t, "18fl")
	for _, at := range playtest.Positions(m, "stock") {
		v := m.ViewAt(at)
		for i := range v.T.Corps {
			c := id.Corp(i + 1)
			par := int32(v.S.Corps[c].Par)
			if v.Held(c, id.Initial) == 0 || par == 0 || v.Price(c) == par {
				continue
			}
			h, tab := tabletest.SeatAt(t, m, at, 1440, 900)
			h.Wait()
			say := tab.Desk().Speaker()
			left := strconv.Itoa(v.Held(c, id.Initial))
			shown := func(what string) bool {
				return slices.ContainsFunc(h.S.Nodes(), func(n ui.Node) bool { return strings.Contains(n.Name, what) })
			}
			if !shown(left) || shown(left+" "+say.Money(par)) || shown(left+"% "+say.Money(par)) {
				t.Errorf("before action %d, the offering of %s is shown with the price %s of its start", at, say.Corp(c),
					say.Money(par))
			}
			return
		}
	}
	t.Error("every offering sells at its par")
}

// TestPricesAlone: where no share has a par for good the table has no column of pars, and it names a zone beside a
// price only if that has an effect on shares (1822PNW/R24).
func TestPricesAlone(t *testing.T) {
	m := playtest.SampleOf(t, "1822pnw")
	h, _ := tabletest.SeatAt(t, m, m.Len()-1, 1440, 900)
	h.Press("act:tables")
	h.Wait()
	prices := 0
	for _, n := range h.S.Nodes() {
		if n.Name == "Par" {
			t.Error("there is a column of pars")
		}
		if strings.HasPrefix(n.ID, "shares:") && strings.HasPrefix(n.Name, "$") {
			if prices++; strings.HasSuffix(n.Name, ", ") {
				t.Errorf("%s is %q", n.ID, n.Name)
			}
		}
	}
	if prices < 5 {
		t.Errorf("%d prices", prices)
	}
}

// TestSecretBidIsDone: once everybody has bid in secret, the step of the bids is done and not skipped (18FL/R15).
func TestSecretBidIsDone(t *testing.T) {
	m := playtest.SampleOf(t, "18fl")
	list := playtest.Positions(m, "choice")
	_, tab := tabletest.SeatAt(t, m, list[0], 1280, 800)
	if dot := tab.Desk().See().Prompt.Steps[0]; dot.Tense != view.Past || dot.Why != "" {
		t.Errorf("the step %q is %v: %q", dot.Name, dot.Tense, dot.Why)
	}
}

// TestCardsNamePrivates: the card of a player in the strip names his privates beside his certificates.
func TestCardsNamePrivates(t *testing.T) {
	m := playtest.SampleOf(t, "18fl")
	for _, at := range playtest.Positions(m, "stock") {
		h, tab := tabletest.SeatAt(t, m, at, 1280, 800)
		var seen playtest.Watch
		seen.Attach(h.S)
		h.S.Invalidate()
		h.Wait()
		named := 0
		for _, p := range tab.Desk().See().Players {
			card := h.S.Must("player:" + string(rune('0'+p.ID))).Rect
			for _, private := range p.Privates {
				in := func(d playtest.Drawn) bool { return card.Has(d.Rect.X, d.Rect.Y) && strings.Contains(d.Text, private) }
				if named++; !slices.ContainsFunc(seen.Lines, in) {
					t.Errorf("before action %d, the card of %s does not name %s", at, p.Name, private)
				}
			}
		}
		if named > 0 {
			return
		}
	}
	t.Error("nobody has a private")
}

// TestVoiceSaysWhatTheButtonSays: a button that buys a private at once is called a purchase for the voice too
// (18FL/R17).
func TestVoiceSaysWhatTheButtonSays(t *testing.T) {
	m := playtest.SampleOf(t, "18fl")
	_, tab := tabletest.SeatAt(t, m, playtest.Positions(m, "choice")[0], 1280, 800)
	for _, o := range tab.Due().Draft().Options(draft.Main) {
		if !o.Barred && !strings.HasPrefix(o.Spoken, strings.Fields(o.Button)[0]) {
			t.Errorf("%q is called %q", o.Button, o.Spoken)
		}
	}
}

// TestOnlyPrivatesOfTheGame: the list of privates leaves out those that need more players, instead of calling them
// closed (18FL/R7).
func TestOnlyPrivatesOfTheGame(t *testing.T) {
	m := playtest.SampleOf(t, "18fl") // of three players
	h, _ := tabletest.SeatAt(t, m, m.Len()/2, 1280, 800)
	h.S.Click("act:tables")
	h.S.Click("tables:5")
	h.S.Must("private:TC")
	for _, n := range h.S.Nodes() {
		if n.ID == "private:FECCTC" {
			t.Error("FECCTC is in a game of three")
		}
	}
}

// TestTrainTablesFitATablet: on a tablet the tables of trains and phases show all their columns.
func TestTrainTablesFitATablet(t *testing.T) {
	for _, key := range []string{"1830-classic", "18fl"} {
		m := playtest.SampleOf(t, key)
		h, _ := tabletest.SeatAt(t, m, m.Len(), 820, 1180)
		h.S.Coarse()
		h.S.Click("act:tables")
		h.S.Click("tables:4")
		for _, last := range []string{"depot:head:7", "phases:head:5"} {
			if r := h.S.Must(last).Rect; r.Right() > 820 || r.W < 80 {
				t.Errorf("%s: %s is at %v", key, last, r)
			}
		}
	}
}
