package rules

import "hexrail/rules/track"

// Profile tells which of two readings of the rules a title was built with.
type Profile uint8

// The profiles.
const (
	// Rulebook: the rules document leads. The default for new games.
	Rulebook Profile = iota + 1
	// Recorded: the way recorded games of 18xx.games were played. Set when one is imported.
	Recorded
)

// String returns the name of the profile in files and on the command line.
func (p Profile) String() string {
	switch p {
	case Rulebook:
		return "rulebook"
	case Recorded:
		return "18xxgames"
	}
	return "unknown"
}

// Switch is a policy that is on or off. Its zero value means that the title has not chosen, which Lint rejects.
type Switch uint8

// The values of a Switch.
const (
	Off Switch = iota + 1
	On
)

// SwitchOf returns On or Off.
func SwitchOf(on bool) Switch {
	if on {
		return On
	}
	return Off
}

// SaleDrop says how far a price falls when shares are sold.
type SaleDrop uint8

// The values of SaleDrop.
const (
	// DownPerShare: one row per share, after the whole block was paid (1830/R45, R70).
	DownPerShare SaleDrop = iota + 1
)

// TurnOrder says in which order a player may sell and buy in a stock turn.
type TurnOrder uint8

// The values of TurnOrder.
const (
	// SellBuySell: any sales, at most one purchase, any sales (1830/R31).
	SellBuySell TurnOrder = iota + 1
)

// SaleFrom says when shares may be sold in stock rounds.
type SaleFrom uint8

// The values of SaleFrom.
const (
	// AfterFirstRound: not in the first stock round (1830/R44).
	AfterFirstRound SaleFrom = iota + 1
)

// SoldOutRise says what happens at the end of a stock round to a company wholly held by players.
type SoldOutRise uint8

// The values of SoldOutRise.
const (
	// UpOne: one row up, in operating order (1830/R73).
	UpOne SoldOutRise = iota + 1
)

// Capital says what money a company receives.
type Capital uint8

// The values of Capital.
const (
	// FullAtFloat: ten times par from the bank when it floats (1830/R40).
	FullAtFloat Capital = iota + 1
)

// HomeStation says when the home station is placed.
type HomeStation uint8

// The values of HomeStation.
const (
	// FirstTurn: before anything else in the company's first operating turn (1830/R85).
	FirstTurn HomeStation = iota + 1
)

// HomeChooser says who chooses the city of a provisional home station when its hex gets the first tile.
type HomeChooser uint8

// The values of HomeChooser.
const (
	// WhoeverLays: the company that lays the tile (1830/R87).
	WhoeverLays HomeChooser = iota + 1
	// HomeCompany: the company whose station it is.
	HomeCompany
)

// TrainDuty says when a company without a train must buy one.
type TrainDuty uint8

// The values of TrainDuty.
const (
	// WithRoute: only a company whose stations reach a second stop (1830/R137).
	WithRoute TrainDuty = iota + 1
)

// BankBreak says when a broken bank ends the game.
type BankBreak uint8

// The values of BankBreak.
const (
	// FullSet: after the last operating round of the set, or of the set that follows the stock round (1830/R170).
	FullSet BankBreak = iota + 1
	// NextRound: after the operating round in which, or the first one after the stock round in which, it breaks.
	NextRound
	// AtOnce: immediately.
	AtOnce
)

// RunDuty says which runs a company may choose.
type RunDuty uint8

// The values of RunDuty.
const (
	// SomeRun: running no train is refused while a legal route exists (1830/X9).
	SomeRun RunDuty = iota + 1
	// AnyRun: any legal set of routes, even none.
	AnyRun
)

// Policy is one named choice per question on which titles differ. Every field must be chosen.
type Policy struct {
	SaleDrop    SaleDrop
	TurnOrder   TurnOrder
	SaleFrom    SaleFrom
	SoldOutRise SoldOutRise
	Capital     Capital
	HomeStation HomeStation
	TrainDuty   TrainDuty
	BankBreak   BankBreak
	RunDuty     RunDuty
	// HomeHexes: what a home hex whose city is not chosen yet means for others (1830/R88).
	HomeHexes   track.HexHold
	HomeChooser HomeChooser
	HoldLimit   uint8 // percent of one company that a player may hold outside zones that lift it
	PoolLimit   uint8 // percent of one company that the pool may hold
	// StatedRevenue: a run may state its revenue, which is then believed. Records of 18xx.games are replayed so.
	StatedRevenue Switch
	// PrivateTradeCertLimit: buying a private from a player respects the certificate limit (1830/X7).
	PrivateTradeCertLimit Switch
	// LooseSales: the liberties of recorded games in forced and unforced emergency sales (1830/X11).
	LooseSales Switch
	// LooseBankruptcy: bankruptcy may be declared at any step of the turn (1830/X12).
	LooseBankruptcy Switch
	// LooseActions: recorded actions are accepted that screens never offer (1830/X13).
	LooseActions Switch
	// BrownAfterPrivate: a private bought this turn does not end the purchases of a brown company (1830/X20).
	BrownAfterPrivate Switch
	// MultiFromInitial: several shares of a company whose zone allows it may come from the initial offering (1830/R49).
	MultiFromInitial Switch
	// ScorePrivates: open privates count at face value in the score (1830/X14).
	ScorePrivates Switch
}
