package titles

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// Correction is a rule that a title had wrong before a version of the rules.
type Correction struct {
	Version int        // first version with the correct rule
	Rule    string     // "1860/R184"
	Change  words.Pair // the new rule, in a sentence
	In      words.Scope
}

// ErrVersion means that a game uses an unknown version of the rules.
var ErrVersion = errors.New("unknown version of the rules")

// span is a version of the rules and the number of the action from which it applies.
type span struct{ version, from int }

// setting returns the setting that names a version and the action from which it applies.
func (s span) setting() string {
	if s.from == 0 {
		return rules.VersionSetting + strconv.Itoa(s.version)
	}
	return fmt.Sprintf("%s%d@%d", rules.VersionSetting, s.version, s.from)
}

// splitSettings returns settings split into versions and options. The versions are in the order of the game; the first
// one applies from the beginning and is usual if no setting names it. The error is ErrVersion.
func splitSettings(settings []string, usual int) (list []span, options []string, err error) {
	list = []span{{version: usual}}
	first := true // no setting has named a version
	for _, s := range settings {
		value, ok := strings.CutPrefix(s, rules.VersionSetting)
		if !ok {
			options = append(options, s)
			continue
		}
		next, ok := parseSpan(value)
		last := &list[len(list)-1]
		switch {
		case !ok:
			return nil, nil, fmt.Errorf("%w: %q", ErrVersion, s)
		case next.from == 0 && first:
			*last = next
		case next.from > last.from && next.version > last.version:
			list = append(list, next)
		default:
			return nil, nil, fmt.Errorf("%w: %q", ErrVersion, s)
		}
		first = false
	}
	return list, options, nil
}

// parseSpan returns the span of a setting, whose value is "3" or "3@120", and reports whether it is written as
// span.setting writes it.
func parseSpan(value string) (s span, ok bool) {
	version, from, later := strings.Cut(value, "@")
	s.version, _ = strconv.Atoi(version)
	if later {
		s.from, _ = strconv.Atoi(from)
	}
	return s, s.setting() == rules.VersionSetting+value
}

// Newest returns the rules version of new games of a profile: that of the last correction that concerns it, or 1.
func (e *Entry) Newest(p rules.Profile) int {
	newest := 1
	for _, c := range e.Corrections() {
		if c.In.Of(p == rules.Recorded) {
			newest = c.Version
		}
	}
	return newest
}

// Build returns the title for a new game. Settings are "name" or "name=value" with names of Options. The error wraps
// ErrProfile, ErrVersion or one of package rules about a setting.
func (e *Entry) Build(p rules.Profile, settings []string) (*rules.Title, error) {
	return e.build(p, e.withAlways(p, settings), e.Newest(p))
}

// Reopen returns the title of a game with the settings of a file, link or record. Settings without a version are from
// before there were versions.
func (e *Entry) Reopen(p rules.Profile, settings []string) (*rules.Title, error) {
	return e.build(p, settings, 1)
}

// Correct returns the title for a game of title t that continues under the newest rules from action n on. t stays as it
// is.
func (e *Entry) Correct(t *rules.Title, n int) (*rules.Title, error) {
	list, options, err := splitSettings(t.Options, 1)
	if err != nil {
		return nil, err
	}
	list = slices.DeleteFunc(list, func(s span) bool { return s.from >= n })
	return e.buildVersions(t.Profile, append(list, span{e.Newest(t.Profile), n}), options)
}

// build returns the title with the versions of its rules that settings name, or the usual version.
func (e *Entry) build(p rules.Profile, settings []string, usual int) (*rules.Title, error) {
	list, options, err := splitSettings(settings, usual)
	if err != nil {
		return nil, err
	}
	return e.buildVersions(p, list, options)
}

// buildVersions builds the title in every version of a game and returns the last one, from which Title.Before leads to
// the others. The options are the same in all versions and are named relative to the profile of the first.
func (e *Entry) buildVersions(p rules.Profile, list []span, options []string) (t *rules.Title, err error) {
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

// Later returns the corrections that a game is played without, oldest first, or none. New games have them.
func (e *Entry) Later(t *rules.Title) []Correction {
	if t.Version >= e.Newest(t.Profile) {
		return nil
	}
	return slices.DeleteFunc(e.Corrections()[t.Version-1:], func(c Correction) bool {
		return !c.In.Of(t.Profile == rules.Recorded)
	})
}
