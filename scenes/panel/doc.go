// Package panel holds the decisions of the table: for every step one that draws its panel, adds to the scene of the map, takes
// presses on hexes and cells and keys, and names the buttons of the action bar.
//
// Decide makes the decision that is due in a position. It knows a Desk in place of the table: the game with its pieces, and as
// a Host the few things that the table does for it, such as playing what was chosen. What is legal comes from the draft, which
// asks the referee; what the table does otherwise for a decision is asked by its Traits.
//
// What several panels draw is a method of choosing, which all have, of ground for those on the map, or of stockTurn. No panel
// embeds another. Lots, Hint and the question to an owner stand beside the decision and are drawn where the table has room.
package panel
