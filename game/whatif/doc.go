// Package whatif keeps the branches of a game: copies on which players try out possible continuations.
//
// A branch never changes the game it left, and nothing before its start can be undone on it. Only Adopt plays actions
// of a branch in the game, which must still be at a position of the branch.
//
// Actions that an undo followed by another move removes from a game become a branch too (Set.Keep), so that no stored
// action is ever lost by a move. To keep repeated undoing from filling the list:
//
//   - Actions that another branch contains are not kept twice; an Undone branch that is a prefix of them is extended
//     instead.
//   - All Undone branches within one turn of a player, such as those from trying several tile lays, share one branch,
//     and only the last one is kept.
//   - There are at most MostUndone of them; the oldest is dropped. Renaming one or playing on it makes it an ordinary
//     branch.
package whatif
