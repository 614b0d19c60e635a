package match

import (
	"cmp"
	"fmt"
	"slices"

	"hexrail/rules/id"
	"hexrail/rules/record"
)

// FromRecord makes a game of a record that was read, the cursor at its end. Where the record could not be followed, the
// game goes as far as it could be, and the Stop tells why it goes no farther.
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
			m.stints = append(m.stints, Stint{Player: id.Player(i + 1)})
		}
	}
	return m, in.Stop, nil
}

// seatNames returns the names of a record's players as they can be shown: clean, and told apart by the number of the seat
// where cleaning leaves nothing, or the name of another player.
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
