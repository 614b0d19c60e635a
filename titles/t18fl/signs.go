package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles/words"
)

// trackDeadline returns how long track may stay on h, as a short mark and as a sentence: from phase 5 on, that of the
// Keys until the storm (18FL/R70f). Both are empty for other hexes.
func trackDeadline(v rules.View, h id.Hex) (until, said words.Pair) {
	if name := v.T.HexName(h); v.PhaseDef().Name != phaseFive || name != keyWest && name != lowerKeys {
		return until, said
	}
	return words.Pair{"until 6/3E", "6/3Eまで"}, words.Pair{"its track goes with the first 6 or 3E", "最初の6か3Eで線路がなくなる"}
}

// vacant is the sign of a company whose president's certificate is in the pool (18FL/R107-R108b).
var vacant = words.Sign{
	Name: words.Pair{"no president", "社長なし"},
	Means: words.Pair{
		"No president: it does not operate and its shares are not sold. Who buys its {percent} certificate from the pool, " +
			"or a second share, takes it over.",
		"社長なし：運営せず、株も売れません。公開市場にある {percent} の社長株か、2株目を買った人が社長になります。",
	},
}

// signs returns the unusual states of a company, or nil if there are none.
func signs(v rules.View, c id.Corp) []words.Sign {
	if v.Rests(c) {
		return []words.Sign{vacant}
	}
	return nil
}
