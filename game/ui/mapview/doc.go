// Package mapview paints the board: hexes, track, stops, tokens, words, routes and possible choices.
//
// There are three units. A tu is a hundredth of a hex edge; all shapes of the map are in tu, with x to the right and y
// downwards. A dp is a logical pixel of the screen; the camera's R is the length of a hex edge in dp, so a tu is R/100
// dp. Device pixels occur only inside the painter. Directions are radians clockwise from the right.
//
// A Map is created once per board and caches everything that depends only on faces: the curves of track and the
// positions of stops and words. A Scene is the current content of the map, filled in as plain data. Painting a Scene
// changes nothing except the caches of the Map.
package mapview
