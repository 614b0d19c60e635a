package app

import (
	"hexrail/game/text"
	"hexrail/titles"
)

// Boxes returns the titles by the box to which they belong, as numbers of entries: the games of one box stand together, that for
// beginners first.
func Boxes(entries []titles.Entry) (list [][]int) {
	place := map[string]int{}
	for i := range entries {
		box := TitleText(&entries[i], "title.box", text.En)
		at, known := place[box]
		if !known || box == "" {
			at = len(list)
			place[box] = at
			list = append(list, nil)
		}
		list[at] = append([]int{i}, list[at]...)
	}
	return list
}
