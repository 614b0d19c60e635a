package choice

import (
	"cmp"
	"math"
	"slices"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Site is a choice on the map: a hex, a tile and its rotation. Every step of a company's turn has one, because a
// private may allow a lay in any of them.
type Site struct {
	*Choice
	barred id.Hex  // the hex that the answer to "why not?" is about, or zero
	buying bool    // the privates for sale are shown
	trayX  float32 // distance in dp by which the tray is scrolled sideways
	// misfits caches the tiles that do not fit a hex.
	misfits struct {
		hex  id.Hex
		list []draft.Option
	}
}

// NewSite returns the site of a choice.
func NewSite(c *Choice) *Site { return &Site{Choice: c} }

// OnMap returns a decision with a panel and the parts common to all choices on the map.
func (g *Site) OnMap(p decision.Panel) *decision.Decision {
	d := g.Decision(p)
	d.Cancel, d.Peek = g.Cancel, g.drawPeek
	d.Map.Scene, d.Map.Focus = g.Scene, g.Focus
	d.Site = &decision.SitePart{Pick: g.Pick, Ask: g.explain, Over: g.DrawOver, After: g.stateAfter}
	d.Tray = &decision.TrayPart{Height: g.trayHeight, Draw: g.drawTray}
	d.AddKeys(g.handleTurnKeys)
	return d
}

// DrawSmallTray draws the tiles in the sheet of a phone, because there is no room for them under the map.
func (g *Site) DrawSmallTray(u *ui.UI, col *widgets.Column) {
	if !g.Desk.Small() || g.trayHeight() == 0 {
		return
	}
	g.drawTray(u, col.Cut(traySheet))
	col.Gap(8)
}

// stateAfter returns the position after the chosen lay, or nil.
func (g *Site) stateAfter() *rules.State {
	a, _ := g.draft.Action()
	if x := rules.OperandsOf(a); x.Tile != 0 || x.Placed {
		if e := g.draft.Effects(); !e.Refusal.Refused() {
			return &e.After
		}
	}
	return nil
}

// Prompt returns the chosen hex and the request for a tile, or while no hex is chosen the number of possible lays.
// Texts that do not apply are "".
func (g *Site) Prompt() (order, limits string) {
	h := g.draft.Hex()
	switch {
	case h == 0 && g.draft.Site() != 0:
		say := g.Desk.Speaker()
		facts := text.Facts{"private": say.Private(g.draft.Site()), "n": text.Number(int32(len(g.draft.Hexes())))}
		return g.Phrase(text.SiteOf, facts), ""
	case h == 0 && g.draft.Only() != 0:
		facts := text.Facts{"tile": g.draft.View().T.Tiles[g.draft.Only()-1].Name,
			"n": text.Number(int32(len(g.draft.Hexes())))}
		return g.Desk.Phrase(Words.FitsHere, facts), ""
	case h == 0 && g.draft.Lays() == 1:
		return "", g.Phrase(text.LayOne, nil)
	case h == 0 && g.draft.Lays() > 0:
		n, hexes := text.Number(int32(g.draft.Lays())), text.Number(int32(len(g.draft.Hexes())))
		return "", g.Phrase(text.LayWays, text.Facts{"n": n, "hexes": hexes})
	case h == 0:
		return "", ""
	case g.draft.Chosen() == nil:
		return g.Desk.Speaker().Hex(h), g.Phrase(text.ChooseTile, nil)
	}
	return g.Desk.Speaker().Hex(h), ""
}

// Bar returns the buttons for the choice. While something is chosen on the map, one leads back instead of passing.
func (g *Site) Bar() decision.Bar {
	b := g.ActionBar()
	if g.draft.Hex() != 0 || g.draft.Only() != 0 || g.draft.Site() != 0 {
		b.Note, b.Warns = "", false // a warning about passing
		b.Secondary = &decision.Act{ID: "act:cancel", Icon: icon.ChevronLeft, Text: g.Desk.Say(text.HistoryBack),
			Key: "Esc", Do: func() { g.draft.Back() }}
	}
	return b
}

// drawPeek draws buttons for the privates that can be used now, and reports whether there are any.
func (g *Site) drawPeek(u *ui.UI, r ui.Rect) bool {
	return g.draft.Hex() == 0 && g.draft.Site() == 0 && g.Rows.DrawPeek(u, &r)
}

// DrawPowers draws the options available in every step of a company's turn: powers of privates, and the purchase of
// privates.
func (g *Site) DrawPowers(u *ui.UI, col *widgets.Column) {
	g.Rows.DrawPowers(u, col)
	list := g.draft.Options(draft.Privates)
	if len(list) == 0 {
		return
	}
	open := g.buying
	for _, o := range list {
		open = open || g.IsChosen(o.Key)
	}
	words := text.Capital(g.Desk.Speaker().Step(step.PrivatesKey))
	b := ui.Button{Text: words, Icon: icon.Certificate, Small: true, Pressed: ui.Is(open)}
	if col.Button("privates", b) {
		g.buying = !g.buying
	}
	col.Gap(8)
	if open {
		g.Rows.DrawGroup(u, col, draft.Privates)
	}
}

// Sizes of the chosen tile in the panel in dp.
const (
	chosenHeight = 86
	chosenWidth  = 84 // of its picture
	chosenEdge   = 40 // length of an edge of the hex
	chosenLine   = 26 // height of its name and of the badges
)

// DrawChosenTile draws the chosen tile with its name, the numbers of fitting rotations and of copies left, and the
// consequences.
func (g *Site) DrawChosenTile(u *ui.UI, col *widgets.Column) {
	if o := g.draft.Chosen(); o == nil || o.Group != draft.Tiles {
		return
	}
	a, _ := g.draft.Action()
	lay, ok := draft.LayOf(a)
	if !ok {
		return
	}
	v := g.draft.View()
	if g.Desk.Small() { // the tray above shows the tile and the button below its name
		g.drawTurnRow(u, col.Cut(widgets.SmallHeight(u)), lay)
		g.Outcome.Draw(u, col)
		return
	}
	row := col.Cut(chosenHeight)
	x, y := row.CutLeft(chosenWidth).Center()
	g.Desk.Board.DrawTile(u.P, &u.Theme, lay.Tile, lay.Rot, x, y, chosenEdge)
	row.CutLeft(12)
	row.CutTop(8)
	u.Heading("lay", 2, row.CutTop(chosenLine), g.draft.Words(a), widgets.Bold(u, widgets.Sizes.Heading))
	u.Label(row.CutTop(widgets.Line(u, widgets.Sizes.Compact)+2), draft.DescribeLay(v.T, lay),
		widgets.Soft(u, widgets.Sizes.Compact))
	g.drawTileBadges(u, row.CutTop(chosenLine), lay)
	col.Gap(6)
	g.Outcome.Draw(u, col)
}

// drawTurnRow draws the button that rotates the chosen tile, and its badges.
func (g *Site) drawTurnRow(u *ui.UI, r ui.Rect, lay rules.LayTile) {
	if len(g.draft.Chosen().Forms) > 1 {
		b := ui.Button{Text: g.Desk.Say(text.LayTurn), Icon: icon.TurnCW, Small: true}
		if widgets.CutButton(u, &r, "lay:turn", b) {
			g.turn(1)
		}
		r.CutLeft(10)
	}
	g.drawTileBadges(u, r, lay)
}

// drawTileBadges draws the numbers of fitting rotations and of copies left.
func (g *Site) drawTileBadges(u *ui.UI, r ui.Rect, lay rules.LayTile) {
	o := g.draft.Chosen()
	if g.draft.View().T.Tiles.Kind(lay.Tile).Hidden { // a cube has no turns, and there is no end of them
		return
	}
	fits := g.Phrase(text.OneTurnFits, nil)
	if n := len(o.Forms); n > 1 {
		fits = g.Phrase(text.TurnsFit, text.Facts{"n": text.Number(int32(n))})
	}
	ps := widgets.NewParts(u)
	ps.Badge(fits, u.Theme.Ink.Soft, u.Theme.BG.Inset)
	if left := g.draft.View().TilesLeft(lay.Tile); left == 1 {
		ps.Gap(6)
		ps.Badge(g.Phrase(text.LastCopy, nil), u.Theme.Warn.Base, u.Theme.Warn.Soft)
	} else if left != tile.Unlimited {
		ps.Gap(6)
		ps.Badge(g.Phrase(text.CopiesLeft, text.Facts{"n": text.Number(int32(left))}), u.Theme.Ink.Soft, u.Theme.BG.Inset)
	}
	ps.Draw(r)
}

// Scene lights up the hexes that can be chosen and previews the chosen tile or station.
func (g *Site) Scene(s *mapview.Scene) {
	for _, h := range g.draft.Hexes() {
		s.States[h] |= mapview.Legal
	}
	if g.barred != 0 {
		s.States[g.barred] |= mapview.Barred
	}
	if h := g.draft.Hex(); h != 0 {
		s.Chosen = h
	}
	a, ok := g.draft.Action()
	if !ok {
		return
	}
	e := g.draft.Effects()
	if lay, ok := draft.LayOf(a); ok {
		cell := g.draft.View().Position().Upgraded(lay.Hex, lay.Tile, lay.Rot, nil)
		if !e.Refusal.Refused() {
			cell = e.After.Cells[lay.Hex]
		}
		s.Preview = &mapview.Preview{Hex: lay.Hex, Cell: cell}
	}
	if a, ok := a.(rules.PlaceToken); ok && !e.Refusal.Refused() {
		s.Preview = &mapview.Preview{Hex: a.Hex, Cell: e.After.Cells[a.Hex], New: a.Of}
	}
}

// Pick chooses a hex, or rotates the tile on the chosen one. If nothing can be done there, it explains why.
func (g *Site) Pick(h id.Hex) {
	g.barred = 0
	g.Why.Clear()
	switch {
	case h == 0:
	case h == g.draft.Hex() && g.draft.Chosen() != nil:
		g.turn(1)
	case g.draft.ChooseHex(h):
		g.Desk.Lift()
		if b := g.draft.Primary(); b != nil {
			g.Voice.Say(cmp.Or(b.Why, b.Text)) // the request to choose a tile, or the effect of the only one
		}
	default:
		g.explain(h)
	}
}

// explain explains why nothing can be done on a hex. The choice stays.
func (g *Site) explain(h id.Hex) {
	why, barred := g.draft.WhyHex(h)
	if !barred {
		return
	}
	g.barred = h
	g.Reply(why, g.Desk.Speaker().Hex(h), "")
	g.Desk.Lift()
}

// Cancel undoes the last choice and reports whether there was one.
func (g *Site) Cancel() bool {
	if g.barred != 0 {
		g.barred = 0
		g.Why.Clear()
		return true
	}
	return g.Back()
}

// Focus returns the chosen hex with its neighbours, or all hexes that can be chosen, and the minimum length of a hex
// edge in dp at which to show them.
func (g *Site) Focus() (hexes []id.Hex, r float32) {
	if h := g.draft.Hex(); h != 0 {
		return append(g.neighbours(h), h), decision.CloseHex
	}
	return g.draft.Hexes(), decision.FarHex
}

// neighbours returns the hexes beside h.
func (g *Site) neighbours(h id.Hex) (list []id.Hex) {
	b := g.draft.View().T.Track()
	for e := range 6 {
		if n := b.Next(h, hex.Edge(e)); n != 0 {
			list = append(list, n)
		}
	}
	return list
}

// sideOffset is the distance of the upper and the lower round button as a share of that of the middle one, so that the
// three are on an arc.
const sideOffset = 0.82

// DrawOver draws the round buttons beside the chosen hex: confirm, turn, cancel. It draws nothing while the choice is
// incomplete or the layout is small.
func (g *Site) DrawOver(u *ui.UI, m decision.MapFrame) {
	h := g.draft.Hex()
	a, ok := g.draft.Action()
	if h == 0 || !ok || g.draft.Chosen() == nil || g.Desk.Small() {
		return
	}
	x, y := m.Place(h)
	s := &theme.Satellite
	r := g.buttonsOffset(m, h)
	words := g.draft.Words(a)
	if !g.Desk.Away() &&
		widgets.DrawRoundButton(u, "sat:confirm", x+r, y, s.Confirm, icon.Check, words, ui.Primary) && g.Desk.Ready(u) {
		g.Do()
		return
	}
	if len(g.draft.Chosen().Forms) > 1 &&
		widgets.DrawRoundButton(u, "sat:turn", x+r*sideOffset, y-s.Confirm, s.Other, icon.TurnCW,
			g.Desk.Say(text.LayTurn), ui.Secondary) {
		g.turn(1)
	}
	if widgets.DrawRoundButton(u, "sat:cancel", x+r*sideOffset, y+s.Confirm, s.Other, icon.Close,
		g.Desk.Say(text.Cancel), ui.Secondary) {
		g.draft.Back()
	}
}

// buttonsOffset returns the distance of the round buttons to the right of the chosen hex, negative to the left. They
// are on the side where they cover less of the company's network and stations; the right wins ties.
func (g *Site) buttonsOffset(m decision.MapFrame, h id.Hex) float32 {
	const tip, gap, station = 1.05, 6, 3 // corner of the drawn hex in radii; in dp; a station weighs as much as 3 of track
	s := &theme.Satellite
	x, y := m.Place(h)
	r := m.Camera.R*tip + s.Confirm/2 + gap
	v := g.draft.View()
	c := v.Actor().Corp()
	covers := func(r float32) (n int) {
		if x+r-s.Confirm < m.View.X || x+r+s.Confirm > m.View.Right() {
			return math.MaxInt
		}
		for _, at := range [...][2]float32{{r, 0}, {r * sideOffset, -s.Confirm}, {r * sideOffset, s.Confirm}} {
			under := m.Map.At(m.Camera.Point(m.View, x+at[0], y+at[1]))
			switch {
			case under == 0 || under == h || c == 0:
			case slices.Contains(v.S.Cells[under].Slots[:], c), slices.Contains(v.S.Cells[under].Extra[:], c):
				n += station
			case v.Reach(c).Paths[under] != 0:
				n++
			}
		}
		return n
	}
	if covers(-r) < covers(r) {
		return -r
	}
	return r
}

// turn rotates the chosen tile and announces how it lies now.
func (g *Site) turn(by int) {
	g.draft.Turn(by)
	a, chosen := g.draft.Action()
	if lay, ok := draft.LayOf(a); chosen && ok {
		g.Voice.Say(g.Desk.Speaker().List([]string{g.draft.Words(a), draft.DescribeLay(g.draft.View().T, lay)}))
	}
}

// handleTurnKeys handles the keys that rotate the chosen tile.
func (g *Site) handleTurnKeys(u *ui.UI) {
	if g.draft.Hex() == 0 {
		return
	}
	if u.Key("r") {
		g.turn(1)
	}
	if u.Key("Shift+r") {
		g.turn(-1)
	}
}
