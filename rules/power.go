package rules

import "github.com/hexrail/hexrail/rules/id"

// Power is one thing that a private lets its owner do, or does to the game. The family is closed. Core code asks for a
// power and never for a private by name.
type Power interface{ power() }

type (
	// BlockHexes closes hexes to everybody's track while a player owns the private (1830/R97).
	BlockHexes struct{ Hexes []string }

	// ExtraLay lets the owning company lay one of Tiles on Hex, once in the game, at any moment of its own turn, free,
	// connected or not, in addition to its normal lay (1830/R150).
	ExtraLay struct {
		Hex   string
		Tiles []string
	}

	// Teleport lets the owning company lay Tile on Hex as its tile lay of the turn, connected or not, for the terrain
	// cost, and then place its next station there free or decline (1830/R150).
	Teleport struct {
		Hex  string
		Tile string
	}

	// Exchange lets the owning player close the private for one ordinary share of Corp from the initial offering or the
	// pool (1830/R58).
	Exchange struct{ Corp string }

	// GrantShare gives the buyer of the private from the bank one ordinary share of Corp (1830/R18). With Regrant
	// a trade of the private between players grants the share again (1830/X6).
	GrantShare struct {
		Corp    string
		Regrant Switch
	}

	// GrantPresidency gives the buyer of the private from the bank the president's certificate of Corp, whose par he
	// sets at once (1830/R19). With Closes the private closes when he has done so (1870/R19).
	GrantPresidency struct {
		Corp   string
		Closes bool
	}

	// CloseOnTrain closes the private when Corp owns its first train (1830/R152).
	CloseOnTrain struct{ Corp string }

	// CloseOthers closes all other privates when a player buys this one from the bank (1860/R48).
	CloseOthers struct{}

	// EarlySale lets some companies buy the private before the phase from which all may, for up to Max (1870/R126).
	EarlySale struct {
		Corps []string
		Max   int32
	}

	// NotForCompanies bars companies from ever buying the private. Players reports whether players may trade it (1830/X5).
	NotForCompanies struct{ Players Switch }
)

func (BlockHexes) power()      {}
func (ExtraLay) power()        {}
func (Teleport) power()        {}
func (Exchange) power()        {}
func (GrantShare) power()      {}
func (GrantPresidency) power() {}
func (CloseOnTrain) power()    {}
func (CloseOthers) power()     {}
func (EarlySale) power()       {}
func (NotForCompanies) power() {}

// PowerOf returns the power of type P of a private and reports whether it has one.
func PowerOf[P Power](t *Title, n id.Private) (P, bool) {
	for _, w := range t.Private(n).Powers {
		if p, ok := w.(P); ok {
			return p, true
		}
	}
	var none P
	return none, false
}
