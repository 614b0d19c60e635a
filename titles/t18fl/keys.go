package t18fl

import "github.com/hexrail/hexrail/rules"

// Key identifies the title in files and links.
const Key = "18fl"

// Record is the name of the title in records of 18xx.games.
const Record = "18FL"

// The numbers of players.
const (
	MinPlayers = 2
	MaxPlayers = 4
)

// The rounds and the interruptions.
const (
	auctionRound rules.RoundID = iota + 1
	stockRound
	operatingRound
	sizeRound // five or ten shares, right after a start in phase 4 (R47, R48)
	discards  // trains above a limit that has fallen (R93)
)

// The keys of the title's own steps.
const (
	bidsKey    = "bids"
	choiceKey  = "choice"
	sizeKey    = "size"
	convertKey = "convert"
	bonusKey   = "bonus"
	routedKey  = "routed"
)
