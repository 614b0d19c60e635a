package home

import (
	"strconv"

	"github.com/hexrail/hexrail/game/library"
)

// seeds is the number of distinct seeds: the generator keeps 31 bits of its seed.
const seeds = 1 << 31

// seedDigits is the maximum number of digits of a typed seed.
const seedDigits = 10

// newSeed returns a random seed.
func newSeed() string { return strconv.FormatUint(library.NewNumber()%seeds, 10) }
