package main

import (
	"flag"
	"fmt"
	"io"
	"slices"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
)

// agree reports how often a kind of player makes the same choices as people did in games, by kind of decision.
func agree(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("agree", flag.ContinueOnError)
	kind := flags.String("of", "sensible", "kind of player")
	every := flags.Int("every", 1, "compare only every so many choices")
	if err := parse(flags, args); err != nil {
		return err
	}
	if flags.NArg() == 0 || *every < 1 || newPlayers[*kind] == nil {
		return errUsage
	}
	total := accord{every: *every}
	for _, path := range flags.Args() {
		g, err := load(path)
		if err != nil {
			return err
		}
		total.follow(g, newPlayers[*kind](1))
	}
	fmt.Fprintf(out, "%s, %d games\n\ndecision                cases   same  alike\n", *kind, flags.NArg())
	for d := range decisionCount {
		if n := total.by[d]; n.cases > 0 {
			fmt.Fprintf(out, "%-22s %6d %5.0f%% %5.0f%%\n", decisionNames[d], n.cases,
				100*float64(n.same)/float64(n.cases), 100*float64(n.alike)/float64(n.cases))
		}
	}
	return nil
}

// decision is a kind of choice that a person made.
type decision int

const (
	bidding decision = iota
	starting
	buying
	selling
	stockPass
	laying
	noLay
	placing
	payingOut
	keeping
	equipping
	noTrain
	sellingPrivate
	decisionCount
)

var decisionNames = [decisionCount]string{
	bidding: "bid", starting: "par", buying: "share", selling: "sale of shares", stockPass: "pass in a stock round",
	laying: "lay", noLay: "no lay", placing: "station", payingOut: "payout", keeping: "earnings kept",
	equipping: "train", noTrain: "no train", sellingPrivate: "private to a company",
}

// accord counts cases by kind of decision: how many choices were the same, and how many were alike, such as another par
// of the same company or another tile on the same hex.
type accord struct {
	by    [decisionCount]struct{ cases, same, alike int }
	every int // of so many choices one is compared
	seen  int
}

// follow plays a game through and lets a player choose wherever there is a choice.
func (n *accord) follow(g *game, p bot.Player) {
	v := g.view()
	for i := range g.moves {
		if len(g.moves[i].Actions) > 0 {
			n.compare(*v, g.moves[i].Actions[0], p)
		}
		g.do(v, i)
	}
}

// compare counts one choice of a person and whether p would make the same. It skips choices with fewer than two legal
// actions and actions of liberties that only records take.
func (n *accord) compare(v rules.View, a rules.Action, p bot.Player) {
	d, ok := decisionOf(v, a)
	v.For &^= rules.Stored
	if !ok || v.S.End.Over || rules.Check(v, a).Refused() || len(rules.AppendLegal(nil, v)) < 2 {
		return
	}
	n.seen++
	if n.seen%n.every != 0 {
		return
	}
	c := p.Choose(v)
	n.by[d].cases++
	if c != nil && (rules.SameAction(a, c) || sameTrain(v, a, c)) {
		n.by[d].same++
	}
	if c != nil && alike(v, a, c) {
		n.by[d].alike++
	}
}

// decisionOf classifies an action, and reports whether it is a decision that is compared.
func decisionOf(v rules.View, a rules.Action) (decision, bool) {
	player := v.Actor().Player() != 0
	switch a := a.(type) {
	case rules.Bid:
		return bidding, true
	case rules.Par:
		return starting, true
	case rules.BuyShares:
		return buying, player
	case rules.SellShares:
		return selling, player
	case rules.LayTile:
		return laying, true
	case rules.PlaceToken:
		return placing, true
	case rules.Dividend:
		if a.Kind == rules.Payout {
			return payingOut, true
		}
		return keeping, true
	case rules.BuyTrain:
		return equipping, true
	case rules.BuyPrivate:
		return sellingPrivate, !player
	case rules.Pass:
		return passOf(v)
	}
	return 0, false
}

// passOf returns the kind of decision that a pass makes, by the actions that are legal instead of it.
func passOf(v rules.View) (decision, bool) {
	has := func(is func(rules.Action) bool) bool { return slices.ContainsFunc(rules.AppendLegal(nil, v), is) }
	switch {
	case v.Actor().Player() != 0:
		return stockPass, v.RoundOf(v.Top()).Name == rules.StockRound
	case has(func(a rules.Action) bool { _, ok := a.(rules.LayTile); return ok }):
		return noLay, true
	case has(func(a rules.Action) bool { _, ok := a.(rules.BuyTrain); return ok }):
		return noTrain, true
	}
	return 0, false
}

// sameTrain reports whether two purchases are of the same kind of train, both from the bank or both from companies.
func sameTrain(v rules.View, a, b rules.Action) bool {
	x, ok := a.(rules.BuyTrain)
	y, also := b.(rules.BuyTrain)
	return ok && also && v.KindOf(x.Train) == v.KindOf(y.Train) && (x.From.Corp() == 0) == (y.From.Corp() == 0)
}

// alike reports whether two actions are of the same kind and concern the same company, private or hex.
func alike(v rules.View, a, b rules.Action) bool {
	if about := subject(a); about != nil && a.Def() == b.Def() {
		return about == subject(b)
	}
	return sameTrain(v, a, b) || rules.SameAction(a, b)
}

// subject returns the company, private or hex that an action concerns, or nil if only the whole action says it.
func subject(a rules.Action) any {
	switch a := a.(type) {
	case rules.Bid:
		return a.Private
	case rules.Par:
		return a.Corp
	case rules.BuyShares:
		return a.Corp
	case rules.SellShares:
		return a.Corp
	case rules.LayTile:
		return a.Hex
	case rules.PlaceToken:
		return a.Hex
	}
	return nil
}
