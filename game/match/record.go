package match

import (
	"fmt"

	"hexrail/rules/record"
)

// FromRecord makes a game of a record that was read, the cursor at its end. Where the record could not be followed, the
// game goes as far as it could be, and the Stop tells why it goes no farther.
func FromRecord(in *record.Import) (*Match, *record.Stop, error) {
	names := make([]string, len(in.Game.Players))
	for i, p := range in.Game.Players {
		names[i] = p.Name
	}
	m, refusal, err := Replay(in.Title, names, in.Game.Seed, in.Log())
	if err != nil {
		return nil, nil, err
	}
	if refusal.Refused() {
		return nil, nil, fmt.Errorf("action %d of the record was read and is refused: %v", m.Len()+1, refusal.Reason)
	}
	return m, in.Stop, nil
}
