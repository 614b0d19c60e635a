// Package id defines the typed numbers by which the referee identifies players, companies, hexes, cards and owners.
//
// Player, Corp, Private, Hex, Tile, Train and Cert number the things of a title. An Owner is anybody who can hold them:
// OfPlayer and OfCorp make one, Owner.Player and Owner.Corp go back.
//
// Numbers start at 1. Zero means nobody, nowhere or none, so a zeroed field is always harmless. A title assigns numbers
// in table order. Names ("PRR", "H12", "57") are resolved when a title is built and reappear only in notation, files
// and texts. Links contain numbers, so a table may only be extended at its end.
package id

// Player is a seat, 1 to MaxPlayers, clockwise.
type Player uint8

// Corp is anything with a charter: a corporation or a minor.
type Corp uint8

// Private is a private company card.
type Private uint8

// Lot is an object of bidding: a private, a group of privates, a bid box with a card. The step that takes the bids
// defines the numbers.
type Lot uint8

// Hex is a hex of the title's board.
type Hex uint8

// Tile is a numbered kind of tile, not a copy of it. Zero is the printed face of a hex.
type Tile uint8

// TrainKind is the type printed on a face of a train card: "2", "D", "4+2".
type TrainKind uint8

// Train is one train card.
type Train uint8

// Cert is one certificate of a company.
type Cert uint8

// Owner is anybody who can hold money, certificates, privates or trains: the bank, the places for unsold and sold
// certificates, a player or a company.
type Owner uint8

// The owners that are neither player nor company.
const (
	Nobody  Owner = iota // removed from the game: a closed private, a rusted train
	Bank                 // the bank's money
	Initial              // never sold yet: initial offering, unsold private, train in the depot
	Pool                 // sold to the market: bank pool of shares, open market of trains
	firstPlayer
)

// Capacities shared by all titles. rules.New checks a title's tables against them.
const (
	MaxPlayers = 7
	MaxCorps   = 32

	firstCorp = firstPlayer + MaxPlayers
	MaxOwners = int(firstCorp) + MaxCorps
)

// OfPlayer returns p as an owner. p must not be zero.
func OfPlayer(p Player) Owner { return firstPlayer + Owner(p) - 1 }

// OfCorp returns c as an owner. c must not be zero.
func OfCorp(c Corp) Owner { return firstCorp + Owner(c) - 1 }

// Player returns the player denoted by o, or zero.
func (o Owner) Player() Player {
	if o >= firstPlayer && o < firstCorp {
		return Player(o - firstPlayer + 1)
	}
	return 0
}

// Corp returns the company denoted by o, or zero.
func (o Owner) Corp() Corp {
	if o >= firstCorp {
		return Corp(o - firstCorp + 1)
	}
	return 0
}
