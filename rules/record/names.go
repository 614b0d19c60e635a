package record

import (
	"errors"
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Names holds the names and conventions of a title in records that do not follow from its tables.
type Names struct {
	Title   string   // exact title of records: "1830"
	Players [2]int   // fewest and most players on 18xx.games
	Options []string // rule switches of the title on 18xx.games
	// Always lists our settings that apply to all records of the title but appear in none.
	Always []string
	// Changes are the rules that 18xx.games has changed for the title, oldest first. 18xx.games pinned games that began
	// before the day, and could not be continued under the new rule, to the old one.
	Changes []Change
	// Deals means that the seed deals cards. If it did not deal those of a record, the digits of the record's id did.
	Deals bool
	// Convert converts an action that records of the title write in their own way. A nil action omits it, because it
	// decides nothing by our rules; ok is false if the reader should convert it.
	Convert func(v rules.View, e *Entry, by id.Owner, card id.Private) (a rules.Action, ok bool, err error)
	// Write completes the record of an action of the title's own before it is played, if records name operands
	// differently or leave some out.
	Write func(v rules.View, a rules.Action, o *Out) error
	// Automatic returns the action that 18xx.games performs by itself when a step is skipped, which records list with
	// the action before: its type, and a hex if it has one. The type is empty if there is none.
	Automatic func(v rules.View, skipped rules.Event) (kind string, h id.Hex)
	// Connect returns the action by which a record declares that a company is connected to its destination. It is nil
	// unless records of the title list the connected companies at both ends of each company's turn.
	Connect func(c id.Corp) rules.Action
	// Connected returns the companies that run because they are connected, in order, and the number of runs done.
	Connected func(v rules.View) (list []id.Corp, done int)
	// Sought reports whether connections were looked for at the end of this turn.
	Sought func(v rules.View) bool
	// Issue returns the sale of a company's own shares; price is zero if the record names none. If nil, a company sells
	// shares of its treasury.
	Issue func(c id.Corp, percent uint8, price int32) rules.Action
	// StateCost returns the action that states the price of the next token, because a record has another one than the
	// rules; nil if no record has.
	StateCost func(c id.Corp, cost int32) rules.Action
	// Figures means that answers which are numbers are written as numbers in records (18FL) instead of words.
	Figures bool
	// FirstCopies returns the number of the first copy of tiles from which an option removes copies: 18xx.games removes
	// the first ones (1870/R164). If nil, all copies count from 0.
	FirstCopies func(t *rules.Title) map[string]int
	// Printed maps hexes to the ids of their printed tiles, if different from "<hex>-0".
	Printed map[string]string
}

// Change is a rule that 18xx.games has changed.
type Change struct {
	Day    string // of the change: "2025-08-25"
	Before string // the title's setting that restores the old rule: "past_posc_30"; empty if none
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

// firstCopies returns the numbers of the first copies of tiles if they are not 0.
func (n *Names) firstCopies(t *rules.Title) map[string]int {
	if n.FirstCopies == nil {
		return nil
	}
	return n.FirstCopies(t)
}

// printedTile returns the id of the printed tile of a hex, "<hex>-0" unless Printed has another.
func (n *Names) printedTile(hex string) string {
	if s, ok := n.Printed[hex]; ok {
		return s
	}
	return hex + "-0"
}

// Lookup finds the rule set of a record from its title, profile and options. It returns an error wrapping ErrTitle or
// ErrOption if there is none.
type Lookup func(title string, p rules.Profile, options []string) (*rules.Title, *Names, error)

// UnknownTitle is the ErrTitle of an unknown title.
type UnknownTitle struct{ Title string }

func (e *UnknownTitle) Error() string { return fmt.Sprintf("%v: %q", ErrTitle, e.Title) }

// Is reports whether kind is ErrTitle.
func (e *UnknownTitle) Is(kind error) bool { return kind == ErrTitle }

// The errors of a record as a whole.
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
