// Package whatif keeps the branches of a game: copies on which somebody tries out how it could go on.
//
// A branch never touches the game it left. Only Adopt plays what was tried in the game, as far as the game still stands
// where the branch left it.
package whatif
