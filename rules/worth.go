package rules

import "github.com/hexrail/hexrail/rules/id"

// Worth returns the current score of p: by policy Score his wealth, or the money of his companies (1830/R173, RS17).
func (v View) Worth(p id.Player) int32 {
	switch v.T.Policy.Score {
	case CompaniesMoney:
		return v.companiesMoney(p)
	case PlayersWealth:
	}
	return v.wealth(p)
}

// companiesMoney returns the money of the companies that p presides over.
func (v View) companiesMoney(p id.Player) (sum int32) {
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.President(c) == p {
			sum += v.Cash(id.OfCorp(c))
		}
	}
	return sum
}

// wealth returns the cash of p less debt, his shares at market prices and, if the title counts them, his open privates
// at face value. Companies without a price count for nothing.
func (v View) wealth(p id.Player) int32 {
	o := id.OfPlayer(p)
	sum := v.S.Cash[o] - v.S.Seats[p].Debt
	if v.T.Hooks.Worth != nil {
		sum += v.T.Hooks.Worth(v, p)
	}
	for i := range v.T.Corps {
		sum += v.HoldingWorth(id.Corp(i+1), o)
	}
	if v.T.Policy.ScorePrivates.On() {
		for i := range v.T.Privates {
			if v.S.Privates[i+1].Owner == o {
				sum += v.T.Privates[i].Value
			}
		}
	}
	return sum
}

// HoldingWorth returns the score for the certificates of c that o holds, zero if c has no price. If shares count half,
// policy HalfRounding determines the unit that is rounded down (1860/R184).
func (v View) HoldingWorth(c id.Corp, o id.Owner) (sum int32) {
	price := v.Price(c)
	if v.T.Corp(c).Kind == Minor {
		price *= 2 // its certificate is two shares (1822PNW/R154)
	}
	if price == 0 || !v.T.Policy.ScoreUnfloated.On() && !v.Is(c, Floated) {
		return 0
	}
	if !v.countsHalf(c) {
		return price * int32(v.Held(c, o)) / int32(v.Ordinary(c))
	}
	switch v.T.Policy.HalfRounding {
	case EachShare:
		return price / 2 * int32(v.Held(c, o)) / int32(v.Ordinary(c))
	case EachCertificate:
	}
	for i := range v.T.Corp(c).Certs {
		if n := v.T.first[c] + id.Cert(i); v.S.Holder[n] == o {
			sum += price * int32(v.Percent(n)) / int32(v.Ordinary(c)) / 2
		}
	}
	return sum
}

// UncountedWorth returns the score that p's certificates of c will add once c floats, because until then they do not
// count (18FL/R115). It is zero if they count now.
func (v View) UncountedWorth(c id.Corp, p id.Player) int32 {
	if v.Is(c, Floated) || !v.Is(c, Started) {
		return 0
	}
	s := *v.S
	s.Corps[c].Flags |= Floated
	after := View{T: v.T, S: &s, X: v.X}
	return after.HoldingWorth(c, id.OfPlayer(p)) - v.HoldingWorth(c, id.OfPlayer(p))
}

// BankLeft returns the amount that the bank can pay before it is broken: its money, or the amount that the players may
// still gain if that breaks it (1860/R180). It may be negative.
func (v View) BankLeft() int32 {
	switch v.T.Policy.BankTest {
	case PlayersHold, PlayersReach:
		return v.T.PlayerMoney - v.playersCash()
	case BelowZero, AtZero:
	}
	return v.S.Cash[id.Bank]
}

// playersCash returns the money of all players.
func (v View) playersCash() (sum int32) {
	for i := range v.S.Players {
		sum += v.S.Cash[id.OfPlayer(id.Player(i+1))]
	}
	return sum
}

// BankSize returns the amount that the bank of a new game can pay before it is broken, the players' starting cash
// included.
func (t *Title) BankSize() int32 {
	switch t.Policy.BankTest {
	case PlayersHold, PlayersReach:
		return t.PlayerMoney
	case BelowZero, AtZero:
	}
	return t.Bank
}

// SalePrice returns the proceeds of a share of c in a sale (1830/R45, 1860/R27).
func (v View) SalePrice(c id.Corp) int32 {
	if v.countsHalf(c) {
		return v.Price(c) / 2
	}
	return v.Price(c)
}

// countsHalf reports whether shares of c sell and count at half the price because it has no train.
func (v View) countsHalf(c id.Corp) bool {
	switch v.T.Policy.TrainlessShares {
	case TrainlessHalf:
	case TrainlessHalfLater:
		if !v.Is(c, Operated) {
			return false
		}
	case TrainlessFull:
		return false
	}
	return v.TrainCount(id.OfCorp(c)) == 0
}

// Place is one line of the ranking.
type Place struct {
	Player id.Player
	Rank   int // 1 is best; equal scores share a rank
	Worth  int32
}

// Ranking returns the players by score, best first and equal ones in seat order.
func (v View) Ranking() []Place {
	places := make([]Place, 0, v.S.Players)
	for i := range v.S.Players {
		p := Place{Player: id.Player(i + 1), Worth: v.Worth(id.Player(i + 1))}
		at := len(places)
		for at > 0 && v.standsBehind(places[at-1], p) {
			at--
		}
		places = append(places, Place{})
		copy(places[at+1:], places[at:])
		places[at] = p
	}
	for i := range places {
		places[i].Rank = i + 1
		if i > 0 && !v.standsBehind(places[i], places[i-1]) {
			places[i].Rank = places[i-1].Rank
		}
	}
	return places
}

// standsBehind reports whether a ranks below b: players who left the game rank below all others, the first one last
// (18FL/R116, R117a), and the rest rank by score.
func (v View) standsBehind(a, b Place) bool {
	x, y := v.S.Seats[a.Player].Left, v.S.Seats[b.Player].Left
	if x != y {
		return x != 0 && (y == 0 || x < y)
	}
	return a.Worth < b.Worth
}
