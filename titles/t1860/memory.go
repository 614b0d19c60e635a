package t1860

import "github.com/hexrail/hexrail/rules"

// The memory of a game.
const (
	trackEnded   rules.Memory[uint8] = iota // track, stations and halts may no longer be built (R145)
	nationalised                            // the state has taken over, so only operating rounds follow (R147)
	lastActive                              // last set in which a company had a turn or a private paid (R186)

	// paidOut is the payout of each company in this operating round; the one with the lowest ceases (R151).
	paidOut rules.Memory[int32] = iota
)

// payList is a sum for each company; index 0 is unused.
type payList [maxCorps + 1]int32

// maxCorps is the number of companies of the box.
const maxCorps = 8

// memory returns the names of the numbers that only this title remembers.
func memory() []rules.MemoryDef {
	return []rules.MemoryDef{
		trackEnded.Named("building_over", 1), nationalised.Named("nationalised", 1), lastActive.Named("last_active", 1),
		paidOut.Named("paid_out", len(payList{})),
	}
}

// payments returns the payout of each company.
func payments(s *rules.State) (paid payList) {
	for c := range paid {
		paid[c] = paidOut.At(c).Of(s)
	}
	return paid
}
