package t1870

import "github.com/hexrail/hexrail/titles/words"

// Corrections returns the corrected rules, oldest first. Games of earlier versions continue without the later ones; see
// words.Correction.
func Corrections() []words.Correction[Switches] {
	return []words.Correction[Switches]{
		{
			Rule: "1870/R138",
			Change: words.Pair{
				"A company that already has a station in its destination gets the bonus when it is connected: the destination " +
					"counts twice. It got none.",
				"目的地にすでに自社の駅がある会社も、接続すると目的地が2倍になります。以前は2倍になりませんでした。",
			},
			Before: func(s *Switches) { s.NoReward = true },
		},
		{
			Rule: "1870/R63",
			Change: words.Pair{
				"Who refuses a share to one company may still be asked for a share of another one in that turn. He was asked for " +
					"none.",
				"ある会社の株の償還を断ったプレイヤーにも、同じ手番に別の会社の株を頼めます。以前は、その手番にはもう頼めませんでした。",
			},
			Before: func(s *Switches) { s.OwnerRefuses = true },
		},
		{
			Rule: "1870/R38",
			Change: words.Pair{
				"A private is not bought from a player above the certificate limit, toward which it counts. The limit was not " +
					"looked at.",
				"個人会社も株券保有制限に数えるので、制限を超える人はほかのプレイヤーから個人会社を買えません。以前は制限を確かめていませんでした。",
			},
			Before: func(s *Switches) { s.UnlimitedDeal = true },
		},
		{
			Rule: "1870/R155",
			Change: words.Pair{
				"When all ten companies have closed the game is over. It went on for a hundred sets " +
					"in which nothing could be done.",
				"10社すべてが閉鎖すると、ゲームは終わります。以前は、何もできないまま100セットまで続きました。",
			},
			Before: func(s *Switches) { s.PlaysOnAlone = true },
		},
	}
}
