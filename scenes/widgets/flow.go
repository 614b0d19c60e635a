package widgets

// Flow distributes n pieces in their order over rows, as full as the width allows, and returns the indices of each row.
// size returns the width of a piece with the gap behind it. A piece wider than a row has one of its own.
func Flow(n int, width float32, size func(i int) float32) (rows [][]int) {
	var room float32 // at the end of the last row
	for i := range n {
		w := size(i)
		if len(rows) == 0 || room < w {
			rows, room = append(rows, nil), width
		}
		last := len(rows) - 1
		rows[last] = append(rows[last], i)
		room -= w
	}
	return rows
}
