// Package choice holds a choice in the making and draws its parts for the panels.
//
// A Choice, made by New, owns the draft and the small parts around it: rows of options, forms and price of the chosen
// one, its consequences, the answer to "why not?", the question to another player, and announcements. A Site, made by
// NewSite, adds the choice of a hex, a tile and its rotation on the map. Both return a decision.Decision with these
// parts, to which a panel adds its own. They know the table only through a Desk: a desk.Desk with a few functions and
// the interfaces People, Boards, Sheet and Pane. Legality, consequences and most sentences come from the draft; here
// they are only laid out. Lengths are in dp, and whatever is drawn again after a search keeps its place.
package choice
