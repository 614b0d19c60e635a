package t1830

import "github.com/hexrail/hexrail/rules"

// corps returns the eight companies. Their order determines who discards first (1830/R136).
func corps() []rules.CorpDef {
	four, three, two := []int16{0, 40, 100, 100}, []int16{0, 40, 100}, []int16{0, 40}
	table := []rules.CorpDef{
		{ID: "PRR", Name: "Pennsylvania Railroad", Color: 0x32763f, Home: "H12", TokenCosts: four},
		{ID: "NYC", Name: "New York Central Railroad", Color: 0x474548, Home: "E19", TokenCosts: four},
		{ID: "CPR", Name: "Canadian Pacific Railroad", Color: 0xd1232a, Home: "A19", TokenCosts: four},
		{ID: "B&O", Name: "Baltimore & Ohio Railroad", Color: 0x025aaa, Home: "I15", TokenCosts: three},
		{ID: "C&O", Name: "Chesapeake & Ohio Railroad", Color: 0xadd8e6, Home: "F6", TokenCosts: three},
		{ID: "ERIE", Name: "Erie Railroad", Color: 0xfff500, Home: "E11", HomeCity: rules.AnyCity, TokenCosts: three},
		{ID: "NYNH", Abbr: "NNH", Name: "New York, New Haven & Hartford Railroad", Color: 0xd88e39, Home: "G19",
			TokenCosts: two},
		{ID: "B&M", Name: "Boston & Maine Railroad", Color: 0x95c054, Home: "E23", TokenCosts: two},
	}
	for i := range table {
		table[i].FloatAt = 60
		table[i].Certs = rules.Shares(20, 8, 10)
	}
	return table
}
