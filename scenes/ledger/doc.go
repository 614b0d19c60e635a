// Package ledger shows the state of a game as tables and lists: who owns what, companies and players, prices and money, trains
// and phases, tiles, and the log.
//
// Tabs draws what stands beside the map and on the pages of a phone, Tables the pages that take the place of map and panel. They
// know a Desk in place of the table on which the game lies: the game with its pieces, and as a Host the few things that the
// table does for them, such as choosing a company. The decision that is due is a Step, which adds what can be done in the rows
// and on the price chart.
package ledger
