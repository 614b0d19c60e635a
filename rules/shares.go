package rules

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// Held returns the percentage of c that o holds.
func (v View) Held(c id.Corp, o id.Owner) int {
	first, sum := v.T.first[c], 0
	for i := range v.T.Corp(c).Certs {
		n := first + id.Cert(i)
		if v.S.Holder[n] == o {
			sum += int(v.Percent(n))
		}
	}
	return sum
}

// Percent returns the percentage of its company that a certificate is. All other percentages derive from it, because a
// change of the company's form can change it.
func (v View) Percent(n id.Cert) uint8 {
	d := &v.T.certs[n]
	if v.Small(d.corp) {
		return d.small
	}
	return d.Percent
}

// Small reports whether c still has its small form (18FL/R61).
func (v View) Small(c id.Corp) bool { return len(v.T.Corp(c).Small) > 0 && !v.Is(c, Converted) }

// CertsInPlay returns the number of c's certificates in its current form, which are the first ones.
func (v View) CertsInPlay(c id.Corp) int {
	if v.Small(c) {
		return len(v.T.Corp(c).Small)
	}
	return len(v.T.Corp(c).Certs)
}

// PresidentPercent returns the percent of the president's certificate of c.
func (v View) PresidentPercent(c id.Corp) uint8 { return v.Percent(v.T.first[c]) }

// President returns the player who holds the president's certificate of c, or zero.
func (v View) President(c id.Corp) id.Player { return v.S.Holder[v.T.first[c]].Player() }

// FindCert returns the first certificate of c in the row of o with this percentage, or zero. It skips the president's
// certificate and the one set aside for a private.
func (v View) FindCert(c id.Corp, o id.Owner, percent uint8) id.Cert {
	at, aside := v.T.first[c]-1, v.CertAside(c)
	for i := range v.T.Corp(c).Certs {
		n := v.S.CertOrder[int(at)+i]
		if v.S.Holder[n] == o && n != aside && n != v.T.first[c] && v.Percent(n) == percent {
			return n
		}
	}
	return 0
}

// CertAside returns the certificate of c that cannot be bought because it is set aside for an open private, or zero
// (1860/R2, R46).
func (v View) CertAside(c id.Corp) id.Cert {
	p := v.T.aside[c]
	if p == 0 || v.S.Privates[p].Owner == id.Nobody {
		return 0
	}
	return v.T.first[c] + id.Cert(len(v.T.Corp(c).Certs)) - 1
}

// Ordinary returns the percent of an ordinary certificate of c.
func (v View) Ordinary(c id.Corp) uint8 {
	return v.Percent(v.T.first[c] + id.Cert(v.CertsInPlay(c)) - 1)
}

// CertsCounted returns the number of p's certificates that count toward the certificate limit. Certificates of
// companies in a zone without limit do not (1830/R41, R42). While sold blocks wait, the zone is the one after their
// fall (1870/R32).
func (v View) CertsCounted(p id.Player) int {
	o, n := id.OfPlayer(p), 0
	for i := 1; i < len(v.T.certs); i++ {
		if v.S.Holder[i] == o && v.zoneToCome(v.T.certs[i].corp)&market.NoCertLimit == 0 {
			n++
		}
	}
	if !v.T.Policy.LimitPrivates.On() {
		return n
	}
	for i := range v.T.Privates {
		if v.S.Privates[i+1].Owner == o {
			n++
		}
	}
	return n
}

// CertsAtPresent returns CertsCounted at current prices, regardless of waiting blocks (1870/R52).
func (v View) CertsAtPresent(p id.Player) int {
	s := *v.S
	s.Blocks = Blocks{}
	v.S = &s
	return v.CertsCounted(p)
}

// CertLimit returns the number of certificates that a player may hold.
func (v View) CertLimit() int {
	if v.PhaseDef().NoCertLimit {
		return MaxCerts + MaxPrivates
	}
	limit := v.T.CertLimit[v.S.Players]
	left := 0
	for i := range v.T.Corps {
		if !v.Is(id.Corp(i+1), Closed) {
			left++
		}
	}
	for _, fewer := range v.T.CertLimitFewer {
		if left <= fewer.Corps {
			limit = fewer.Limit[v.S.Players]
		}
	}
	return int(limit)
}

// AtCertLimit returns a refusal if the certificate limit bars p from one more certificate of c, or from a private if c
// is zero (1830/R38). Certificates that do not count toward the limit are never barred.
func (v View) AtCertLimit(p id.Player, c id.Corp) Refusal {
	if c != 0 && v.zoneToCome(c)&market.NoCertLimit != 0 {
		return Refusal{}
	}
	if n := v.CertsCounted(p); n >= v.CertLimit() {
		return v.Refuse(CertLimit).Figures(int32(n), int32(v.CertLimit()))
	}
	return Refusal{}
}

// HoldLimit returns the percentage of a company that a player may hold outside zones that lift the limit (1830/R37,
// 18FL/R118).
func (v View) HoldLimit() int {
	if limit := v.T.HoldLimits[v.S.Players]; limit > 0 {
		return int(limit)
	}
	return int(v.T.Policy.HoldLimit)
}

// AboveHolding returns a refusal if p would exceed the limit with percent more of c (1830/R37).
func (v View) AboveHolding(p id.Player, c id.Corp, percent int) Refusal {
	if v.Zone(c)&market.NoShareLimit != 0 {
		return Refusal{}
	}
	if held, limit := v.Held(c, id.OfPlayer(p)), v.HoldLimit(); held+percent > limit {
		return v.Refuse(HoldingLimit).Figures(int32(held), int32(limit))
	}
	return Refusal{}
}

// Successor returns the president of c that the holdings determine: the current one while nobody holds more, otherwise
// the largest holder of at least the president's percentage, and among equals the first to the left of the current
// president (1830/R61). It is zero if c has no president and nobody holds enough. held returns the percentage of a
// player.
func (v View) Successor(c id.Corp, held func(id.Player) int) id.Player {
	now := v.President(c)
	most, best := 0, id.Player(0)
	if now != 0 {
		most, best = held(now), now
	}
	need := int(v.PresidentPercent(c))
	for i := 1; i <= int(v.S.Players); i++ {
		p := v.SeatAfter(now, i)
		if p == now {
			continue
		}
		if percent := held(p); percent > most && percent >= need {
			most, best = percent, p
		}
	}
	return best
}

// SeatAfter returns the player n seats clockwise of p, or n places after him if players act in another order. For the
// zero Player it returns the one in place n.
func (v View) SeatAfter(p id.Player, n int) id.Player {
	seats := int(v.S.Players)
	if v.S.Seating[0] == 0 {
		return id.Player((int(p)+n-1+seats)%seats + 1)
	}
	place := slices.Index(v.S.Seating[:seats], p) // -1 for the zero Player, before the first place
	return v.S.Seating[(place+n+seats)%seats]
}

// NextSeat returns the first player clockwise of p who is still in the game, possibly p.
func (v View) NextSeat(p id.Player) id.Player {
	q := v.SeatAfter(p, 1)
	for q != p && v.Left(q) {
		q = v.SeatAfter(q, 1)
	}
	return q
}

// Left reports whether p is out of the game (18FL/R106).
func (v View) Left(p id.Player) bool { return v.S.Seats[p].Left > 0 }

// PlayersLeft returns the number of players still in the game.
func (v View) PlayersLeft() int {
	n := 0
	for i := range v.S.Players {
		if !v.Left(id.Player(i + 1)) {
			n++
		}
	}
	return n
}

// LargestOther returns the highest percentage of c held by a player other than p.
func (v View) LargestOther(c id.Corp, p id.Player) int {
	most := 0
	for i := range v.S.Players {
		if q := id.Player(i + 1); q != p {
			most = max(most, v.Held(c, id.OfPlayer(q)))
		}
	}
	return most
}

// TooEarlyToSell returns a refusal if shares of c may not be sold yet (1830/R44, 1860/R25, 18FL/R38, R98).
func (v View) TooEarlyToSell(c id.Corp) Refusal {
	switch v.T.Policy.SaleFrom {
	case AfterFirstRound:
		if v.S.Set == 1 {
			return v.Refuse(FirstRound)
		}
	case AnyRound:
	case OnceOperated, AfterFirstTurn:
		return v.NotOperatedYet(c)
	}
	return Refusal{}
}

// NotOperatedYet returns a refusal if shares of c cannot be sold for any purpose, because it has not operated
// (18FL/R38, R98).
func (v View) NotOperatedYet(c id.Corp) Refusal {
	operated := v.Is(c, Operated)
	switch v.T.Policy.SaleFrom {
	case AfterFirstTurn:
		operated = operated && !(v.S.Turn.First && v.Base().Actor == id.OfCorp(c))
	case OnceOperated:
	case AfterFirstRound, AnyRound:
		return Refusal{}
	}
	if !operated {
		return v.Refuse(NotOperated)
	}
	return Refusal{}
}

// CheckBundle returns a refusal if p cannot give up percent of c: he must hold it, it must fit into the pool, and a
// sale that includes the president's certificate needs a successor (1830/R46-R48). The caller judges the
// time and the purpose of the sale.
func (v View) CheckBundle(p id.Player, c id.Corp, percent int) Refusal {
	o := id.OfPlayer(p)
	held := v.Held(c, o)
	ordinary := int(v.Ordinary(c))
	if v.Rests(c) {
		return v.Refuse(Vacant)
	}
	if percent <= 0 || percent%ordinary != 0 || percent > held {
		return v.Refuse(NotHeld).Figures(int32(held), int32(percent)).Of(o)
	}
	if pool := v.Held(c, id.Pool); pool+percent > int(v.T.Policy.PoolLimit) {
		return v.Refuse(PoolFull).Figures(int32(pool), int32(v.T.Policy.PoolLimit))
	}
	if r := v.keepsExcess(p, c, percent); r.Refused() {
		return r
	}
	if v.President(c) == p {
		return v.checkPresidencySale(p, c, held, percent)
	}
	return Refusal{}
}

// keepsExcess returns a refusal if p must come down to the limit and would still hold too much of c after selling
// percent (1870/R5).
func (v View) keepsExcess(p id.Player, c id.Corp, percent int) Refusal {
	switch v.T.Policy.ExcessHolding {
	case SellDown:
	case KeepExcess:
		if r := v.AboveHolding(p, c, -percent); r.Refused() {
			excess, share := r.Have-r.Need, int32(v.Ordinary(c))
			return v.Refuse(SellsTooFew).Figures(r.Have, (excess+share-1)/share)
		}
	}
	return Refusal{}
}

// checkPresidencySale returns a refusal if president p, who holds the percentage held of c, cannot give up percent
// because that includes a part of his certificate. It passes to a successor (1830/R47) or, if the title allows that, to
// the pool, which must give change for half of it (1860/R40).
func (v View) checkPresidencySale(p id.Player, c id.Corp, held, percent int) Refusal {
	need := int(v.PresidentPercent(c))
	other := v.LargestOther(c, p)
	if percent <= held-need || other >= need {
		return Refusal{}
	}
	switch v.T.Policy.PresidentSale {
	case ToSuccessor:
		return v.Refuse(NoSuccessor).Figures(int32(other), int32(need))
	case ToPool:
		if percent < need && held == need && v.FindCert(c, id.Pool, v.Ordinary(c)) == 0 {
			return v.Refuse(NoChange)
		}
	}
	return Refusal{}
}

// LosesPresidency reports whether p would lose the presidency of c by giving up percent.
func (v View) LosesPresidency(p id.Player, c id.Corp, percent int) bool {
	return v.President(c) == p && v.LargestOther(c, p) > v.Held(c, id.OfPlayer(p))-percent
}

// SoldPercent returns the percentage of c that has left the initial offering.
func (v View) SoldPercent(c id.Corp) int { return 100 - v.Held(c, id.Initial) }

// PercentToFloat returns the percentage of c that must still be bought before it floats, zero or less if enough has
// been (1830/R40, 1860/R70).
func (v View) PercentToFloat(c id.Corp) int {
	left := int(v.T.Corp(c).FloatAt) - v.SoldPercent(c)
	switch v.T.Policy.FloatCount {
	case LeftInitial:
	case HeldByPlayers:
		left += v.Held(c, id.Pool)
	}
	return left
}

// Receivership reports whether c has no president because its president's certificate is in the pool (1860/R135).
func (v View) Receivership(c id.Corp) bool { return v.S.Holder[v.T.first[c]] == id.Pool }

// Rests reports whether c does not operate because it has no president (18FL/R108a).
func (v View) Rests(c id.Corp) bool {
	switch v.T.Policy.VacantCorps {
	case VacantRest:
		return v.Receivership(c)
	case VacantRun:
	}
	return false
}

// FaceDown returns the companies whose stations are face down, so that trains may run through them (1860/R141).
func (v View) FaceDown() (set track.Corps) {
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.Is(c, Unlisted) {
			set |= track.Of(c)
		}
	}
	return set
}
