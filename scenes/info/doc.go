// Package info shows the state of a game as tables and lists: holdings, companies, players, prices, money, trains and phases,
// tiles, and the log.
//
// Tabs draws the lists beside the map and the pages of a phone; Tables draws the pages that replace map and panel. Both read the
// game through a Desk and ask the table for a few services, such as selecting a company, through its Host. The decision in
// progress is a Step: it adds what can be done to the rows and to the price chart.
package info
