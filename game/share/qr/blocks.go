package qr

const maxVersion = 40

// checkWords is the number of error correction words in each block, by level and version.
func checkWords(version int, level Level) int { return int(checkTable[level][version-1]) }

// blockCount is the number of blocks into which the words of a code are divided.
func blockCount(version int, level Level) int { return int(blockTable[level][version-1]) }

//nolint:gochecknoglobals // table 9 of the standard
var checkTable = [...][maxVersion]uint8{
	L: {
		7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
		28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
	},
	M: {
		10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
		26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
	},
}

//nolint:gochecknoglobals // table 9 of the standard
var blockTable = [...][maxVersion]uint8{
	L: {
		1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
		8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
	},
	M: {
		1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
		17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
	},
}

// words returns how many words of eight modules a version has besides its fixed patterns.
func words(version int) int {
	modules := (16*version+128)*version + 64
	if version >= 2 {
		n := version/7 + 2 // alignment patterns in a row
		modules -= (25*n-10)*n - 55
	}
	if version >= firstWithVersion {
		modules -= 36
	}
	return modules / 8
}

// dataWords returns how many words of a version are not for error correction.
func dataWords(version int, level Level) int {
	return words(version) - checkWords(version, level)*blockCount(version, level)
}

// protect divides data words into blocks, adds error correction to each and interleaves all. The last blocks are one
// word longer where the words do not divide evenly.
func protect(data []byte, version int, level Level) []byte {
	n, check := blockCount(version, level), checkWords(version, level)
	short, long := len(data)/n, len(data)%n
	divisor := generator(check)
	blocks, checks := make([][]byte, n), make([][]byte, n)
	for i := range n {
		size := short
		if i >= n-long {
			size++
		}
		blocks[i], data = data[:size], data[size:]
		checks[i] = remainder(blocks[i], divisor)
	}
	return append(interleave(blocks), interleave(checks)...)
}

// interleave takes the first word of each block, then the second of each, and so on.
func interleave(blocks [][]byte) []byte {
	var out []byte
	for i := range len(blocks[len(blocks)-1]) {
		for _, b := range blocks {
			if i < len(b) {
				out = append(out, b[i])
			}
		}
	}
	return out
}
