// Package titles lists the games that can be played.
//
// All returns them from a literal list; nothing registers itself. An Entry has the facts that are needed before a title
// is built, and methods that build it: Build for a new game, Reopen for a stored one, Correct for a game that continues
// under newer rules. Find returns the entry of a key, Recorded the title of a game record, and WordsOf the texts of a
// title.
//
// Links and files identify a title by Key and its options and rules version by name, so keys, option names and the
// order of corrections must never change. TUTORIAL.md adds a small title from the first file to the last.
package titles

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles/t1822pnw"
	"github.com/hexrail/hexrail/titles/t1830"
	"github.com/hexrail/hexrail/titles/t1860"
	"github.com/hexrail/hexrail/titles/t1870"
	"github.com/hexrail/hexrail/titles/t18fl"
	"github.com/hexrail/hexrail/titles/words"
)

// Entry describes one title.
type Entry struct {
	Key                    string // identifies the title in files and links: "1830-classic"
	Record                 string // name of the title in game records
	MinPlayers, MaxPlayers int
	Minutes                int // playing time of a short game; newcomers are offered the shortest one
	// Options returns the options of the title with their values in a profile.
	Options func(rules.Profile) []rules.Choice
	// Corrections lists the corrected rules, oldest first.
	Corrections func() []Correction
	// RecordNames returns the names of the title's things in game records.
	RecordNames func() *record.Names
	// Words returns the title's texts and display functions.
	Words func() words.Title
	// Rules returns the rulebook for package rulebook; a missing translation is empty.
	Rules func() words.Pair
	// RulebookOnly: 18xx.games does not have the title, so it has one profile, and only this program reads its records.
	RulebookOnly bool
	// SeatsDrawn: the rulebook draws the seats by lot, which is the default of new games.
	SeatsDrawn bool

	// version builds the title with one version of its rules.
	version func(p rules.Profile, options []string, version int) (*rules.Title, error)
}

// All returns the titles in the order of New game.
func All() []Entry {
	return []Entry{
		entry(Entry{
			Key: t1830.Key, Record: t1830.Record, MinPlayers: t1830.MinPlayers, MaxPlayers: t1830.MaxPlayers, Minutes: 180,
			RecordNames: t1830.RecordNames, Words: t1830.Words, Rules: t1830.Rules,
		}, t1830.SwitchesFor, t1830.New, t1830.Corrections()...),
		entry(Entry{
			Key: t1830.BasicKey, Record: t1830.BasicRecord, MinPlayers: t1830.MinPlayers,
			MaxPlayers: t1830.MaxBasicPlayers, Minutes: 120,
			RecordNames: t1830.BasicRecordNames, Words: t1830.BasicWords, Rules: t1830.BasicRules, RulebookOnly: true,
		}, t1830.BasicSwitchesFor, t1830.New),
		entry(Entry{
			Key: t1830.StarterKey, Record: t1830.StarterRecord, MinPlayers: t1830.MinPlayers,
			MaxPlayers: t1830.MaxPlayers, Minutes: 60,
			RecordNames: t1830.StarterRecordNames, Words: t1830.StarterWords, Rules: t1830.StarterRules, RulebookOnly: true,
		}, t1830.StarterSwitchesFor, t1830.New),
		entry(Entry{
			Key: t1860.Key, Record: t1860.Record, MinPlayers: t1860.MinPlayers, MaxPlayers: t1860.MaxPlayers, Minutes: 120,
			RecordNames: t1860.RecordNames, Words: t1860.Words, Rules: t1860.Rules,
		}, t1860.SwitchesFor, t1860.New, t1860.Corrections()...),
		entry(Entry{
			Key: t1870.Key, Record: t1870.Record, MinPlayers: t1870.MinPlayers, MaxPlayers: t1870.MaxPlayers,
			RecordNames: t1870.RecordNames, Words: t1870.Words, Rules: t1870.Rules, Minutes: 300,
		}, t1870.SwitchesFor, t1870.New, t1870.Corrections()...),
		entry(Entry{
			Key: t18fl.Key, Record: t18fl.Record, MinPlayers: t18fl.MinPlayers, MaxPlayers: t18fl.MaxPlayers,
			RecordNames: t18fl.RecordNames, Words: t18fl.Words, Rules: t18fl.Rules, Minutes: 120, SeatsDrawn: true,
		}, t18fl.SwitchesFor, t18fl.New, t18fl.Corrections()...),
		entry(Entry{
			Key: t1822pnw.Key, Record: t1822pnw.Record, MinPlayers: 3, MaxPlayers: 5, RecordNames: t1822pnw.RecordNames,
			Words: t1822pnw.Words, Rules: t1822pnw.Rules, Minutes: 360,
		}, t1822pnw.SwitchesFor, t1822pnw.New, t1822pnw.Corrections()...),
		entry(Entry{
			Key: t1822pnw.ShortKey, Record: t1822pnw.ShortRecord, MinPlayers: 3, MaxPlayers: 5,
			RecordNames: t1822pnw.ShortRecordNames,
			Words:       t1822pnw.ShortWords, Rules: t1822pnw.Rules, Minutes: 240,
		}, t1822pnw.ShortSwitchesFor, t1822pnw.New, t1822pnw.Corrections()...),
		entry(Entry{
			Key: t1822pnw.SRSKey, Record: t1822pnw.SRSRecord, MinPlayers: 2, MaxPlayers: 3, RecordNames: t1822pnw.SRSRecordNames,
			Words: t1822pnw.SRSWords, Rules: t1822pnw.Rules, Minutes: 210,
		}, t1822pnw.SRSSwitchesFor, t1822pnw.New, t1822pnw.Corrections()...),
	}
}

// ErrProfile means that a title does not have a profile.
var ErrProfile = errors.New("the title has no such profile")

// Profiles returns the profiles of the title, that of new games first.
func (e *Entry) Profiles() []rules.Profile {
	if e.RulebookOnly {
		return []rules.Profile{rules.Rulebook}
	}
	return []rules.Profile{rules.Rulebook, rules.Recorded}
}

// entry returns e completed with the functions derived from the title's switches and corrections. usual returns the
// switches of a profile without variants.
func entry[S any, P rules.Switches[S]](
	e Entry, usual func(rules.Profile) S, build func(S) (*rules.Title, error), corrections ...words.Correction[S],
) Entry {
	e.Options = func(p rules.Profile) []rules.Choice {
		s := usual(p)
		return slices.DeleteFunc(P(&s).Choices(), rules.IsPast)
	}
	e.Corrections = func() []Correction {
		list := make([]Correction, len(corrections))
		for i, c := range corrections {
			list[i] = Correction{i + 2, c.Rule, c.Change, c.In} // version 1 has none
		}
		return list
	}
	e.version = func(p rules.Profile, options []string, version int) (*rules.Title, error) {
		if !slices.Contains(e.Profiles(), p) {
			return nil, fmt.Errorf("%w: %s by %s", ErrProfile, e.Key, p)
		}
		return rules.Build[S, P](p, options, func(p rules.Profile) S {
			s := usual(p)
			words.Undo(&s, corrections, version, p == rules.Recorded)
			return s
		}, build)
	}
	return e
}

// WordsOf returns the texts of a title, or an empty Title for an unknown one. All callers share it.
func WordsOf(t *rules.Title) *words.Title { return WordsFor(t.Key) }

// WordsFor returns the texts of the title with a key, or an empty Title for an unknown one. All callers share it.
func WordsFor(key string) *words.Title {
	if w, ok := allWords()[key]; ok {
		return w
	}
	return &words.Title{}
}

// allWords returns the texts of all titles by key, which are built once.
var allWords = sync.OnceValue(func() map[string]*words.Title {
	all := map[string]*words.Title{}
	for _, e := range All() {
		w := e.Words()
		all[e.Key] = &w
	}
	return all
})

// Find returns the entry with the key and reports whether there is one.
func Find(key string) (Entry, bool) {
	return find(func(e Entry) bool { return e.Key == key })
}

// ForRecord returns the entry that replays records of a title, by its name there, and reports whether there is one.
func ForRecord(title string) (Entry, bool) {
	return find(func(e Entry) bool { return e.Record == title })
}

// find returns the first entry that matches and reports whether one does.
func find(match func(Entry) bool) (Entry, bool) {
	for _, e := range All() {
		if match(e) {
			return e, true
		}
	}
	return Entry{}, false
}
