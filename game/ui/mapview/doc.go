// Package mapview paints the board: hexes, track, stops, tokens, words, routes and possible choices.
//
// Three units occur. A tu is a hundredth of a hex edge; all shapes of the map are in tu, x to the right and y downwards.
// A dp is a logical pixel of the screen; the camera's R is the length of a hex edge in dp, so a tu is R/100 dp. Device
// pixels occur only inside the painter. Directions are radians clockwise from the right.
//
// A Map is made once per board and remembers everything that depends on a face alone: the curves of its track, where its stops lie
// and where its words fit. A Scene is its present content; a view fills it as plain data. Painting a Scene
// changes nothing but the Map's memory of such places.
package mapview
