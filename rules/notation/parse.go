package notation

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// ParsePairs returns a position as pairs, read from a text with one per line, or separated by a semicolon and a blank.
// A semicolon inside a value does not end it.
func ParsePairs(text string) ([]Pair, error) {
	var pairs []Pair
	for line := range strings.Lines(text) {
		for _, field := range strings.Split(line, "; ") {
			field = strings.TrimSpace(field)
			if field == "" {
				continue
			}
			key, value, ok := strings.Cut(field, "=")
			if !ok {
				return nil, fmt.Errorf("%q is no key=value", field)
			}
			pairs = append(pairs, Pair{Key: key, Value: value})
		}
	}
	return pairs, nil
}

// Set changes the position of v to the values of pairs. Facts that they do not mention stay unchanged. The turn, and
// facts derived from others (the worth of a player, the legal actions), cannot be set: the pairs must agree with the
// resulting position. After an error the position is undefined.
func Set(v rules.View, pairs []Pair) error {
	s := setter{v: v}
	for _, p := range pairs {
		if err := s.set(p); err != nil {
			return fmt.Errorf("%s=%s: %w", p.Key, p.Value, err)
		}
	}
	if err := s.finish(); err != nil {
		return err
	}
	have := map[string]string{}
	for _, p := range slices.Concat(Position(v), Memory(v)) {
		have[p.Key] = p.Value
	}
	for _, p := range pairs {
		if have[p.Key] != p.Value {
			return fmt.Errorf("%s=%s does not fit: the position has %q", p.Key, p.Value, have[p.Key])
		}
	}
	return nil
}

// setter collects the facts that can only be set once all pairs are known.
type setter struct {
	v      rules.View
	prices []place
	shares map[id.Corp][]holding
	trains []owned
	depot  string
	tokens []Pair
}

// place is the position of a company in the stack of its cell.
type place struct {
	corp id.Corp
	at   int
}

// holding is a fact about the shares of an owner, which the setter collects for later.
type holding struct {
	owner   id.Owner
	percent int
	first   bool // including the president's certificate
}

// owned is a fact about the trains of an owner, which the setter collects for later.
type owned struct {
	owner id.Owner
	names string
}

// set applies one fact of a position. Facts that depend on others are collected for later. It returns an error for an
// unknown key or an impossible value.
func (s *setter) set(p Pair) error {
	group, name, _ := strings.Cut(p.Key, ".")
	switch group {
	case "bank", "cash", "phase", "priority", "bankrupt":
		return s.table(group, name, p.Value)
	case "par", "price", "president", "floated", "closed", "revenue", "tokens_left":
		c, err := findCorp(s.v.T, name)
		if err != nil {
			return err
		}
		return s.company(group, c, p.Value)
	case "share":
		return s.share(name, p.Value)
	case "trains":
		o, err := findOwner(s.v.T, name)
		s.trains = append(s.trains, owned{o, p.Value})
		return err
	case "depot":
		if name == "discarded" {
			s.trains = append(s.trains, owned{id.Pool, p.Value})
		} else {
			s.depot = p.Value
		}
		return nil
	case "private":
		return s.private(name, p.Value)
	case "tile":
		return s.tile(name, p.Value)
	case "tokens":
		s.tokens = append(s.tokens, Pair{Key: name, Value: p.Value})
		return nil
	case "hextokens":
		return s.hexTokens(name, p.Value)
	case "own":
		return s.own(name, p.Value)
	case "round", "active", "can", "value", "over", "result":
		return nil // compared at the end
	}
	return fmt.Errorf("no such key")
}

// own sets a number that the title remembers. It returns an error if the title has no memory of this name.
func (s *setter) own(name, value string) error {
	n, err := signed(value)
	if err != nil {
		return err
	}
	at := 0
	d := s.v.T.FindMemory(name)
	if dot := strings.LastIndexByte(name, '.'); d == nil && dot >= 0 {
		d = s.v.T.FindMemory(name[:dot])
		at, err = number(name[dot+1:])
	}
	if d == nil || err != nil || at >= int(d.Len) {
		return fmt.Errorf("no such memory")
	}
	*d.Place(s.v.S, at) = int32(n)
	return nil
}

// table sets a fact that is not about a single company: phase, priority, cash and bankruptcy. It returns an error for
// an impossible value.
func (s *setter) table(group, name, value string) error {
	st, t := s.v.S, s.v.T
	switch group {
	case "phase":
		n := t.FindPhase(value)
		if n < 0 {
			return fmt.Errorf("no phase")
		}
		st.Phase = uint8(n)
		return nil
	case "priority":
		p, err := findPlayer(value)
		st.Priority = p
		return err
	case "bankrupt":
		p, err := findPlayer(name)
		st.Seats[p].Bankrupt = true
		return err
	}
	o := id.Bank
	if group == "cash" {
		var err error
		if o, err = findOwner(t, name); err != nil {
			return err
		}
	}
	n, err := signed(value)
	st.Cash[o] = int32(n)
	return err
}

// signed returns a number that may be negative, as for a broken bank.
func signed(s string) (int, error) {
	digits, negative := strings.CutPrefix(s, "-")
	n, err := number(digits)
	if negative {
		n = -n
	}
	return n, err
}

// company sets a fact about company c, or returns an error for an impossible value.
func (s *setter) company(group string, c id.Corp, value string) error {
	corp := &s.v.S.Corps[c]
	switch group {
	case "floated":
		corp.Flags |= rules.Floated
		return nil
	case "closed":
		corp.Flags |= rules.Closed
		return nil
	case "price":
		cell, at, _ := strings.Cut(value, "#")
		pos, err := findCell(s.v.T, cell)
		if err != nil {
			return err
		}
		n, err := number(at)
		corp.Price, corp.Flags = pos, corp.Flags|rules.Started
		s.prices = append(s.prices, place{c, n})
		return err
	case "president":
		p, err := findPlayer(value)
		if err == nil {
			s.hold(c, holding{owner: id.OfPlayer(p), first: true})
		}
		return err
	}
	n, err := number(value)
	switch group {
	case "par":
		corp.Par, corp.Flags = int16(n), corp.Flags|rules.Started
	case "revenue":
		corp.LastRun, corp.Flags = int32(n), corp.Flags|rules.Operated
	case "tokens_left":
		corp.Used = uint8(len(s.v.T.Corp(c).TokenCosts) - n)
	}
	return err
}

// hold records a holding for deal.
func (s *setter) hold(c id.Corp, h holding) {
	if s.shares == nil {
		s.shares = map[id.Corp][]holding{}
	}
	s.shares[c] = append(s.shares[c], h)
}

// share records a holding, or returns an error. Certificates are assigned when all holdings of the company are known.
func (s *setter) share(name, value string) error {
	company, holder, _ := strings.Cut(name, ".")
	c, err := findCorp(s.v.T, company)
	if err != nil {
		return err
	}
	o := id.OfCorp(c)
	if holder != "treasury" {
		if o, err = findOwner(s.v.T, holder); err != nil {
			return err
		}
	}
	percent, err := number(value)
	s.hold(c, holding{owner: o, percent: percent})
	return err
}

// private sets the owner of a private, or returns an error if a name is unknown.
func (s *setter) private(name, value string) error {
	p, err := findPrivate(s.v.T, name)
	if err != nil {
		return err
	}
	o := id.Nobody
	switch value {
	case "closed":
	case "none":
		o = id.Initial
	default:
		if o, err = findOwner(s.v.T, value); err != nil {
			return err
		}
	}
	s.v.S.Privates[p].Owner = o
	return nil
}

// tile puts a tile on the hex called name, or returns an error if a name is unknown.
func (s *setter) tile(name, value string) error {
	h, err := findHex(s.v.T, name)
	if err != nil {
		return err
	}
	n, rot, err := findTile(s.v.T, value)
	if err == nil {
		s.v.S.Cells[h] = track.Cell{Tile: n, Rot: rot}
	}
	return err
}

// hexTokens reads the tokens of companies on a hex.
func (s *setter) hexTokens(name, value string) error {
	h, err := findHex(s.v.T, name)
	if err != nil {
		return err
	}
	tx := rules.Tx{View: s.v}
	for _, corp := range strings.Split(value, ",") {
		c, err := findCorp(s.v.T, corp)
		if err != nil {
			return err
		}
		tx.PlaceMarker(rules.Marker{Hex: h, Corp: c}, 0)
	}
	return nil
}

// finish sets the facts that depend on several pairs. It returns an error if they contradict each other.
func (s *setter) finish() error {
	slices.SortStableFunc(s.prices, func(a, b place) int { return cmp.Compare(a.at, b.at) })
	for _, p := range s.prices {
		s.v.S.Arrivals++
		s.v.S.Corps[p.corp].Arrival = s.v.S.Arrivals
	}
	for i := range s.v.T.Corps {
		if err := s.deal(id.Corp(i + 1)); err != nil {
			return err
		}
	}
	if err := s.giveTrains(); err != nil {
		return err
	}
	for _, p := range s.tokens {
		if err := s.station(p.Key, p.Value); err != nil {
			return fmt.Errorf("tokens.%s=%s: %w", p.Key, p.Value, err)
		}
	}
	s.v.S.Board = s.v.S.Cells.Hash(len(s.v.T.Board.Hexes))
	return nil
}

// deal redistributes the certificates of a company if a pair mentions them, starting with the president's. It returns
// an error if they do not add up.
func (s *setter) deal(c id.Corp) error {
	holdings := s.shares[c]
	if len(holdings) == 0 {
		return nil
	}
	first := s.v.T.PresidentCert(c)
	president := id.Initial
	for _, h := range holdings {
		if h.first {
			president = h.owner
		}
	}
	free := make([]id.Cert, 0, s.v.CertsInPlay(c))
	for i := range s.v.CertsInPlay(c) {
		n := first + id.Cert(i)
		s.v.S.Holder[n] = id.Initial
		if i > 0 {
			free = append(free, n)
		}
	}
	s.v.S.Holder[first] = president
	for _, h := range holdings {
		for !h.first && h.owner != id.Initial && s.v.Held(c, h.owner) < h.percent {
			if len(free) == 0 {
				return fmt.Errorf("more than 100 percent of %s", s.v.T.Corp(c).ID)
			}
			s.v.S.Holder[free[0]], free = h.owner, free[1:]
		}
	}
	return nil
}

// giveTrains distributes the cards of the depot. If the depot is given, the first cards of a kind are out of the game
// unless somebody owns them.
func (s *setter) giveTrains() error {
	st, t := s.v.S, s.v.T
	if len(s.trains) == 0 && s.depot == "" {
		return nil
	}
	for i := range t.Cards() {
		st.Trains[i+1] = id.Initial
	}
	for _, o := range s.trains {
		for _, name := range strings.Split(o.names, ",") {
			k := t.FindTrain(name)
			n := s.v.FirstCard(front(t, k), id.Initial)
			if n == 0 {
				return fmt.Errorf("no train %q is left", name)
			}
			st.Trains[n] = o.owner
			tx := rules.Tx{View: s.v}
			tx.TurnTrain(n, k)
		}
	}
	if s.depot == "" {
		return nil
	}
	left := map[string]bool{}
	for _, kind := range strings.Split(s.depot, ",") {
		name, count, _ := strings.Cut(kind, ":")
		n, err := number(count)
		k := t.FindTrain(name)
		if k == 0 || err != nil {
			return fmt.Errorf("no depot %q", kind)
		}
		left[name] = true
		s.keep(k, n)
	}
	for i := range t.Trains {
		if !left[t.Trains[i].Name] {
			s.keep(id.TrainKind(i+1), 0)
		}
	}
	return nil
}

// front returns the kind on the front of the cards that show kind k on either side.
func front(t *rules.Title, k id.TrainKind) id.TrainKind {
	for i := range t.Trains {
		if f := id.TrainKind(i + 1); k != 0 && t.BackOf(f) == k {
			return f
		}
	}
	return k
}

// keep removes cards of a kind from the depot until n are left. An unlimited supply is unchanged.
func (s *setter) keep(k id.TrainKind, n int) {
	if s.v.T.Train(k).Unlimited && n > 0 {
		return
	}
	for i := s.v.T.Cards(); i > 0; i-- {
		if card := id.Train(i); s.v.T.FrontOf(card) == k && s.v.S.Trains[card] == id.Initial {
			if n--; n < 0 {
				s.v.S.Trains[card] = id.Nobody
			}
		}
	}
}

// station reads the stations of a hex: "0:B&O|-;1:NYC".
func (s *setter) station(name, value string) error {
	h, err := findHex(s.v.T, name)
	if err != nil {
		return err
	}
	board := s.v.Position()
	for _, city := range strings.Split(value, ";") {
		index, list, _ := strings.Cut(city, ":")
		n, err := number(index)
		if err != nil || n >= len(board.Face(h).Stops) {
			return fmt.Errorf("no city %q", index)
		}
		slots := board.Slots(h, n)
		names, beside := strings.Split(list, "|"), []string(nil)
		if at := slices.IndexFunc(names, func(s string) bool { return strings.HasPrefix(s, "+") }); at >= 0 {
			names, beside = names[:at], names[at:]
		}
		if len(names) != len(slots) {
			return fmt.Errorf("%d places, the city has %d", len(names), len(slots))
		}
		for i, corp := range names {
			slots[i] = 0
			if corp == "-" {
				continue
			}
			if slots[i], err = findCorp(s.v.T, corp); err != nil {
				return err
			}
		}
		for _, corp := range beside {
			c, err := findCorp(s.v.T, strings.TrimPrefix(corp, "+"))
			if err != nil {
				return err
			}
			cell, ok := board.WithBeside(h, n, c)
			if !ok {
				return fmt.Errorf("no room for %q", corp)
			}
			s.v.S.Cells[h] = cell
		}
	}
	return nil
}
