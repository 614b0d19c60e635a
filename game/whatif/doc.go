// Package whatif keeps the branches of a game: copies on which players try out possible continuations.
//
// A Set holds the branches of one game and Read restores it from a file. Set.Open begins a Branch, Set.Fork begins one
// on another branch. A branch never changes the game it left, and nothing before its start can be undone on it. Only
// Adopt plays actions of a branch in the game, which must still be at a position of the branch; Try does the same to a
// copy.
//
// If an undo followed by another move removes actions from a game, Set.Keep keeps them as a branch that is marked
// Undone. Such branches are a safety net and not an archive; so that repeated undoing does not fill the list, Keep
// drops some:
//
//   - Actions that another branch contains are not kept twice. A longer branch replaces an Undone one that is its
//     beginning.
//   - Undone branches within one turn of a player, such as those from trying several tile lays, replace each other, so
//     that only the last one is kept.
//   - There are at most MostUndone of them; the oldest is dropped.
//
// Renaming an Undone branch or playing on it makes it an ordinary branch.
package whatif
