package qr

import (
	"errors"
	"fmt"
	"math/bits"
)

// scan reads a code as a reader would, from the modules alone. It shares only the tables of blocks with the drawing side,
// corrects no errors, and insists that there are none.
func scan(c *Code) (string, error) {
	version := (c.Size - 17) / 4
	level, mask, err := scanFormat(c)
	if err != nil {
		return "", err
	}
	if err := scanPatterns(c, version); err != nil {
		return "", err
	}
	data, err := scanBlocks(scanWords(c, version, mask), version, level)
	if err != nil {
		return "", err
	}
	read := func(at, width int) (n int) {
		for i := at; i < at+width; i++ {
			n = n<<1 | int(data[i/8]>>(7-i%8)&1)
		}
		return n
	}
	if mode := read(0, 4); mode != 4 {
		return "", fmt.Errorf("mode %d", mode)
	}
	width := 8
	if version > 9 {
		width = 16
	}
	text := make([]byte, read(4, width))
	for i := range text {
		text[i] = byte(read(4+width+8*i, 8))
	}
	return string(text), nil
}

// scanFormat finds the format word that differs in no bit, and compares both copies.
func scanFormat(c *Code) (Level, int, error) {
	var first, second int
	for i, at := range [15][2]int{
		{8, 0}, {8, 1}, {8, 2}, {8, 3}, {8, 4}, {8, 5}, {8, 7}, {8, 8}, {7, 8}, {5, 8}, {4, 8}, {3, 8}, {2, 8}, {1, 8}, {0, 8},
	} {
		if c.Dark(at[0], at[1]) {
			first |= 1 << i
		}
		x, y := c.Size-1-i, 8
		if i >= 8 {
			x, y = 8, c.Size-15+i
		}
		if c.Dark(x, y) {
			second |= 1 << i
		}
	}
	if first != second {
		return 0, 0, errors.New("the copies of the format differ")
	}
	if !c.Dark(8, c.Size-8) {
		return 0, 0, errors.New("the dark module is missing")
	}
	data := (first ^ 0x5412) >> 10
	if divide(first^0x5412, 0x537) != 0 {
		return 0, 0, fmt.Errorf("format %b", first)
	}
	switch data >> 3 {
	case 1:
		return L, data & 7, nil
	case 0:
		return M, data & 7, nil
	}
	return 0, 0, fmt.Errorf("level %d", data>>3)
}

// divide returns the remainder of two polynomials of bits.
func divide(n, by int) int {
	for bits.Len(uint(n)) >= bits.Len(uint(by)) {
		n ^= by << (bits.Len(uint(n)) - bits.Len(uint(by)))
	}
	return n
}

// scanPatterns compares finders, timing and the stated version with the standard.
func scanPatterns(c *Code, version int) error {
	finder := []string{"#######.", "#.....#.", "#.###.#.", "#.###.#.", "#.###.#.", "#.....#.", "#######.", "........"}
	for y, row := range finder {
		for x := range row {
			dark := row[x] == '#'
			if c.Dark(x, y) != dark || c.Dark(c.Size-1-x, y) != dark || c.Dark(x, c.Size-1-y) != dark {
				return fmt.Errorf("finder at %d,%d", x, y)
			}
		}
	}
	for i := 8; i < c.Size-8; i++ {
		if c.Dark(i, 6) != (i%2 == 0) || c.Dark(6, i) != (i%2 == 0) {
			return fmt.Errorf("timing at %d", i)
		}
	}
	if version < 7 {
		return nil
	}
	stated, other := 0, 0
	for i := range 18 {
		if c.Dark(c.Size-11+i%3, i/3) {
			stated |= 1 << i
		}
		if c.Dark(i/3, c.Size-11+i%3) {
			other |= 1 << i
		}
	}
	if stated != other || stated>>12 != version || divide(stated, 0x1F25) != 0 {
		return fmt.Errorf("version %b and %b", stated, other)
	}
	return nil
}

// function tells that a module is no data.
func function(version, x, y int) bool {
	size := 17 + 4*version
	switch {
	case x == 6 || y == 6:
		return true
	case x < 9 && y < 9, x >= size-8 && y < 9, x < 9 && y >= size-8:
		return true
	case version >= 7 && (x >= size-11 && y < 6 || y >= size-11 && x < 6):
		return true
	}
	centres := alignments(version)
	for i, cy := range centres {
		for k, cx := range centres {
			last := len(centres) - 1
			corner := i == 0 && k == 0 || i == 0 && k == last || i == last && k == 0
			if !corner && x >= cx-2 && x <= cx+2 && y >= cy-2 && y <= cy+2 {
				return true
			}
		}
	}
	return false
}

func scanWords(c *Code, version, mask int) []byte {
	turned := [8]func(x, y int) bool{
		func(x, y int) bool { return (x+y)%2 == 0 },
		func(_, y int) bool { return y%2 == 0 },
		func(x, _ int) bool { return x%3 == 0 },
		func(x, y int) bool { return (x+y)%3 == 0 },
		func(x, y int) bool { return (y/2+x/3)%2 == 0 },
		func(x, y int) bool { return (x*y)%2+(x*y)%3 == 0 },
		func(x, y int) bool { return ((x*y)%2+(x*y)%3)%2 == 0 },
		func(x, y int) bool { return ((x+y)%2+(x*y)%3)%2 == 0 },
	}[mask]
	var out []byte
	n, y, step := 0, c.Size-1, -1
	for x := c.Size - 1; x > 0; x -= 2 {
		if x == 6 {
			x = 5
		}
		for ; y >= 0 && y < c.Size; y += step {
			for _, x := range [...]int{x, x - 1} {
				if function(version, x, y) {
					continue
				}
				if n%8 == 0 {
					out = append(out, 0)
				}
				if c.Dark(x, y) != turned(x, y) {
					out[n/8] |= 0x80 >> (n % 8)
				}
				n++
			}
		}
		step = -step
		y += step
	}
	return out[:n/8]
}

// scanBlocks takes interleaved words apart and proves each block: it is a multiple of the generator, so it is zero at
// every power of two up to the number of check words.
func scanBlocks(words []byte, version int, level Level) ([]byte, error) {
	n, check := blockCount(version, level), checkWords(version, level)
	size := len(words)/n - check
	long := len(words) % n
	blocks := make([][]byte, n)
	next := 0
	for i := range size + 1 {
		for b := range blocks {
			if i < size || b >= n-long {
				blocks[b] = append(blocks[b], words[next])
				next++
			}
		}
	}
	var data []byte
	for b := range blocks {
		data = append(data, blocks[b]...)
	}
	for range check {
		for b := range blocks {
			blocks[b] = append(blocks[b], words[next])
			next++
		}
	}
	for b, block := range blocks {
		root := byte(1)
		for range check {
			value := byte(0)
			for _, w := range block {
				value = slowTimes(value, root) ^ w
			}
			if value != 0 {
				return nil, fmt.Errorf("block %d is damaged", b)
			}
			root = slowTimes(root, 2)
		}
	}
	return data, nil
}

// slowTimes multiplies polynomials and divides by that of the field.
func slowTimes(a, b byte) byte {
	product := 0
	for i := range 8 {
		if b>>i&1 != 0 {
			product ^= int(a) << i
		}
	}
	return byte(divide(product, 0x11D))
}
