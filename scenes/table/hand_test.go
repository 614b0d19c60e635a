package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/titles/t1822pnw"
	"github.com/hexrail/hexrail/titles/t1860"
	"github.com/hexrail/hexrail/titles/t18fl"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/decision"
)

// hand plays at a table as a person does: it knows what an action is called on the screen and presses that. It reads the
// names of the nodes and nothing else of the program.
type hand struct {
	t     testing.TB
	s     *uitest.Screen
	touch bool // presses with a finger
	keys  bool // never uses a pointer
	title *rules.Title
	taps  int // since the last decision
	// counted are the presses of each decision by kind, where they are asked for.
	counted map[string][]int
	// recorded is the game that is played again, if there is one: a turn of a tile that looks alike numbers its track
	// otherwise.
	recorded *match.Match
	// shown returns the route of a train as the map shows it.
	shown func(train int) track.Route
}

// wait lets the time pass in which a step that has just changed takes no press.
func (h *hand) wait() { h.s.Step(app.StepLock + 50*time.Millisecond) }

// has reports whether something with this id is on the screen and can be pressed.
func (h *hand) has(id string) bool {
	n, ok := h.s.Find(id)
	return ok && !n.Disabled
}

// press presses what has this id, scrolling to it if need be.
func (h *hand) press(id string) {
	h.t.Helper()
	h.taps++
	n := h.uncover(h.s.Must(id))
	if n.Inert {
		h.t.Fatalf("%q is covered", id)
	}
	if h.keys {
		if n.Name == "" {
			h.t.Fatalf("%q has no name", id)
		}
		h.pressByKey(id)
		return
	}
	if n = h.reveal(n); n.Rect.W < 12 && strings.HasPrefix(n.Parent, "tray") {
		n = h.aside(n)
	}
	if n.Rect.Empty() || n.Rect.H < 6 {
		h.t.Fatalf("%q never comes in sight: it lies at %v in %q", id, n.Rect, n.Parent)
	}
	x, y := n.Rect.Center()
	for range 5 { // what a search has found may move it away from under the pointer
		if h.touch {
			break
		}
		h.s.Do(ui.Event{Kind: ui.PointerMove, X: x, Y: y})
		now := h.reveal(h.s.Must(id))
		if now.Rect == n.Rect {
			break
		}
		n = now
		x, y = n.Rect.Center()
	}
	h.s.Do(ui.Event{Kind: ui.PointerDown, X: x, Y: y, Touch: h.touch}, ui.Event{Kind: ui.PointerUp, X: x, Y: y, Touch: h.touch})
	h.s.Step(500 * time.Millisecond) // the next press is no double press, and what moves has come to rest
}

// areaOf returns the part of the screen that a node scrolls with: the table of what a president may sell is one. What is on the map does
// not scroll.
func (h *hand) areaOf(n ui.Node) string {
	part := "panel"
	for at, ok := n, true; ok; at, ok = h.s.Find(at.Parent) {
		switch at.Parent {
		case "below", "companies", "need", "map":
			part = at.Parent
		}
	}
	return part
}

// uncover lowers the raised sheet of a phone from over a node.
func (h *hand) uncover(n ui.Node) ui.Node {
	for range 3 {
		if grip, ok := h.s.Find("sheet:grip"); !n.Inert || !ok || grip.Inert {
			break
		}
		h.press("sheet:grip")
		n = h.s.Must(n.ID)
	}
	return n
}

// reveal scrolls the step, the table of companies or what lies above the sheet of a phone until a node is in sight.
func (h *hand) reveal(n ui.Node) ui.Node {
	part := h.areaOf(n)
	for range 60 {
		if n.Rect.H >= 12 || part == "map" {
			break
		}
		area := h.s.Must(part).Rect
		h.turn(part, 0.4, n.Rect.Y > area.Y+area.H*0.3)
		n = h.s.Must(n.ID)
	}
	return n
}

// aside pushes the row of tiles sideways until one of them is in sight.
func (h *hand) aside(n ui.Node) ui.Node {
	for range 40 {
		if n.Rect.W >= 12 {
			break
		}
		row := h.s.Must("tray").Rect
		x, y := row.X+row.W/2, row.Bottom()-30
		by := float32(80)
		if n.Rect.X > x {
			by = -by
		}
		if !h.touch {
			h.s.Do(ui.Event{Kind: ui.Wheel, X: x, Y: y, DY: -by})
			h.s.Step(300 * time.Millisecond)
		} else {
			h.s.Drag(x, y, x+by, y, true)
			h.s.Step(time.Second)
		}
		n = h.s.Must(n.ID)
	}
	return n
}

// scroll turns the wheel over a part of the screen, or drags it with a finger.
func (h *hand) scroll(area string, at float32) { h.turn(area, at, true) }

func (h *hand) turn(area string, at float32, down bool) {
	n, ok := h.s.Find(area)
	if !ok {
		return
	}
	if h.touch {
		x, y := n.Rect.X+24, n.Rect.Y+n.Rect.H*at // beyond the edge of the page
		by := min(120, n.Rect.H*0.3)
		to := y - by
		if !down {
			to = y + by
		}
		h.drag(x, y, to)
		return
	}
	by := min(120, n.Rect.H*0.3)
	if !down {
		by = -by
	}
	h.s.Do(ui.Event{Kind: ui.Wheel, X: n.Rect.X + n.Rect.W/2, Y: n.Rect.Y + n.Rect.H*at, DY: by})
	h.s.Step(300 * time.Millisecond)
}

// drag moves a finger up or down and lets it rest before it is lifted, so that nothing is thrown.
func (h *hand) drag(x, from, to float32) {
	const steps = 2 // the first shows that it is a drag
	h.s.Do(ui.Event{Kind: ui.PointerDown, X: x, Y: from, Touch: true})
	for i := range steps {
		h.s.Do(ui.Event{Kind: ui.PointerMove, X: x, Y: from + (to-from)*float32(i+1)/steps, Touch: true})
	}
	h.s.Step(300 * time.Millisecond)
	h.s.Do(ui.Event{Kind: ui.PointerUp, X: x, Y: to, Touch: true})
	h.s.Step(time.Second)
}

// find brings what is not drawn at all into sight: by raising the sheet of a phone, or by scrolling the table of companies.
func (h *hand) find(id string) {
	h.raises(id)
	for range 20 {
		if _, ok := h.s.Find(id); ok {
			return
		}
		h.scroll("companies", 0.5)
	}
}

// pressByKey goes to a control with Tab, within a group with the arrow keys, and presses Enter, or Space where Enter plays.
func (h *hand) pressByKey(id string) {
	h.t.Helper()
	for range 600 {
		if h.s.Focus() == id {
			h.s.Press(" ")
			h.s.Step(500 * time.Millisecond)
			return
		}
		n, _ := h.s.Find(h.s.Focus())
		key, to := "Tab", h.s.Must(id)
		if to.Roved && h.group(n) == h.group(to) && n.Role != ui.RoleSpinButton { // which uses the arrow keys itself
			key = h.towards(n, to)
		}
		h.s.Press(key)
	}
	h.t.Fatalf("Tab never reaches %q", id)
}

// group returns the id of the grid, choice or group that a control lies in.
func (h *hand) group(n ui.Node) string {
	for ok := true; ok; n, ok = h.s.Find(n.Parent) {
		switch n.Role {
		case ui.RoleGrid, ui.RoleRadioGroup, ui.RoleTabList, ui.RoleToolbar, ui.RoleGroup:
			return n.ID
		}
	}
	return ""
}

// row returns the row of a grid that a control lies in, or nothing.
func (h *hand) row(n ui.Node) string {
	for ok := true; ok; n, ok = h.s.Find(n.Parent) {
		if n.Role == ui.RoleRow {
			return n.ID
		}
	}
	return ""
}

// towards returns the arrow key that leads from one control of a group nearer to another.
func (h *hand) towards(from, to ui.Node) string {
	before := func(a, b string) bool {
		at := func(id string) int {
			return slices.IndexFunc(h.s.Nodes(), func(n ui.Node) bool { return n.ID == id })
		}
		return at(a) < at(b)
	}
	switch {
	case before(h.row(from), h.row(to)):
		return "ArrowDown"
	case before(h.row(to), h.row(from)):
		return "ArrowUp"
	case before(from.ID, to.ID):
		return "ArrowRight"
	}
	return "ArrowLeft"
}

// primary presses the primary button, and once more if it asks.
func (h *hand) primary() { h.confirm("act:primary") }

func (h *hand) confirm(id string) {
	h.t.Helper()
	h.wait()
	n := h.s.Must(id)
	if n.Disabled {
		h.t.Fatalf("%q cannot be pressed: %s", n.Name, n.Describe)
	}
	if key := map[string]string{"act:primary": "Enter", "act:pass": "1"}[id]; h.keys && key != "" {
		h.taps++
		h.s.Press(key)
	} else {
		h.press(id)
	}
	if now, ok := h.s.Find(id); ok && now.Name != n.Name && strings.HasSuffix(now.Name, "?") {
		h.press(id)
	}
	h.consent()
}

// play makes the presses for an action.
func (h *hand) play(v rules.View, a rules.Action) {
	h.t.Helper()
	h.begin()
	h.commit(h.pick(v, a))
}

// begin takes away what stands before the decision.
func (h *hand) begin() {
	h.t.Helper()
	h.wait()
	for _, id := range [...]string{"hand:open", "waited:close", "ended:close"} {
		if h.has(id) {
			h.press(id)
			h.wait()
		}
	}
	h.taps = 0
}

// commit presses what plays an action, and once more if it asks.
func (h *hand) commit(id string) {
	h.t.Helper()
	if strings.HasSuffix(id, ":do") { // of a row that does it itself
		h.press(id)
		h.consent()
		return
	}
	h.confirm(id)
}

// consent has the owner of what is bought or used agree, if he is asked.
func (h *hand) consent() {
	if h.has("consent:yes") {
		h.wait()
		h.press("consent:yes")
	}
}

// pick makes the presses for an action but for the last, and returns the id of what plays it.
func (h *hand) pick(v rules.View, a rules.Action) string {
	h.t.Helper()
	row := ""
	switch a := a.(type) {
	case rules.Pass:
		return "act:pass"
	case rules.LayTile:
		h.lay(v, a)
	case rules.PlaceToken:
		h.station(a)
	case t18fl.PlaceHexToken:
		if h.touch { // the list lies under the map
			h.hex(h.title.HexName(a.Hex))
		} else {
			h.choose(h.optionOf(v, a))
		}
	case rules.RunRoutes:
		h.run(v, a)
	case rules.Dividend:
		h.choose("opt:dividend:" + a.Kind.String())
	case t1822pnw.LayCombined:
		h.hex(h.title.HexName(a.Hex))
		h.turnTo("layboth:"+h.title.Tiles.Kind(a.Tile).Name+":"+h.private(a.Via)+":"+h.private(a.With), a)
	case rules.Assign:
		row = "assign:" + h.private(a.Private) + ":" + h.title.HexName(a.Hex)
		if v.InCharge().Check(v, a).Reason != rules.WrongStep { // the step is about nothing else
			h.choose(row)
			break
		}
		if h.choose("power:" + h.private(a.Private)); !h.has(row + ":do") {
			h.hex(h.title.HexName(a.Hex))
		}
	case t1822pnw.Issue:
		h.choose("own:issue")
		h.number("own:issue", int(a.Percent)/int(v.Ordinary(a.By)))
	case rules.SellShares:
		h.sell(v, a)
	default:
		row = h.optionOf(v, a)
		if h.has(row + ":do") {
			break
		}
		h.choose(row)
		if buy, ok := a.(rules.BuyShares); ok {
			if giver := row + ":p" + strconv.Itoa(int(buy.From.Player())); h.has(giver + ":do") { // one of several who could give the share
				row = giver
				break
			}
			h.number(row, int(buy.Percent)/int(v.Ordinary(buy.Corp)))
		}
		h.setPrice(a)
		h.setPar(v, a)
	}
	switch {
	case row != "" && h.has(row+":do"):
		return row + ":do"
	case h.has("act:more") && (!h.has("act:primary") || !h.goesOn()):
		return "act:more"
	}
	return "act:primary"
}

// goesOn reports whether the turn ended after the present action of the recorded game, or the train was bought for which shares were sold:
// the primary button does both at once.
func (h *hand) goesOn() bool {
	m := h.recorded
	if m == nil || m.At()+1 >= m.Len() {
		return false
	}
	switch m.Action(m.At() + 1).(type) {
	case rules.Pass:
		return true
	case rules.BuyTrain:
		_, sells := m.Action(m.At()).(rules.SellShares)
		return sells
	}
	return false
}

// choose presses an option unless it is chosen already.
func (h *hand) choose(id string) {
	h.t.Helper()
	if id == draft.ChoiceKey { // ready when the turn begins
		return
	}
	if n, ok := h.s.Find(id); ok && (n.Checked == ui.On || n.Pressed == ui.On) {
		return
	}
	if _, listed := h.s.Find(id); !listed && !h.unfold(id) {
		h.find(id)
		h.unfold(id)
	}
	h.press(id)
}

// unfold presses the button behind which an option is listed, and reports whether there is one.
func (h *hand) unfold(id string) bool {
	h.t.Helper()
	parts := strings.Split(id, ":")
	button := map[string]string{"private": "privates", "train": "deals"}[parts[0]]
	if parts[0] == "usecard" {
		button = "uses:" + parts[1]
	}
	if _, listed := h.s.Find(id); listed || !h.has(button) {
		return listed
	}
	h.press(button)
	return true
}

// number presses the card of a number of shares, where there is a choice.
func (h *hand) number(option string, n int) {
	if card := option + ":" + strconv.Itoa(n); h.has(card) {
		h.choose(card)
	}
}

// optionOf returns the id of the option for an action.
func (h *hand) optionOf(v rules.View, a rules.Action) string {
	switch a := a.(type) {
	case rules.Bid:
		switch {
		case v.Sealed():
			return "bid:choice:" + strconv.Itoa(int(a.Price))
		case a.Private == 0:
			return draft.ChoiceKey
		}
		return "bid:" + h.private(a.Private)
	case t1860.SellPrivate:
		return "return:" + h.private(a.Private)
	case rules.Par:
		if v.InCharge().Name() == "par" {
			return "par:" + h.corp(a.Corp) + ":" + strconv.Itoa(int(v.T.Market.Price(a.At)))
		}
		return "start:" + h.corp(a.Corp)
	case rules.BuyShares:
		if a.By.Corp() == a.Corp && a.Corp != 0 {
			return "own:buy:" + h.corp(a.Corp)
		}
		if _, protects := h.s.Find("pair"); protects { // the block is chosen already
			return draft.ChoiceKey
		}
		return "buy:" + h.corp(a.Corp) + ":" + from(a.From)
	case rules.BuyPrivate:
		return "private:" + h.private(a.Private)
	case rules.ExchangePrivate:
		return "exchange:" + h.private(a.Private) + ":" + from(a.From)
	case rules.BuyTrain:
		key := "train:" + kindOf(v, a.Train)
		if a.From == id.Pool {
			key += ":pool"
		} else if c := a.From.Corp(); c != 0 {
			key += ":" + h.corp(c)
		}
		if a.TradeIn != 0 {
			key += ":with:" + kindOf(v, a.TradeIn)
		}
		if a.As != 0 {
			key += ":" + h.title.Train(a.As).Name
		}
		return key
	case t18fl.Convert:
		return "convert"
	case t18fl.PlaceHexToken:
		return "hex:" + h.title.HexName(a.Hex)
	case rules.DiscardTrain:
		return "discard:" + kindOf(v, a.Train)
	case rules.Bankrupt:
		return "bankrupt"
	case t1822pnw.Acquire:
		return "acquire:" + h.private(a.Private)
	case t1822pnw.Merge:
		return "merge:" + h.corp(a.With)
	case rules.Decide:
		return answerKey(a)
	case t1822pnw.Repay:
		return "repay"
	case t1822pnw.UseCard:
		key := "usecard:" + h.private(a.Via) + ":choice"
		if a.Card != 0 {
			key = "usecard:" + h.private(a.Via) + ":" + h.private(a.Card)
		}
		return key + ":" + strconv.Itoa(int(a.Choice))
	}
	h.t.Fatalf("no option for %#v", a)
	return ""
}

func from(o id.Owner) string {
	if o == id.Pool {
		return "pool"
	}
	return "ipo"
}

func (h *hand) corp(c id.Corp) string {
	if def := h.title.Corp(c); def.Abbr != "" {
		return def.Abbr
	}
	return h.title.Corp(c).ID
}

func (h *hand) private(p id.Private) string {
	if def := h.title.Private(p); def.Abbr != "" {
		return def.Abbr
	}
	return h.title.Private(p).ID
}

// kindOf returns the name of a train on the side that is up.
func kindOf(v rules.View, n id.Train) string { return v.T.Train(v.KindOf(n)).Name }

// setPrice types a price where one is asked for. A low sheet of a phone is raised for it unless the button names the price.
func (h *hand) setPrice(a rules.Action) {
	price := int32(0)
	switch a := a.(type) {
	case rules.Bid:
		price = a.Price
	case rules.BuyPrivate:
		price = a.Price
	case rules.BuyTrain:
		price = a.Price
	case t1822pnw.Repay:
		price = a.Sum
	default:
		return
	}
	said := strconv.Itoa(int(price))
	if n, ok := h.s.Find("act:primary"); ok && h.touch && !strings.Contains(strings.ReplaceAll(n.Name, ",", ""), said) && h.has("sheet:grip") {
		if _, open := h.s.Find("price"); !open {
			h.press("sheet:grip")
		}
	}
	if n, open := h.s.Find("price"); open && n.Value != said {
		h.s.Do(ui.Event{Kind: ui.Edit, ID: "price", Text: said})
	}
}

// setPar presses the card of the par, where there are several.
func (h *hand) setPar(v rules.View, a rules.Action) {
	par, ok := a.(rules.Par)
	if !ok {
		return
	}
	if _, several := h.s.Find("forms"); several {
		h.choose("par:" + h.corp(par.Corp) + ":" + strconv.Itoa(int(v.T.Market.Price(par.At))))
	}
}

// sell chooses how many shares: in a stock round by a card, in need by counting.
func (h *hand) sell(v rules.View, a rules.SellShares) {
	n := int(a.Percent) / int(v.Ordinary(a.Corp))
	if v.InCharge().Name() != "stock" {
		h.needed(a.Corp, n)
		return
	}
	option := "sell:" + h.corp(a.Corp)
	if a.By.Corp() != 0 {
		option = "own:" + option
	}
	h.choose(option)
	h.number(option, n)
}

// needed counts the shares that are sold of a company in need, and none of the others.
func (h *hand) needed(c id.Corp, n int) {
	for i := range h.title.Corps {
		other := id.Corp(i + 1)
		key := "need:" + h.corp(other)
		want := 0
		if other == c {
			want = n
		}
		for range 20 {
			count, ok := h.s.Find(key + ":count")
			switch {
			case !ok || count.Now == want:
			case count.Now < want:
				h.press(key + ":count:more")
				continue
			default:
				h.press(key + ":count:less")
				continue
			}
			break
		}
	}
}

// lay chooses the hex, the tile and turns it.
func (h *hand) lay(v rules.View, a rules.LayTile) {
	if a.Via != 0 && h.has("power:"+h.private(a.Via)) {
		h.press("power:" + h.private(a.Via))
	} else {
		h.hex(h.title.HexName(a.Hex))
	}
	tile := "tile:" + h.title.Tiles.Kind(a.Tile).Name
	if a.Via != 0 {
		tile += ":" + h.private(a.Via)
		if _, ok := h.s.Find(tile); !ok { // the power may be used on several hexes
			h.hex(h.title.HexName(a.Hex))
		}
	}
	h.turnTo(tile, a)
}

// turnTo chooses a tile and presses it until it lies as an action lays it.
func (h *hand) turnTo(tile string, a rules.Action) {
	h.t.Helper()
	h.find(tile)
	if n := h.s.Must(tile); n.Checked != ui.On {
		h.press(tile)
	}
	lay, _ := draft.LayOf(a)
	want := draft.Turned(h.title, lay)
	for range 6 {
		if n := h.s.Must(tile); n.Describe == want {
			return
		}
		h.press(tile)
	}
	h.t.Fatalf("tile %s on %s never lies as %s", tile, h.title.HexName(lay.Hex), want)
}

// hex presses a hex on the map.
func (h *hand) hex(name string) {
	h.t.Helper()
	if h.keys {
		h.walk("hex:" + name)
		h.taps++
		h.s.Press(" ")
		h.s.Step(time.Second)
		return
	}
	h.show(name)
	h.press("hex:" + name)
}

// show brings a hex into sight.
func (h *hand) show(name string) {
	h.t.Helper()
	h.s.Step(time.Second) // a flight that the last press led to begins in one picture and ends in the next
	h.s.Step(time.Second)
	if h.has("side:map") && !h.has("map:fit") { // something else is in its place
		h.press("side:map")
	}
	if h.touch && !h.has("map:fit") && h.has("sheet:grip") { // a list lies over the whole map
		h.press("sheet:grip")
	}
	if n, ok := h.s.Find("hex:" + name); !ok || n.Rect.H < 12 || !h.inSight(n) {
		h.press("map:fit")
	}
	for range 2 { // a high sheet leaves little of the map, and is raised before it is lowered
		if n, ok := h.s.Find("hex:" + name); ok && n.Rect.H >= 12 || !h.has("sheet:grip") {
			break
		}
		if h.press("sheet:grip"); h.has("map:fit") {
			h.press("map:fit")
		}
	}
}

// walk goes to the map with Tab, and over it with the arrows.
func (h *hand) walk(id string) {
	h.t.Helper()
	for range 600 {
		if strings.HasPrefix(h.s.Focus(), "hex:") {
			break
		}
		h.s.Press("Tab")
	}
	if _, ok := h.s.Find(id); !ok {
		h.s.Press("0")
		h.s.Step(time.Second)
	}
	before := ""
	for range 80 {
		from := h.s.Focus()
		if from == id {
			return
		}
		x, y := h.s.Must(from).Rect.Center()
		tx, ty := h.s.Must(id).Rect.Center()
		key := "ArrowRight"
		switch stuck := from == before; { // at the shore the row above or below begins further on
		case ty < y-8 && !stuck:
			key = "ArrowUp"
		case ty > y+8 && !stuck:
			key = "ArrowDown"
		case tx < x:
			key = "ArrowLeft"
		}
		before = from
		h.s.Press(key)
		h.s.Step(time.Second)
	}
	h.t.Fatalf("the arrows never reach %q", id)
}

// inSight reports whether nothing that takes presses covers the middle of a hex.
func (h *hand) inSight(n ui.Node) bool {
	return h.s.Wheeled(n.Rect.Center()) == "map" && n.Rect.W > 10
}

// station presses the city in the list, or its hex where the list lies under the map.
func (h *hand) station(a rules.PlaceToken) {
	slot := "slot:" + h.title.HexName(a.Hex) + ":" + strconv.Itoa(int(a.City))
	if h.touch && !h.has(slot) {
		h.hex(h.title.HexName(a.Hex))
	}
	h.choose(slot)
}

// runWanted is what the run of a record earns, and which part of it special trains have, whose dividend is decided apart.
type runWanted struct {
	rules.Earnings
	special int32
}

// wanted returns what a recorded run earns.
func (h *hand) wanted(v rules.View, a rules.RunRoutes) runWanted {
	if h.recorded != nil {
		v = h.recorded.View()
	}
	w := runWanted{Earnings: v.RunEarnings(unstated(a))}
	for i, pays := range v.RunParts(a) {
		if trains := v.AppendRunning(nil, a.By); i < len(trains) && v.Special(trains[i]) != 0 {
			w.special += pays
		}
	}
	return w
}

// run takes the routes that are ready if they earn as much, and else presses stop after stop.
func (h *hand) run(v rules.View, a rules.RunRoutes) {
	h.t.Helper()
	want := h.wanted(v, a)
	for range 600 { // what the search finds appears by itself
		stop, searches := h.s.Find("run:stop")
		switch {
		case !searches && h.earns(v, want):
			return
		case searches && h.earns(v, want) && stop.Rect.H >= 12: // else it would find more until the run is played
			h.press("run:stop")
			continue
		case searches:
			h.s.Step(decision.SearchPause)
			continue
		case h.raises("run:total"):
			continue
		}
		break
	}
	for _, back := range [...]bool{false, true} { // what is joined to the wrong end of a route may be joined to the right one from behind
		if h.drawRun(v, a, want, back); h.earns(v, want) {
			return
		}
	}
	h.t.Fatalf("the run for %v is drawn as %s", want, h.s.Must("run:total").Name)
}

// drawRun clears the run and draws its routes, from their last stop if back.
func (h *hand) drawRun(v rules.View, a rules.RunRoutes, want runWanted, back bool) {
	h.t.Helper()
	h.press("run:clear")
	for i, r := range a.Routes {
		if rules.Idle(r) {
			continue
		}
		letter := string(rune('A' + i))
		if h.s.Must("route:"+letter).Pressed != ui.On {
			h.press("route:" + letter)
		}
		h.draw(v, a, i, back)
		if id := "halts:" + letter + ":" + strconv.Itoa(int(r.Halts)-1); h.has(id) {
			h.press(id)
		}
	}
	if !h.earns(v, want) && h.has("run:best") { // stops that can be joined in several ways were joined in another: one of the best pays the same
		h.press("run:best")
		for range 40 {
			if h.earns(v, want) {
				break
			}
			if h.s.Step(decision.SearchPause); h.has("run:next") && !h.earns(v, want) {
				h.press("run:next")
			}
		}
	}
}

// raises raises the sheet of a phone that is too low for a part of the step to be drawn, and reports whether it was.
func (h *hand) raises(part string) bool {
	h.t.Helper()
	if _, drawn := h.s.Find(part); drawn || !h.has("sheet:grip") {
		return false
	}
	h.press("sheet:grip")
	return true
}

// earns reports whether the run on the screen earns as much, and its special trains as much of it.
func (h *hand) earns(v rules.View, want runWanted) bool {
	say := text.Speaker{Title: h.title}
	sum := say.RunMoney(v, v.Actor().Corp(), want.Revenue)
	if _, shown := h.s.Find("run:total"); !shown { // the sheet of a phone stands low: the button tells the sum
		return strings.HasSuffix(h.s.Must("act:primary").Name, " "+sum)
	}
	if h.s.Must("run:total").Name != sum ||
		strings.HasSuffix(h.s.Must("run:share").Name, say.Funds(want.Subsidy)+" for the company") != (want.Subsidy > 0) {
		return false
	}
	special := int32(0)
	for i, n := range v.AppendRunning(nil, v.Actor().Corp()) {
		if v.Special(n) != 0 && h.has("route:"+draft.Letter(i)) {
			special += h.pays(i)
		}
	}
	return special == want.special
}

// draw presses the stops of a route of a run until its chips are there, from a hex with one of them outwards, or from the last stop if
// back.
func (h *hand) draw(v rules.View, run rules.RunRoutes, i int, back bool) {
	h.t.Helper()
	if h.recorded != nil {
		v = h.recorded.View()
	}
	letter, r := draft.Letter(i), run.Routes[i]
	stops, _ := v.Position().AppendStops(nil, r)
	from := max(0, slices.IndexFunc(stops, func(s track.StopAt) bool {
		return !slices.ContainsFunc(stops, func(o track.StopAt) bool { return o.Hex == s.Hex && o != s })
	}))
	if last := len(stops) - 1; back {
		from = last
	} else if stops[0].Hex == stops[last].Hex {
		from = 0
	}
	prefix := "stop:" + letter + ":"
	var want []string // the chips of the part that is drawn
	for _, s := range stops {
		want = append(want, prefix+h.title.HexName(s.Hex)+":"+strconv.Itoa(int(s.Stop)))
	}
	call := func(at, first, last int) {
		h.callAt(prefix, want[first:last+1], stops[at])
		if first < last {
			h.along(i, partOf(v, r, first, last))
		}
	}
	for at := from; at < len(stops); at++ {
		call(at, from, at)
	}
	for at := from - 1; at >= 0; at-- {
		call(at, at, len(stops)-1)
	}
}

// partOf returns the part of a route from one of its stops to a later one.
func partOf(v rules.View, r track.Route, first, last int) track.Route {
	cuts := []int{0} // after how many pieces each stop is reached
	for n := range r.Pieces {
		if stops, _ := v.Position().AppendStops(nil, track.Route{Pieces: r.Pieces[:n+1]}); len(stops) > len(cuts) {
			cuts = append(cuts, n+1)
		}
	}
	return track.Route{Pieces: r.Pieces[cuts[first]:cuts[last]], Halts: r.Halts}
}

// along has the two stops that were joined last joined over the hexes of a part of a recorded route, if there is such a way.
func (h *hand) along(i int, part track.Route) {
	want, first := decision.AppendHexes(nil, part), h.shown(i)
	for range 40 {
		shown := decision.AppendHexes(nil, h.shown(i))
		if len(shown) > 0 && shown[0] != want[0] {
			slices.Reverse(shown)
		}
		if slices.Equal(shown, want) || !h.has("run:other") {
			return
		}
		h.press("run:other")
		if slices.Equal(h.shown(i).Pieces, first.Pieces) {
			return
		}
	}
}

// pays returns what a route on the screen earns.
func (h *hand) pays(i int) int32 {
	h.t.Helper()
	name := h.s.Must("route:" + draft.Letter(i)).Name
	digits := func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}
	sum, err := strconv.Atoi(strings.Map(digits, name[strings.LastIndex(name, " ")+1:]))
	if err != nil {
		h.t.Fatalf("%q does not end with a sum", name)
	}
	return int32(sum)
}

// callAt presses a stop by itself where its hex has several, and else the hex, until the chips are those that are wanted. Where no way
// leads on, the one before is changed.
func (h *hand) callAt(prefix string, want []string, s track.StopAt) {
	name := h.title.HexName(s.Hex)
	at := "at:" + name + ":" + strconv.Itoa(int(s.Stop))
	for range 6 {
		if h.raises("run:total"); h.drawn(prefix, want) { // the map may have needed the place of the chips
			break
		}
		if h.has("run:failed") && h.has("run:other") {
			h.press("run:other")
		}
		n, ok := h.s.Find(at)
		if ok && h.keys {
			h.walk("hex:" + name)
		} else if ok {
			h.show(name)
			n, ok = h.s.Find(at)
		}
		if ok && (h.keys || n.Rect.H >= 16) { // stops that are drawn closer together share the presses of their hex
			h.press(at)
			h.raises("run:total")
			if _, on := h.s.Find(prefix + strings.TrimPrefix(at, "at:")); on {
				break
			}
			continue
		}
		h.hex(name)
	}
}

// drawn reports whether the chips of a route are these, in this order or from the other end.
func (h *hand) drawn(prefix string, want []string) bool {
	var got []string
	for _, n := range h.s.Nodes() {
		if strings.HasPrefix(n.ID, prefix) {
			got = append(got, n.ID)
		}
	}
	if slices.Equal(got, want) {
		return true
	}
	slices.Reverse(got)
	return slices.Equal(got, want)
}
