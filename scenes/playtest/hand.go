package playtest

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/titles/t1822pnw"
	"github.com/hexrail/hexrail/titles/t1860"
	"github.com/hexrail/hexrail/titles/t18fl"
)

// Hand plays at a table as a person does: it knows the controls for an action and presses them. It reads the names of
// the nodes and nothing else of the program.
type Hand struct {
	Fingers
	Title *rules.Title
	// Counted are the presses of each decision by kind, where they are asked for.
	Counted map[string][]int
	// Recorded is the game that is played again, if there is one: a turn of a tile that looks alike numbers its track
	// otherwise.
	Recorded *match.Match
	// Due returns the decision on the table, of which a hand reads the routes that the map shows.
	Due func() *decision.Decision
}

// NewHand returns a hand at the table on a screen.
func NewHand(t testing.TB, s *uitest.Screen, title *rules.Title) *Hand {
	return &Hand{Fingers: Fingers{T: t, S: s}, Title: title}
}

// answerKey returns the id of the option for an answer.
func answerKey(a rules.Decide) string { return "answer:" + strconv.Itoa(int(a.Choice)) }

// Prepare makes enough presses for an action to show its options on the screen; nothing for runs, dividends and passes.
// Pick makes all presses but the last.
func (h *Hand) Prepare(v rules.View, a rules.Action) {
	switch a := a.(type) {
	case rules.LayTile:
		h.PressHex(h.Title.HexName(a.Hex))
		if tile := "tile:" + h.Title.Tiles.Kind(a.Tile).Name; h.Has(tile) {
			h.Press(tile)
		}
	case rules.PlaceToken:
		h.placeStation(a)
	case rules.SellShares:
		if v.InCharge().Name() == "stock" {
			h.Sell(v, a)
		}
	case rules.RunRoutes, rules.Dividend, rules.Pass:
	default:
		h.Choose(h.OptionOf(v, a))
	}
}

// Play makes the presses for an action.
func (h *Hand) Play(v rules.View, a rules.Action) {
	h.T.Helper()
	h.BeginDecision()
	h.Commit(h.Pick(v, a))
}

// Commit presses the control that plays an action, whose id Pick returned, as Confirm does.
func (h *Hand) Commit(id string) {
	h.T.Helper()
	if strings.HasSuffix(id, ":do") { // of a row that does it itself
		h.Press(id)
		h.giveConsent()
		return
	}
	h.Confirm(id)
}

// Pick makes all presses for an action but the last, and returns the id of the control for that one.
func (h *Hand) Pick(v rules.View, a rules.Action) string {
	h.T.Helper()
	row := ""
	switch a := a.(type) {
	case rules.Pass:
		return "act:pass"
	case rules.LayTile:
		h.layTile(a)
	case rules.PlaceToken:
		h.placeStation(a)
	case t18fl.PlaceHexToken:
		if h.Touch { // the list is under the map
			h.PressHex(h.Title.HexName(a.Hex))
		} else {
			h.Choose(h.OptionOf(v, a))
		}
	case rules.RunRoutes:
		h.playRun(v, a)
	case rules.Dividend:
		h.Choose("opt:dividend:" + a.Kind.String())
	case t1822pnw.LayCombined:
		h.PressHex(h.Title.HexName(a.Hex))
		h.turnTo("layboth:"+h.Title.Tiles.Kind(a.Tile).Name+":"+h.Private(a.Via)+":"+h.Private(a.With), a)
	case rules.Assign:
		row = "assign:" + h.Private(a.Private) + ":" + h.Title.HexName(a.Hex)
		if v.InCharge().Check(v, a).Reason != rules.WrongStep { // the step is about nothing else
			h.Choose(row)
			break
		}
		h.Choose("power:" + h.Private(a.Private))
		if !h.Has(row + ":do") {
			h.PressHex(h.Title.HexName(a.Hex))
		}
	case t1822pnw.Issue:
		h.Choose("own:issue")
		h.chooseNumber("own:issue", int(a.Percent)/int(v.Ordinary(a.By)))
	case rules.SellShares:
		h.Sell(v, a)
	default:
		row = h.pickOption(v, a)
	}
	switch {
	case row != "" && h.Has(row+":do"):
		return row + ":do"
	case h.Has("act:more") && (!h.Has("act:primary") || !h.playsNextToo()):
		return "act:more"
	}
	return "act:primary"
}

// pickOption chooses the option for an action with its number of shares, price and par, and returns its id.
func (h *Hand) pickOption(v rules.View, a rules.Action) string {
	h.T.Helper()
	row := h.OptionOf(v, a)
	if h.Has(row + ":do") {
		return row
	}
	h.Choose(row)
	if buy, ok := a.(rules.BuyShares); ok {
		// several could give the share
		if giver := row + ":p" + strconv.Itoa(int(buy.From.Player())); h.Has(giver + ":do") {
			return giver
		}
		h.chooseNumber(row, int(buy.Percent)/int(v.Ordinary(buy.Corp)))
	}
	h.SetPrice(a)
	h.setPar(v, a)
	return row
}

// playsNextToo reports whether the primary button plays the present action of the recorded game together with the next
// one: a pass, or the purchase of the train for which shares were sold.
func (h *Hand) playsNextToo() bool {
	m := h.Recorded
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

// Choose presses an option unless it is chosen already.
func (h *Hand) Choose(id string) {
	h.T.Helper()
	if id == draft.ChoiceKey { // ready when the turn begins
		return
	}
	if n, ok := h.S.Find(id); ok && (n.Checked == ui.On || n.Pressed == ui.On) {
		return
	}
	if _, listed := h.S.Find(id); !listed && !h.unfold(id) {
		h.Expose(id)
		h.unfold(id)
	}
	h.Press(id)
}

// unfold presses the button behind which an option is listed, unless the option is listed already. It reports whether
// the option was listed or there was such a button.
func (h *Hand) unfold(id string) bool {
	h.T.Helper()
	parts := strings.Split(id, ":")
	button := map[string]string{"private": "privates", "train": "deals"}[parts[0]]
	if parts[0] == "usecard" {
		button = "uses:" + parts[1]
	}
	if _, listed := h.S.Find(id); listed || !h.Has(button) {
		return listed
	}
	h.Press(button)
	return true
}

// chooseNumber presses the card of a number of shares of an option, if numbers are offered.
func (h *Hand) chooseNumber(option string, n int) {
	if card := option + ":" + strconv.Itoa(n); h.Has(card) {
		h.Choose(card)
	}
}

// OptionOf returns the id of the option for an action. It fails for actions that are no option of a list.
func (h *Hand) OptionOf(v rules.View, a rules.Action) string {
	switch a := a.(type) {
	case rules.Bid:
		switch {
		case v.Sealed():
			return "bid:choice:" + strconv.Itoa(int(a.Price))
		case a.Private == 0:
			return draft.ChoiceKey
		}
		return "bid:" + h.Private(a.Private)
	case t1860.SellPrivate:
		return "return:" + h.Private(a.Private)
	case rules.Par:
		if v.InCharge().Name() == "par" {
			return "par:" + h.Corp(a.Corp) + ":" + strconv.Itoa(int(v.T.Market.Price(a.At)))
		}
		return "start:" + h.Corp(a.Corp)
	case rules.BuyShares:
		if a.By.Corp() == a.Corp && a.Corp != 0 {
			return "own:buy:" + h.Corp(a.Corp)
		}
		if _, protects := h.S.Find("pair"); protects { // the block is chosen already
			return draft.ChoiceKey
		}
		return "buy:" + h.Corp(a.Corp) + ":" + sourceKey(a.From)
	case rules.BuyPrivate:
		return "private:" + h.Private(a.Private)
	case rules.ExchangePrivate:
		return "exchange:" + h.Private(a.Private) + ":" + sourceKey(a.From)
	case rules.BuyTrain:
		return h.trainKey(v, a)
	case t18fl.Convert:
		return "convert"
	case t18fl.PlaceHexToken:
		return "hotel:" + h.Title.HexName(a.Hex)
	case rules.DiscardTrain:
		return "discard:" + kindOf(v, a.Train)
	case rules.Bankrupt:
		return "bankrupt"
	case t1822pnw.Acquire:
		return "acquire:" + h.Private(a.Private)
	case t1822pnw.Merge:
		return "merge:" + h.Corp(a.With)
	case rules.Decide:
		return answerKey(a)
	case t1822pnw.Repay:
		return "repay"
	case t1822pnw.UseCard:
		key := "usecard:" + h.Private(a.Via) + ":choice"
		if a.Card != 0 {
			key = "usecard:" + h.Private(a.Via) + ":" + h.Private(a.Card)
		}
		return key + ":" + strconv.Itoa(int(a.Choice))
	}
	h.T.Fatalf("no option for %#v", a)
	return ""
}

// trainKey returns the id of the option for the purchase of a train.
func (h *Hand) trainKey(v rules.View, a rules.BuyTrain) string {
	key := "train:" + kindOf(v, a.Train)
	if a.From == id.Pool {
		key += ":pool"
	} else if c := a.From.Corp(); c != 0 {
		key += ":" + h.Corp(c)
	}
	if a.TradeIn != 0 {
		key += ":with:" + kindOf(v, a.TradeIn)
	}
	if a.As != 0 {
		key += ":" + h.Title.Train(a.As).Name
	}
	return key
}

// sourceKey returns how the ids of controls name a seller of shares.
func sourceKey(o id.Owner) string {
	if o == id.Pool {
		return "pool"
	}
	return "ipo"
}

// Corp returns how the ids of controls name a company.
func (h *Hand) Corp(c id.Corp) string {
	if def := h.Title.Corp(c); def.Abbr != "" {
		return def.Abbr
	}
	return h.Title.Corp(c).ID
}

// Private returns how the ids of controls name a private.
func (h *Hand) Private(p id.Private) string {
	if def := h.Title.Private(p); def.Abbr != "" {
		return def.Abbr
	}
	return h.Title.Private(p).ID
}

// kindOf returns the name of a train on the side that is up.
func kindOf(v rules.View, n id.Train) string { return v.T.Train(v.KindOf(n)).Name }

// SetPrice types a price where one is asked for. It raises the low sheet of a phone for that, unless the button names
// the price.
func (h *Hand) SetPrice(a rules.Action) {
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
	n, ok := h.S.Find("act:primary")
	if ok && h.Touch && !strings.Contains(strings.ReplaceAll(n.Name, ",", ""), said) && h.Has("sheet:grip") {
		if _, open := h.S.Find("price"); !open {
			h.Press("sheet:grip")
		}
	}
	if n, open := h.S.Find("price"); open && n.Value != said {
		h.S.Do(ui.Event{Kind: ui.Edit, ID: "price", Text: said})
	}
}

// setPar presses the card of the par, where there are several.
func (h *Hand) setPar(v rules.View, a rules.Action) {
	par, ok := a.(rules.Par)
	if !ok {
		return
	}
	if _, several := h.S.Find("forms"); several {
		h.Choose("par:" + h.Corp(par.Corp) + ":" + strconv.Itoa(int(v.T.Market.Price(par.At))))
	}
}

// Sell chooses how many shares: in a stock round by a card, in need by counting.
func (h *Hand) Sell(v rules.View, a rules.SellShares) {
	n := int(a.Percent) / int(v.Ordinary(a.Corp))
	if v.InCharge().Name() != "stock" {
		h.chooseNeeded(a.Corp, n)
		return
	}
	option := "sell:" + h.Corp(a.Corp)
	if a.By.Corp() != 0 {
		option = "own:" + option
	}
	h.Choose(option)
	h.chooseNumber(option, n)
}

// chooseNeeded counts the shares that are sold of a company in need, and none of the others.
func (h *Hand) chooseNeeded(c id.Corp, n int) {
	for i := range h.Title.Corps {
		other := id.Corp(i + 1)
		key := "need:" + h.Corp(other)
		want := 0
		if other == c {
			want = n
		}
		for range rules.MaxCerts {
			count, ok := h.S.Find(key + ":count")
			switch {
			case !ok || count.Now == want:
			case count.Now < want:
				h.Press(key + ":count:more")
				continue
			default:
				h.Press(key + ":count:less")
				continue
			}
			break
		}
	}
}

// layTile chooses the hex or the power for a lay, then the tile, and turns it.
func (h *Hand) layTile(a rules.LayTile) {
	if a.Via != 0 && h.Has("power:"+h.Private(a.Via)) {
		h.Press("power:" + h.Private(a.Via))
	} else {
		h.PressHex(h.Title.HexName(a.Hex))
	}
	tile := "tile:" + h.Title.Tiles.Kind(a.Tile).Name
	if a.Via != 0 {
		tile += ":" + h.Private(a.Via)
		if _, ok := h.S.Find(tile); !ok { // the power may be used on several hexes
			h.PressHex(h.Title.HexName(a.Hex))
		}
	}
	h.turnTo(tile, a)
}

// turnTo chooses the control of a tile and presses it until the tile is turned as the action lays it.
func (h *Hand) turnTo(tile string, a rules.Action) {
	h.T.Helper()
	h.Expose(tile)
	if n := h.S.Must(tile); n.Checked != ui.On {
		h.Press(tile)
	}
	lay, _ := draft.LayOf(a)
	want := draft.DescribeLay(h.Title, lay)
	for range 6 {
		if n := h.S.Must(tile); n.Describe == want {
			return
		}
		h.Press(tile)
	}
	h.T.Fatalf("tile %s on %s never lies as %s", tile, h.Title.HexName(lay.Hex), want)
}

// PressHex presses a hex on the map.
func (h *Hand) PressHex(name string) {
	h.T.Helper()
	if h.Keys {
		h.WalkTo("hex:" + name)
		h.Taps++
		h.S.Press(" ")
		h.S.Step(time.Second)
		return
	}
	h.showHex(name)
	h.Press("hex:" + name)
}

// showHex makes a hex visible.
func (h *Hand) showHex(name string) {
	h.T.Helper()
	h.S.Step(time.Second) // a flight that the last press led to begins in one picture and ends in the next
	h.S.Step(time.Second)
	if h.Has("side:map") && !h.Has("map:fit") { // something else is in its place
		h.Press("side:map")
	}
	if h.Touch && !h.Has("map:fit") && h.Has("sheet:grip") { // a list covers the whole map
		h.Press("sheet:grip")
	}
	if n, ok := h.S.Find("hex:" + name); !ok || n.Rect.H < leastSeen || !h.HexInSight(n) {
		h.Press("map:fit")
	}
	for range 2 { // a high sheet leaves little of the map, and is raised before it is lowered
		if n, ok := h.S.Find("hex:" + name); ok && n.Rect.H >= leastSeen || !h.Has("sheet:grip") {
			break
		}
		h.Press("sheet:grip")
		if h.Has("map:fit") {
			h.Press("map:fit")
		}
	}
}

// placeStation presses the city in the list, or its hex where the list is under the map.
func (h *Hand) placeStation(a rules.PlaceToken) {
	slot := "slot:" + h.Title.HexName(a.Hex) + ":" + strconv.Itoa(int(a.City))
	if h.Touch && !h.Has(slot) {
		h.PressHex(h.Title.HexName(a.Hex))
	}
	h.Choose(slot)
}

// PlayOn plays a number of steps of a company's turn: the chosen lay, without the station that may follow, then the run
// and the dividend as they are proposed.
func (h *Hand) PlayOn(steps int) {
	h.PressPrimary()
	if h.Has("act:pass") {
		h.Confirm("act:pass")
	}
	for range steps - 1 {
		h.PressPrimary()
	}
}
