package t18fl

import "github.com/hexrail/hexrail/titles/words"

// Corrections returns the corrected rules, oldest first. Games of earlier versions continue without the later ones; see
// words.Correction.
func Corrections() []words.Correction[Switches] {
	return []words.Correction[Switches]{
		{
			Rule: "18FL/R120",
			Change: words.Pair{
				"The owners of TR, POSC and TC say whether their powers are used, each for his own, and the president agrees. " +
					"The president was asked, once for POSC and TC together, and the owner agreed.",
				"TR・POSC・TC の能力を使うかどうかは、それぞれの所有者が決め、社長が同意します。以前は社長が（POSC と TC はまとめて）決め、所有者が同意していました。",
			},
			Before: func(s *Switches) { s.OwnersUse = false },
		},
		{
			Rule: "18FL/R108",
			Change: words.Pair{
				"What a bankrupt player has sold in the turn bars nobody else: the new president of the company sells his shares " +
					"by the usual rules. He could not sell those of a company that the bankrupt had sold, and might have to go " +
					"bankrupt for that.",
				"破産したプレイヤーがその手番に売った会社の株も、新しい社長は通常のルールで売れます。以前は売れず、そのために破産することがありました。",
			},
			Before: func(s *Switches) { s.BankruptBars = true },
		},
		{
			Rule: "18FL/R108a",
			Change: words.Pair{
				"Nobody buys a train from a company without president. Every company could, for any price.",
				"社長のいない会社から列車は買えません。以前はどの会社でも、どんな額でも買えました。",
			},
			Before: func(s *Switches) { s.RestingSell = true },
		},
		{
			Rule: "18FL/R96",
			Change: words.Pair{
				"While the treasury pays the cheapest train the president sells no shares. He could sell them for the dearest " +
					"train, for which he may not help.",
				"会社の資金で一番安い列車を買える間、社長は株を売れません。以前は、援助できない一番高い列車のために売れました。",
			},
			Before: func(s *Switches) { s.SellsUnhelped = true },
		},
		{
			Rule: "18FL/R127",
			Change: words.Pair{
				"TC may be placed in Jacksonville in the city where the company has no station, though it has one in the other. " +
					"It was refused.",
				"TC は、Jacksonville のもう一方の都市に自社の駅があっても、自社の駅がない方の都市に置けます。以前はできませんでした。",
			},
			Before: func(s *Switches) { s.OneTerminal = true },
		},
		{
			Rule: "18FL/R93",
			Change: words.Pair{
				"A company without president gives up its lowest trains by itself when it is above its limit. Somebody at the " +
					"table had to choose.",
				"社長のいない会社が上限を超えると、一番小さい列車から自動的に手放します。以前は、誰かが選んでいました。",
			},
			Before: func(s *Switches) { s.RestingDiscard = true },
		},
	}
}
