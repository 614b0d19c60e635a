// Package library keeps many games in the storage of the device and stores every action at once.
//
// Open returns the Shelf of a device, the list of its games; Begin and Load return a Session, which stores one running
// game. Files writes games and backups to files and reads them. The sample games are part of the program and not
// stored.
//
// A game consists of one entry of information, "info:<id>", one entry for each action, "log:<id>:<number>", containing
// the action in the notation of package notation, and one entry with its branches, "branches:<id>". Playing an action
// writes one line and the information in a single atomic batch; branches are written when they change. So whenever the
// program stops, the stored game is at a position after some action played, and not before the last action confirmed.
// Undo moves the cursor, which is part of the information. Undone actions are deleted only by the batch that plays
// another action in their place.
//
// Several tabs, with or without locks and with any delay between them, never overwrite each other. Each batch names the
// information on which it builds and is refused if that has disappeared (the player cleared the storage) or changed
// (another tab stored something). A session whose batch is refused reads the stored game and merges it with its own
// changes: for names and other settings the last writer wins; if both tabs continued the game, the version of the other
// tab stays and the actions played here become a branch. If the game has disappeared, it is written again as a whole
// from memory. Locks (platform.Tabs) only make such conflicts rare. A batch that fails for another reason changes
// nothing, or is found to have taken effect later; Session.Err reports it and it is retried. The running game never
// depends on the storage, and a closed session lives on until everything is stored.
//
// Unreadable data is never deleted. If an action of a game cannot be read, or is refused by corrected rules, the game
// is shown up to that action (Session.Stop); its stored actions are never rewritten, and it can be continued only in a
// copy. Information that cannot be read, or was stored by a newer version, is kept unchanged. A deleted game is marked
// as deleted and keeps its entries for a day.
//
// Entries contain the version of this layout. In version 1 the information included the branches; such games remain
// readable for ever and are converted by their first change.
package library
