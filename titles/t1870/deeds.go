package t1870

import "github.com/hexrail/hexrail/titles/words"

// deeds are the title's own actions, and shared ones with different texts: a port is closed.
var deeds = []words.Deed{
	{
		Verb:   "assign",
		Button: words.Forms{{"turned", "Close the port on {at}", "{at} の港をクローズする"}},
		Line:   words.Forms{{"turned", "{who} closes its port on {hex} to others.", "{who} は {hex} の港を他社に対してクローズする。"}},
	},
	{
		Verb: "connect", Option: "connect",
		Button: words.Pair{"{who} is connected", "{who} の接続"}.Always(),
		Line:   words.Pair{"The record says that {who} is connected.", "棋譜によれば {who} は目的地に接続している。"}.Always(),
		Short:  words.Pair{"connected", "接続"}.Always(),
		Noun:   words.Pair{"the connection", "接続"}.Always(),
	},
}
