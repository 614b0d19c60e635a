package rules

import (
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/track"
)

// Capacities of a State. A title's tables are checked against them.
const (
	MaxCerts    = 96
	MaxPrivates = 48
	MaxTrains   = 96
	MaxFrames   = 8
	MaxLots     = 8 // privates or boxes on which bids can lie at once
	MaxMarkers  = 40
	MaxLost     = 4
)

// State is everything that changes in a game and nothing that can be computed. It holds no pointers: an assignment is a
// snapshot and == compares two games. Only Tx changes one.
type State struct {
	Rand    uint64 // the generator of package rules; chance enters at set-up and at named moments only
	Board   uint64 // hash of Cells, kept by the verbs that change them
	Players uint8  // number of seats
	Phase   uint8  // index in Title.Phases

	Set        uint8     // number of the set: stock round n and the operating rounds that follow it
	Round      uint8     // number of the operating round within the set, from 1
	Rounds     uint16    // number of rounds begun, of all kinds
	RoundsLeft uint8     // operating rounds of the set still to come after the present one
	Active     uint8     // the last set in which a company had a turn or a private paid; a title keeps it that asks (1860/R186)
	Priority   id.Player // who begins the next stock round
	Opener     id.Player // who began the last stock round

	Cash      [id.MaxOwners]int32 // bank, players and companies; the bank may go below zero
	Holder    [MaxCerts + 1]id.Owner
	CertOrder [MaxCerts]id.Cert // certificates of each company in the order in which they last moved
	Cells     track.Cells
	Corps     [id.MaxCorps + 1]CorpState
	Markers   [MaxMarkers]Marker // on hexes, in the order in which they came; the rest is zero
	Lost      [MaxLost]id.Tile   // tiles taken off the map that did not go back to the box, in that order
	Privates  [MaxPrivates + 1]PrivateState
	Trains    [MaxTrains + 1]id.Owner       // Initial: depot, Pool: open market, Nobody: out of the game
	Got       [MaxTrains + 1]uint16         // number of the move with which a train card came to its owner
	Moves     uint16                        // number of the last such move
	Turned    [(MaxTrains + 64) / 64]uint64 // train cards of which the back is up, one bit each
	Seats     [id.MaxPlayers + 1]PlayerState
	Arrivals  uint16 // number of the last marker that arrived in a cell of the chart
	// Seating is the order in which players act, where that changes; all zero it is that of the seats (1822PNW/R12).
	Seating [id.MaxPlayers]id.Player

	Depth  uint8 // frames in use; the top one is Frames[Depth-1]
	Frames [MaxFrames]Frame

	Auction  Auction
	Blocks   Blocks
	Runs     ExtraRuns
	Order    Order
	Turn     Turn
	Nation   Nation
	Decks    Decks
	Takeover Takeover
	End      End
}

// CorpState is what changes about a company besides its certificates, money, trains and stations.
type CorpState struct {
	Flags   CorpFlags
	Used    uint8      // stations of the charter already placed, the home station included
	Price   market.Pos // valid once the company is started
	Arrival uint16     // order of arrival in the cell of Price; earlier lies in front
	Par     int16      // price of its shares in the initial offering; zero before it is started
	Offered int32      // money that it received for its own shares in this stock round (1870/R63b)
	LastRun int32      // revenue of the last run

	Gained      uint8   // stations that came to the charter: of its destination (1870/R137), of companies it took over (1822PNW/R106)
	Exchange    uint8   // exchange stations left, which a takeover brings to the charter (titles of the 1822 family)
	Home        id.Hex  // home hex, once it is another than the printed one (1822PNW/R116)
	Destination id.Hex  // destination, likewise (1822PNW/R117)
	Partner     id.Corp // of a major its associated minor, out of which it can form, and of that the major (the 1822 family)
	Turns       uint8   // operating turns begun, where rights depend on their number; of a company that only pays, rounds in which it paid
}

// CorpFlags are the milestones of a company.
type CorpFlags uint32

// The milestones.
const (
	Started       CorpFlags = 1 << iota // its president's certificate was taken and its par fixed
	Floated                             // it operates from the next operating round on
	Operated                            // the revenue of one of its turns was settled, if only that there is none
	HomeDone                            // its home station is on the board
	HomeOpen                            // the city of its home station is provisional (1830/R87)
	Closed                              // it left the game
	SoldOut                             // its initial offering was empty once (1860/R33)
	Insolvent                           // it has no train, has a route and could not pay a train (1860/R125)
	Unlisted                            // it went bankrupt: its stations lie face down until it floats again (1860/R140)
	Ceased                              // it operates no more; its price stays (1860/R151)
	Arrived                             // it was connected to its destination (1870/R132), where its station lies (1822PNW/R74)
	PaidForShares                       // what its shares in the initial offering cost goes to the company itself (1870/R67)
	Redeemed                            // it bought back a share in this stock round (1870/R62)
	Converted                           // it has its large form (18FL/R61)
	HadRoute                            // its stations once reached a second stop (18FL/R94, 1822PNW, as recorded)
	Gone                                // it left the game without trace; it is Closed too (1822PNW/R97)
	AllAtFloat                          // it receives all its capital when it floats (1822PNW/R41)
	Unsettled                           // shares were handed over in payment, and nobody has asked yet who presides (1822PNW/R105)
	Rewarded                            // its destination counts twice though the station of it went to the charter (1870/R138)
)

// Marker lies on a hex for a company: a token of its charter that is no station (the hotels of 18FL), or what a private has put
// there for it (the ports of 18FL).
type Marker struct {
	Hex     id.Hex
	Corp    id.Corp
	Private id.Private // zero: a token of the charter
}

// PrivateState is what changes about a private.
type PrivateState struct {
	Owner id.Owner // Initial: not sold yet; Nobody: closed
	Used  uint8    // times its power was used
}

// PlayerState is what changes about a seat besides its money and certificates.
type PlayerState struct {
	Bankrupt bool
	Left     uint8       // out of the game, as which one; zero: in it
	Sold     track.Corps // companies of which shares were sold in this stock round
	Gone     uint64      // privates sold to the bank in this stock round, one bit each
	Debt     int32       // what he owes the bank (1822PNW/R118)
}

// Standing is a bid that lies on a lot. Zero is none; a bid of nothing is another thing.
type Standing int16

// Stand returns the standing bid of this sum.
func Stand(sum int32) Standing { return Standing(sum + 1) }

// Placed reports whether there is a bid.
func (b Standing) Placed() bool { return b != 0 }

// Sum returns the amount of a bid, zero without one.
func (b Standing) Sum() int32 { return max(0, int32(b)-1) }

// Auction is the state of a sale of privates by bids.
type Auction struct {
	Bids     [MaxLots + 1][id.MaxPlayers + 1]Standing // by lot and player
	Sealed   [id.MaxPlayers + 1]Standing              // secret bids by player; they decide the order of choice (18FL/R17)
	Discount int16                                    // how much cheaper the first unsold lot has become
	Passes   uint8                                    // passes in succession
	High     Standing                                 // highest bid for the right to choose
	Leader   id.Player                                // who made it, or who chooses without a bid
	First    id.Player                                // who passed first
	Out      uint8                                    // players who are out of this auction, one bit each
	Choosing bool                                     // the winner takes a lot now
	Contest  id.Lot                                   // lot for which its bidders are raising; zero: none
	Next     id.Player                                // whose normal turn follows when a contest is settled
}

// Order is the order in which companies operate in the present round.
type Order struct {
	Corps [id.MaxCorps]id.Corp
	Len   uint8
	At    uint8 // index of the company that is operating
}

// ExtraRuns are the runs beside the turns of the round, in order: of companies that were connected to their destinations
// (1870/R133, R134).
type ExtraRuns struct {
	Corps [id.MaxCorps]id.Corp
	Len   uint8
	At    uint8 // index of the company that runs
}

// Purchases are the kinds of purchases made in a stock turn.
type Purchases uint8

// The kinds of purchases.
const (
	BoughtInitial Purchases = 1 << iota
	BoughtPool
	BoughtPresidency
	BoughtPrivate
)

// Turn is the memory that lasts until the end of a player's or company's turn.
type Turn struct {
	// Of a stock turn.
	Acted   bool        // the player did something: the turn is no pass
	Bought  Purchases   // purchases made
	Corp    id.Corp     // company of the shares bought, or started
	Private id.Private  // bought from the bank
	Blocks  track.Corps // companies of which a block of shares was sold this turn
	Sold    bool        // shares were sold before a purchase: no more are sold (1870/R23)
	Seller  id.Player   // who sells, where the price falls further if he presides (BackByPresident)
	Bids    uint8       // bids made, where bids lie on boxes during a stock round (Decks)
	Repaid  bool        // a part of a debt was paid back (PlayerState.Debt)
	Passes  uint8       // players who passed in succession in this stock round; survives the turn
	Passed  uint8       // players who did nothing in their last turn of this stock round, one bit each; survives the turn
	Keeps   bool        // what the player did leaves his earlier pass standing (Standing)
	// Standing: a pass stood although its player did something later, so that the round ends as soon as the last turn of everybody was a
	// pass, or such a one, as on 18xx.games. It survives the turn.
	Standing bool

	Declined uint8                  // players who said no to what they were asked for in this turn, one bit each (18FL/R120)
	Kept     [id.MaxCorps + 1]uint8 // likewise by company: players who keep the shares that it wants back (1870/R63)

	// Of a company's lays and stations.
	First        bool       // the company in turn had never operated before
	Lays         uint8      // normal tile lays made
	Upgrades     uint8      // how many of them replaced a tile
	Cities       uint8      // tiles with a city laid on hexes without track
	Stations     uint8      // stations placed by the normal step or in its place
	Stated       int32      // what a record says that the next token costs, plus one; zero: what the rules say (18FL/R79)
	Power        id.Private // power whose second half is pending (1830 DH: the station; 1822PNW P11: the second lay)
	Laid         id.Hex     // hex of a tile beside the normal lays; no other one is laid there in this turn (1870/P2)
	PowerLays    uint8      // lays made by a power that gives a set of lays of its own (1822PNW, P11)
	LaysOver     bool       // such lays followed a normal one: no normal one is made any more
	LaysReplaced bool       // a lay by a power took the place of all normal ones (1822PNW, P16)

	// Of a company's run and trains.
	Revenue  int32        // earnings to be distributed
	Subsidy  int32        // what the run brings the company itself, whatever becomes of the earnings
	Carrier  id.Train     // train that carries what adds to its run: a Pullman (1822PNW/R127)
	Special  int32        // part of the earnings that special trains made (TrainDef.Special)
	Apart    DividendKind // how that part is used, once it is decided apart
	Fees     int32        // part of the run that goes to others for the use of what is theirs (1822PNW/R133)
	Kinds    uint32       // kinds of trains that the company took from the bank, one bit each, by the front of the cards
	LastSale int32        // proceeds per share of the last emergency sale; zero: none yet
	Over     bool         // what follows the end of the turn was looked at (1870/R131)
}

// MaxDeck is the number of cards that one deck may have.
const MaxDeck = 24

// Decks are cards that come up for auction one after the other, in two rows of boxes (1822PNW/R2, R3). The cards at the head
// of a deck lie in its boxes: lots 1 to n are the boxes of the first deck, those after them of the second.
type Decks struct {
	Cards  [2][MaxDeck]id.Private // in order; zero is an empty box, or the end of the deck
	Filled uint8                  // boxes of the first deck that had a card when the stock round began
	Lead   id.Private             // card with which another one is sold (1822PNW/R10); zero: none, or no more
}

// Takeover is a merger, a conversion or a takeover of which not everything is decided yet (1822PNW/R95, R103).
type Takeover struct {
	Corp   id.Corp    // the major
	Minor  id.Corp    // the company that disappears, or whose turn of the merger round it is
	Other  id.Corp    // the second company of a merger
	At     market.Pos // the par of the major, once it is chosen
	Value  int32      // what the minor, or both, are worth
	Cash   int32      // their money
	Shares uint8      // how many shares of the major are paid for a takeover
}

// Nation is the state of a nationalisation of all companies.
type Nation struct {
	Merged bool // track, stations and halts have come to an end (1860/R145)
	Begun  bool // the state has taken over: only operating rounds follow (1860/R147)
	// Paid is what each company paid out in this operating round; who paid the least ceases (1860/R151).
	Paid [id.MaxCorps + 1]int32
}

// EndReason says why a game ended.
type EndReason uint8

// The reasons.
const (
	NotOver EndReason = iota
	BankBroken
	PlayerBankrupt
	EndedByHand
	MarketEnd // a marker entered a zone that ends the game
	Nationalised
	Stalled       // nobody can do anything any more
	Standstill    // nothing happened for as many sets as the title waits (1860/R186)
	CorpBroke     // a company has no train and cannot pay for one (1830/RS14)
	NoBids        // nobody bid in the first stock round, so there is no game (1822PNW/R44)
	AllSetsPlayed // the stock round of the last set is over (1870/R155)
)

// End is the state of the end of the game.
type End struct {
	Reason EndReason // what triggered the end, if anything has
	Corp   id.Corp   // the company that triggered it, of a CorpBroke
	Over   bool
	Next   bool // the game ends with the next operating round that ends, since the trigger fell outside of one (1822PNW/R152)
}
