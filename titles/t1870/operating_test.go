package t1870

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

func lay(g *rulestest.Game, corp, hex, tile string, rot uint8) rules.LayTile {
	return rules.LayTile{By: g.Corp(corp), Hex: g.Hex(hex), Tile: g.Tile(tile), Rot: rot}
}

// bridgeTile is a lay of the bridge company.
func bridgeTile(g *rulestest.Game, corp, hex, tile string, rot uint8) rules.LayTile {
	a := lay(g, corp, hex, tile, rot)
	a.Via = g.Private(bridgeID)
	return a
}

// TestFirstTurn: incomes of privates, then the home station before anything else, where no tile is (R80, R81, R86; trap
// 49).
func TestFirstTurn(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("IC", 100, "p1", 60).Own("GSC", "p2").Own("MKT", "p3")
	g.Operate(1).At("track", "IC")
	g.WantCash(map[string]int32{"p2": 715, "p3": 720, "IC": 1000})
	if _, home := g.View().Position().TokenAt(g.Hex("K16"), g.Corp("IC")); !home {
		t.Error("IC is not at home")
	}
}

// TestTrackOfTurn: one tile by the rulebook; two yellow ones or one upgrade in recorded games, never twice on a hex
// (R87; X2; S55).
func TestTrackOfTurn(t *testing.T) {
	for setting, two := range map[string]bool{"track_per_turn=one_tile": false,
		"track_per_turn=two_yellow_or_upgrade": true} {
		g := begin(t, rules.Rulebook, setting).Found("ATSF", 100, "p1", 60).Phase("2").Operate(3)
		g.Do(lay(g, "ATSF", "B9", "57", 1))
		if !two {
			if g.InCharge() == "track" {
				t.Error("the track step goes on after a tile")
			}
			continue
		}
		g.Refuses(lay(g, "ATSF", "B9", "15", 0), rules.LayUsed)
		g.Do(lay(g, "ATSF", "B7", "58", 4))
		if g.InCharge() == "track" {
			t.Error("the track step goes on after two tiles")
		}
		h := begin(t, rules.Rulebook, setting).Found("ATSF", 100, "p1", 60).Phase("2").Lay("B9", "57", 1).Operate(3)
		h.Do(lay(h, "ATSF", "B9", "15", 1))
		if h.InCharge() == "track" {
			t.Error("the track step goes on after an upgrade")
		}
	}
}

// TestPlacing: cost of the ground once, for the first tile; colours by the phase; no track off the map or across the
// closed sides; labels by hex and colour (R88, R89, R93; S71; traps 33, 43).
func TestPlacing(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MKT", 100, "p1", 60).Phase("2").Operate(3)
	g.Cash("MKT", 39).Refuses(lay(g, "MKT", "B11", "57", 1), rules.NoMoneyForTile)
	g.Cash("MKT", 40).Do(lay(g, "MKT", "B11", "57", 1))
	g.WantCash(map[string]int32{"MKT": 0})
	for _, c := range []struct {
		hex, lies, tile string
		want            rules.Reason
	}{
		{"B11", "15", "63", rules.LabelDiffers}, {"B11", "15", "170", rules.Legal}, {"C18", "15", "63", rules.LabelDiffers},
		{"C18", "15", "170", rules.Legal}, {"E12", "15", "170", rules.LabelDiffers}, {"E12", "15", "63", rules.Legal},
		{"J5", "14", "63", rules.LabelDiffers},
		{"B11", "170", "172L", rules.LabelDiffers}, {"B11", "170", "171K", rules.Legal}, {"C18", "170", "172L", rules.Legal},
		{"C18", "170", "171K", rules.LabelDiffers}, {"J3", "170", "171K", rules.LabelDiffers},
		{"N17", "170", "172L", rules.LabelDiffers},
		{"E12", "63", "171K", rules.LabelDiffers},
	} {
		h := begin(t, rules.Rulebook).Lay(c.hex, c.lies, 0)
		fits := false
		for _, l := range h.View().Position().AppendLays(nil, h.Hex(c.hex), 63, terms()) {
			fits = fits || l.Tile == h.Tile(c.tile)
		}
		if fits != (c.want == rules.Legal) {
			t.Errorf("%s on %s of %s: fits %v", c.tile, c.lies, c.hex, fits)
		}
	}
	for _, l := range g.View().Position().AppendLays(nil, g.Hex("N17"), 63, terms()) {
		if face := g.View().Position().Turned(l.Tile, l.Rot); face.Exits()&(1<<4) != 0 {
			t.Errorf("tile %s of New Orleans points at the closed side", g.Title.Tiles.Kind(l.Tile).Name)
		}
	}
	if tile.Gray >= tile.Red {
		t.Error("an area is upgraded")
	}
}

// TestBanksOfTheRiver: the banks of every river hex as on the printed map, for cities the bank of the city (R91; S30;
// trap 32).
func TestBanksOfTheRiver(t *testing.T) {
	g := begin(t, rules.Rulebook).Own("MRBC", "p1")
	for hex, want := range map[string]uint8{"A16": edges(0, 1, 2), "C18": edges(0, 1), "D17": edges(0, 1, 2, 3, 5),
		"H17": edges(0, 3, 4, 5), "K14": edges(4, 5), "M14": edges(2, 3, 4, 5)} {
		def := g.Title.Board.Hexes[g.Hex(hex)-1]
		if got := def.Banks[def.StopBank]; got != want {
			t.Errorf("%s: bank %b, want %b", hex, got, want)
		}
	}
	count := func(hex string) (list []string) {
		for _, l := range g.View().Position().AppendLays(nil, g.Hex(hex), 63, terms()) {
			a := rules.LayTile{Hex: g.Hex(hex), Tile: l.Tile, Rot: l.Rot}
			if kind := g.Title.Tiles.Kind(l.Tile); kind.Face.Color == tile.Yellow && !crosses(g.View().Position(), a) {
				list = append(list, fmt.Sprintf("%s %06b", kind.Name, g.View().Position().Turned(l.Tile, l.Rot).Exits()))
			}
		}
		slices.Sort(list)
		return slices.Compact(list)
	}
	for hex, want := range map[string][]string{
		"C18": {"5 000011"}, "A16": nil, "O18": nil,
		"H17": {"5 011000", "5 100001", "5 110000", "57 001001", "6 010001", "6 101000"},
	} {
		if got := count(hex); !slices.Equal(got, want) {
			t.Errorf("%s: %v fit, want %v", hex, got, want)
		}
	}
}

// TestSidesOfTheRiver: in a hex without city or town every piece of track stays on one side of the river, as
// printed; track on both sides is allowed (R91).
func TestSidesOfTheRiver(t *testing.T) {
	g := begin(t, rules.Rulebook).Own("MRBC", "p1")
	for hex, side := range map[string]uint8{
		"B17": edges(0, 1), "E18": edges(3, 4), "F19": edges(1, 2), "G18": edges(1, 2), "I16": edges(1, 2),
		"J15": edges(0, 1, 2), "L13": edges(0, 1, 2, 3),
		"N15": edges(2, 3, 4), "O16": edges(3), "O18": edges(0, 1),
	} {
		for _, tiles := range []string{"7", "8", "9", "16", "18", "19", "20", "23", "25"} {
			for rot := range uint8(6) {
				a := rules.LayTile{Hex: g.Hex(hex), Tile: g.Tile(tiles), Rot: rot}
				want := false
				for _, p := range g.View().Position().Turned(a.Tile, rot).Paths {
					from, _ := p.A.Edge()
					to, _ := p.B.Edge()
					want = want || side>>from&1 != side>>to&1
				}
				if got := crosses(g.View().Position(), a); got != want {
					t.Errorf("tile %s on %s, turned by %d, crosses: %t", tiles, hex, rot, got)
				}
			}
		}
	}
}

// TestEndOfTheBan: for everybody when a company owns the bridge company, or it closes (R92; P2; trap 58).
func TestEndOfTheBan(t *testing.T) {
	for owner, banned := range map[string]bool{"initial": true, "p2": true, "IC": false, "closed": false} {
		g := begin(t, rules.Rulebook).Own("MRBC", owner)
		if got := riverBanned(g.View()); got != banned {
			t.Errorf("owned by %s: banned %v", owner, got)
		}
	}
}

// TestHexNotes: while the ban holds the card of a river hex says so, and on which bank track may be; that of a port hex
// the use of the anchor, until the port is placed (R91, R92; P4).
func TestHexNotes(t *testing.T) {
	ban, anchor := "no track crosses the river until a company owns the MRBC",
		"the anchor: the GSC may put its port here, open (+20/10) or closed (+20)"
	west, east := "track only on the west bank (dots)", "track only on the east bank (strokes)"
	either := "track may lie on either bank"
	for _, c := range []struct {
		owner string
		used  uint8
		want  map[string][]string
	}{
		{"p1", 0, map[string][]string{
			"C18": {ban, west}, "A16": {ban, west}, "D17": {ban, west}, "K14": {ban, east}, "M14": {anchor, ban, east},
			"H17": {anchor, ban, east},
			"E18": {ban, either}, "N7": {anchor}, "B11": nil,
		}},
		{"IC", 1, map[string][]string{"C18": nil, "H17": nil, "N7": nil}},
		{"IC", 0, map[string][]string{"C18": nil, "H17": {anchor}, "N7": {anchor}}},
	} {
		g := begin(t, rules.Rulebook).Own("MRBC", c.owner)
		if c.used == 0 {
			g.Own(portID, "p1")
		}
		g.S.Privates[g.Title.FindPrivate(portID)].Used = c.used
		if h := g.Copy().Own(portID, "closed"); len(hexNotes(h.View(), h.Hex("N7"))) > 0 {
			t.Errorf("MRBC owned by %s: a port is told of though its private is closed", c.owner)
		}
		for hex, want := range c.want {
			var got []string
			for _, p := range hexNotes(g.View(), g.Hex(hex)) {
				if got = append(got, p[0]); p[1] == "" {
					t.Errorf("%s: %q is not told in Japanese", hex, p[0])
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("MRBC owned by %s: %s: %q, want %q", c.owner, hex, got, want)
			}
		}
	}
}

// TestRebate: by the rulebook each first tile of the owner in a river hex costs 40 less; in recorded games one tile of
// the bridge company does, once (P2; X10; S59; trap 33; pitfall #9566).
func TestRebate(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("IC", 100, "p1", 60).Own("MRBC", "IC")
	for hex, want := range map[string]int32{"I16": 40, "J15": 40, "C18": 40, "O16": 40, "B11": 0} {
		if got := rebate(g.View(), g.Corp("IC"), g.Hex(hex)); got != want {
			t.Errorf("%s: %d off", hex, got)
		}
	}
	if got := rebate(g.View(), g.Corp("TP"), g.Hex("I16")); got != 0 {
		t.Errorf("another company has %d off", got)
	}
	r := begin(t, rules.Recorded).Found("MP", 100, "p1", 60).Own("MRBC", "MP").Home("MP", "C18", 0).Lay("C18", "57", 0)
	r.Phase("2").Operate(3).At("track", "MP").Cash("MP", 100)
	if legal := r.Legal(); slices.ContainsFunc(legal,
		func(a rules.Action) bool { l, ok := a.(rules.LayTile); return ok && l.Hex == r.Hex("D19") }) {
		t.Error("D19 is a river hex")
	}
	for _, a := range r.Legal() {
		if l, ok := a.(rules.LayTile); ok && isRiver(r.View(), l.Hex) {
			off := int32(0)
			if l.Via != 0 {
				off = bridgeRebate
			}
			h := r.Copy().Do(l)
			h.WantCash(map[string]int32{"MP": 100 - step.TerrainCost(r.View(), l.Hex) + off})
			if l.Via != 0 {
				h.Refuses(bridgeTile(h, "MP", "D17", "58", 0), rules.NoPower)
			}
		}
	}
}

// TestFreeHomeTile: the bridge company builds the home of MP and SSW for nothing and in addition, until it is built or
// in the first turn only; the hex is not upgraded in that turn (P2; X11, X14; S27, S28, S60; traps 31, 32; pitfall
// #4554).
func TestFreeHomeTile(t *testing.T) {
	for setting, first := range map[string]bool{"mrbc_home_tile=until_built": false, "mrbc_home_tile=first_turn": true} {
		for _, operated := range []bool{false, true} {
			g := begin(t, rules.Rulebook, setting).Found("SSW", 100, "p1", 60).Own("MRBC", "SSW").Phase("2")
			if operated {
				g.Home("SSW", "H17", 0)
			}
			g.Operate(3).At("track", "SSW").Cash("SSW", 200)
			a := bridgeTile(g, "SSW", "H17", "57", 0)
			if first && operated {
				g.Refuses(a, bridgeSite)
				continue
			}
			g.Do(a).At("track", "SSW")
			g.WantCash(map[string]int32{"SSW": 200})
			g.Refuses(lay(g, "SSW", "H17", "15", 0), sameHex)
			if g.View().PrivateOf(g.Private("MRBC"), id.Nobody) {
				t.Error("the bridge company closes")
			}
			for _, a := range g.Legal() {
				if l, ok := a.(rules.LayTile); ok {
					if g.Do(l); g.InCharge() == "track" {
						t.Error("more than one tile beside the free one")
					}
					break
				}
			}
		}
	}
}

// TestExtraLay: in recorded games the bridge company's tile is also laid when the lays of the turn are used up (X11;
// S29).
func TestExtraLay(t *testing.T) {
	for setting, want := range map[string]bool{"mrbc_extra_lay": true, "mrbc_extra_lay=off": false} {
		g := begin(t, rules.Recorded, setting).Found("MP", 100, "p1", 60).Own("MRBC", "MP").Home("MP", "C18", 0).Lay("C18",
			"57", 0)
		g.Phase("2").Operate(3).At("track", "MP")
		bridges := func() (n int) {
			for _, a := range g.Legal() {
				if l, ok := a.(rules.LayTile); ok && l.Via != 0 {
					n++
				}
			}
			return n
		}
		if bridges() == 0 {
			t.Fatal("no tile of the bridge company")
		}
		g.S.Turn.Lays = 2
		if got := bridges() > 0; got != want {
			t.Errorf("%s: after two lays: %v", setting, got)
		}
	}
}

// TestBridgeTileElsewhere: in recorded games the bridge company's tile in another river hex costs 40 less and is one of
// the lays of the turn (P2; X10, X11; S28).
func TestBridgeTileElsewhere(t *testing.T) {
	g := begin(t, rules.Recorded).Found("IC", 100, "p1", 60).Own("MRBC", "IC").Home("IC", "K16", 0).Lay("K16", "57",
		1).Operate(3).At("track", "IC")
	a := bridgeTile(g, "IC", "K14", "58", 4)
	g.Cash("IC", 39)
	same(g, g.Check(a), rules.Refusal{Reason: rules.NoMoneyForTile, Rule: g.Check(a).Rule, Have: 39, Need: 40})
	g.Cash("IC", 40).Do(a).At("track", "IC")
	g.WantCash(map[string]int32{"IC": 0})
	g.Cash("IC", 200)
	i := slices.IndexFunc(g.Legal(), func(a rules.Action) bool { _, ok := a.(rules.LayTile); return ok })
	if g.Do(g.Legal()[i]); g.InCharge() == "track" {
		t.Error("the track step goes on after both tiles")
	}
}

// TestFreeHomeWaits: the track step goes on after the lay of the turn as long as the home may be built for nothing, and
// for no other tile of the bridge company (P2; X10, X11, X14; S60).
func TestFreeHomeWaits(t *testing.T) {
	for _, c := range []struct {
		corp, settings string
		waits          bool
	}{
		{"MP", "", true}, {"MP", "mrbc_home_tile=first_turn", false}, {"TP", "mrbc_rebate=once mrbc_extra_lay", false},
		{"MP", "mrbc_home_tile=first_turn mrbc_rebate=once mrbc_extra_lay", false},
	} {
		g := begin(t, rules.Rulebook, strings.Fields(c.settings)...).Found(c.corp, 100, "p1", 60).Own("MRBC", c.corp)
		g.Home(c.corp, map[string]string{"MP": "C18", "TP": "J5"}[c.corp], 0).Lay("B19", "57", 1).Station(c.corp, "B19",
			0).Operate(3).At("track", c.corp)
		g.Do(lay(g, c.corp, "B21", "8", 1))
		if got := g.InCharge() == "track"; got != c.waits {
			t.Errorf("%+v: the track step goes on: %t", c, got)
		}
		if c.waits {
			if g.Do(bridgeTile(g, c.corp, "C18", "57", 0)); g.InCharge() == "track" {
				t.Errorf("%+v: the track step goes on after both tiles", c)
			}
		}
	}
}

// TestEarlySale: in phase 1 only the bridge company, only to MP and SSW, for 20 to 40; from phase 2 any private but the
// SLSF to any company for half to double (R125-R128; S31; trap 54).
func TestEarlySale(t *testing.T) {
	for _, c := range []struct {
		corp, phase, private string
		price                int32
		want                 rules.Reason
	}{
		{"MP", "1", "MRBC", 20, rules.Legal}, {"MP", "1", "MRBC", 41, rules.PriceTooHigh},
		{"MP", "1", "MRBC", 19, rules.PriceTooLow},
		{"SSW", "1", "MRBC", 40, rules.Legal}, {"TP", "1", "MRBC", 30, rules.PhaseForPrivates},
		{"MP", "1", "GSC", 80, rules.PhaseForPrivates},
		{"TP", "2", "MRBC", 80, rules.Legal}, {"TP", "2", "MRBC", 81, rules.PriceTooHigh},
		{"TP", "3", "MKT", 80, rules.Legal},
		{"TP", "2", "SCC", 24, rules.PriceTooLow}, {"TP", "2", "GSC", 160, rules.Legal}, {"TP", "2", "GRSC", 40, rules.Legal},
		{"TP", "2", "SLSF", 140, rules.NotTradable},
	} {
		g := begin(t, rules.Rulebook).Phase(c.phase).Found(c.corp, 100, "p1", 60).Own(c.private, "p2").Operate(3)
		a := rules.BuyPrivate{By: id.OfCorp(g.Corp(c.corp)), Private: g.Private(c.private), Price: c.price}
		if r := g.Check(a); r.Reason != c.want {
			t.Errorf("%s buys %s in phase %s for %d: %v, want %v", c.corp, c.private, c.phase, c.price, r.Reason, c.want)
			continue
		}
		if c.want == rules.Legal {
			g.Do(a)
			a.Price = 20
			g.Refuses(a, rules.OwnPrivate)
		}
	}
}

// TestMarkersOnTheMap: cattle on one of twelve cities, a port on one of five, without track there; an open port may be
// closed at once, then its private closes; all go with the first 6-train (P3, P4, P7; X12; S44-S46; traps 23, 24;
// pitfall #5151).
func TestMarkersOnTheMap(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("ATSF", 100, "p1", 60).Phase("2").Own("SCC", "ATSF").Own("GSC",
		"ATSF").Operate(3).At("track", "ATSF")
	put := func(private, hex string) rules.Assign {
		return rules.Assign{By: g.Corp("ATSF"), Private: g.Private(private), Hex: g.Hex(hex)}
	}
	g.Refuses(put("SCC", "M14"), markerSite)
	g.Refuses(put("GSC", "M6"), markerSite)
	g.Do(put("SCC", "M6"), put("GSC", "N17"))
	placed := rules.Event{Kind: rules.MarkerPlaced, Corp: g.Corp("ATSF"), Private: g.Private("GSC"),
		Hex: g.Hex("N17")} // for nothing
	if !slices.Contains(g.X.Events, placed) {
		t.Errorf("told is %+v", g.X.Events)
	}
	g.Refuses(put("SCC", "B9"), markerFixed)
	g.Refuses(put("GSC", "M20"), markerFixed)
	if !g.View().PrivateOf(g.Private("GSC"), id.OfCorp(g.Corp("ATSF"))) {
		t.Error("an open port closes the private")
	}
	c, other := g.Corp("ATSF"), g.Corp("TP")
	want := func(hex string, own, others int16) {
		t.Helper()
		if a, b := markerPay(g.View(), c, g.Hex(hex)), markerPay(g.View(), other, g.Hex(hex)); a != own || b != others {
			t.Errorf("%s pays %d and others %d, want %d and %d", hex, a, b, own, others)
		}
	}
	want("M6", 10, 0)
	want("N17", 20, 10)
	g.Do(put("GSC", "N17"))
	want("N17", 20, 0)
	if !g.View().PrivateOf(g.Private("GSC"), id.Nobody) {
		t.Error("a closed port leaves the private open")
	}
	g.Phase("4")
	want("M6", 10, 0)
	g.Phase(markerlessPhase)
	tx := rules.Tx{View: g.View()}
	clearMarkers(&tx)
	want("M6", 0, 0)
	want("N17", 0, 0)
	late := begin(t, rules.Rulebook).Found("ATSF", 100, "p1", 60).Own("SCC", "ATSF").Phase("4").Operate(3)
	late.Refuses(rules.Assign{By: late.Corp("ATSF"), Private: late.Private("SCC"), Hex: late.Hex("M6")},
		rules.NoPower) // S46
}

// TestStationsOfACompany: the printed ones in order, then one of the charter; the slot of SP in the Southwest is free
// for all once SP has closed (R94-R97; S56; trap 21, 29, 44).
func TestStationsOfACompany(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("GMO", 100, "p1", 60).Found("SP", 90, "p2", 60)
	v := g.View()
	if got := v.TokenCost(g.Corp("GMO"), 0, 0); got != 0 {
		t.Errorf("the first costs %d", got)
	}
	g.Home("GMO", "M20", 0)
	if got := v.TokenCost(g.Corp("GMO"), 0, 0); got != 40 {
		t.Errorf("the second costs %d", got)
	}
	tx := rules.Tx{View: v}
	if got := tx.OpenSlot(g.Corp("GMO"), g.Hex("N1"), 0); got == track.SlotFree {
		t.Error("the slot of SP is free")
	}
	tx.CloseCorp(g.Corp("SP"))
	if got := tx.OpenSlot(g.Corp("GMO"), g.Hex("N1"), 0); got != track.SlotFree {
		t.Errorf("the slot of SP, which has closed: %v", got)
	}
	g.S.Corps[g.Corp("GMO")].Used = 2
	tx.GainStation(g.Corp("GMO"))
	if got := v.TokenCost(g.Corp("GMO"), 0, 0); got != 100 {
		t.Errorf("one of the charter costs %d", got)
	}
}

// TestPayments: 1/10 for each share; shares in the pool pay nobody, the company's shares of itself, unissued or bought
// back, pay it (R105-R110; pitfall 4550; trap 13).
func TestPayments(t *testing.T) {
	for _, c := range []struct {
		revenue int32
		kind    rules.DividendKind
		corp    int32 // paid and kept together
		p1, p2  int32
		moves   int8
	}{
		{40, rules.Payout, 4 * 3, 4 * 4, 4 * 2, 1}, {210, rules.Half, 100 + 11*3, 11 * 4, 11 * 2, 0},
		{250, rules.Half, 120 + 13*3, 13 * 4, 13 * 2, 0},
		{310, rules.Withhold, 310, 0, 0, -1},
	} {
		g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 40).Give("MP", 20, "initial", "p2").Give("MP", 10, "initial",
			"pool").Float("MP").Home("MP", "C18", 0)
		g.S.Holder[g.View().FindCert(g.Corp("MP"), id.Initial, 10)] = id.OfCorp(g.Corp("MP"))
		g.Operate(3).Step("dividend").Cash("MP", 0).Cash("p1", 0).Cash("p2", 0)
		g.S.Turn.Revenue = c.revenue
		before := g.S.Corps[g.Corp("MP")].Price
		g.Do(rules.Dividend{By: g.Corp("MP"), Kind: c.kind})
		g.WantCash(map[string]int32{"MP": c.corp, "p1": c.p1, "p2": c.p2})
		if got := int8(g.S.Corps[g.Corp("MP")].Price.Col) - int8(before.Col); got != c.moves {
			t.Errorf("%d %v: %d columns", c.revenue, c.kind, got)
		}
	}
}

// TestSignsOfCompanies: a company that is closed, has reached its destination, or keeps the station of it on its
// charter, says so in both languages, and no other (R70, R137, R138).
func TestSignsOfCompanies(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Found("GMO", 68, "p2", 60).Found("FW", 68, "p3",
		60).Found("IC", 68, "p3", 60)
	tx := rules.Tx{View: g.View()}
	arrive(g, "MP")
	tx.Mark(g.Corp("FW"), rules.Arrived)
	tx.GainStation(g.Corp("FW"))
	tx.Mark(g.Corp("GMO"), rules.Arrived)
	tx.CloseCorp(g.Corp("GMO"))
	for corp, want := range map[string]string{
		"MP":  "It has reached its destination, which counts twice.",
		"FW":  "It has reached its destination; the station stayed on its charter.",
		"GMO": "It left the game for good.", "IC": "", "TP": "",
	} {
		got := ""
		for _, s := range signs(g.View(), g.Corp(corp)) {
			if got += s.Means[0]; s.Means[1] == "" || s.Name[0] == "" || s.Name[1] == "" {
				t.Errorf("%s: %+v lacks a language", corp, s)
			}
			if s.Out != (corp == "GMO") {
				t.Errorf("%s: out of business is %t", corp, s.Out)
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", corp, got, want)
		}
	}
}

// TestLastChanceOfMarkers: while the next train closes the privates, the turn of a company that has a marker left says
// so, in both languages; not before, nor while somebody else is asked or the private is a player's (R127; P7).
func TestLastChanceOfMarkers(t *testing.T) {
	for _, c := range []struct {
		owner string
		fours int // 4-trains in the depot
		asked bool
		want  bool
	}{{"IC", 0, false, true}, {"IC", 1, false, false}, {"p1", 0, false, false}, {"IC", 0, true, false}} {
		g := inTrains(t, rules.Rulebook, "3").Own("SCC", c.owner)
		for g.View().FirstCard(g.Kind("4"), id.Initial) != 0 {
			g.S.Trains[g.View().FirstCard(g.Kind("4"), id.Initial)] = id.Pool
		}
		if c.fours > 0 {
			g.S.Trains[g.View().FirstCard(g.Kind("4"), id.Pool)] = id.Initial
		}
		if c.asked {
			g.S.Frames[1], g.S.Depth = rules.Frame{Round: discards, Actor: id.OfCorp(g.Corp("IC"))}, 2
		}
		list := notices(g.View())
		if got := len(list) == 1 && strings.HasPrefix(list[0].Text[0],
			"The next 5-train closes all privates"); got != c.want || len(list) > 1 {
			t.Errorf("%+v: told is %v", c, list)
		}
		for _, n := range list {
			if n.Text[1] == "" {
				t.Errorf("%v is not told in Japanese", n.Text)
			}
		}
	}
}
