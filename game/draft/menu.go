package draft

import (
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// menu holds the options of a decision and the player's choice among them. It does not know their consequences.
type menu struct {
	decision
	options []Option

	choice
	ready string // key of the option that is chosen while nothing else is; empty for none
}

// choice is the state of the choices made so far.
type choice struct {
	only  id.Tile    // the only tile that may be laid, or zero for any
	site  id.Private // the private whose marker or tile is placed, or zero
	hex   id.Hex
	at    int   // index of the chosen option, or -1
	form  int   // index of its chosen form
	price int32 // chosen within its range
	given bool  // ChooseAction has chosen the form
}

// chooseOnly selects the option if exactly one can be selected. Off the map it stays ready, because the panel has
// nothing else to press.
func (m *menu) chooseOnly() {
	only := -1
	for i := range m.options {
		if m.options[i].Barred || m.options[i].Group >= Powers {
			continue
		}
		if only >= 0 {
			return
		}
		only = i
	}
	switch {
	case only < 0:
	case m.options[only].Hex != 0:
		m.choose(only)
	default:
		m.Ready(m.options[only].Key)
	}
}

// Options returns the options of a group: of tiles, those for the chosen hex and, if there is one, the chosen private;
// of sites, those for the chosen private.
func (m *menu) Options(g Group) []Option {
	return m.some(func(o *Option) bool {
		ofSite := o.Private == m.site
		return o.Group == g && (g != Tiles || o.Hex == m.hex && (ofSite || m.site == 0)) && (g != Sites || ofSite)
	})
}

// Deals returns the options of the main group that are about a company.
func (m *menu) Deals(c id.Corp) []Option {
	return m.some(func(o *Option) bool { return o.Group == Main && o.Corp == c })
}

// some returns the options for which is reports true.
func (m *menu) some(is func(*Option) bool) (out []Option) {
	for i := range m.options {
		if o := &m.options[i]; is(o) {
			out = append(out, *o)
		}
	}
	return out
}

// Find returns the option with the key and reports whether there is one.
func (m *menu) Find(key string) (Option, bool) {
	if i := m.index(key); i >= 0 {
		return m.options[i], true
	}
	return Option{}, false
}

// index returns the index of the option with the key on the chosen hex, or -1.
func (m *menu) index(key string) int {
	return slices.IndexFunc(m.options, func(o Option) bool {
		return o.Key == key && (o.Group != Tiles || o.Hex == m.hex)
	})
}

// Chosen returns the chosen option, or nil.
func (m *menu) Chosen() *Option {
	if m.at < 0 {
		return nil
	}
	return &m.options[m.at]
}

// chosenAction returns the action of the chosen option in the chosen form and at the chosen price, or nil.
func (m *menu) chosenAction() rules.Action {
	o := m.Chosen()
	if o == nil {
		return nil
	}
	if o.Ranged() {
		return withPrice(o.Forms[m.form], m.price)
	}
	return o.Forms[m.form]
}

// Hex returns the chosen hex, or zero.
func (m *menu) Hex() id.Hex { return m.hex }

// Form returns the index of the chosen form.
func (m *menu) Form() int { return m.form }

// Price returns the chosen price of an option with a range.
func (m *menu) Price() int32 { return m.price }

// Choose selects the option with the key. It reports false if there is none or it is barred.
func (m *menu) Choose(key string) bool {
	i := m.index(key)
	if i < 0 || m.options[i].Barred {
		return false
	}
	if o := &m.options[i]; len(o.Forms) > 0 {
		m.choose(i)
	} else {
		m.placeOnly(o.Private)
	}
	return true
}

// placeOnly restarts the choice with a private: until it is undone with Back, only hexes for its marker or tile can be
// chosen.
func (m *menu) placeOnly(p id.Private) {
	m.site, m.only, m.hex, m.at = p, 0, 0, -1
	if hexes := m.Hexes(); len(hexes) == 1 {
		m.ChooseHex(hexes[0])
	}
}

// Site returns the private whose marker or tile is being placed, or zero.
func (m *menu) Site() id.Private { return m.site }

// choose chooses the option at index i with its first form and the lowest price. A company pays the highest price for a
// private, because the money goes to a player.
func (m *menu) choose(i int) {
	o := &m.options[i]
	m.at, m.form, m.price, m.given = i, 0, o.Low, false
	if o.Group == Privates && m.v.Actor().Corp() != 0 {
		m.price = o.High
	}
	if o.Group == Places || o.Group == Sites {
		m.hex = o.Hex
	}
}

// ChooseHex selects a hex, and the option there if it has only one. It reports false if it has none.
func (m *menu) ChooseHex(h id.Hex) bool {
	var on []int
	for i := range m.options {
		if o := &m.options[i]; o.Hex == h && len(o.Forms) > 0 && m.onMap(o) {
			on = append(on, i)
		}
	}
	if len(on) == 0 {
		return false
	}
	m.hex, m.at, m.form = h, -1, 0
	if len(on) == 1 {
		m.choose(on[0])
	}
	return true
}

// ChooseAction selects the option that gives an action, with its form and price, and reports whether there is one.
func (m *menu) ChooseAction(a rules.Action) bool {
	x := rules.OperandsOf(a)
	for i := range m.options {
		o := &m.options[i]
		for form, f := range o.Forms {
			if o.Ranged() && x.Price >= o.Low && x.Price <= o.High {
				f = withPrice(f, x.Price)
			}
			if !rules.SameAction(f, a) {
				continue
			}
			m.only, m.site, m.hex = 0, 0, o.Hex
			m.choose(i)
			m.form, m.given = form, true
			if o.Ranged() {
				m.price = x.Price
			}
			return true
		}
	}
	return false
}

// TakeGiven reports, once, that ChooseAction has made the choice.
func (c *choice) TakeGiven() bool {
	given := c.given
	c.given = false
	return given
}

// Turn moves by forms within the chosen option and wraps around: to the next legal rotation of a tile, or one share
// more.
func (m *menu) Turn(by int) {
	if o := m.Chosen(); o != nil {
		n := len(o.Forms)
		m.form = ((m.form+by)%n + n) % n
	}
}

// SetForm selects a form of the chosen option by index, clamped to the range.
func (m *menu) SetForm(n int) {
	if o := m.Chosen(); o != nil {
		m.form = min(max(0, n), len(o.Forms)-1)
	}
}

// SetPrice sets the price, clamped to the range of the chosen option. Between two steps it rounds in the direction of
// the change.
func (m *menu) SetPrice(price int32) {
	o := m.Chosen()
	if o == nil {
		return
	}
	if o.Step > 1 {
		steps := price - o.Low
		if price > m.price {
			steps += o.Step - 1
		}
		price = o.Low + steps/o.Step*o.Step
	}
	m.price = min(max(price, o.Low), o.High)
}

// TypePrice sets a price that the player typed. An impossible one is kept, and Primary gives the reason against it.
func (m *menu) TypePrice(price int32) { m.price = max(price, 0) }

// Back undoes the last choice. It reports false if nothing but the ready option was chosen.
func (m *menu) Back() bool {
	was := m.choice
	switch {
	case m.at >= 0 && m.options[m.at].Group == Tiles && m.alternatives() > 1 && m.only == 0:
		m.at = -1
	case m.at >= 0 || m.hex != 0:
		m.at, m.hex = -1, 0
		if len(m.Hexes()) == 1 { // its choice has chosen the hex
			m.site = 0
		}
	case m.only != 0:
		m.only = 0
	case m.site != 0:
		m.site = 0
	}
	if m.at < 0 && m.hex == 0 && m.only == 0 && m.site == 0 && m.ready != "" {
		m.Choose(m.ready)
	}
	return m.choice != was
}

// Ready selects the option with the key, if it can be selected, and again whenever nothing else is chosen.
func (m *menu) Ready(key string) {
	if m.Choose(key) {
		m.ready = key
	}
}

// alternatives returns the number of tiles for the chosen hex.
func (m *menu) alternatives() (n int) {
	for i := range m.options {
		if o := &m.options[i]; o.Group == Tiles && o.Hex == m.hex && m.onMap(o) {
			n++
		}
	}
	return n
}

// Lays returns the number of legal lays, each rotation counted.
func (m *menu) Lays() (n int) {
	for i := range m.options {
		if o := &m.options[i]; o.Group == Tiles {
			n += len(o.Forms)
		}
	}
	return n
}

// Hexes returns the hexes that may be chosen.
func (m *menu) Hexes() []id.Hex {
	var hexes []id.Hex
	for i := range m.options {
		if o := &m.options[i]; m.onMap(o) && !slices.Contains(hexes, o.Hex) {
			hexes = append(hexes, o.Hex)
		}
	}
	return hexes
}

// onMap reports whether an option can be chosen on the map, given the tile or private that is being placed.
func (m *menu) onMap(o *Option) bool {
	if m.site != 0 {
		return !o.Barred && (o.Group == Sites || o.Group == Tiles) && o.Private == m.site
	}
	return !o.Barred && (o.Group == Tiles && (m.only == 0 || o.Tile == m.only) || o.Group == Places && m.only == 0)
}

// HexesFor returns the hexes on which a tile may be laid, once for each option.
func (m *menu) HexesFor(n id.Tile) []id.Hex {
	var hexes []id.Hex
	for i := range m.options {
		if o := &m.options[i]; o.Group == Tiles && o.Tile == n && !o.Barred {
			hexes = append(hexes, o.Hex)
		}
	}
	return hexes
}

// LayOnly restarts the choice with one tile: until it is undone with Back, only hexes for this tile can be chosen. It
// does nothing if the tile fits nowhere.
func (m *menu) LayOnly(n id.Tile) {
	if hexes := m.HexesFor(n); len(hexes) > 0 {
		m.only, m.site, m.hex, m.at = n, 0, 0, -1
		if len(hexes) == 1 {
			m.ChooseHex(hexes[0])
		}
	}
}

// Only returns the only tile that may be laid, or zero for any.
func (m *menu) Only() id.Tile { return m.only }

// ChooseLay selects a lay, if it is offered.
func (m *menu) ChooseLay(a rules.LayTile) {
	for i := range m.options {
		if form := slices.Index(m.options[i].Forms, rules.Action(a)); form >= 0 {
			m.hex = a.Hex
			m.choose(i)
			m.form = form
			return
		}
	}
}

// HexName describes the legal actions on a hex for screen readers, or returns "".
func (m *menu) HexName(h id.Hex) string {
	tiles, places := int32(0), 0
	for i := range m.options {
		o := &m.options[i]
		switch {
		case o.Hex != h || o.Barred:
		case o.Group == Tiles:
			tiles++
		case o.Group == Places:
			places++
		}
	}
	switch {
	case tiles > 0:
		return m.voice.Phrase(text.HexLays, text.Facts{"n": text.Number(tiles)})
	case places > 0:
		return m.voice.Phrase(text.HexPlace, nil)
	}
	return ""
}
