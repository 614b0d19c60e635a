package track

import (
	"testing"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

const (
	erie id.Corp = iota + 3
	nynh
	bno
)

// cities1830 has the kinds of city hexes that 1830 knows, side by side.
func cities1830(t testing.TB) (*Board, *Cells) {
	t.Helper()
	city := tile.CityStop(1, 0)
	faces := map[string]tile.Face{
		"E19": {Stops: []tile.Stop{city}},
		"E11": {Color: tile.Yellow, Label: "OO", Stops: []tile.Stop{city, city}},
		"G19": {
			Color: tile.Yellow, Label: "NY", Stops: []tile.Stop{city, city},
			Paths: tile.Lines(tile.Line{3, tile.S0}, tile.Line{0, tile.S1}),
		},
	}
	def := &BoardDef{Orientation: hex.Pointy}
	for i, name := range []string{"E19", "E11", "G19"} {
		def.Hexes = append(def.Hexes, HexDef{Name: name, At: hex.Point{X: int8(2 * i)}, Face: faces[name]})
	}
	box, err := tile.Box([]tile.Copies{
		{Name: "57", Count: 4}, {Name: "15", Count: 2}, {Name: "59", Count: 2}, {Name: "67", Count: 1},
		{Name: "54", Count: 1},
		{Name: "62", Count: 1}, {Name: "63", Count: 1},
	})
	if err != nil {
		t.Fatal(err)
	}
	b, err := NewBoard(def, box)
	if err != nil {
		t.Fatal(err)
	}
	return b, &Cells{}
}

// 1830/R110 to R112 and R88: which place a company gets.
func TestOpenSlot(t *testing.T) {
	type tokens map[string][MaxSlots]id.Corp
	homes := []Hold{{nyc, 1, 0, 0}, {erie, 2, -1, 0}, {nynh, 3, 0, 0}}
	for _, c := range []struct {
		rule, what string
		tiles      map[string]string
		tokens     tokens
		holds      []Hold
		hex        string
		city       int
		corp       id.Corp
		slot       int
		fault      SlotFault
	}{
		{"R112", "a home of one place is closed", nil, nil, homes, "E19", 0, prr, 0, KeptFree},
		{"R112", "but open to its owner", nil, nil, homes, "E19", 0, nyc, 0, SlotFree},
		{"R110", "a full city", nil, tokens{"E19": {nyc}}, nil, "E19", 0, prr, 0, CityFull},
		{"R112", "the second place of E19", map[string]string{"E19": "15"}, nil, homes, "E19", 0, prr, 1, SlotFree},
		{"R112", "only one place is left of two", map[string]string{"E19": "15"}, tokens{"E19": {0, prr}}, homes, "E19", 0,
			bno, 0, KeptFree},
		{"R112", "the owner takes the place kept", map[string]string{"E19": "15"}, tokens{"E19": {0, prr}}, homes, "E19", 0,
			nyc, 0, SlotFree},
		{"R111", "not twice in one hex", map[string]string{"G19": "62/3"}, tokens{"G19": {prr}}, nil, "G19", 1, prr, 0,
			AlreadyHere},
		{"R112", "the second place of city 0 of G19", map[string]string{"G19": "62/3"}, nil, homes, "G19", 0, prr, 1,
			SlotFree},
		{"R112", "the home has moved to the other city", map[string]string{"G19": "54"}, nil, homes, "G19", 1, prr, 0,
			KeptFree},
		{"R112", "so the first one is open", map[string]string{"G19": "54"}, nil, homes, "G19", 0, prr, 0, SlotFree},
		{"R88", "E11 is closed before ERIE has come", nil, nil, homes, "E11", 1, prr, 0, HexKept},
		{"R88", "also with a tile", map[string]string{"E11": "59"}, nil, homes, "E11", 0, prr, 0, HexKept},
		{"R88", "ERIE may choose", map[string]string{"E11": "59"}, nil, homes, "E11", 1, erie, 1, SlotFree},
		{"R88", "open once ERIE is there", map[string]string{"E11": "59"}, tokens{"E11": {erie}}, nil, "E11", 1, prr, 1,
			SlotFree},
		{"R110", "no such city", nil, nil, nil, "E19", 1, prr, 0, NotACity},
	} {
		b, cells := cities1830(t)
		for name, kind := range c.tiles {
			layText(t, b, cells, name, kind)
		}
		for name, slots := range c.tokens {
			cells[b.Find(name)].Slots = slots
		}
		slot, fault := Position{b, cells}.OpenSlot(b.Find(c.hex), c.city, c.corp, c.holds, HexClosed)
		if slot != c.slot || fault != c.fault {
			t.Errorf("%s: %s: place %d, fault %d, want %d, %d", c.rule, c.what, slot, fault, c.slot, c.fault)
		}
	}
}

// layText lays "59" or "59/2".
func layText(t testing.TB, b *Board, cells *Cells, name, text string) {
	t.Helper()
	rot := uint8(0)
	if n := len(text); n > 2 && text[n-2] == '/' {
		rot, text = text[n-1]-'0', text[:n-2]
	}
	lay(t, b, cells, name, text, rot)
}

// Titles differ in the meaning of a hold without a city (1830, appendix A.1).
func TestHexHolds(t *testing.T) {
	holds := []Hold{{erie, 2, -1, 0}}
	for _, c := range []struct {
		rule   HexHold
		tokens [MaxSlots]id.Corp
		want   SlotFault
	}{
		{HexClosed, [MaxSlots]id.Corp{}, HexKept},
		{HexOneLeft, [MaxSlots]id.Corp{}, SlotFree},
		{HexOneLeft, [MaxSlots]id.Corp{nyc}, HexKept},
		{HexClosedOnes, [MaxSlots]id.Corp{}, HexKept},
	} {
		b, cells := cities1830(t)
		cells[2].Slots = c.tokens
		if _, fault := (Position{b, cells}).OpenSlot(2, 1, prr, holds, c.rule); fault != c.want {
			t.Errorf("rule %d with %v: fault %d, want %d", c.rule, c.tokens, fault, c.want)
		}
	}
}

// 1830/R104: stations follow their cities, gaps close, places kept stay free.
func TestUpgraded(t *testing.T) {
	for _, c := range []struct {
		what, hex, from, to string
		tokens              [MaxSlots]id.Corp
		holds               []Hold
		want                [MaxSlots]id.Corp
	}{
		{"a station stays", "E19", "57", "15", [MaxSlots]id.Corp{nyc}, nil, [MaxSlots]id.Corp{nyc}},
		{"a gap closes", "E19", "15", "63", [MaxSlots]id.Corp{0, prr}, nil, [MaxSlots]id.Corp{prr}},
		{"a place kept is no gap", "E19", "15", "63", [MaxSlots]id.Corp{0, prr}, []Hold{{nyc, 1, 0, 0}},
			[MaxSlots]id.Corp{0, prr}},
		{"New York crossed over", "G19", "", "54", [MaxSlots]id.Corp{nynh, prr}, nil, [MaxSlots]id.Corp{prr, nynh}},
		{"New York straight", "G19", "", "54/3", [MaxSlots]id.Corp{nynh, prr}, nil, [MaxSlots]id.Corp{nynh, prr}},
		{"New York with two places each", "G19", "54", "62", [MaxSlots]id.Corp{prr, nynh}, nil,
			[MaxSlots]id.Corp{prr, 0, nynh}},
		{"ERIE before the first tile", "E11", "", "59/2", [MaxSlots]id.Corp{erie}, nil, [MaxSlots]id.Corp{erie}},
	} {
		b, cells := cities1830(t)
		h := b.Find(c.hex)
		if c.from != "" {
			layText(t, b, cells, c.hex, c.from)
		}
		cells[h].Slots = c.tokens
		var next Cells
		layText(t, b, &next, c.hex, c.to)
		got := Position{b, cells}.Upgraded(h, next[h].Tile, next[h].Rot, c.holds)
		if got.Slots != c.want {
			t.Errorf("%s: %v, want %v", c.what, got.Slots, c.want)
		}
	}
}

// A token that finds no place is beside the slots rather than being lost.
func TestUpgradedKeepsEveryToken(t *testing.T) {
	b, cells := cities1830(t)
	layText(t, b, cells, "E19", "15")
	cells[1].Slots = [MaxSlots]id.Corp{prr, nyc}
	got := Position{b, cells}.Upgraded(1, b.tiles.Find("57"), 0, nil)
	if got.Slots[0] != prr || got.Extra[0] != nyc {
		t.Errorf("tokens lie at %v and beside at %v", got.Slots, got.Extra)
	}
}
