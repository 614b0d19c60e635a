package rules

// draw returns the next number of the generator whose state is *x: 31 bits, a linear congruential generator. It is the
// one that game records of 18xx.games rely on, so a seed means the same there and here. From seed 1 the first numbers are
// 1103527590, 377401575, 662824084.
func draw(x *uint64) uint64 {
	*x = (1103515245**x + 12345) & (1<<31 - 1)
	return *x
}

// Draws reports whether setting up a game of the title for a number of players draws by chance: then the seed matters, and the same seed
// gives the same game again.
func (t *Title) Draws(players int) bool {
	const seed = 1
	return Start(t, players, seed, &Scratch{}).Rand != seed
}

// Draw returns the next random number, 31 bits.
func (tx *Tx) Draw() uint64 { return draw(&tx.S.Rand) }
