package t1860

import "github.com/hexrail/hexrail/rules"

// privates returns the privates, cheapest first. Companies never own one.
func privates() []rules.PrivateDef {
	ferry := func(id, name string, value, revenue int32, corp string) rules.PrivateDef {
		return rules.PrivateDef{
			ID: id, Name: name, Value: value, Revenue: revenue, Powers: []rules.Power{rules.Exchange{Corp: corp}},
		}
	}
	return []rules.PrivateDef{
		ferry("BHC", "Brading Harbour Company", 30, 5, "BHI&R"),
		ferry("YHC", "Yarmouth Port & Shipping Company", 50, 10, "FYN"),
		ferry("CMH", "Cowes Marina & Ferry Company", 90, 20, "C&N"),
		ferry("RPSC", "Ryde Pier & Ferry Company", 130, 30, "IOW"),
		{
			ID: "FFC", Name: "Fishbourne Ferry Company", Value: 200, Revenue: 25, FromPhase: ferryPhase,
			Powers: []rules.Power{rules.CloseOthers{}},
		},
	}
}
