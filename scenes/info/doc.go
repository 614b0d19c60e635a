// Package info draws the state of a game as tables and lists: holdings, companies, players, prices, money, trains and
// phases, tiles, and the log.
//
// Tabs draws the lists beside the map and the pages of a phone; Tables draws the pages that replace map and panel.
// Both read the game at its cursor through a Desk and never change it. The functions in Desk also pass
// requests to the table, such as selecting a company. The pending decision (decision.Decision) adds buttons to the
// rows and marks to the price chart.
//
// Functions that draw a list take the available rectangle, use as much of its height as they need and return that
// height, so that the caller can scroll. All sizes are in dp; those of text are multiplied by the player's text size.
package info
