// Package view says what the screen shows of a game, as plain data in one language: who decides what, the companies, the
// players, the market, the depot, the log, the history, one hex.
//
// It says what ("this company is operating", "these trains rust next"), never how: no colours, no pixels, no places. Tests
// read it like a transcript. Painting it is the last and dumb step.
package view
