package text

// stepText is one step of a round in words.
type stepText struct {
	Name   Pair // on the stepper and in sentences
	Object Pair // what is skipped: "ERIE skips running"
	Prompt Pair // imperative to whom decides
	Passed Pair // sentence of the log for declining; the hole {who} is who acts
}

// steps are the steps by the key that rules.Step.Name returns.
var steps = map[string]stepText{
	"auction": {
		Name:   Pair{"auction", "競り"},
		Object: Pair{"the auction", "競り"},
		Prompt: Pair{"Buy the cheapest private, bid on another, or pass.", "最も安い個人会社を買うか、ほかに入札するか、パスしてください。"},
		Passed: Pair{"{who} passes.", "{who} はパス。"},
	},
	"par": {
		Name:   Pair{"par", "額面の決定"},
		Object: Pair{"the par", "額面の決定"},
		Prompt: Pair{"Choose the par of {corp}.", "{corp} の額面を選んでください。"},
		Passed: Pair{"{who} passes.", "{who} はパス。"},
	},
	"stock": {
		Name:   Pair{"buy and sell", "株の売買"},
		Object: Pair{"the stock turn", "株の売買"},
		Prompt: Pair{"Sell, buy one certificate, or pass.", "株を売るか、株券を1枚買うか、パスしてください。"},
		Passed: Pair{"{who} passes.", "{who} はパス。"},
	},
	"exchange": {
		Name:   Pair{"exchange", "交換"},
		Object: Pair{"the exchange", "交換"},
		Prompt: Pair{"Exchange a private for a share.", "個人会社を株と交換できます。"},
		Passed: Pair{"{who} does not exchange.", "{who} は交換しない。"},
	},
	"hometile": {
		Name:   Pair{"home tile", "本拠地のタイル"},
		Object: Pair{"the home tile", "本拠地のタイル"},
		Prompt: Pair{"Lay the first tile on {corp}'s home.", "{corp} の本拠地に最初のタイルを置いてください。"},
		Passed: Pair{"{who} passes.", "{who} はパス。"},
	},
	"solvency": {
		Name:   Pair{"solvency", "支払能力"},
		Object: Pair{"the test of solvency", "支払能力の確認"},
		Prompt: Pair{"Go on.", "先へ進んでください。"},
		Passed: Pair{"{who} passes.", "{who} はパス。"},
	},
	"home": {
		Name:   Pair{"home station", "本拠地の駅"},
		Object: Pair{"the home station", "本拠地の駅"},
		Prompt: Pair{"Choose the city of {corp}'s home station.", "{corp} の本拠地の駅を置く都市を選んでください。"},
		Passed: Pair{"{who} places no home station.", "{who} は本拠地の駅を置かない。"},
	},
	"track": {
		Name:   Pair{"lay track", "線路の敷設"},
		Object: Pair{"laying track", "線路の敷設"},
		Prompt: Pair{"Choose a highlighted hex.", "光っているヘクスを選んでください。"},
		Passed: Pair{"{who} lays no track.", "{who} は線路を置かない。"},
	},
	"extralay": {
		Name:   Pair{"extra tile", "追加のタイル"},
		Object: Pair{"the extra tile", "追加のタイル"},
		Prompt: Pair{"A private allows an extra tile.", "個人会社の能力で追加のタイルを置けます。"},
		Passed: Pair{"{who} lays no extra tile.", "{who} は追加のタイルを置かない。"},
	},
	"teleport": {
		Name:   Pair{"free station", "無料の駅"},
		Object: Pair{"the free station", "無料の駅"},
		Prompt: Pair{"Place the free station or decline it.", "無料の駅を置くか、辞退してください。"},
		Passed: Pair{"{who} declines the free station.", "{who} は無料の駅を辞退。"},
	},
	"token": {
		Name:   Pair{"place a station", "駅の配置"},
		Object: Pair{"the station", "駅の配置"},
		Prompt: Pair{"Choose a city for a station.", "駅を置く都市を選んでください。"},
		Passed: Pair{"{who} places no station.", "{who} は駅を置かない。"},
	},
	"run": {
		Name:   Pair{"run trains", "列車の運行"},
		Object: Pair{"running", "運行"},
		Prompt: Pair{"Run the trains.", "列車を運行してください。"},
		Passed: Pair{"{who} runs no train.", "{who} は運行しない。"},
	},
	"dividend": {
		Name:   Pair{"dividend", "配当の決定"},
		Object: Pair{"the dividend", "配当"},
		Prompt: Pair{"Pay out or withhold {$revenue}.", "{$revenue} を配当するか留保するか決めてください。"},
		Passed: Pair{"{who} pays nothing.", "{who} は配当しない。"},
	},
	"discard": {
		Name:   Pair{"discard a train", "列車の放出"},
		Object: Pair{"discarding", "列車の放出"},
		Prompt: Pair{"{corp} is over the train limit: choose a train to discard.", "{corp} の列車が上限を超えています。手放す列車を選んでください。"},
		Passed: Pair{"{who} discards nothing.", "{who} は列車を手放さない。"},
	},
	"trains": {
		Name:   Pair{"buy trains", "列車の購入"},
		Object: Pair{"buying trains", "列車の購入"},
		Prompt: Pair{"Buy a train, or go on.", "列車を買うか、次へ進んでください。"},
		Passed: Pair{"{who} buys no more trains.", "{who} は列車の購入を終える。"},
	},
	"privates": {
		Name:   Pair{"buy privates", "個人会社の購入"},
		Object: Pair{"buying privates", "個人会社の購入"},
		Prompt: Pair{"Buy a private, or go on.", "個人会社を買うか、次へ進んでください。"},
		Passed: Pair{"{who} buys no private.", "{who} は個人会社を買わない。"},
	},
	"lastprivates": {
		Name:   Pair{"last privates", "最後の個人会社購入"},
		Object: Pair{"buying privates", "個人会社の購入"},
		Prompt: Pair{"Last chance of this turn to buy a private.", "この手番で個人会社を買う最後の機会です。"},
		Passed: Pair{"{who} buys no private.", "{who} は個人会社を買わない。"},
	},
	"bankrupt": {
		Name:   Pair{"bankruptcy", "破産"},
		Object: Pair{"bankruptcy", "破産"},
		Prompt: Pair{"The train cannot be paid: declare bankruptcy.", "列車の代金を払えません。破産を宣言してください。"},
		Passed: Pair{"{who} goes on.", "{who} は続ける。"},
	},
}

// KnowsStep tells whether there are texts for the step with this key.
func KnowsStep(name string) bool { _, known := steps[name]; return known }

// Step returns the name of a step.
func (s *Speaker) Step(name string) string { return steps[name].Name.In(s.Lang) }

// stepObject returns what is skipped when the step is.
func (s *Speaker) stepObject(name string) string { return steps[name].Object.In(s.Lang) }

// StepPrompt returns the imperative of a step.
func (s *Speaker) StepPrompt(name string, facts Facts) string {
	return steps[name].Prompt.Sentence(s.Lang, facts)
}

// StepPassed returns the sentence of the log for declining in a step.
func (s *Speaker) StepPassed(name, who string) string {
	return steps[name].Passed.Sentence(s.Lang, Facts{"who": who})
}
