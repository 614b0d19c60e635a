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
	m, refusal, err := Replay(in.Title, seatNames(in.Game.Players), in.Game.Seed, in.Log())
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
