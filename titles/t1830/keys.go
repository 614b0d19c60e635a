package t1830

import "github.com/hexrail/hexrail/rules"

// Keys identify the titles in files and links.
const (
	Key        = "1830-classic"
	BasicKey   = "1830-basic"
	StarterKey = "1830-starter"
)

// Names of the titles in game records. 18xx.games has only the full game, which it calls 1830 (RB22).
const (
	Record        = "1830"
	BasicRecord   = "1830 Basic"
	StarterRecord = "1830 Starter"
)

// The numbers of players.
const (
	MinPlayers      = 2
	MaxPlayers      = 6
	MaxBasicPlayers = 7 // of the basic game (RB2)
)

// The rounds and the interruptions.
const (
	auctionRound rules.RoundID = iota + 1
	stockRound
	operatingRound
	parChoice  // par of the B&O during the sale of privates (R19)
	homeChoice // city of the ERIE's station (R87, R88)
	discards   // trains above a limit that has fallen (R136)
)
