package app

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/titles"
)

// Boxes groups the titles by box and returns their indices in entries. Games of the same box are in reverse order,
// since entries lists the one for beginners last.
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
