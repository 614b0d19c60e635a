package rules

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// EventKind is the kind of an event. It determines which fields of Event are set.
type EventKind uint8

// The kinds of events, with the fields of Event that are set.
const (
	Paid             EventKind = iota + 1 // Who, To, Amount: money moved
	ShareMoved                            // Corp, Who, To, Percent: a certificate moved
	PresidentChanged                      // Corp, To
	PresidencyVacant                      // Corp: it has no president any more
	CorpStarted                           // Corp, Who, Amount: par
	CorpFloated                           // Corp, Amount: capital
	CorpConverted                         // Corp: it has its large form
	CorpDelisted                          // Corp: it is bankrupt and its shares are void
	CorpInsolvent                         // Corp
	CorpSolvent                           // Corp: no longer insolvent
	CorpCeased                            // Corp: it has stopped operating
	SubsidyPaid                           // Corp, Amount
	BuildingEnded                         // track, stations and halts have come to an end
	NationBegan                           // the state takes over all companies
	PriceMoved                            // Corp, Before, After
	PrivateMoved                          // Private, Who, To, Amount
	PrivateClosed                         // Private
	BidPlaced                             // Who, Private, Amount
	BidsWon                               // Who, Private, Amount
	TileLaid                              // Corp, Hex, Amount: cost
	StationPlaced                         // Corp, Hex, Amount: cost
	MarkerPlaced                          // Corp, Private, Hex, Amount: cost
	MarkerGone                            // Corp, Private, Hex: the marker left the board
	TileGone                              // Hex: the tile was taken off the map
	TrainsRan                             // Corp, Amount: revenue
	DividendPaid                          // Corp, Amount: per share
	EarningsKept                          // Corp, Amount
	TrainMoved                            // Train, Who, To, Amount
	TrainRusted                           // Train, Who
	PhaseBegan                            // Amount: index of the phase
	RoundBegan                            // Amount: RoundID
	TurnBegan                             // Who
	StepSkipped                           // Who, Step, Why
	Passed                                // Who
	WentBankrupt                          // Who
	BankWentBroke                         //
	MarketTopped                          // a marker reached the end of the chart
	GameEnded                             // Amount: EndReason
	CorpWentBroke                         // Corp: it has no train and cannot pay for one
	BlockWaits                            // Corp, Who: the seller, To: the president before the sale, Percent
	BlockProtected                        // Corp, Who, Percent: the president bought a block and its price stays
	BlockDropped                          // Corp, Who: the president, Percent, Why: the reason he could not buy it
	CorpClosed                            // Corp: it left the game
	ShareRedeemed                         // Corp, Who: the seller, Amount: price
	SharesReissued                        // Corp, Amount: par
	CorpArrived                           // Corp, Hex: it is connected to its destination
	TrainRemoved                          // Train, Who: it has left the game
	CorpRemoved                           // Corp: it has left the game without a trace
	PrivateUsed                           // Private, Corp: its power was used
	Borrowed                              // Who, Amount: debt caused by a loan
	Repaid                                // Who, Amount
	DebtGrew                              // Who, Amount: interest
	CubePlaced                            // Corp, Hex
	CardMoved                             // Private
	StationReturned                       // Corp, Hex: a station came back to the charter
	PlayersOrdered                        // the order of the players has changed
	BoxesUnsold                           // Amount: trains that leave the game for boxes without a bid
	CardUnsold                            // Private, Train: a card without a bid leaves the game, and a train with it
)

// Event is one thing that happened while an action was performed. Events are recomputed and never stored.
type Event struct {
	Kind          EventKind
	Who, To       id.Owner
	Corp          id.Corp
	Private       id.Private
	Hex           id.Hex
	Train         id.Train
	Percent       uint8
	Amount        int32
	Before, After market.Pos
	Step          string
	Why           Refusal
}
