// Package view describes the visible state of a game as plain data in one language: the pending decision, the
// companies, the players, the market, the depot, the log, the history, a hex.
//
// It contains facts ("this company is operating", "these trains rust next") without presentation: no colours, pixels or
// positions. Tests read it like a transcript. Painting is left to packages scenes and ui.
package view
