package t1822pnw

import "github.com/hexrail/hexrail/titles/words"

// Corrections returns the corrected rules of all three titles, oldest first. Games of earlier versions continue without
// the later ones; see words.Correction.
func Corrections() []words.Correction[Switches] {
	return []words.Correction[Switches]{
		{
			Rule: "1822PNW/R73",
			Change: words.Pair{
				"A step in which only a pass is possible is skipped: a stock turn, track with a power that cannot be used now, " +
					"trains, issue and redemption. It waited for the pass.",
				"パスしかできない手順はとばします。株式ラウンドの手番、今は使えない能力だけが残る線路敷設、列車、発行と償還です。以前はパスを待っていました。",
			},
			Before: func(s *Switches) { s.AsksIdle = true },
		},
		{
			Rule: "1822PNW/R105",
			Change: words.Pair{
				"Shares that pay for a minor may change the president at once. They changed him at the next deal in shares of " +
					"the company only.",
				"マイナー会社の代金として渡した株で、すぐに社長が代わることがあります。以前は、次にその会社の株が取引されるまで代わりませんでした。",
			},
			Before: func(s *Switches) { s.LatePresident = true },
		},
		{
			Rule: "1822PNW/P17",
			Change: words.Pair{
				"After the last lay of a turn the company can still place its mill or Ski Haus, and a minor can use P21. The " +
					"step was over, and often the turn.",
				"手番の最後の敷設の後でも、製紙工場やスキー小屋を置け、マイナー会社はP21を使えます。以前は敷設の手順が終わり、手番も終わることがありました。",
			},
			Before: func(s *Switches) { s.LaysEnd = true },
		},
		{
			Rule: "1822PNW/R28",
			Change: words.Pair{
				"Who owes money pays for no extra share at a merger. He could pay what was missing to one more.",
				"借金のある人は、合併で差額を払って1株多く受け取ることはできません。以前はできました。",
			},
			Before: func(s *Switches) { s.DebtorsPay = true },
		},
		{
			Rule: "1822PNW/R126",
			Change: words.Pair{
				"A minor buys no E-train, which it can never run. It could buy one.",
				"マイナー会社は、運行できないE列車を買えません。以前は買えました。",
			},
			Before: func(s *Switches) { s.MinorsBuyE = true },
		},
		{
			Rule: "1822PNW/R75",
			Change: words.Pair{
				"A place that was kept for an acquired card of a box, or from which an acquired minor's station is taken away, " +
					"stays free until the next tile, though a station lies beside the slots there. That station took it at once.",
				"ボックスから買収したカードのための場所や、買収したマイナー会社の駅を取り除いた場所は、枠の外に駅があっても、次のタイルまで空いたままです。以前は、枠の外の駅がすぐにその場所に入りました。",
			},
			Before: func(s *Switches) { s.PlacesClose = true },
			In:     words.InBoth,
		},
	}
}
