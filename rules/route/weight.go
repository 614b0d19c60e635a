package route

// weight is the quantity that the solver maximizes: money first, then few pieces of track. Of two runs that pay alike it prefers the
// one that a player would draw.
type weight int32

const (
	perMoney = 1 << 12          // more than the pieces of any run
	never    = weight(-1 << 26) // less than any run, and far enough from the end of the type to be added up
)

func weigh(pays int32, pieces int) weight { return weight(pays)*perMoney - weight(pieces) }

// money returns the pay of a run of this weight.
func (w weight) money() int32 { return int32((w + perMoney - 1) >> 12) }
