package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/words"
)

// extras returns the base sum of a leased train, in the credits of companies, which its stops do not pay (1860/R129).
func extras(v rules.View, run rules.RunRoutes, i int) []words.Notice {
	n := v.Leased(run.By)
	if n == 0 {
		return nil
	}
	var buf [usualStops]track.StopAt
	stops, _ := v.Position().AppendStops(buf[:0], run.Routes[i])
	calls := min(len(stops), int(v.T.Train(v.KindOf(n)).Reach))
	if base := v.RunRevenue(run) - leasePerStop*int32(calls); base == leaseBase {
		return []words.Notice{{Text: words.Pair{"lease +{base}cc", "借り +{base}cc"}, Counts: map[string]int32{"base": base}}}
	}
	return nil
}
