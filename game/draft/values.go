package draft

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
)

// Values computes the worth of all players after some operating rounds, under assumptions on the runs, dividends and
// prices of the companies. The assumptions begin as the position is: best runs, paid out, prices moved by the rules.
// Deals, track and the ends of stock rounds are not assumed, except that debts grow.
type Values struct {
	v       rules.View
	scratch rules.Scratch
	corps   []Assumed
	rounds  int
	other   int // rounds chosen by the player, or zero

	at     int         // the company whose run is being searched
	begun  bool        // its search has begun
	state  rules.State // the position in which it has another fleet
	search search
}

// Fleet is a choice of a company's trains.
type Fleet uint8

// The fleets.
const (
	OwnTrains Fleet = iota
	OneMore         // with one more of the kind on sale
	NextPhase       // without the trains that rust next, in the phase that begins then
	fleets          // their number
)

// MostSteps bounds the steps of a price in an operating round; no title moves one further.
const MostSteps = 8

// Assumed are the assumptions on an operating company.
type Assumed struct {
	Corp  id.Corp
	Fleet Fleet
	Kind  rules.DividendKind // zero in titles without dividends
	Typed bool               // Run is the player's, not the best one
	Run   int32              // revenue per round
	Fixed bool               // the price moves by Steps per round, not by the rules
	Steps int

	found [fleets]Found
}

// Found returns the best run of the chosen fleet.
func (a *Assumed) Found() Found { return a.found[a.Fleet] }

// NewValues returns the assumptions of a position.
func NewValues(v rules.View) *Values {
	w := &Values{}
	w.v = rules.View{T: v.T, S: v.S, X: &w.scratch}
	for _, c := range w.v.AppendFloated(nil) {
		a := Assumed{Corp: c}
		if kinds := step.DividendKinds(w.v, c); len(kinds) > 0 {
			a.Kind = kinds[0]
		}
		w.corps = append(w.corps, a)
	}
	slices.SortFunc(w.corps, func(a, b Assumed) int { return int(a.Corp) - int(b.Corp) })
	w.rounds = restOfSet(w.v)
	return w
}

// restOfSet returns the number of operating rounds until the next stock round, the running one included.
func restOfSet(v rules.View) int {
	if operates(v) {
		return int(v.S.RoundsLeft) + 1
	}
	return max(1, int(v.PhaseDef().Rounds))
}

// operates reports whether an operating round is running.
func operates(v rules.View) bool { return v.RoundOf(v.Base()).Name == rules.OperatingRound }

// CopyFrom takes over the assumptions that the player has made for o, a value of another position of the game.
func (w *Values) CopyFrom(o *Values) {
	w.other = o.other
	for i := range o.corps {
		a, was := w.Of(o.corps[i].Corp), &o.corps[i]
		if a == nil {
			continue
		}
		a.Fleet, a.Typed, a.Fixed, a.Steps = was.Fleet, was.Typed, was.Fixed, was.Steps
		if slices.Contains(step.DividendKinds(w.v, a.Corp), was.Kind) {
			a.Kind = was.Kind
		}
		if a.Typed {
			a.Run = was.Run
		}
	}
}

// View returns the position.
func (w *Values) View() rules.View { return w.v }

// Corps returns the assumptions by company, in table order.
func (w *Values) Corps() []Assumed { return w.corps }

// Of returns the assumptions on a company, or nil if it does not operate.
func (w *Values) Of(c id.Corp) *Assumed {
	for i := range w.corps {
		if w.corps[i].Corp == c {
			return &w.corps[i]
		}
	}
	return nil
}

// MostRounds bounds the number of operating rounds.
const MostRounds = 12

// Rounds returns the number of operating rounds to look ahead, the rest of the running one included.
func (w *Values) Rounds() int {
	if w.other > 0 {
		return w.other
	}
	return w.rounds
}

// SetRounds changes the number of operating rounds.
func (w *Values) SetRounds(n int) { w.other = n }

// Changed reports whether any assumption is the player's.
func (w *Values) Changed() bool {
	return w.other > 0 || slices.ContainsFunc(w.corps, func(a Assumed) bool {
		kinds := step.DividendKinds(w.v, a.Corp)
		return a.Fleet != OwnTrains || a.Typed || a.Fixed || len(kinds) > 0 && a.Kind != kinds[0]
	})
}

// SetRun assumes a revenue per round.
func (w *Values) SetRun(a *Assumed, sum int32) { a.Typed, a.Run = true, max(0, sum) }

// Fleets returns the fleets of a company that differ from each other.
func (w *Values) Fleets(c id.Corp) []Fleet {
	list := []Fleet{OwnTrains}
	if onSale(w.v) != 0 {
		list = append(list, OneMore)
	}
	own := w.v.AppendTrains(nil, id.OfCorp(c))
	if end := w.rustsNext(); end != 0 && slices.ContainsFunc(own, func(n id.Train) bool { return w.rusts(n, end) }) {
		list = append(list, NextPhase)
	}
	return list
}

// Choose assumes a fleet, with its best run.
func (w *Values) Choose(a *Assumed, f Fleet) {
	a.Fleet, a.Typed = f, false
	if !a.Found().Done {
		w.at, w.begun = 0, false
	}
}

// NextTrain returns the name of the kind of train on sale in the depot, or "".
func (w *Values) NextTrain() string { return w.trainName(onSale(w.v)) }

// RustingTrain returns the name of the kind of train with which trains of companies rust next, or "".
func (w *Values) RustingTrain() string { return w.trainName(w.rustsNext()) }

func (w *Values) trainName(k id.TrainKind) string {
	if k == 0 {
		return ""
	}
	return w.v.T.Train(k).Name
}

// rusts reports whether a train rusts with the first train of kind end.
func (w *Values) rusts(n id.Train, end id.TrainKind) bool {
	return w.v.T.FindTrain(w.v.T.Train(w.v.KindOf(n)).RustsOn) == end
}

// rustsNext returns the kind of train with which trains of companies rust next, or zero.
func (w *Values) rustsNext() (end id.TrainKind) {
	for n := id.Train(1); int(n) <= w.v.T.Cards(); n++ {
		k := w.v.T.FindTrain(w.v.T.Train(w.v.KindOf(n)).RustsOn)
		if w.v.S.Trains[n].Corp() != 0 && k != 0 && (end == 0 || w.v.AheadInDepot(k) < w.v.AheadInDepot(end)) {
			end = k
		}
	}
	return end
}

// Search spends work on the best runs of the chosen fleets and reports whether all are known.
func (w *Values) Search(work int) (done bool) {
	for w.at < len(w.corps) && w.corps[w.at].Found().Done {
		w.at, w.begun = w.at+1, false
	}
	if w.at == len(w.corps) {
		return true
	}
	a := &w.corps[w.at]
	if !w.begun {
		w.begun = true
		w.begin(a)
		return false
	}
	w.search.Search(work)
	a.found[a.Fleet] = w.search.Found
	if !a.Typed {
		a.Run = w.search.Earns
	}
	return false
}

// begin starts the search for the best run of a company's fleet.
func (w *Values) begin(a *Assumed) {
	v, trains := w.v, []id.Train(nil)
	if a.Fleet == OwnTrains {
		trains = v.AppendRunning(nil, a.Corp)
	} else {
		var kinds []id.TrainKind
		end := w.rustsNext()
		for _, n := range v.AppendTrains(nil, id.OfCorp(a.Corp)) {
			if a.Fleet == OneMore || !w.rusts(n, end) {
				kinds = append(kinds, v.KindOf(n))
			}
		}
		if a.Fleet == OneMore {
			kinds = append(kinds, onSale(w.v))
		}
		v, trains = v.Suppose(&w.state, a.Corp, kinds)
		if phase := v.T.FindPhase(v.T.Train(end).StartsPhase); a.Fleet == NextPhase && phase >= 0 {
			w.state.Phase = uint8(phase)
		}
	}
	w.search.begin(v, a.Corp, v.RunProblem(a.Corp, trains))
	if len(trains) == 0 {
		w.search.Found = Found{Proved: true, Done: true}
	}
}

// Outcome is the result of the assumptions.
type Outcome struct {
	After   rules.View                                // the position afterwards: money, prices and debts
	Paid    [id.MaxCorps + 1][id.MaxPlayers + 1]int32 // dividends by company and player
	Players []Wealth                                  // by seat
	Help    [id.MaxCorps + 1]int32                    // by company: what its president can add to its treasury for a train
}

// Wealth is the worth and the means of a player.
type Wealth struct {
	Now, After int32 // worth
	Gap        int32 // to the leader afterwards; for the leader, to the second
	Liquid     int32 // cash and the sales of a turn of a stock round, now
	// Help is the amount that the player could add to the treasury of a company that must buy a train, in the
	// worst case among the player's companies; -1 if there is none.
	Help int32
	// Loan is the amount lacking for the cheapest train in the worst case, where the bank lends it; Debt is the sum owed
	// then, with an existing debt, and Grown after one more stock round.
	Loan, Debt, Grown int32
}

// Holding returns the worth that a player gets from a company: shares at the later price, and dividends until then.
func (o *Outcome) Holding(c id.Corp, p id.Player) int32 {
	return o.After.HoldingWorth(c, id.OfPlayer(p)) + o.Paid[c][p]
}

// Outcome computes the result of the assumptions.
func (w *Values) Outcome() Outcome {
	s := *w.v.S
	o := Outcome{After: rules.View{T: w.v.T, S: &s, X: w.v.X}}
	if !s.End.Over {
		running := operates(w.v)
		ran := w.ran()
		s.Turn = rules.Turn{} // assumed turns begin anew
		for n := range w.Rounds() {
			w.addRound(&o, n == 0 && running, ran)
		}
		w.growDebts(&s)
	}
	w.rate(&o)
	return o
}

// ran returns the companies that have had their earnings in the running operating round.
func (w *Values) ran() (ran [id.MaxCorps + 1]bool) {
	order := &w.v.S.Order
	for i := range w.corps {
		ran[w.corps[i].Corp] = true
	}
	for k := int(order.At); k < int(order.Len); k++ { // from the one whose turn it is
		ran[order.Corps[k]] = k == int(order.At) && step.Earned(w.v)
	}
	return ran
}

// addRound adds the income of an operating round to o, or if rest of the rest of the running one, without the companies
// that ran in it.
func (w *Values) addRound(o *Outcome, rest bool, ran [id.MaxCorps + 1]bool) {
	v, s := o.After, o.After.S
	for i := range v.T.Privates {
		if n := id.Private(i + 1); !rest && s.Privates[n].Owner.Player() != 0 {
			s.Cash[s.Privates[n].Owner] += v.PrivateRevenue(n)
		}
	}
	for i := range w.corps {
		a := &w.corps[i]
		if rest && ran[a.Corp] {
			continue
		}
		split, price := step.SplitOf(v, a.Corp, a.Kind, a.Run), &s.Corps[a.Corp].Price
		s.Cash[id.OfCorp(a.Corp)] += split.Company
		for p := id.Player(1); p <= id.Player(s.Players); p++ {
			shares := v.Held(a.Corp, id.OfPlayer(p)) / int(v.Ordinary(a.Corp))
			sum := split.Share * int32(shares)
			s.Cash[id.OfPlayer(p)] += sum
			o.Paid[a.Corp][p] += sum
		}
		if a.Fixed {
			split.To = Stepped(v, a.Corp, *price, a.Steps)
		}
		*price = split.To
	}
}

// Stepped returns the cell that many steps to the right of a price, or to the left if negative. A company in its small
// form stops at the ceiling.
func Stepped(v rules.View, c id.Corp, at market.Pos, steps int) market.Pos {
	for range max(steps, -steps) {
		to := v.T.Market.Left(at)
		if steps > 0 {
			to = v.T.Market.Right(at)
		}
		if v.Small(c) && v.T.Market.Zone(to)&market.LargeOnly != 0 {
			break
		}
		at = to
	}
	return at
}

// Steps returns the assumed steps of a price in a round: the player's, or those of the first round by the rules. Moves
// that are no steps to the right or left count as none.
func (w *Values) Steps(a *Assumed) int {
	if a.Fixed {
		return a.Steps
	}
	v, s := w.v, *w.v.S
	s.Turn, v.S = rules.Turn{}, &s
	from := s.Corps[a.Corp].Price
	to := step.SplitOf(v, a.Corp, a.Kind, a.Run).To
	for n := 1; n <= MostSteps; n++ {
		for _, steps := range [...]int{n, -n} {
			if to != from && Stepped(v, a.Corp, from, steps) == to {
				return steps
			}
		}
	}
	return 0
}

// growDebts adds the interest of the stock rounds that end in the meantime.
func (w *Values) growDebts(s *rules.State) {
	if !w.v.BorrowsForTrains() {
		return
	}
	ends := 0
	if !operates(w.v) {
		ends = 1
	}
	if more := w.Rounds() - restOfSet(w.v); more > 0 {
		set := max(1, int(w.v.PhaseDef().Rounds))
		ends += (more + set - 1) / set
	}
	for p := range s.Seats {
		for range ends {
			s.Seats[p].Debt = rules.WithInterest(s.Seats[p].Debt)
		}
	}
}

// rate computes the worth and the means of the players.
func (w *Values) rate(o *Outcome) {
	v := w.v
	price, _ := v.CheapestTrain()
	for i := range v.S.Players {
		p := id.Player(i + 1)
		cash := v.Cash(id.OfPlayer(p))
		x := Wealth{Now: v.Worth(p), After: o.After.Worth(p), Liquid: cash + step.SalesOf(v, p), Help: -1}
		for k := range w.corps {
			c := w.corps[k].Corp
			if v.President(c) != p || !v.HelpsWithTrains() {
				continue
			}
			o.Help[c] = cash + step.HelpFor(v, c)
			if x.Help < 0 || o.Help[c] < x.Help {
				x.Help = o.Help[c]
			}
			if v.BorrowsForTrains() {
				x.Loan = max(x.Loan, price-v.Cash(id.OfCorp(c))-o.Help[c])
			}
		}
		if debt := v.S.Seats[p].Debt; debt > 0 || x.Loan > 0 {
			x.Debt = debt + rules.WithInterest(x.Loan)
			x.Grown = rules.WithInterest(x.Debt)
		}
		o.Players = append(o.Players, x)
	}
	for i := range o.Players {
		best, others := o.Players[i].After, false
		for k := range o.Players {
			if k != i && (!others || o.Players[k].After > best) {
				best, others = o.Players[k].After, true
			}
		}
		o.Players[i].Gap = o.Players[i].After - best
	}
}
