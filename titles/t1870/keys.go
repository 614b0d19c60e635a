package t1870

import "github.com/hexrail/hexrail/rules"

// Key identifies the title in files and links.
const Key = "1870"

// Record is the name of the title in records of 18xx.games.
const Record = "1870"

// The numbers of players. Seven play in recorded games only (X1).
const (
	MinPlayers  = 2
	MaxPlayers  = 6
	mostRecords = 7
)

// The rounds and the interruptions.
const (
	auctionRound rules.RoundID = iota + 1
	stockRound
	operatingRound
	parChoice       // par of the SLSF during the sale of privates (R19)
	discards        // trains above a limit that has fallen (R118)
	protection      // a sold block whose price the president may protect (R50)
	consent         // the owner of a share to be redeemed (R63)
	connectionRound // runs of companies connected to their destinations (R130)
)
