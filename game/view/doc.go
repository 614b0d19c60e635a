// Package view describes the visible state of a game as plain data in one language.
//
// A Viewer returns one value for each thing on the screen: Prompt for the pending decision, Corps, Players, Market,
// Depot, Log, History, Hex, and Table for all that is visible at the cursor. They contain facts ("this company is
// operating", "these trains rust next") without presentation: no colours, pixels or positions. Tests read them like a
// transcript. The packages under scenes paint them.
package view
