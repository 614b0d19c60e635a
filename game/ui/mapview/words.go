package mapview

import (
	"math"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// wordKind is the kind of a word on a hex, in the order of placement.
type wordKind uint8

const (
	tableWord wordKind = iota // values by phase in a row of cells
	discWord                  // values by phase if the row has no room: the current one
	labelWord
	valueWord
	costWord
	portWord
	nameWord
	numberWord
	coordinateWord
)

// word is a text or picture on a hex with its position: the middle of its box in tu.
type word struct {
	kind    wordKind
	at      Point
	lines   []string
	values  []phaseValue // of tableWord and discWord
	terrain []string     // pictures above a cost
	icon    float32      // side of such a picture in tu
}

// phaseValue is a value that applies from a colour of tiles on.
type phaseValue struct {
	from tile.Color
	text string
}

// saying is the text to write on a hex.
type saying struct {
	face   *tile.Face
	hex    *track.HexDef // nil for a single tile
	laid   bool          // a tile is on the hex, so its cost is paid
	number string        // of the tile
	coords bool          // show the coordinate at every scale
	lined  uint8         // sides with a line that words must avoid, one bit each
	mute   bool          // part of an area whose value and name are on another hex
}

// wordSizes are the sizes of letters in tu at one R: those of the design, or larger ones for legibility.
type wordSizes struct {
	value, phase, label, cost, name, number float32
}

// inTU returns a length of so many dp on the screen in tu, at R.
func inTU(dp, r float32) float32 { return dp * edge / r }

// crowded reports whether the map is so small that values may touch other things.
func crowded(r float32) bool { return r < size.Zoom.SmallBelowR }

// sizesAt returns the sizes of words in tu for hexes of radius r dp, never below the smallest readable size.
func sizesAt(r float32) wordSizes {
	floor := &size.TextFloorDp
	atLeast := func(tu, dp float32) float32 { return max(tu, inTU(dp, r)) }
	minimum := floor.Revenue
	if crowded(r) {
		minimum = floor.RevenueSmall
	}
	return wordSizes{
		value:  atLeast(size.Revenue.Text, minimum),
		phase:  atLeast(size.Offboard.Text, minimum),
		label:  atLeast(size.Label.Text, floor.Label),
		cost:   atLeast(size.Cost.Text, floor.Cost),
		name:   atLeast(size.Name.Text, floor.Name),
		number: atLeast(size.TileNumber.Text, floor.TileNumber),
	}
}

// writer finds positions for the words of one hex.
type writer struct {
	grid  grid
	fonts *paint.Fonts
	r     float32
	sizes wordSizes
	written
}

// written is the words on a hex, and everything on it that other words must avoid: the words, track, stops, tokens
// outside the slots, and the lines of its borders.
type written struct {
	words    []word
	solid    obstacles
	homeless bool // its name found no room
}

// wordsOf returns the words of a hex at R with their positions, omitting those without room. extra are tokens outside
// the slots.
func (g grid) wordsOf(fonts *paint.Fonts, s *shape, what *saying, extra []disc, r float32) *written {
	w := writer{grid: g, fonts: fonts, r: r, sizes: sizesAt(r)}
	w.solid.discs = append(append(w.solid.discs, s.solid.discs...), extra...)
	w.solid.boxes = append(w.solid.boxes, s.solid.boxes...)
	for e := range hex.Edge(6) {
		if what.lined>>e&1 != 0 {
			along := g.direction(float64(e)) + math.Pi/2
			w.solid.boxes = append(w.solid.boxes, turned(g.middle(e), edge/2, size.Border.Casing/2, along))
		}
	}
	level := levelOf(r)
	if !what.mute && (level >= Labeled || r >= valuesFrom) {
		w.placeTables(s)
	}
	switch {
	case level >= Labeled:
		w.placeValuesAndLabel(s)
	case r >= valuesFrom:
		w.placeValues(s, buried)
	}
	w.placeCost(what)
	w.placePort(what)
	if level < Labeled {
		return &w.written
	}
	if what.hex != nil && what.hex.Place != "" {
		w.homeless = !w.placeName(what.hex.Place, what.laid)
	}
	if level >= Named && what.number != "" {
		w.placeSmall(numberWord, what.number, bottom)
	}
	if what.hex != nil && (what.coords || level >= Near) {
		w.placeSmall(coordinateWord, what.hex.Name, -bottom)
	}
	return &w.written
}

// placeValuesAndLabel places the letters of a special city first, because they are larger. If that leaves a value no
// room, the values come first: they are more important.
func (w *writer) placeValuesAndLabel(s *shape) {
	bare := w.written
	w.placeLabel(s.face)
	if !w.placeValues(s, overlap) {
		w.written = bare
		w.placeValues(s, buried)
		w.placeLabel(s.face)
	}
}

// valuesFrom is the R in dp from which values are written: on smaller hexes legible ones would cover tokens.
const valuesFrom = 20

// put finds a position for an item and adds the word there. It returns false if there is no room.
func (w *writer) put(it *item, d word) bool {
	at, ok := w.grid.search(it, &w.solid)
	if ok {
		w.solid.put(it, at)
		d.at = at
		w.words = append(w.words, d)
	}
	return ok
}

// placeTables places the values that change with the phase.
func (w *writer) placeTables(s *shape) {
	for i := range s.face.Stops {
		values := byPhase(s.face.Stops[i].Value)
		if len(values) < 2 {
			continue
		}
		cw, ch := w.sizes.cell(w.fonts, values)
		it := item{w: cw * float32(len(values)) / 2, h: ch / 2, margin: 3, want: 6, minimum: overlap, near: true}
		it.point = s.stops[i].at
		if !w.put(&it, word{kind: tableWord, values: values}) {
			it.w, it.h = w.radius(), 0
			w.put(&it, word{kind: discWord, values: values})
		}
	}
}

// byPhase returns the distinct values in order of phases.
func byPhase(v tile.Values) (values []phaseValue) {
	for i, amount := range v {
		if i == 0 || amount != v[i-1] {
			values = append(values, phaseValue{tile.Yellow + tile.Color(i), strconv.Itoa(int(amount))})
		}
	}
	return values
}

// cell returns the size of a cell of a table with these values.
func (s *wordSizes) cell(fonts *paint.Fonts, values []phaseValue) (width, height float32) {
	scale := s.phase / size.Offboard.Text
	width = size.Offboard.Cell[0] * scale
	for _, v := range values {
		const beside = 5 // tu around a figure
		width = max(width, fonts.Width(v.text, s.phase, paint.Bold)+beside*scale)
	}
	return width, size.Offboard.Cell[1] * scale
}

// radius returns the radius of the disc around a value.
func (w *writer) radius() float32 {
	return size.Revenue.Radius*w.sizes.value/size.Revenue.Text + size.Revenue.Outline/2
}

// placeLabel places the letters of a special city: to the right of its track, or below cities without track.
func (w *writer) placeLabel(f *tile.Face) {
	text := f.Label
	if text == "" {
		return
	}
	it := item{
		w: w.fonts.Width(text, w.sizes.label, paint.Bold)/2 + 1, h: w.sizes.label*paint.CapHeight/2 + 2,
		margin: 5, want: 6, minimum: overlap,
	}
	switch {
	case len(f.Paths) > 0:
	case levelOf(w.r) < Named:
		it.direction = down
	default: // beside the cost, because the top is for the name
		it.direction = down / 2
	}
	w.put(&it, word{kind: labelWord, lines: []string{text}})
}

// placeValues places the values that never change, equal ones once, with at least the given clearance. It reports
// whether all found a position.
func (w *writer) placeValues(s *shape, minimum float32) bool {
	all := true
	done := map[int16]bool{0: true}
	for i := range s.face.Stops {
		v := s.face.Stops[i].Value
		if len(byPhase(v)) > 1 || done[v[0]] {
			continue
		}
		done[v[0]] = true
		it := item{w: w.radius(), margin: 2, want: 5, minimum: minimum, near: true, point: meanPlace(s, v)}
		if crowded(w.r) {
			it.margin = beyond
		}
		d := word{kind: valueWord, lines: []string{strconv.Itoa(int(v[0]))}}
		if !w.put(&it, d) {
			it.margin = beyond
			all = w.put(&it, d) && all
		}
	}
	return all
}

// buried is the clearance of values without any room: they cover track, because a city without its value would be less
// useful.
const buried = -1e9

// beyond is the margin of values without room inside their hex: they extend slightly beyond its outline.
const beyond = -6

// meanPlace returns the mean position of all stops with the value.
func meanPlace(s *shape, v tile.Values) Point {
	var sum Point
	var n float32
	for i := range s.stops {
		if s.face.Stops[i].Value == v {
			sum, n = sum.Add(s.stops[i].at), n+1
		}
	}
	return sum.Mul(1 / max(n, 1))
}

// placeCost places the cost of the first tile on the hex, below the picture of its terrain if there is room.
func (w *writer) placeCost(what *saying) {
	if what.hex == nil || what.laid || what.hex.Cost == 0 {
		return
	}
	figure := strconv.Itoa(int(max(what.hex.Cost, what.hex.Printed)))
	halfWide, high := w.fonts.Width(figure, w.sizes.cost, paint.Bold)/2, w.sizes.cost*paint.CapHeight
	it := item{margin: 4, want: 6, minimum: overlap, direction: down}
	sides := []float32{size.Cost.Icon * largeIcon, size.Cost.Icon} // of the picture
	if what.face.Color != tile.White {
		sides = sides[1:]         // leave room for the name
		if levelOf(w.r) < Named { // at close range the top is for the name
			it.direction = up
		}
	}
	cost := word{kind: costWord}
	if levelOf(w.r) >= Labeled {
		cost.lines = []string{figure}
	}
	cost.terrain = pictured(what.hex.Terrain)
	if len(cost.terrain) > 0 {
		for _, cost.icon = range sides {
			it.w, it.h = float32(len(cost.terrain))*cost.icon/2, cost.icon/2
			if len(cost.lines) > 0 {
				it.w, it.h = max(it.w, halfWide), it.h+high/2+costGap/2
			}
			if w.put(&it, cost) {
				return
			}
		}
	}
	if len(cost.lines) > 0 {
		it.w, it.h = halfWide, high/2+1
		cost.terrain = nil
		w.put(&it, cost)
	}
}

// placePort places the sign of a harbour beside the stops, on land and on tiles.
func (w *writer) placePort(what *saying) {
	if what.hex == nil || !what.hex.Port {
		return
	}
	for _, side := range [...]float32{size.Cost.Icon * largeIcon, size.Cost.Icon} {
		it := item{w: side / 2, h: side / 2, margin: 3, want: 4, minimum: overlap, direction: up}
		if w.put(&it, word{kind: portWord, icon: side}) {
			return
		}
	}
}

// largeIcon is the enlargement of a picture of terrain on land with enough room.
const largeIcon = 1.5

// costGap is the space between the picture and the number of a cost, in tu.
const costGap = 2

// placeName places the name of a hex on one line, or on two split at an ampersand or a space: on land below its stops,
// on tiles above, beside the number of the tile. It reports whether there was room.
func (w *writer) placeName(name string, laid bool) bool {
	for _, margin := range [...]float32{4, 2} {
		for _, lines := range breaks(name) {
			it := item{margin: margin, want: 5, minimum: 0, direction: down}
			if laid {
				it.direction = up
			}
			it.w, it.h = nameBox(w.fonts, lines, w.sizes.name)
			if w.put(&it, word{kind: nameWord, lines: lines}) {
				return true
			}
		}
	}
	return false
}

// nameBox returns half the width and height of a name at a size of letters.
func nameBox(fonts *paint.Fonts, lines []string, letters float32) (w, h float32) {
	for _, l := range lines {
		w = max(w, fonts.Width(l, letters, paint.Regular)/2)
	}
	return w, letters*(paint.CapHeight+float32(len(lines)-1)*nameLine)/2 + 1
}

// nameLine is the distance between the lines of a name in ems.
const nameLine = 1.05

// breaks returns the ways to split a name into lines, best first.
func breaks(name string) [][]string {
	if a, b, ok := strings.Cut(name, " & "); ok {
		return [][]string{{a + " &", b}, {name}}
	}
	ways := [][]string{{name}}
	if a, b, ok := strings.Cut(name, " "); ok {
		ways = append(ways, []string{a, b})
	}
	return ways
}

// bottom is the ideal place of the number of a tile: so many tu below the middle of its hex. Coordinates are at the
// top.
const bottom = 84

// placeSmall places the number of a tile or a coordinate as near as possible to (0, y).
func (w *writer) placeSmall(kind wordKind, text string, y float32) {
	it := item{
		w: w.fonts.Width(text, w.sizes.number, paint.Regular) / 2, h: w.sizes.number*paint.CapHeight/2 + 1,
		margin: 3, want: 3, minimum: 0, near: true, point: Point{Y: y},
	}
	w.put(&it, word{kind: kind, lines: []string{text}})
}

// Preferred directions from the middle of a hex.
const (
	down = math.Pi / 2
	up   = -math.Pi / 2
)
