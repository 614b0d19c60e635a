package route

// weight is the quantity that the solver maximizes: money first, then fewer pieces of track, so that among runs that
// pay the same it prefers the one that a player would draw.
type weight int32

// The scale of weights.
const (
	moneyBits = 12
	perMoney  = 1 << moneyBits   // weight of a dollar: more than the pieces of any run
	never     = weight(-1 << 26) // less than any run, and small enough that sums do not overflow
)

// impossible reports whether w is a sum with never in it.
func (w weight) impossible() bool { return w <= never/2 }

// weigh returns the weight of a run or a part of one, given its pay and its number of pieces of track.
func weigh(pays int32, pieces int) weight { return weight(pays)*perMoney - weight(pieces) }

// money returns the pay of a run of this weight.
func (w weight) money() int32 { return int32((w + perMoney - 1) >> moneyBits) }
