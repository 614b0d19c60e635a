package t1830

import "hexrail/rules/record"

// RecordNames returns what records of 18xx.games call things of this title: the cities whose printed tile is not simply
// numbered 0 on its hex.
func RecordNames() *record.Names {
	return &record.Names{
		Title:   Record,
		Players: [2]int{MinPlayers, MaxPlayers},
		Options: []string{"multiple_brown_from_ipo", "optional_6_train"},
		Printed: map[string]string{
			"J14": "J14-1", "F22": "F22-2", "D10": "D10-1", "H18": "H18-1",
			"E19": "city-0", "H4": "city-1", "B10": "city-2", "H10": "city-3", "H16": "city-4",
		},
	}
}
