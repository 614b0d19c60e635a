package draft

import (
	"slices"

	"hexrail/game/catalog"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/step"
	"hexrail/titles/words"
)

// Draft is one decision in the making. It is not safe for concurrent use.
type Draft struct {
	v     rules.View
	step  words.Step // in charge
	say   *text.Speaker
	voice text.Speaker

	legal   []rules.Action
	options []Option
	decline *Button

	choice
	ready string // the option that is chosen as long as nothing else is

	run   *Run
	unrun string // what a run for nothing would close
	plan  *Plan

	scratch  rules.Scratch
	known    *Effects // of the chosen action
	of       rules.Action
	knownAll *Effects // of several actions
	ofAll    []rules.Action
	after    runsAfter
}

// choice is what is chosen so far.
type choice struct {
	only  id.Tile    // the one tile that is to be laid, or zero
	site  id.Private // whose marker or tile is to be placed, or zero
	hex   id.Hex
	at    int // the chosen option, or -1
	form  int
	price int32
}

// New begins the decision that is due in a position.
func New(v rules.View, say *text.Speaker) *Draft {
	d := &Draft{say: say, voice: *say, choice: choice{at: -1}}
	d.voice.Spoken = true
	d.v = rules.View{T: v.T, S: v.S, X: &d.scratch, Strict: true}
	d.step = catalog.Current(v)
	if v.S.End.Over {
		return d
	}
	d.legal = d.appendLegal(nil)
	d.offer()
	d.decline = d.declineButton()
	switch {
	case d.step.Panel == words.RunPanel:
		d.run = newRun(d.v, d.say)
		d.unrun = d.closes(rules.RunRoutes{By: d.v.Actor().Corp()})
	case d.step.Panel == words.TrainPanel:
		d.plan = newPlan(d)
	case d.step.Lone:
		d.chooseOnly()
	case d.step.Panel == words.TrackPanel && d.v.Top().Hex != 0: // an interruption for one hex
		d.ChooseHex(d.v.Top().Hex)
	}
	return d
}

// appendLegal appends what the referee offers. Runs are left out: they are looked for step by step, after what is asked before
// them (1822PNW/R127).
func (d *Draft) appendLegal(dst []rules.Action) []rules.Action {
	if d.step.Panel != words.RunPanel {
		return rules.AppendLegal(dst, d.v)
	}
	if s, asks := d.v.InCharge().(rules.Chooser); asks {
		dst = step.AppendDecisions(dst, d.v, s)
	}
	for _, s := range d.v.RoundOf(d.v.Top()).Anytime {
		dst = s.AppendLegal(dst, d.v)
	}
	return dst
}

// chooseOnly chooses what there is if there is only one thing. Off the map it stays ready, as the panel shows nothing else to press.
func (d *Draft) chooseOnly() {
	only := -1
	for i := range d.options {
		if d.options[i].Barred || d.options[i].Group >= Powers {
			continue
		}
		if only >= 0 {
			return
		}
		only = i
	}
	switch {
	case only < 0:
	case d.options[only].Hex != 0:
		d.choose(only)
	default:
		d.Ready(d.options[only].Key)
	}
}

// Step returns the step in charge.
func (d *Draft) Step() *words.Step { return &d.step }

// View returns the position.
func (d *Draft) View() rules.View { return d.v }

// Run returns the routes in the making, or nil in other steps.
func (d *Draft) Run() *Run { return d.run }

// Plan returns the plan to raise money for a train, or nil where nobody must.
func (d *Draft) Plan() *Plan { return d.plan }

// Options returns the options of a group; tiles are those for the chosen hex, sites those of the chosen private.
func (d *Draft) Options(g Group) []Option {
	var out []Option
	for i := range d.options {
		if o := &d.options[i]; o.Group == g && (g != Tiles || o.Hex == d.hex) && (g != Sites || o.Private == d.site) {
			out = append(out, *o)
		}
	}
	return out
}

// Find returns the option with the key.
func (d *Draft) Find(key string) (Option, bool) {
	if i := d.index(key); i >= 0 {
		return d.options[i], true
	}
	return Option{}, false
}

func (d *Draft) index(key string) int {
	return slices.IndexFunc(d.options, func(o Option) bool {
		return o.Key == key && (o.Group != Tiles || o.Hex == d.hex)
	})
}

// Chosen returns the chosen option, or nil.
func (d *Draft) Chosen() *Option {
	if d.at < 0 {
		return nil
	}
	return &d.options[d.at]
}

// Hex returns the chosen hex, or zero.
func (d *Draft) Hex() id.Hex { return d.hex }

// Form returns the number of the chosen form, from 0.
func (d *Draft) Form() int { return d.form }

// Price returns the chosen price of an option with a range.
func (d *Draft) Price() int32 { return d.price }

// Choose takes the option with the key. It reports false if there is none or if it is barred.
func (d *Draft) Choose(key string) bool {
	i := d.index(key)
	if i < 0 || d.options[i].Barred {
		return false
	}
	switch o := &d.options[i]; {
	case len(o.Forms) > 0:
		d.choose(i)
	case o.Hex != 0:
		return d.ChooseHex(o.Hex)
	default:
		d.placeOnly(o.Private)
	}
	return true
}

// placeOnly begins anew with a private: only the hexes for its marker or its tile can be chosen, until Back is called when nothing is.
func (d *Draft) placeOnly(p id.Private) {
	d.site, d.only, d.hex, d.at = p, 0, 0, -1
	if hexes := d.Hexes(); len(hexes) == 1 {
		d.ChooseHex(hexes[0])
	}
}

// Site returns the private whose marker or tile is to be placed, or zero.
func (d *Draft) Site() id.Private { return d.site }

func (d *Draft) choose(i int) {
	o := &d.options[i]
	d.at, d.form, d.price = i, 0, o.Low
	if o.Group == Privates && d.v.Actor().Corp() != 0 {
		d.price = o.High
	}
	if o.Group == Places || o.Group == Sites {
		d.hex = o.Hex
	}
}

// ChooseHex takes a hex. If only one thing can be done there it is chosen at once. It reports false if nothing can.
func (d *Draft) ChooseHex(h id.Hex) bool {
	var on []int
	for i := range d.options {
		if o := &d.options[i]; o.Hex == h && len(o.Forms) > 0 && d.onMap(o) {
			on = append(on, i)
		}
	}
	if len(on) == 0 {
		return false
	}
	d.hex, d.at, d.form = h, -1, 0
	if len(on) == 1 {
		d.choose(on[0])
	}
	return true
}

// Turn goes on to the next form of the chosen option: the next legal turn of a tile, one more share.
func (d *Draft) Turn(by int) {
	if o := d.Chosen(); o != nil {
		n := len(o.Forms)
		d.form = ((d.form+by)%n + n) % n
	}
}

// SetForm takes a form of the chosen option by its number.
func (d *Draft) SetForm(n int) {
	if o := d.Chosen(); o != nil {
		d.form = min(max(0, n), len(o.Forms)-1)
	}
}

// SetPrice takes the price within the range of the chosen option that is nearest, on the way from the present one.
func (d *Draft) SetPrice(price int32) {
	o := d.Chosen()
	if o == nil {
		return
	}
	if o.Step > 1 {
		steps := price - o.Low
		if price > d.price {
			steps += o.Step - 1
		}
		price = o.Low + steps/o.Step*o.Step
	}
	d.price = min(max(price, o.Low), o.High)
}

// TypePrice takes any price, as a player types it: what is not possible stays, and Primary tells why it is not.
func (d *Draft) TypePrice(price int32) { d.price = max(price, 0) }

// Back takes back the last choice. It reports false if nothing was chosen but what is ready.
func (d *Draft) Back() bool {
	was := d.choice
	switch {
	case d.at >= 0 && d.options[d.at].Group == Tiles && d.alternatives() > 1 && d.only == 0:
		d.at = -1
	case d.at >= 0 || d.hex != 0:
		d.at, d.hex = -1, 0
	case d.only != 0:
		d.only = 0
	case d.site != 0:
		d.site = 0
	}
	if d.at < 0 && d.hex == 0 && d.only == 0 && d.site == 0 && d.ready != "" {
		d.Choose(d.ready)
	}
	return d.choice != was
}

// Ready takes the option with the key for as long as nothing else is chosen, if it can be taken.
func (d *Draft) Ready(key string) {
	if d.Choose(key) {
		d.ready = key
	}
}

// alternatives counts the tiles for the chosen hex.
func (d *Draft) alternatives() (n int) {
	for i := range d.options {
		if o := &d.options[i]; o.Group == Tiles && o.Hex == d.hex && !o.Barred {
			n++
		}
	}
	return n
}

// Action returns the action that is chosen so far, and whether it is complete.
func (d *Draft) Action() (rules.Action, bool) {
	if o := d.Chosen(); o != nil {
		a := o.Forms[d.form]
		if o.Ranged() {
			a = priced(a, d.price)
		}
		return a, true
	}
	if d.run != nil {
		return d.run.Action(), true
	}
	return nil, false
}

// planned reports whether the plan to raise money is what the primary button plays.
func (d *Draft) planned() bool { return d.at < 0 && d.plan != nil && d.plan.Needed() }

// Actions returns what the primary button plays, in order: one action, or a plan's sales and the purchase.
func (d *Draft) Actions() []rules.Action {
	if d.planned() {
		return d.plan.Actions()
	}
	a, ok := d.Action()
	if !ok || rules.Check(d.v, a).Refused() {
		return nil
	}
	return []rules.Action{a}
}

// Lays returns in how many ways a tile may be laid.
func (d *Draft) Lays() (n int) {
	for i := range d.options {
		if o := &d.options[i]; o.Group == Tiles {
			n += len(o.Forms)
		}
	}
	return n
}

// Hexes returns the hexes that may be chosen.
func (d *Draft) Hexes() []id.Hex {
	var hexes []id.Hex
	for i := range d.options {
		if o := &d.options[i]; d.onMap(o) && !slices.Contains(hexes, o.Hex) {
			hexes = append(hexes, o.Hex)
		}
	}
	return hexes
}

// onMap reports whether an option is chosen on the map, and not kept out of sight by the one tile that is to be laid.
func (d *Draft) onMap(o *Option) bool {
	if d.site != 0 {
		return !o.Barred && (o.Group == Sites || o.Group == Tiles) && o.Private == d.site
	}
	return !o.Barred && (o.Group == Tiles && (d.only == 0 || o.Tile == d.only) || o.Group == Places && d.only == 0)
}

// Where returns the hexes on which a tile may be laid.
func (d *Draft) Where(n id.Tile) []id.Hex {
	var hexes []id.Hex
	for i := range d.options {
		if o := &d.options[i]; o.Group == Tiles && o.Tile == n && !o.Barred {
			hexes = append(hexes, o.Hex)
		}
	}
	return hexes
}

// LayOnly begins anew with one tile: only hexes on which it may be laid can be chosen, until Back is called when nothing is.
// It does nothing where the tile does not fit anywhere.
func (d *Draft) LayOnly(n id.Tile) {
	if hexes := d.Where(n); len(hexes) > 0 {
		d.only, d.site, d.hex, d.at = n, 0, 0, -1
		if len(hexes) == 1 {
			d.ChooseHex(hexes[0])
		}
	}
}

// Only returns the one tile that is to be laid, or zero.
func (d *Draft) Only() id.Tile { return d.only }
