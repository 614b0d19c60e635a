package panel_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// foreignTakeover returns the first position of a game in which a major may take over a minor of another player that it
// can pay in several ways.
func foreignTakeover(t *testing.T, m *match.Match) (at int, a t1822pnw.Merge) {
	t.Helper()
	for _, i := range playtest.Positions(m, "takeover") {
		v := m.ViewAt(i)
		for _, x := range rules.AppendLegal(nil, v) {
			a, unites := x.(t1822pnw.Merge)
			if !unites || v.HeadOf(a.With) == 0 || v.HeadOf(a.With) == v.President(a.By) ||
				v.T.Corp(a.With).Kind != rules.Minor {
				continue
			}
			s := *v.S
			next := rules.View{T: v.T, S: &s, X: new(rules.Scratch)}
			if rules.Do(v, a, &s); len(rules.AppendLegal(nil, next)) > 3 { // three ways to pay, and the way back
				return i, a
			}
		}
	}
	t.Fatal("no major may take over a minor of another player")
	return 0, a
}

// TestAcquisitionIsOneScreen: the row of a company that may be taken over shows its price, its owner, its money and its
// trains. Once it is chosen, payment and station are chosen beside it, and the consequences shown before the press are
// those of one press and the owner's consent (1822PNW/R100-R107).
func TestAcquisitionIsOneScreen(t *testing.T) {
	m := playtest.SampleOf(t, "1822pnw")
	at, a := foreignTakeover(t, m)
	for _, size := range [...]struct{ w, h int }{{1280, 800}, {390, 844}} {
		h, tab := tabletest.SeatAt(t, m, at, size.w, size.h)
		v, say := tab.Desk().View(), tab.Desk().Speaker()
		row := "merge:" + h.Corp(a.With)
		price := say.Money(2 * v.Price(a.With))
		for _, want := range []string{price, say.Player(v.HeadOf(a.With)), "treasury " +
			say.Money(v.Cash(id.OfCorp(a.With)))} {
			if name := h.S.Must(row).Name; !strings.Contains(name, want) {
				t.Errorf("the row says %q without %q", name, want)
			}
		}
		h.Choose(row)
		if told := h.S.Must("prompt").Name; !strings.Contains(told, price) {
			t.Errorf("the prompt is %q", told)
		}
		h.Choose("later:payment:answer:1")
		h.Choose("later:exchange:answer:2")
		before := tab.Desk().Game.Len()
		treasury := func() string { return say.Money(tab.Desk().View().Cash(id.OfCorp(a.By))) }
		owner := v.HeadOf(a.With)
		told := "Treasury of " + say.Corp(a.By) + " " + treasury() + " → "
		at := slices.IndexFunc(h.S.Nodes(), func(n ui.Node) bool { return strings.HasPrefix(n.Name, told) })
		if at < 0 {
			t.Fatal("nothing is told of the treasury")
		}
		said := h.S.Nodes()[at].Name
		held := v.Held(a.By, id.OfPlayer(owner))
		if h.S.Must("act:primary"); tab.Desk().Game.Len() != before {
			t.Fatal("something is played before the press")
		}
		h.PressPrimary()
		want := []rules.Action{a, rules.Decide{By: id.OfCorp(a.By), Choice: 1}, rules.Decide{By: id.OfCorp(a.By), Choice: 2}}
		if got := tab.Desk().Game.Log()[before:]; !slices.Equal(got, want) {
			t.Fatalf("one press plays %v, not %v", got, want)
		}
		if !strings.HasPrefix(said, told+treasury()) {
			t.Errorf("%q is told, and the treasury is %s", said, treasury())
		}
		if now := tab.Desk().View().Held(a.By, id.OfPlayer(owner)); now != held+10 {
			t.Errorf("the owner holds %d after %d", now, held)
		}
	}
}

// TestRefusedPaymentAnswers: a way to pay that is not possible is shown with its reason, and a press explains it
// (1822PNW/R103).
func TestRefusedPaymentAnswers(t *testing.T) {
	m := playtest.SampleOf(t, "1822pnw")
	for _, i := range playtest.Positions(m, "takeover") {
		h, tab := tabletest.SeatAt(t, m, i, 1280, 800)
		for _, o := range tab.Due().Draft().Options(0) {
			if o.Barred {
				continue
			}
			h.Choose(o.Key)
			for _, n := range h.S.Nodes() {
				if !strings.HasPrefix(n.ID, "later:payment:answer:") || !n.Disabled {
					continue
				}
				h.Press(n.ID)
				if why, ok := h.S.Find("why:text"); !ok || why.Name == "" || n.Describe == "" {
					t.Errorf("before action %d, %s (%q) gives no answer", i, n.ID, n.Describe)
				}
				if _, ok := h.S.Find("act:primary"); !ok || tab.Desk().Game.Len() != i {
					t.Error("something was played")
				}
				return
			}
		}
	}
	t.Error("no payment is ever refused")
}

// TestManyRefusedTakeovers: many companies that cannot be acquired are hidden behind a button; then each says why
// (1822PNW/R100).
func TestManyRefusedTakeovers(t *testing.T) {
	m := playtest.SampleOf(t, "1822pnw")
	for _, i := range playtest.Positions(m, "takeover") {
		h, tab := tabletest.SeatAt(t, m, i, 390, 844)
		var barred []string
		for _, o := range tab.Due().Draft().Options(draft.Main) {
			if o.Quiet() {
				barred = append(barred, o.Key)
			}
		}
		if len(barred) < 4 {
			continue
		}
		if h.Has(barred[0]) {
			t.Errorf("before action %d, %d refused companies are listed unasked", i, len(barred))
		}
		h.Expose("barred")
		h.Press("barred")
		for _, key := range barred {
			if n := h.S.Must(key); !n.Disabled || n.Describe == "" {
				t.Errorf("%s says no reason", key)
			}
		}
		return
	}
	t.Error("no company refuses many")
}

// TestLeastBidOnEveryCard: the card of each box shows the lowest bid that it takes, whether who decides may bid there
// or not (1822PNW/R30): 5 more than the highest bid, else $100 for a company and nothing for a private.
func TestLeastBidOnEveryCard(t *testing.T) {
	m := playtest.SampleOf(t, "1822pnw")
	cards, barred := 0, 0
	for k, i := range playtest.Positions(m, "stock") {
		if k%40 != 0 {
			continue
		}
		h, tab := tabletest.SeatAt(t, m, i, 1280, 800)
		v := tab.Desk().View()
		for lot := id.Lot(1); int(lot) <= v.T.BoxCount(); lot++ {
			card := v.CardIn(lot)
			if card == 0 || card == v.S.Decks.Lead {
				continue
			}
			least := int32(0)
			if high, _ := v.HighBid(lot); high.Placed() {
				least = high.Sum() + 5
			} else if v.T.CorpOfCard(card) != 0 {
				least = 100
			}
			want := "minimum bid " + tab.Desk().Speaker().Money(least)
			says := func(n ui.Node) bool { return strings.HasPrefix(n.ID, "lot:") && strings.HasSuffix(n.Name, want) }
			if !slices.ContainsFunc(h.S.Nodes(), says) {
				t.Errorf("before action %d, no card says %q", i, want)
			}
			cards++
			if o, ok := tab.Due().Draft().Find("bid:" + h.Private(card)); !ok || o.Barred {
				barred++
			}
		}
	}
	if cards == 0 || barred == 0 || barred == cards {
		t.Errorf("%d cards were looked at, %d of them without a bid", cards, barred)
	}
}

// TestRailwaysWithoutTreasury: a regional railway and a company in a box have neither money nor trains; their rows say
// what they are instead (1822PNW/R101, R103).
func TestRailwaysWithoutTreasury(t *testing.T) {
	m := playtest.SampleOf(t, "1822pnw")
	read := map[string]bool{}
	for _, at := range playtest.Positions(m, "takeover") {
		v := m.ViewAt(at)
		for _, x := range rules.AppendLegal(nil, v) {
			a, unites := x.(t1822pnw.Merge)
			if !unites || v.Is(a.With, rules.Floated) {
				continue
			}
			sign := "regional"
			if v.HeadOf(a.With) == 0 {
				sign = "box "
			}
			if read[sign] {
				continue
			}
			read[sign] = true
			h, _ := tabletest.SeatAt(t, m, at, 1280, 800)
			name := h.S.Must("merge:" + h.Corp(a.With)).Name
			if strings.Contains(name, "treasury") || !strings.Contains(name, sign) {
				t.Errorf("position %d: %q", at, name)
			}
		}
	}
	if len(read) == 0 {
		t.Error("no such company may be taken over")
	}
}

// TestBarredPrivatesAreListed: after the privates that the company may acquire come those of its owner that it may not,
// with the reason (1822PNW/R58).
func TestBarredPrivatesAreListed(t *testing.T) {
	m := playtest.SampleOf(t, "1822pnw")
	for _, at := range playtest.Positions(m, "acquire") {
		v := m.ViewAt(at)
		barred := false
		for i := range v.T.Privates {
			p := id.Private(i + 1)
			a := t1822pnw.Acquire{By: v.Actor().Corp(), Private: p}
			owns := v.PrivateOf(p, id.OfPlayer(v.HeadOf(a.By))) && v.T.Private(p).AcquiredFrom != ""
			barred = barred || owns && rules.Check(v, a).Refused()
		}
		if !barred {
			continue
		}
		h, _ := tabletest.SeatAt(t, m, at, 1280, 800)
		last := false
		for _, n := range h.S.Nodes() {
			if strings.HasPrefix(n.ID, "acquire:") {
				if last = n.Disabled; last && n.Describe == "" {
					t.Errorf("position %d: %q is barred without a reason", at, n.Name)
				}
			}
		}
		if !last {
			t.Errorf("position %d: no barred private at the end", at)
		}
		return
	}
	t.Error("no owner has a private that his company may not acquire")
}
