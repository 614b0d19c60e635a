// Package mappane draws the map as a part of the table, with its camera, its hexes for pointer, keys and assistive
// technology, and the layers on it.
//
// A Pane, made by New, draws the position at the cursor of a desk. It asks about the rest of the table through the
// functions in Around; the pending decision (decision.Decision) marks hexes and takes presses, and the pane itself
// knows no rule. Coordinates are in dp on the screen; the camera maps them to the board, whose unit is explained in
// package mapview. The camera never moves against the player: after a gesture it stays for a while, and with the
// preference Stay it does not follow the decisions at all.
package mappane
