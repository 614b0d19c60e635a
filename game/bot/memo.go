package bot

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// memo caches figures of the position under consideration, because each is needed for many of its actions.
type memo struct {
	promise [id.MaxCorps + 1]noted
	reserve [id.MaxPlayers + 1]noted
	common  noted
	rounds  noted

	// Of the player in turn; see investor.
	sellable noted
	lacks    noted
}

// noted is an answer plus one; zero if the question was not asked yet.
type noted int32

// once returns the noted answer, or computes it if it was not asked before or is about another position.
func (s *judge) once(v rules.View, n *noted, compute func() int32) int32 {
	if v.S != s.v.S {
		return compute()
	}
	if *n == 0 {
		*n = noted(compute() + 1)
	}
	return int32(*n) - 1
}

// promise returns the expected dividend of a share per operating round.
func (s *judge) promise(v rules.View, c id.Corp) int32 {
	return s.once(v, &s.memo.promise[c], func() int32 { return s.computePromise(v, c) })
}

// common returns the mean expected dividend of the companies that have run.
func (s *judge) common(v rules.View) int32 {
	return s.once(v, &s.memo.common, func() int32 { return s.computeCommon(v) })
}

// rounds returns an estimate of the number of remaining operating rounds.
func (s *judge) rounds(v rules.View) int32 {
	return s.once(v, &s.memo.rounds, func() int32 { return s.computeRounds(v) })
}

// reserve returns the money that a player should keep for the player's companies.
func (s *judge) reserve(v rules.View, p id.Player) int32 {
	return s.once(v, &s.memo.reserve[p], func() int32 { return s.computeReserve(v, p) })
}
