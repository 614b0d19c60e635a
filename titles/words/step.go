package words

import (
	"cmp"
	"slices"

	"hexrail/rules"
)

// Step is what the screen knows of one kind of step. A title whose step has the key of a shared one fills in only what it
// says in another way; the rest is as in the shared row.
type Step struct {
	Key string // what rules.Step.Name returns; empty after the end of a game

	Name     Pair // on the stepper and in sentences: "place a station"
	Short    Pair // on a narrow stepper, where Name is too long
	Object   Pair // what is skipped: "ERIE skips running"
	Prompt   Pair // imperative to whom decides
	Alone    Pair // the same where a rules.Asker asks the president, who need agree with nobody; Prompt if empty
	Missing  Pair // the button as long as nothing is chosen; empty if there is nothing to choose
	Decline  Pair // the button that declines; "Pass" if empty
	Finish   Pair // the same after something was done in the turn, where that differs
	Declined Pair // sentence of the log for declining; the hole {who} is who acts; "{who} passes." if empty

	Panel Panel
	Where Where
	// Rare steps stand on the stepper only while they are open.
	Rare bool
	// Lone choices are made from the start: where one thing is possible it is chosen.
	Lone bool
	// Privates that the company may buy, or is barred from buying, are listed beside the choice.
	Privates bool
	// Direct answers are given by one press on the button of their row, which tells all that they lead to.
	Direct bool
	// Refused answers to the question of a rules.Chooser are listed too, with what bars them.
	Refused bool
	// Answers are those to the question of a rules.Chooser, as far as they need more than their word.
	Answers []Answer
	// Chapter is a typical refusal of the step: the rule that a title cites for it lies in the section of its rules on the step.
	Chapter rules.Reason
}

// String returns the key.
func (s Step) String() string { return s.Key }

// Or returns the step with what it leaves open as in another row.
func (s Step) Or(usual Step) Step {
	return Step{
		Key:      cmp.Or(s.Key, usual.Key),
		Name:     cmp.Or(s.Name, usual.Name),
		Short:    cmp.Or(s.Short, usual.Short),
		Object:   cmp.Or(s.Object, usual.Object),
		Prompt:   cmp.Or(s.Prompt, usual.Prompt),
		Alone:    cmp.Or(s.Alone, usual.Alone),
		Missing:  cmp.Or(s.Missing, usual.Missing),
		Decline:  cmp.Or(s.Decline, usual.Decline),
		Finish:   cmp.Or(s.Finish, usual.Finish),
		Declined: cmp.Or(s.Declined, usual.Declined),
		Panel:    cmp.Or(s.Panel, usual.Panel),
		Where:    cmp.Or(s.Where, usual.Where),
		Rare:     s.Rare || usual.Rare,
		Lone:     s.Lone || usual.Lone,
		Privates: s.Privates || usual.Privates,
		Direct:   s.Direct || usual.Direct,
		Refused:  s.Refused || usual.Refused,
		Answers:  slices.Concat(s.Answers, usual.Answers),
		Chapter:  cmp.Or(s.Chapter, usual.Chapter),
	}
}

// Answer is what the screen says of one answer to the question of a step, in place of the row of rules.Decide.
type Answer struct {
	Word   string // that records write; see rules.Chooser
	Button Pair   // "Put the station on the map"
	Line   Pair   // sentence of the log; the hole {who} is who answers
	Short  Pair   // two or three words
	// Means is what it leads to, below the option; empty if its words tell that. The holes are {corp}, the company that it is
	// about, {hex}, its destination, {$price}, its price, and Facts of the title.
	Means Pair
}

// Panel is the kind of panel on which a step is decided.
type Panel uint8

// The panels.
const (
	NoPanel       Panel = iota // privates and powers only, and the way to decline
	AuctionPanel               // lots and bids
	StockPanel                 // deals in shares
	ParPanel                   // a par price
	TrackPanel                 // a hex, a tile and how it is turned
	StationPanel               // a city
	RunPanel                   // routes
	DividendPanel              // what becomes of the earnings
	TrainPanel                 // trains on sale, and how they are paid for
	DiscardPanel               // a train to give up
	ChoosePanel                // one of a few answers
	ProtectPanel               // whether a sold block is bought so that its price stays
	GridPanel                  // two answers one after the other, as a table; the step has the first of them
	UnitePanel                 // a company to take over, with the answers to what the step asks next
)

// Where is the place on the screen on which the choice is made. On a phone the sheet of the step stands low then.
type Where uint8

// The places.
const (
	InPanel    Where = iota
	OnMap            // the hexes of the map
	OnChart          // the companies under the price chart
	AmongLots        // the lots of an auction, in the place of the chart
	AmongBoxes       // the boxes of decks, in the place of the chart
)
