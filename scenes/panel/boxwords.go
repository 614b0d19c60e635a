package panel

import "hexrail/game/text"

// boxWords are the texts of bids for cards in boxes.
var boxWords = struct {
	box, leaves, becomes, rests, starts, ending, minorDeck, privateDeck     text.Pair
	endTurn, goOn, tokens, tokensLeft, stands, certs, bound, freed, canMeet text.Pair
	stays, debt, least                                                      text.Pair
}{
	box:         text.Pair{"Box {n}", "ボックス{n}"},
	leaves:      text.Pair{"Box {n}: leaves if unbid", "ボックス{n}：入札なしなら除外"},
	becomes:     text.Pair{"Box {n}: becomes {major}", "ボックス{n}：{major} になる"},
	rests:       text.Pair{"Box {n}: never operates", "ボックス{n}：運営しない"},
	starts:      text.Pair{"At {bid} it starts at {price} with {sum}, {n} of {of} in order.", "{bid} なら株価 {price}、資金 {sum}、運営順は{of}社中{n}番目。"},
	ending:      text.Pair{"If the round ended now", "今終わると"},
	minorDeck:   text.Pair{"Companies to come, in order", "これからの会社（順番どおり）"},
	privateDeck: text.Pair{"Private companies to come, in order", "これからの個人会社（順番どおり）"},
	endTurn:     text.Pair{"Bid {sum}, end turn", "{sum} で入札して終える"},
	goOn:        text.Pair{"Bid {sum}, go on", "{sum} で入札して続ける"},
	tokens:      text.Pair{"Bidding tokens: {n} of {limit} left", "入札トークン：{limit}個中、残り{n}個"},
	tokensLeft:  text.Pair{"Bidding tokens left", "残りの入札トークン"},
	stands:      text.Pair{"Where {company} would stand", "{company} が入る株価"},
	certs:       text.Pair{"Certificates with highest bids: {n} of {limit}", "株券（最高入札を含む）：{limit}枚中{n}枚"},
	bound:       text.Pair{"{cash} in cash, {bound} of it bound by bids, {free} free", "現金 {cash}、うち入札中 {bound}、自由 {free}"},
	freed:       text.Pair{"{player}'s {sum} becomes free again.", "{player} の {sum} は自由な資金に戻ります。"},
	canMeet:     text.Pair{"{player} has {sum} free and cannot answer unless others free his money.", "{player} の自由な資金は {sum} です。資金が戻らない限り、上乗せできません。"},
	stays:       text.Pair{"A bid stays on its box until the round ends, even if somebody bids more.", "入札は、他の人が上乗せしてもラウンド終了までボックスに残ります。"},
	least:       text.Pair{"minimum bid {sum}", "最低入札額 {sum}"},
	debt:        text.Pair{"Debt {sum}, {interest} more when the round ends", "借金 {sum}、ラウンド終了時に {interest} 増える"},
}
