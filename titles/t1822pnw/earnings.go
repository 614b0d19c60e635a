package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Bonuses and fees in dollars (R129-R133).
const (
	timberBonus  = 10
	skiBonus     = 30
	portageFee   = 10
	millEarly    = 10
	millLate     = 30 // from phase 5 on
	stationValue = 2  // multiplier of an E-train
)

// trip is the earnings of one train of a run.
type trip struct {
	base, timber, fees int32 // the stops, bonuses of timber on the way, fees for portage
	baron              int32 // the timber once more, of P14
	mail               int32 // of the mail service; not part of the revenue
	ski, document      int32 // bonuses of the Ski Haus and the document's cards
	goal, mill         int32 // bonuses of destination and paper mill
	special, eTrain    bool  // of a special train, of an E-train
}

// own returns the earnings of the trip that do not depend on the other trains of the run.
func (t *trip) own() int32 { return t.base + t.ski + t.document + t.timber + t.baron - t.fees }

// sums are the earnings of a run.
type sums struct {
	total   int32 // to be divided
	special int32 // part of the special train
	mail    int32 // to the company (R134)
	fees    int32 // to the owner of the portage (R133)
	parts   [rules.MaxTrains]int32
}

// tripsOf returns the trips of a run, with each bonus that only one train gets assigned to a trip (R128, R131, P14).
// Routes that do not exist on the board count nothing. n is the number of trains.
func tripsOf(v rules.View, run rules.RunRoutes) (trips [rules.MaxTrains]trip, n int) {
	var buf [rules.MaxTrains]id.Train
	trains := v.AppendTrains(buf[:0], id.OfCorp(run.By))
	n = min(len(run.Routes), len(trains))
	for i, r := range run.Routes[:n] {
		if !rules.Idle(r) {
			trips[i] = tripOf(v, run.By, trains[i], r)
		}
	}
	goal := bestTrip(trips[:n], func(t *trip) int32 { return t.goal })
	mill := bestTrip(trips[:n], func(t *trip) int32 { return t.mill })
	timber := -1 // the trip whose timber the lumber baron doubles
	if owns(v, run.By, lumberBaron) {
		timber = bestTrip(trips[:n], func(t *trip) int32 { return t.timber })
	}
	for i := range trips[:n] {
		t := &trips[i]
		if i != goal {
			t.goal = 0
		}
		if i != mill {
			t.mill = 0
		}
		if i == timber {
			t.baron = t.timber
		}
	}
	return trips, n
}

// reckon returns the earnings of a run by its routes, even if the run states others.
func reckon(v rules.View, run rules.RunRoutes) (s sums) {
	trips, n := tripsOf(v, run)
	for i := range trips[:n] {
		t := &trips[i]
		sum := t.own() + t.goal + t.mill
		s.parts[i] = sum
		s.total += sum
		if t.special {
			s.special += sum
		}
		s.fees += t.fees
		s.mail = max(s.mail, t.mail)
	}
	if !owns(v, run.By, mailService) {
		s.mail = 0
	}
	return s
}

// bestTrip returns the index of the first trip with the highest amount, or -1 if no amount is positive.
func bestTrip(trips []trip, amount func(*trip) int32) int {
	at, most := -1, int32(0)
	for i := range trips {
		if n := amount(&trips[i]); n > most {
			at, most = i, n
		}
	}
	return at
}

// owns reports whether c owns the private with a power.
func owns(v rules.View, c id.Corp, name string) bool {
	p := withPower(v.T, name)
	return p != 0 && v.PrivateOf(p, id.OfCorp(c))
}

// tripOf returns the trip of one route (R125-R136).
func tripOf(v rules.View, c id.Corp, n id.Train, r track.Route) (t trip) {
	var buf [64]track.StopAt
	stops, _ := v.Position().AppendStops(buf[:0], r)
	t.eTrain, t.special = nameOf(v, n) == trainE, v.Special(n) != 0
	t.addStops(v, c, stops)
	if len(stops) > 0 {
		t.mail = (valueAt(v, stops[0]) + valueAt(v, stops[len(stops)-1])) / 2
	}
	if len(stops) == 1 {
		t.mail = valueAt(v, stops[0]) / 2
	}
	t.addHexes(v, c, r)
	t.document += documentMail(v, c, t.eTrain)
	return t
}

// addStops adds the values of the stops, and the possible bonuses of destination and mill (R126, R128, R131).
func (t *trip) addStops(v rules.View, c id.Corp, stops []track.StopAt) {
	home, goal := false, track.StopAt{}
	for _, s := range stops {
		own := isOwn(v, c, s)
		value := valueAt(v, s)
		switch {
		case !t.eTrain:
			t.base += value
		case own && isCity(v, s):
			t.base += value * stationValue
		}
		if !t.eTrain {
			t.document += documentStop(v, c, s.Hex)
		}
		home = home || own && s.Hex == v.Home(c)
		if v.Is(c, rules.Arrived) && s.Hex == v.Destination(c) && own {
			goal = s
		}
		t.mill = max(t.mill, millAt(v, s.Hex, t.eTrain, own))
	}
	if home && goal.Hex != 0 && kindIs(v, c, rules.Major) {
		t.goal = goalAt(v, goal, t.eTrain)
	}
}

// goalAt returns the bonus of the destination for a train that stops there: the value of the city, twice for an E-train
// (R128).
func goalAt(v rules.View, goal track.StopAt, eTrain bool) int32 {
	if eTrain {
		return valueAt(v, goal) * stationValue
	}
	return valueAt(v, goal)
}

// addHexes adds the bonuses and fees of the hexes on the way, each once (R129, R132, R133, R165, R166).
func (t *trip) addHexes(v rules.View, c id.Corp, r track.Route) {
	var buf [64]id.Hex
	seen, along := buf[:0], waysideOf(v, c)
	for _, piece := range r.Pieces {
		if !slices.Contains(seen, piece.Hex) {
			seen = append(seen, piece.Hex)
			along.add(t, piece.Hex)
		}
	}
}

// wayside holds the conditions under which hexes on the way pay a company.
type wayside struct {
	v                     rules.View
	ski, meadows, crystal id.Hex // hexes with a bonus, or zero
	free                  bool   // no portage fees
}

// waysideOf returns the wayside of c.
func waysideOf(v rules.View, c id.Corp) wayside {
	w := wayside{v: v, ski: markedHex(v, skiHaus), free: owns(v, c, portage)}
	if hasDocument(v.T) {
		w.meadows, w.crystal = documentPass(v, c, hoodMeadows, meadows), documentPass(v, c, crystal, ski)
	}
	return w
}

// add adds the bonuses and fees of a hex to the trip of a train that passes it.
func (w *wayside) add(t *trip, h id.Hex) {
	if !t.eTrain && w.v.S.Cells[h].Marked(timberMark) {
		t.timber += timberBonus
	}
	if !t.eTrain && h == w.ski {
		t.ski += skiBonus
	}
	if h == w.meadows || h == w.crystal {
		t.document += passBonus
	}
	if !w.free && isPortage(w.v, h) {
		t.fees += portageFee
	}
}

// markedHex returns the hex with the token of a private, or zero.
func markedHex(v rules.View, name string) id.Hex {
	p := v.T.FindPrivate(name)
	for _, m := range v.S.Markers {
		if p != 0 && m.Private == p {
			return m.Hex
		}
	}
	return 0
}

// isPortage reports whether a hex has a tile of the portage railways.
func isPortage(v rules.View, h id.Hex) bool {
	t := v.S.Cells[h].Tile
	if t == 0 {
		return false
	}
	name := v.T.Tiles.Kind(t).Name
	return name == straight || name == curve
}

// isCity reports whether a stop is a city.
func isCity(v rules.View, s track.StopAt) bool {
	return v.Position().Face(s.Hex).Stops[s.Stop].Kind == tile.City
}

// valueAt returns the value of a stop in the current phase.
func valueAt(v rules.View, s track.StopAt) int32 {
	return int32(v.Position().Face(s.Hex).Stops[s.Stop].Value.At(v.PhaseDef().Colors))
}

// millAt returns the bonus of the paper mill for a train that stops on h, or zero if the mill is elsewhere (R131). An
// E-train gets it twice at a city of its own company (own), otherwise nothing.
func millAt(v rules.View, h id.Hex, eTrain, own bool) int32 {
	p := v.T.FindPrivate(paperMill)
	if p == 0 || !v.Marked(rules.Marker{Hex: h, Private: p}) {
		return 0
	}
	sum := int32(millEarly)
	if int(v.S.Phase) >= v.T.FindPhase(majorPhase) {
		sum = millLate
	}
	switch {
	case !eTrain:
		return sum
	case own:
		return sum * stationValue
	}
	return 0
}

// earns returns the revenue of a route alone, without the bonuses that a run gets once (R128, R130, R131).
func earns(v rules.View, c id.Corp, n id.Train, r track.Route) rules.Earnings {
	t := tripOf(v, c, n, r)
	return rules.Earnings{Revenue: t.own()}
}

// runEarns returns the earnings of a run.
func runEarns(v rules.View, run rules.RunRoutes) (sum rules.Earnings, parts [rules.MaxTrains]int32) {
	s := reckon(v, run)
	return rules.Earnings{Revenue: s.total, Subsidy: s.mail}, s.parts
}
