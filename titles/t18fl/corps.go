package t18fl

import "github.com/hexrail/hexrail/rules"

// Indices of the cities of Jacksonville.
const southern, northern = 0, 1

// corps returns the six companies. Their order determines who discards first (18FL/R93). All start with five shares and
// have nine certificates after conversion (18FL/R9, R61).
func corps() []rules.CorpDef {
	table := []rules.CorpDef{
		{ID: "LN", Abbr: "L&N", Name: "Louisville & Nashville Railroad", Color: 0x1f3f8f, Home: "B5"},
		{ID: "Plant", Abbr: "TPS", Name: "The Plant System", Color: 0x00bfff, Home: "B15"},
		{ID: "SR", Name: "Southern Railway", Color: 0x76a042, Home: doubleHome, HomeCity: northern},
		{ID: "SAL", Name: "Seaboard Air Line", Color: 0xf48221, Home: doubleHome, HomeCity: southern},
		{ID: "ACL", Name: "Atlantic Coast Line Railroad", Color: 0x800080, Home: "G20"},
		{ID: fecr, Abbr: "FEC", Name: "Florida East Coast Railway", Color: 0xd81e3e, Home: "K28"},
	}
	for i := range table {
		table[i].TokenCosts = []int16{0, 20, 20, 20}
		table[i].FloatAt = 50
		table[i].Certs = rules.Shares(20, 8, 10)
		table[i].Small = rules.Shares(40, 3, 20)
	}
	return table
}
