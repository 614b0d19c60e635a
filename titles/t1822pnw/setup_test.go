package t1822pnw

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestShuffle: the decks and the state of the generator follow from the seed (R9-R11).
func TestShuffle(t *testing.T) {
	for _, c := range []struct {
		key, options string
		players      int
		seed, rand   uint64
		minors       string
		privates     string
	}{
		{
			Key, "", 3, 586, 1336126422,
			"M6 M20 M3 M5 M21 M18 M15 MC M4 M9 M8 M14 MA M10 M12 M19 M7 M17 M2 M16 M13 MB M11 M1",
			"P1 P7 P8 P11 P21 P12 P4 P13 P6 P14 P18 P9 P3 P2 P16 P17 P15 P5 P20 P10 P19",
		},
		{
			Key, "", 5, 1020547416, 12811204,
			"M6 MA M20 M17 M12 M11 M10 M1 M2 M9 M18 M19 M16 M15 M14 MC M8 M21 M5 M7 M13 M4 MB M3",
			"P1 P6 P21 P18 P13 P2 P16 P10 P5 P15 P17 P19 P11 P3 P9 P12 P7 P4 P20 P14 P8",
		},
		{
			Key, "", 4, 965912099, 665994559,
			"M6 M20 M7 M2 MA M14 M21 MC M18 M15 M19 M12 M13 M8 M5 M9 MB M1 M17 M11 M4 M3 M16 M10",
			"P1 P7 P19 P5 P10 P20 P11 P21 P13 P3 P8 P15 P6 P14 P16 P2 P4 P18 P12 P17 P9",
		},
		{
			Key, "", 3, 1757291868, 255619080,
			"M6 M9 M18 M17 M12 M3 MC M7 MB M11 MA M8 M13 M20 M15 M21 M19 M4 M5 M1 M10 M2 M14 M16",
			"P1 P9 P4 P2 P8 P3 P18 P16 P15 P6 P17 P21 P11 P13 P14 P7 P12 P5 P19 P20 P10",
		},
		{
			SRSKey, "", 2, 378500305, 2145198472,
			"M6 M7 MB MC M14 M8 M12 M15 M19 M10 M17 M18 M16 M9 M20 M21 M13 M11",
			"P1 P11 P5 P14 P16 P7 P9 P18 P2 P15 P10 P3",
		},
		{
			SRSKey, "", 2, 1460911492, 1599070823,
			"M6 M17 MB M12 M15 M19 M7 M13 M11 M20 M18 MC M14 M21 M10 M9 M16 M8",
			"P1 P10 P11 P14 P5 P18 P7 P3 P16 P9 P2 P15",
		},
		{
			SRSKey, "", 3, 778377694, 629046633,
			"M6 M16 M9 M19 M17 M13 M8 MC M20 M14 M15 M11 M7 M18 M12 MB M10 M21",
			"P1 P5 P7 P15 P16 P11 P10 P14 P2 P3 P18 P9",
		},
		{
			ShortKey, "", 4, 714733995, 896830664,
			"M17 M12 M13 M20 M2 M6 M5 MC M21 MA M1 M3 M18 M9 M14 M7 M8 M15 M4 M11 M10 MB M19 M16",
			"P1 P20 P7 P2 P9 P14 P10 P11 P3 P5 P16 P15",
		},
		{
			ShortKey, "", 3, 702377417, 1975998350,
			"M5 M17 M2 M10 M20 M16 M11 M14 MA M7 M6 M8 M19 M12 M15 MC M9 M18 M13 M3 M21 M1 MB M4",
			"P1 P20 P16 P9 P14 P10 P7 P11 P5 P3 P2 P15",
		},
	} {
		title := build(t, c.key)
		s := rules.Start(title, c.players, c.seed, &rules.Scratch{})
		if have := deckText(title, &s, minorDeck); have != c.minors {
			t.Errorf("%s, seed %d: minors\n%s, want\n%s", c.key, c.seed, have, c.minors)
		}
		if have := deckText(title, &s, privateDeck); have != c.privates {
			t.Errorf("%s, seed %d: privates\n%s, want\n%s", c.key, c.seed, have, c.privates)
		}
		if s.Rand != c.rand {
			t.Errorf("%s, seed %d: the generator stands at %d, want %d", c.key, c.seed, s.Rand, c.rand)
		}
	}
}

func deckText(t *rules.Title, s *rules.State, deck int) string {
	var names []string
	for _, p := range s.Decks.Cards[deck] {
		if p != 0 {
			names = append(names, t.Private(p).ID)
		}
	}
	return strings.Join(names, " ")
}

// TestStartingPacket: minors and privates are dealt, nobody has cash, and the game begins with an operating round,
// before which the privates have paid (R8, S3).
func TestStartingPacket(t *testing.T) {
	title := build(t, Key, "starting_packet")
	five := table{rulestest.New(t, title, 5)}
	for i, pack := range []string{"18 21 P8 P16", "7 9 P18 P19", "1 2 P12 P17", "6 8 P14 P15", "10 20 P10 P11"} {
		seat := id.Player(i + 1)
		for name := range strings.FieldsSeq(pack) {
			if c := title.FindCorp(name); c != 0 &&
				(five.View().President(c) != seat || five.View().Cash(id.OfCorp(c)) != 100 || five.View().Price(c) != 50) {
				t.Errorf("minor %s has president %d, $%d and price %d", name, five.View().President(c),
					five.View().Cash(id.OfCorp(c)), five.View().Price(c))
			} else if c == 0 && five.S.Privates[five.Private(name)].Owner != id.OfPlayer(seat) {
				t.Errorf("%s is with owner %d", name, five.S.Privates[five.Private(name)].Owner)
			}
		}
	}
	if have := five.View().Cash(id.Bank); have != bank-10*100-5*2*10 {
		t.Errorf("the bank has %d", have)
	}
	s := rules.Start(title, 4, 42, &rules.Scratch{})
	v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
	if have := v.RoundOf(v.Base()).Name; have != rules.OperatingRound || s.Set != 1 || s.Round != 1 {
		t.Errorf("the game begins with %s %d.%d", have, s.Set, s.Round)
	}
	if s.RoundsLeft != 0 {
		t.Errorf("%d rounds of the set follow", s.RoundsLeft)
	}
	var order []string
	for _, c := range s.Order.Corps[:s.Order.Len] {
		order = append(order, title.Corp(c).ID)
	}
	if have := strings.Join(order, " "); have != "18 21 7 9 1 2 6 8" {
		t.Errorf("minors operate %s", have)
	}
	for p := id.Player(1); p <= 4; p++ {
		if cash := v.Cash(id.OfPlayer(p)); cash != 20 {
			t.Errorf("player %d has %d", p, cash)
		}
	}
	const minors = "M5 M20 MB M16 M19 MA M4 M11 M10 M15 M17 M12 M14 M13 M3 MC"
	const privates = "P1 P6 P11 P7 P5 P3 P2 P13 P9 P20 P10 P4 P21"
	if have := deckText(title, &s, minorDeck); have != minors {
		t.Errorf("minors %s, want %s", have, minors)
	}
	if have := deckText(title, &s, privateDeck); have != privates {
		t.Errorf("privates %s, want %s", have, privates)
	}
	if have := left(v, trainL); have != 22 {
		t.Errorf("%d L-trains", have)
	}
}
