package notation

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// Player returns the name of a seat: "p0" is the first.
func Player(p id.Player) string { return "p" + strconv.Itoa(int(p)-1) }

// Owner returns the name of an owner: a player, a company, "bank", "ipo" or "pool", and "none" for id.Nobody.
func Owner(t *rules.Title, o id.Owner) string {
	switch {
	case o.Player() != 0:
		return Player(o.Player())
	case o.Corp() != 0:
		return t.Corp(o.Corp()).ID
	case o == id.Bank:
		return "bank"
	case o == id.Initial:
		return "ipo"
	case o == id.Pool:
		return "pool"
	}
	return "none"
}

// Train returns the name of a train card by its front: "3-0" is the first 3-train.
func Train(t *rules.Title, n id.Train) string {
	return fmt.Sprintf("%s-%d", t.Train(t.FrontOf(n)).Name, t.CardNumber(n))
}

// Tile returns the name of a tile in a rotation: "57/1".
func Tile(t *rules.Title, n id.Tile, rot uint8) string {
	return fmt.Sprintf("%s/%d", t.Tiles.Kind(n).Name, rot)
}

// Cell returns the name of a cell of the price chart: "0,6:100".
func Cell(t *rules.Title, at market.Pos) string {
	return fmt.Sprintf("%d,%d:%d", at.Row, at.Col, t.Market.Price(at))
}

// findPlayer returns the player of a seat: "p0" is player 1.
func findPlayer(s string) (id.Player, error) {
	digits, ok := strings.CutPrefix(s, "p")
	n, err := strconv.Atoi(digits)
	if !ok || err != nil || n < 0 || n >= id.MaxPlayers || s != Player(id.Player(n+1)) {
		return 0, fmt.Errorf("no player %q", s)
	}
	return id.Player(n + 1), nil
}

// findCorp returns the company with this id.
func findCorp(t *rules.Title, s string) (id.Corp, error) {
	if c := t.FindCorp(s); c != 0 {
		return c, nil
	}
	return 0, fmt.Errorf("no company %q", s)
}

// findPrivate returns the private with this id.
func findPrivate(t *rules.Title, s string) (id.Private, error) {
	if p := t.FindPrivate(s); p != 0 {
		return p, nil
	}
	return 0, fmt.Errorf("no private %q", s)
}

// findHex returns the hex with this coordinate.
func findHex(t *rules.Title, s string) (id.Hex, error) {
	if h := t.FindHex(s); h != 0 {
		return h, nil
	}
	return 0, fmt.Errorf("no hex %q", s)
}

// findOwner returns the owner with this name: "bank", "ipo", "pool", a company or a player.
func findOwner(t *rules.Title, s string) (id.Owner, error) {
	switch s {
	case "bank":
		return id.Bank, nil
	case "ipo":
		return id.Initial, nil
	case "pool":
		return id.Pool, nil
	}
	if c := t.FindCorp(s); c != 0 {
		return id.OfCorp(c), nil
	}
	p, err := findPlayer(s)
	if err != nil {
		return 0, fmt.Errorf("nobody is called %q", s)
	}
	return id.OfPlayer(p), nil
}

// findTrain returns the train card with this name, such as "4-0".
func findTrain(t *rules.Title, s string) (id.Train, error) {
	at := strings.LastIndexByte(s, '-')
	if at < 0 {
		return 0, fmt.Errorf("no train %q", s)
	}
	n, err := number(s[at+1:])
	if err != nil {
		return 0, err
	}
	if kind := t.FindTrain(s[:at]); kind != 0 {
		if card := t.Card(kind, n); card != 0 {
			return card, nil
		}
	}
	return 0, fmt.Errorf("no train %q", s)
}

// findKind returns the kind of train with this name.
func findKind(t *rules.Title, s string) (id.TrainKind, error) {
	if k := t.FindTrain(s); k != 0 {
		return k, nil
	}
	return 0, fmt.Errorf("no kind of train %q", s)
}

// findTile returns a tile and its rotation from a text such as "57/1".
func findTile(t *rules.Title, s string) (id.Tile, uint8, error) {
	name, turn, ok := strings.Cut(s, "/")
	rot, err := number(turn)
	if !ok || err != nil || rot > 5 {
		return 0, 0, fmt.Errorf("no tile and rotation %q", s)
	}
	if n := t.Tiles.Find(name); n != 0 {
		return n, uint8(rot), nil
	}
	return 0, 0, fmt.Errorf("no tile %q", name)
}

// findCell returns the market cell in the notation of Cell. It accepts no other spelling.
func findCell(t *rules.Title, s string) (market.Pos, error) {
	place, _, _ := strings.Cut(s, ":")
	row, col, ok := strings.Cut(place, ",")
	r, err1 := number(row)
	c, err2 := number(col)
	if ok && err1 == nil && err2 == nil && max(r, c) <= math.MaxUint8 {
		at := market.Pos{Row: uint8(r), Col: uint8(c)}
		if _, exists := t.Market.At(at); exists && Cell(t, at) == s {
			return at, nil
		}
	}
	return market.Pos{}, fmt.Errorf("no cell %q", s)
}

// maxNumber bounds every number of a text, so that sums of them fit an int32.
const maxNumber = 1_000_000

// number returns a decimal number from its printed form: no sign, no leading zeros.
func number(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || n > maxNumber || strconv.Itoa(n) != s {
		return 0, fmt.Errorf("no number %q", s)
	}
	return n, nil
}
