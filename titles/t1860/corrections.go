package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// Corrections returns the corrected rules, oldest first. Games of earlier versions continue without the later ones; see
// words.Correction.
func Corrections() []words.Correction[Switches] {
	return []words.Correction[Switches]{
		{
			Rule: "1860/R45",
			Change: words.Pair{
				"A turn of a stock round stays open while its player may exchange a private, in all phases. It ended by itself " +
					"unless phase 6 had begun, and who could do nothing else was skipped.",
				"個人会社を株と交換できる間は、どのフェイズでも株式ラウンドの手番が終わりません。以前はフェイズ6より前だと手番が自動的に終わり、交換しかできない人は飛ばされていました。",
			},
			Before: func(s *Switches) { s.ExchangeKeepsTurn = false },
		},
		{
			Rule: "1860/R184",
			Change: words.Pair{
				"In the final score the president's certificate of a company without a train counts as two shares, each halved " +
					"and rounded down: £46 at a price of £47. It was halved as a whole.",
				"最終得点で、列車のない会社の社長株は2株として、1株ずつ半額にして端数を切り捨てます。株価£47なら£46です。以前は2株分をまとめて半額にしていました。",
			},
			Before: func(s *Switches) { s.HalfPresident = rules.EachCertificate },
		},
		{
			Rule: "1860/R20",
			Change: words.Pair{
				"Only who buys or sells shares moves the priority. Trading a private with the bank moved it too.",
				"優先取引権が移るのは、株を売買したときだけです。以前は、個人会社を銀行と売買したときにも移っていました。",
			},
			Before: func(s *Switches) { s.PrivatesMovePriority = true },
		},
		{
			Rule: "1860/R180",
			Change: words.Pair{
				"The money of the bank is gone as soon as all players together hold £10,000, tested after every payment. It took " +
					"more than £10,000, tested after sales and dividends only.",
				"プレイヤー全員の現金の合計が£10,000に達した時点で、銀行の資金は尽きます。支払いのたびに確かめます。以前は、£10,000を超えたかどうかを、株や個人会社の売却と配当のあとにだけ確かめていました。",
			},
			Before: func(s *Switches) { s.BankGone = SalesDividends },
		},
		{
			Rule: "1860/R144",
			Change: words.Pair{
				"A bankrupt company starts again at a grey price, up to the highest par of its layer. It could start at a par " +
					"price too.",
				"破産した会社は、そのレイヤーの額面の最高額までの、グレーの価格でだけ再び開始できます。以前は額面でも開始できました。",
			},
			Before: func(s *Switches) { s.RelistPar = rules.AgainAtPar },
		},
		{
			Rule: "1860/R71",
			Change: words.Pair{
				"A company that floats again after a bankruptcy gets its marker put on its par. " +
					"It stayed where sales had moved it.",
				"破産のあとで再び設立された会社の株価マーカーは、額面に置きます。以前は、株の売却で動いた場所のままでした。",
			},
			Before: func(s *Switches) { s.FloatOnPar = false },
		},
		{
			Rule: "1860/R151",
			Change: words.Pair{
				"Of three or more nationalized companies two cease, first those in receivership, then by the lowest payment and " +
					"the last to operate, and those that tie with the second if a company is left. All with the lowest payment " +
					"ceased, and the next lowest too if that was one.",
				"国有化のあと3社以上が残っていれば、2社が操業を停止します。財産管理下の会社、払った額が少ない会社、順番があとの会社の順です。2社目と同額の会社も、1社以上が残るなら停止します。以前は、一番少ない会社がすべて、それが1社なら次に少ない会社も停止していました。",
			},
			Before: func(s *Switches) { s.NationClosing = LowestPayment },
		},
		{
			Rule: "1860/R133",
			Change: words.Pair{
				"A company that buys a train is solvent from that moment. The mark of insolvency stayed until the end of its turn.",
				"列車を買った会社の支払不能は、買った時点で終わります。以前は、手番の終わりまで続いていました。",
			},
			Before: func(s *Switches) { s.SolventOnPurchase = false },
		},
		{
			Rule: "1860/R26",
			Change: words.Pair{
				"Shares of one company may be sold several times in a turn; in the red zone the first share is free once a turn. " +
					"A second sale of a company was refused.",
				"1社の株は、1回の手番に何度でも売れます。レッドゾーンで株価の下がらない最初の1株は、手番に一度だけです。以前は、同じ会社の2度目の売却はできませんでした。",
			},
			Before: func(s *Switches) { s.SplitSale = rules.OneBlock },
		},
		{
			Rule: "1860/R96",
			Change: words.Pair{
				"A company places a station only where one of its own trains reaches. It could place one anywhere along its " +
					"track, without a train too.",
				"会社は、自社の列車が届く都市にだけ駅を置けます。以前は、線路がつながっていれば、列車がなくてもどこにでも置けました。",
			},
			Before: func(s *Switches) { s.StationReach = AnyDistance },
		},
		{
			Rule: "1860/R186",
			Change: words.Pair{
				"When in ten sets in a row no company had a turn and no private paid, the game ends as things stand. It went on " +
					"up to set 255.",
				"10セット続けて、会社の手番も個人会社の収入もなければ、ゲームはその時点で終わります。以前は、255セットまで続きました。",
			},
			Before: func(s *Switches) { s.EndsStandstill = false },
		},
		{
			Rule: "1860/R91",
			Change: words.Pair{
				"An upgrade needs a tile on which a train of the company can already run, or a station within reach that pays " +
					"more. Any track within reach was enough, new track too.",
				"置き換えられるのは、自社の列車がすでに走れるタイルか、列車の届く駅の収入が増えるタイルです。以前は、届く範囲に線路があるだけで、新しい線路ができるだけでも置き換えられました。",
			},
			Before: func(s *Switches) { s.UpgradeBenefit = Either },
		},
		{
			Rule: "1860/R135",
			Change: words.Pair{
				"A company in receivership and a nationalized one must run for the highest earnings. Any legal run was allowed.",
				"財産管理下の会社と国有化された会社は、収益が最高になるように運行しなければなりません。以前は、どの運行でも選べました。",
			},
			Before: func(s *Switches) { s.ForcedBest = false },
		},
	}
}
