package catalog

import (
	"slices"
	"sync"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// common are the steps of package rules/step.
var common = []words.Step{
	{
		Key: step.AuctionKey, Panel: words.AuctionPanel, Where: words.AmongLots, Chapter: rules.LotGone,
		Name:    words.Pair{"auction", "競り"},
		Object:  words.Pair{"the auction", "競り"},
		Prompt:  words.Pair{"Buy the cheapest private, bid on another, or pass.", "最も安い個人会社を買うか、ほかに入札するか、パスしてください。"},
		Missing: words.Pair{"Choose a private", "個人会社を選ぶ"},
	},
	{
		Key: step.StockKey, Panel: words.StockPanel, Where: words.OnChart, Chapter: rules.OnePurchase,
		Name:    words.Pair{"buy and sell", "株の売買"},
		Object:  words.Pair{"the stock turn", "株の売買"},
		Prompt:  words.Pair{"Sell, buy one certificate, or pass.", "株を売るか、株券を1枚買うか、パスしてください。"},
		Missing: words.Pair{"Choose a company", "会社を選ぶ"},
		Finish:  words.Pair{"End turn", "手番を終える"},
	},
	{
		Key: step.ParKey, Panel: words.ParPanel, Lone: true, Chapter: rules.NotParPrice,
		Name:    words.Pair{"par", "額面の決定"},
		Object:  words.Pair{"the par", "額面の決定"},
		Prompt:  words.Pair{"Choose the par of {corp}.", "{corp} の額面を選んでください。"},
		Missing: words.Pair{"Choose a par", "額面を選ぶ"},
	},
	{
		Key: step.ExchangeKey, Chapter: rules.NoPower,
		Name:     words.Pair{"exchange", "交換"},
		Object:   words.Pair{"the exchange", "交換"},
		Prompt:   words.Pair{"Exchange a private for a share.", "個人会社を株と交換できます。"},
		Declined: words.Pair{"{who} does not exchange.", "{who} は交換しない。"},
	},
	{
		Key: step.HomeKey, Panel: words.StationPanel, Where: words.OnMap, Lone: true, Chapter: rules.HomeOnly,
		Name:     words.Pair{"home station", "本拠地の駅"},
		Object:   words.Pair{"the home station", "本拠地の駅"},
		Prompt:   words.Pair{"Choose the city of {corp}'s home station.", "{corp} の本拠地の駅を置く都市を選んでください。"},
		Missing:  words.Pair{"Choose a city", "都市を選ぶ"},
		Declined: words.Pair{"{who} places no home station.", "{who} は本拠地の駅を置かない。"},
	},
	{
		Key: step.TrackKey, Panel: words.TrackPanel, Where: words.OnMap, Privates: true, Chapter: rules.LayUsed,
		Name:     words.Pair{"lay track", "線路の敷設"},
		Short:    words.Pair{"Track", "線路"},
		Object:   words.Pair{"laying track", "線路の敷設"},
		Prompt:   words.Pair{"Choose a highlighted hex.", "光っているヘクスを選んでください。"},
		Missing:  words.Pair{"Choose a hex", "ヘクスを選ぶ"},
		Decline:  words.Pair{"Skip track", "敷設しない"},
		Finish:   words.Pair{"Done with track", "敷設を終える"},
		Declined: words.Pair{"{who} lays no track.", "{who} は線路を置かない。"},
		Finished: words.Pair{"{who} lays no more track.", "{who} は敷設を終える。"},
	},
	{
		Key: step.ExtraLayKey, Chapter: rules.LayUsed,
		Name:     words.Pair{"extra tile", "追加のタイル"},
		Object:   words.Pair{"the extra tile", "追加のタイル"},
		Prompt:   words.Pair{"A private allows an extra tile.", "個人会社の能力で追加のタイルを置けます。"},
		Decline:  words.Pair{"Skip track", "敷設しない"},
		Declined: words.Pair{"{who} lays no extra tile.", "{who} は追加のタイルを置かない。"},
	},
	{
		Key: step.StationKey, Panel: words.StationPanel, Where: words.OnMap, Privates: true, Chapter: rules.StationUsed,
		Name:     words.Pair{"place a station", "駅の配置"},
		Short:    words.Pair{"Token", "駅"},
		Object:   words.Pair{"the station", "駅の配置"},
		Prompt:   words.Pair{"Choose a city for a station.", "駅を置く都市を選んでください。"},
		Missing:  words.Pair{"Choose a city", "都市を選ぶ"},
		Decline:  words.Pair{"No station", "駅を置かない"},
		Declined: words.Pair{"{who} places no station.", "{who} は駅を置かない。"},
	},
	{
		Key: step.TeleportKey, Panel: words.StationPanel, Where: words.OnMap, Rare: true, Lone: true,
		Chapter:  rules.StationUsed,
		Name:     words.Pair{"free station", "無料の駅"},
		Object:   words.Pair{"the free station", "無料の駅"},
		Prompt:   words.Pair{"Place the free station or decline it.", "無料の駅を置くか、辞退してください。"},
		Missing:  words.Pair{"Choose a city", "都市を選ぶ"},
		Decline:  words.Pair{"No station", "駅を置かない"},
		Declined: words.Pair{"{who} declines the free station.", "{who} は無料の駅を辞退。"},
	},
	{
		Key: step.RunKey, Panel: words.RunPanel, Privates: true, Chapter: rules.RouteBroken,
		Name:     words.Pair{"run trains", "列車の運行"},
		Short:    words.Pair{"Run", "運行"},
		Object:   words.Pair{"running", "運行"},
		Prompt:   words.Pair{"Run the trains.", "列車を運行してください。"},
		Declined: words.Pair{"{who} runs no train.", "{who} は運行しない。"},
	},
	{
		Key: step.DividendKey, Panel: words.DividendPanel, Privates: true, Chapter: rules.NoEarnings,
		Name:     words.Pair{"dividend", "配当の決定"},
		Short:    words.Pair{"Dividend", "配当"},
		Object:   words.Pair{"the dividend", "配当"},
		Prompt:   words.Pair{"Pay out or withhold {$revenue}.", "{$revenue} を配当するか留保するか決めてください。"},
		Missing:  words.Pair{"Choose the dividend", "配当を選ぶ"},
		Declined: words.Pair{"{who} pays nothing.", "{who} は配当しない。"},
	},
	{
		Key: step.TrainsKey, Panel: words.TrainPanel, Privates: true, Chapter: rules.TrainNotForSale,
		Name:     words.Pair{"buy trains", "列車の購入"},
		Short:    words.Pair{"Trains", "列車"},
		Object:   words.Pair{"buying trains", "列車の購入"},
		Prompt:   words.Pair{"Buy a train, or go on.", "列車を買うか、次へ進んでください。"},
		Missing:  words.Pair{"Choose a train", "列車を選ぶ"},
		Decline:  words.Pair{"Done with trains", "列車の購入を終える"},
		Declined: words.Pair{"{who} buys no more trains.", "{who} は列車の購入を終える。"},
	},
	{
		Key: step.DiscardKey, Panel: words.DiscardPanel, Rare: true, Lone: true, Chapter: rules.TrainLimit,
		Name:     words.Pair{"discard a train", "列車を手放す"},
		Short:    words.Pair{"Discard", "手放す"},
		Object:   words.Pair{"discarding", "列車を手放す手順"},
		Prompt:   words.Pair{"{corp} is over the train limit: choose a train to discard.", "{corp} の列車が上限を超えています。手放す列車を選んでください。"},
		Missing:  words.Pair{"Choose a train", "列車を選ぶ"},
		Declined: words.Pair{"{who} discards nothing.", "{who} は列車を手放さない。"},
	},
	{
		Key: step.PrivatesKey, Chapter: rules.PhaseForPrivates,
		Name:     words.Pair{"buy privates", "個人会社の購入"},
		Object:   words.Pair{"buying privates", "個人会社の購入"},
		Prompt:   words.Pair{"Buy a private, or go on.", "個人会社を買うか、次へ進んでください。"},
		Decline:  words.Pair{"No private", "個人会社を買わない"},
		Declined: words.Pair{"{who} buys no private.", "{who} は個人会社を買わない。"},
	},
	{
		Key: step.LastPrivatesKey, Rare: true, Privates: true, Chapter: rules.PhaseForPrivates,
		Name:     words.Pair{"last privates", "最後の個人会社購入"},
		Short:    words.Pair{"Privates", "個人会社"},
		Object:   words.Pair{"buying privates", "個人会社の購入"},
		Prompt:   words.Pair{"Last chance of this turn to buy a private.", "この手番で個人会社を買う最後の機会です。"},
		Missing:  words.Pair{"Choose a private", "個人会社を選ぶ"},
		Decline:  words.Pair{"No private", "個人会社を買わない"},
		Declined: words.Pair{"{who} buys no private.", "{who} は個人会社を買わない。"},
	},
	{
		Key: step.BankruptKey, Chapter: rules.StillSolvent,
		Name:     words.Pair{"bankruptcy", "破産"},
		Object:   words.Pair{"bankruptcy", "破産"},
		Prompt:   words.Pair{"You cannot pay for the train: declare bankruptcy.", "列車の代金を払えません。破産を宣言してください。"},
		Declined: words.Pair{"{who} goes on.", "{who} は続ける。"},
	},
}

// over replaces the step after the end of a game.
var over = words.Step{Chapter: rules.GameOver}

// Current returns the row of the step in charge of a position.
func Current(v rules.View) words.Step {
	if v.S.End.Over {
		return over
	}
	return Step(v.T, v.InCharge().Name())
}

// Step returns the row of a step of a title, or an empty row with the key if there is none.
func Step(t *rules.Title, key string) words.Step {
	if row, known := steps()[t.Key][key]; known {
		return row
	}
	return words.Step{Key: key}
}

// Steps returns the rows of all titles.
func Steps() (all []words.Step) {
	for _, rows := range steps() {
		for _, row := range rows {
			all = append(all, row)
		}
	}
	return all
}

// steps maps titles and keys to rows: the shared ones, overridden by the title's own.
var steps = sync.OnceValue(func() map[string]map[string]words.Step {
	all := map[string]map[string]words.Step{}
	for _, e := range titles.All() {
		rows := map[string]words.Step{}
		for _, row := range slices.Concat(common, e.Words().Steps) {
			rows[row.Key] = row.Or(rows[row.Key]).Or(usual)
		}
		all[e.Key] = rows
	}
	return all
})

// usual has the texts of steps without texts of their own.
var usual = words.Step{Decline: words.Pair{"Pass", "パス"}, Declined: words.Pair{"{who} passes.", "{who} はパス。"}}
