package record

import (
	"fmt"
	"slices"
	"strconv"

	"hexrail/rules"
)

// Replay plays a decoded record through the referee. 18xx.games has changed rules: a record that stops is tried by those that held
// before, newest first, as far as its date allows it to be older, and with the cards that the digits of its id deal. The first reading
// that follows it to its end is taken and told; if there is none, the one that goes farthest.
func Replay(game *Game, find Lookup) (*Import, error) {
	best, err := replay(game, find)
	if err != nil || best.Stop == nil || game.Profile != rules.Recorded || slices.ContainsFunc(game.Options, best.Names.changed) {
		return best, err
	}
	list, older := readings(game, best.Names)
	for i := range list {
		in, err := replay(&list[i].game, find)
		if err != nil {
			continue // old rules may exclude an option of the record, which was not played by them then
		}
		in.Notes = slices.Concat(list[i].told, in.Notes)
		if in.Stop == nil {
			return in, nil
		}
		if len(in.Moves) > len(best.Moves) {
			best = in
		}
	}
	best.Stop.Before = older
	return best, nil
}

// reading is a way to read a record other than by its own word, and the notes that tell so.
type reading struct {
	game Game
	told []Note
}

// readings returns them in the order in which they are tried, and the month of the oldest change after the record began.
func readings(game *Game, names *Names) (list []reading, older string) {
	seeds := []uint64{game.Seed}
	if digits := seedOf(game.ID); names.Deals && digits != game.Seed {
		seeds = append(seeds, digits)
	}
	options := slices.Clone(game.Options)
	add := func() {
		for _, seed := range seeds {
			r := reading{game: *game}
			r.game.Options, r.game.Seed = slices.Clone(options), seed
			if older != "" {
				r.told = append(r.told, Note{Kind: OlderRules, What: older})
			}
			if seed != game.Seed {
				r.told = append(r.told, Note{Kind: SeedOfID, What: strconv.FormatUint(seed, 10)})
			}
			if len(r.told) > 0 {
				list = append(list, r)
			}
		}
	}
	add()
	for _, c := range slices.Backward(names.Changes) {
		if game.Began >= c.Day {
			break
		}
		if older = c.Month(); c.Before != "" {
			options = append(options, c.Before)
			add()
		}
	}
	return list, older
}

// secondsADay are those of a day.
const secondsADay = 24 * 60 * 60

// dayOf returns the day of a moment that a record tells, in seconds since 1970 or as a day; empty if it tells none.
func dayOf(v any) string {
	s := text(v)
	if len(s) >= len("2025-08-25") && s[4] == '-' && s[7] == '-' {
		return s[:len("2025-08-25")]
	}
	seconds, err := strconv.ParseInt(s, 10, 64)
	if err != nil || seconds <= 0 || seconds > 1<<36 {
		return ""
	}
	// Years are counted from March, so that a leap day is the last of its year, in periods of 400 years that all have as many days.
	days := seconds/secondsADay + 719_468
	era := days / 146_097
	days %= 146_097
	year := (days - days/1460 + days/36_524 - days/146_096) / 365
	days -= 365*year + year/4 - year/100
	month := (5*days + 2) / 153
	day := days - (153*month+2)/5 + 1
	year += 400 * era
	if month += 3; month > 12 {
		month, year = month-12, year+1
	}
	return fmt.Sprintf("%04d-%02d-%02d", year, month, day)
}
