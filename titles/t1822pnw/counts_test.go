package t1822pnw

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
)

// counted is raised for long runs: go test ./titles/t1822pnw -run Counts -counted 1000 -timeout 24h. From 20 on nothing
// that is wanted may be zero over all. With -first and -kinds a long run can be made in pieces.
var (
	counted = flag.Int("counted", 0,
		"random games for each title, profile, number of players and option; 0 plays one of the SRS")
	first = flag.Uint64("first", 0, "the first seed of the games that are counted")
	kinds = flag.String("kinds", "",
		"which kinds of games are counted, as a regular expression of key, options and profile")
)

// maxActions is more than any random game has had.
const maxActions = 10_000

// countedGames is a kind of game that is counted.
type countedGames struct {
	key      string
	settings []string
	players  []int
	profiles []rules.Profile
}

// TestCounts plays random games in which rare choices are likelier, tests the invariants after every action, and prints
// how often the games saw states of this title alone.
func TestCounts(t *testing.T) {
	t.Parallel()
	both, fresh := []rules.Profile{rules.Rulebook, rules.Recorded}, []rules.Profile{rules.Rulebook}
	list := []countedGames{
		{Key, nil, []int{3, 4, 5}, both},
		{ShortKey, nil, []int{3, 4, 5}, both},
		{SRSKey, nil, []int{2, 3}, both},
		{Key, []string{"starting_packet"}, []int{3, 4, 5}, fresh},
		{Key, []string{"remove_two_ls"}, []int{4}, fresh},
		{Key, []string{"remove_three_ls"}, []int{4}, fresh},
		{Key, []string{"private_set=document"}, []int{3, 4, 5}, fresh},
	}
	if *counted == 0 {
		list = []countedGames{{SRSKey, nil, []int{2}, fresh}}
	}
	chosen, all := regexp.MustCompile(*kinds), map[string]int{}
	for _, c := range list {
		seen := map[string]int{}
		for _, profile := range c.profiles {
			if !chosen.MatchString(fmt.Sprint(c.key, " ", strings.Join(c.settings, " "), " ", profile)) {
				continue
			}
			title := buildAs(t, profile, c.key, c.settings...)
			for _, players := range c.players {
				for seed := range uint64(max(*counted, 1)) {
					countGame(t, title, players, *first+seed, seen)
				}
			}
		}
		t.Logf("%s %s\n%s", c.key, strings.Join(c.settings, " "), listed(seen))
		for k, n := range seen {
			all[k] += n
		}
	}
	for _, what := range wanted() {
		if all[what] == 0 && *counted >= 20 && *kinds == "" {
			t.Errorf("no game saw: %s", what)
		}
	}
}

// listed returns counts as lines.
func listed(seen map[string]int) string {
	var b strings.Builder
	for _, k := range slices.Sorted(maps.Keys(seen)) {
		fmt.Fprintf(&b, "  %7d  %s\n", seen[k], k)
	}
	return b.String()
}

// wanted are the states that long runs must have seen.
func wanted() []string {
	list := []string{
		"merger over track", "merger over the ferry", "merger worth more than $600", "conversion",
		"start of a major: minor gone", "start of a major: minor in the deck", "start of a major: minor in a box",
		"start of a major: minor in box 1",
		"full capitalisation", "acquisition: minor", "acquisition: regional", "acquisition from a box",
		"payment: money", "payment: one_share", "payment: two_shares", "station: replace", "station: exchange",
		"station: remove",
		"station beside the slots", "L-trains exported", "phase begun by an export", "cube", "leap of a series",
		"mine upgraded", "loan",
		"repayment", "discard: special", "discard: ordinary", "E-train", "L turned over", "issue", "redemption",
		"Pullman attached",
		"special dividend apart", "destination", "station returned", "minor of box 1 goes: coloured",
		"minor of box 1 goes: other", "minor of box 1 goes: regional",
		"end: bank", "end: chart", "end: agreement", "end: no bids", "end with the next round",
	}
	for _, kind := range [...]string{trainL, train3, "4", "5", "6", train7} {
		list = append(list, "box 1 takes a train: "+kind)
	}
	for _, p := range [...]string{"P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P10", "P11", "P12", "P13", "P15", "P16",
		"P17", "P18", "P19", "P20", "P21"} {
		list = append(list, "used: "+p)
	}
	for _, p := range [...]string{airService, oregonTrunk, companyTown, astoriaPort, timberCards} {
		list = append(list, "used: "+p)
	}
	for _, p := range lasting {
		list = append(list, "earned by: "+p)
	}
	return list
}

// lasting are the privates whose power is to add to runs.
var lasting = [...]string{"P9", "P14", hoodMeadows, crystal, mariners, blazers, usMail, worldMail}

// ends are the endings that there are, by the number that long runs must have seen.
var ends = map[rules.EndReason]string{rules.BankBroken: "bank", rules.MarketEnd: "chart",
	rules.EndedByHand: "agreement", rules.NoBids: "no bids"}

// countGame plays a game and counts rare events in it.
func countGame(t *testing.T, title *rules.Title, players int, seed uint64, seen map[string]int) {
	t.Helper()
	s := rules.Start(title, players, seed, &rules.Scratch{})
	v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
	r, usual := rand.New(rand.NewPCG(seed, uint64(players))), bot.NewRandom(seed)
	for n := 0; !s.End.Over; n++ {
		if n == maxActions {
			t.Fatalf("%s, %d players, seed %d: no end", title.Key, players, seed)
		}
		a := ending(v, seed, n)
		if a == nil {
			a = unusual(r, v)
		}
		if a == nil {
			a = usual.Choose(v)
		}
		if a == nil {
			t.Fatalf("%s, %d players, seed %d, action %d: nobody may act in step %s", title.Key, players, seed, n,
				v.InCharge().Name())
		}
		countAction(v, a, seen)
		phase, extra := s.Phase, besides(&s)
		if refusal := rules.Do(v, a, &s); refusal.Refused() {
			t.Fatalf("%s, %d players, seed %d, action %d: %T%v is refused: %v", title.Key, players, seed, n, a, a,
				refusal.Reason)
		}
		if err := rulestest.Invariants(v); err != nil {
			t.Fatalf("%s, %d players, seed %d, action %d, after %T%v: %v", title.Key, players, seed, n, a, a, err)
		}
		if besides(&s) > extra {
			seen["station beside the slots"]++
		}
		for _, e := range v.X.Events {
			countEvent(v, e, phase, seen)
		}
	}
	seen["games"]++
	if ends[s.End.Reason] == "" {
		t.Errorf("%s, %d players, seed %d: ended by %d", title.Key, players, seed, s.End.Reason)
	}
	seen["end: "+ends[s.End.Reason]]++
	if s.End.Next {
		seen["end with the next round"]++
	}
}

// ending returns the ending to which a few games are steered: nobody bids in the first stock round, or the players
// agree to stop.
func ending(v rules.View, seed uint64, n int) rules.Action {
	switch {
	case seed%16 == 7 && v.S.Set == 1 && v.Base().Round == stockRound:
		return rules.Pass{By: v.Actor()}
	case seed%16 == 3 && n == 700:
		return rules.EndGame{By: v.Actor()}
	}
	return nil
}

// besides returns how many stations lie beside slots.
func besides(s *rules.State) (n int) {
	for h := range s.Cells {
		for _, c := range s.Cells[h].Extra {
			if c != 0 {
				n++
			}
		}
	}
	return n
}

// unusual returns now and then an action of a rare kind, of which random games see few; nil if there is none. Where a
// company runs that is only the train of its Pullman: the other legal runs there cost a search for the best run, which
// the usual choice makes anyway.
func unusual(r *rand.Rand, v rules.View) rules.Action {
	if r.IntN(3) == 0 {
		return nil
	}
	if run, ok := v.InCharge().(runTrains); ok {
		if list := step.AppendDecisions(nil, v, run); len(list) > 0 {
			return list[r.IntN(len(list))]
		}
		return nil
	}
	var list []rules.Action
	for _, a := range rules.AppendLegal(nil, v) {
		switch a := a.(type) {
		case Merge, rules.Par, rules.Decide, LayCombined, rules.Assign, UseCard, Issue, Acquire, Repay:
			list = append(list, a)
		case rules.BuyTrain:
			if a.TradeIn != 0 || a.As == v.T.FindTrain(trainE) || a.From == id.Pool {
				list = append(list, a)
			}
		case rules.LayTile:
			if a.Via != 0 || v.T.Tiles.Kind(a.Tile).Name == mineByPass || hasDocument(v.T) && earnsByPass(v, a.Hex) {
				list = append(list, a)
			}
		case rules.PlaceToken:
			if a.Hex == v.Destination(v.Actor().Corp()) { // it will come back
				list = append(list, a)
			}
		case rules.BuyShares:
			if a.By.Corp() != 0 {
				list = append(list, a)
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	return list[r.IntN(len(list))]
}

// earnsByPass reports whether a card of the document's set pays for passing a hex. Few companies can afford a tile
// there.
func earnsByPass(v rules.View, h id.Hex) bool {
	name := v.T.HexName(h)
	return name == meadows || name == ski
}

// countAction counts the coming effects of an action.
func countAction(v rules.View, a rules.Action, seen map[string]int) {
	switch a := a.(type) {
	case Merge:
		countMerge(v, a, seen)
	case rules.Par:
		countStart(v, a, seen)
	case rules.Decide:
		countAnswer(v, a, seen)
	case rules.LayTile:
		countLay(v, a, seen)
	case LayCombined:
		seen["used: "+powerOf(v.T, a.Via)+" with P11"]++
	case rules.Assign:
		seen["used: "+powerOf(v.T, a.Private)]++
	case UseCard:
		seen["used: "+powerOf(v.T, a.Via)]++
	case rules.RunRoutes:
		countBonuses(v, a, seen)
	case Acquire:
		if p := v.T.Private(a.Private); p.Becomes != "" || p.ID == "P20" {
			seen["used: "+p.ID]++
		}
	case Issue:
		seen["issue"]++
	case rules.BuyShares:
		if a.By.Corp() != 0 {
			seen["redemption"]++
		}
	case rules.BuyTrain:
		switch {
		case a.TradeIn != 0:
			seen["L turned over"]++
		case a.As != 0 && a.As == v.T.FindTrain(trainE):
			seen["E-train"]++
		case a.From.Corp() != 0:
			seen["train of another company"]++
		case a.From == id.Pool:
			seen["discarded train bought"]++
		}
	case rules.DiscardTrain:
		if v.Special(a.Train) != 0 || nameOf(v, a.Train) == trainPP {
			seen["discard: special"]++
		} else {
			seen["discard: ordinary"]++
		}
	}
}

// countBonuses counts the privates that add to a run.
func countBonuses(v rules.View, a rules.RunRoutes, seen map[string]int) {
	with, _ := runEarns(v, a)
	for i := range v.T.Privates {
		p := id.Private(i + 1)
		if name := powerOf(v.T, p); v.S.Privates[p].Owner == id.OfCorp(a.By) && slices.Contains(lasting[:], name) {
			s := *v.S
			s.Privates[p].Owner = id.Nobody
			if without, _ := runEarns(rules.View{T: v.T, S: &s, X: v.X}, a); with != without {
				seen["earned by: "+name]++
			}
		}
	}
}

// countMerge counts a merger by its connection and its worth, a takeover by the company taken over.
func countMerge(v rules.View, a Merge, seen map[string]int) {
	switch {
	case v.InCharge().Name() == takeKey:
		kind := "minor"
		if kindIs(v, a.With, rules.Regional) {
			kind = "regional"
		}
		seen["acquisition: "+kind]++
		if v.InBox(v.T.CardOf(a.With)) {
			seen["acquisition from a box"]++
		}
		return
	case linked(v, a.By, a.With) || linked(v, a.With, a.By):
		seen["merger over track"]++
	default:
		seen["merger over the ferry"]++
	}
	if valueOf(v, a.By, a.With).Value > 600 {
		seen["merger worth more than $600"]++
	}
}

// countStart counts the start of a major by where its coloured minor is.
func countStart(v rules.View, a rules.Par, seen map[string]int) {
	minor := v.S.Corps[a.Corp].Partner
	card := v.T.CardOf(minor)
	switch lot := v.LotOf(card); {
	case converts(v, a):
		seen["conversion"]++
	case !alive(v, minor):
		seen["start of a major: minor gone"]++
	case lot == 1:
		seen["start of a major: minor in box 1"]++
	case lot != 0:
		seen["start of a major: minor in a box"]++
	default:
		seen["start of a major: minor in the deck"]++
	}
}

func countAnswer(v rules.View, a rules.Decide, seen map[string]int) {
	word := ""
	if c, ok := v.InCharge().(rules.Chooser); ok {
		word = c.Word(v, a.Choice)
	}
	switch v.InCharge().Name() {
	case payKey:
		seen["payment: "+word]++
	case stationKey:
		seen["station: "+word]++
	case replaceKey:
		seen["P20 for "+word]++
	case step.RunKey:
		seen["Pullman attached"]++
	case step.DividendKey:
		seen["special dividend apart"]++
	}
}

func countLay(v rules.View, a rules.LayTile, seen map[string]int) {
	if a.Via != 0 {
		seen["used: "+powerOf(v.T, a.Via)]++
	}
	now := v.T.Tiles.Kind(a.Tile)
	switch {
	case now.Name == mineByPass:
		seen["mine upgraded"]++
	case isCube(v, a.Tile):
		seen["cube"]++
	case isSeries(v, a.Hex) && now.Face.Color > max(v.Position().Face(a.Hex).Color, tile.White)+1:
		seen["leap of a series"]++
	}
}

// countEvent counts the effects of an action.
func countEvent(v rules.View, e rules.Event, phase uint8, seen map[string]int) {
	switch e.Kind {
	case rules.CorpFloated:
		if v.Is(e.Corp, rules.AllAtFloat) {
			seen["full capitalisation"]++
		}
	case rules.CorpArrived:
		seen["destination"]++
	case rules.StationReturned:
		seen["station returned"]++
	case rules.Borrowed:
		seen["loan"]++
	case rules.Repaid:
		seen["repayment"]++
	case rules.DebtGrew:
		seen["interest"]++
	case rules.BoxesUnsold:
		seen["L-trains exported"]++
	case rules.CardUnsold:
		seen["box 1 takes a train: "+v.T.Train(v.T.FrontOf(e.Train)).Name]++
		seen["minor of box 1 goes: "+boxKind(v, v.T.CorpOfCard(e.Private))]++
		if v.S.Phase > phase {
			seen["phase begun by an export"]++
		}
	}
}

// boxKind classifies the card in the first box.
func boxKind(v rules.View, c id.Corp) string {
	switch {
	case kindIs(v, c, rules.Regional):
		return "regional"
	case majorOf(v, c) != 0:
		return "coloured"
	}
	return "other"
}
