// Package panel makes the decisions of persons: for every kind of panel in words.Panel a file, a type and a constructor
// of the same name.
//
// Decide makes the decision that is due in a position. A panel owns a choice.Choice and, where it is made on the map, a
// choice.Site, draws itself with their parts, and adds parts of its own to the decision.Decision that they return.
// Legality comes from the draft, which asks the referee.
package panel
