package rules

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// Capacities of a State. A title's tables are checked against them.
const (
	MaxCerts    = 96
	MaxPrivates = 48
	MaxTrains   = 96
	MaxFrames   = 8
	MaxLots     = 8 // privates or boxes with bids at the same time
	MaxMarkers  = 40
	MaxLost     = 4
)

// State holds everything that changes in a game and nothing that can be computed. It has no pointers, so that an
// assignment is a snapshot and == compares two games. Only Tx changes one.
type State struct {
	Rand    uint64 // state of the random generator, which only the set-up of a game uses
	Board   uint64 // hash of Cells, maintained by the verbs that change them
	Players uint8  // number of seats
	Phase   uint8  // index in Title.Phases

	Set        uint8     // number of the set: stock round n and the operating rounds that follow it
	Round      uint8     // number of the operating round within the set, from 1
	Rounds     uint16    // number of rounds begun, of all kinds
	RoundsLeft uint8     // operating rounds of the set after the current one
	Priority   id.Player // who begins the next stock round
	Opener     id.Player // who began the last stock round

	Cash      [id.MaxOwners]int32 // bank, players and companies; the bank may go below zero
	Holder    [MaxCerts + 1]id.Owner
	CertOrder [MaxCerts]id.Cert // certificates of each company in the order in which they last moved
	Cells     track.Cells
	Corps     [id.MaxCorps + 1]CorpState
	Markers   [MaxMarkers]Marker // on hexes, in the order of arrival, then zeros
	Lost      [MaxLost]id.Tile   // tiles removed from the map that did not go back to the box, in that order
	Privates  [MaxPrivates + 1]PrivateState
	Trains    [MaxTrains + 1]id.Owner       // Initial: depot, Pool: open market, Nobody: out of the game
	Got       [MaxTrains + 1]uint16         // value of Moves when a train card came to its owner
	Moves     uint16                        // number of moves of train cards so far
	Turned    [(MaxTrains + 64) / 64]uint64 // train cards with the back up, one bit each
	Seats     [id.MaxPlayers + 1]PlayerState
	Arrivals  uint16 // number of the last marker that arrived in a market cell
	// Seating is the order in which players act, if it changes during the game. All zero means by seat (1822PNW/R12).
	Seating [id.MaxPlayers]id.Player

	Depth  uint8 // frames in use; the top one is Frames[Depth-1]
	Frames [MaxFrames]Frame

	Auction Auction
	Blocks  Blocks
	Order   Order
	Turn    Turn
	Decks   Decks
	End     End

	Own [MaxMemory]int32 // memory of this title alone; see Memory
}

// CorpState is the variable part of a company, except its certificates, money, trains and stations.
type CorpState struct {
	Flags   CorpFlags
	Used    uint8      // stations of the charter already placed, the home station included
	Price   market.Pos // valid once the company has started
	Arrival uint16     // order of arrival in the cell of Price; an earlier marker is in front
	Par     int16      // price of shares in the initial offering; zero before the start
	Offered int32      // money received for its own shares in this stock round (1870/R63b)
	LastRun int32      // revenue of the last run

	// Gained counts stations added to the charter: for its destination (1870/R137) or from companies it took over
	// (1822PNW/R106).
	Gained      uint8
	Exchange    uint8   // exchange stations left, which a takeover adds to the charter (1822 family)
	Home        id.Hex  // home hex, if it has moved from the printed one (1822PNW/R116)
	Destination id.Hex  // destination, if it has moved (1822PNW/R117)
	Partner     id.Corp // the associated minor of a major, which can form from it, and vice versa (1822 family)
	// Turns counts operating turns begun, if rights depend on it; for a company that only pays, rounds in which it paid.
	Turns uint8
}

// CorpFlags are the milestones of a company.
type CorpFlags uint32

// The milestones.
const (
	Started       CorpFlags = 1 << iota // its par is fixed and its president's certificate taken
	Floated                             // it operates from the next operating round on
	Operated                            // it has completed the revenue part of a turn, even without revenue
	HomeDone                            // its home station is on the board
	HomeOpen                            // the city of its home station is provisional (1830/R87)
	Closed                              // it has left the game
	SoldOut                             // its initial offering has been empty (1860/R33)
	Insolvent                           // it has no train, has a route and could not pay for a train (1860/R125)
	Unlisted                            // it went bankrupt: its stations are face down until it floats again (1860/R140)
	Ceased                              // it has stopped operating; its price stays (1860/R151)
	Arrived                             // it reached its destination (1870/R132), where its station is (1822PNW/R74)
	PaidForShares                       // buyers of its shares in the initial offering pay the company (1870/R67)
	Redeemed                            // it redeemed a share in this stock round (1870/R62)
	Converted                           // it has its large form (18FL/R61)
	HadRoute                            // its stations have reached a second stop (18FL/R94, 1822PNW, as recorded)
	Gone                                // it left the game without a trace, in addition to Closed (1822PNW/R97)
	AllAtFloat                          // it receives all its capital when it floats (1822PNW/R41)
	Unsettled                           // shares were used as payment and its presidency is not settled yet (1822PNW/R105)
	Rewarded                            // its destination counts twice though its station went to the charter (1870/R138)
)

// Marker is something on a hex that belongs to a company: a token of its charter that is no station (the hotels of
// 18FL), or the marker of its private (the ports of 18FL).
type Marker struct {
	Hex     id.Hex
	Corp    id.Corp
	Private id.Private // zero: a token of the charter
}

// PrivateState is the variable part of a private.
type PrivateState struct {
	Owner id.Owner // Initial: not sold yet; Nobody: closed
	Used  uint8    // how often its power was used
}

// PlayerState is the variable part of a seat, except money and certificates.
type PlayerState struct {
	Bankrupt bool
	Left     uint8       // rank among the players who left the game, from 1; zero if still in it
	Sold     track.Corps // companies of which shares were sold in this stock round
	Gone     uint64      // privates sold to the bank in this stock round, one bit each
	Debt     int32       // owed to the bank (1822PNW/R118)
}

// Standing is a bid on a lot. The zero Standing is no bid, which differs from a bid of zero.
type Standing int16

// Stand returns a bid of this sum.
func Stand(sum int32) Standing { return Standing(sum + 1) }

// Placed reports whether there is a bid.
func (b Standing) Placed() bool { return b != 0 }

// Sum returns the sum of the bid, zero if there is none.
func (b Standing) Sum() int32 { return max(0, int32(b)-1) }

// Auction is the state of an auction of privates.
type Auction struct {
	Bids     [MaxLots + 1][id.MaxPlayers + 1]Standing // by lot and player
	Sealed   [id.MaxPlayers + 1]Standing              // secret bids by player; they decide the order of choice (18FL/R17)
	Discount int16                                    // reduction of the first unsold lot so far
	Passes   uint8                                    // passes in succession
	High     Standing                                 // highest bid for the right to choose
	Leader   id.Player                                // the bidder of High, or the player who chooses without a bid
	First    id.Player                                // the first player to pass
	Out      uint8                                    // players out of this auction, one bit each
	Choosing bool                                     // the winner must take a lot now
	Contest  id.Lot                                   // the lot whose bidders bid against each other, or zero
	Next     id.Player                                // the player whose turn follows a contest
}

// Order is the order in which companies operate in the present round.
type Order struct {
	Corps [id.MaxCorps]id.Corp
	Len   uint8
	At    uint8 // index of the company that is operating
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

// Turn holds the progress of a player's or company's turn. It is cleared when the next one begins.
type Turn struct {
	// Stock turns.
	Acted     bool        // the player did something, so the turn is no pass
	Bought    Purchases   // purchases made
	Corp      id.Corp     // company of the shares bought, or started
	Private   id.Private  // bought from the bank
	Blocks    track.Corps // companies of which a block of shares was sold this turn
	SalesOver bool        // shares were sold before a purchase, so none may be sold after it (1870/R23)
	Seller    id.Player   // the seller, if a president's sale lowers the price further (BackByPresident)
	Bids      uint8       // bids made on boxes (Decks)
	Passes    uint8       // passes in succession in this stock round; not cleared with the turn
	Passed    uint8       // players whose last turn of this stock round was a pass, one bit each; not cleared either
	KeepsPass bool        // the player's actions leave his earlier pass valid (PassKept)
	// PassKept is set if some pass stayed valid although its player acted later. The round then ends as soon as
	// everybody's last turn was a pass or such a turn, as on 18xx.games. It is not cleared with the turn.
	PassKept bool

	// Lays and stations of a company.
	First    bool       // the company operates for the first time
	Lays     uint8      // normal tile lays made
	Upgrades uint8      // those among Lays that replaced a tile
	Cities   uint8      // tiles with a city laid on hexes without track
	Stations uint8      // stations placed by the normal step or in its place
	Power    id.Private // power with a pending second half (1830 DH: the station; 1822PNW P11: the second lay)

	// Runs and trains of a company.
	Revenue  int32    // earnings to be distributed
	Subsidy  int32    // the company's own part of the run, however the earnings are divided
	Carrier  id.Train // train that carries an attachment, such as a Pullman (1822PNW/R127)
	Kinds    uint32   // kinds of trains taken from the bank, one bit each, by the front of the cards
	LastSale int32    // proceeds per share of the last emergency sale; zero if none

	Own [MaxTurnMemory]int32 // memory of this title alone; see Memory
}

// MaxDeck is the capacity of a deck.
const MaxDeck = 24

// Decks holds two decks of cards that are auctioned one after the other from boxes (1822PNW/R2, R3). The first cards of
// a deck are in its boxes: lots 1 to n are the boxes of the first deck, the following ones those of the second.
type Decks struct {
	Cards  [2][MaxDeck]id.Private // in order; zero is an empty box, or the end of the deck
	Filled uint8                  // boxes of the first deck that had a card when the stock round began
	Lead   id.Private             // card sold together with another one (1822PNW/R10), or zero
}

// EndReason is the reason for the end of a game.
type EndReason uint8

// The reasons.
const (
	NotOver EndReason = iota
	BankBroken
	PlayerBankrupt
	EndedByHand
	MarketEnd // a marker entered a zone that ends the game
	Nationalised
	Stalled       // nobody can act any more
	Standstill    // nothing has happened for the title's number of sets (1860/R186)
	CorpBroke     // a company has no train and cannot pay for one (1830/RS14)
	NoBids        // nobody bid in the first stock round (1822PNW/R44)
	AllSetsPlayed // the stock round of the last set is over (1870/R155)
)

// End is the state of the end of the game. The trigger is known before the game is over.
type End struct {
	Reason EndReason // the trigger, if any
	Corp   id.Corp   // the company that triggered a CorpBroke
	Over   bool
	Next   bool // the game ends with the next operating round to end, since the trigger came outside of one (1822PNW/R152)
}
