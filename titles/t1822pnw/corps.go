package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
)

// stationCost is the cost of an ordinary station in dollars (R76).
const stationCost = 100

// exchangeStations is the number of exchange stations of a major (R77).
const exchangeStations = 3

// minorDef is a row of the table of minors and regional railways.
type minorDef struct {
	id, name, home string
	city           int8 // index of the city in its hex
	color          uint32
}

// minors returns the 21 minors and the 3 regional railways.
func minors() []minorDef {
	return []minorDef{
		{"1", "Pacific Great Eastern Railway", "A8", 0, 0xEF1D24},
		{"2", "Spokane & British Columbia Railway", "B19", 0, 0xFFFFFF},
		{"3", "Bellingham Bay & British Columbia Railroad", "D11", 0, 0xFFFFFF},
		{"4", "Brewster & Davenport Railroad", "D19", 0, 0xFFFFFF},
		{"5", "Idaho & Washington Northern Railway", "D23", 0, 0x6BCFF7},
		{"6", "Port Townsend and Southern Railroad", "F9", 0, 0xFFFFFF},
		{"7", "Spokane Falls and Northern Railway", "F23", 0, 0xF69B1D},
		{"8", "Puget Sound Shore Railroad", "H11", 0, 0x238541},
		{"9", "Wenatchee Valley Railroad", "H19", 0, 0xFFFFFF},
		{"10", "Tacoma, Olympia and Grays Harbor Railroad Company", "I12", 0, 0xFFFFFF},
		{"11", "Aberdeen & Oakville Railroad", "J5", 0, 0xFFFFFF},
		{"12", "Connell Northern Railway Company", "J23", 0, 0xFFFFFF},
		{"13", "North Yakima Valley Railroad", "L19", 0, 0xFFFFFF},
		{"14", "Camas Prairie Railroad", "L23", 0, 0xFFFFFF},
		{"15", "Ilwaco Railroad Company", "M4", 0, 0xFFFFFF},
		{"16", "Astoria and Columbia River Railroad Company", "N5", 0, 0xFFFFFF},
		{"17", "Oregon Central Railroad", "O8", 0, 0x8D061B},
		{"18", "Portland and Willamette Valley Railway", "O8", 0, 0x3078C1},
		{"19", "Cascade Portage Railway", "O14", 1, 0xFFFFFF},
		{"20", "Walla Walla Valley Railway", "O20", 0, 0x221E20},
		{"21", "The Great Southern Railroad", "P17", 0, 0xFFFFFF},
		{"A", "Calgary Regional Railway", "A22", 0, 0x808080},
		{"B", "Tacoma Regional Railway", "I12", 0, 0x808080},
		{"C", "Vancouver Regional Railway", "O10", 0, 0x808080},
	}
}

// regionals is the number of regional railways, which are the last rows of minors.
const regionals = 3

// majors returns the majors with home, destination and coloured minor. All homes and destinations are the
// first city of their hex.
func majors() []rules.CorpDef {
	major := func(id, name, home, destination, minor string, color uint32) rules.CorpDef {
		return rules.CorpDef{
			ID: id, Name: name, Kind: rules.Major, Color: color, Home: home, Destination: destination, Partner: minor,
			TokenCosts: []int16{0, stationCost, 0}, Exchange: exchangeStations, FloatAt: 50,
			ParLow: lowestPar, ParHigh: highestPar, Certs: rules.Shares(20, 8, 10),
		}
	}
	return []rules.CorpDef{
		major("NP", "Northern Pacific Railway", "O20", "I12", "20", 0x221E20),
		major("CPR", "Canadian Pacific Railway", "A8", "A22", "1", 0xEF1D24),
		major("GNR", "Great Northern Railway", "D23", "D11", "5", 0x6BCFF7),
		major("ORNC", "Oregon Railroad and Navigation Company", "O8", "O20", "18", 0x3078C1),
		major("SPS", "Spokane, Portland, and Seattle Railway", "O8", "F23", "17", 0x8D061B),
		major("CMPS", "Chicago, Milwaukee and Puget Sound", "F23", "H11", "7", 0xF69B1D),
		major("SWW", "Seattle and Walla Walla Railroad", "H11", "O22", "8", 0x238541),
	}
}

// corps returns the companies of a scenario: minors, regional railways, majors (R55).
func corps(sc *scenario) []rules.CorpDef {
	var list []rules.CorpDef
	table := minors()
	for i, m := range table {
		kind := rules.Minor
		if i >= len(table)-regionals {
			kind = rules.Regional
		}
		list = append(list, rules.CorpDef{
			ID: m.id, Name: m.name, Kind: kind, Color: m.color, Home: m.home, HomeCity: m.city,
			TokenCosts: []int16{0}, FloatAt: 100,
			ParLow: minorStart, ParHigh: highestPar, Certs: []rules.Cert{{Percent: 100, President: true}},
		})
	}
	return slices.DeleteFunc(append(list, majors()...),
		func(c rules.CorpDef) bool { return slices.Contains(sc.without, c.ID) })
}
