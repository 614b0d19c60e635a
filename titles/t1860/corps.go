package t1860

import "github.com/hexrail/hexrail/rules"

// corps returns the eight companies by layer.
func corps() []rules.CorpDef {
	four, three, two := []int16{0, 40, 100, 100}, []int16{0, 40, 100}, []int16{0, 40}
	table := []rules.CorpDef{
		{ID: "C&N", Name: "Cowes & Newport", Color: 0x00bfff, Layer: 1, Home: "F2", TokenCosts: four, Reserved: "CMH"},
		{ID: "IOW", Name: "Isle of Wight", Color: 0xff0000, Layer: 1, Home: "I3", TokenCosts: four, Reserved: "RPSC"},
		{ID: "IWNJ", Name: "Isle of Wight, Newport Junction", Color: 0x000000, Layer: 2, Home: "G7", TokenCosts: three},
		{ID: "FYN", Name: "Freshwater, Yarmouth & Newport", Color: 0x008000, Layer: 2, Home: "B4", TokenCosts: three,
			Reserved: "YHC"},
		{ID: "NGStL", Name: "Newport, Godshill & St. Lawrence", Color: 0xffff00, Layer: 3, Home: "G9", TokenCosts: two},
		{ID: "BHI&R", Name: "Brading Harbour Improvement & Railway", Color: 0x8b008b, Layer: 3, Home: "L6", TokenCosts: two,
			Reserved: "BHC"},
		{ID: "S&C", Name: "Shanklin & Chale", Color: 0x00008b, Layer: 4, Home: "F12", TokenCosts: two},
		{ID: "VYSC", Abbr: "VY&SC", Name: "Ventnor, Yarmouth & South Coast", Color: 0x9acd32, Layer: 4, Home: "E9",
			TokenCosts: two},
	}
	// Par range of each layer. After a bankruptcy the only lower bound is the chart's (1860/R32, R144).
	pars := [...]struct{ low, high int16 }{1: {74, 100}, 2: {62, 82}, 3: {58, 68}, 4: {54, 62}}
	for i := range table {
		c := &table[i]
		c.FloatAt = 50
		c.Certs = rules.Shares(20, 8, 10)
		c.ParLow, c.ParHigh = pars[c.Layer].low, pars[c.Layer].high
	}
	return table
}
