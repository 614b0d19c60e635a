package words

import (
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/track"
)

// Title is all that a title says to the screen: data, and a few questions to a position. What a title has not stays empty.
type Title struct {
	// Texts are names and sentences by id: companies, privates ("SV") with what they do ("SV.power"), the events of phases
	// ("event.5"), options.
	Texts map[string]Pair
	// Next is the key of a title to which this one leads on, and News what is new in that one; empty for none.
	Next string
	News Pair
	// Steps are the title's own steps, and shared ones of which it speaks in its own way.
	Steps []Step
	// Deeds are the title's own actions.
	Deeds []Deed
	// Reasons are the refusals that only this title knows.
	Reasons map[rules.Reason]Reason
	// Events are the events that only this title has, or tells in its own way.
	Events map[rules.EventKind]Event
	// Rounds are the names of rounds that only this title has, by Round.Name, with the holes {set} and {round}: "MR 3.1".
	Rounds map[string]Pair
	// Retold tells an event in another way where the position asks for it; an empty text keeps silent. v is the position after it.
	Retold func(v rules.View, e rules.Event) (Pair, bool)
	// Facts are what only this title knows of an action that is legal in v, for its Deeds and Answers.
	Facts func(v rules.View, a rules.Action) map[string]Pair
	// Ends are the causes for which only this title ends, as they stand in a sentence.
	Ends map[rules.EndReason]Pair
	// Signs returns what is unusual about a company, the most important first.
	Signs func(v rules.View, c id.Corp) []Sign
	// City names one of several cities of a hex; where it is nil, or the name empty, a city goes by the hexes that its track leads to.
	City func(v rules.View, h id.Hex, city int) Pair
	// Marks are the markers that lie on hexes, by the bits of track.Cell.Marks.
	Marks []Mark
	// Hints are told once on each device, the first whose time has come.
	Hints []Hint
	// Comments are those on the title's sample games, in the order of the game, by the names of the samples in game/library.
	Comments map[string][]Comment
	// Group returns the privates that are sold with one as a group, in the order of the group; nil for none.
	Group func(v rules.View, p id.Private) []id.Private
	// Marker describes a marker that lies on a hex for a company; the hole {corp} of its name is the company.
	Marker func(v rules.View, m rules.Marker) Mark
	// Hex returns what only this title knows of a hex at this time, one phrase each, for its card.
	Hex func(v rules.View, h id.Hex) []Pair
	// Doomed returns until when the track of a hex lies at most, as short as fits on the map, and what the card of the hex says of it: empty
	// where track stays. The map hatches such hexes.
	Doomed func(v rules.View, h id.Hex) (until, said Pair)
	// Divided reports whether no track may cross a river: the map then shows its two banks.
	Divided func(v rules.View) bool
	// Notices returns what is special about this part of the game, one sentence each; none in an ordinary position.
	Notices func(v rules.View) []Notice
	// Ahead returns what a legal action brings that the figures before and after it do not tell; after is the position that it leads to.
	Ahead func(v, after rules.View, a rules.Action) []Notice
	// Extras names what a route of a run earns or pays besides what its stops are worth, as short as "timber +$20".
	Extras func(v rules.View, run rules.RunRoutes, route int) []Notice
	// Link returns what joins two companies of which an action makes one; false where nothing does or need.
	Link func(v rules.View, a rules.Action) (Link, bool)
	// Cut returns the end of the name of a kind of train that counts no more: "+3" of a 6+3-train.
	Cut func(v rules.View, k id.TrainKind) string
	// CutMeans explains it: {train} has the name, {n} is what is left of it.
	CutMeans Pair
}

// Link is what joins two companies on the map.
type Link struct {
	Hexes  []id.Hex      // where they meet: their stations, and what lies between without track
	Pieces []track.Piece // the track from the one to the other
	Ferry  int           // how many of them come before a ferry carries on; zero: none does
	Text   Pair
}

// Hint is what a newcomer is told the first time that something comes up: two sentences and the rule behind them.
type Hint struct {
	Key  string // is kept on the device; it never changes
	When func(v rules.View) bool
	Text Pair
	Rule string // "1830/RS8"
}

// Comment explains a moment of a sample game to somebody who sees such a game for the first time.
type Comment struct {
	At   int    // the position: the number of actions before it
	Hex  string // the hex that the map shows: "M24"; empty for none
	Said Pair   // one to three sentences
}

// Reason is a refusal in words.
type Reason struct {
	Rule  string // number in the title's rules: "1860/R88"
	Brief Pair   // two to four words, for a lock on a button or the cause of a skipped step; no holes
	Full  Pair   // cause with figures, and a way out if there is one
	// Late reasons are looked for after all shared ones: what is refused for them is nearest to being allowed. The smaller its
	// number, the later it is looked for.
	Late bool
}

// Event is how the log tells of an event.
type Event struct {
	Told Pair // with the holes of all events: {corp}, {who}, {to}, {$amount} ...
	// Barred is said instead where a reason, {why}, kept {who} from something; empty if that makes no difference.
	Barred Pair
	// News is a second line, on what the event brings; {player} has the priority deal now.
	News Pair
	// Last puts the news behind all that happened with the event, not behind its own line.
	Last bool
}

// Sign says in a word or two what is unusual about a company.
type Sign struct {
	Name   Pair  // the hole {$sum} is Amount, in the players' money
	Means  Pair  // the same in a sentence, {percent} is the president's certificate; empty for a mere figure
	Amount int32 // of Name
	Out    bool  // the company is out of business for good, its trains count no more
}

// Mark is a marker on a hex.
type Mark struct {
	Sign string // one or two letters, on the map
	Name Pair   // "surveyed", on the card of the hex
}

// Notice is a sentence about a position. The hole {list} names companies with sums: "C&N £50, IOW £120"; {corps} names those of
// Corps, {n} is how many they are, {corp} is the one that it is about.
type Notice struct {
	Text  Pair
	List  []Sum
	Corp  id.Corp
	Corps []id.Corp
	// What the holes of the text are besides {corp}, {corps} and {list}: sums of money as {$name}, numbers and names as {name}.
	Sums   map[string]int32
	Counts map[string]int32
	Names  map[string]string
}

// Sum is an amount of the players' money that belongs to a company.
type Sum struct {
	Corp   id.Corp
	Amount int32
}
