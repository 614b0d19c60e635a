package lots

import "github.com/hexrail/hexrail/game/text"

// Words are the texts of this package.
var Words = struct {
	box, leaves, becomes, rests, least, starts, ending, minorDeck, privateDeck, tokensLeft text.Pair
}{
	box:         text.Pair{"Box {n}", "ボックス{n}"},
	leaves:      text.Pair{"Box {n}: leaves if unbid", "ボックス{n}：入札なしなら除外"},
	becomes:     text.Pair{"Box {n}: becomes {major}", "ボックス{n}：{major} になる"},
	rests:       text.Pair{"Box {n}: never operates", "ボックス{n}：運営しない"},
	least:       text.Pair{"minimum bid {sum}", "最低入札額 {sum}"},
	starts:      text.Pair{"At {bid} it starts at {price} with {sum}, {n} of {of} in order.", "{bid} なら株価 {price}、資金 {sum}、運営順は{of}社中{n}番目。"},
	ending:      text.Pair{"If the round ended now", "今終わると"},
	minorDeck:   text.Pair{"Companies to come, in order", "これからの会社（順番どおり）"},
	privateDeck: text.Pair{"Private companies to come, in order", "これからの個人会社（順番どおり）"},
	tokensLeft:  text.Pair{"Bidding tokens left", "残りの入札トークン"},
}
