// Package dialogs implements the dialogs that open, preview and share a game, and the settings.
//
// Opening, Preview, Sharing and Settings are the dialogs, Importing the one that stores many files at once. OpenFile,
// OpenText and OpenSample preview a game; Merge continues a stored game with a copy that has arrived.
//
// A game arrives as a link, a save file, a record of 18xx.games or a sample. ReadText recognises which it is and
// returns a Reading: the game replayed as far as the rules accept it, with notes on anything that was changed or could
// not be followed. Nothing is stored before the player chooses that in the Preview. The package does not know the
// table: games are played and watched through the Program of the app.
//
// All input is untrusted. Errors become sentences (app.Shell.FileError), never panics. Lengths are in dp unless a
// comment says otherwise.
package dialogs
