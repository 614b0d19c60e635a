package qr

// firstWithVersion is the smallest version that states its number in the code.
const firstWithVersion = 7

// grid is a code while it is drawn.
type grid struct {
	version, size int
	dark          []bool
	fixed         []bool // modules that are no data
}

func newGrid(version int) *grid {
	size := 17 + 4*version
	return &grid{version, size, make([]bool, size*size), make([]bool, size*size)}
}

// set draws a module that is no data.
func (g *grid) set(x, y int, dark bool) {
	g.dark[y*g.size+x], g.fixed[y*g.size+x] = dark, true
}

// drawFunctions draws everything that is the same in all codes of a version, and keeps room for the format.
func (g *grid) drawFunctions() {
	for i := range g.size {
		g.set(6, i, i%2 == 0)
		g.set(i, 6, i%2 == 0)
	}
	g.drawFinder(3, 3)
	g.drawFinder(g.size-4, 3)
	g.drawFinder(3, g.size-4)
	g.drawAlignments()
	g.drawFormat(L, 0)
	g.drawVersion()
}

// drawFinder draws the square around a centre by which readers find the code, with its light margin.
func (g *grid) drawFinder(cx, cy int) {
	for dy := -4; dy <= 4; dy++ {
		for dx := -4; dx <= 4; dx++ {
			x, y := cx+dx, cy+dy
			if x < 0 || y < 0 || x >= g.size || y >= g.size {
				continue
			}
			ring := max(dx, -dx, dy, -dy)
			g.set(x, y, ring != 2 && ring != 4)
		}
	}
}

// drawAlignments draws the small squares, except where finders are.
func (g *grid) drawAlignments() {
	centres := alignments(g.version)
	last := len(centres) - 1
	for i, cy := range centres {
		for k, cx := range centres {
			if i == 0 && k == 0 || i == 0 && k == last || i == last && k == 0 {
				continue
			}
			for dy := -2; dy <= 2; dy++ {
				for dx := -2; dx <= 2; dx++ {
					g.set(cx+dx, cy+dy, max(dx, -dx, dy, -dy) != 1)
				}
			}
		}
	}
}

// alignments returns the rows and columns of the small squares.
func alignments(version int) []int {
	if version == 1 {
		return nil
	}
	n := version/7 + 2
	step := (version*8 + n*3 + 5) / (n*4 - 4) * 2
	list := make([]int, n)
	list[0] = 6
	for i, at := n-1, 4*version+10; i > 0; i, at = i-1, at-step {
		list[i] = at
	}
	return list
}

// formatWord returns level and mask with their error correction.
func formatWord(level Level, mask int) int {
	const (
		generator = 0x537
		blind     = 0x5412
	)
	levels := [...]int{L: 1, M: 0}
	data := levels[level]<<3 | mask
	return (data<<10 | bch(data, 10, generator)) ^ blind
}

// bch returns the remainder of data, moved up by width bits, divided by a generator.
func bch(data, width, generator int) int {
	r := data
	for range width {
		r = r<<1 ^ r>>(width-1)*generator
	}
	return r
}

// drawFormat draws both copies of level and mask.
func (g *grid) drawFormat(level Level, mask int) {
	word := formatWord(level, mask)
	bit := func(i int) bool { return word>>i&1 != 0 }
	for i := range 6 {
		g.set(8, i, bit(i))
		g.set(5-i, 8, bit(9+i))
	}
	g.set(8, 7, bit(6))
	g.set(8, 8, bit(7))
	g.set(7, 8, bit(8))
	for i := range 8 {
		g.set(g.size-1-i, 8, bit(i))
	}
	for i := 8; i < 15; i++ {
		g.set(8, g.size-15+i, bit(i))
	}
	g.set(8, g.size-8, true)
}

// versionWord returns the number of a version with its error correction.
func versionWord(version int) int {
	const generator = 0x1F25
	return version<<12 | bch(version, 12, generator)
}

// drawVersion draws both copies of the number of a large version.
func (g *grid) drawVersion() {
	if g.version < firstWithVersion {
		return
	}
	word := versionWord(g.version)
	for i := range 18 {
		dark := word>>i&1 != 0
		x, y := g.size-11+i%3, i/3
		g.set(x, y, dark)
		g.set(y, x, dark)
	}
}

// drawData fills the rest with words: in columns of two from the right, upwards and downwards in turn.
func (g *grid) drawData(data []byte) {
	i := 0
	g.eachData(func(at int) {
		if i < len(data)*8 {
			g.dark[at] = data[i>>3]>>(7-i&7)&1 != 0
		}
		i++
	})
}

// eachData visits the modules for data in their order.
func (g *grid) eachData(visit func(at int)) {
	up := true
	for right := g.size - 1; right >= 1; right -= 2 {
		if right == 6 { // the column of the timing pattern
			right--
		}
		for step := range g.size {
			y := step
			if up {
				y = g.size - 1 - step
			}
			for _, x := range [...]int{right, right - 1} {
				if at := y*g.size + x; !g.fixed[at] {
					visit(at)
				}
			}
		}
		up = !up
	}
}
