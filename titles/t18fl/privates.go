package t18fl

import "github.com/hexrail/hexrail/rules"

// Ids of the privates, and of the company of which one includes a share.
const (
	tallahassee = "TR"
	steamship   = "POSC"
	terminal    = "TC"
	canal       = "FECCTC"
	fecr        = "FECR"
)

// privates returns the four privates, cheapest first; a game has as many as players (18FL/R7). They are never sold.
// Their powers are in powers.go.
func privates(s Switches) []rules.PrivateDef {
	price := int32(40)
	if s.Steamship30 {
		price = 30
	}
	kept := rules.NotForCompanies{Players: rules.Off}
	return []rules.PrivateDef{
		{ID: tallahassee, Name: "Tallahassee Railroad", Value: 20, Revenue: 5, Powers: []rules.Power{kept}},
		{ID: steamship, Name: "Peninsular and Occidental Steamship Company", Value: price, Revenue: 10,
			Powers: []rules.Power{kept}},
		{ID: terminal, Name: "Terminal Company", Value: 70, Revenue: 15, MinPlayers: 3, Powers: []rules.Power{kept}},
		{
			ID: canal, Name: "Florida East Coast Canal and Transportation Company", Value: 110, Revenue: 20, MinPlayers: 4,
			Powers: []rules.Power{kept, rules.GrantShare{Corp: fecr, Regrant: rules.Off}, rules.CloseOnTrain{Corp: fecr}},
		},
	}
}

// ports returns the hexes that may get the port marker (18FL/R122).
func ports() []string { return []string{"B5", doubleHome, "G20", "K28"} }
