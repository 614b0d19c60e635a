package t1822pnw

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// steps are the texts of the title's own steps, and of shared ones where they differ.
var steps = []words.Step{
	{
		Key: step.StockKey, Where: words.AmongBoxes, Chapter: sellFirst,
		Name:    words.Pair{"stock turn", "株式ラウンドの手番"},
		Object:  words.Pair{"the stock turn", "株式ラウンドの手番"},
		Missing: words.Pair{"Choose an action", "行動を選ぶ"},
	},
	{
		Key: firstLKey, Panel: words.ChoosePanel, Rare: true, Lone: true, Chapter: onlyFirstL,
		Name:     words.Pair{"first L-train", "最初のL列車"},
		Short:    words.Pair{"First L", "最初のL"},
		Object:   words.Pair{"the first L-train", "最初のL列車の購入"},
		Prompt:   words.Pair{"{corp} may buy an L-train now and run it in this turn.", "{corp} は今L列車を買い、この手番で運行できます。"},
		Missing:  words.Pair{"Choose a train", "列車を選ぶ"},
		Decline:  words.Pair{"No train yet", "買わない"},
		Declined: words.Pair{"{who} buys no first train.", "{who} は最初の列車を買わない。"},
	},
	{
		Key: acquireKey, Panel: words.ChoosePanel, Rare: true, Chapter: majorsOnly,
		Name:     words.Pair{"acquire privates", "個人会社の獲得"},
		Short:    words.Pair{"Privates", "個人会社"},
		Object:   words.Pair{"acquiring privates", "個人会社の獲得"},
		Prompt:   words.Pair{"{corp} may acquire privates of players, free.", "{corp} はプレイヤーの個人会社を無料で獲得できます。"},
		Missing:  words.Pair{"Choose a private", "個人会社を選ぶ"},
		Decline:  words.Pair{"No private", "個人会社を獲得しない"},
		Finish:   words.Pair{"Done", "獲得を終える"},
		Declined: words.Pair{"{who} acquires no more privates.", "{who} は個人会社の獲得を終える。"},
	},
	{
		Key: replaceKey, Panel: words.ChoosePanel, Rare: true, Chapter: notReplaceable,
		Name:    words.Pair{"backroom negotiations", "舞台裏の交渉"},
		Short:   words.Pair{"Negotiate", "交渉"},
		Object:  words.Pair{"the negotiations", "舞台裏の交渉"},
		Prompt:  words.Pair{"Whose place does {corp} take? That minor leaves the game.", "{corp} はどの色付きマイナー会社と入れ替わりますか。選んだ会社はゲームから除かれます。"},
		Missing: words.Pair{"Choose a minor", "マイナー会社を選ぶ"},
	},
	{
		Key:    step.TrackKey,
		Prompt: words.Pair{"Choose a highlighted hex for a tile or a builder cube.", "タイルか建設コマを置くヘクスを選んでください。"},
	},
	{
		Key: goalKey, Rare: true, Chapter: goalApart,
		Name:   words.Pair{"destination", "目的地"},
		Object: words.Pair{"the destination", "目的地到達の確認"},
		Prompt: words.Pair{"The destination station comes by itself.", "目的地の駅は自動的に置かれます。"},
	},
	{
		Key:    step.RunKey,
		Asking: words.Pair{"Run the trains; first, a Pullman may join one of them.", "列車を運行してください。先にプルマンを1両に付けられます。"},
	},
	{
		Key:    step.DiscardKey, // of a kind with a limit of its own, if not of the ordinary ones (R80)
		Prompt: words.Pair{"{corp} has too many trains: choose one to give up.", "{corp} の列車が多すぎます。手放す列車を選んでください。"},
	},
	{
		Key: takeKey, Panel: words.UnitePanel, Rare: true, Chapter: tooYoung,
		Name:     words.Pair{"acquire a minor", "マイナー会社の買収"},
		Short:    words.Pair{"Acquire", "買収"},
		Object:   words.Pair{"acquiring a minor", "マイナー会社の買収"},
		Prompt:   words.Pair{"{corp} may acquire one connected minor or regional railway.", "{corp} は、つながっているマイナー会社か地域会社を1社買収できます。"},
		Missing:  words.Pair{"Choose a company", "会社を選ぶ"},
		Decline:  words.Pair{"No acquisition", "買収しない"},
		Declined: words.Pair{"{who} acquires no company.", "{who} は買収しない。"},
	},
	{
		Key: payKey, Panel: words.ChoosePanel, Rare: true, Refused: true, Chapter: cannotPay,
		Name:    words.Pair{"payment", "支払い方法"},
		Object:  words.Pair{"the payment", "支払い方法"},
		Prompt:  words.Pair{"How is the owner paid: money, one share or two?", "所有者への支払いは、現金、株1枚、株2枚のどれですか。"},
		Missing: words.Pair{"Choose a payment", "支払い方法を選ぶ"},
		Decline: words.Pair{"Take the acquisition back", "買収を取りやめる"}, Declined: words.Pair{"{who} takes the acquisition back.", "{who} は買収を取りやめる。"},
	},
	{
		Key: stationKey, Panel: words.ChoosePanel, Rare: true, Chapter: noExchange,
		Name:    words.Pair{"minor's station", "マイナー会社の駅"},
		Short:   words.Pair{"Station", "駅"},
		Object:  words.Pair{"the minor's station", "マイナー会社の駅"},
		Prompt:  words.Pair{"What becomes of the station: a token takes its place, or one more becomes available?", "マイナー会社の駅を置き換えますか、それとも取り除いて配置可能な駅トークンを増やしますか。"},
		Missing: words.Pair{"Choose", "選ぶ"},
	},
	{
		Key: issueKey, Panel: words.ChoosePanel, Where: words.OnChart, Rare: true, Chapter: issueLater,
		Name:     words.Pair{"issue or redeem", "株式発行・償還"},
		Short:    words.Pair{"Shares", "発行・償還"},
		Object:   words.Pair{"issuing and redeeming", "株式発行・償還"},
		Prompt:   words.Pair{"{corp} may issue shares to the pool or redeem some of it.", "{corp} は公開市場に株を発行するか、そこから償還できます。"},
		Missing:  words.Pair{"Choose shares", "株を選ぶ"},
		Decline:  words.Pair{"Neither", "発行も償還もしない"},
		Declined: words.Pair{"{who} issues and redeems nothing.", "{who} は発行も償還もしない。"},
	},
	{
		Key: markerKey, Rare: true, Chapter: noTimber,
		Name:   words.Pair{"mill and Ski Haus", "製紙工場とスキー小屋"},
		Object: words.Pair{"mill and Ski Haus", "製紙工場とスキー小屋"},
		Prompt: words.Pair{"Place the mill or the Ski Haus.", "製紙工場かスキー小屋を置いてください。"},
	},
	{
		Key: cardKey, Rare: true, Chapter: rules.NoPower,
		Name:   words.Pair{"Credit Mobilier", "クレディ・モビリエ"},
		Object: words.Pair{"Credit Mobilier", "クレディ・モビリエ"},
		Prompt: words.Pair{"Move a card of a deck, or make a token available.", "山札のカードを動かすか、駅トークンを配置可能にしてください。"},
	},
	{
		Key: joinKey, Panel: words.ChoosePanel, Chapter: noPartner,
		Name:     words.Pair{"merger", "合併"},
		Object:   words.Pair{"the merger", "合併"},
		Prompt:   words.Pair{"{corp} may merge with a connected minor of the same owner.", "{corp} は、つながっている同じ所有者のマイナー会社と合併できます。"},
		Missing:  words.Pair{"Choose a partner", "相手を選ぶ"},
		Decline:  words.Pair{"Not now", "今はしない"},
		Declined: words.Pair{"{who} does not merge.", "{who} は合併しない。"},
	},
	{
		Key: parKey, Panel: words.GridPanel, Chapter: rules.NotParPrice,
		Name:    words.Pair{"par of the major", "大会社の額面"},
		Short:   words.Pair{"Par", "額面"},
		Object:  words.Pair{"the par", "額面"},
		Prompt:  words.Pair{"Choose the par of the new major.", "新しい大会社の額面を選んでください。"},
		Missing: words.Pair{"Choose a par", "額面を選ぶ"},
	},
	{
		Key: sharesKey, Panel: words.ChoosePanel, Chapter: sharesFew,
		Name:    words.Pair{"number of shares", "株数"},
		Short:   words.Pair{"Shares", "株数"},
		Object:  words.Pair{"the number of shares", "株数"},
		Prompt:  words.Pair{"How many shares of the new major does the owner take?", "所有者は新しい大会社の株を何株受け取りますか。"},
		Missing: words.Pair{"Choose a number", "株数を選ぶ"},
	},
}

// answering returns the steps whose answers have texts of their own.
func answering(sc *scenario) []words.Step {
	return []words.Step{
		{Key: step.RunKey, Answers: pullmanAnswers()},
		{Key: step.DividendKey, Answers: []words.Answer{
			{
				Word:   rules.Payout.String(),
				Button: words.Pair{"Pay out what the special train earned", "特殊列車の収入を全配当する"},
				Line:   words.Pair{"{who} pays out what its special train earned.", "{who} は特殊列車の収入を全配当する。"},
				Short:  words.Pair{"special: pay out", "特殊列車：全配当"},
				Means:  words.Pair{"{together}.", "{together}。"},
			},
			{
				Word:   rules.Half.String(),
				Button: words.Pair{"Pay half of what the special train earned", "特殊列車の収入を半配当する"},
				Line:   words.Pair{"{who} pays half of what its special train earned.", "{who} は特殊列車の収入を半配当する。"},
				Short:  words.Pair{"special: half", "特殊列車：半配当"},
				Means:  words.Pair{"{together}.", "{together}。"},
			},
			{
				Word:   rules.Withhold.String(),
				Button: words.Pair{"Withhold what the special train earned", "特殊列車の収入を留保する"},
				Line:   words.Pair{"{who} withholds what its special train earned.", "{who} は特殊列車の収入を留保する。"},
				Short:  words.Pair{"special: withhold", "特殊列車：留保"},
				Means:  words.Pair{"{together}.", "{together}。"},
			},
		}},
		{Key: payKey, Answers: []words.Answer{
			{
				Word:   paymentWords[0],
				Button: words.Pair{"Pay in money", "現金で払う"},
				Line:   words.Pair{"{who} pays in money.", "{who} は現金で払う。"},
				Short:  words.Pair{"money", "現金"},
				Means:  words.Same("{deal}"),
			},
			{
				Word:   paymentWords[1],
				Button: words.Pair{"Pay with one share", "株1枚で払う"},
				Line:   words.Pair{"{who} pays with one share.", "{who} は株1枚で払う。"},
				Short:  words.Pair{"one share", "株1枚"},
				Means:  words.Same("{deal}"),
			},
			{
				Word:   paymentWords[2],
				Button: words.Pair{"Pay with two shares", "株2枚で払う"},
				Line:   words.Pair{"{who} pays with two shares.", "{who} は株2枚で払う。"},
				Short:  words.Pair{"two shares", "株2枚"},
				Means:  words.Same("{deal}"),
			},
		}},
		{Key: stationKey, Answers: []words.Answer{
			{
				Word:   stationWords[replaceStation],
				Button: words.Pair{"Replace: a token of the major takes its place", "置き換え：大会社の駅と入れ替える"},
				Line:   words.Pair{"A token of the major takes the place of the minor's.", "マイナー会社の駅を大会社の駅と置き換える。"},
				Short:  words.Pair{"replace", "置き換え"},
			},
			{
				Word:   stationWords[exchangeStation],
				Button: words.Pair{"Exchange: one more token becomes available", "交換：配置可能な駅トークンを増やす"},
				Line:   words.Pair{"The minor's token goes, one more of the major becomes available.", "マイナー会社の駅を取り除き、大会社の配置可能な駅トークンが1つ増える。"},
				Short:  words.Pair{"exchange", "交換"},
			},
			{
				Word:   stationWords[removeStation],
				Button: words.Pair{"Take it away", "取り除く"},
				Line:   words.Pair{"The minor's token is taken away.", "マイナー会社の駅を取り除く。"},
				Short:  words.Pair{"take away", "除去"},
			},
		}},
		{Key: parKey, Answers: parAnswers()},
		{Key: sharesKey, Answers: shareAnswers()},
		{Key: replaceKey, Answers: minorAnswers(sc)},
	}
}

// maxCarriers is the number of trains to which a Pullman can be attached, more than a company can have.
const maxCarriers = 6

// pullmanAnswers returns an answer for each of up to maxCarriers trains.
func pullmanAnswers() (list []words.Answer) {
	for n := range maxCarriers {
		list = append(list, words.Answer{
			Word:   strconv.Itoa(n),
			Button: words.Pair{"Pullman to the {train}", "プルマンを{train}に付ける"},
			Line:   words.Pair{"{who} attaches its Pullman to its {train}.", "{who} はプルマンを{train}に付ける。"},
			Short:  words.Pair{"Pullman to the {train}", "{train}にプルマン"},
		})
	}
	return list
}

// parAnswers returns the answers about the par of a major.
func parAnswers() (list []words.Answer) {
	for _, price := range line {
		if price < lowestPar || price > highestPar {
			continue
		}
		f := words.Facts{"par": strconv.Itoa(int(price))}
		list = append(list, words.Answer{
			Word:   f["par"],
			Button: fillAll(words.Pair{"Par of ${par}", "額面 ${par} にする"}, f),
			Line:   fillAll(words.Pair{"{decider} chooses a par of ${par}.", "{decider} は額面を ${par} にする。"}, f),
			Short:  fillAll(words.Pair{"${par}", "${par}"}, f),
		})
	}
	return list
}

// shareAnswers returns the answers about the number of shares.
func shareAnswers() (list []words.Answer) {
	for n := 2; n <= 6; n++ {
		f := words.Facts{"n": strconv.Itoa(n)}
		list = append(list, words.Answer{
			Word:   f["n"],
			Button: fillAll(words.Pair{"Take {n} shares", "{n}株を受け取る"}, f),
			Line:   fillAll(words.Pair{"{decider} takes {n} shares.", "{decider} は{n}株を受け取る。"}, f),
			Short:  fillAll(words.Pair{"{n} shares", "{n}株"}, f),
			Means:  words.Same("{deal}"),
		})
	}
	return list
}

// minorAnswers returns the answers about the minor to replace, one for each minor of the scenario.
func minorAnswers(sc *scenario) (list []words.Answer) {
	for _, m := range minors() {
		if slices.Contains(sc.without, m.id) {
			continue
		}
		f := words.Facts{"minor": m.id}
		list = append(list, words.Answer{
			Word:   m.id,
			Button: fillAll(words.Pair{"Take the place of {minor}", "{minor} と入れ替わる"}, f),
			Line:   fillAll(words.Pair{"{who} takes the place of {minor}, which leaves the game.", "{who} が {minor} と入れ替わり、{minor} はゲームから除かれる。"}, f),
			Short:  fillAll(words.Pair{"for {minor}", "{minor} と交代"}, f),
		})
	}
	return list
}
