// Package choice holds a choice in the making and draws its parts for the panels.
//
// A Choice owns the draft and the small parts around it: rows of options, forms and price of the chosen one, its
// consequences, the answer to "why not?", the question to another player, and announcements. A Site adds the choice of
// a hex, a tile and its rotation on the map. Both return a decision.Decision with these parts, to which a panel adds
// its own. They know the table only through a Desk.
package choice
