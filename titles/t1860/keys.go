package t1860

import "github.com/hexrail/hexrail/rules"

// Key identifies the title in files and links.
const Key = "1860"

// Record is the name of the title in records of 18xx.games.
const Record = "1860"

// The numbers of players.
const (
	MinPlayers = 2
	MaxPlayers = 4
)

// The rounds and the interruption.
const (
	auctionRound rules.RoundID = iota + 1
	stockRound
	operatingRound
	homeRound // first tile on the home hex of a company that has just floated (R72)
)

// The keys of the title's own steps.
const (
	homeTileKey = "hometile"
	solvencyKey = "solvency"
)
