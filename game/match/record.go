package match

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
)

// FromRecord returns an imported record as a game with the cursor at its end. If the record could not be followed to
// its end, the game ends early and the Stop gives the reason.
func FromRecord(in *record.Import) (*Match, *record.Stop, error) {
	return FromRecordPausing(in, func() {})
}

// FromRecordPausing is like FromRecord, but calls pause after every action.
func FromRecordPausing(in *record.Import, pause func()) (*Match, *record.Stop, error) {
	m, refusal, err := replay(in.Title, seatNames(in.Game.Players), in.Game.Seed, in.Log(), pause)
	if err != nil {
		return nil, nil, err
	}
	if refusal.Refused() {
		return nil, nil, fmt.Errorf("action %d of the record was read and is refused: %v", m.Len()+1, refusal.Reason)
	}
	for i, p := range in.Game.Players {
		if p.Computer {
			m.stints = append(m.stints, Stint{Player: id.Player(i + 1), Level: FindLevel(p.Level)})
		}
	}
	if in.Stop == nil {
		m.Programmes = programme.OfPilots(in.Pilots, m.View(), m.Now())
	}
	return m, in.Stop, nil
}

// seatNames returns clean names of a record's players. A name that is empty after cleaning, or equals another one, gets
// the number of the seat.
func seatNames(players []record.Player) []string {
	var names []string
	for i, p := range players {
		name := CleanName(p.Name)
		if name == "" || slices.Contains(names, name) {
			name = CleanName(fmt.Sprintf("%s %d", cmp.Or(shorten(name, MaxName-2), "Player"), i+1))
		}
		names = append(names, name)
	}
	return names
}

// longestThought is the longest time in seconds between two actions of a record that counts as thinking. After a longer
// one the table had a break.
const longestThought = 10 * 60

// TimeUsed returns the seconds that each seat of a record took for its decisions, or nil if the record has no times. m
// is the game of the record.
func TimeUsed(in *record.Import, m *Match) []int32 {
	spent := make([]int32, len(m.players))
	at, before, known := 0, int64(0), false
	for _, move := range in.Moves {
		gap := move.Created - before
		if p := m.Decider(at); move.Created > 0 && before > 0 && gap > 0 && gap <= longestThought && p != 0 {
			spent[p-1] += int32(gap)
			known = true
		}
		if move.Created > 0 {
			before = move.Created
		}
		at += len(move.Actions)
	}
	if !known {
		return nil
	}
	return spent
}
