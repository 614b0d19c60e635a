package t18fl

import "github.com/hexrail/hexrail/rules"

// The memory of a turn.
const (
	// declined are the players who declined the use of their privates, one bit each (R120).
	declined rules.Memory[uint8] = rules.OfTurn + iota
	// stated is the price of the next token stated by a record, plus one; zero if the rules decide (R79).
	stated rules.Memory[int32] = rules.OfTurn + iota
)

// memory returns the names of the numbers that only this title remembers.
func memory() []rules.MemoryDef {
	return []rules.MemoryDef{declined.Named("declined", 1), stated.Named("stated", 1)}
}

// statedCost returns the price of the next token that a record states; ok reports whether it states one. It is the
// title's hook.
func statedCost(v rules.View) (cost int32, ok bool) { return stated.Of(v.S) - 1, stated.Is(v.S) }
