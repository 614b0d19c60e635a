package tile

// Line is a piece of track in a table: its two ends. Edges are written as plain numbers.
type Line [2]End

// The ends of table rows that are not edges.
const (
	S0 = firstStopEnd + iota // the first stop
	S1
	S2
	S3
	J = Junction
)

// Lines returns plain track between the ends listed.
func Lines(lines ...Line) []Path {
	paths := make([]Path, len(lines))
	for i, l := range lines {
		paths[i] = Path{A: l[0], B: l[1]}
	}
	return paths
}

// Spokes returns track from each of the edges to the first stop.
func Spokes(exits ...End) []Path {
	paths := make([]Path, len(exits))
	for i, e := range exits {
		paths[i] = Path{A: e, B: S0}
	}
	return paths
}

// Printed returns a face with one stop and track to it from these edges.
func Printed(c Color, label string, s Stop, exits ...End) Face {
	return Face{Color: c, Label: label, Stops: []Stop{s}, Paths: Spokes(exits...)}
}

// CitySite returns a face without track for a tile of one city with this label.
func CitySite(label string) Face { return Face{Label: label, Stops: []Stop{CityStop(1, 0)}} }

// TownSite returns a face without track for a tile with n towns or halts.
func TownSite(n int) Face {
	face := Face{Stops: make([]Stop, n)}
	for i := range face.Stops {
		face.Stops[i] = TownStop(0)
	}
	return face
}

// CityStop returns a city with the given number of slots that pays the same in every phase.
func CityStop(slots uint8, pays int16) Stop {
	return Stop{Kind: City, Slots: slots, Value: Pays(pays)}
}

// TownStop returns a town that pays the same in every phase.
func TownStop(pays int16) Stop { return Stop{Kind: Town, Value: Pays(pays)} }

// HaltStop returns a halt (1860).
func HaltStop() Stop { return Stop{Kind: Halt} }

// AreaStop returns an off-board place that pays low until brown tiles may be laid, then high. Places of one group form
// one area.
func AreaStop(group string, low, high int16) Stop {
	return Stop{Kind: OffBoard, Value: Values{low, low, high, high}, Group: group}
}

// Towards returns the stop drawn in direction loc; see Stop.Loc.
func (s Stop) Towards(loc uint8) Stop {
	s.Loc = loc
	return s
}
