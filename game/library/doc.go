// Package library keeps many games in the storage of the device, each action of each game at once.
//
// A game is one entry of information, "info:<id>", one entry for every action, "log:<id>:<number>", whose content is the
// action in the notation of package notation, and one entry with the branches, "branches:<id>". Playing an action writes
// one line and the information anew, in one batch that is done as a whole or not at all; branches are written when they
// change. So whatever happens to the program, a game is as it was after some action that was played, and after none earlier
// than the last one that was confirmed. Undoing moves the cursor, which is part of the information; what was undone is
// deleted only by the batch that plays something else in its place.
//
// Several tabs, with locks or without, and with any delay between them, never overwrite each other: each batch names the
// information it builds on, and is refused where that has gone (the player cleared the storage) or changed (another tab
// stored something). A session whose batch is refused reads what is stored and joins it with what was done here: names and
// the like are as whoever changed them last left them, and where both went on with the game it is as the other tab stored
// it, while what was played here becomes a branch. Where nothing is stored any more the whole game is written anew from
// memory. Locks (platform.Tabs) only make that rare. A batch that is refused otherwise changes nothing, or is seen to have
// taken effect later; it is told by Session.Err and tried again. The running game never depends on the storage, and a
// session that is closed lives on until everything is stored.
//
// What is not understood is not deleted. A game of which an action cannot be read or is refused by corrected rules is shown
// up to there (Session.Stop); its actions are never written again, and it goes on in a copy. Information that cannot be
// read, or was stored by a newer version, stays as it is. A deleted game is marked as such and keeps its entries for a day.
//
// Entries carry the version of this layout. In the first one branches stood in the information; such games are read for
// ever and are in the newest layout after the first change.
package library
