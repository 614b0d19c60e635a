package words

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// Title is a title's contribution to the screen: texts and a few functions of a position. Fields that do not apply are
// empty.
type Title struct {
	// Texts are names and sentences by id: companies, privates ("SV") with their powers ("SV.power"), events of phases
	// ("event.5"), options.
	Texts map[string]Pair
	// Next is the key of the title recommended after this one, and News its novelties; empty for none.
	Next string
	News Pair
	// Length is the number of operating rounds of a usual game, for an estimate of how many are left.
	Length int
	// Won are the measured results of computers, which the screen cites.
	Won []Won
	// Foretold is the first set from which on the outlook after playouts says at least as much about the end of a game
	// as the worth at the time, measured by hexrail fidelity -sets 2; zero if that was not measured.
	Foretold int
	// Steps are the title's own steps, and shared ones with different texts.
	Steps []Step
	// Deeds are the title's own actions.
	Deeds []Deed
	// Reasons are the title's own refusals.
	Reasons map[rules.Reason]Reason
	// Events are the title's own events, and shared ones with different texts.
	Events map[rules.EventKind]Event
	// Rounds are names of the title's own rounds by Round.Name, with the holes {set} and {round}: "MR 3.1".
	Rounds map[string]Pair
	// Retold returns a different text for an event if the position requires one, which ok reports; an empty text
	// suppresses the event. v is the position after it.
	Retold func(v rules.View, e rules.Event) (told Pair, ok bool)
	// Facts returns the title's own facts about an action that is legal in v, for Deeds and Answers.
	Facts func(v rules.View, a rules.Action) map[string]Pair
	// Ends are the title's own reasons for the end of the game, phrased as part of a sentence.
	Ends map[rules.EndReason]Pair
	// Signs returns the unusual states of a company, most important first.
	Signs func(v rules.View, c id.Corp) []Sign
	// City names one of several cities of a hex. If it is nil or returns an empty name, a city is named by the hexes to
	// which its track leads.
	City func(v rules.View, h id.Hex, city int) Pair
	// Marks are the markers on hexes, by bit of track.Cell.Marks.
	Marks []Mark
	// Cubes returns the mark of the builder cubes on a hex that has some. It is nil if the title has no cubes.
	Cubes func(v rules.View, h id.Hex) Mark
	// Hints are shown once per device, the first applicable one.
	Hints []Hint
	// Comments are the comments on the title's sample games in game order, by name of the sample in game/library.
	Comments map[string][]Comment
	// Lessons are the title's part of the course, in the order in which they are learned.
	Lessons []Lesson
	// Group returns the privates that are sold together with p, in order, or nil.
	Group func(v rules.View, p id.Private) []id.Private
	// Marker describes a company's marker on a hex; its name may have the hole {corp}.
	Marker func(v rules.View, m rules.Marker) Mark
	// Hex returns phrases about a hex at this time, for its card.
	Hex func(v rules.View, h id.Hex) []Pair
	// Doomed returns how long the track of a hex stays at most, in few words for the map, and a sentence for the card of
	// the hex. Both are empty if the track stays. The map hatches such hexes.
	Doomed func(v rules.View, h id.Hex) (until, said Pair)
	// Divided reports whether no track may cross a river; the map then shows its banks apart.
	Divided func(v rules.View) bool
	// Notices returns sentences about unusual circumstances of the position.
	Notices func(v rules.View) []Notice
	// Ahead returns effects of a legal action that are not visible in the figures before and after it; after is the
	// position after the action.
	Ahead func(v, after rules.View, a rules.Action) []Notice
	// Extras returns the earnings and payments of a route of a run in addition to its stops, in few words: "timber +$20".
	Extras func(v rules.View, run rules.RunRoutes, route int) []Notice
	// Link returns the connection on the map between two companies that an action unites, or with nil that the step in
	// charge unites; ok is false if there is none or none is needed.
	Link func(v rules.View, a rules.Action) (Link, bool)
	// Union returns the unfinished union of companies; ok is false if there is none.
	Union func(v rules.View) (u Union, ok bool)
	// Cut returns the suffix of a train's name that no longer counts: "+3" of a 6+3-train.
	Cut func(v rules.View, k id.TrainKind) string
	// CutMeans explains Cut; {train} is the name, {n} the part that counts.
	CutMeans Pair
}

// Link is the connection between two companies on the map.
type Link struct {
	Hexes  []id.Hex      // where they meet: their stations, and hexes without track in between
	Pieces []track.Piece // track from one to the other
	Ferry  int           // number of Hexes before a ferry; zero if there is none
	Text   Pair
}

// Union is a company that forms out of others or takes one over.
type Union struct {
	Corp  id.Corp
	Of    []id.Corp // which disappear
	Worth int32     // their worth
	Cash  int32     // their money
}

// Hint explains something to newcomers when it occurs for the first time: two sentences and the rule.
type Hint struct {
	Key  string // stored on the device, so it must never change
	When func(v rules.View) bool
	Text Pair
	Rule string // "1830/RS8"
	// Lesson is the key of the lesson that it leads to; empty for that about the step in charge.
	Lesson string
}

// Comment explains a moment of a sample game to somebody who has never seen such a game.
type Comment struct {
	At   int    // position, the number of actions before it
	Hex  string // hex that the map shows: "M24"; empty for none
	Said Pair   // one to three sentences
}

// Reason holds the texts of a refusal.
type Reason struct {
	Rule  string // rule number: "1860/R88"
	Brief Pair   // two to four words without holes, for a lock on a button or a skipped step
	Full  Pair   // cause with figures, and a way out if there is one
	// Late reasons are tested after all shared ones: the action is closest to being legal. Of several, the one with the
	// smallest number is tested last.
	Late bool
}

// Event holds the log texts of an event. All have the holes {who}, {to}, {$amount} and {percent} and, as far as the
// event has them, {corp}, {private}, {hex}, {train}, {a train} and {why}. Some kinds have more: {$before} and {$after}
// of a price, {phase}, {round}, {step}, {end}, {n} boxes unsold, and {list} of players in order.
type Event struct {
	Told Pair
	// Barred replaces Told if a reason, {why}, prevented {who} from something; empty if Told fits that as well.
	Barred Pair
	// News is a second line about consequences; {player} is the owner of the priority deal now.
	News Pair
	// Last puts News after everything that happened with the event instead of directly after its line.
	Last bool
}

// Sign is an unusual state of a company in a word or two.
type Sign struct {
	Name   Pair  // may have the hole {$sum}, which is Amount
	Means  Pair  // a sentence, where {percent} is the president's certificate; empty for a mere figure
	Amount int32 // value of {$sum}
	Out    bool  // the company is permanently out of business and its trains no longer count
}

// Mark is a marker on a hex.
type Mark struct {
	Sign string // one or two letters on the map
	Name Pair   // "surveyed", on the card of the hex
}

// Notice is a sentence about a position. Its hole {list} names companies with sums, "C&N £50, IOW £120"; {corps} names
// Corps, {n} is their number, and {corp} is Corp.
type Notice struct {
	Text  Pair
	List  []Sum
	Corp  id.Corp
	Corps []id.Corp
	// Further holes: sums of money as {$name}, numbers and names as {name}.
	Sums   map[string]int32
	Counts map[string]int32
	Names  map[string]string
}

// Sum is an amount of money of a company.
type Sum struct {
	Corp   id.Corp
	Amount int32
}
