package titles

import (
	"slices"

	"hexrail/rules"
	"hexrail/rules/record"
	"hexrail/titles/t1822pnw"
	"hexrail/titles/words"
)

// Underway returns the titles whose referee follows and judges recorded games, but which have no words and no rules to read yet. The
// command line knows them; files, links and screens do not.
func Underway() []Entry {
	nothing := func() words.Title { return words.Title{} }
	return []Entry{
		entry(Entry{
			Key: t1822pnw.Key, Record: "1822PNW", MinPlayers: 3, MaxPlayers: 5, RecordNames: t1822pnw.RecordNames,
			Words: nothing, Unlisted: true,
		}, t1822pnw.SwitchesFor, t1822pnw.New),
		entry(Entry{
			Key: t1822pnw.ShortKey, Record: "1822PNW Short Scenario", MinPlayers: 3, MaxPlayers: 5, RecordNames: t1822pnw.ShortRecordNames,
			Words: nothing, Unlisted: true,
		}, t1822pnw.ShortSwitchesFor, t1822pnw.New),
		entry(Entry{
			Key: t1822pnw.SRSKey, Record: "1822PNW SRS", MinPlayers: 2, MaxPlayers: 3, RecordNames: t1822pnw.SRSRecordNames,
			Words: nothing, Unlisted: true,
		}, t1822pnw.SRSSwitchesFor, t1822pnw.New),
	}
}

// CommandLine is Recorded with the titles that are underway. It is a record.Lookup.
func CommandLine(title string, p rules.Profile, options []string) (*rules.Title, *record.Names, error) {
	list := Underway()
	if i := slices.IndexFunc(list, func(e Entry) bool { return e.Record == title }); i >= 0 {
		return list[i].forRecord(p, options)
	}
	return Recorded(title, p, options)
}
