package panel

import "github.com/hexrail/hexrail/game/text"

// boxWords are the texts of bids for cards in boxes.
var boxWords = struct {
	endTurn, goOn, tokens, stands, certs, bound, freed, canMeet, stays, debt text.Pair
}{
	endTurn: text.Pair{"Bid {sum}, end turn", "{sum} で入札して終える"},
	goOn:    text.Pair{"Bid {sum}, go on", "{sum} で入札して続ける"},
	tokens:  text.Pair{"Bidding tokens: {n} of {limit} left", "入札トークン：{limit}個中、残り{n}個"},
	stands:  text.Pair{"Where {company} would stand", "{company} が入る株価"},
	certs:   text.Pair{"Certificates with highest bids: {n} of {limit}", "株券（最高入札を含む）：{limit}枚中{n}枚"},
	bound:   text.Pair{"{cash} in cash, {bound} of it bound by bids, {free} free", "現金 {cash}、うち入札中 {bound}、自由 {free}"},
	freed:   text.Pair{"{player}'s {sum} becomes free again.", "{player} の {sum} は自由な資金に戻ります。"},
	canMeet: text.Pair{"{player} has {sum} free and cannot answer unless others free his money.", "{player} の自由な資金は {sum} です。資金が戻らない限り、上乗せできません。"},
	stays:   text.Pair{"A bid stays on its box until the round ends, even if somebody bids more.", "入札は、他の人が上乗せしてもラウンド終了までボックスに残ります。"},
	debt:    text.Pair{"Debt {sum}, {interest} more when the round ends", "借金 {sum}、ラウンド終了時に {interest} 増える"},
}
