package t1870

import "github.com/hexrail/hexrail/rules"

// Ids of the privates whose powers are steps of this title.
const (
	bridgeID = "MRBC"
	cattleID = "SCC"
	portID   = "GSC"
)

// bridgeOwners returns the companies that may buy the bridge company before others, and for which its tile at home is
// free (1870/R126, P2).
func bridgeOwners() []string { return []string{"MP", "SSW"} }

// cattleHexes returns the sites of the cattle: the cities west of the river, except those on it (1870/P3).
func cattleHexes() []string {
	return []string{"B9", "B11", "D5", "E12", "F5", "H13", "J3", "J5", "L11", "M2", "M6", "N7"}
}

// portHexes returns the hexes with a printed port (1870/P4).
func portHexes() []string { return []string{"H17", "M14", "M20", "N7", "N17"} }

// privates returns the six privates in the order of the auction. In recorded games the share of the MKT
// stays reserved for the private, so that nobody can buy it meanwhile.
func privates(s *Switches) []rules.PrivateDef {
	return []rules.PrivateDef{
		{ID: "GRSC", Name: "Great River Shipping Company", Value: 20, Revenue: 5, Min: 10, Max: 40},
		{
			ID: bridgeID, Name: "Mississippi River Bridge Company", Value: 40, Revenue: 10, Min: 20, Max: 80,
			Powers: []rules.Power{rules.EarlySale{Corps: bridgeOwners(), Max: 40}},
		},
		{ID: cattleID, Name: "The Southern Cattle Company", Value: 50, Revenue: 10, Min: 25, Max: 100},
		{ID: portID, Name: "The Gulf Shipping Company", Value: 80, Revenue: 15, Min: 40, Max: 160},
		{
			ID: "SLSF", Name: "St. Louis-San Francisco Railway", Value: 140,
			Powers: []rules.Power{rules.GrantPresidency{Corp: "SLSF", Closes: true}, rules.NotForCompanies{Players: rules.Off}},
		},
		{
			ID: "MKT", Name: "Missouri-Kansas-Texas Railroad", Value: 160, Revenue: 20, Min: 80, Max: 320,
			Powers: []rules.Power{rules.GrantShare{Corp: "MKT", Regrant: rules.SwitchOf(s.Profile == rules.Recorded)}},
		},
	}
}
