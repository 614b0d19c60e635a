package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// deeds are the title's own actions, and shared ones with different texts: turning L-trains over, redeeming shares
// from the pool, and converting minors.
var deeds = []words.Deed{
	{
		Verb:   "train",
		Button: words.Forms{{"turned", "Turn {a traded} into {a train} for {$price}", "{traded}を{train}にする（{$price}）"}},
		Line:   words.Forms{{"turned", "{who} turns {a traded} into {a train} for {$price}.", "{who} は{traded}を {$price} で{train}にする。"}},
	},
	{
		Verb: "buy",
		Line: words.Forms{{"@issue own", "{who} redeems {percent} from the pool for {$paid}.", "{who} は公開市場から {percent} を {$paid} で償還。"}},
	},
	{
		Verb:   "par",
		Button: words.Forms{{"minor", "Convert {minor} into {corp} at {$par}", "{minor} を {corp} に転換、額面 {$par}"}},
		Line:   words.Forms{{"minor", "{who} converts {minor} into {corp} at {$par}.", "{who} は {minor} を額面 {$par} の {corp} に転換。"}},
		Noun:   words.Forms{{"minor", "the conversion", "転換"}},
	},
	{
		Verb: "acquire", Option: "acquire", Power: true,
		Offer:  words.Pair{"Acquire {private} of {owner}", "{owner} の {private} を獲得"}.Always(),
		Button: words.Pair{"Acquire {private}", "{private} を獲得する"}.Always(),
		Line:   words.Pair{"{who} acquires {private}.", "{who} は {private} を獲得。"}.Always(),
		Short:  words.Pair{"acquire {private}", "{private} 獲得"}.Always(),
		Noun:   words.Pair{"the acquisition", "獲得"}.Always(),
		Tells:  []rules.EventKind{rules.PrivateMoved},
	},
	{
		Verb: "merge", Option: "merge",
		Button: words.Forms{
			{"major", "Merge with {corp} into {major}", "{corp} と合併し {major} にする"}, {"", "Acquire {corp}", "{corp} を買収する"},
		},
		Line: words.Forms{
			{"major", "{who} and {corp} merge into {major}.", "{who} と {corp} が合併し {major} になる。"},
			{"", "{who} acquires {corp}.", "{who} は {corp} を買収。"},
		},
		Short: words.Forms{{"major", "with {corp}", "{corp} と合併"}, {"", "acquire {corp}", "{corp} 買収"}},
		Noun:  words.Forms{{"major", "the merger", "合併"}, {"", "the acquisition", "買収"}},
	},
	{
		Verb: "usecard", Option: "usecard",
		Button: words.Forms{
			{"top", "{card} to the top of its deck", "{card} を山札の一番上へ"},
			{"bottom", "{card} to the bottom of its deck", "{card} を山札の一番下へ"},
			{"", "Make an exchange token available", "交換用の駅トークンを配置可能にする"},
		},
		Line: words.Forms{
			{"top", "{who} puts {card} on the top of its deck.", "{who} は {card} を山札の一番上に移す。"},
			{"bottom", "{who} puts {card} at the bottom of its deck.", "{who} は {card} を山札の一番下に移す。"},
			{"", "{who} makes an exchange token available.", "{who} は交換用の駅トークンを配置可能にする。"},
		},
		Short: words.Forms{{"top", "{card} on top", "{card} を上へ"}, {"bottom", "{card} below", "{card} を下へ"}, {"", "free a token", "駅を追加"}},
		Noun:  words.Pair{"the power", "能力の使用"}.Always(),
		Tells: []rules.EventKind{rules.PrivateUsed},
	},
	{
		Verb: "repay", Option: "repay",
		Button: words.Pair{"Repay {$price}", "{$price} を返済する"}.Always(),
		Line:   words.Pair{"{who} repays {$price}.", "{who} は {$price} を返済。"}.Always(),
		Short:  words.Pair{"repay", "返済"}.Always(),
		Noun:   words.Pair{"the repayment", "返済"}.Always(),
		Tells:  []rules.EventKind{rules.Repaid},
	},
	{
		Verb: "layboth", Option: "layboth",
		Button: words.Pair{"Lay {tile}", "{tile} を置く"}.Always(),
		Line:   words.Pair{"{who} lays {tile} on {hex} by two private companies.", "{who} は2つの個人会社の能力で {hex} に {tile} を置く。"}.Always(),
		Short:  words.Pair{"{tile} on {at}", "{tile}：{at}"}.Always(),
		Noun:   words.Pair{"the tile", "タイル"}.Always(),
		Tells:  []rules.EventKind{rules.TileLaid},
	},
	{
		Verb: "issue", Option: "issue",
		Button: words.Pair{"Issue {n}", "{n}株を発行"}.Always(),
		Line:   words.Pair{"{who} issues {percent}.", "{who} は {percent} を発行。"}.Always(),
		Short:  words.Pair{"issue {percent}", "{percent} 発行"}.Always(),
		Noun:   words.Pair{"the issue", "株式の発行"}.Always(),
		Tells:  []rules.EventKind{rules.PriceMoved},
	},
}
