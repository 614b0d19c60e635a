package rules

// nextRandom advances *x, the state of a 31-bit linear congruential generator, and returns it as the next number. Game
// records of 18xx.games use the same generator, so a seed means the same here. From seed 1 the first numbers are
// 1103527590, 377401575, 662824084.
func nextRandom(x *uint64) uint64 {
	*x = (1103515245**x + 12345) & (1<<31 - 1)
	return *x
}

// Draws reports whether setting up a game of the title draws random numbers for this number of players, so that the
// seed matters.
func (t *Title) Draws(players int) bool {
	const seed = 1
	return Start(t, players, seed, &Scratch{}).Rand != seed
}

// Draw returns the next random number, 31 bits.
func (tx *Tx) Draw() uint64 { return nextRandom(&tx.S.Rand) }
