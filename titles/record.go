package titles

import (
	"fmt"

	"hexrail/rules"
	"hexrail/rules/record"
)

// Recorded finds the rule set by which a record of 18xx.games was played. It is a record.Lookup.
func Recorded(title string, options []string) (*rules.Title, *record.Names, error) {
	e, ok := ForRecord(title)
	if !ok {
		return nil, nil, fmt.Errorf("%w: %q", record.ErrTitle, title)
	}
	names := e.RecordNames()
	if !names.Knows(options) {
		return nil, nil, fmt.Errorf("%w: %q of %s", record.ErrOption, options, title)
	}
	t, err := e.Build(rules.Recorded, options)
	return t, names, err
}
