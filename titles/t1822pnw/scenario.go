package t1822pnw

import "github.com/hexrail/hexrail/rules/id"

// byPlayers has an amount for each number of players; zero if that number cannot play.
type byPlayers [id.MaxPlayers + 1]int32

// game is the context shared by the title's steps: its scenario and its switches.
type game struct {
	sc *scenario
	sw Switches
}

// scenario holds the differences between the full game and the scenarios.
type scenario struct {
	key, record string // in files and in records of 18xx.games
	players     [2]int
	cash        byPlayers
	certs       [id.MaxPlayers + 1]uint8
	tokens      [id.MaxPlayers + 1]uint8 // bidding tokens
	priceL      int32
	turnL       [2]int32 // price of turning an L-train over: in phase 1, and from phase 2 on
	endCell     int16    // first price that ends the game
	privates    []string // in the order in which they are shuffled (R9)
	without     []string // companies not in the game
	firstCards  []string // privates at the top of the deck; the first of all privates always is
	firstMinor  string   // card in the first box; "" for that of a pair
	packets     [][2]int // numbers of coloured and other minors in each packet
	scored      bool     // a first stock round without a bid does not end the game

	ls, fours, fives, sixes, lps, pullmans uint8
	document                               bool // with the privates of the rules document (R160)
}

// withDocument returns the scenario with the privates of the document: one LP, no Pullman (R160).
func (sc *scenario) withDocument() *scenario {
	other := *sc
	other.document, other.lps, other.pullmans = true, 1, 0
	return &other
}

// Keys identify the three titles in files and links.
const (
	Key      = "1822pnw"
	ShortKey = "1822pnw-short"
	SRSKey   = "1822pnw-srs"
)

// Names of the three titles in records.
const (
	Record      = "1822PNW"
	ShortRecord = "1822PNW Short Scenario"
	SRSRecord   = "1822PNW SRS"
)

// fullGame returns the game with all cards.
func fullGame() *scenario {
	return &scenario{
		key: Key, record: Record, players: [2]int{3, 5},
		cash: byPlayers{3: 500, 4: 375, 5: 300}, certs: [id.MaxPlayers + 1]uint8{3: 21, 4: 15, 5: 12},
		tokens: [id.MaxPlayers + 1]uint8{3: 5, 4: 4, 5: 4},
		priceL: 60, turnL: [2]int32{80, 80}, endCell: 600,
		privates: []string{
			"P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10", "P11", "P12", "P13", "P14", "P15", "P16",
			"P17", "P18", "P19",
			"P20", "P21",
		},
		firstMinor: "M6", packets: [][2]int{{3, 6}, {2, 5}, {2, 5}},
		ls: 22, fours: 4, fives: 2, sixes: 3, lps: 2, pullmans: 2,
	}
}

// shortScenario returns the Short Scenario, which starts with a coloured minor and its partner in one hand (R10).
func shortScenario() *scenario {
	return &scenario{
		key: ShortKey, record: ShortRecord, players: [2]int{3, 5},
		cash: byPlayers{3: 500, 4: 375, 5: 300}, certs: [id.MaxPlayers + 1]uint8{3: 18, 4: 14, 5: 11},
		tokens: [id.MaxPlayers + 1]uint8{3: 5, 4: 4, 5: 4},
		priceL: 50, turnL: [2]int32{80, 70}, endCell: 500,
		privates:   []string{"P1", "P2", "P3", "P5", "P7", "P9", "P10", "P11", "P14", "P15", "P16", "P20"},
		firstCards: []string{"P20"}, packets: [][2]int{{2, 5}, {2, 5}, {2, 6}},
		ls: 14, fours: 4, fives: 2, sixes: 3, lps: 1, pullmans: 1, scored: true,
	}
}

// minorPairs are the coloured minors of the Short Scenario with their partners. One pair of them starts the game (R10).
var minorPairs = [...][2]string{
	{"M1", "M2"}, {"M5", "M4"}, {"M7", "M9"}, {"M8", "M6"}, {"M17", "M16"}, {"M18", "M21"}, {"M20", "M10"},
}

// southernScenario returns the game on the map without the north (R11).
func southernScenario() *scenario {
	return &scenario{
		key: SRSKey, record: SRSRecord, players: [2]int{2, 3},
		cash: byPlayers{2: 750, 3: 500}, certs: [id.MaxPlayers + 1]uint8{2: 18, 3: 14},
		tokens: [id.MaxPlayers + 1]uint8{2: 6, 3: 5},
		priceL: 50, turnL: [2]int32{80, 70}, endCell: 500,
		privates: []string{"P1", "P2", "P3", "P5", "P7", "P9", "P10", "P11", "P14", "P15", "P16", "P18"},
		without:  []string{"1", "2", "3", "4", "5", "A", "CPR", "GNR"}, firstMinor: "M6",
		packets: [][2]int{{2, 4}, {2, 4}, {1, 4}},
		ls:      14, fours: 3, fives: 1, sixes: 2, lps: 1, pullmans: 1, scored: true,
	}
}
