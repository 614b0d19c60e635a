package t1860

import (
	"slices"
	"sort"
	"strconv"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles/words"
)

// The signs of unusual companies.
var (
	ceased = words.Sign{
		Name:  words.Pair{"ceased", "操業停止"},
		Means: words.Pair{"It operates no more; its price stays.", "もう操業せず、株価はそのままです。"},
		Out:   true,
	}
	bankrupt = words.Sign{
		Name: words.Pair{"bankrupt", "破産"},
		Means: words.Pair{
			"Bankrupt: its shares are void, its stations lie face down. It may be started again at a new par.",
			"破産：株は無効になり、駅は裏返しです。新しい額面で再び開始できます。",
		},
	}
	receivership = words.Sign{
		Name: words.Pair{"receivership", "財産管理下"},
		Means: words.Pair{
			"In receivership: nobody presides, it builds nothing and keeps all it earns, until a player holds {percent}.",
			"財産管理下：社長がなく、建設せず、収益はすべて留保します。{percent} を持つプレイヤーが現れると終わります。",
		},
	}
	insolvent = words.Sign{
		Name: words.Pair{"insolvent", "支払不能"},
		Means: words.Pair{
			"Insolvent: without a train it leases the cheapest one for its run, keeps all it earns, and builds only what is " +
				"free.",
			"支払不能：列車がない間は最も安い列車を借りて運行し、収益はすべて留保し、無料の線路だけ置けます。",
		},
	}
)

// signs returns the unusual states of a company and, once nationalised, its payment in this round, or nil if there are
// none.
func signs(v rules.View, c id.Corp) (list []words.Sign) {
	if v.Is(c, rules.Ceased) {
		return []words.Sign{ceased}
	}
	switch {
	case v.Is(c, rules.Unlisted) && !v.Is(c, rules.Started):
		list = append(list, bankrupt)
	case v.Receivership(c):
		list = append(list, receivership)
	}
	if v.Is(c, rules.Insolvent) {
		list = append(list, insolvent)
	}
	if nationalised.Is(v.S) && v.Is(c, rules.Floated) && hadTurn(v, c) {
		list = append(list, words.Sign{
			Name: words.Pair{"paid {$sum}", "配当 {$sum}"}, Amount: paidOut.At(int(c)).Of(v.S),
		})
	}
	return list
}

// hadTurn reports whether a company has had its turn in the current operating round.
func hadTurn(v rules.View, c id.Corp) bool {
	return v.Base().Round == operatingRound && slices.Contains(v.S.Order.Corps[:min(v.S.Order.At, v.S.Order.Len)], c)
}

// notices returns the notice that building has ended (1860/R145) or, once nationalised, the payments in this operating
// round, lowest first, since the lowest cease at its end (1860/R151). It returns nil while there is nothing to say.
func notices(v rules.View) []words.Notice {
	switch corps := v.AppendFloated(nil); {
	case !nationalised.Is(v.S) && !trackEnded.Is(v.S):
		return nil
	case !nationalised.Is(v.S):
		return []words.Notice{{Text: words.Pair{
			"Track, stations and halts have come to an end.", "線路と駅の建設、停車場は終わりました。",
		}}}
	case len(corps) <= 2:
		return []words.Notice{{Text: words.Pair{
			"Nationalized: the last companies cease after this round, and the game ends.",
			"国有化：このラウンドの後、最後の会社も操業を停止し、ゲームが終了します。",
		}}}
	default:
		list := []words.Notice{{Text: words.Pair{
			"Nationalized: the companies that pay least cease after this round.",
			"国有化：このラウンドの後、配当の最も少ない会社が操業を停止します。",
		}}}
		if paid := paidSoFar(v, corps); len(paid) > 0 {
			list = append(list, words.Notice{Text: words.Pair{"Paid so far: {list}.", "これまでの配当：{list}。"}, List: paid})
		}
		return list
	}
}

// paidSoFar returns the companies that have had their turn in this operating round with their payments, lowest first.
func paidSoFar(v rules.View, corps []id.Corp) (list []words.Sum) {
	for _, c := range corps {
		if hadTurn(v, c) {
			list = append(list, words.Sum{Corp: c, Amount: paidOut.At(int(c)).Of(v.S)})
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Amount < list[j].Amount })
	return list
}

// cut returns the part "+M" of the name of an N+M train that no longer counts, once the companies are
// nationalised (1860/R149), or "" if everything counts.
func cut(v rules.View, k id.TrainKind) string {
	if d := v.T.Train(k); nationalised.Is(v.S) && d.More > 0 {
		return "+" + strconv.Itoa(int(d.More))
	}
	return ""
}

// events are the title's own events in the log.
var events = map[rules.EventKind]words.Event{
	rules.PresidencyVacant: {Told: words.Pair{
		"{corp} has no president any more: it is in receivership.", "{corp} は社長を失い、財産管理下に入る。",
	}},
	rules.CorpDelisted: { // R142: the priority moves at once
		Told: words.Pair{"{corp} is bankrupt: its shares are void.", "{corp} が破産し、株はすべて無効になる。"},
		News: words.Pair{"{player} has the priority deal.", "優先取引権は {player} が持つ。"},
	},
	rules.CorpInsolvent: {Told: words.Pair{
		"{corp} is insolvent: it leases a train until it can buy one.", "{corp} は支払不能になり、買えるまで列車を借りる。",
	}},
	rules.CorpSolvent:   {Told: words.Pair{"{corp} is solvent again.", "{corp} の支払不能が解ける。"}},
	rules.CorpCeased:    {Told: words.Pair{"{corp} ceases to operate.", "{corp} が操業を停止する。"}},
	rules.SubsidyPaid:   {Told: words.Pair{"{corp} receives a subsidy of {$amount}.", "{corp} は補助金 {$amount} を受け取る。"}},
	rules.BuildingEnded: {Told: words.Pair{"Track, stations and halts come to an end.", "線路と駅の建設、停車場が終わる。"}},
	rules.NationBegan: { // R148-R151
		Told: words.Pair{"The railways are nationalized.", "鉄道が国有化される。"},
		News: words.Pair{
			"Only operating rounds follow, all pay out, and those that pay least cease.",
			"以後は運営ラウンドだけが続き、収益はすべて配当され、配当の最も少ない会社から操業を停止する。",
		},
		Last: true,
	},
}
