package scenes

import (
	"cmp"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/mapview"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/rules/hex"
	"hexrail/rules/id"
	"hexrail/rules/step"
	"hexrail/rules/tile"
	"hexrail/scenes/kit"
)

// How large hexes are at least, in dp to the edge, when the camera shows what a step is about.
const (
	farHex   = 28
	closeHex = 44
)

// laying is the choice of a hex, a tile and its turn. Other decisions that are made on the map embed it: a private may
// allow a lay in any step of the turn.
type laying struct {
	choosing
	barred id.Hex // the hex that was asked about
	more   bool   // tiles that do not fit are shown too
	buying bool   // the privates for sale are shown
	trayX  float32
	nofit  struct {
		hex  id.Hex
		list []draft.Option
	}
}

// Panel draws the lay in hand with its consequences, and what privates allow besides.
func (l *laying) Panel(u *ui.UI, r ui.Rect) float32 {
	col := kit.NewColumn(u, r)
	col.Gap(6)
	l.answer(u, col)
	l.smallTray(u, col)
	l.chosenTile(u, col)
	l.besides(u, col)
	l.layRuns(u, col) // last, as it grows while it is worked out
	return col.Height()
}

// smallTray draws the tiles in the sheet of a phone, where nothing lies under the map.
func (l *laying) smallTray(u *ui.UI, col *kit.Column) {
	if !l.table.small() || l.Tray(u) == 0 {
		return
	}
	l.DrawTray(u, col.Cut(traySheet))
	col.Gap(8)
}

// lays returns the choice itself, also to what embeds it.
func (l *laying) lays() *laying { return l }

// Prompt tells how much choice there is, or names the chosen hex.
func (l *laying) Prompt() (order, limits string) {
	h := l.draft.Hex()
	switch {
	case h == 0 && l.draft.Only() != 0:
		facts := text.Facts{"tile": l.draft.View().T.Tiles[l.draft.Only()-1].Name, "n": text.Number(int32(len(l.draft.Hexes())))}
		return l.table.phrase(tablesWords.fitsHere, facts), ""
	case h == 0 && l.draft.Lays() == 1:
		return "", l.say(text.LayOne, nil)
	case h == 0 && l.draft.Lays() > 0:
		n, hexes := text.Number(int32(l.draft.Lays())), text.Number(int32(len(l.draft.Hexes())))
		return "", l.say(text.LayWays, text.Facts{"n": n, "hexes": hexes})
	case h == 0:
		return "", ""
	case l.draft.Chosen() == nil:
		return l.table.speaker().Hex(h), l.say(text.ChooseTile, nil)
	}
	return l.table.speaker().Hex(h), ""
}

// Bar offers the way back instead of passing while something is chosen on the map.
func (l *laying) Bar() bar {
	b := l.choosing.Bar()
	if l.draft.Hex() != 0 || l.draft.Only() != 0 {
		b.Secondary = &act{ID: "act:cancel", Icon: icon.ChevronLeft, Text: l.table.speaker().Word(text.HistoryBack), Key: "Esc", Do: func() { l.draft.Back() }}
	}
	return b
}

// besides draws what can be done in every step of a company's turn: lays that privates allow, and the purchase of privates.
func (l *laying) besides(u *ui.UI, col *kit.Column) {
	l.options(u, col, draft.Powers)
	list := l.draft.Options(draft.Privates)
	if len(list) == 0 {
		return
	}
	open := l.buying
	for _, o := range list {
		open = open || l.draft.Chosen() != nil && l.draft.Chosen().Key == o.Key
	}
	words := text.Capital(l.table.speaker().Step(step.PrivatesKey))
	b := ui.Button{Text: words, Icon: icon.Certificate, Small: true, Pressed: ui.Is(open)}
	row := col.Cut(max(theme.Size.ButtonSmall, u.Target()))
	if u.Button("privates", row.CutLeft(u.ButtonWidth(b)), b) {
		l.buying = !l.buying
		u.Again()
	}
	col.Gap(8)
	if open {
		l.options(u, col, draft.Privates)
	}
}

// chosenTile draws the tile in hand with its name, how many turns fit and copies are left, and what it leads to.
func (l *laying) chosenTile(u *ui.UI, col *kit.Column) {
	if o := l.draft.Chosen(); o == nil || o.Group != draft.Tiles {
		return
	}
	a, _ := l.draft.Action()
	lay, ok := a.(rules.LayTile)
	if !ok {
		return
	}
	v := l.draft.View()
	if l.table.small() { // the tile is in the tray above, and its name on the button below
		l.effects(u, col)
		l.turnRow(u, col.Cut(max(theme.Size.ButtonSmall, u.Target())), lay)
		return
	}
	row := col.Cut(86)
	picture := row.CutLeft(84)
	x, y := picture.Center()
	l.table.board.DrawTile(u.P, &u.Theme, lay.Tile, lay.Rot, x, y, 40)
	row.CutLeft(12)
	row.CutTop(8)
	u.Heading("lay", 2, row.CutTop(26), l.draft.Words(lay), kit.Bold(u, kit.Sizes.Heading))
	u.Label(row.CutTop(kit.Line(u, kit.Sizes.Compact)+2), draft.Turned(v.T, lay), kit.Soft(u, kit.Sizes.Compact))
	l.tileBadges(u, row.CutTop(26), lay)
	col.Gap(6)
	l.effects(u, col)
}

// turnRow draws the button that turns the tile in hand, and how many turns fit and copies are left.
func (l *laying) turnRow(u *ui.UI, r ui.Rect, lay rules.LayTile) {
	if len(l.draft.Chosen().Forms) > 1 {
		b := ui.Button{Text: l.table.speaker().Word(text.LayTurn), Icon: icon.TurnCW, Small: true}
		if u.Button("lay:turn", r.CutLeft(u.ButtonWidth(b)), b) {
			l.draft.Turn(1)
			l.shown()
			u.Again()
		}
		r.CutLeft(10)
	}
	l.tileBadges(u, r, lay)
}

// tileBadges draws how many turns of the tile in hand fit, and how many copies are left.
func (l *laying) tileBadges(u *ui.UI, r ui.Rect, lay rules.LayTile) {
	o := l.draft.Chosen()
	fits := l.say(text.OneTurnFits, nil)
	if n := len(o.Forms); n > 1 {
		fits = l.say(text.TurnsFit, text.Facts{"n": text.Number(int32(n))})
	}
	ps := kit.NewParts(u)
	ps.Badge(fits, u.Theme.Ink.Soft, u.Theme.BG.Inset)
	if left := l.draft.View().TilesLeft(lay.Tile); left == 1 {
		ps.Gap(6)
		ps.Badge(l.say(text.LastCopy, nil), u.Theme.Warn.Base, u.Theme.Warn.Soft)
	} else if left != tile.Unlimited {
		ps.Gap(6)
		ps.Badge(l.say(text.CopiesLeft, text.Facts{"n": text.Number(int32(left))}), u.Theme.Ink.Soft, u.Theme.BG.Inset)
	}
	ps.Draw(r)
}

// Map lights up the hexes that may be chosen and shows the tile in hand where it would lie.
func (l *laying) Map(s *mapview.Scene) {
	for _, h := range l.draft.Hexes() {
		s.States[h] |= mapview.Legal
	}
	if l.barred != 0 {
		s.States[l.barred] |= mapview.Barred
	}
	l.tagRuns(s)
	if h := l.draft.Hex(); h != 0 {
		s.Chosen = h
	}
	a, ok := l.draft.Action()
	if !ok {
		return
	}
	switch a := a.(type) {
	case rules.LayTile:
		cell := l.draft.View().Position().Upgraded(a.Hex, a.Tile, a.Rot, nil)
		if e := l.draft.Effects(); !e.Refusal.Refused() {
			cell = e.After.Cells[a.Hex]
		}
		s.Preview = &mapview.Preview{Hex: a.Hex, Cell: cell}
	case rules.PlaceToken:
		if e := l.draft.Effects(); !e.Refusal.Refused() {
			s.Preview = &mapview.Preview{Hex: a.Hex, Cell: e.After.Cells[a.Hex], New: a.Of}
		}
	}
}

// PickHex chooses a hex, or turns the tile on the chosen one. Where nothing can be done it says why.
func (l *laying) PickHex(h id.Hex) {
	l.barred, l.asked = 0, text.Because{}
	switch {
	case h == 0:
	case h == l.draft.Hex() && l.draft.Chosen() != nil:
		l.draft.Turn(1)
		l.shown()
	case l.draft.ChooseHex(h):
		l.more = false
		l.table.sheet = max(l.table.sheet, 1)
		if b := l.draft.Primary(); b != nil {
			l.tell(cmp.Or(b.Why, b.Text)) // that a tile is to be chosen, or what the only one does
		}
	default:
		l.AskHex(h)
	}
}

// AskHex says why nothing can be done on a hex. What is chosen stays.
func (l *laying) AskHex(h id.Hex) {
	why, barred := l.draft.WhyHex(h)
	if !barred {
		return
	}
	l.barred = h
	l.reply(why, l.table.speaker().Hex(h), "")
	l.table.sheet = max(l.table.sheet, 1)
}

// Cancel takes back the last choice.
func (l *laying) Cancel() bool {
	if l.barred != 0 {
		l.barred = 0
		l.asked = text.Because{}
		return true
	}
	return l.choosing.Cancel()
}

// Focus shows the chosen hex with its neighbours, or else all that may be chosen.
func (l *laying) Focus() (hexes []id.Hex, r float32) {
	if h := l.draft.Hex(); h != 0 {
		return append(l.neighbours(h), h), closeHex
	}
	return l.draft.Hexes(), farHex
}

func (l *laying) neighbours(h id.Hex) (list []id.Hex) {
	b := l.draft.View().T.Track()
	for e := range 6 {
		if n := b.Next(h, hex.Edge(e)); n != 0 {
			list = append(list, n)
		}
	}
	return list
}

// OnMap draws the round buttons beside the hex in hand: confirm, turn, cancel.
func (l *laying) OnMap(u *ui.UI, m mapFrame) {
	h := l.draft.Hex()
	a, ok := l.draft.Action()
	if h == 0 || !ok || l.draft.Chosen() == nil || l.table.small() {
		return
	}
	x, y := m.Place(h)
	s := &theme.Size.Satellite
	r := m.Camera.R*1.05 + s.Confirm/2 + 6
	if x+r+s.Confirm > m.View.Right() {
		r = -r
	}
	words := l.draft.Words(a)
	if !l.table.away() && round(u, "sat:confirm", x+r, y, s.Confirm, icon.Check, words, true) && l.ready(u) {
		l.do()
		u.Again()
		return
	}
	if len(l.draft.Chosen().Forms) > 1 && round(u, "sat:turn", x+r*0.82, y-s.Confirm, s.Other, icon.TurnCW, l.table.speaker().Word(text.LayTurn), false) {
		l.draft.Turn(1)
		u.Again()
	}
	if round(u, "sat:cancel", x+r*0.82, y+s.Confirm, s.Other, icon.Close, l.table.speaker().Word(text.Cancel), false) {
		l.draft.Back()
		u.Again()
	}
}

// round draws a round button and reports whether it was pressed.
func round(u *ui.UI, id string, x, y, d float32, sign icon.Name, name string, primary bool) bool {
	r := paint.R(x-d/2, y-d/2, d, d)
	s := u.Press(ui.Node{ID: id, Role: ui.RoleButton, Name: name}, r, d/2)
	fill, ink := u.Theme.BG.Surface, u.Theme.Ink.Base
	if primary {
		fill, ink = u.Theme.Accent.Base, u.Theme.Accent.On
	}
	if s.Hover || s.Held {
		fill = fill.Mix(u.Theme.Ink.Base, 0.12)
	}
	for _, shadow := range u.Theme.Shadow.Float {
		u.P.Shadow(r, d/2, shadow.Y, shadow.Blur, shadow.Color)
	}
	u.P.Circle(x, y, d/2, fill)
	icon.Draw(u.P, sign, x, y, d*0.42, ink)
	u.Tip(id, r, name)
	return s.Clicked
}

// Keys turns the tile in hand and goes through the tiles.
func (l *laying) Keys(u *ui.UI) {
	l.choosing.Keys(u)
	l.searchLays(u)
	if l.draft.Hex() == 0 {
		return
	}
	if u.Key("r") {
		l.draft.Turn(1)
		u.Again()
	}
	if u.Key("Shift+r") {
		l.draft.Turn(-1)
		u.Again()
	}
}

// ready reports whether the step has been on the screen long enough to be played: a double press must not play the next.
func (c *choosing) ready(u *ui.UI) bool {
	return c.table.since == 0 || u.Now-c.table.since >= c.table.app.Lock()
}
