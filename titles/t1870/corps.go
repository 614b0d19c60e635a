package t1870

import "github.com/hexrail/hexrail/rules"

// corps returns the ten companies. Their order determines who discards first (1870/R118).
func corps() []rules.CorpDef {
	three, two := []int16{0, 40, 100}, []int16{0, 40}
	table := []rules.CorpDef{
		{ID: "ATSF", Name: "Atchison, Topeka & Santa Fe", Color: 0x7090c9, Home: "B9", Destination: "N1", TokenCosts: three},
		{ID: "SSW", Name: "St. Louis Southwestern", Color: 0x111199, Home: "H17", Destination: "J3", TokenCosts: two},
		{ID: "SP", Name: "Southern Pacific", Color: 0xf48221, Home: "N1", Destination: "N17", TokenCosts: three},
		{ID: "SLSF", Name: "St. Louis-San Francisco", Color: 0xd02020, Home: "E12", Destination: "M22", TokenCosts: three},
		{ID: "MP", Name: "Missouri Pacific", Color: 0x5b4545, Home: "C18", Destination: "J5", TokenCosts: three},
		{ID: "MKT", Name: "Missouri-Kansas-Texas", Color: 0x018471, Home: "B11", Destination: "N1", TokenCosts: three},
		{ID: "IC", Name: "Illinois Central", Color: 0xb0b030, Home: "K16", Destination: "A22", TokenCosts: two},
		{ID: "GMO", Name: "Gulf, Mobile & Ohio", Color: 0xff4080, Home: "M20", Destination: "C18", TokenCosts: two},
		{ID: "FW", Name: "Fort Worth & Denver", Color: 0x56ad9a, Home: "J3", Destination: "A2", TokenCosts: two},
		{ID: "TP", Name: "Texas & Pacific", Color: 0x37383a, Home: "J5", Destination: "N17", TokenCosts: two},
	}
	for i := range table {
		c := &table[i]
		c.ExtraCost = 100
		c.FloatAt = 60
		if c.ID == "SLSF" {
			c.FloatAt = 20 // R37
		}
		c.Certs = rules.Shares(20, 8, 10)
	}
	return table
}
