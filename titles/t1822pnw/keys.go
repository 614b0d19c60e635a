package t1822pnw

import "github.com/hexrail/hexrail/rules"

// The rounds and the interruptions.
const (
	stockRound rules.RoundID = iota + 1
	operatingRound
	mergerRound
	discardRound // trains above a limit (R80)
	convertRound // shares of a conversion (R42)
	joinRound    // par, shares and station of a merger (R95-R97)
	takeRound    // payment and station of a takeover (R103, R106)
	replaceRound // coloured minor that P20 replaces (R115)
)

// MergerRound is the name of the merger round.
const MergerRound = "merger"

// The keys of the title's own steps.
const (
	sharesKey  = "shares"
	joinKey    = "merge"
	parKey     = "majorpar"
	stationKey = "exchange"
	payKey     = "payment"
	replaceKey = "replace"
	firstLKey  = "firstl"
	acquireKey = "acquire"
	goalKey    = "destination"
	takeKey    = "takeover"
	issueKey   = "issue"
	markerKey  = "marker"
	cardKey    = "usecard"
)
