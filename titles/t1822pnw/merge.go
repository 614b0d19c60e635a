package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// merger returns the merger round, in which each minor that has floated by its start has one opportunity, in operating
// order (R92, R93).
func (g *game) merger() rules.Round {
	return rules.Round{
		Name:  MergerRound,
		Steps: []rules.Step{join{}},
		Begin: func(tx *rules.Tx) {
			order := &tx.S.Order
			*order = rules.Order{}
			var buf [id.MaxCorps]id.Corp
			for _, c := range tx.AppendFloated(buf[:0]) {
				if kindIs(tx.View, c, rules.Minor) && (!g.sw.ColouredMerge || isColoured(tx.View, c)) {
					order.Corps[order.Len] = c
					order.Len++
				}
			}
			g.offerMerger(tx)
		},
		Turn: func(tx *rules.Tx) {
			tx.S.Order.At++
			g.offerMerger(tx)
		},
	}
}

// offerMerger passes the turn to the next minor that is still in the game, or ends the round.
func (g *game) offerMerger(tx *rules.Tx) {
	order := &tx.S.Order
	for ; order.At < order.Len; order.At++ {
		if c := order.Corps[order.At]; tx.Is(c, rules.Floated) {
			noteSeeker(tx, c)
			tx.BeginTurn(id.OfCorp(c))
			return
		}
	}
	if tx.S.RoundsLeft == 0 {
		tx.CountSet()
	}
	if !tx.S.End.Over {
		tx.EndRound()
	}
}

// noteSeeker notes the routes of minors whose track is examined for a merger; see noteRoute.
func noteSeeker(tx *rules.Tx, c id.Corp) {
	for i := range tx.T.Corps {
		with := id.Corp(i + 1)
		if checkPair(tx.View, c, with).Refused() {
			continue
		}
		noteRoute(tx, c)
		if !linked(tx.View, c, with) {
			noteRoute(tx, with)
		}
	}
}

// join is the step in which the owner of a minor may merge it with a partner (R93, R94).
type join struct{}

func (join) Name() string { return joinKey }

func (join) Open(v rules.View) rules.Refusal { return checkPartners(v, v.Actor().Corp()) }

// checkPartners judges whether c can merge with any company. The refusal is that of the most promising company of its
// owner.
func checkPartners(v rules.View, c id.Corp) rules.Refusal {
	nearest := v.Refuse(noPartner)
	for i := range v.T.Corps {
		switch r := checkPartner(v, c, id.Corp(i+1)); {
		case !r.Refused():
			return r
		case nearest.Reason != noParFits && (r.Reason == noParFits || r.Reason == notLinked):
			nearest = r
		}
	}
	return nearest
}

// pairOf returns the coloured one of two minors, the other one, and their major. If they are not one of each, major is
// zero.
func pairOf(v rules.View, a, b id.Corp) (coloured, other, major id.Corp) {
	if isColoured(v, b) {
		a, b = b, a
	}
	if !isColoured(v, a) || isColoured(v, b) || !kindIs(v, b, rules.Minor) {
		return 0, 0, 0
	}
	return a, b, v.S.Corps[a].Partner
}

// checkPartner judges whether two minors may merge: one of them coloured, both of one owner, connected, and with a par
// at which the shares can be paid (R94, R95).
func checkPartner(v rules.View, c, with id.Corp) rules.Refusal {
	if r := checkPair(v, c, with); r.Refused() {
		return r
	}
	if !linked(v, c, with) && !linked(v, with, c) && !byFerry(v, c, with) {
		return v.Refuse(notLinked).At(with, 0)
	}
	k := valueOf(v, c, with)
	for col := range line {
		if !checkMajorPar(v, k, v.President(c), columnOf(uint8(col))).Refused() {
			return rules.Refusal{}
		}
	}
	return v.Refuse(noParFits).Figures(k.Cash, k.Value).At(with, 0)
}

// checkPair judges whether two minors are one of each kind and have the same owner (R94).
func checkPair(v rules.View, c, with id.Corp) rules.Refusal {
	switch {
	case !kindIs(v, with, rules.Minor) || c == with || !v.Is(with, rules.Floated):
		return v.Refuse(noPartner)
	case v.President(c) != v.President(with):
		return v.Refuse(otherOwner).At(with, 0)
	}
	if _, _, major := pairOf(v, c, with); major == 0 {
		return v.Refuse(sameColour).At(with, 0)
	}
	return rules.Refusal{}
}

// valueOf returns the assets of two minors for their major (R95).
func valueOf(v rules.View, c, with id.Corp) takeover {
	_, _, major := pairOf(v, c, with)
	return takeover{
		Corp: major, Minor: c, Other: with, Value: 2 * (v.Price(c) + v.Price(with)),
		Cash: v.Cash(id.OfCorp(c)) + v.Cash(id.OfCorp(with)),
	}
}

// checkMajorPar judges the par of the merger k, whose minors p owns (R95).
func checkMajorPar(v rules.View, k takeover, p id.Player, at market.Pos) rules.Refusal {
	if !anyPar(v, at, lowestPar) {
		return v.Refuse(rules.NotParPrice)
	}
	return checkShares(v, k, p, v.T.Market.Price(at))
}

// checkShares judges whether the owner of minors could take some number of shares of their major at a par (R42, R95,
// R96).
func checkShares(v rules.View, k takeover, p id.Player, par int32) rules.Refusal {
	if tooLow(par, k.Value) && (k.Other != 0 || !v.T.Policy.LooseActions.On()) {
		return v.Refuse(parTooLow).Figures(maxShares*par, k.Value)
	}
	if lowest, highest := shareRange(k.Value, k.Cash, purse(v, p), par); lowest > highest {
		return v.Refuse(parOutOfReach).Figures(k.Cash, k.Value)
	}
	return rules.Refusal{}
}

// linked reports whether the track of c reaches the city with another company's station (R98).
func linked(v rules.View, c, with id.Corp) bool {
	network := v.Reach(c)
	for h := range v.T.Board.Hexes {
		stops := network.Stops[h+1]
		if stops != 0 && stops&v.Position().Stations(id.Hex(h+1), with) != 0 {
			return true
		}
	}
	return false
}

// byFerry reports whether both companies reach the ferry (R98).
func byFerry(v rules.View, a, b id.Corp) bool { return atFerry(v, a) && atFerry(v, b) }

// atFerry reports whether track of c leads to the start of the ferry. The other sides of its two hexes are water.
func atFerry(v rules.View, c id.Corp) bool {
	network := v.Reach(c)
	for _, name := range ferries() {
		h := v.T.FindHex(name)
		if network.Lay[h]&ferrySides(v, h) != 0 {
			return true
		}
	}
	return false
}

// ferrySides returns the sides of a ferry hex from which track leads to it, as bits: printed track and track laid by
// privates (R98).
func ferrySides(v rules.View, h id.Hex) uint8 {
	return v.Position().Printed(h).Exits() | v.Position().Face(h).Exits()
}

// Check judges a pass or a merger.
func (join) Check(v rules.View, a rules.Action) rules.Refusal { return checkMerge(v, a, checkPartner) }

// checkMerge judges a pass, or a merger with another company, which judge decides.
func checkMerge(v rules.View, a rules.Action, judge func(v rules.View, by, with id.Corp) rules.Refusal) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass:
		return v.CheckActor(a.By)
	case Merge:
		if r := v.CheckActor(id.OfCorp(a.By)); r.Refused() {
			return r
		}
		return judge(v, a.By, a.With)
	}
	return v.Refuse(rules.WrongStep)
}

// AppendLegal appends the merger with each partner, and the pass.
func (s join) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return appendMerges(dst, v, s)
}

// appendMerges appends the mergers that s accepts, company by company, and the pass.
func appendMerges(dst []rules.Action, v rules.View, s rules.Step) []rules.Action {
	for i := range v.T.Corps {
		if a := (Merge{By: v.Actor().Corp(), With: id.Corp(i + 1)}); !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return append(dst, rules.Pass{By: v.Actor()})
}

// AppendProbes implements rules.Prober: after the legal mergers, those with the owner's other minors.
func (s join) AppendProbes(dst []rules.Action, v rules.View) []rules.Action {
	return appendSought(dst, v, s, noPartner, otherOwner)
}

// appendSought appends the mergers that s accepts and the pass, then the mergers that s refuses, but those with
// companies for which nobody looks: s refuses them for an unsought reason.
func appendSought(dst []rules.Action, v rules.View, s rules.Step, unsought ...rules.Reason) []rules.Action {
	dst = s.AppendLegal(dst, v)
	for i := range v.T.Corps {
		a := Merge{By: v.Actor().Corp(), With: id.Corp(i + 1)}
		if r := s.Check(v, a); r.Refused() && !slices.Contains(unsought, r.Reason) {
			dst = append(dst, a)
		}
	}
	return dst
}

// Apply implements rules.Step: the major gets all property of both minors at once; par, shares and station are asked
// next (R95-R97, R99).
func (join) Apply(tx *rules.Tx, a rules.Action) {
	tx.FinishStep()
	m, ok := a.(Merge)
	if !ok {
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
		return
	}
	k := valueOf(tx.View, m.By, m.With)
	k.remember(tx.S)
	markFormed(tx, k.Corp)
	coloured, other, _ := pairOf(tx.View, m.By, m.With)
	inherit(tx, coloured, k.Corp)
	inherit(tx, other, k.Corp)
	tx.Push(rules.Frame{Round: joinRound, Actor: id.OfCorp(m.By), Corp: k.Corp})
}

// choosePar returns the step that asks for the par of a major that forms by a merger; the answer is the column of the
// price track (R95).
func choosePar() rules.Step {
	return step.Question{
		Key: parKey, Words: lineWords[:],
		Judge: func(v rules.View, answer uint8) rules.Refusal {
			return checkMajorPar(v, takeoverOf(v.S), v.Decider(v.Actor()), columnOf(answer))
		},
		Answer: func(tx *rules.Tx, answer uint8) {
			takenAt.Set(tx.S, answer)
			tx.StartCorp(takenBy.Of(tx.S), columnOf(answer))
		},
	}
}

// The answers about the station of a minor that disappears (R97, R106).
const (
	replaceStation uint8 = iota + 1
	exchangeStation
	removeStation
)

var stationWords = [...]string{replaceStation: "replace", exchangeStation: "exchange", removeStation: "remove"}

// chooseStation asks about the station of a minor: a station of the major replaces it, or it is removed and the major
// gets another one to place (R97, R106). The answer completes the merger or takeover.
func (g *game) chooseStation() rules.Step {
	return step.Question{
		Key: stationKey, Words: stationWords[:],
		Judge: func(v rules.View, answer uint8) rules.Refusal {
			left := v.S.Corps[takenBy.Of(v.S)].Exchange > 0
			if left == (answer == removeStation) {
				return v.Refuse(noExchange)
			}
			return rules.Refusal{}
		},
		Answer: g.completeUnion,
	}
}

// completeUnion completes the merger or takeover with an answer about the station.
func (g *game) completeUnion(tx *rules.Tx, answer uint8) {
	k := takeoverOf(tx.S)
	takeover{}.remember(tx.S)
	if k.Other == 0 {
		g.payTakeover(tx, k)
		g.absorb(tx, k.Corp, k.Minor, answer)
		step.AskDiscards(tx, discardRound) // R107
		return
	}
	coloured, other, _ := pairOf(tx.View, k.Minor, k.Other)
	succeed(tx, coloured, k.Corp)
	g.absorb(tx, k.Corp, other, answer)
}

// absorb turns the station of a minor into one of the major or into another one on its charter, as choice has it (see
// replaceStation), and removes the minor (R97, R106). If the station goes to the charter, one beside the slots takes
// its slot. A slot that was reserved for a card in a box, or whose station is removed, becomes free (R75).
func (g *game) absorb(tx *rules.Tx, major, minor id.Corp, choice uint8) {
	h, city := homeOf(tx.View, minor)
	_, onMap := tx.Position().TokenAt(h, minor)
	if _, here := tx.Position().TokenAt(h, major); here && choice == replaceStation && sameCity(tx.View, h, city, major) {
		choice = exchangeStation
	}
	if choice != removeStation {
		tx.GainStation(major)
	}
	leaveGame(tx, minor)
	switch {
	case choice == replaceStation:
		tx.PlaceExtra(major, h, city)
	case g.sw.PlacesClose, choice == exchangeStation && onMap:
		tx.CloseUp(h)
	}
}

// succeed replaces the station of a coloured minor by one of the major and removes the minor (R43, R97).
func succeed(tx *rules.Tx, minor, major id.Corp) {
	h := tx.Home(minor)
	city, _ := tx.Position().TokenAt(h, minor)
	leaveGame(tx, minor)
	tx.PlaceExtra(major, h, city)
}

// sameCity reports whether c has a station in a city of h.
func sameCity(v rules.View, h id.Hex, city int, c id.Corp) bool {
	return v.Position().Stations(h, c)>>city&1 != 0
}
