// Package programme holds the programmes of players: standing orders that play ordinary actions in their turns, such as
// to pass until somebody sells.
//
// A Programme has a Deed and the conditions Until that end it. The List holds all programmes of a game, and List.Next
// returns the action of the next one that is due, which the caller plays. OfPilots and List.Pilots convert the
// automatic pilots of game records.
//
// A programme is kept beside the game and never in its log. It is a value: its next action follows from the game alone,
// so that every device with the same programmes and the same log plays the same. It acts only where its player decides,
// one action at a time, and ends at its condition, at the first refusal, and as soon as its player is asked anything
// that the programme does not cover.
package programme
