package qr

// times multiplies in the field of 256 elements with the polynomial x^8+x^4+x^3+x^2+1.
func times(a, b byte) byte {
	const polynomial = 0x11D
	p := 0
	for i := 7; i >= 0; i-- {
		p <<= 1
		if p > 255 {
			p ^= polynomial
		}
		if b>>i&1 != 0 {
			p ^= int(a)
		}
	}
	return byte(p)
}

// generator returns the polynomial (x-1)(x-2)(x-4)... of a degree, without its leading 1, the highest power first.
func generator(degree int) []byte {
	g := make([]byte, degree)
	g[degree-1] = 1
	root := byte(1)
	for range degree {
		for i := range g {
			g[i] = times(g[i], root)
			if i+1 < degree {
				g[i] ^= g[i+1]
			}
		}
		root = times(root, 2)
	}
	return g
}

// remainder returns the error correction words of data.
func remainder(data, divisor []byte) []byte {
	r := make([]byte, len(divisor))
	for _, b := range data {
		factor := b ^ r[0]
		copy(r, r[1:])
		r[len(r)-1] = 0
		for i, d := range divisor {
			r[i] ^= times(d, factor)
		}
	}
	return r
}
