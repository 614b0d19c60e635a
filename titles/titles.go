// Package titles lists the games that can be played.
package titles

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"hexrail/rules"
	"hexrail/rules/record"
	"hexrail/titles/t1822pnw"
	"hexrail/titles/t1830"
	"hexrail/titles/t1860"
	"hexrail/titles/t1870"
	"hexrail/titles/t18fl"
	"hexrail/titles/words"
)

// Entry is one line of the list.
type Entry struct {
	Key                    string // stands in files and links: "1830-classic"
	Record                 string // title in game records
	MinPlayers, MaxPlayers int
	Minutes                int // that a short game takes; the screens offer the shortest one to whoever is new
	// Options returns the options of the title with the values they have in a profile.
	Options func(rules.Profile) []rules.Choice
	// Corrections lists the rules that were corrected since the title came out, oldest first.
	Corrections func() []Correction
	// RecordNames returns what game records call things of the title.
	RecordNames func() *record.Names
	// Words returns what only the title says to the screen.
	Words func() words.Title
	// Rules returns the rules in our words, for package rulebook; a language without them is empty.
	Rules func() words.Pair
	// RulebookOnly: 18xx.games does not play it, so it has one profile, and its records are read by this program alone.
	RulebookOnly bool
	// SeatsDrawn: the document draws the seats by lot, so a new game by the rulebook does unless the players choose otherwise.
	SeatsDrawn bool

	// version builds the title in one version of its rules.
	version func(p rules.Profile, options []string, version int) (*rules.Title, error)
}

// All returns the list in the order of the start screen.
func All() []Entry {
	return []Entry{
		entry(Entry{
			Key: t1830.Key, Record: t1830.Record, MinPlayers: t1830.MinPlayers, MaxPlayers: t1830.MaxPlayers, Minutes: 180,
			RecordNames: t1830.RecordNames, Words: t1830.Words, Rules: t1830.Rules,
		}, t1830.SwitchesFor, t1830.New, t1830.Corrections()...),
		entry(Entry{
			Key: t1830.BasicKey, Record: t1830.BasicRecord, MinPlayers: t1830.MinPlayers, MaxPlayers: t1830.MaxBasicPlayers, Minutes: 120,
			RecordNames: t1830.BasicRecordNames, Words: t1830.BasicWords, Rules: t1830.BasicRules, RulebookOnly: true,
		}, t1830.BasicSwitchesFor, t1830.New),
		entry(Entry{
			Key: t1830.StarterKey, Record: t1830.StarterRecord, MinPlayers: t1830.MinPlayers, MaxPlayers: t1830.MaxPlayers, Minutes: 60,
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
			Key: t1822pnw.ShortKey, Record: t1822pnw.ShortRecord, MinPlayers: 3, MaxPlayers: 5, RecordNames: t1822pnw.ShortRecordNames,
			Words: t1822pnw.ShortWords, Rules: t1822pnw.Rules, Minutes: 240,
		}, t1822pnw.ShortSwitchesFor, t1822pnw.New, t1822pnw.Corrections()...),
		entry(Entry{
			Key: t1822pnw.SRSKey, Record: t1822pnw.SRSRecord, MinPlayers: 2, MaxPlayers: 3, RecordNames: t1822pnw.SRSRecordNames,
			Words: t1822pnw.SRSWords, Rules: t1822pnw.Rules, Minutes: 210,
		}, t1822pnw.SRSSwitchesFor, t1822pnw.New, t1822pnw.Corrections()...),
	}
}

// ErrProfile means that a title is not played by a profile.
var ErrProfile = errors.New("the title has no such profile")

// Profiles returns the profiles by which the title is played, that of new games first.
func (e *Entry) Profiles() []rules.Profile {
	if e.RulebookOnly {
		return []rules.Profile{rules.Rulebook}
	}
	return []rules.Profile{rules.Rulebook, rules.Recorded}
}

// entry completes an entry with what follows from the switches of the title and from its corrections.
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
			list[i] = Correction{i + 2, c.Rule, c.Change, c.Recorded}
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

// WordsOf returns what only a title says to the screen; nothing for a title that is not listed.
func WordsOf(t *rules.Title) *words.Title { return WordsFor(t.Key) }

// WordsFor returns the same by the key of the title.
func WordsFor(key string) *words.Title {
	if w, ok := allWords()[key]; ok {
		return w
	}
	return &words.Title{}
}

var allWords = sync.OnceValue(func() map[string]*words.Title {
	all := map[string]*words.Title{}
	for _, e := range All() {
		w := e.Words()
		all[e.Key] = &w
	}
	return all
})

// Find returns the entry with this key.
func Find(key string) (Entry, bool) {
	return find(func(e Entry) bool { return e.Key == key })
}

// ForRecord returns the entry that replays records with this title.
func ForRecord(title string) (Entry, bool) {
	return find(func(e Entry) bool { return e.Record == title })
}

func find(match func(Entry) bool) (Entry, bool) {
	for _, e := range All() {
		if match(e) {
			return e, true
		}
	}
	return Entry{}, false
}
