package words

import (
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Lesson teaches one thing at a position of a game. The learner decides for the player to act; the lesson is over once
// the goal is reached, or missed once somebody else has to act.
type Lesson struct {
	Key  string // stored on the device, so it must never change
	Part Part
	Name Pair
	Task Pair // one sentence
	Why  Pair // one to three sentences
	Done Pair // a sentence about the goal that was reached
	Miss Pair // a sentence about every wrong way that Ways does not name
	Ways []Way
	// Game is the position, as the fragment of a link to a game that ends there.
	Game string
	// Hex is the hex that the map shows: "H10"; empty for none.
	Hex string
	// Options are the keys of options that lead to the goal: "sell:B&M". The first is in sight when the lesson begins, the
	// next ones after an action each, the last one also after those that follow.
	Options []string
	// Goal reports whether the task is done. was is the position of the lesson, now the present one.
	Goal func(was, now rules.View) bool
	// Steps are the keys of the steps that the lesson explains. Hints at these steps lead to it.
	Steps []string
}

// Part is a part of the course.
type Part uint8

// The parts, in the order of the course.
const (
	Railways Part = iota // track, stations, trains
	Shares               // shares, prices, presidents
	Special              // peculiarities of one title
)

// Way is a wrong way through a lesson. When reports whether the learner has taken it. It ends the lesson when the turn
// is over, or AtOnce if nothing leads from it to the goal.
type Way struct {
	When   func(was, now rules.View) bool
	AtOnce bool
	Said   Pair // empty for Miss of the lesson
}

// StepOver is the way of a lesson whose goal can only be reached in the step with which it begins, which is over.
func StepOver() Way { return Way{When: LeftStep, AtOnce: true} }

// LeftStep reports whether another step is in charge than in the position of a lesson.
func LeftStep(was, now rules.View) bool { return now.InCharge().Name() != was.InCharge().Name() }

// Positions reads the positions of lessons, in each line the key of a lesson and its game, and returns the games by
// key.
func Positions(lines string) map[string]string {
	fields, games := strings.Fields(lines), map[string]string{}
	for i := 0; i+1 < len(fields); i += 2 {
		games[fields[i]] = fields[i+1]
	}
	return games
}

// Learner returns the player who learns: the one to act at the position of a lesson.
func Learner(was rules.View) id.Player { return was.Decider(was.Actor()) }

// Operator returns the company whose turn it is at a position, also during an interruption, or zero if it is a
// player's.
func Operator(v rules.View) id.Corp { return v.Base().Actor.Corp() }

// lessonWork limits the search for the best run, in units of the solver. The positions of the lessons need less.
const lessonWork = 2_000_000

// BestRun returns the revenue of a company's best run at a position of a lesson.
func BestRun(v rules.View, c id.Corp) int32 {
	run, _ := v.BestRun(c, lessonWork)
	return v.RunRevenue(run)
}
