package rules

import "hexrail/rules/id"

// Worth returns the score of p as things stand: cash, shares at the present price and, where the title counts them, open
// privates at face value (1830/R173). Companies without price count nothing.
func (v View) Worth(p id.Player) int32 {
	o := id.OfPlayer(p)
	sum := v.S.Cash[o]
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if price := v.Price(c); price != 0 {
			sum += price * int32(v.Held(c, o)) / int32(v.Ordinary(c))
		}
	}
	if v.T.Policy.ScorePrivates == On {
		for i := range v.T.Privates {
			if v.S.Privates[i+1].Owner == o {
				sum += v.T.Privates[i].Value
			}
		}
	}
	return sum
}

// Place is one line of the ranking.
type Place struct {
	Player id.Player
	Rank   int // 1 is best; equal scores share a rank
	Worth  int32
}

// Ranking returns the players by worth, best first; equal scores stand in seat order.
func (v View) Ranking() []Place {
	places := make([]Place, 0, v.S.Players)
	for i := range v.S.Players {
		p := Place{Player: id.Player(i + 1), Worth: v.Worth(id.Player(i + 1))}
		at := len(places)
		for at > 0 && places[at-1].Worth < p.Worth {
			at--
		}
		places = append(places, Place{})
		copy(places[at+1:], places[at:])
		places[at] = p
	}
	for i := range places {
		places[i].Rank = i + 1
		if i > 0 && places[i].Worth == places[i-1].Worth {
			places[i].Rank = places[i-1].Rank
		}
	}
	return places
}
