package mapview

import (
	"math"
	"math/bits"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
)

// Distances of stops from the middle of the hex in tu.
const (
	located = 50 // in the direction a table gives
	printed = 42 // two stops without track
)

// centred is the tile.Stop.Loc of the centre.
const centred = 13

// spot is a position of a stop: r tu from the middle in the direction of an edge, with fractions between edges.
type spot struct {
	r    float32
	edge float64
}

// spots lists tiles, at rotation 0, whose stops would be badly placed by the general rule. Towns off the middle of
// their arc avoid a crossing.
var spots = map[string][]spot{
	"1":   {{48, 1.1}, {48, 4.1}},
	"2":   {{43, 0}, {62, 1.9}},
	"55":  {{43, 0}, {43, 4}},
	"56":  {{48, 0.1}, {48, 2.9}},
	"69":  {{43, 0}, {48, 2.1}},
	"54":  {{50, 0.5}, {50, 2.5}},
	"487": {{50, 1}, {50, 4}},
	"488": {{50, 1}, {50, 4}},
	"59":  {{50, 0}, {50, 2}},
	"62":  {{47, 0}, {47, 3}},
	"64":  {{50, 1}, {50, 3.5}},
	"65":  {{50, 5}, {50, 2.5}},
	"66":  {{50, 4.5}, {50, 1.5}},
	"67":  {{50, 0}, {50, 2}},
	"68":  {{50, 0}, {50, 4}},
}

// stopPlaces returns the positions of the stops of a face. The face is rotated by rot from the table of tile name,
// which is empty for printed hexes.
func (g grid) stopPlaces(f *tile.Face, name string, rot uint8) []Point {
	table := spots[name]
	places := make([]Point, len(f.Stops))
	for i := range f.Stops {
		switch s := &f.Stops[i]; {
		case s.Loc == centred:
		case s.Loc != 0:
			places[i] = polar(located, g.direction(float64(s.Loc-1)/2+float64(rot)))
		case len(f.Stops) == 1:
			places[i] = g.onlyPlace(f)
		case len(table) == len(f.Stops):
			places[i] = polar(table[i].r, g.direction(table[i].edge+float64(rot)))
		default:
			places[i] = g.sharedPlace(f, i)
		}
	}
	return places
}

// onlyPlace returns the position of the only stop of a face: a town with two exits in the middle of its arc, any other
// in the centre.
func (g grid) onlyPlace(f *tile.Face) Point {
	exits := f.StopExits(0)
	if k := f.Stops[0].Kind; k != tile.Town && k != tile.Halt || bits.OnesCount8(exits) != 2 || joinsStops(f, 0) {
		return Point{}
	}
	a, b := bits.TrailingZeros8(exits), 7-bits.LeadingZeros8(exits)
	arc := g.trackBetween(port{edge: hex.Edge(a)}, port{edge: hex.Edge(b)})
	p, _ := arc.pointAt(arc.total() / 2)
	return p
}

// sharedPlace returns the position of one of several stops without a table: towards the mean of its exits, or towards
// the first of two opposite ones. Stops without track are side by side.
func (g grid) sharedPlace(f *tile.Face, i int) Point {
	exits := f.StopExits(i)
	if exits == 0 {
		return polar(printed, math.Pi*float64(1-i%2))
	}
	var sum Point
	for e := range hex.Edge(6) {
		if exits>>e&1 != 0 {
			sum = sum.Add(polar(1, g.direction(float64(e))))
		}
	}
	const rounding = 0.1 // two opposite exits cancel each other out
	if sum.Len() < rounding {
		return polar(located, g.direction(float64(bits.TrailingZeros8(exits))))
	}
	return polar(located, directionOf(sum))
}

// joinsStops reports whether track connects stop i to something inside the hex.
func joinsStops(f *tile.Face, i int) bool {
	stop := tile.StopEnd(i)
	for k := range f.Paths {
		if p := &f.Paths[k]; p.A == stop || p.B == stop {
			if _, ok := p.Other(stop).Edge(); !ok {
				return true
			}
		}
	}
	return false
}

// look is the appearance of a stop.
type look uint8

const (
	areaLook look = iota // nothing but its value
	cityLook
	barLook // a town across its track
	dotLook // any other town
	haltLook
)

// stop is a stop of a face with its position.
type stop struct {
	look  look
	at    Point
	along float64 // direction of the long side of a city, or of a town's bar
	slots []Point // positions of the tokens of a city
}

// stopsOf returns the stops of a face with their places and looks.
func (g grid) stopsOf(f *tile.Face, name string, rot uint8) []stop {
	places := g.stopPlaces(f, name, rot)
	stops := make([]stop, len(places))
	for i, at := range places {
		s := &stops[i]
		s.at = at
		switch f.Stops[i].Kind {
		case tile.City:
			s.look = cityLook
			if at.Len() > 1 { // off the middle: across its direction from there
				s.along = upright(directionOf(at) + math.Pi/2)
			}
			s.slots = slotPlaces(at, s.along, int(f.Stops[i].Slots))
		case tile.Town:
			s.look, s.along = g.townLook(f, i, at)
		case tile.Halt:
			s.look = haltLook
		case tile.OffBoard:
			s.look = areaLook
		}
	}
	return stops
}

// townLook returns the appearance of town i and the direction of its bar, across its track.
func (g grid) townLook(f *tile.Face, i int, at Point) (look, float64) {
	exits := f.StopExits(i)
	if bits.OnesCount8(exits) != 2 || joinsStops(f, i) {
		return dotLook, 0
	}
	c := g.arc(port{edge: hex.Edge(bits.TrailingZeros8(exits))}, at)
	_, direction := c.pointAt(c.total())
	return barLook, direction + math.Pi/2
}

// upright returns a direction, reversed if text along it would be upside down. Of the two vertical ones it is
// downwards.
func upright(direction float64) float64 {
	const rounding = 1e-6
	direction = math.Remainder(direction, 2*math.Pi)
	if direction <= -math.Pi/2+rounding || direction > math.Pi/2+rounding {
		direction += math.Pi
	}
	return math.Remainder(direction, 2*math.Pi)
}

// slotPlaces returns the positions of n tokens of a city with its long side in direction along, in reading order.
func slotPlaces(at Point, along float64, n int) []Point {
	half := size.City.SlotPitch / 2
	var places []Point
	switch n {
	case 1:
		places = []Point{{}}
	case 2:
		places = []Point{{X: -half}, {X: half}}
	case 3:
		const up, down = -22, 25.6 // so that the three touch each other
		places = []Point{{X: -half, Y: up}, {X: half, Y: up}, {Y: down}}
	default:
		for i := range n {
			places = append(places, Point{X: half * float32(2*(i%2)-1), Y: half * float32(2*(i/2)-1)})
		}
	}
	for i, p := range places {
		places[i] = at.Add(rotate(p, along))
	}
	const upended = 0.5 // tu between the tokens of a city that is upright but for rounding
	if n == 2 && places[1].X < places[0].X-upended {
		places[0], places[1] = places[1], places[0]
	}
	return places
}

// rotate returns an offset turned clockwise by an angle in radians.
func rotate(p Point, by float64) Point {
	s, c := math.Sincos(by)
	sin, cos := float32(s), float32(c)
	return Point{X: p.X*cos - p.Y*sin, Y: p.X*sin + p.Y*cos}
}
