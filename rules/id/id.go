// Package id holds the typed numbers by which the referee names things.
//
// Every number starts at 1; zero means nobody, nowhere or none, so a zeroed field is always harmless. Numbers are given
// in table order by the title; names ("PRR", "H12", "57") are resolved to numbers when a title is built and return
// only in notation, files and texts.
package id

// Player is a seat, 1 to MaxPlayers, clockwise.
type Player uint8

// Corp is anything with a charter: a corporation or a minor.
type Corp uint8

// Private is a private company card.
type Private uint8

// Lot is something for which bids lie: a private, a group of them, a box with a card. The step that takes the bids knows which.
type Lot uint8

// Hex is a hex of the title's board.
type Hex uint8

// Tile is a numbered kind of tile, not a copy of it. Zero is the printed face of a hex.
type Tile uint8

// TrainKind is what is printed on a face of a train card: "2", "D", "4+2".
type TrainKind uint8

// Train is one train card.
type Train uint8

// Cert is one certificate of a company.
type Cert uint8

// Owner is whoever can hold money, certificates, privates or trains: the bank, the two places of unsold and sold
// certificates, a player or a company.
type Owner uint8

// The owners that are neither player nor company.
const (
	Nobody  Owner = iota // removed from the game: a closed private, a rusted train
	Bank                 // the bank's money
	Initial              // never sold yet: initial offering, unsold private, train in the depot
	Pool                 // given up to the market: bank pool of shares, open market of trains
	firstPlayer
)

// Capacities shared by all titles; a title's tables are checked against them.
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

// Player returns the player that o is, or zero.
func (o Owner) Player() Player {
	if o >= firstPlayer && o < firstCorp {
		return Player(o - firstPlayer + 1)
	}
	return 0
}

// Corp returns the company that o is, or zero.
func (o Owner) Corp() Corp {
	if o >= firstCorp {
		return Corp(o - firstCorp + 1)
	}
	return 0
}
