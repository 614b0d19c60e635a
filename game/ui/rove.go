package ui

// spot is a control in a group: the index of its node, and the index of its cell in the row.
type spot struct{ node, cell int }

// Rove makes the controls in the node with the id, which was just closed, a single tab stop. The arrow keys move
// between them, Home and End move to the ends of a row, with Ctrl to the first and last of all. The tab stop is the
// control focused last, otherwise the selected one. Controls that use the arrow keys themselves remain separate stops.
// Controls outside table rows form one row. A table with such controls becomes a grid for assistive technology.
func (u *UI) Rove(id string) {
	from := len(u.nodes) - 1
	for from >= 0 && u.nodes[from].ID != id {
		from--
	}
	rows := u.spots(from + 1)
	if from < 0 || len(rows) == 0 {
		return
	}
	makeGrid(u.nodes[from:])
	y, x := u.stopAmong(id, rows)
	for i, row := range rows {
		for k, s := range row {
			u.nodes[s.node].Roved = i != y || k != x
		}
	}
	if to := u.arrowed(rows, y, x); to != rows[y][x] {
		u.SetFocus(u.nodes[to.node].ID)
		u.visible = true
		u.Again()
	}
}

// makeGrid makes a grid of the first of the nodes, if it is a table, with the others in it.
func makeGrid(nodes []Node) {
	if nodes[0].Role != RoleTable {
		return
	}
	nodes[0].Role = RoleGrid
	for i := range nodes[1:] {
		if n := &nodes[1+i]; n.Role == RoleCell {
			n.Role = RoleGridCell
		}
	}
}

// arrowed returns the spot to which a key of this pass moves the focus from place x in row y, or that spot itself.
func (u *UI) arrowed(rows [][]spot, y, x int) spot {
	row, last := rows[y], len(rows)-1
	stop := u.nodes[row[x].node].ID
	up, down := u.KeyOn(stop, "ArrowUp"), u.KeyOn(stop, "ArrowDown")
	switch {
	case u.KeyOn(stop, "ArrowLeft"), up && last == 0:
		return row[max(0, x-1)]
	case u.KeyOn(stop, "ArrowRight"), down && last == 0:
		return row[min(len(row)-1, x+1)]
	case up:
		return beside(rows[max(0, y-1)], row, x)
	case down:
		return beside(rows[min(last, y+1)], row, x)
	case u.KeyOn(stop, "Home"):
		return row[0]
	case u.KeyOn(stop, "End"):
		return row[len(row)-1]
	case u.KeyOn(stop, "Ctrl+Home"):
		return rows[0][0]
	case u.KeyOn(stop, "Ctrl+End"):
		return rows[last][len(rows[last])-1]
	}
	return row[x]
}

// spots returns the controls among the nodes from the index on, by row, without empty rows.
func (u *UI) spots(from int) (rows [][]spot) {
	var row []spot
	cell := 0
	end := func() {
		if len(row) > 0 {
			rows = append(rows, row)
		}
		row, cell = nil, -1
	}
	for i := max(from, 0); i < len(u.nodes); i++ {
		n := &u.nodes[i]
		switch n.Role {
		case RoleRow:
			end()
		case RoleCell, RoleGridCell, RoleRowHeader, RoleColumnHeader:
			cell++
		case RoleSlider, RoleSpinButton, RoleTextBox:
			continue
		}
		if n.Focusable() {
			row = append(row, spot{i, cell})
		}
	}
	end()
	return rows
}

// stopAmong returns the control of a group that is the tab stop.
func (u *UI) stopAmong(group string, rows [][]spot) (y, x int) {
	chosen := false
	for i, row := range rows {
		for k, s := range row {
			switch n := &u.nodes[s.node]; {
			case n.ID == u.focus:
				u.stops[group] = n.ID
				return i, k
			case n.ID == u.stops[group]:
				y, x, chosen = i, k, true
			case !chosen && (n.Selected == On || n.Current || n.Role == RoleRadio && n.Checked == On):
				y, x = i, k
			}
		}
	}
	return y, x
}

// beside returns the control of a row that is nearest to control x of another row, with the same index in its cell if
// possible.
func beside(row, other []spot, x int) spot {
	at, rank := other[x].cell, 0
	for x > rank && other[x-rank-1].cell == at {
		rank++
	}
	best := 0
	for i, s := range row {
		if distance(s.cell, at) < distance(row[best].cell, at) {
			best = i
		}
	}
	for rank > 0 && best+1 < len(row) && row[best+1].cell == row[best].cell {
		best, rank = best+1, rank-1
	}
	return row[best]
}

// distance returns the distance between two cells.
func distance(a, b int) int { return max(a-b, b-a) }
