// Package mail merges the copies of one game that its players exchange by link or file.
//
// Nearest finds the stored copy of an arriving game, Compare returns how the two differ, and Merge stores the new
// actions. Only an arriving copy that is Ahead is taken without a question, because it merely adds actions.
// Wherever one side has taken something back, or both have played on, the players choose which side goes on (Take or
// Stay); the other one stays as a branch of the game.
//
// A link carries the undone actions of its sender after the cursor. That distinguishes an old link from a newer one in
// which the sender has taken back the last actions. When a link arrived is never part of the game.
//
// A Folder keeps a session in step with one file that several players share: Start follows the file, Read takes what
// has arrived, Write stores own actions. While Asks is set, nothing is written until Take or Stay has been chosen. A
// device that has only followed the file has nothing of its own to choose: it follows what others took back, too
// (Follow).
package mail
