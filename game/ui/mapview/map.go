package mapview

import (
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Map is a board ready to be painted. It caches shapes and the positions of words. It is not safe for concurrent use.
type Map struct {
	board  *track.Board
	grid   grid
	at     map[hex.Point]id.Hex
	centre []Point // by id.Hex
	joined []uint8 // by id.Hex: sides towards hexes of the same area, one bit each
	lined  []uint8 // by id.Hex: sides with a line wider than a hex outline
	// ferries are the lines between the ends of track of two hexes.
	ferries []curve
	bounds  Bounds
	rim     []rimLabel

	shapes map[shapeKey]*shape
	words  map[wordKey]*written
	names  rimNames
	seen   []seen // of the picture being painted; kept to reuse its memory
}

// shapeKey identifies a face: a printed hex, or a tile in a rotation.
type shapeKey struct {
	hex  id.Hex // zero for a tile
	tile id.Tile
	rot  uint8
}

// wordKey identifies the words of a hex at a range of zooms.
type wordKey struct {
	shape shapeKey
	hex   id.Hex // zero for a tile by itself
	zoom  uint8
	layer Layers // those that add or omit words
	extra uint8  // number of tokens outside the slots
}

// New returns the map of a board.
func New(b *track.Board) *Map {
	m := &Map{
		board: b, grid: grid{b.Orientation()}, at: make(map[hex.Point]id.Hex, b.Len()),
		centre: make([]Point, b.Len()+1), joined: make([]uint8, b.Len()+1), lined: make([]uint8, b.Len()+1),
		shapes: map[shapeKey]*shape{}, words: map[wordKey]*written{},
		names: rimNames{keys: make([]wordKey, b.Len()+1), list: make([]rimName, b.Len()+1)},
	}
	for h := id.Hex(1); int(h) <= b.Len(); h++ {
		def := b.Hex(h)
		m.at[def.At], m.centre[h] = h, m.grid.centre(def.At)
	}
	for h := id.Hex(1); int(h) <= b.Len(); h++ {
		m.join(h)
	}
	m.bounds = m.Around(m.all()...)
	m.rim = m.rimLabels()
	return m
}

// join marks the sides between h and other hexes of its area on both hexes, and the other special sides.
func (m *Map) join(h id.Hex) {
	for _, b := range m.board.Hex(h).Borders {
		marked := m.lined
		switch b.Kind {
		case track.Joined:
			marked = m.joined
		case track.Ferry:
			m.ferries = append(m.ferries, m.ferry(h, b.Edge))
			continue
		case track.Impassable, track.Water, track.Mountain:
		}
		if n := m.neighbor(h, b.Edge); n != 0 {
			marked[h] |= 1 << b.Edge
			marked[n] |= 1 << b.Edge.Opposite()
		}
	}
}

// neighbor returns the hex across edge e of h on the map, even if the side is impassable.
func (m *Map) neighbor(h id.Hex, e hex.Edge) id.Hex {
	return m.at[m.grid.Step(m.board.Hex(h).At, e)]
}

// all returns all hexes of the board.
func (m *Map) all() []id.Hex {
	list := make([]id.Hex, m.board.Len())
	for i := range list {
		list[i] = id.Hex(i + 1)
	}
	return list
}

// Centre returns the middle of h in tu.
func (m *Map) Centre(h id.Hex) Point { return m.centre[h] }

// At returns the hex that contains a point of the map, or zero.
func (m *Map) At(p Point) id.Hex {
	first := m.board.Hex(1).At
	return m.at[m.grid.hexAt(p, (first.X+first.Y)&1 != 0)]
}

// Bounds returns the area of the board.
func (m *Map) Bounds() Bounds { return m.bounds }

// Around returns the area of the hexes.
func (m *Map) Around(hexes ...id.Hex) Bounds {
	var b Bounds
	corners := m.grid.corners(0)
	for i, h := range hexes {
		for k, c := range corners {
			p := m.centre[h].Add(c)
			if i == 0 && k == 0 {
				b = Bounds{p, p}
			}
			b = b.extended(p)
		}
	}
	return b
}

// key returns the visible face of h with a cell.
func key(h id.Hex, c *track.Cell) shapeKey {
	if c.Tile == 0 {
		return shapeKey{hex: h}
	}
	return shapeKey{tile: c.Tile, rot: c.Rot}
}

// shape returns the appearance of a face.
func (m *Map) shape(k shapeKey) *shape {
	if s := m.shapes[k]; s != nil {
		return s
	}
	var s *shape
	if k.hex != 0 {
		s = m.grid.shapeOf(m.board.Printed(k.hex), "", 0)
	} else {
		s = m.grid.shapeOf(m.board.Turned(k.tile, k.rot), m.board.Tiles().Kind(k.tile).Name, k.rot)
	}
	m.shapes[k] = s
	return s
}

// wordKey returns the key of the words of h in a scene.
func (m *Map) wordKey(s *Scene, h id.Hex, zoom uint8, layer Layers) wordKey {
	cell := s.cell(h)
	return wordKey{shape: key(h, cell), hex: h, zoom: zoom, layer: layer, extra: extras(cell)}
}

// writtenOn returns the words of a hex and their positions.
func (m *Map) writtenOn(fonts *paint.Fonts, k wordKey) *written {
	if w, ok := m.words[k]; ok {
		return w
	}
	s := m.shape(k.shape)
	what := saying{face: s.face, laid: k.shape.tile != 0, coords: k.layer&Coordinates != 0}
	if k.hex != 0 {
		def := *m.board.Hex(k.hex)
		what.mute = def.Place == "" && m.joined[k.hex] != 0
		what.lined = m.lined[k.hex]
		if k.layer&NoNames != 0 {
			def.Place = ""
		}
		what.hex = &def
	}
	if k.shape.tile != 0 && k.layer&NoNumbers == 0 {
		what.number = m.board.Tiles().Kind(k.shape.tile).Name
	}
	w := m.grid.wordsOf(fonts, s, &what, m.placesBeside(s, int(k.extra)), zooms[k.zoom])
	m.words[k] = w
	return w
}

// placesBeside returns the positions of n tokens outside the slots of a shape.
func (m *Map) placesBeside(s *shape, n int) (places []disc) {
	var taken uint8
	for range n {
		at, corner := m.grid.corner(s, taken)
		taken |= 1 << corner
		places = append(places, disc{at, size.Token.Radius})
	}
	return places
}

// ground returns the background of a face. Printed brown hexes are mountain passes, not tiles.
func (pt *painter) ground(k shapeKey, f *tile.Face) paint.Color {
	if k.hex != 0 && f.Color == tile.Brown {
		return pt.style.Tile.Mountain
	}
	return pt.tileColor(f.Color)
}
