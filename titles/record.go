package titles

import (
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
)

// Recorded returns the title of a recorded game, and its names there. It is a record.Lookup. The error is a
// record.UnknownTitle or wraps record.ErrOption.
func Recorded(title string, p rules.Profile, options []string) (*rules.Title, *record.Names, error) {
	e, ok := ForRecord(title)
	if !ok {
		return nil, nil, &record.UnknownTitle{Title: title}
	}
	return e.forRecord(p, options)
}

// forRecord returns the title for a record with the given options. A game whose rules change on the way has none.
func (e *Entry) forRecord(p rules.Profile, options []string) (*rules.Title, *record.Names, error) {
	names := e.RecordNames()
	named := slices.DeleteFunc(slices.Clone(options), rules.IsVersion)
	if p == rules.Recorded && !names.Knows(named) {
		return nil, nil, fmt.Errorf("%w: %q of %s", record.ErrOption, options, e.Record)
	}
	build := e.Reopen
	if p == rules.Recorded {
		build = e.Build // 18xx.games has no earlier versions
	}
	t, err := build(p, options)
	if err != nil {
		return nil, nil, fmt.Errorf("%w: %w", record.ErrOption, err)
	}
	if t.Before != nil {
		return nil, nil, fmt.Errorf("%w: the rules change after %d actions", record.ErrOption, t.Since)
	}
	return t, names, nil
}

// withAlways returns settings with those added with which 18xx.games always plays the title, if p is its profile.
func (e *Entry) withAlways(p rules.Profile, settings []string) []string {
	if p != rules.Recorded {
		return settings
	}
	list := slices.Clone(settings)
	for _, s := range e.RecordNames().Always {
		if !slices.Contains(list, s) {
			list = append(list, s)
		}
	}
	return list
}
