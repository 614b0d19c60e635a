package titles

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hexrail/rules"
	"hexrail/titles/words"
)

// Correction is a rule that a title had wrong until a version of the rules.
type Correction struct {
	Version int        // the first that has it right
	Rule    string     // "1860/R184"
	Change  words.Pair // what is otherwise now
	// Recorded: it holds in recorded games too.
	Recorded bool
}

// ErrVersion means that a game was played by a version of the rules that is not known here.
var ErrVersion = errors.New("unknown version of the rules")

// span tells from which action on a version of the rules holds.
type span struct{ version, from int }

func (s span) setting() string {
	if s.from == 0 {
		return rules.VersionSetting + strconv.Itoa(s.version)
	}
	return fmt.Sprintf("%s%d@%d", rules.VersionSetting, s.version, s.from)
}

// spans takes the versions out of settings. They are in the order of the game; the first holds from its beginning, and is
// usual if no setting names it.
func spans(settings []string, usual int) (list []span, rest []string, err error) {
	list = []span{{version: usual}}
	for _, s := range settings {
		value, ok := strings.CutPrefix(s, rules.VersionSetting)
		if !ok {
			rest = append(rest, s)
			continue
		}
		var next span
		number, from, later := strings.Cut(value, "@")
		next.version, err = strconv.Atoi(number)
		if later && err == nil {
			next.from, err = strconv.Atoi(from)
		}
		last := &list[len(list)-1]
		switch {
		case err != nil:
			return nil, nil, fmt.Errorf("%w: %q", ErrVersion, s)
		case !later && len(list) == 1:
			*last = next
		case later && next.from > last.from && next.version > last.version:
			list = append(list, next)
		default:
			return nil, nil, fmt.Errorf("%w: %q", ErrVersion, s)
		}
	}
	return list, rest, nil
}

// Newest returns the version of the rules by which new games of a profile are played. Recorded games are played as they
// were recorded, and know only the versions of corrections that 18xx.games shares.
func (e *Entry) Newest(p rules.Profile) int {
	newest := 1
	for _, c := range e.Corrections() {
		if p != rules.Recorded || c.Recorded {
			newest = c.Version
		}
	}
	return newest
}

// Build returns the title for a new game with settings: "name" or "name=value" by the names of Options.
func (e *Entry) Build(p rules.Profile, settings []string) (*rules.Title, error) {
	return e.build(p, e.played(p, settings), e.Newest(p))
}

// Reopen returns the title of a game whose settings stand in a file, link or record. Games from before there were versions
// name none.
func (e *Entry) Reopen(p rules.Profile, settings []string) (*rules.Title, error) {
	return e.build(p, settings, 1)
}

// Correct returns the title of a game that goes on under the newest version of the rules after n actions.
func (e *Entry) Correct(t *rules.Title, n int) (*rules.Title, error) {
	list, rest, err := spans(t.Options, 1)
	if err != nil {
		return nil, err
	}
	list = slices.DeleteFunc(list, func(s span) bool { return s.from >= n })
	return e.chain(t.Profile, append(list, span{e.Newest(t.Profile), n}), rest)
}

func (e *Entry) build(p rules.Profile, settings []string, usual int) (*rules.Title, error) {
	list, rest, err := spans(settings, usual)
	if err != nil {
		return nil, err
	}
	return e.chain(p, list, rest)
}

// chain builds the title in every version by which a game was played, and returns the last one. The options are the same
// in all of them, and told by what the profile had in the first.
func (e *Entry) chain(p rules.Profile, list []span, options []string) (t *rules.Title, err error) {
	var versions, settings []string
	for _, s := range list {
		if s.version < 1 || s.version > e.Newest(p) {
			return nil, fmt.Errorf("%w: %d", ErrVersion, s.version)
		}
		before := t
		if t, err = e.version(p, options, s.version); err != nil {
			return nil, err
		}
		if before == nil {
			settings = t.Options
		}
		if s != (span{version: 1}) {
			versions = append(versions, s.setting())
		}
		t.Version, t.Before, t.Since = s.version, before, s.from
		t.Options = append(slices.Clone(versions), settings...)
	}
	return t, nil
}

// Later returns the corrections of a title that a game is played without. They are in force in games that begin today.
func (e *Entry) Later(t *rules.Title) []Correction {
	if t.Version >= e.Newest(t.Profile) {
		return nil
	}
	later := e.Corrections()[t.Version-1:]
	if t.Profile == rules.Recorded {
		later = slices.DeleteFunc(later, func(c Correction) bool { return !c.Recorded })
	}
	return later
}
