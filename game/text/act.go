package text

import (
	"cmp"
	"slices"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles/words"
)

// Act is an action in words: on buttons, and with its events as lines of the log.
type Act struct {
	s              *Speaker
	before, after  rules.View // after is before until Lines is called
	action         rules.Action
	rules.Operands               // of the action
	row            words.Deed    // of its kind
	events         []rules.Event // all its consequences
	incomes        []rules.Event // payments to owners of privates that the log has not mentioned yet
	routes         string        // the Routes of the deed's line
	lines          []Line        // of the log
}

// Act returns an action in words, in the position before it. events are its consequences; without them it is an action
// that is offered, or refused.
func (s *Speaker) Act(before rules.View, a rules.Action, events []rules.Event) *Act {
	return &Act{
		s: s, before: before, after: before, action: a, events: events,
		Operands: rules.OperandsOf(a), row: rowOf(before, a),
	}
}

// rowOf returns the row of texts for an action, with the current step's texts for an answer to its question.
func rowOf(v rules.View, a rules.Action) words.Deed {
	row := catalog.Action(v.T, a)
	if x := answerOf(v, a); x.Word != "" {
		row.Button, row.Line, row.Short = x.Button.Always(), x.Line.Always(), x.Short.Always()
	}
	return row
}

// answerOf returns the current step's texts for an answer to its question, or empty ones for other actions.
func answerOf(v rules.View, a rules.Action) (x words.Answer) {
	d, ok := a.(rules.Decide)
	if !ok {
		return x
	}
	word := v.Answer(d.Choice)
	for _, known := range catalog.Current(v).Answers {
		if known.Word == word {
			return known
		}
	}
	return x
}

// Means returns the consequence of an answer to the current step's question, or "" for other actions and for answers
// whose consequence needs no words. The question is about the company of the step or of the turn; a player's question
// may be about none, and its texts then name none.
func (t *Act) Means() string {
	s, v := t.s, t.before
	means := answerOf(v, t.action).Means
	if means == (Pair{}) {
		return ""
	}
	facts := Facts{}
	if c := cmp.Or(v.Top().Corp, v.Actor().Corp()); c != 0 {
		facts["corp"], facts["$price"] = s.Corp(c), s.Money(v.Price(c))
		if h := v.Destination(c); h != 0 {
			facts["hex"] = s.Hex(h)
		}
	}
	t.addOwnFacts(facts)
	return means.Sentence(s.Lang, facts)
}

// addOwnFacts adds the facts that the title has for its own texts about the action.
func (t *Act) addOwnFacts(f Facts) {
	if known := t.s.own().Facts; known != nil {
		for name, fact := range known(t.before, t.action) {
			f[name] = fact.In(t.s.Lang)
		}
	}
}

// add adds a line to the log.
func (t *Act) add(kind LineKind, who id.Owner, text string) {
	t.lines = append(t.lines, Line{Kind: kind, Who: who, Text: text})
}

// impliedByDeed reports whether the line for the deed already implies an event, for the kinds of events that some deeds
// include.
func (t *Act) impliedByDeed(e rules.Event) bool {
	switch e.Kind {
	case rules.PriceMoved:
		return t.movesPrice(e)
	case rules.PresidentChanged, rules.StationPlaced:
		return slices.Contains(t.row.Tells, e.Kind)
	case rules.ShareMoved:
		return !slices.Contains(t.row.Besides, e.Kind)
	case rules.BidsWon:
		return e == t.boughtLot()
	case rules.Passed:
		return e.Who == t.By
	case rules.StepSkipped:
		return !worthAsking(e)
	}
	return true
}

// roundOf returns the name of the round that began with event i: the current one, or an earlier one in which nobody
// could decide anything.
func (t *Act) roundOf(i int) string {
	if !slices.ContainsFunc(t.events[i+1:], func(e rules.Event) bool { return e.Kind == rules.RoundBegan }) {
		return t.s.Round(t.after)
	}
	return t.s.NumberedRound(t.after.T.Rounds[t.events[i].Amount-1].Name, int(t.after.S.Set), int(t.after.S.Round))
}

// addConsequences adds lines for the events not implied by the deed, merging similar ones.
func (t *Act) addConsequences() {
	newRound := false // a round has just begun: what the bank pays now are incomes
	for i, e := range t.events {
		if newRound && e.Kind != rules.Paid {
			t.addIncomes()
			newRound = false
		}
		switch said, own := retold(t.s, t.after, e); {
		case !own:
			t.addConsequence(i, newRound)
			newRound = newRound || e.Kind == rules.RoundBegan
		case said != "":
			t.lines = append(t.lines, Line{Kind: Consequence, Who: e.Who, Text: said, Of: e.Kind})
		}
	}
	t.addIncomes()
	if t.after.S.Auction.Choosing && !t.before.S.Auction.Choosing {
		t.addChoice()
	}
	t.addLayer()
}

// addConsequence adds a line for event i, which the title does not retell, or collects its payment.
func (t *Act) addConsequence(i int, newRound bool) {
	e := t.events[i]
	switch e.Kind {
	case rules.RoundBegan:
		t.addRound(i)
	case rules.PhaseBegan:
		t.lines = append(t.lines, Line{Kind: NewPhase, Text: t.s.Event(t.after, e), Of: e.Kind})
	case rules.Paid:
		t.addPayment(e, newRound)
	case rules.TrainRusted:
		t.addRusted(i)
	case rules.DividendPaid:
		t.addForced(i)
	case rules.PriceMoved, rules.PresidentChanged, rules.BidsWon, rules.Passed, rules.StepSkipped, rules.StationPlaced,
		rules.ShareMoved:
		if !t.impliedByDeed(e) {
			t.addUsual(e)
		}
	case rules.CorpFloated, rules.PrivateClosed, rules.BankWentBroke,
		rules.GameEnded, rules.MarketTopped, rules.CorpWentBroke:
		t.addUsual(e)
	default: // events without a text of the title are implied by the deed or visible on the table
		if t.s.own().Events[e.Kind].Told != (Pair{}) && !slices.Contains(t.row.Tells, e.Kind) {
			t.addUsual(e)
		}
	}
}

// addRound adds the separator of the round that began with event i, in place of one in which nothing could be decided.
func (t *Act) addRound(i int) {
	if n := len(t.lines) - 1; n >= 0 && t.lines[n].Kind == NewRound {
		t.lines = t.lines[:n]
	}
	round := t.after.T.Rounds[t.events[i].Amount-1].Name
	t.lines = append(t.lines, Line{Kind: NewRound, Text: t.roundOf(i), Round: round})
}

// addChoice adds a line for whoever has won the choice among the lots of an auction.
func (t *Act) addChoice() {
	who, bid := t.after.Actor(), max(0, int32(t.after.S.Auction.High)-1) // a High of zero is no bid, one a bid of zero
	t.add(Consequence, who, sayings[winsChoice].Sentence(t.s.Lang, Facts{
		"who": t.s.Owner(who), "$sum": t.s.Money(bid),
	}))
}

// addLayer adds a line for the layer of companies that opens with the action (rules.View.LayerOpen).
func (t *Act) addLayer() {
	for i, d := range t.after.T.Corps {
		if c := id.Corp(i + 1); t.after.LayerOpen(c) && !t.before.LayerOpen(c) {
			words := sayings[layerOpens].Sentence(t.s.Lang, Facts{"n": Number(int32(d.Layer))})
			t.lines = append(t.lines, Line{Kind: Consequence, Text: words})
			return
		}
	}
}

// addForced adds a line for the dividend of event i, unless a company chose it, and for the price that it moves.
func (t *Act) addForced(i int) {
	c, end := t.events[i].Corp, i+1
	for end < len(t.events) && t.events[end].Kind == rules.Paid {
		end++
	}
	if t.Dividend != 0 || end == i+1 {
		return
	}
	t.lines = append(t.lines, Line{
		Kind: Consequence, Who: id.OfCorp(c), Of: rules.DividendPaid,
		Text: sayings[sharesPay].Sentence(t.s.Lang, Facts{
			"who": t.s.Corp(c), "list": t.s.List(t.sums(t.events[i+1 : end])),
		}),
	})
}

// addUsual adds a line with the usual sentence for an event, or the price to the line of the dividend that moved it.
func (t *Act) addUsual(e rules.Event) {
	if n := len(t.lines) - 1; e.Kind == rules.PriceMoved && n >= 0 && t.lines[n].Of == rules.DividendPaid {
		price := sayings[priceMoves].Sentence(t.s.Lang, t.s.eventFacts(t.after, e))
		t.lines[n].Text = t.s.Sentences([]string{t.lines[n].Text, price})
		return
	}
	t.lines = append(t.lines, Line{Kind: Consequence, Who: e.Who, Text: t.s.Event(t.after, e), Of: e.Kind})
}

// addPayment collects the incomes of privates, which are paid at the start of a round or when all pass in an auction,
// and adds a president's contribution to a train.
func (t *Act) addPayment(e rules.Event, newRound bool) {
	_, pass := t.action.(rules.Pass)
	switch {
	case e.Who == id.Bank && (newRound || pass):
		t.incomes = append(t.incomes, e)
	case e.Who.Player() != 0 && e.To.Corp() != 0:
		if slices.Contains(t.row.Besides, e.Kind) {
			t.addUsual(e)
		}
	}
}

// addIncomes adds the total income of each owner, in the order of the first payment.
func (t *Act) addIncomes() {
	if len(t.incomes) == 0 {
		return
	}
	items := t.sums(t.incomes)
	t.incomes = nil
	t.add(Consequence, id.Nobody, sayings[privatesPay].Sentence(t.s.Lang, Facts{"list": t.s.List(items)}))
}

// sums returns a text like "Ann $20" for each receiver of payments, in the order of the first one.
func (t *Act) sums(payments []rules.Event) []string {
	var receivers []id.Owner
	sum := map[id.Owner]int32{}
	for _, e := range payments {
		if !slices.Contains(receivers, e.To) {
			receivers = append(receivers, e.To)
		}
		sum[e.To] += e.Amount
	}
	items := make([]string, len(receivers))
	for i, o := range receivers {
		items[i] = sayings[nameAndSum].Fill(t.s.Lang, Facts{"who": t.s.Owner(o), "$sum": t.s.MoneyOf(o, sum[o])})
	}
	return items
}

// addRusted describes all rusting trains of one kind at the first of them.
func (t *Act) addRusted(first int) {
	kind := t.after.KindOf(t.events[first].Train)
	var owners []string
	for i, e := range t.events {
		if e.Kind != rules.TrainRusted || t.after.KindOf(e.Train) != kind {
			continue
		}
		if i < first {
			return
		}
		if name := t.s.Owner(e.Who); !slices.Contains(owners, name) {
			owners = append(owners, name)
		}
	}
	t.lines = append(t.lines, Line{
		Kind: Consequence, Of: rules.TrainRusted,
		Text: sayings[trainsRust].Sentence(t.s.Lang, Facts{"train": t.s.TrainKind(kind), "owners": t.s.List(owners)}),
	})
}

// worthAsking reports whether a player would ask why a step was skipped. Steps without a decision left are obvious,
// and the table shows when a company cannot place or pay for anything.
func worthAsking(e rules.Event) bool {
	switch e.Why.Reason {
	case rules.NoTrain, rules.NoRoute, rules.NoCityOpen:
		return true
	}
	return false
}

// saying is a sentence, or part of one, about consequences of a decision.
type saying uint8

const (
	priceMoves saying = iota
	winsChoice
	layerOpens
	privatesPay
	sharesPay
	trainsRust
	nameAndSum
	trainAndSum
	leaseAndSum
	foldedPasses
	sayingCount
)

var sayings = [sayingCount]Pair{
	priceMoves:   {"Price {$before} → {$after}.", "株価 {$before} → {$after}。"},
	winsChoice:   {"{who} may choose, for {$sum}.", "{who} が {$sum} で選ぶ権利を得る。"},
	layerOpens:   {"Layer {n} opens.", "レイヤー{n}が開放される。"},
	privatesPay:  {"Privates pay: {list}.", "個人会社の収入：{list}。"},
	sharesPay:    {"{who} pays {list}.", "{who} の配当：{list}。"},
	trainsRust:   {"Every {train} rusts: {owners}.", "{train}がすべて廃車になる：{owners}。"},
	nameAndSum:   {"{who} {$sum}", "{who} {$sum}"},
	trainAndSum:  {"{train} ({$sum})", "{train}列車（{$sum}）"},
	leaseAndSum:  {"a leased {train} ({$sum})", "借りた{train}列車（{$sum}）"},
	foldedPasses: {"{n} {n|pass|passes}: {list}.", "{n}回のパス：{list}。"},
}

// Passes returns one sentence for consecutive passes.
func (s *Speaker) Passes(who []id.Owner) string {
	names := make([]string, len(who))
	for i, o := range who {
		names[i] = s.Owner(o)
	}
	return sayings[foldedPasses].Sentence(s.Lang, Facts{"n": Number(int32(len(who))), "list": s.List(names)})
}
