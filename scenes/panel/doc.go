// Package panel makes the decisions of people: a file, a type and a constructor of the same name for each kind of panel
// in words.Panel.
//
// Decide returns the decision due in a position. A panel owns a choice.Choice and, if it is made on the map, a
// choice.Site. It draws itself with their parts and adds parts of its own to the decision.Decision that they return. It
// never judges legality itself, since the draft asks the referee.
package panel
