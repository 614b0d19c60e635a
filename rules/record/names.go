package record

import (
	"errors"
	"fmt"
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
)

// Names is what records call a title, where that does not follow from its tables.
type Names struct {
	Title   string   // exact title of records: "1830"
	Players [2]int   // fewest and most players there
	Options []string // rule switches that 18xx.games knows for the title
	// Always are settings of ours by which all records of the title are played. They are named in none.
	Always []string
	// Changes are the rules that 18xx.games has changed for the title, oldest first. Games that began before the day, and could not be
	// followed by the new rule, are played there by the old one.
	Changes []Change
	// Deals: the seed deals cards. Where it did not deal those of a record, the digits of the record's id did.
	Deals bool
	// Convert reads an action that records of the title write in their own way. The answer nil leaves it out, as it decides
	// nothing here; false leaves it to the reader.
	Convert func(v rules.View, e *Entry, by id.Owner, card id.Private) (a rules.Action, ok bool, err error)
	// Use returns what records write for the use of a card's power.
	Use func(t *rules.Title, a rules.UseCard) string
	// Automatic returns what 18xx.games does by itself where a step is skipped: the type of an action, and a hex if it has one.
	// Records list that with the action before. Empty: it does nothing.
	Automatic func(v rules.View, skipped rules.Event) (kind string, h id.Hex)
	// Connections: records tell at both ends of each company's turn which companies are connected to their destinations.
	Connections bool
	// Issues: a company that sells shares of its own gives them to the pool at the price that falls (1822PNW/R90); elsewhere it sells
	// those of its treasury (1870/R65).
	Issues bool
	// Figures: answers that are figures are numbers in records (18FL); elsewhere they are words as all others are.
	Figures bool
	// FirstCopies gives the number of the first copy of those tiles of which an option takes copies out: 18xx.games takes the first
	// ones (1870/R164). Nil: all copies count from 0.
	FirstCopies func(t *rules.Title) map[string]int
	// Printed gives the id of the printed tile of a hex where it is not "<hex>-0".
	Printed map[string]string
}

// Change is a rule that 18xx.games has changed.
type Change struct {
	Day    string // of the change there: "2025-08-25"
	Before string // the setting of the title that makes the rule as it was: "past_posc_30"; empty if there is none
}

// Month returns the month of the change.
func (c Change) Month() string { return c.Day[:len("2025-08")] }

// Knows reports whether 18xx.games has all these options for the title, or had the rules that they name.
func (n *Names) Knows(options []string) bool {
	return !slices.ContainsFunc(options, func(o string) bool {
		return !slices.Contains(n.Options, o) && !slices.Contains(n.Always, o) && !n.changed(o)
	})
}

// changed reports whether a setting is a rule that 18xx.games has changed.
func (n *Names) changed(setting string) bool {
	return slices.ContainsFunc(n.Changes, func(c Change) bool { return c.Before == setting })
}

// firstCopies returns the numbers of the first copies of tiles where they are not 0.
func (n *Names) firstCopies(t *rules.Title) map[string]int {
	if n.FirstCopies == nil {
		return nil
	}
	return n.FirstCopies(t)
}

// printed returns the id of the printed tile of a hex.
func (n *Names) printed(hex string) string {
	if s, ok := n.Printed[hex]; ok {
		return s
	}
	return hex + "-0"
}

// Lookup finds the rule set by which a record was played, from its title, profile and options. It returns ErrTitle or
// ErrOption, wrapped, if there is none.
type Lookup func(title string, p rules.Profile, options []string) (*rules.Title, *Names, error)

// UnknownTitle is the ErrTitle of a record of a title that is not there.
type UnknownTitle struct{ Title string }

func (e *UnknownTitle) Error() string { return fmt.Sprintf("%v: %q", ErrTitle, e.Title) }

// Is reports whether the error is of the kind.
func (e *UnknownTitle) Is(kind error) bool { return kind == ErrTitle }

// What can be wrong with a record as a whole.
var (
	ErrNoRecord = errors.New("not a game record of 18xx.games")
	ErrDamaged  = errors.New("the text of the record is damaged") // before there are players and actions to save
	ErrTooLarge = errors.New("record too large")
	ErrTitle    = errors.New("unknown title")
	ErrOption   = errors.New("unknown option")
	ErrPlayers  = errors.New("wrong players")
	ErrAction   = errors.New("malformed action")
	ErrCut      = errors.New("the text breaks off")
)
