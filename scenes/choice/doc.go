// Package choice holds a choice in the making and draws its parts for the panels.
//
// A Choice owns the draft and the small values around it: rows of options, the forms and the price of the chosen one,
// its consequences, the answer to "why not?", the question to an owner, the words for a voice. A Site adds the choice
// of a hex, a tile and its turn on the map. Both return a decision.Decision with the parts that they serve, to which a
// panel adds its own. Of the table they know a Desk.
package choice
