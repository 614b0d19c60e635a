// Package save encodes a game as a file, JSON that a person can read, and decodes it.
//
//	{
//	 "format": "hexrail-game",
//	 "version": 1,
//	 "title": "1830-classic",
//	 ...
//	 "log": [
//	  "bid p0 CA 165",
//	  ...
//
// A File is a game with its branches. Of makes one of a match, Encode writes it and Decode reads it. Is recognises the
// format, and Claims returns the format and version that a file states.
//
// Everything is stored by name: the title by its key, options by the names of rules.Choice, actions in the notation of
// package notation. So a file survives changes of tables and rules. If a changed rule makes an action unreadable or
// illegal, the game is kept up to that action, and a match.Stop identifies it and gives the reason.
//
// Files are untrusted: sizes are limited, names are cleaned, and every action is checked by the referee.
//
// "format" and "version" come first. New keys may be added within a version, since unknown keys are ignored; a new
// version is only for files that older programs would misread.
package save
