package table

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
)

// told is a consequence on the screen: its kind, and its words.
type told struct{ kind, words string }

// says returns the consequences on the screen.
func (f *freely) says() (list []told) {
	for _, n := range f.S.Nodes() {
		switch kind, _, _ := strings.Cut(n.ID, ":"); kind {
		case "effect", "worth", "hit":
			list = append(list, told{kind, n.Name})
		}
	}
	return list
}

// course is the result of actions that are played one after the other, before the next round pays.
type course struct {
	*freely
	played        []rules.Action
	state         rules.State
	before, after rules.View
	refused       bool
	began         bool // a round
}

// courseOf plays actions on a copy of a position.
func (f *freely) courseOf(v rules.View, list []rules.Action) *course {
	c := &course{freely: f, played: list, state: *v.S, before: v}
	for _, a := range list {
		x, was := &rules.Scratch{}, c.state
		if c.refused = rules.Do(rules.View{T: v.T, S: &was, X: x}, a, &c.state).Refused(); c.refused {
			break
		}
		for _, e := range x.Events {
			if c.began = c.began || e.Kind == rules.RoundBegan; c.began && e.Kind == rules.Paid {
				c.state.Cash[e.Who] += e.Amount
				c.state.Cash[e.To] -= e.Amount
			}
		}
	}
	c.after = rules.View{T: v.T, S: &c.state, X: &rules.Scratch{}}
	return c
}

// holds compares the consequences that were shown with those that came.
func (f *freely) holds(m *match.Match, from int, said []told) {
	f.T.Helper()
	var played []rules.Action
	for i := from; i < m.Len(); i++ {
		played = append(played, m.Action(i))
	}
	if len(played) > 0 {
		f.courseOf(m.ViewAt(from), played).holds(said)
	}
}

// holds compares the consequences that were shown with those of the course. Each has words before it that name its
// subject.
func (c *course) holds(said []told) {
	c.T.Helper()
	if len(said) == 0 || c.refused || c.before.Sealed() {
		return
	}
	want := c.consequences()
	for _, x := range said {
		label := ""
		for l := range want {
			if strings.HasPrefix(x.words, l+" ") && len(l) > len(label) {
				label = l
			}
		}
		if label == "" {
			c.T.Fatalf("%s: nobody knows what %q is about", c.names(), x.words)
		}
		c.read++
		values := want[label](x)
		if got := strings.TrimPrefix(x.words, label+" "); !slices.Contains(values, got) &&
			!slices.Contains(values, unsettled) {
			c.T.Fatalf("%s: %q is told, %q came", c.names(), x.words, values)
		}
	}
}

// names returns the names of the actions.
func (c *course) names() string {
	var list []string
	for _, a := range c.played {
		list = append(list, fmt.Sprintf("%+v", a))
	}
	return strings.Join(list, ", ")
}

// unsettled replaces predictions that the outcome cannot confirm: a run whose search was given up, a block that others
// were asked about first.
const unsettled = "?"

// claims are the values that may be shown, by the words before them. They are worked out when they are asked for.
type claims map[string]func(told) []string

func (w claims) add(label string, values func() []string) {
	before := w[label]
	w[label] = func(x told) []string {
		if before != nil {
			return append(before(x), values()...)
		}
		return values()
	}
}

func arrow(a, b string) string { return a + " → " + b }

// sum returns the words for an amount of o's money that changes.
func (c *course) sum(o id.Owner, before, after int32) []string {
	say := c.tab.desk.Speaker()
	return []string{arrow(say.MoneyOf(o, before), say.MoneyOf(o, after)) + " " +
		text.Change(say.Title.CurrencyOf(o), after-before)}
}

// consequences returns the sentences that the screen may show.
func (c *course) consequences() claims {
	w := claims{}
	for i := range c.before.S.Players {
		c.ofPlayer(w, id.Player(i+1))
	}
	for i := range c.Title.Corps {
		c.ofCompany(w, id.Corp(i+1))
		c.ofShares(w, id.Corp(i+1))
		c.ofRun(w, id.Corp(i+1))
		c.ofBlock(w, id.Corp(i+1))
	}
	if lay, ok := draft.LayOf(c.played[0]); ok {
		c.ofLay(w, lay)
	}
	if sale, ok := c.played[0].(rules.SellShares); ok {
		c.ofProtection(w, sale.Corp)
	}
	before, after := c.Title.Phases[c.before.S.Phase].Name, c.Title.Phases[c.after.S.Phase].Name
	w.add(text.Capital(c.tab.desk.Speaker().Say(text.Phase)), func() []string { return []string{arrow(before, after)} })
	return w
}

func (c *course) decider() id.Owner {
	return id.OfPlayer(c.before.Decider(rules.Actor(c.played[0])))
}

func (c *course) ofPlayer(w claims, p id.Player) {
	say, o := c.tab.desk.Speaker(), id.OfPlayer(p)
	who := text.Facts{"who": say.Player(p)}
	w.add(say.Phrase(text.CashOf, who), func() []string { return c.sum(o, c.before.Cash(o), c.after.Cash(o)) })
	w.add(say.Phrase(text.CertsOf, who), func() []string {
		certs := arrow(text.Number(int32(c.before.CertsCounted(p))), text.Number(int32(c.after.CertsCounted(p))))
		if c.before.PhaseDef().NoCertLimit {
			return []string{certs}
		}
		return []string{certs + " / " + text.Number(int32(c.before.CertLimit()))}
	})
	w[say.Player(p)] = func(x told) []string {
		change := c.after.Worth(p) - c.before.Worth(p)
		if x.kind == "hit" {
			sale := rules.OperandsOf(c.played[0])
			corp, held := sale.Corp, int32(c.before.Held(sale.Corp, o)) // the company may close by it
			if sale.By == o {
				held -= int32(sale.Percent)
			}
			v, ok := c.unprotected(corp)
			if !ok {
				return []string{unsettled}
			}
			change = held / int32(c.before.Ordinary(corp)) * (v.Price(corp) - c.before.Price(corp))
		}
		return []string{say.Phrase(text.WorthChange, text.Facts{"change": text.Change(c.Title.Currency, change)})}
	}
}

func (c *course) ofCompany(w claims, x id.Corp) {
	say, o := c.tab.desk.Speaker(), id.OfCorp(x)
	add := func(p text.Pair, values func() []string) {
		w.add(say.Phrase(p, text.Facts{"company": say.Corp(x)}), values)
	}
	price := func() []string { return c.sum(id.Bank, c.before.Price(x), c.after.Price(x)) }
	add(text.TreasuryOf, func() []string { return c.sum(o, c.before.Cash(o), c.after.Cash(o)) })
	add(text.PriceOf, func() []string { return append(price(), say.Money(c.after.Price(x))) })
	add(text.PriceUnrun, price)
	add(text.ParOf, func() []string {
		before, after := int32(c.before.S.Corps[x].Par), int32(c.after.S.Corps[x].Par)
		return append(c.sum(id.Bank, before, after), say.Money(after))
	})
	add(text.TrainLimitOf, func() []string {
		return []string{arrow(text.Number(int32(c.before.TrainLimit(x))), text.Number(int32(c.after.TrainLimit(x))))}
	})
	add(text.TrainsOf, func() []string {
		return []string{arrow(text.Number(int32(c.before.TrainCount(o))), text.Number(int32(c.after.TrainCount(o)))) + " / " +
			text.Number(int32(c.after.TrainLimit(x)))}
	})
	add(text.PresidencyOf, func() []string {
		before, now := c.before.President(x), c.after.President(x)
		if before != now {
			return []string{arrow(say.Player(before), say.Player(now))}
		}
		return []string{say.Phrase(text.StaysWith, text.Facts{"player": say.Player(now)})}
	})
	add(text.OrderOf, func() []string {
		place := func(v rules.View) string {
			return say.Phrase(text.OrderPlace, text.Facts{"n": text.Number(int32(1 + slices.Index(v.AppendFloated(nil), x)))})
		}
		return []string{arrow(place(c.before), place(c.after))}
	})
	add(text.FloatOf, func() []string {
		share := int(c.after.Ordinary(x))
		uncounted := c.after.Held(x, id.Initial)
		if c.Title.Key == "1860" { // R70
			uncounted += c.after.Held(x, id.Pool)
		}
		left := (int(c.Title.Corp(x).FloatAt) - 100 + uncounted + share - 1) / share
		return []string{say.Phrase(text.FloatsAfter,
			text.Facts{"n": text.Number(int32(left)), "$sum": say.Funds(c.after.CapitalAtFloat(x))})}
	})
}

// ofShares adds the holding of a company, and its certificates.
func (c *course) ofShares(w claims, x id.Corp) {
	say, me := c.tab.desk.Speaker(), c.decider()
	facts := text.Facts{"company": say.Corp(x)}
	held := func(o id.Owner) []string {
		return []string{arrow(say.Percent(c.before.Held(x, o)), say.Percent(c.after.Held(x, o)))}
	}
	w.add(say.Phrase(text.HoldingOf, facts), func() []string {
		now := c.after.President(x)
		if now == 0 {
			return held(me)
		}
		return append(held(me), say.Percent(c.after.Held(x, id.OfPlayer(now)))+", "+say.Player(now))
	})
	holders := []id.Owner{id.OfCorp(x), id.Initial, id.Pool}
	for i := range c.before.S.Players {
		holders = append(holders, id.OfPlayer(id.Player(i+1)))
	}
	for _, o := range holders {
		w.add(say.Phrase(text.PartOf, text.Facts{"company": say.Corp(x), "who": say.Owner(o)}),
			func() []string { return held(o) })
	}
	w.add(say.Phrase(text.CountsOf, facts), func() []string {
		sum := c.after.UncountedWorth(x, me.Player()) - c.before.UncountedWorth(x, me.Player())
		return []string{say.Phrase(text.CountsThen, text.Facts{"$sum": say.Money(sum)})}
	})
	run := c.before.S.Corps[x].LastRun
	if run == 0 {
		return
	}
	w.add(say.Phrase(text.PerShareOf, text.Facts{"$sum": say.Money(run)}),
		func() []string { // of any company that earned as much
			part := func(v rules.View) string { return say.Money(run * int32(v.Ordinary(x)) / 100) }
			return []string{arrow(part(c.before), part(c.after))}
		})
	w.add(say.Phrase(text.OwnPartOf, text.Facts{"company": say.Corp(x), "$sum": say.Money(run)}), func() []string {
		return c.sum(id.Bank, step.OwnPart(c.before, x, run), step.OwnPart(c.after, x, run))
	})
}

// ofRun adds the highest revenue of a company.
func (c *course) ofRun(w claims, x id.Corp) {
	say := c.tab.desk.Speaker()
	facts := text.Facts{"company": say.Corp(x)}
	runs := func(before ...id.Corp) func() []string {
		return func() []string {
			sum, known := int32(0), true
			for _, b := range before {
				earns, proved := bestRun(c.before, b)
				sum, known = sum+earns, known && proved
			}
			earns, proved := bestRun(c.after, x)
			if !known || !proved {
				return []string{unsettled}
			}
			return append(c.sum(id.Bank, sum, earns), "…")
		}
	}
	for _, p := range [...]text.Pair{text.BestRunOf, text.GainsToo, text.RunsWorse} {
		w.add(say.Phrase(p, facts), runs(x))
	}
	others := say.Phrase(text.RunsOfOthers, nil)
	w[others] = func(said told) []string { // of those whose best runs are known
		var list []string
		for i := range c.Title.Corps {
			o := id.Corp(i + 1)
			if !strings.Contains(said.words, " "+say.Corp(o)+" ") {
				continue
			}
			before, proved := bestRun(c.before, o)
			after, too := bestRun(c.after, o)
			if !proved || !too {
				return []string{unsettled}
			}
			list = append(list, say.Corp(o)+" "+text.Change(c.Title.Currency, after-before))
		}
		return []string{say.List(list)}
	}
	var parts []id.Corp
	var names []string
	for i := range c.Title.Corps {
		b := id.Corp(i + 1)
		if o := id.OfCorp(b); c.before.TrainCount(o) > 0 && (b == x || c.after.TrainCount(o) == 0) {
			parts, names = append(parts, b), append(names, say.Corp(b))
		}
	}
	facts["list"] = say.List(names)
	w.add(say.Phrase(text.BestRunAll, facts), runs(parts...))
}

// mostWork bounds the search for a best run that is compared.
const mostWork = 2_000_000

// bestRun returns the highest revenue of a company in a position, and whether it is proved.
func bestRun(v rules.View, c id.Corp) (earns int32, proved bool) {
	trains := v.AppendRunning(nil, c)
	if len(trains) == 0 {
		return 0, true
	}
	var s route.Solver
	for s.Begin(v.RunProblem(c, trains)); !s.Step(100_000) && s.Work() < mostWork; {
	}
	best := s.Best()
	if best.None || !best.Proved {
		return 0, best.Proved
	}
	return v.RunRevenue(rules.RunRoutes{By: c, Routes: best.Routes}), true
}

// ofLay adds the cost of a tile and its effect on revenue.
func (c *course) ofLay(w claims, lay rules.LayTile) {
	say, o := c.tab.desk.Speaker(), c.before.Actor()
	w.add(say.Phrase(text.CostLabel, nil), func() []string {
		cost := c.before.Cash(o) - c.after.Cash(o)
		if cost <= 0 {
			return []string{say.Phrase(text.LayFree, nil)}
		}
		words := say.Funds(cost)
		if printed := c.Title.Board.Hexes[lay.Hex-1].Printed; printed > 0 {
			words = say.Phrase(text.HalfOf, text.Facts{"$cost": words, "n": text.Number(int32(printed))})
		}
		return []string{words}
	})
	face := func(v rules.View) *tile.Face { return v.Position().Face(lay.Hex) }
	w.add(say.Phrase(text.StopValues, nil), func() []string {
		values := func(v rules.View) string {
			var list []string
			for _, s := range face(v).Stops {
				if n := text.Money(c.Title.Currency, int32(s.Value.At(v.PhaseDef().Column()))); !slices.Contains(list, n) {
					list = append(list, n)
				}
			}
			return strings.Join(list, ", ")
		}
		then := values(c.after)
		if len(face(c.after).Stops) == 0 {
			then = say.Phrase(text.NoStop, nil)
		}
		return []string{arrow(values(c.before), then)}
	})
	w.add(say.Phrase(text.NewTrackTo, nil), func() []string {
		var list []string
		added := face(c.after).Exits() &^ face(c.before).Exits()
		for e := range hex.Edge(6) {
			if n := c.Title.Track().Next(lay.Hex, e); added>>e&1 != 0 && n != 0 {
				list = append(list, c.Title.HexName(n))
			}
		}
		return []string{strings.Join(list, ", ")}
	})
}

// ofBlock adds the fate of the price of a company whose shares were sold, if nobody protects it (1870/R50).
func (c *course) ofBlock(w claims, x id.Corp) {
	say := c.tab.desk.Speaker()
	w.add(say.Phrase(text.PriceUnprotected, text.Facts{"company": say.Corp(x)}), func() []string {
		v, ok := c.unprotected(x)
		switch before := c.before.Price(x); {
		case !ok:
			return []string{unsettled}
		case v.Price(x) != before:
			return c.sum(id.Bank, before, v.Price(x))
		}
		return []string{say.Money(v.Price(x))}
	})
}

// ofProtection adds who may protect the price of a company whose shares were sold (1870/R51).
func (c *course) ofProtection(w claims, x id.Corp) {
	say := c.tab.desk.Speaker()
	w[say.Phrase(text.MayProtect, nil)] = func(said told) []string {
		may, nobody := "", said.words
		if p := c.before.President(x); p != 0 {
			nobody = say.Player(p) + " for "
		}
		_, ok := c.settle(x, func(v rules.View) {
			for _, a := range rules.AppendLegal(nil, v) {
				if buy, buys := a.(rules.BuyShares); buys && buy.Corp == x {
					o := id.OfPlayer(v.Decider(v.Actor()))
					cost := v.Cash(o) - c.courseOf(v, []rules.Action{a}).after.Cash(o)
					may = say.Phrase(text.ProtectsFor, text.Facts{"player": say.Player(o.Player()), "$cost": say.Money(cost)})
				}
			}
		})
		switch {
		case !ok || may == "" && !strings.Contains(said.words, nobody):
			return []string{unsettled}
		case may == "":
			return []string{"nobody is asked"}
		}
		return []string{may}
	}
}

// unprotected has everybody pass until no block of a company waits, and returns that position; false if another step
// that comes first may change the price too.
func (c *course) unprotected(x id.Corp) (rules.View, bool) {
	return c.settle(x, func(rules.View) {})
}

// settle does that, and shows the positions in which the president is asked about the company.
func (c *course) settle(x id.Corp, asked func(rules.View)) (rules.View, bool) {
	waits := func(s *rules.State) bool {
		return slices.ContainsFunc(s.Blocks.List[:s.Blocks.Len], func(b rules.Block) bool { return b.Corp == x })
	}
	if waits(c.before.S) || c.began {
		return c.before, false
	}
	s := c.state
	for range 40 {
		v := rules.View{T: c.Title, S: &s, X: &rules.Scratch{}}
		if !waits(&s) {
			return v, true
		}
		if _, asks := v.InCharge().(step.Protect); asks && s.Blocks.List[0].Corp == x {
			asked(v)
		}
		next := c.courseOf(v, []rules.Action{rules.Pass{By: v.Actor()}})
		if next.refused || next.began {
			break
		}
		s = next.state
	}
	return c.before, false
}

// protects compares the predicted results of a president's two answers with the real ones (1870/R51).
func (f *freely) protects() {
	v, say := f.tab.desk.View(), f.tab.desk.Speaker()
	if !f.Has("pair") || v.S.Blocks.Len != 1 {
		return
	}
	c, o := v.S.Blocks.List[0].Corp, id.OfPlayer(v.Decider(v.Actor()))
	answers := [2]rules.Action{nil, rules.Pass{By: v.Actor()}}
	for _, a := range rules.AppendLegal(nil, v) {
		if _, buys := a.(rules.BuyShares); buys {
			answers[0] = a
		}
	}
	for k, a := range answers {
		if a == nil {
			continue
		}
		then := f.courseOf(v, []rules.Action{a})
		if then.began {
			continue
		}
		want := map[string]string{}
		add := func(p text.Pair, figure func(rules.View) string) {
			want[say.Phrase(p, text.Facts{"company": say.Corp(c), "now": figure(v)})] = figure(then.after)
		}
		add(text.YourCash, func(v rules.View) string { return say.Money(v.Cash(o)) })
		add(text.ThePrice, func(v rules.View) string { return say.Money(v.Price(c)) })
		add(text.YourShare, func(v rules.View) string { return say.Percent(v.Held(c, o)) })
		add(text.YourCerts, func(v rules.View) string { return text.Number(int32(v.CertsCounted(o.Player()))) })
		add(text.YourWorth, func(v rules.View) string { return say.Money(v.Worth(o.Player())) })
		for i := range v.S.Players {
			p := id.Player(i + 1)
			change := text.Change(f.Title.Currency, then.after.Worth(p)-v.Worth(p))
			if then.after.Worth(p) == v.Worth(p) {
				change = say.Phrase(text.NoChange, nil)
			}
			want[say.Phrase(text.OthersShare, text.Facts{
				"player": say.Player(p), "company": say.Corp(c), "percent": say.Percent(v.Held(c, id.OfPlayer(p))),
			})] = change
		}
		for i := 0; ; i++ {
			row := "pair:" + fmt.Sprint(i)
			label, ok := f.S.Find(row + ":label")
			if !ok {
				break
			}
			f.read++
			said := f.S.Must(row + ":" + fmt.Sprint(k)).Name
			if value, known := want[label.Name]; !known || !strings.HasSuffix(said, ": "+value) {
				f.T.Fatalf("%+v: %q says %q, %q came", a, label.Name, said, value)
			}
		}
	}
}

// dividends compares the cards of a dividend with the results.
func (f *freely) dividends() {
	v, voice := f.tab.desk.View(), *f.tab.desk.Speaker()
	voice.Spoken = true
	for _, a := range rules.AppendLegal(nil, v) {
		pays, ok := a.(rules.Dividend)
		n, shown := f.S.Find("opt:dividend:" + pays.Kind.String())
		if !ok || !shown {
			continue
		}
		then := f.courseOf(v, []rules.Action{a})
		var list []string
		for i := range v.S.Players {
			p := id.Player(i + 1)
			list = append(list, voice.Player(p)+" "+voice.Money(then.after.Cash(id.OfPlayer(p))-v.Cash(id.OfPlayer(p))))
		}
		want := voice.Phrase(text.DividendName, text.Facts{"what": "", "list": voice.List(list),
			"$before": voice.Money(v.Price(pays.By)), "$after": voice.Money(then.after.Price(pays.By))})
		if f.read++; !strings.HasSuffix(n.Name, want) {
			f.T.Fatalf("%+v: %q is told, %q came", a, n.Name, want)
		}
	}
}

// table asks of a table of two answers that each pair that the referee takes is a cell that can be pressed, that no
// other can, and that each names its payment; then it chooses one of them and compares the third answers, the button
// and the consequences.
func (f *freely) table() {
	if _, shown := f.S.Find("grid"); !shown {
		return
	}
	v := f.tab.desk.View()
	var firsts []rules.Action
	if o := f.tab.due.Draft().Chosen(); o != nil && o.Corp != 0 {
		for _, at := range v.AppendPars(nil, o.Corp) {
			par := o.Forms[0].(rules.Par)
			par.At = at
			firsts = append(firsts, par)
		}
	} else {
		for n := range v.Answers() {
			firsts = append(firsts, rules.Decide{By: v.Actor(), Choice: n})
		}
	}
	var pairs []*course
	var cells []string
	for _, a := range firsts {
		then := f.courseOf(v, []rules.Action{a})
		if then.refused {
			continue
		}
		for n, word := range then.after.Answers() {
			cell := "grid:" + word + ":" + f.columnOf(v, a)
			pair := f.courseOf(v, []rules.Action{a, rules.Decide{By: then.after.Actor(), Choice: n}})
			node := f.S.Must(cell)
			if node.Disabled != pair.refused {
				f.T.Fatalf("%s can be pressed: %v, the referee accepts %s: %v", cell, !node.Disabled, pair.names(), !pair.refused)
			}
			if pair.refused {
				continue
			}
			o := pair.decider()
			sum := text.Change(f.Title.Currency, pair.after.Cash(o)-v.Cash(o))
			if f.read++; !strings.HasSuffix(node.Name, ": "+sum) {
				f.T.Fatalf("%s: %q is told, %q came", pair.names(), node.Name, sum)
			}
			pairs, cells = append(pairs, pair), append(cells, cell)
		}
	}
	if len(pairs) == 0 {
		f.T.Fatal("no cell can be pressed")
	}
	k := (f.n + f.tab.game.Len()) % len(pairs)
	f.Choose(cells[k])
	played := pairs[k].played
	if _, asks := f.S.Find("then"); asks {
		for n, word := range pairs[k].after.Answers() {
			third := rules.Decide{By: pairs[k].after.Actor(), Choice: n}
			all := slices.Concat(pairs[k].played, []rules.Action{third})
			if _, shown := f.S.Find("then:" + word); shown == f.courseOf(v, all).refused {
				f.T.Fatalf("%q is offered: %v", word, shown)
			} else if shown {
				f.Choose("then:" + word)
				played = all
			}
		}
	}
	if !f.Has("act:primary") {
		f.T.Fatalf("%s cannot be played", pairs[k].names())
	}
	f.courseOf(v, played).holds(f.says())
}

// columnOf returns the heading of a column of the table.
func (f *freely) columnOf(v rules.View, a rules.Action) string {
	if par, starts := a.(rules.Par); starts {
		return fmt.Sprint(v.T.Market.Price(par.At))
	}
	return v.Answer(rules.OperandsOf(a).Choice)
}

// lots compares the predicted results of sales in need with the real ones.
func (f *freely) lots() {
	p := f.tab.due.Draft().Plan()
	if p == nil || len(p.Sales()) == 0 {
		return
	}
	v, say := f.tab.desk.View(), f.tab.desk.Speaker()
	then := f.courseOf(v, p.Sales())
	if then.refused {
		return
	}
	o := id.OfPlayer(v.President(v.Actor().Corp()))
	span := func(before, after string) string {
		if before == after {
			return before
		}
		return arrow(before, after)
	}
	for _, a := range p.Sales() {
		c := rules.OperandsOf(a).Corp
		held := func(of id.Owner, word func(int) string) string {
			return span(word(v.Held(c, of)), word(then.after.Held(c, of)))
		}
		price := span(say.Money(v.Price(c)), say.Money(then.after.Price(c)))
		plain := func(n int) string { return text.Number(int32(n)) }
		want := map[string]string{"1": held(o, plain), "2": held(id.Pool, plain), "5": price}
		for col, value := range want {
			if n, shown := f.S.Find("need:" + say.Corp(c) + ":" + col); shown && n.Name != value {
				f.T.Fatalf("%s: %q is told in column %s, %q came", then.names(), n.Name, col, value)
			}
		}
		words := say.List([]string{held(o, say.Percent), say.Say(text.Pool) + " " + held(id.Pool, say.Percent), price})
		if n, shown := f.S.Find("need:" + say.Corp(c) + ":after"); shown && !strings.HasPrefix(n.Name, words) {
			f.T.Fatalf("%s: %q is told, %q came", then.names(), n.Name, words)
		}
		f.read++
	}
}
