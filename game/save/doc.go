// Package save is the file format of the app: a game as JSON that a person can read.
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
// Everything goes by name: the title by its key, options by the names of the rules sheet, actions in the notation of
// package notation. So a file outlives changes of tables and rules. Where the rules have changed so that an action cannot
// be read or is refused, the game is kept up to there and a match.Stop tells which action it was and why.
//
// Files are untrusted: sizes are limited, names are cleaned, and every action goes through the referee.
//
// "format" and "version" stand first. Keys may be added in a version and unknown ones are ignored; a new version is for
// files that older programs would misread.
package save
