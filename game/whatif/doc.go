// Package whatif keeps the branches of a game: copies on which somebody tries out how it could go on.
//
// A branch never touches the game it left, and never goes below its start. Only Adopt plays what was tried in the game, as
// far as the game still stands where the branch left it.
//
// What an undo and another move take from a game becomes a branch, too, so that nothing that was stored is ever lost by a
// move (Set.Keep). So that taking back and playing again does not fill the list:
//   - What another branch has already is not kept a second time; a branch of this kind that has the beginning of what is
//     kept now goes on with the rest.
//   - Up to a player's own turn, as in undoing a tile and laying another one, all share one branch, and only the last is kept.
//   - There are MostUndone of them; the oldest gives way. Who renames one or plays on in it makes it his own.
package whatif
