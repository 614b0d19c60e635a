package t1830

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hexrail/rules"
	"hexrail/rules/hex"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/tile"
	"hexrail/rules/track"
)

// facts is the part of the reference data that the tables are compared with.
type facts struct {
	Bank         int32
	StartingCash map[string]int32 `json:"starting_cash_by_players"`
	CertLimit    map[string]uint8 `json:"cert_limit_by_players"`
	Market       [][]*factCell
	Phases       []factPhase
	Trains       []factTrain
	Corporations []factCorp
	Privates     []factPrivate
	Tiles        []factFace
	Hexes        []factHex
}

type factCell struct {
	Price int16
	Zones []string
}

type factPhase struct {
	Name   string
	On     string
	Limit  uint8 `json:"train_limit"`
	Tiles  []string
	Rounds uint8 `json:"operating_rounds"`
	Status []string
}

type factTrain struct {
	Name        string
	Count       uint8
	Price       int32
	Distance    int
	RustsOn     string `json:"rusts_on"`
	AvailableOn string `json:"available_on"`
	Discount    map[string]int32
	Unlimited   bool
}

type factCorp struct {
	ID, Name, Home, Color string
	HomeCity              int8    `json:"home_city"`
	TokenCosts            []int16 `json:"token_costs"`
	FloatPercent          uint8   `json:"float_percent"`
	Shares                []rules.Cert
}

type factPrivate struct {
	ID, Name       string
	Value, Revenue int32
	Min            int32 `json:"min_price"`
	Max            int32 `json:"max_price"`
	Abilities      []struct {
		Kind         string
		Hexes, Tiles []string
	}
}

type factStop struct {
	Slots   uint8
	Revenue json.RawMessage
	Groups  []string
	Loc     string
}

type factFace struct {
	Name      string
	Count     uint8
	Color     string
	Cities    []factStop
	Towns     []factStop
	Offboards []factStop
	Paths     [][2]string
	Labels    []string
	Costs     []struct {
		Cost    int16
		Terrain []string
	} `json:"upgrade_costs"`
	Borders []struct {
		Edge int
		Type string
	}
}

type factHex struct {
	ID, Name         string
	X, Y             int8
	Tile             factFace
	Neighbors        map[string]string
	BlockedNeighbors map[string]string `json:"blocked_neighbors"`
	Reservations     []string
}

func readFacts(t *testing.T) facts {
	t.Helper()
	raw, err := os.ReadFile("../../../shared/facts/1830.json")
	if err != nil {
		t.Skipf("REFERENCE DATA ABSENT, TABLES NOT COMPARED: %v", err)
	}
	var f facts
	if err := json.Unmarshal(raw, &f); err != nil {
		t.Fatal(err)
	}
	return f
}

// same fails unless the program's table says what the reference says.
func same(t *testing.T, what string, got, want any) {
	t.Helper()
	if g, w := fmt.Sprintf("%v", got), fmt.Sprintf("%v", want); g != w {
		t.Errorf("%s is %s, reference has %s", what, g, w)
	}
}

func TestNumbersAgree(t *testing.T) {
	f, title := readFacts(t), build(t)
	same(t, "bank", title.Bank, f.Bank)
	for n := range title.StartingCash {
		key := strconv.Itoa(n)
		same(t, key+" players: cash", title.StartingCash[n], f.StartingCash[key])
		same(t, key+" players: certificate limit", title.CertLimit[n], f.CertLimit[key])
	}
}

func TestMarketAgrees(t *testing.T) {
	f, c := readFacts(t), chart()
	same(t, "rows", len(c.Rows), len(f.Market))
	zones := map[string]market.Zone{"no_cert_limit": yellow, "unlimited": orange, "multiple_buy": brown}
	for r, row := range f.Market {
		same(t, fmt.Sprintf("row %d: length", r), len(c.Rows[r]), len(row))
		for k, want := range row {
			got := c.Rows[r][k]
			where := fmt.Sprintf("cell %d,%d", r, k)
			if want == nil {
				same(t, where, got, market.Cell{})
				continue
			}
			same(t, where+": price", got.Price, want.Price)
			same(t, where+": par", got.Par, slices.Contains(want.Zones, "par"))
			var zone market.Zone
			for _, z := range want.Zones {
				zone |= zones[z]
			}
			same(t, where+": zone", got.Zone, zone)
		}
	}
}

func TestTrainsAndPhasesAgree(t *testing.T) {
	f, title := readFacts(t), build(t)
	same(t, "kinds of trains", len(title.Trains), len(f.Trains))
	for i, want := range f.Trains {
		got := title.Trains[i]
		where := "train " + want.Name
		reach := min(want.Distance, rules.Endless)
		same(t, where, []any{got.Name, got.Price, got.Reach, got.RustsOn, got.Unlimited},
			[]any{want.Name, want.Price, reach, want.RustsOn, want.Unlimited})
		same(t, where+": from phase", got.FromPhase, want.AvailableOn)
		same(t, where+": kinds traded in", len(got.TradeIn), len(want.Discount))
		for _, kind := range got.TradeIn {
			same(t, where+" for a "+kind, got.TradeInValue, want.Discount[kind])
		}
		if !want.Unlimited {
			same(t, where+": copies", got.Count, want.Count)
		}
	}
	colors := map[string]tile.Color{"yellow": tile.Yellow, "green": tile.Green, "brown": tile.Brown}
	same(t, "phases", len(title.Phases), len(f.Phases))
	for i, want := range f.Phases {
		got := title.Phases[i]
		where := "phase " + want.Name
		same(t, where, []any{got.Name, got.TrainLimit, got.Rounds}, []any{want.Name, want.Limit, want.Rounds})
		same(t, where+": colour", got.Colors, colors[want.Tiles[len(want.Tiles)-1]])
		same(t, where+": companies buy privates", got.CompaniesBuyPrivates, slices.Contains(want.Status, "can_buy_companies"))
		same(t, where+": players trade privates", got.PlayersTradePrivates,
			slices.Contains(want.Status, "can_buy_companies_from_other_players"))
		if want.On != "" {
			same(t, where+": begins with", title.Trains[title.FindTrain(want.On)-1].StartsPhase, want.Name)
		}
	}
}

func TestCompaniesAgree(t *testing.T) {
	f, title := readFacts(t), build(t)
	same(t, "companies", len(title.Corps), len(f.Corporations))
	for i, want := range f.Corporations {
		got := title.Corps[i]
		city := want.HomeCity
		if want.ID == "ERIE" {
			city = rules.AnyCity
		}
		same(t, want.ID, []any{got.ID, got.Name, got.Home, got.HomeCity, got.TokenCosts, got.FloatAt, got.Certs},
			[]any{want.ID, want.Name, want.Home, city, want.TokenCosts, want.FloatPercent, want.Shares})
		same(t, want.ID+": colour", fmt.Sprintf("#%06x", got.Color), strings.ToLower(want.Color))
	}
}

func TestPrivatesAgree(t *testing.T) {
	f, title := readFacts(t), build(t)
	same(t, "privates", len(title.Privates), len(f.Privates))
	for i, want := range f.Privates {
		got := title.Privates[i]
		same(t, want.ID, []any{got.ID, got.Value, got.Revenue, got.Min, got.Max},
			[]any{want.ID, want.Value, want.Revenue, want.Min, want.Max})
		same(t, want.ID+": name", strings.ReplaceAll(got.Name, ". ", "."), want.Name)
		for _, a := range want.Abilities {
			if !slices.ContainsFunc(got.Powers, func(p rules.Power) bool { return agrees(p, a.Kind, a.Hexes, a.Tiles) }) {
				t.Errorf("%s: no power for %s %v %v", want.ID, a.Kind, a.Hexes, a.Tiles)
			}
		}
		same(t, want.ID+": powers", len(got.Powers), len(want.Abilities))
	}
}

// agrees reports whether a power is the one that the reference describes.
func agrees(p rules.Power, kind string, hexes, tiles []string) bool {
	switch p := p.(type) {
	case rules.BlockHexes:
		return kind == "blocks_hexes" && slices.Equal(p.Hexes, hexes)
	case rules.ExtraLay:
		return kind == "tile_lay" && slices.Equal([]string{p.Hex}, hexes) && slices.Equal(p.Tiles, tiles)
	case rules.Teleport:
		return kind == "teleport" && slices.Equal([]string{p.Hex}, hexes) && slices.Equal([]string{p.Tile}, tiles)
	case rules.Exchange:
		return kind == "exchange"
	case rules.GrantShare, rules.GrantPresidency:
		return kind == "shares"
	case rules.CloseOnTrain:
		return kind == "close"
	case rules.NotForCompanies:
		return kind == "no_buy"
	}
	return false
}

func TestTilesAgree(t *testing.T) {
	f, title := readFacts(t), build(t)
	same(t, "kinds of tiles", len(title.Tiles), len(f.Tiles))
	copies := 0
	for _, want := range f.Tiles {
		n := title.Tiles.Find(want.Name)
		if n == 0 {
			t.Errorf("no tile %s", want.Name)
			continue
		}
		got := title.Tiles.Kind(n)
		same(t, "tile "+want.Name+": copies", got.Count, want.Count)
		sameFace(t, "tile "+want.Name, &got.Face, &want)
		copies += int(got.Count)
	}
	same(t, "copies in all", copies, 85)
}

// sameFace compares stops, track and label of a face.
func sameFace(t *testing.T, where string, got *tile.Face, want *factFace) {
	t.Helper()
	colors := map[string]tile.Color{
		"white": tile.White, "yellow": tile.Yellow, "green": tile.Green, "brown": tile.Brown, "gray": tile.Gray, "red": tile.Red,
	}
	same(t, where+": colour", got.Color, colors[want.Color])
	same(t, where+": label", got.Label, strings.Join(want.Labels, " "))
	var stops []tile.Stop
	for _, group := range []struct {
		kind  tile.StopKind
		stops []factStop
	}{{tile.City, want.Cities}, {tile.Town, want.Towns}, {tile.OffBoard, want.Offboards}} {
		for _, s := range group.stops {
			stops = append(stops, tile.Stop{Kind: group.kind, Slots: s.Slots, Value: valueOf(t, s.Revenue), Loc: locOf(s.Loc)})
		}
	}
	have := slices.Clone(got.Stops)
	for i := range have {
		have[i].Group = "" // compared apart, because the reference links the two Gulf hexes by no group
	}
	same(t, where+": stops", have, stops)
	same(t, where+": track", segments(got), wanted(want))
}

func valueOf(t *testing.T, raw json.RawMessage) tile.Values {
	t.Helper()
	var flat int16
	if json.Unmarshal(raw, &flat) == nil {
		return tile.Pays(flat)
	}
	var by map[string]int16
	if err := json.Unmarshal(raw, &by); err != nil {
		t.Fatal(err)
	}
	return tile.Values{by["yellow"], by["yellow"], by["brown"], by["brown"]}
}

// locOf turns a direction in edges into twelfths of a turn, plus 1.
func locOf(s string) uint8 {
	if s == "" {
		return 0
	}
	edges, _ := strconv.ParseFloat(s, 64)
	return uint8(2*edges) + 1
}

func segments(f *tile.Face) []string {
	var all []string
	for _, p := range f.Paths {
		all = append(all, segment(endName(f, p.A), endName(f, p.B)))
	}
	slices.Sort(all)
	return all
}

func endName(f *tile.Face, e tile.End) string {
	if edge, ok := e.Edge(); ok {
		return fmt.Sprintf("edge:%d", edge)
	}
	i, _ := e.Stop()
	name := map[tile.StopKind]string{tile.City: "city", tile.Town: "town", tile.OffBoard: "offboard"}[f.Stops[i].Kind]
	return fmt.Sprintf("%s:%d", name, i)
}

func wanted(f *factFace) []string {
	var all []string
	for _, p := range f.Paths {
		all = append(all, segment(p[0], p[1]))
	}
	slices.Sort(all)
	return all
}

func segment(a, b string) string { return min(a, b) + "-" + max(a, b) }

func TestMapAgrees(t *testing.T) {
	f, title := readFacts(t), build(t)
	same(t, "hexes", len(title.Board.Hexes), len(f.Hexes))
	same(t, "hexes", len(title.Board.Hexes), 93)
	for _, want := range f.Hexes {
		h := title.FindHex(want.ID)
		if h == 0 {
			t.Errorf("no hex %s", want.ID)
			continue
		}
		got := title.Board.Hexes[h-1]
		same(t, want.ID+": place", got.Place, want.Name)
		same(t, want.ID+": coordinate", got.At, hex.Point{X: want.X, Y: want.Y})
		sameFace(t, "hex "+want.ID, &got.Face, &want.Tile)
		var cost int16
		var terrain []string
		for _, c := range want.Tile.Costs {
			cost, terrain = c.Cost, c.Terrain
		}
		same(t, want.ID+": cost", []any{got.Cost, got.Terrain}, []any{cost, terrain})
		var homes []string
		for _, home := range got.HomeOf {
			homes = append(homes, home.Corp)
		}
		same(t, want.ID+": homes", homes, want.Reservations)
		sameSides(t, title, &want)
	}
}

// sameSides compares the six sides of a hex: the neighbour towards which track may be laid or run, if any.
func sameSides(t *testing.T, title *rules.Title, want *factHex) {
	t.Helper()
	board := title.Track()
	h := title.FindHex(want.ID)
	for e := range hex.Edge(6) {
		neighbour := ""
		if n := board.Next(h, e); n != 0 && board.OpenEdges(h)>>e&1 != 0 {
			neighbour = title.HexName(n)
		}
		same(t, fmt.Sprintf("%s: edge %d", want.ID, e), neighbour, want.Neighbors[strconv.Itoa(int(e))])
	}
	for _, b := range want.Tile.Borders {
		kind := track.Joined
		if b.Type == "impassable" {
			kind = track.Impassable
		}
		same(t, fmt.Sprintf("%s: border %d", want.ID, b.Edge), borderAt(title, want.ID, hex.Edge(b.Edge)), kind)
	}
}

// borderAt returns the border on a side, listed at either of its hexes.
func borderAt(title *rules.Title, name string, e hex.Edge) track.BorderKind {
	here := title.Board.Hexes[title.FindHex(name)-1]
	there := title.Board.Orientation.Step(here.At, e)
	for _, h := range title.Board.Hexes {
		for _, b := range h.Borders {
			if h.Name == name && b.Edge == e || h.At == there && b.Edge == e.Opposite() {
				return b.Kind
			}
		}
	}
	return 0
}

func TestAreas(t *testing.T) {
	groups := func(split bool) (gulf, canada []string) {
		for _, h := range hexTable(!split) {
			switch h.Name {
			case "I1", "J2":
				gulf = append(gulf, h.Face.Stops[0].Group)
			case "A9", "A11":
				canada = append(canada, h.Face.Stops[0].Group)
			}
		}
		return gulf, canada
	}
	gulf, canada := groups(false)
	same(t, "Gulf (R205)", gulf, []string{"Gulf", "Gulf"})
	same(t, "Canadian West (R205)", canada, []string{"Canadian West", "Canadian West"})
	gulf, _ = groups(true)
	same(t, "Gulf with gulf_split (X10)", gulf, []string{"", ""})
}

// sameSet fails unless two lists have the same members.
func sameSet(t *testing.T, what string, got, want []string) {
	t.Helper()
	got, want = slices.Clone(got), slices.Clone(want)
	slices.Sort(got)
	slices.Sort(want)
	same(t, what, got, want)
}

// replaces reports whether one tile may lie on another in some rotation.
func replaces(title *rules.Title, old, by id.Tile) bool {
	for rot := range uint8(6) {
		face := title.Track().Turned(by, rot)
		if tile.Replaces(&title.Tiles.Kind(old).Face, face, tile.Terms{}) == tile.Fits {
			return true
		}
	}
	return false
}
