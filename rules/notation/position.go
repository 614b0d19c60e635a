package notation

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Pair is one fact of a position.
type Pair struct {
	Key, Value string
	Bare       bool // a number or "true", which JSON writes without quotes
}

// Position returns all public facts about a position, in a fixed order.
func Position(v rules.View) []Pair {
	w := writer{v: v}
	w.writeFlow()
	w.writePlayers()
	for i := range v.T.Corps {
		w.writeCompany(id.Corp(i + 1))
	}
	w.writeDepot()
	for i, p := range v.T.Privates {
		if n := id.Private(i + 1); v.InGame(n) && !v.CardPlayed(n) {
			w.writeText("private."+p.ID, w.privateOwner(n))
		}
	}
	for i := range v.T.Board.Hexes {
		w.writeHex(id.Hex(i + 1))
	}
	w.writeEnd()
	return w.pairs
}

// Memory returns the memory of the title: the numbers that are not zero, by name, and within a row by number from 0.
// Position leaves them out, because 18xx.games has no such facts.
func Memory(v rules.View) (pairs []Pair) {
	for _, d := range v.T.Memory {
		for i := range int(d.Len) {
			key := "own." + d.Name
			if d.Len > 1 {
				key += "." + strconv.Itoa(i)
			}
			if n := *d.Place(v.S, i); n != 0 {
				pairs = append(pairs, Pair{key, strconv.Itoa(int(n)), true})
			}
		}
	}
	return pairs
}

// Text returns a position with one pair per line.
func Text(pairs []Pair) string {
	var b strings.Builder
	for _, p := range pairs {
		fmt.Fprintf(&b, "%s=%s\n", p.Key, p.Value)
	}
	return b.String()
}

// writer collects the pairs of a position.
type writer struct {
	v     rules.View
	pairs []Pair
}

// writeText writes a fact whose value is text.
func (w *writer) writeText(key, value string) {
	w.pairs = append(w.pairs, Pair{Key: key, Value: value})
}

// writeNumber writes a fact whose value is a number.
func (w *writer) writeNumber(key string, n int) {
	w.pairs = append(w.pairs, Pair{key, strconv.Itoa(n), true})
}

// writeFlag writes a fact that is true.
func (w *writer) writeFlag(key string) { w.pairs = append(w.pairs, Pair{key, "true", true}) }

// writeFlow writes the round, the actor and the possible actions.
func (w *writer) writeFlow() {
	v := w.v
	w.writeText("round", fmt.Sprintf("%s %d.%d", v.RoundOf(v.Base()).Name, v.S.Set, max(v.S.Round, 1)))
	active := ""
	if !v.S.End.Over {
		active = Acting(v)
	}
	w.writeText("active", active)
	if can := Can(v); len(can) > 0 {
		w.writeText("can", strings.Join(can, ","))
	}
	w.writeText("phase", v.PhaseDef().Name)
	w.writeText("priority", Player(Priority(v)))
	w.writeNumber("bank", int(v.Cash(id.Bank)))
}

// Priority returns the player who would begin the next stock round if this one ended now: after an action in a stock
// turn, the next player to the left. While a company decides during a stock round, it is the player who opened the
// decision. Bankrupt players are skipped.
func Priority(v rules.View) id.Player {
	if v.S.Depth > 1 && v.Base().Actor.Player() != 0 && v.Actor().Corp() != 0 && v.S.Opener != 0 {
		return v.S.Opener
	}
	if v.S.Turn.Acted {
		return v.NextSeat(cmp.Or(v.S.Blocks.Taker, v.Base().Actor.Player()))
	}
	if p := v.S.Priority; v.S.Seats[p].Bankrupt {
		return v.NextSeat(p)
	}
	return v.S.Priority
}

// writePlayers writes the cash and the worth of each player, and who is bankrupt.
func (w *writer) writePlayers() {
	v := w.v
	for i := range v.S.Players {
		p := id.Player(i + 1)
		w.writeNumber("cash."+Player(p), int(v.Cash(id.OfPlayer(p))))
		w.writeNumber("value."+Player(p), int(v.Worth(p)))
		if v.S.Seats[p].Bankrupt {
			w.writeFlag("bankrupt." + Player(p))
		}
	}
}

// writeCompany writes the facts about company c that are not certificates.
func (w *writer) writeCompany(c id.Corp) {
	v, def := w.v, w.v.T.Corp(c)
	switch {
	case v.Is(c, rules.Gone):
		return
	case v.Is(c, rules.Closed):
		w.writeFlag("closed." + def.ID)
		return
	}
	w.writeNumber("cash."+def.ID, int(v.Cash(id.OfCorp(c))))
	w.writeNumber("tokens_left."+def.ID, v.StationsLeft(c))
	w.writePrice(c)
	if p := v.HeadOf(c); p != 0 {
		w.writeText("president."+def.ID, Player(p))
	} else if v.Receivership(c) {
		w.writeText("president."+def.ID, "pool")
	}
	if v.Is(c, rules.Floated) {
		w.writeFlag("floated." + def.ID)
	}
	if v.Is(c, rules.Operated) {
		w.writeNumber("revenue."+def.ID, int(v.S.Corps[c].LastRun))
	}
	w.writeShares(c)
	if names := w.trains(id.OfCorp(c)); len(names) > 0 {
		w.writeText("trains."+def.ID, strings.Join(names, ","))
	}
}

// writePrice writes the par and the price of company c, or of the card of one without shares.
func (w *writer) writePrice(c id.Corp) {
	v, def := w.v, w.v.T.Corp(c)
	if v.Is(c, rules.Started) {
		w.writeNumber("par."+def.ID, int(v.SharePrice(c, id.Initial)))
		w.writeText("price."+def.ID, fmt.Sprintf("%s#%d", Cell(v.T, v.S.Corps[c].Price), v.StackPlace(c)))
	}
	if def.Kind == rules.Regional && v.HasOwner(c) { // its card has a price, but it has no place in the cell
		w.writeNumber("par."+def.ID, int(v.CardValue(c)))
		w.writeText("price."+def.ID, w.cellOf(v.CardValue(c))+"#")
	}
}

// writeShares writes the percentage of company c that each of its holders has.
func (w *writer) writeShares(c id.Corp) {
	for o := id.Initial; int(o) < id.MaxOwners; o++ {
		if percent := w.v.Held(c, o); percent > 0 {
			w.writeNumber("share."+w.v.T.Corp(c).ID+"."+holder(w.v.T, c, o), percent)
		}
	}
}

// cellOf returns the name of the first cell with a price, on a chart of one row, or "".
func (w *writer) cellOf(price int32) string {
	for col, cell := range w.v.T.Market.Rows[0] {
		if int32(cell.Price) == price {
			return Cell(w.v.T, market.Pos{Col: uint8(col)})
		}
	}
	return ""
}

// holder returns the name of a holder of c: "treasury" for c itself.
func holder(t *rules.Title, c id.Corp, o id.Owner) string {
	if c != 0 && o.Corp() == c {
		return "treasury"
	}
	return Owner(t, o)
}

// trains returns the sorted names of the trains that o holds.
func (w *writer) trains(o id.Owner) []string {
	var buf [rules.MaxTrains]id.Train
	var names []string
	for _, n := range w.v.AppendTrains(buf[:0], o) {
		name := w.v.T.Train(w.v.KindOf(n)).Name
		if n == w.v.S.Turn.Carrier {
			name += "+" // it carries the Pullman (1822PNW/R127)
		}
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// writeDepot writes the trains of the bank. An unlimited supply always counts as one card.
func (w *writer) writeDepot() {
	v := w.v
	left := make([]int, len(v.T.Trains)+1)
	var buf [rules.MaxTrains]id.Train
	for _, n := range v.AppendTrains(buf[:0], id.Initial) {
		left[v.T.FrontOf(n)]++
	}
	var kinds []string
	for i, d := range v.T.Trains {
		n := left[i+1]
		if d.Unlimited {
			n = min(n, 1)
		}
		if n > 0 {
			kinds = append(kinds, fmt.Sprintf("%s:%d", d.Name, n))
		}
	}
	if len(kinds) > 0 {
		w.writeText("depot.upcoming", strings.Join(kinds, ","))
	}
	if names := w.trains(id.Pool); len(names) > 0 {
		w.writeText("depot.discarded", strings.Join(names, ","))
	}
}

// privateOwner returns the owner of a private as records name it.
func (w *writer) privateOwner(p id.Private) string {
	if w.v.InBox(p) && w.v.RoundOf(w.v.Base()).Name == rules.StockRound {
		return "bank" // records list the boxes only in stock rounds
	}
	if w.v.BankSells(p) {
		return "bank"
	}
	switch o := w.v.S.Privates[p].Owner; o {
	case id.Nobody:
		return "closed"
	case id.Initial:
		return "none"
	default:
		return Owner(w.v.T, o)
	}
}

// writeHex writes the tile, markers and stations of a hex, if it has any.
func (w *writer) writeHex(h id.Hex) {
	v, cell, name := w.v, &w.v.S.Cells[h], w.v.T.HexName(h)
	if cell.Tile != 0 {
		w.writeText("tile."+name, Tile(v.T, cell.Tile, cell.Rot))
	}
	if cell.Marks != 0 && len(v.T.MarkNames) == 0 {
		w.writeNumber("marks."+name, int(cell.Marks))
	}
	if cities := w.cities(h); len(cities) > 0 {
		w.writeText("tokens."+name, strings.Join(cities, ";"))
	}
	w.writeMarkers(h)
}

// cities returns the cities of a hex in which there are stations, each as its number and the stations.
func (w *writer) cities(h id.Hex) (texts []string) {
	board := w.v.Position()
	for i, stop := range board.Face(h).Stops {
		if stop.Kind != tile.City && stop.Kind != tile.OffBoard {
			continue
		}
		text := w.slotsText(board.Slots(h, i), &w.v.S.Cells[h], i)
		if strings.Trim(text, "-|") != "" {
			texts = append(texts, fmt.Sprintf("%d:%s", i, text))
		}
	}
	return texts
}

// writeMarkers writes the markers on a hex: tokens of companies by company, those of privates by private.
func (w *writer) writeMarkers(h id.Hex) {
	var tokens, assigned []string
	var buf [rules.MaxMarkers]rules.Marker
	for _, m := range w.v.AppendMarkers(buf[:0], h) {
		if m.Private != 0 {
			assigned = append(assigned, w.v.T.Private(m.Private).ID)
		} else {
			tokens = append(tokens, w.v.T.Corp(m.Corp).ID)
		}
	}
	for i, name := range w.v.T.MarkNames {
		if w.v.S.Cells[h].Marked(uint8(i)) {
			assigned = append(assigned, name)
		}
	}
	if len(tokens) > 0 {
		w.writeText("hextokens."+w.v.T.HexName(h), strings.Join(tokens, ","))
	}
	if len(assigned) > 0 {
		w.writeText("assigned."+w.v.T.HexName(h), strings.Join(assigned, ","))
	}
}

// besidePrefix returns the prefix of a station outside the slots, or "" if the title writes it like a further slot.
func (w *writer) besidePrefix() string {
	if w.v.T.MoreSlots {
		return ""
	}
	return "+"
}

// slotsText returns the stations in the slots of a city of cell as text, "-" for a free one, then those outside its
// slots.
func (w *writer) slotsText(slots []id.Corp, cell *track.Cell, city int) string {
	names := make([]string, len(slots))
	for i, c := range slots {
		names[i] = "-"
		if c != 0 {
			names[i] = w.v.T.Corp(c).ID
		}
		if c != 0 && w.v.Is(c, rules.Unlisted) {
			names[i] += "!" // face down (1860/R140)
		}
	}
	for i, c := range cell.Extra {
		if c != 0 && int(cell.Beside[i]) == city {
			names = append(names, w.besidePrefix()+w.v.T.Corp(c).ID)
		}
	}
	return strings.Join(names, "|")
}

// writeEnd writes the result of each player once the game is over.
func (w *writer) writeEnd() {
	v := w.v
	if !v.S.End.Over {
		return
	}
	w.writeFlag("over")
	for i := range v.S.Players {
		p := id.Player(i + 1)
		w.writeNumber("result."+Player(p), int(v.Worth(p)))
	}
}
