// Package mappane is the map of a game as a part of the table: its camera, its hexes for pointer, keys and assistive technology,
// and what is to be seen on it. It knows a desk and a few questions to the table, not the table itself.
package mappane
