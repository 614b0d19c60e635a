package info

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// boxTile is a tile in the table of tiles.
type boxTile struct {
	id        id.Tile
	name      string
	color     tile.Color
	left, all string
	gone      bool   // no copy is left
	hexes     string // coordinates at which it is on the map
}

// boxTiles returns the tiles of the box by colour, palest first, and number.
func (d *Tables) boxTiles() []boxTile {
	v := d.tabs.View()
	hexes := map[id.Tile][]string{}
	for h := id.Hex(1); int(h) <= v.T.Track().Len(); h++ {
		t := v.S.Cells[h].Tile
		hexes[t] = append(hexes[t], v.T.HexName(h))
	}
	count := func(n int) string {
		if n == tile.Unlimited {
			return "∞"
		}
		return strconv.Itoa(n)
	}
	var list []boxTile
	for c := tile.Yellow; c <= tile.Gray; c++ {
		for i := range v.T.Tiles {
			k, n := &v.T.Tiles[i], id.Tile(i+1)
			if k.Hidden || k.Face.Color != c {
				continue
			}
			left := v.TilesLeft(n)
			list = append(list, boxTile{n, k.Name, c, count(left), count(int(k.Count)), left == 0, strings.Join(hexes[n], " ")})
		}
	}
	return list
}

// tileRows returns the tiles as rows for export.
func (d *Tables) tileRows() [][]string {
	a, say := d.tabs.Shell, d.tabs.Speaker()
	rows := [][]string{{
		a.Say(tablesWords.tile), a.Say(app.Words.Colour), a.Say(Words.left), a.Say(tablesWords.total), a.Say(Words.Board),
	}}
	for _, t := range d.boxTiles() {
		rows = append(rows, []string{t.name, say.Color(t.color), t.left, t.all, t.hexes})
	}
	return rows
}

// Sizes of a tile in dp.
const (
	boxTileW = 92 // width of its card with the gap to the next
	boxTileR = 30 // length of a hex edge
)

// drawTiles draws the tiles by colour, with the number left in the box.
func (d *Tables) drawTiles(u *ui.UI, r ui.Rect) {
	list, say := d.boxTiles(), d.tabs.Speaker()
	widgets.Scroll(u, "tables:tiles", r, func(c *ui.Rect) {
		c.CutRight(widgets.ScrollBar)
		if d.site() != nil {
			hint := d.tabs.Say(tablesWords.fitsHint)
			c.CutTop(u.Paragraph("tiles:hint", *c, hint, widgets.Soft(u, widgets.Sizes.Compact)) + 8)
		}
		for len(list) > 0 {
			n := 1
			for n < len(list) && list[n].color == list[0].color {
				n++
			}
			name := text.Capital(say.Color(list[0].color))
			u.Heading("tiles:"+strconv.Itoa(int(list[0].color)), 2, c.CutTop(widgets.Line(u, widgets.Sizes.Lead)+8), name,
				widgets.Bold(u, widgets.Sizes.Lead))
			d.drawColor(u, c, list[:n])
			list = list[n:]
		}
	})
}

// drawColor draws the tiles of one colour in rows.
func (d *Tables) drawColor(u *ui.UI, c *ui.Rect, list []boxTile) {
	across := max(1, int(c.W/(boxTileW*u.TextScale)))
	h := 2*boxTileR + widgets.Line(u, widgets.Sizes.Compact)*2 + 14
	u.Open(ui.Node{ID: "box:" + list[0].name, Role: ui.RoleList, Name: d.tabs.Speaker().Color(list[0].color), Rect: *c})
	defer u.Close()
	for i, t := range list {
		if i%across == 0 && i > 0 {
			c.CutTop(h + 8)
		}
		d.drawBoxTile(u, paint.R(c.X+float32(i%across)*boxTileW*u.TextScale, c.Y, boxTileW*u.TextScale-8, h), t)
	}
	c.CutTop(h + 16)
}

// site returns the draft of the pending decision if that places something on the map, otherwise nil.
func (d *Tables) site() *draft.Draft {
	if due := d.tabs.Due(); due == nil || due.Site == nil {
		return nil
	}
	return d.tabs.Draft()
}

// addWhereButton makes the card of a tile a button if the tile can be laid somewhere now. The press selects the tile
// first; the hex is chosen on the map afterwards.
func (d *Tables) addWhereButton(u *ui.UI, r ui.Rect, t boxTile) {
	lay := d.site()
	if lay == nil {
		return
	}
	hexes := len(lay.HexesFor(t.id))
	if hexes == 0 {
		return
	}
	words := d.tabs.Phrase(tablesWords.fits, text.Facts{"tile": t.name, "n": strconv.Itoa(hexes)})
	p := u.Press(ui.Node{ID: "box:where:" + t.name, Role: ui.RoleButton, Name: words}, r, theme.Radius.Button)
	if p.Hover || p.Held {
		u.P.RoundRect(r, theme.Radius.Button, u.Theme.Accent.Soft)
	}
	u.P.Frame(r, theme.Radius.Button, theme.Stroke.Control, u.Theme.Accent.Base)
	u.Tip("box:where:"+t.name, r, words)
	if p.Clicked {
		d.tabs.ShowMap()
		lay.LayOnly(t.id)
	}
}

// drawBoxTile draws a tile with the copies left and the hexes that have it.
func (d *Tables) drawBoxTile(u *ui.UI, r ui.Rect, t boxTile) {
	facts := text.Facts{"tile": t.name, "left": t.left, "all": t.all, "hexes": t.hexes}
	n := ui.Node{ID: "box:tile:" + t.name, Role: ui.RoleListItem,
		Name: d.tabs.Phrase(tablesWords.tileName, facts), Rect: r}
	if t.hexes != "" {
		n.Describe = d.tabs.Phrase(tablesWords.onMap, facts)
		u.Tip(n.ID, r, n.Describe)
	}
	u.Open(n)
	defer u.Close()
	u.Card(r, theme.Radius.Button)
	d.addWhereButton(u, r, t)
	picture := r.CutTop(2*boxTileR + 6)
	x, y := picture.Center()
	d.tabs.Board.DrawTile(u.P, &u.Theme, t.id, 0, x, y+2, boxTileR-3)
	u.P.TextIn(r.CutTop(widgets.Line(u, widgets.Sizes.Compact)), t.name,
		widgets.Aligned(widgets.Bold(u, widgets.Sizes.Compact), paint.Center))
	words := d.tabs.Phrase(tablesWords.tileOf, facts)
	style := widgets.Soft(u, widgets.Sizes.Small)
	if t.gone {
		style = u.Type(widgets.Sizes.Small, paint.Bold, u.Theme.Bad.Base)
	}
	u.P.TextIn(r.CutTop(widgets.Line(u, widgets.Sizes.Small)), words,
		widgets.Aligned(widgets.Shrunk(u, words, r.W-4, style, widgets.Sizes.Micro-2), paint.Center))
}
