package t1870

import (
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/titles/words"
)

// The signs of companies that are out of the ordinary.
var (
	closedSign = words.Sign{
		Name:  words.Pair{"closed", "閉鎖"},
		Means: words.Pair{"It left the game for good.", "ゲームから去りました。"},
		Out:   true,
	}
	arrivedSign = words.Sign{
		Name:  words.Pair{"connected", "接続済み"},
		Means: words.Pair{"It has reached its destination.", "目的地に到達しました。"},
	}
)

// signs returns what is unusual about a company.
func signs(v rules.View, c id.Corp) (list []words.Sign) {
	switch {
	case v.Is(c, rules.Closed):
		return []words.Sign{closedSign}
	case v.Is(c, rules.Arrived):
		list = append(list, arrivedSign)
	}
	return list
}
