// Package rules is the referee: a pure function from a title, a state and an action to a new state, or to a refusal.
//
// It knows no clock, no files, no screen and no chance but the generator in State. Six ideas carry it:
//
//   - A Title is a value: tables, one named choice per policy, rounds made of configured steps. It is built once and
//     shared by every state.
//   - A State is flat: no pointer anywhere, so an assignment is a snapshot and == compares two games. What can be
//     computed is not in it.
//   - An Action is one small struct per kind of decision. It names who acts and carries every choice.
//   - A Step judges one kind of decision (Check), lists what it would accept (AppendLegal) and does it (Apply). Check is
//     the only judge; Apply cannot fail.
//   - The round machine is a short stack of Frames. A round is a list of steps; the first open one is in charge; an
//     interruption pushes a frame.
//   - View reads, Tx writes. Steps combine the verbs of Tx; the only fields they assign to are those of Auction, Order and
//     Turn, which remember how far a step has come.
//
// # Determinism
//
// State.Rand is a 31-bit linear congruential generator, the one that records of 18xx.games rely on. Titles draw from it at
// set-up and at named moments only; 1830 and 1860 never do. Scratch caches what follows from a state, keyed by content: the
// board part of a state has a hash that the verbs of Tx keep up to date.
//
// # Certificates in order
//
// Which of several equal certificates moves makes no difference to the rules, but records name them. State.CertOrder keeps
// the certificates of a company in the order in which they last moved. So "the first one in the holder's row" is well
// defined, and a record's numbers can be read off the state.
//
// # Stored games
//
// Some actions that are not offered any more stand in stored games. Such a game opens as it was played: View.Stored marks the
// actions of a log, which may lack the pass of a turn that stays open for nothing (Idler).
//
// Start reading at Do in engine.go.
package rules
