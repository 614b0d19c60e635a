// Package rules is the referee: a pure function from a title, a state and an action to a new state, or to a refusal.
//
// Start returns the first state of a game. Do performs an action, Check only judges it, and AppendLegal lists the legal
// ones. These three take a View, which is a Title, a State and a Scratch. New completes and checks a Title. Begin
// reading at Do in engine.go.
//
// The package knows no clock, no files, no screen and no chance but the generator in State. Six ideas support it:
//
//   - A Title is a value: tables, one named choice per policy, rounds made of configured steps. It is built once and
//     shared by every state.
//   - A State is flat: it has no pointers, so an assignment is a snapshot and == compares two games. It holds nothing
//     that can be computed.
//   - An Action is a small struct for one kind of decision. It holds the actor and every choice.
//   - A Step judges one kind of decision (Check), lists the actions that it accepts (AppendLegal) and performs one
//     (Apply). Check is the only judge, and Apply cannot fail. Its Refusal names a Reason and the rule.
//   - The round machine is a short stack of Frames. A round is a list of steps, of which the first open one is in
//     charge. An interruption pushes a frame.
//   - View reads, Tx writes. Steps combine the verbs of Tx. They assign only to fields that record progress, such as
//     those of Auction, Order and Turn, Priority and RoundsLeft. Money, certificates, cards, tiles, stations and
//     markers move by verbs alone.
//
// # Determinism
//
// State.Rand is a 31-bit linear congruential generator, the one that records of 18xx.games rely on. Titles draw from it
// only while a game is set up; 1830 Starter and the 1822PNW titles do. Scratch caches values computed from a state,
// keyed by content: the verbs of Tx maintain a hash of the board part of a state. A Scratch must not be used by two
// goroutines at once.
//
// # Certificates in order
//
// The rules do not distinguish equal certificates, but records name them. State.CertOrder therefore keeps the
// certificates of a company in the order in which they last moved, so that "the first one in the holder's row" is well
// defined and a record's numbers can be read off the state.
//
// # Stored games
//
// Stored games may contain actions that are not offered any more, and must open as they were played. Stored marks the
// actions of a log, which may also lack a pass of a turn that stays open with nothing else to do (Idler).
package rules
