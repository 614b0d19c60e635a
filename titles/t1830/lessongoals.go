package t1830

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles/words"
)

// growth is the sum of dollars by which a best run has to grow.
const growth = 20

// runGrew reports whether the best run of the acting company has grown by the growth that is asked for, or more.
func runGrew(was, now rules.View) bool {
	c := words.Operator(was)
	return words.BestRun(now, c) >= words.BestRun(was, c)+growth
}

// connected reports whether the company, which reached no second stop, reaches one.
func connected(was, now rules.View) bool {
	return !was.HasRoute(words.Operator(was)) && now.HasRoute(words.Operator(was))
}

// ranBest reports whether the company has run for the most that its trains can earn.
func ranBest(was, now rules.View) bool {
	c := words.Operator(was)
	return now.InCharge().Name() != was.InCharge().Name() && now.S.Corps[c].LastRun >= words.BestRun(was, c)
}

// blocks reports whether a station of the company makes another company's best run smaller.
func blocks(was, now rules.View) bool {
	by := words.Operator(was)
	if now.StationsLeft(by) == was.StationsLeft(by) {
		return false
	}
	for i := range was.T.Corps {
		c := id.Corp(i + 1)
		if c != by && was.Is(c, rules.Floated) && words.BestRun(now, c) < words.BestRun(was, c) {
			return true
		}
	}
	return false
}

// rusts reports whether the first train of a new kind has made trains of others useless, and the company has a train.
func rusts(was, now rules.View) bool {
	if now.S.Phase == was.S.Phase {
		return false
	}
	lost := 0
	for i := range was.T.Corps {
		if c := id.Corp(i + 1); c != words.Operator(was) && now.TrainCount(id.OfCorp(c)) < was.TrainCount(id.OfCorp(c)) {
			lost++
		}
	}
	return lost > 0 && now.TrainCount(id.OfCorp(words.Operator(was))) > 0
}

// paid reports whether the learner has received money for shares of the company and its price has risen.
func paid(was, now rules.View) bool {
	c, me := words.Operator(was), id.OfPlayer(words.Learner(was))
	return now.Price(c) > was.Price(c) && now.Cash(me) > was.Cash(me)
}

// keepsEnough reports whether the company can pay for the cheapest train alone, which it could not before.
func keepsEnough(was, now rules.View) bool {
	price, ok := now.CheapestTrain()
	c := id.OfCorp(words.Operator(was))
	return ok && now.Cash(c) >= price && was.Cash(c) < price
}

// payer returns the company with the highest last run, among those of which a share can be bought, or zero if none has
// run.
func payer(v rules.View) (most id.Corp) {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if v.Is(c, rules.Floated) && v.S.Corps[c].LastRun > 0 && v.Held(c, id.Initial)+v.Held(c, id.Pool) > 0 &&
			(most == 0 || v.S.Corps[c].LastRun > v.S.Corps[most].LastRun) {
			most = c
		}
	}
	return most
}

// boughtPayer reports whether the learner has bought a share of the company with the highest last run; see payer.
func boughtPayer(was, now rules.View) bool {
	c, me := payer(was), id.OfPlayer(words.Learner(was))
	return c != 0 && now.Held(c, me) > was.Held(c, me)
}

// swapped reports whether the learner has sold shares and then bought one for which the money was missing.
func swapped(was, now rules.View) bool {
	me := id.OfPlayer(words.Learner(was))
	bought, sold := false, false
	for i := range was.T.Corps {
		c := id.Corp(i + 1)
		price := was.Price(c)
		if was.Held(c, id.Initial) > 0 {
			price = int32(now.S.Corps[c].Par) // of a share that starts the company as well
		}
		if now.Held(c, me) > was.Held(c, me) && price > was.Cash(me) {
			bought = true
		}
		sold = sold || now.Held(c, me) < was.Held(c, me)
	}
	return bought && sold
}

// sharesToFloat is the number of shares that float a company (1830/R2).
const sharesToFloat = 6

// paredHighest reports whether the learner has started a company at the highest par at which the learner's money is
// enough for the shares that float it.
func paredHighest(was, now rules.View) bool {
	cash := was.Cash(id.OfPlayer(words.Learner(was)))
	for i := range was.T.Corps {
		c := id.Corp(i + 1)
		if was.Is(c, rules.Started) || !now.Is(c, rules.Started) {
			continue
		}
		highest := int32(0)
		for _, at := range was.AppendPars(nil, c) {
			if price := was.T.Market.Price(at); sharesToFloat*price <= cash {
				highest = max(highest, price)
			}
		}
		return int32(now.S.Corps[c].Par) == highest
	}
	return false
}

// floated reports whether a company has floated.
func floated(was, now rules.View) bool {
	for i := range was.T.Corps {
		if c := id.Corp(i + 1); now.Is(c, rules.Floated) && !was.Is(c, rules.Floated) {
			return true
		}
	}
	return false
}

// pushed reports whether the price of a company of another president has fallen by two rows or more.
func pushed(was, now rules.View) bool {
	for i := range was.T.Corps {
		c := id.Corp(i + 1)
		if was.President(c) != 0 && was.President(c) != words.Learner(was) &&
			now.S.Corps[c].Price.Row >= was.S.Corps[c].Price.Row+2 {
			return true
		}
	}
	return false
}

// dumped reports whether the learner has given the presidency of a company without a train to somebody else.
func dumped(was, now rules.View) bool {
	for i := range was.T.Corps {
		c := id.Corp(i + 1)
		if was.President(c) == words.Learner(was) && now.President(c) != words.Learner(was) &&
			was.TrainCount(id.OfCorp(c)) == 0 {
			return true
		}
	}
	return false
}

// lastDividend is by how many dollars the last dividend makes the learner richer at least at the position of the
// lesson.
const lastDividend = 100

// scored reports whether the game is over and the last dividend has made the learner richer.
func scored(was, now rules.View) bool {
	me := words.Learner(was)
	return now.S.End.Over && now.Worth(me) > was.Worth(me)+lastDividend
}
