package record

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/rules"
)

// Replay plays a decoded record through the referee. 18xx.games has changed rules, so a record that stops is tried
// again with older rules, newest first, as far as its date permits, and with the cards dealt by the digits of its id.
// The first reading that reaches the end wins, with a note; otherwise the one that goes farthest.
func Replay(game *Game, find Lookup) (*Import, error) {
	best, err := replay(game, find)
	if err != nil || best.Stop == nil || game.Profile != rules.Recorded ||
		slices.ContainsFunc(game.Options, best.Names.changed) {
		return best, err
	}
	list, older := readings(game, best.Names)
	for i := range list {
		in, err := replay(&list[i].game, find)
		if err != nil {
			continue // old rules may exclude an option of the record
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

// reading is an alternative way to read a record, with notes that describe it.
type reading struct {
	game Game
	told []Note
}

// readings returns the alternative readings in the order to try, and the month of the oldest change after the record
// began.
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

// secondsADay is the number of seconds per day, and lastSecond a second after which no record begins: the year 4147.
const (
	secondsADay = 24 * 60 * 60
	lastSecond  = 1 << 36
)

// dayOf returns the day of a time in a record, given in seconds since 1970 or as a date, or "" if invalid.
func dayOf(v any) string {
	s := text(v)
	if len(s) >= len("2025-08-25") && s[4] == '-' && s[7] == '-' {
		return s[:len("2025-08-25")]
	}
	seconds, err := strconv.ParseInt(s, 10, 64)
	if err != nil || seconds <= 0 || seconds > lastSecond {
		return ""
	}
	return dateOf(seconds / secondsADay)
}

// dateOf returns the date of a day, given in days since 1970, such as "2025-08-25".
func dateOf(days int64) string {
	// Years are counted from March, so that a leap day is the last of its year, in eras of 400 years, which all have the
	// same number of days: 146,097. A year has 365 days, four years mostly 1461, a century mostly 36,524.
	days += 719_468 // from the first of March of the year 0 to 1970
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
