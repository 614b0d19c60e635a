// Package panel implements the side panel of each step: a file and a type for each kind in words.Panel, and several for
// auctions and stock rounds.
//
// Decide, the only exported function, returns the decision due in the position on screen. A panel owns a choice.Choice
// and, if it is made on the map, a choice.Site. It draws itself with their parts and adds parts of its own to the
// decision.Decision that they return. It never judges legality itself, since the draft asks the referee.
package panel
