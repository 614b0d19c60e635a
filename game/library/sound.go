package library

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// Limits of the data shown in lists. Anything beyond them was not written by this program.
const (
	longestText = 400             // bytes of a text about the position
	latest      = 253_402_300_799 // the last second of the year 9999
)

// readInfo returns the information about the game with the id, so that anything stored can be listed: unreadable
// information is listed as damaged, and invalid optional fields are dropped.
func readInfo(id string, data []byte) *Info {
	i := &Info{entry: data}
	err := json.Unmarshal(data, i)
	if i.WasDeleted {
		i.DeletedAt, i.WasDeleted = max(i.Changed, 1), false
	}
	i.ID, i.Name = id, cmp.Or(match.CleanName(i.Name), id)
	switch {
	case i.Raw != nil: // a sealed game that was deleted
		was := readInfo(id, i.Raw)
		was.DeletedAt, was.entry = i.DeletedAt, data
		return was
	case i.Newer():
		return i.seal(data)
	case err == nil:
		err = i.fault()
	}
	if err != nil {
		i.Damaged = true
		return i.seal(data)
	}
	i.mend()
	return i
}

// fault returns why the information does not describe a game that could be opened, or nil.
func (i *Info) fault() error {
	if i.Version < 1 {
		return fmt.Errorf("%w: no version", ErrDamaged)
	}
	t, ok := titles.Find(i.Title)
	if !ok {
		return fmt.Errorf("%w %q", match.ErrTitle, i.Title)
	}
	if _, ok := rules.FindProfile(i.Profile); !ok {
		return fmt.Errorf("%w: profile %q", match.ErrOption, i.Profile)
	}
	if n := len(i.Players); n < t.MinPlayers || n > t.MaxPlayers {
		return fmt.Errorf("%w: %d", match.ErrPlayers, n)
	}
	return nil
}

// seal returns the fields that a list may show of information that this program cannot rewrite, together with the
// information as found.
func (i *Info) seal(data []byte) *Info {
	s := &Info{
		Version: i.Version, ID: i.ID, Name: i.Name, Game: i.Game, Archived: i.Archived, DeletedAt: i.DeletedAt,
		Damaged: i.Damaged, Raw: append([]byte{}, data...), entry: data,
	}
	if t := i.Changed; t >= 0 && t <= latest {
		s.Changed = t
	}
	return s
}

// keptAsFound reports whether the information must be kept as found.
func (i *Info) keptAsFound() bool { return i.Damaged || i.Newer() }

// mend drops invalid fields that are recomputed when the game is opened.
func (i *Info) mend() {
	for n := range i.Players {
		i.Players[n] = match.CleanName(i.Players[n])
	}
	if len(i.Seats) > len(i.Players) || slices.ContainsFunc(i.Seats, func(s Seat) bool { return s > ByLink }) {
		i.Seats, i.Mended = nil, true
	}
	if sound := match.ValidStints(i.Computers, len(i.Players), max(i.Moves, 0)); len(sound) < len(i.Computers) {
		i.Computers, i.Mended = sound, true
	}
	for _, t := range []*int64{&i.Created, &i.Changed, &i.Exported, &i.Imported, &i.Since} {
		if *t < 0 || *t > latest {
			*t, i.Mended = 0, true
		}
	}
	if i.Moves < 0 || i.Moves > match.MaxLog || i.At < 0 || i.At > i.Moves {
		i.Moves, i.At, i.Mended = 0, 0, true // the log itself determines its length
	}
	i.Note = CleanNote(i.Note)
	if len(i.Spent) != len(i.Players) || slices.Min(i.Spent) < 0 {
		i.Spent = nil
	}
	if r := i.Result; r != nil && !r.sound(len(i.Players)) {
		i.Result = nil
	}
	if !i.soundPosition() {
		i.Round, i.Due, i.Actor, i.Phase, i.Bank, i.Board = text.Pair{}, text.Pair{}, "", "", "", nil
		i.Decider, i.Over, i.Winners, i.Mended = 0, false, nil, true
	}
}

// soundPosition reports whether the stored facts about the position can be shown in a list.
func (i *Info) soundPosition() bool {
	beyond := func(p id.Player) bool { return p < 1 || int(p) > len(i.Players) }
	for _, s := range slices.Concat(i.Round[:], i.Due[:], []string{i.Actor, i.Phase, i.Bank}) {
		if len(s) > longestText {
			return false
		}
	}
	// Nobody decides at the end, or for a company that acts automatically.
	return (i.Decider == 0 || !beyond(i.Decider)) && !slices.ContainsFunc(i.Winners, beyond)
}
