package words

import (
	"cmp"
	"slices"

	"github.com/hexrail/hexrail/rules"
)

// Step holds the texts and display options of one kind of step. A title's row for a shared step fills in only the
// differences; the rest comes from the shared row.
type Step struct {
	Key string // result of rules.Step.Name; empty after the end of a game

	Name     Pair // in the stepper and in sentences: "place a station"
	Short    Pair // in a narrow stepper, if Name is too long
	Object   Pair // the part that is skipped: "ERIE skips running"
	Prompt   Pair // request to the player who decides
	Alone    Pair // Prompt if a rules.Asker asks the president, who needs nobody's consent; Prompt if empty
	Asking   Pair // Prompt of a rules.Chooser while an answer is possible; Prompt if empty
	Missing  Pair // label of the button while nothing is chosen; empty if there is nothing to choose
	Decline  Pair // label of the button that declines; "Pass" if empty
	Finish   Pair // Decline after something was done in the turn, if different
	Declined Pair // log line for declining, with the hole {who}; "{who} passes." if empty
	Finished Pair // Declined after something was done in the turn, if different

	Panel Panel
	Where Where
	// Rare steps appear in the stepper only while they are open.
	Rare bool
	// Lone: an option that is the only one is selected from the start.
	Lone bool
	// Privates lists the privates that the company may buy, or why it may not, beside the choice.
	Privates bool
	// Direct: an option is played with one press on the button of its row, which must therefore state all consequences.
	Direct bool
	// Refused lists refused answers to a rules.Chooser as well, with the reason.
	Refused bool
	// Answers are the texts of answers to a rules.Chooser that need more than their word.
	Answers []Answer
	// Chapter is a typical refusal of the step. The rule that the title cites for it locates the section about the step.
	Chapter rules.Reason
}

// String returns the key.
func (s Step) String() string { return s.Key }

// Or returns the step with its empty fields filled from the shared row. A flag is set if either row sets it, and the
// answers of the shared row follow its own.
func (s Step) Or(usual Step) Step {
	return Step{
		Key:      cmp.Or(s.Key, usual.Key),
		Name:     cmp.Or(s.Name, usual.Name),
		Short:    cmp.Or(s.Short, usual.Short),
		Object:   cmp.Or(s.Object, usual.Object),
		Prompt:   cmp.Or(s.Prompt, usual.Prompt),
		Alone:    cmp.Or(s.Alone, usual.Alone),
		Asking:   cmp.Or(s.Asking, usual.Asking),
		Missing:  cmp.Or(s.Missing, usual.Missing),
		Decline:  cmp.Or(s.Decline, usual.Decline),
		Finish:   cmp.Or(s.Finish, usual.Finish),
		Declined: cmp.Or(s.Declined, usual.Declined),
		Finished: cmp.Or(s.Finished, usual.Finished),
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

// Answer holds the texts of one answer to a step's question. It replaces the shared row of rules.Decide.
type Answer struct {
	Word   string // word in records; see rules.Chooser
	Button Pair   // "Put the station on the map"
	Line   Pair   // log line, with the hole {who}
	Short  Pair   // two or three words
	// Means is the effect, shown below the option; empty if Button says it. The holes are {corp}, the company concerned,
	// {hex}, its destination, {$price}, its price, and Facts of the title.
	Means Pair
}

// Panel is the kind of panel for a step.
type Panel uint8

// The panels.
const (
	EndPanel      Panel = iota // the end of a turn: only privates, powers and declining
	AuctionPanel               // lots and bids
	StockPanel                 // deals in shares
	ParPanel                   // a par price
	TrackPanel                 // hex, tile and orientation
	StationPanel               // a city
	RunPanel                   // routes
	DividendPanel              // use of the earnings
	TrainPanel                 // trains for sale, and their payment
	DiscardPanel               // a train to discard
	ChoosePanel                // one of a few answers
	ProtectPanel               // whether to buy a sold block, so that its price stays
	GridPanel                  // two answers in sequence as a table, of which the step takes the first
	UnitePanel                 // a company to take over, with the answers to the following questions
)

// Where is the part of the screen on which the choice is made. On a phone the sheet is lowered if it is not the panel.
type Where uint8

// The parts.
const (
	InPanel    Where = iota
	OnMap            // hexes of the map
	OnChart          // companies below the price chart
	AmongLots        // lots of an auction, in place of the chart
	AmongBoxes       // boxes of decks, in place of the chart
)
