package bot

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// NewSound returns a player that thinks like Sensible but does not make its worst mistakes: it starts no company that
// nobody can make float, buys trains with the purchases of the other companies in mind, and pays in Starter for no
// track that is of no use before the end. Its seed sways it more, so that games differ.
func NewSound(seed uint64) *Sensible {
	s := NewSensible(seed)
	s.rate, s.whim, s.seesEnd = soundly, 3, true
	return s
}

// soundly returns the merit of an action like merit, with better rules for starts of companies and for trains. It sells
// no shares in a company's turn unless the company must have a train, and leaves what may be done at any time of a turn
// to its end.
func soundly(s *judge, a rules.Action) int32 {
	if s.waits(a) {
		return 0
	}
	switch a := a.(type) {
	case rules.SellShares:
		switch {
		case a.By.Player() == 0 || !s.mayPass():
		case s.v.Actor().Corp() != 0:
			return 0
		default:
			return investor{s, a.By.Player()}.rateSale(a)
		}
	case rules.BuyShares:
		if p := a.By.Player(); p != 0 && s.v.S.Depth == 1 {
			return investor{s, p}.rateShare(a)
		}
	case rules.Par:
		if !s.floats(a) {
			return 0
		}
		return investor{s, a.By}.ratePar(a)
	case rules.Bid:
		if s.v.T.BoxCount() > 0 {
			return s.rateBoxBid(a)
		}
	case rules.ExchangePrivate:
		switch {
		case s.keepsPaying(a.Private):
			return 0
		case (investor{s, a.By}).waits(a.Private):
			return min(1, s.merit(a))
		}
	case rules.BuyTrain:
		switch s.v.T.Policy.Score {
		case rules.CompaniesMoney: // its price is a loss like any other
		case rules.PlayersWealth:
			if s.v.Consent(a) == 0 && a.From.Corp() == 0 && a.Price <= s.v.Cash(id.OfCorp(a.By)) {
				return s.rateTrainSoundly(a)
			}
		}
	}
	return s.merit(a)
}

// waits reports whether an action may be done at any time of a company's turn and need not be done yet: the purchase of
// a private until the last step of the turn, for which the money that trains leave is enough, and a lay or station by
// the power of a private unless the company builds.
func (s *judge) waits(a rules.Action) bool {
	v := s.v
	builds := false
	switch a := a.(type) {
	case rules.BuyPrivate:
		if a.By.Corp() == 0 {
			return false
		}
	case rules.LayTile, rules.PlaceToken:
		if v.Operands(a).Via == 0 {
			return false
		}
		builds = true
	default:
		return false
	}
	switch v.InCharge().Name() {
	case lastStep:
		return false
	case trackStep, tokenStep:
		if builds {
			return false
		}
	}
	return slices.ContainsFunc(v.RoundOf(v.Top()).Steps, func(s rules.Step) bool { return s.Name() == lastStep })
}

// keepsPaying reports whether a private is better kept for now, although a share for it is worth more in the end: it
// pays at least as much as the share brings in a round, will not close soon, and a share will still be left.
func (s *judge) keepsPaying(n id.Private) bool {
	v := s.v
	w, _ := rules.PowerOf[rules.Exchange](v.T, n)
	c := v.T.FindCorp(w.Corp)
	if v.T.Private(n).Revenue < s.promise(v, c)+v.Price(c)/20 || openRounds(v) < manyRuns {
		return false
	}
	return v.CertAside(c) != 0 || v.Held(c, id.Initial)+v.Held(c, id.Pool) > manyShares*int(v.Ordinary(c))
}

// manyShares is the number of shares up to which the last one may soon be sold, unless it is set aside for the private.
const manyShares = 2

// floats reports whether a company that is started at a par will float soon: with the money of its player, and half of
// that of the players who have no company and cannot start one alone. All others buy shares of their own companies
// first. A company whose president pays nothing is started in any case.
func (s *judge) floats(a rules.Par) bool {
	v, p := s.v, a.By
	if minor := v.S.Corps[a.Corp].Partner; minor != 0 && v.President(minor) == p || v.Top().Corp == a.Corp {
		return true
	}
	d := v.T.Corp(a.Corp)
	needs := max(int32(d.FloatAt), int32(d.Certs[0].Percent)) * v.T.Market.Price(a.At) / int32(v.Ordinary(a.Corp))
	free, help := s.spare(v, p), int32(0)
	for i := range v.S.Players {
		if o := id.Player(i + 1); o != p && !presides(v, o) && s.spare(v, o) < needs {
			help += s.spare(v, o)
		}
	}
	return needs <= free+help/2
}

// rateBoxBid rates a bid on a card in a box (the 1822 family): by what the card is worth to its player beyond the bid.
// A bid for a company is not lost: it comes back as the worth of the company or as money in its treasury, so that it
// pays to bid for a company that has much to reach, as long as the player keeps money for its trains. One bid a turn is
// enough, as most people think, because whoever bids has another turn before the round ends.
func (s *judge) rateBoxBid(a rules.Bid) int32 {
	v := s.v
	d, c := v.T.Private(a.Private), v.T.CorpOfCard(a.Private)
	figures := &v.T.Bidding
	whim := s.chance(max(1, figures.Whim), int(a.By), int(a.Private))
	worth := d.Revenue*min(openRounds(v), figures.Rounds) + figures.Power + whim
	if c != 0 {
		worth = d.Value + whim
		if v.T.Corp(c).Kind == rules.Minor {
			worth += min(s.pull(v, c)/8, d.Value/2)
			if minors(v, a.By) >= figures.Minors {
				return 0
			}
		}
	}
	if a.Price > s.spare(v, a.By) || v.S.Turn.Bids > 0 {
		return 0
	}
	return figures.Weight * (worth - a.Price)
}

// presides reports whether a player is president of any company.
func presides(v rules.View, p id.Player) bool {
	for i := range v.T.Corps {
		if v.President(id.Corp(i+1)) == p {
			return true
		}
	}
	return false
}

// rateTrainSoundly rates the purchase of a train that the company itself can pay from the bank: by the runs that it
// will make, and more if the company has no train that will make several.
func (s *judge) rateTrainSoundly(a rules.BuyTrain) int32 {
	v, c := s.v, a.By
	own, kind := kinds(v, c), v.KindOf(a.Train)
	runs := s.runsAhead(v, c, kind)
	gain := s.run(v, c, s.kindsAfter(a)...) - s.run(v, c, own...)
	stays := func(k id.TrainKind) bool { return lasts(v, k) && s.runsAhead(v, c, k) >= manyRuns }
	n := int32(len(own))
	if (n == 1 || n == 2 && stays(kind)) && a.TradeIn == 0 && (2*n*a.Price <= v.Cash(id.OfCorp(c)) || idles(v)) {
		gain = max(gain, a.Price/(growth*n*n))
	}
	merit := gain*runs - burden(v, a.Price, v.Cash(id.OfCorp(c)))
	have := int32(0)
	for _, k := range own {
		if stays(k) {
			have++
		}
	}
	switch {
	case len(own) == 0 || have == 0 && stays(kind):
		merit += 30_000
	case gain > 0 && stays(kind):
		merit += 100 / (have + 1)
	}
	if a.From == id.Initial && idles(v) && opens(v, kind) {
		merit += 100
	}
	if !s.mayPass() {
		merit = max(1, merit)
	}
	return merit
}

// growth is the number of runs in which a second train brings its price at least, and a quarter of it a third one,
// because track grows: if companies waited for longer track before they bought one, none would come to the trains with
// which it may be laid.
const growth = 8

// manyRuns is the number of runs ahead of a train that counts as lasting.
const manyRuns = 3

// runsAhead returns an estimate of the runs that a train of a kind will make before it rusts if company c has it: none
// if the others buy enough trains before c runs again.
func (s *judge) runsAhead(v rules.View, c id.Corp, k id.TrainKind) int32 {
	n, rusts := salesUntilRust(v, k)
	if !rusts {
		return longLife
	}
	n -= rush(v, c)
	if n <= 0 {
		return 0
	}
	return 1 + int32(n)/max(1, operating(v))
}

// rush returns how many trains the other companies will take from the depot before c runs again: each one or two, as
// its treasury allows, where it has fewer than two that last.
func rush(v rules.View, c id.Corp) (n int) {
	var stock [rules.MaxTrains + 1]int // by kind
	for i := 1; i <= v.T.Cards(); i++ {
		if card := id.Train(i); v.S.Trains[card] == id.Initial {
			stock[v.KindOf(card)]++
		}
	}
	next := 1
	for i := range v.T.Corps {
		o := id.Corp(i + 1)
		if o == c || !v.Is(o, rules.Floated) || v.Is(o, rules.Closed) {
			continue
		}
		cash := v.Cash(id.OfCorp(o))
		for room := min(2-lasting(v, o), v.TrainRoom(o)); room > 0; room-- {
			for next <= len(v.T.Trains) && stock[next] == 0 {
				next++
			}
			if next > len(v.T.Trains) || cash < v.T.Train(id.TrainKind(next)).Price {
				break
			}
			cash -= v.T.Train(id.TrainKind(next)).Price
			stock[next]--
			n++
		}
	}
	return n
}

// NewEasy returns a player that plays like Sound with the mistakes of a beginner: it overlooks half of the shares and
// companies that it could buy, prefers some of them for no good reason, pays too much for privates, thinks one train is
// enough, sells nothing unless it must, and does not see the others' purchases of trains coming.
func NewEasy(seed uint64) *Sensible {
	s := NewSensible(seed)
	s.rate, s.whim = easily, easyWhim
	return s
}

// easily returns the merit of an action as a beginner sees it.
func easily(s *judge, a rules.Action) int32 {
	overlooks := func(p id.Player, c id.Corp) bool {
		return s.mayPass() && s.chance(overlooked, int(s.v.S.Rounds), int(p), int(c), 1) == 0
	}
	switch a := a.(type) {
	case rules.Bid:
		s.whim = bidderWhim
		defer func() { s.whim = easyWhim }()
	case rules.Par:
		if overlooks(a.By, a.Corp) || !s.floats(a) {
			return 0
		}
	case rules.BuyShares:
		if p := a.By.Player(); p != 0 && overlooks(p, a.Corp) {
			return 0
		}
	case rules.BuyTrain:
		c := a.By
		if s.mayPass() && len(kinds(s.v, c)) > 0 && s.chance(overlooked, int(s.v.S.Rounds), int(c), 2) == 0 {
			return 0
		}
	case rules.SellShares:
		if s.v.Actor().Player() != 0 && s.mayPass() {
			return 0
		}
	}
	return s.merit(a)
}

// Figures of a beginner.
const (
	overlooked = 2  // of so many companies or further trains one is overlooked
	easyWhim   = 10 // how strongly the seed sways which share, company and lay a beginner likes
	bidderWhim = 7  // the same for bids, at most about the price for which a private may be sold to a company
)
