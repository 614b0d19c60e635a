package rules

import "github.com/hexrail/hexrail/rules/track"

// Profile is one of two readings of the rules that a title can be built with.
type Profile uint8

// The profiles.
const (
	// Rulebook follows the rules document. It is the default for new games.
	Rulebook Profile = iota + 1
	// Recorded follows the practice of recorded games of 18xx.games. It is set when one is imported.
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

// FindProfile returns the profile with this name and reports whether there is one.
func FindProfile(name string) (Profile, bool) {
	for _, p := range [...]Profile{Rulebook, Recorded} {
		if p.String() == name {
			return p, true
		}
	}
	return 0, false
}

// Switch is a policy that is on or off. Its zero value means that the title has not chosen, which Lint rejects.
type Switch uint8

// The values of a Switch.
const (
	Off Switch = iota + 1
	On
)

// On reports whether the policy is on.
func (s Switch) On() bool { return s == On }

// SwitchOf returns On or Off.
func SwitchOf(on bool) Switch {
	if on {
		return On
	}
	return Off
}

// SaleDrop determines how far a price falls when shares are sold.
type SaleDrop uint8

// The values of SaleDrop.
const (
	// DownPerShare: one row per share, after the whole block was paid (1830/R45, R70).
	DownPerShare SaleDrop = iota + 1
	// BackPerShare: a company that has operated goes back one cell per share along the chart's line. In a zone with
	// FirstSaleFree the first share is free, in a phase with NoSaleDrop all are (1860/R29, R60).
	BackPerShare
	// LeftPerSale: one cell to the left for a sale of any size (18FL/R36).
	LeftPerSale
	// BackByPresident: one cell back per share if the president sells, else one for the whole block (1822PNW/R18).
	BackByPresident
)

// PriceFall determines when the price falls after a sale.
type PriceFall uint8

// The values of PriceFall.
const (
	// WithSale: when the shares are sold (1830/R45).
	WithSale PriceFall = iota + 1
	// AfterTurn: when the seller's turn is over. Until then the block waits in State.Blocks, and the company's president
	// may buy it to keep the price up (1870/R43, R50-R58).
	AfterTurn
)

// ExcessHolding determines the duty of a player who holds more of a company than the limit, after its price rose or
// because he could not avoid it.
type ExcessHolding uint8

// The values of ExcessHolding.
const (
	// SellDown: he must sell before anything else, as far as he can (1830/R43).
	SellDown ExcessHolding = iota + 1
	// KeepExcess: he may keep it, but if he sells shares of that company he must come down to the limit (1870/R5).
	KeepExcess
)

// SaleBlocks determines how often a player may sell shares of one company in a turn.
type SaleBlocks uint8

// The values of SaleBlocks.
const (
	// LotsOfTurn: any number of times. Those of one turn are one sale for the zone where the first share is free
	// (1860/R26).
	LotsOfTurn SaleBlocks = iota + 1
	// LotsOfRound: any number of times. Those of a player in one stock round are one sale.
	LotsOfRound
	// OneBlock: once, as one block, as 18xx.games has it (1860/R26).
	OneBlock
	// ManyBlocks: any number of times, each a sale of its own (1830/R45).
	ManyBlocks
)

// HalfRounding determines the unit that is rounded down in the score if shares count half (1860/R184). Sales round each
// share.
type HalfRounding uint8

// The values of HalfRounding.
const (
	// EachShare: the president's certificate counts as two shares, each halved for itself.
	EachShare HalfRounding = iota + 1
	// EachCertificate: each certificate is halved as a whole.
	EachCertificate
)

// ParAgain determines the cells where a company that went bankrupt may start again, up to the highest par of its
// charter.
type ParAgain uint8

// The values of ParAgain.
const (
	// AgainAtGrey: at the cells of the zone market.ParAgain only (1860/R144).
	AgainAtGrey ParAgain = iota + 1
	// AgainAtPar: at those and at the par cells, as 18xx.games has it.
	AgainAtPar
)

// TrainlessShares determines the value of shares of a company without a train, in a sale and in the score.
type TrainlessShares uint8

// The values of TrainlessShares.
const (
	// TrainlessFull: the price (1830/R45).
	TrainlessFull TrainlessShares = iota + 1
	// TrainlessHalf: half the price, rounded down (1860/R27, R184).
	TrainlessHalf
	// TrainlessHalfLater: half, but the full price until the company has operated (option of 1860/R27).
	TrainlessHalfLater
)

// PresidentSale determines when a president may sell out of his certificate.
type PresidentSale uint8

// The values of PresidentSale.
const (
	// ToSuccessor: only if another player holds enough to take over (1830/R47).
	ToSuccessor PresidentSale = iota + 1
	// ToPool: always. Without a successor the certificate goes to the pool and the company has no president (1860/R40).
	ToPool
)

// FloatCount determines which shares count toward floating.
type FloatCount uint8

// The values of FloatCount.
const (
	// LeftInitial: all that have left the initial offering (1830/R40).
	LeftInitial FloatCount = iota + 1
	// HeldByPlayers: those that players hold (1860/R70).
	HeldByPlayers
)

// TurnOrder determines the order of sales and purchases in a stock turn.
type TurnOrder uint8

// The values of TurnOrder.
const (
	// SellBuySell: any sales, at most one purchase, any sales (1830/R31).
	SellBuySell TurnOrder = iota + 1
	// SellThenBuy: any sales, then at most one purchase (1860/R21).
	SellThenBuy
	// SalesOnOneSide: the sales of a turn come all before or all after its purchase (1870/R22, R23).
	SalesOnOneSide
)

// SaleFrom determines when shares may be sold in stock rounds.
type SaleFrom uint8

// The values of SaleFrom.
const (
	// AfterFirstRound: not in the first stock round (1830/R44).
	AfterFirstRound SaleFrom = iota + 1
	// AnyRound: in every stock round (1860/R25).
	AnyRound
	// OnceOperated: those of companies that have operated, in emergencies too (18FL/R38, R98 as recorded).
	OnceOperated
	// AfterFirstTurn: likewise, and not before the first turn of the company is over (18FL/R98).
	AfterFirstTurn
)

// SoldOutRise determines the rise of a company wholly held by players at the end of a stock round.
type SoldOutRise uint8

// The values of SoldOutRise.
const (
	// UpOne: one row up, in operating order (1830/R73).
	UpOne SoldOutRise = iota + 1
	// NoRise: none.
	NoRise
	// RightOne: one cell right, in operating order (1822PNW/R50).
	RightOne
)

// Capital determines the money that a company receives for its shares.
type Capital uint8

// The values of Capital.
const (
	// FullAtFloat: par for all its shares from the bank when it floats, sold or not (1830/R40, 18FL/R50). Buyers pay the
	// bank.
	FullAtFloat Capital = iota + 1
	// AsSold: the price of each share of its initial offering, when it is sold (1822PNW/R25, R40).
	AsSold
)

// UnsoldPrice determines the price of shares in the initial offering.
type UnsoldPrice uint8

// The values of UnsoldPrice.
const (
	// AtPar: par (1830/R34).
	AtPar UnsoldPrice = iota + 1
	// AtPrice: the market price (18FL/R30, 1822PNW/R24).
	AtPrice
)

// HomeStation determines when the home station is placed.
type HomeStation uint8

// The values of HomeStation.
const (
	// FirstTurn: before anything else in the company's first operating turn (1830/R85).
	FirstTurn HomeStation = iota + 1
	// WhenFloated: as soon as it floats; the title's hook Floated does it (1860/R71).
	WhenFloated
	// AtSetUp: before the first turn; the round with which the game begins does it (1830/RS5).
	AtSetUp
)

// HomeChooser determines who chooses the city of a provisional home station when its hex gets the first tile.
type HomeChooser uint8

// The values of HomeChooser.
const (
	// WhoeverLays: the company that lays the tile (1830/R87).
	WhoeverLays HomeChooser = iota + 1
	// HomeCompany: the company whose station it is.
	HomeCompany
)

// TrainDuty determines which companies without a train must buy one.
type TrainDuty uint8

// The values of TrainDuty.
const (
	// WithRoute: a company whose stations reach a second stop (1830/R137).
	WithRoute TrainDuty = iota + 1
	// IfAffordable: a company that can pay for the cheapest train of the bank (1860/R119).
	IfAffordable
	// IfMoneyIsLeft: a company that has more than the price of the cheapest train (1860/R119, as recorded).
	IfMoneyIsLeft
	// Always: every company (18FL/R94).
	Always
	// OnceRouted: a company whose stations reach a second stop, or did once (18FL/R94, as recorded).
	OnceRouted
)

// TrainHelp determines who helps a company that must buy a train and cannot pay for it.
type TrainHelp uint8

// The values of TrainHelp.
const (
	// PresidentHelps: its president, with sales and in the end with bankruptcy (1830/R138-R143).
	PresidentHelps TrainHelp = iota + 1
	// NobodyHelps: nobody (1860/R110).
	NobodyHelps
	// PresidentHelpsBank: its president, but only for a train of the bank. The company alone pays for a train of another
	// company, and not after the president has sold shares (1870/R117).
	PresidentHelpsBank
	// HelpsWithAny: its president, who may choose any train of the bank and sell shares while money is short for the
	// dearest. He pays for another company's train only if the treasury is empty (18FL/R95-R102).
	HelpsWithAny
	// PresidentBorrows: its president, with sales and in the end with a loan; nobody goes bankrupt (1822PNW/R89).
	PresidentBorrows
	// SellsForAny: as HelpsWithAny, but he may sell for the dearest train even if the treasury pays for the cheapest, so
	// that he may not help. Recorded games and games before the correction of the rule have it (18FL/R96).
	SellsForAny
)

// ForcedBlock determines how much of a company a president may sell to help with a train.
type ForcedBlock uint8

// The values of ForcedBlock.
const (
	// JustEnough: no more shares than needed (1830/R139).
	JustEnough ForcedBlock = iota + 1
	// AnyBlock: any block that a sale allows while money is short (18FL/R99).
	AnyBlock
)

// Bankruptcy determines the consequence of a player's bankruptcy.
type Bankruptcy uint8

// The values of Bankruptcy.
const (
	// EndsGame: the game ends at once (1830/R171).
	EndsGame Bankruptcy = iota + 1
	// PlayerLeaves: the player leaves the game, which goes on for the others (18FL/R105-R110).
	PlayerLeaves
	// PlayerLeavesBars: as PlayerLeaves, and nobody sells shares any more in the turn of companies that he sold in it.
	// Games before the correction of the rule have it (18FL/R108).
	PlayerLeavesBars
)

// UndueBankruptcy determines where bankruptcy may be declared without the duty to buy a train, at any step of a
// company's turn.
type UndueBankruptcy uint8

// The values of UndueBankruptcy.
const (
	// NeverUndue: nowhere (1830/R142).
	NeverUndue UndueBankruptcy = iota + 1
	// StoredUndue: in stored games; it is never offered (1870/X16).
	StoredUndue
	// OfferedUndue: in every game (1830/X12).
	OfferedUndue
)

// VacantCorps determines the fate of companies without a president.
type VacantCorps uint8

// The values of VacantCorps.
const (
	// VacantRun: they operate in receivership (1860/R135).
	VacantRun VacantCorps = iota + 1
	// VacantRest: they do not operate, and their shares cannot be sold (18FL/R108a).
	VacantRest
)

// BankTest determines when the bank is broken.
type BankTest uint8

// The values of BankTest.
const (
	// BelowZero: when it has paid more than it had (1830/R170).
	BelowZero BankTest = iota + 1
	// PlayersHold: when the players hold more than the title's PlayerMoney. It is tested when shares or privates are sold
	// and dividends are paid, as on 18xx.games (1860/R180).
	PlayersHold
	// PlayersReach: when the players hold the title's PlayerMoney, tested after every payment (1860/R180).
	PlayersReach
	// AtZero: when it is empty (18FL/R112).
	AtZero
)

// BankBreak determines when a broken bank ends the game.
type BankBreak uint8

// The values of BankBreak.
const (
	// FullSet: after the last operating round of the set, or of the set that follows the stock round (1830/R170).
	FullSet BankBreak = iota + 1
	// NextRound: after the operating round in which, or the first one after the stock round in which, it breaks.
	NextRound
	// AtOnce: immediately.
	AtOnce
	// FullSetOrNext: as FullSet, but after one more operating round if it breaks outside of one (1822PNW/R150, R152).
	FullSetOrNext
)

// FullCities determines the effect of a city whose slots are all taken by other companies.
type FullCities uint8

// The values of FullCities.
const (
	// FullStop: it blocks track, stations and trains from going on behind it (1830/R105, R205).
	FullStop FullCities = iota + 1
	// FullPass: it blocks nothing (1830/RS9).
	FullPass
)

// Score determines whose money decides the game.
type Score uint8

// The values of Score.
const (
	// PlayersWealth: the players' own, with their shares (1830/R173).
	PlayersWealth Score = iota + 1
	// CompaniesMoney: only that of the companies that a player presides over (1830/RS17).
	CompaniesMoney
)

// ChartEnd determines when a marker at the end of the chart ends the game.
type ChartEnd uint8

// The values of ChartEnd.
const (
	// ChartEndsRound: after the operating round (1860/R182).
	ChartEndsRound ChartEnd = iota + 1
	// ChartEndsNow: immediately (1870/R161).
	ChartEndsNow
)

// RunDuty determines which runs a company may choose.
type RunDuty uint8

// The values of RunDuty.
const (
	// SomeRun: running no train is refused while there is a legal route (1830/X9).
	SomeRun RunDuty = iota + 1
	// AnyRun: any legal set of routes, even none.
	AnyRun
)

// TokenPrice determines the price of a token of the charter.
type TokenPrice uint8

// The values of TokenPrice.
const (
	// PerToken: the price on the charter (1830/R110).
	PerToken TokenPrice = iota + 1
	// PerHex: the price on the charter for each hex of track on the shortest way from the company's nearest station
	// (18FL/R71).
	PerHex
)

// Policy is one named choice for each question on which titles differ. Every field must be chosen. Code that asks a
// policy switches over all its values, so that the linter finds every place that a new value must handle.
type Policy struct {
	SaleDrop        SaleDrop
	PriceFall       PriceFall
	ExcessHolding   ExcessHolding
	SaleBlocks      SaleBlocks
	TrainlessShares TrainlessShares
	HalfRounding    HalfRounding
	ParAgain        ParAgain
	PresidentSale   PresidentSale
	TurnOrder       TurnOrder
	SaleFrom        SaleFrom
	PrivateTrades   SaleFrom // when players may first buy privates from each other (1830/R59, 1870/X7)
	SoldOutRise     SoldOutRise
	FloatCount      FloatCount
	Capital         Capital
	UnsoldPrice     UnsoldPrice
	HomeStation     HomeStation
	TrainDuty       TrainDuty
	TrainHelp       TrainHelp
	BankTest        BankTest
	BankBreak       BankBreak
	ChartEnd        ChartEnd
	RunDuty         RunDuty
	ForcedBlock     ForcedBlock
	Bankruptcy      Bankruptcy
	UndueBankruptcy UndueBankruptcy
	VacantCorps     VacantCorps
	TokenPrice      TokenPrice
	FullCities      FullCities
	Score           Score
	// HomeHexes: the effect on others of a home hex whose city is not chosen yet (1830/R88).
	HomeHexes   track.HexHold
	HomeChooser HomeChooser
	HoldLimit   uint8 // percent of one company that a player may hold outside zones that lift it
	PoolLimit   uint8 // percent of one company that the pool may hold
	// StatedRevenue: a run may state its revenue, which is then accepted. Records of 18xx.games are replayed that way.
	StatedRevenue Switch
	// PrivateTradeCertLimit: buying a private from a player respects the certificate limit (1830/X7).
	PrivateTradeCertLimit Switch
	// LooseSales: emergency sales have the liberties of recorded games, with or without need (1830/X11). The minimum price
	// that a sale sets for the next train then also applies without a duty to buy (1830/R138).
	LooseSales Switch
	// StationAtOnce: a company does nothing between the tile and the station of a teleport.
	StationAtOnce Switch
	// VacancyCash: the president's certificate in the pool costs one share, but only a buyer with the money for all of it
	// may have it (1860/R41).
	VacancyCash Switch
	// LooseActions: recorded actions that screens never offer are accepted (1830/X13).
	LooseActions Switch
	// EarlyColors: recorded lays of tiles of a later phase are accepted, though never offered (1860/T1).
	EarlyColors Switch
	// BrownAfterPrivate: a private bought this turn does not end the purchases of a brown company (1830/X20).
	BrownAfterPrivate Switch
	// MultiFromInitial: several shares of a company whose zone allows it may come from the initial offering (1830/R49).
	MultiFromInitial Switch
	// ScorePrivates: open privates count at face value in the score (1830/X14).
	ScorePrivates Switch
	// LimitPrivates: privates count toward the certificate limit (1830/R38; 18FL/R45).
	LimitPrivates Switch
	// ScoreUnfloated: shares of companies that started but never floated count in the score (18FL/R115).
	ScoreUnfloated Switch
	// ParFollowsPrice: whenever a price moves, it becomes the par of its company too (1822PNW/R24).
	ParFollowsPrice Switch
}

// CommonPolicy returns the answers shared by all titles but one, and the allowances for recorded games. The title must
// choose the fields left at zero.
func CommonPolicy(p Profile) Policy {
	recorded := SwitchOf(p == Recorded)
	return Policy{
		PriceFall:         WithSale,
		ExcessHolding:     SellDown,
		TrainlessShares:   TrainlessFull,
		HalfRounding:      EachShare,
		ParAgain:          AgainAtPar,
		PresidentSale:     ToSuccessor,
		FloatCount:        LeftInitial,
		BankTest:          BelowZero,
		Capital:           FullAtFloat,
		ChartEnd:          ChartEndsRound,
		ForcedBlock:       JustEnough,
		Bankruptcy:        EndsGame,
		UndueBankruptcy:   NeverUndue,
		TokenPrice:        PerToken,
		FullCities:        FullStop,
		Score:             PlayersWealth,
		StatedRevenue:     recorded,
		LooseSales:        Off,
		StationAtOnce:     Off,
		VacancyCash:       Off,
		LooseActions:      recorded,
		EarlyColors:       Off,
		BrownAfterPrivate: Off,
		MultiFromInitial:  Off,
		LimitPrivates:     On,
		ScoreUnfloated:    On,
		ParFollowsPrice:   Off,
	}
}
