package t1830

import "github.com/hexrail/hexrail/rules"

// privates returns the six privates in the order in which they are offered. A company pays between half and twice the
// face value (1830/R90); the B&O private is never sold to a company.
func privates(s Switches) []rules.PrivateDef {
	return []rules.PrivateDef{
		{
			ID: "SV", Abbr: "SVN&RR", Name: "Schuylkill Valley", Value: 20, Revenue: 5, Min: 10, Max: 40,
			Powers: []rules.Power{rules.BlockHexes{Hexes: []string{"G15"}}},
		},
		{
			ID: "CS", Abbr: "C&SL", Name: "Champlain & St. Lawrence", Value: 40, Revenue: 10, Min: 20, Max: 80,
			Powers: []rules.Power{
				rules.BlockHexes{Hexes: []string{"B20"}},
				rules.ExtraLay{Hex: "B20", Tiles: []string{"3", "4", "58"}},
			},
		},
		{
			ID: "DH", Abbr: "D&H", Name: "Delaware & Hudson", Value: 70, Revenue: 15, Min: 35, Max: 140,
			Powers: []rules.Power{
				rules.BlockHexes{Hexes: []string{"F16"}},
				rules.Teleport{Hex: "F16", Tile: "57"},
			},
		},
		{
			ID: "MH", Abbr: "M&H", Name: "Mohawk & Hudson", Value: 110, Revenue: 20, Min: 55, Max: 220,
			Powers: []rules.Power{
				rules.BlockHexes{Hexes: []string{"D18"}},
				rules.Exchange{Corp: "NYC"},
			},
		},
		{
			ID: "CA", Abbr: "C&A", Name: "Camden & Amboy", Value: 160, Revenue: 25, Min: 80, Max: 320,
			Powers: []rules.Power{
				rules.BlockHexes{Hexes: []string{"H18"}},
				rules.GrantShare{Corp: "PRR", Regrant: rules.SwitchOf(s.CARegrant)},
			},
		},
		{
			ID: "BO", Abbr: "B&O", Name: "Baltimore & Ohio", Value: 220, Revenue: 30, Min: 110, Max: 440,
			Powers: []rules.Power{
				rules.BlockHexes{Hexes: []string{"I13", "I15"}},
				rules.GrantPresidency{Corp: "B&O"},
				rules.CloseOnTrain{Corp: "B&O"},
				rules.NotForCompanies{Players: rules.SwitchOf(s.BOPrivateTradable)},
			},
		},
	}
}
