package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
)

// cardValue is the face value of the cards of minors and regional railways, and their minimum bid, in dollars (R30,
// R49).
const cardValue = 100

// regionalRevenue is the payment of a regional railway to the owner of its card, in dollars (R49).
const regionalRevenue = 10

// privates returns the cards of a scenario in the order in which they are shuffled: privates, then minors and regional
// railways (R9).
func privates(sc *scenario) []rules.PrivateDef {
	var list []rules.PrivateDef
	other := map[string]rules.PrivateDef{}
	if sc.document {
		other = documentSet()
	}
	for _, p := range publishedSet() {
		if d, ok := other[p.ID]; ok {
			p = d
		}
		if slices.Contains(sc.privates, p.ID) {
			list = append(list, p)
		}
	}
	table := minors()
	for i, m := range table {
		if slices.Contains(sc.without, m.id) {
			continue
		}
		p := rules.PrivateDef{ID: "M" + m.id, Abbr: m.id, Name: m.name, Value: cardValue, Card: m.id}
		if i >= len(table)-regionals {
			p.Revenue, p.Until = regionalRevenue, rules.UntilAcquired
		}
		list = append(list, p)
	}
	return list
}

// publishedSet returns the privates of 18xx.games.
func publishedSet() []rules.PrivateDef {
	const majors = true
	return []rules.PrivateDef{
		{ID: "P1", Name: "The Olympian Hiawatha", Revenue: 5, AcquiredFrom: "5", MajorsOnly: majors, Becomes: train5P},
		{ID: "P2", Name: "J.S. Ruckle OSNC 4-4-0", AcquiredFrom: "2", MajorsOnly: majors, Becomes: train2P},
		{ID: "P3", Name: "Portland Streetcar", AcquiredFrom: "1", Becomes: trainLP},
		{ID: "P4", Name: "South Lake Union Trolley", AcquiredFrom: "1", Becomes: trainLP},
		{ID: "P5", Name: "Pullman", Revenue: 10, AcquiredFrom: "3", Becomes: trainPP},
		{ID: "P6", Name: "Pullman", Revenue: 10, AcquiredFrom: "3", Becomes: trainPP},
		{ID: "P7", Name: "Dit Crusher", Revenue: 10, AcquiredFrom: "1"},
		{ID: "P8", Name: "Dit Crusher", Revenue: 10, AcquiredFrom: "1"},
		{ID: "P9", Name: "USPS Mail Service", Revenue: 10, AcquiredFrom: "3", MajorsOnly: majors, Until: rules.UntilAcquired},
		{ID: "P10", Name: "American Bridge Company", Revenue: 10, AcquiredFrom: "1", Until: rules.UntilAcquired},
		{ID: "P11", Name: "Surveyors", Revenue: 10, AcquiredFrom: "3"},
		{ID: "P12", Name: "Dock Upgrades", Revenue: 10, AcquiredFrom: "2"},
		{ID: "P13", Name: "Harbor Improvements", Revenue: 10, AcquiredFrom: "3", MajorsOnly: majors},
		{ID: "P14", Name: "Lumber Baron", Revenue: 10, AcquiredFrom: "3", Until: rules.UntilAcquired},
		{ID: "P15", Name: "Paper Mill", Revenue: 10, AcquiredFrom: "3"},
		{ID: "P16", Name: "Pacific Portage Company", Revenue: 10, AcquiredFrom: "2", Until: rules.UntilUsed},
		{ID: "P17", Name: "Ski Haus", Revenue: 10, AcquiredFrom: "5"},
		{ID: "P18", Name: "Boom Town", Revenue: 10, AcquiredFrom: "3"},
		{ID: "P19", Name: "Rockport Coal Mine", Revenue: 10, AcquiredFrom: "3", Until: rules.UntilUsed},
		{ID: "P20", Name: "Backroom Negotiations", AcquiredFrom: "1"},
		{ID: "P21", Name: "Credit Mobilier", Revenue: 10, AcquiredFrom: "2"},
	}
}
