package rulestest

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Facts are the reference data of a title, which are not part of the repository. The title's tables are transcribed by
// hand and compared with them. Data specific to one title is raw.
type Facts struct {
	Bank         int32
	StartingCash map[string]int32  `json:"starting_cash_by_players"`
	CertLimit    map[string]ByKind `json:"cert_limit_by_players"` // by the companies left in 1870
	Market       [][]*FactCell
	Phases       []FactPhase
	Trains       []FactTrain
	Corporations []FactCorp
	Privates     []FactPrivate
	Tiles        []FactFace
	Hexes        []FactHex
}

// ByKind is a number, or several by their scope. A number without a scope has the key "".
type ByKind map[string]uint8

// UnmarshalJSON reads a number or an object of numbers.
func (b *ByKind) UnmarshalJSON(data []byte) error {
	var one uint8
	if json.Unmarshal(data, &one) == nil {
		*b = ByKind{"": one}
		return nil
	}
	return json.Unmarshal(data, (*map[string]uint8)(b))
}

// OneOf are alternative names.
type OneOf []string

// UnmarshalJSON reads a name, a list of names, or null or the empty name for none.
func (o *OneOf) UnmarshalJSON(data []byte) error {
	var one string
	if json.Unmarshal(data, &one) != nil {
		return json.Unmarshal(data, (*[]string)(o))
	}
	if *o = nil; one != "" {
		*o = OneOf{one}
	}
	return nil
}

// Copies is the number of copies of a tile.
type Copies uint8

// Unlimited is an unlimited number of copies.
const Unlimited Copies = 255

// UnmarshalJSON reads a number or "unlimited".
func (c *Copies) UnmarshalJSON(data []byte) error {
	if string(data) == `"unlimited"` {
		*c = Unlimited
		return nil
	}
	return json.Unmarshal(data, (*uint8)(c))
}

// FactCell is a price of the chart.
type FactCell struct {
	Price int16
	Zones []string
}

// FactPhase is a phase; On names the train that starts it.
type FactPhase struct {
	Name   string
	On     OneOf
	Limit  ByKind `json:"train_limit"` // by the form of the company in 18FL and 1822PNW
	Tiles  []string
	Rounds uint8 `json:"operating_rounds"`
	Status []string
}

// FactTrain is a kind of train.
type FactTrain struct {
	Name        string
	Count       uint8
	Price       int32
	Distance    json.RawMessage
	RustsOn     string `json:"rusts_on"`
	AvailableOn string `json:"available_on"`
	Discount    map[string]int32
	Unlimited   bool
}

// FactCorp is a company.
type FactCorp struct {
	ID, Name, Home, Color string
	HomeCity              int8    `json:"home_city"`
	TokenCosts            []int16 `json:"token_costs"`
	FloatPercent          uint8   `json:"float_percent"`
	Shares                []struct {
		rules.Cert
		Buyable *bool
	}
}

// Certs returns the certificates of a company.
func (f *FactCorp) Certs() (all []rules.Cert) {
	for _, s := range f.Shares {
		all = append(all, s.Cert)
	}
	return all
}

// FactPrivate is a private company.
type FactPrivate struct {
	ID, Name       string
	Value, Revenue int32
	Min            int32 `json:"min_price"`
	Max            int32 `json:"max_price"`
	Abilities      []struct {
		Kind         string
		Hexes, Tiles []string
	}
}

// FactStop is a stop of a face.
type FactStop struct {
	Slots   uint8
	Revenue json.RawMessage // a number, or numbers by the colour of the phase
	Loc     string          // edges from edge 0, or "center"
	Halt    string
}

// FactFace is a tile at rotation 0 or the printed face of a hex.
type FactFace struct {
	Name, Color              string
	Count                    Copies
	Cities, Towns, Offboards []FactStop
	Paths                    [][2]string
	Labels                   []string
	Costs                    []struct {
		Cost    int16
		Terrain []string
	} `json:"upgrade_costs"`
	Borders []struct {
		Edge int
		Type string
	}
}

// FactHex is a hex of the board. Neighbors omits hexes behind an impassable border.
type FactHex struct {
	ID, Name     string
	X, Y         int8
	Tile         FactFace
	Neighbors    map[string]string
	Reservations []string
}

// FactsPath returns the file of the reference data of a title, relative to a folder two levels deep, such as that of a
// title.
func FactsPath(title string) string { return "../../../shared/facts/" + title + ".json" }

// ReadFacts returns the reference data of a title from FactsPath, and skips the test with a message if there are none.
func ReadFacts(t *testing.T, title string) *Facts {
	t.Helper()
	data, err := os.ReadFile(FactsPath(title))
	if err != nil {
		t.Skipf("REFERENCE DATA ABSENT, TABLES NOT COMPARED: %v", err)
	}
	f := &Facts{}
	if err := json.Unmarshal(data, f); err != nil {
		t.Fatal(err)
	}
	return f
}

// Same reports an error unless got and want print alike with %v, so that numbers of different types may be compared.
// about names them in the message.
func Same(t *testing.T, about string, got, want any) {
	t.Helper()
	if g, w := fmt.Sprintf("%v", got), fmt.Sprintf("%v", want); g != w {
		t.Errorf("%s is %s, want %s", about, g, w)
	}
}

// SameSet reports an error unless two lists have the same members, each as often. The order does not matter.
func SameSet(t *testing.T, about string, got, want []string) {
	t.Helper()
	Same(t, about, slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want)))
}

// SameMoney fails unless the bank, the players' money and the limits of certificates are those of the reference.
func (f *Facts) SameMoney(t *testing.T, title *rules.Title) {
	t.Helper()
	Same(t, "bank", title.Bank, f.Bank)
	for n := range title.StartingCash {
		key := strconv.Itoa(n)
		Same(t, key+" players: cash", title.StartingCash[n], f.StartingCash[key])
		Same(t, key+" players: certificate limit", title.CertLimit[n], f.CertLimit[key][""])
	}
}

// SameMarket fails unless the chart is that of the reference. zones has the zones of the chart by their names in the
// reference; "par" is none.
func (f *Facts) SameMarket(t *testing.T, c *market.Chart, zones map[string]market.Zone) {
	t.Helper()
	Same(t, "rows", len(c.Rows), len(f.Market))
	for r, row := range f.Market {
		Same(t, fmt.Sprintf("row %d: length", r), len(c.Rows[r]), len(row))
		for k, want := range row {
			got := c.Rows[r][k]
			got.Color = ""
			Same(t, fmt.Sprintf("cell %d,%d", r, k), got, want.cell(zones))
		}
	}
}

// cell returns f as a cell of a chart without its colour; a missing cell is nil. zones are as for SameMarket.
func (f *FactCell) cell(zones map[string]market.Zone) (cell market.Cell) {
	if f == nil {
		return cell
	}
	cell.Price, cell.Par = f.Price, slices.Contains(f.Zones, "par")
	for _, z := range f.Zones {
		cell.Zone |= zones[z]
	}
	return cell
}

// colors are the names of the colours.
var colors = map[string]tile.Color{
	"white": tile.White, "yellow": tile.Yellow, "green": tile.Green,
	"brown": tile.Brown, "gray": tile.Gray, "red": tile.Red, "blue": tile.Blue,
}

// SamePhases fails unless names, limits, rounds and colours of the phases, and the trains they begin with, are those of
// the reference.
func (f *Facts) SamePhases(t *testing.T, title *rules.Title) {
	t.Helper()
	Same(t, "phases", len(title.Phases), len(f.Phases))
	for i, want := range f.Phases {
		got := title.Phases[i]
		Same(t, "phase "+want.Name, []any{got.Name, got.TrainLimit, got.MinorLimit, got.Rounds, got.Colors},
			[]any{want.Name, want.Limit[""] + want.Limit["major"], want.Limit["minor"],
				want.Rounds, colors[want.Tiles[len(want.Tiles)-1]]})
		begins := func(train string) bool { return title.Trains[title.FindTrain(train)-1].StartsPhase == want.Name }
		Same(t, "phase "+want.Name+": begins with "+strings.Join(want.On, ", "),
			i == 0 || slices.ContainsFunc(want.On, begins), true)
	}
}

// SameTrains fails unless names, prices, copies and ends of the kinds of trains are those of the reference.
func (f *Facts) SameTrains(t *testing.T, title *rules.Title) {
	t.Helper()
	Same(t, "kinds of trains", len(title.Trains), len(f.Trains))
	for i, want := range f.Trains {
		got := title.Trains[i]
		Same(t, "train "+want.Name, []any{got.Name, got.Price, got.RustsOn, got.Unlimited, got.FromPhase},
			[]any{want.Name, want.Price, want.RustsOn, want.Unlimited, want.AvailableOn})
		if !want.Unlimited {
			Same(t, "train "+want.Name+": copies", got.Count, want.Count)
		}
		Same(t, "train "+want.Name+": kinds traded in", len(got.TradeIn), len(want.Discount))
		for _, kind := range got.TradeIn {
			Same(t, "train "+want.Name+" for a "+kind, got.TradeInValue, want.Discount[kind])
		}
	}
}

// SameTiles fails unless the box is that of the reference: copies, stops and track of the tiles.
func (f *Facts) SameTiles(t *testing.T, title *rules.Title) {
	t.Helper()
	Same(t, "kinds of tiles", len(title.Tiles), len(f.Tiles))
	for i := range f.Tiles {
		want := &f.Tiles[i]
		n := title.Tiles.Find(want.Name)
		if n == 0 {
			t.Errorf("no tile %s", want.Name)
			continue
		}
		got := title.Tiles.Kind(n)
		Same(t, "tile "+want.Name+": copies", got.Count, want.Count)
		want.compare(t, "tile "+want.Name, &got.Face)
	}
}

// SameHexes fails unless the board is that of the reference: places, costs, homes, faces and neighbours.
func (f *Facts) SameHexes(t *testing.T, title *rules.Title) {
	t.Helper()
	Same(t, "hexes", len(title.Board.Hexes), len(f.Hexes))
	for i := range f.Hexes {
		want := &f.Hexes[i]
		h := title.FindHex(want.ID)
		if h == 0 {
			t.Errorf("no hex %s", want.ID)
			continue
		}
		want.compare(t, &title.Board.Hexes[h-1])
		want.compareSides(t, title, h)
	}
}

// compare reports an error for each difference of a hex from f in its place, face, cost and homes.
func (f *FactHex) compare(t *testing.T, got *track.HexDef) {
	t.Helper()
	Same(t, f.ID+": place", got.Place, f.Name)
	Same(t, f.ID+": coordinate", got.At, hex.Point{X: f.X, Y: f.Y})
	f.Tile.compare(t, "hex "+f.ID, &got.Face)
	var cost int16
	var terrain []string
	for _, c := range f.Tile.Costs {
		cost, terrain = c.Cost, c.Terrain
	}
	Same(t, f.ID+": cost", []any{got.Cost, got.Terrain}, []any{cost, terrain})
	var homes []string
	for _, home := range got.HomeOf {
		homes = append(homes, home.Corp)
	}
	Same(t, f.ID+": homes", homes, f.Reservations)
}

// compareSides reports an error for each side of hex h that differs from f: in the neighbour towards which track may be
// laid or run, if any, or in the kind of border.
func (f *FactHex) compareSides(t *testing.T, title *rules.Title, h id.Hex) {
	t.Helper()
	board := title.Track()
	for e := range hex.Edge(6) {
		neighbour := ""
		if n := board.Next(h, e); n != 0 && board.OpenEdges(h)>>e&1 != 0 {
			neighbour = title.HexName(n)
		}
		Same(t, fmt.Sprintf("%s: edge %d", f.ID, e), neighbour, f.Neighbors[strconv.Itoa(int(e))])
	}
	for _, b := range f.Tile.Borders {
		kind := track.Joined
		switch b.Type {
		case "impassable":
			kind = track.Impassable
		case "water":
			kind = track.Water
		}
		Same(t, fmt.Sprintf("%s: border %d", f.ID, b.Edge), borderAt(title, h, hex.Edge(b.Edge)), kind)
	}
}

// borderAt returns the kind of border on a side, listed at either of its hexes, or zero if there is none.
func borderAt(title *rules.Title, h id.Hex, e hex.Edge) track.BorderKind {
	here := title.Board.Hexes[h-1]
	there := title.Board.Orientation.Step(here.At, e)
	for _, h := range title.Board.Hexes {
		for _, b := range h.Borders {
			if h.At == here.At && b.Edge == e || h.At == there && b.Edge == e.Opposite() {
				return b.Kind
			}
		}
	}
	return 0
}

// compare reports an error for each difference of a face from f in colour, label, stops and track; where names the
// face. Areas of several hexes are left to the title's own tests, because the reference does not have all of them.
func (f *FactFace) compare(t *testing.T, where string, got *tile.Face) {
	t.Helper()
	Same(t, where+": colour", got.Color, colors[f.Color])
	Same(t, where+": label", got.Label, strings.Join(f.Labels, " "))
	stops := slices.Clone(got.Stops)
	for i := range stops {
		stops[i].Group, stops[i].Owned = "", false
	}
	Same(t, where+": stops", stops, f.stops(t))
	var want, paths []string
	for _, p := range f.Paths {
		want = append(want, segment(p[0], p[1]))
	}
	for _, p := range got.Paths {
		paths = append(paths, segment(endName(got, p.A), endName(got, p.B)))
	}
	SameSet(t, where+": track", paths, want)
}

// stops returns the stops of f in the order of a face.
func (f *FactFace) stops(t *testing.T) (stops []tile.Stop) {
	t.Helper()
	for _, group := range []struct {
		kind  tile.StopKind
		stops []FactStop
	}{{tile.City, f.Cities}, {tile.Town, f.Towns}, {tile.OffBoard, f.Offboards}} {
		for _, s := range group.stops {
			stop := tile.Stop{Kind: group.kind, Slots: s.Slots, Value: s.values(t), Loc: s.loc()}
			if s.Halt != "" {
				stop.Kind = tile.Halt
			}
			stops = append(stops, stop)
		}
	}
	return stops
}

// values returns the revenue of a stop by colour. A colour that is not named pays as the one before. Revenue in another
// form stops the test.
func (s *FactStop) values(t *testing.T) (v tile.Values) {
	t.Helper()
	var flat int16
	if json.Unmarshal(s.Revenue, &flat) == nil {
		return tile.Pays(flat)
	}
	var by map[string]int16
	if err := json.Unmarshal(s.Revenue, &by); err != nil {
		t.Fatal(err)
	}
	var pays int16
	for i, color := range []string{"yellow", "green", "brown", "gray"} {
		if p, ok := by[color]; ok {
			pays = p
		}
		v[i] = pays
	}
	return v
}

// loc returns the direction of a stop as tile.Stop.Loc has it.
func (s *FactStop) loc() uint8 {
	switch s.Loc {
	case "":
		return 0
	case "center":
		return 13
	}
	edges, _ := strconv.ParseFloat(s.Loc, 64)
	return uint8(2*edges) + 1
}

// endName returns an end as the reference names it: stops are counted by their kind.
func endName(f *tile.Face, e tile.End) string {
	if edge, ok := e.Edge(); ok {
		return fmt.Sprintf("edge:%d", edge)
	}
	i, ok := e.Stop()
	if !ok {
		return "junction"
	}
	kind := map[tile.StopKind]string{tile.City: "city", tile.Town: "town", tile.Halt: "town", tile.OffBoard: "offboard"}
	name, n := kind[f.Stops[i].Kind], 0
	for _, s := range f.Stops[:i] {
		if kind[s.Kind] == name {
			n++
		}
	}
	return fmt.Sprintf("%s:%d", name, n)
}

// segment returns the name of a piece of track between two ends, whatever their order.
func segment(a, b string) string { return min(a, b) + "-" + max(a, b) }
