// Package recap shows the events during a player's wait.
//
// Recap compares the latest position with the one after the player's last decision. It marks the differences on the
// map (MarkMap) and on the cards of companies (PriceChange) and players (WorthChange), and lists the turns in between
// in a card: a short one at the edge of the map, or the whole one. A second card lists the effects of the end of a
// stock round if there are many. Everything is computed from the log, so nothing is stored; the marks disappear with
// the player's next action (Forget).
package recap
