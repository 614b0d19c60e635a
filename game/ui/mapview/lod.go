package mapview

// Level is a level of detail. It depends on the camera's R.
type Level uint8

// The levels, with the details that each adds.
const (
	Plain   Level = iota // fills, track without casing, stops, discs of tokens
	Cased                // casings, pictures of terrain, letters on tokens
	Labeled              // values, labels, costs, names that fit
	Named                // all names, numbers of tiles
	Near                 // coordinates in each hex
)

// levelOf returns the level of detail at a length of the hex edge in dp.
func levelOf(r float32) Level {
	level := Plain
	for l, from := range size.Zoom.Lod {
		if r >= from {
			level = Level(l)
		}
	}
	return level
}

// zooms are the lower bounds of the ranges of R in dp within which words keep their positions. Words have a minimum
// size in dp, so they take more room in tu on a smaller map.
var zooms = [...]float32{14, 20, 24, 28, 32, 36, 39, 42, 50, 60, 75, 90}

// zoomClass returns the range of R.
func zoomClass(r float32) uint8 {
	class := 0
	for i, from := range zooms {
		if r >= from {
			class = i
		}
	}
	return uint8(class)
}
