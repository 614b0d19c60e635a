// Package library keeps many games in the storage of the device, each action of each game at once.
//
// A game is one entry of information, "info:<id>", and one entry for every action, "log:<id>:<number>", whose content is
// the action in the notation of package notation. Playing an action writes one line and the information anew, in one
// batch that is done as a whole or not at all: so whatever happens to the program, a game is as it was after some action
// that was played, and after none earlier than the last one that was confirmed. Undoing moves the cursor, which is part
// of the information; what was undone is deleted only by the batch that plays something else in its place.
//
// Each batch requires the line before its own. Where that is missing, because the player cleared the storage or another
// tab deleted the game, the whole game is written anew from memory. A refused batch changes nothing and is told by
// Session.Err; the running game never depends on the storage.
//
// Entries carry the version of this layout. Games of a newer version are listed and not touched.
package library
