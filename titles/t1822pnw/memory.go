package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/titles/words"
)

// The memory of a game: the unfinished takeover.
const (
	takenBy rules.Memory[id.Corp] = iota
	takenMinor
	takenOther

	takenAt rules.Memory[uint8] = iota
	takenShares

	takenValue rules.Memory[int32] = iota
	takenCash
)

// The memory of a turn.
const (
	// repaid is set if part of a debt was repaid (R13).
	repaid rules.Memory[uint8] = rules.OfTurn + iota
	// powerLays counts the lays by a power that grants a set of lays (P11); surveyEnded if they ended the step.
	powerLays
	// laysOver is set if such lays followed a normal one, so that no more normal lays may be made.
	laysOver
	// laysReplaced is set if a lay by a power replaced all normal ones (P16).
	laysReplaced

	// special is the part of the earnings made by special trains (R81), fees the part of the run paid to others for the
	// use of their property (R133).
	special rules.Memory[int32] = rules.OfTurn + iota
	fees

	// apart is the use of the special part, if it is decided separately.
	apart rules.Memory[rules.DividendKind] = rules.OfTurn + iota
)

// memory returns the names of the numbers that only this title remembers.
func memory() []rules.MemoryDef {
	return []rules.MemoryDef{
		takenBy.Named("takeover.by", 1), takenMinor.Named("takeover.minor", 1), takenOther.Named("takeover.other", 1),
		takenAt.Named("takeover.par", 1), takenShares.Named("takeover.shares", 1),
		takenValue.Named("takeover.value", 1), takenCash.Named("takeover.cash", 1),
		repaid.Named("repaid", 1), powerLays.Named("power_lays", 1), laysOver.Named("lays_over", 1),
		laysReplaced.Named("lays_replaced", 1), special.Named("special", 1), fees.Named("fees", 1),
		apart.Named("apart", 1),
	}
}

// takeover is an unfinished merger, conversion or takeover (R95, R103).
type takeover struct {
	Corp   id.Corp    // the major
	Minor  id.Corp    // the company that disappears, or whose turn of the merger round it is
	Other  id.Corp    // the second company of a merger
	At     market.Pos // par of the major, once chosen
	Shares uint8      // shares of the major that pay for a takeover
	Value  int32      // worth of the minor, or of both
	Cash   int32      // their money
}

// takeoverOf returns the unfinished takeover, or the zero takeover if there is none.
func takeoverOf(s *rules.State) takeover {
	return takeover{
		Corp: takenBy.Of(s), Minor: takenMinor.Of(s), Other: takenOther.Of(s),
		At: columnOf(takenAt.Of(s)), Shares: takenShares.Of(s), Value: takenValue.Of(s), Cash: takenCash.Of(s),
	}
}

// unionOf returns the unfinished takeover for the screen, and reports whether there is one.
func unionOf(v rules.View) (u words.Union, ok bool) {
	k := takeoverOf(v.S)
	u = words.Union{Corp: k.Corp, Of: []id.Corp{k.Minor}, Worth: k.Value, Cash: k.Cash}
	if k.Other != 0 {
		u.Of = append(u.Of, k.Other)
	}
	return u, k.Corp != 0
}

// remember makes k the unfinished takeover.
func (k takeover) remember(s *rules.State) {
	takenBy.Set(s, k.Corp)
	takenMinor.Set(s, k.Minor)
	takenOther.Set(s, k.Other)
	takenAt.Set(s, k.At.Col)
	takenShares.Set(s, k.Shares)
	takenValue.Set(s, k.Value)
	takenCash.Set(s, k.Cash)
}
