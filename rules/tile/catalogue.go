package tile

import (
	"fmt"

	"github.com/hexrail/hexrail/rules/id"
)

// numbered is one row of the catalogue: a numbered tile with the same face in all titles, at rotation 0.
type numbered struct {
	name  string
	stops []Stop
	lines []Line
	label string
}

// Copies is one row of a title's box: a numbered tile of the catalogue and its number of copies.
type Copies struct {
	Name  string
	Count uint8
}

// Numbered returns the face of a tile of the shared catalogue at rotation 0, and reports whether the catalogue has it.
func Numbered(name string) (Face, bool) {
	for _, sheet := range [...]struct {
		color Color
		rows  []numbered
	}{{Yellow, yellowTiles()}, {Green, greenTiles()}, {Brown, brownTiles()}} {
		for _, n := range sheet.rows {
			if n.name == name {
				return Face{Color: sheet.color, Label: n.label, Stops: n.stops, Paths: Lines(n.lines...)}, true
			}
		}
	}
	return Face{}, false
}

// Box returns the box of a title: tiles of the shared catalogue in the order given, then the title's own kinds. The
// order determines the tile numbers used by links and saves, so new kinds must be appended at the end. Box returns an
// error if the catalogue lacks a tile, or if two tiles have one name.
func Box(shared []Copies, own ...Kind) (Set, error) {
	box := make(Set, 0, len(shared)+len(own))
	for _, c := range shared {
		face, ok := Numbered(c.Name)
		if !ok {
			return nil, fmt.Errorf("tile %s is not in the catalogue", c.Name)
		}
		box = append(box, Kind{Name: c.Name, Count: c.Count, Face: face})
	}
	box = append(box, own...)
	for i := range box {
		if box.Find(box[i].Name) != id.Tile(i+1) {
			return nil, fmt.Errorf("tile %s is in the box twice", box[i].Name)
		}
	}
	return box, nil
}
