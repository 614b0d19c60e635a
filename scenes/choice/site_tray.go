package choice

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Measures of the tray in dp.
const (
	trayHigh  = 148 // height
	traySlot  = 100 // width of a tile
	traySmall = 84  // the same if there are many
	trayHead  = 132 // width of the name of the hex
	traySheet = 128 // height in the sheet of a phone
	cubeSide  = 18  // of a builder cube
)

// trayHeight returns the height of the tray, zero unless a hex with tiles is chosen.
func (g *Site) trayHeight() float32 {
	if g.draft.Hex() == 0 || len(g.draft.Options(draft.Tiles)) == 0 {
		return 0
	}
	return trayHigh
}

// drawTray draws the tiles for the chosen hex as they would lie and, after a line, tiles that do not fit.
func (g *Site) drawTray(u *ui.UI, r ui.Rect) {
	list := g.draft.Options(draft.Tiles)
	if len(list) == 0 {
		return
	}
	name := g.Desk.Speaker().Hex(g.draft.Hex())
	slot := float32(traySlot)
	barred := g.barredTiles()
	const around = trayHead + 32
	tiles := float32(len(list) + len(barred))
	if around+slot*tiles > r.W {
		slot = traySmall
	}
	w := min(around+slot*tiles, r.W)
	if g.Desk.Small() {
		w = r.W
	}
	box := r.Middle(w, r.H)
	u.Open(ui.Node{ID: "tray", Role: ui.RoleRadioGroup, Name: name, Rect: box})
	defer u.Close()
	if !g.Desk.Small() { // in the sheet of a phone a finger scrolls what lies around
		u.Block(box)
		u.Card(box, theme.Radius.Card)
		box = box.Pad(14, 8)
		g.drawTrayHead(u, box.CutLeft(trayHead-14), list)
	}
	g.drawTrayTiles(u, box, list, barred, slot)
}

// mostMisfits is the number of tiles shown that do not fit, as examples to ask about.
const mostMisfits = 2

// barredTiles returns the tiles that do not fit, searched once per hex.
func (g *Site) barredTiles() []draft.Option {
	m := &g.misfits
	if m.hex != g.draft.Hex() {
		m.hex, m.list = g.draft.Hex(), g.draft.Barred(g.draft.Hex())
	}
	return m.list[:min(len(m.list), mostMisfits)]
}

// drawTrayHead draws the name of the hex and the number of tiles for it.
func (g *Site) drawTrayHead(u *ui.UI, r ui.Rect, list []draft.Option) {
	h := g.draft.Hex()
	def := g.draft.View().T.Track().Hex(h)
	r.CutTop(8)
	u.Label(r.CutTop(24), def.Name, widgets.Bold(u, widgets.Sizes.Heading))
	if def.Place != "" {
		u.Label(r.CutTop(20), def.Place, widgets.Soft(u, widgets.Sizes.Compact))
	}
	u.Label(r.CutTop(20), g.Phrase(text.HexLays, text.Facts{"n": text.Number(int32(len(list)))}),
		widgets.Soft(u, widgets.Sizes.Compact))
}

// drawTrayTiles draws the row of tiles, which scrolls sideways if it is too long.
func (g *Site) drawTrayTiles(u *ui.UI, r ui.Rect, list, barred []draft.Option, slot float32) {
	n, shown := len(list)+len(barred), r
	if over := slot*float32(n) - r.W; over > 0 {
		row := u.Sideways("tray:row", r)
		g.trayX = min(max(0, g.trayX-row.DX+row.WheelX+row.WheelY), over)
		r.X -= g.trayX
		r.W += over
	} else {
		g.trayX = 0
	}
	u.P.Clip(shown)
	defer u.P.Unclip()
	for _, o := range list {
		g.drawTile(u, r.CutLeft(slot).Pad(3, 0), o)
	}
	if len(barred) > 0 {
		u.P.Fill(paint.R(r.X, r.Y+10, 1, r.H-20), u.Theme.Line.Base)
	}
	for _, o := range barred {
		g.drawTile(u, r.CutLeft(slot).Pad(3, 0), o)
	}
}

// drawTile draws one tile of the tray.
func (g *Site) drawTile(u *ui.UI, r ui.Rect, o draft.Option) {
	chosen := g.IsChosen(o.Key)
	n := ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Is(chosen), Disabled: o.Barred,
		Describe: o.Why.Text}
	lay, rot := rules.LayTile{}, uint8(0)
	if !o.Barred {
		form := 0
		if chosen {
			form = g.draft.Form()
		}
		lay, _ = draft.LayOf(o.Forms[form])
		rot = lay.Rot
		n.Describe = draft.DescribeLay(g.draft.View().T, lay)
		if f, ok := g.draft.BestRun(lay); ok {
			runs := text.Facts{"$sum": g.Desk.Speaker().Money(f.After), "change": g.Desk.Change(f.Change())}
			n.Name = g.Desk.Speaker().List([]string{n.Name, g.Phrase(text.LayRunShort, runs)})
		}
	}
	s := u.Press(n, r, theme.Radius.Button)
	if chosen || s.Hover {
		widgets.DrawChoiceGround(u, r, chosen, s)
	}
	g.pressTile(u, o, chosen)
	style := &u.Theme
	if o.Barred {
		style = mapview.Faded(style)
	}
	picture := r.CutTop(r.H - 44)
	x, y := picture.Center()
	g.Desk.Board.DrawTile(u.P, style, o.Tile, rot, x, y, min(theme.Size.TileThumb, picture.H/2-2, picture.W/2-2))
	if g.draft.View().T.Tiles.Kind(o.Tile).Hidden { // a builder cube
		u.P.RoundRect(paint.R(x-cubeSide/2, y-cubeSide/2, cubeSide, cubeSide), theme.Radius.Chip, u.Theme.Ink.Base)
	}
	if o.Barred {
		u.P.Circle(x, y, 12, u.Theme.BG.Surface)
		icon.Draw(u.P, icon.Lock, x, y, 16, u.Theme.Bad.Base)
	}
	g.drawTileWords(u, r, o, lay)
}

// pressTile handles a press on a tile: it explains, rotates or chooses it.
func (g *Site) pressTile(u *ui.UI, o draft.Option, chosen bool) {
	if !u.Area(o.Key, ui.Rect{}).Clicked {
		return
	}
	switch {
	case o.Barred:
		g.Reply(o.Why, o.Text, o.Key)
	case chosen:
		g.turn(1)
	default:
		g.Choose(o.Key)
	}
}

// drawTileWords draws the number of a tile, the number of fitting rotations, the power used, and the best run with it.
func (g *Site) drawTileWords(u *ui.UI, r ui.Rect, o draft.Option, lay rules.LayTile) {
	ps := widgets.NewParts(u)
	name := g.draft.View().T.Tiles.Kind(o.Tile).Name
	if g.draft.View().T.Tiles.Kind(o.Tile).Hidden {
		name = o.Text
	}
	ps.Text(name, widgets.Bold(u, widgets.Sizes.Body))
	if len(o.Forms) > 1 {
		ps.Gap(4)
		ps.Icon(icon.TurnCW, 13, u.Theme.Ink.Soft)
		ps.Text(text.Number(int32(len(o.Forms))), widgets.Soft(u, widgets.Sizes.Compact))
	}
	row := r.CutTop(20)
	ps.Draw(row.Middle(ps.Width(), row.H))
	if o.Barred {
		u.P.TextIn(r.CutTop(20), g.Desk.Say(text.Why),
			widgets.Aligned(u.Type(widgets.Sizes.Compact, paint.Bold, u.Theme.Bad.Base), paint.Center))
		return
	}
	ps = widgets.NewParts(u)
	if f, ok := g.draft.BestRun(lay); ok {
		change := f.Change()
		if roomy := r.W >= traySlot-6 && lay.Via == 0; roomy || change == 0 {
			ps.Text(g.Desk.Speaker().Money(f.After), widgets.Bold(u, widgets.Sizes.Compact))
		}
		if change != 0 {
			if !ps.Empty() {
				ps.Gap(4)
			}
			ps.Text(g.Desk.Change(change),
				u.Type(widgets.Sizes.Compact, paint.Bold, widgets.MoodInk(u, draft.MoodOf(change))))
		}
	}
	if lay.Via != 0 { // distinguishes the lay from the same tile without the power
		if !ps.Empty() {
			ps.Gap(4)
		}
		ps.Text(g.Desk.Speaker().Private(lay.Via), widgets.Soft(u, widgets.Sizes.Compact))
	}
	row = r.CutTop(20)
	ps.Draw(row.Middle(ps.Width(), row.H))
}
