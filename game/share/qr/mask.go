package qr

// masks is the number of masks.
const masks = 8

// masked tells whether a mask turns the module in column x and row y.
func masked(mask, x, y int) bool {
	switch mask {
	case 0:
		return (x+y)%2 == 0
	case 1:
		return y%2 == 0
	case 2:
		return x%3 == 0
	case 3:
		return (x+y)%3 == 0
	case 4:
		return (x/3+y/2)%2 == 0
	case 5:
		return x*y%2+x*y%3 == 0
	case 6:
		return (x*y%2+x*y%3)%2 == 0
	case 7:
		return ((x+y)%2+x*y%3)%2 == 0
	}
	return false
}

// apply turns the data modules of a mask. Done twice it changes nothing.
func (g *grid) apply(mask int) {
	for at := range g.dark {
		if !g.fixed[at] && masked(mask, at%g.size, at/g.size) {
			g.dark[at] = !g.dark[at]
		}
	}
}

// bestMask returns the mask with the least penalty.
func (g *grid) bestMask(level Level) int {
	best, least := 0, 0
	for mask := range masks {
		g.apply(mask)
		g.drawFormat(level, mask)
		if p := g.penalty(); mask == 0 || p < least {
			best, least = mask, p
		}
		g.apply(mask)
	}
	return best
}

// Weights of what makes a code hard to read.
const (
	runWeight     = 3  // five modules of one colour in a row; one more for each further one
	squareWeight  = 3  // two by two modules of one colour
	finderWeight  = 40 // what looks like a finder
	balanceWeight = 10 // each five percent away from half dark
)

func (g *grid) penalty() int {
	p := g.balance()
	for i := range g.size {
		p += g.linePenalty(i*g.size, 1) + g.linePenalty(i, g.size)
	}
	for y := range g.size - 1 {
		for x := range g.size - 1 {
			at := y*g.size + x
			c := g.dark[at]
			if c == g.dark[at+1] && c == g.dark[at+g.size] && c == g.dark[at+g.size+1] {
				p += squareWeight
			}
		}
	}
	return p
}

// Patterns of eleven modules that look like a finder: 1:1:3:1:1 with four light ones on a side.
const (
	finderBefore = 0b0000_1011101
	finderAfter  = 0b1011101_0000
	elevenBits   = 1<<11 - 1
)

// linePenalty weighs one row or column.
func (g *grid) linePenalty(start, step int) (p int) {
	run, last := 0, 0
	for i := range g.size {
		dark := g.dark[start+i*step]
		if i > 0 && dark == g.dark[start+(i-1)*step] {
			run++
		} else {
			run = 1
		}
		if run == 5 {
			p += runWeight
		} else if run > 5 {
			p++
		}
		last = last << 1 & elevenBits
		if dark {
			last |= 1
		}
		if i >= 10 && (last == finderBefore || last == finderAfter) {
			p += finderWeight
		}
	}
	return p
}

// balance weighs how far the code is from half dark.
func (g *grid) balance() int {
	dark := 0
	for _, d := range g.dark {
		if d {
			dark++
		}
	}
	// The number of modules is odd, so it is never exactly half.
	total := len(g.dark)
	off := dark*20 - total*10
	return (max(off, -off) - 1) / total * balanceWeight
}
