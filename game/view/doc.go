// Package view describes the visible state of a game as plain data in one language.
//
// New makes a Viewer of a match. It returns one value for each thing on the screen: Prompt for the pending decision,
// Corps, Players, Market, Depot, Boxes, Log, History, Hex, Statistics, and Table for all that is visible at the cursor.
// They contain facts ("this company is operating", "these trains rust next") without presentation: no colours, pixels
// or positions. Tests read them like a transcript. The packages under scenes paint them.
//
// Viewer.Compare puts up to MostCompared lines of play side by side, Viewer.Waited lists events during a wait, and
// GoalOf how the game ends.
package view
