// Package kit holds what all places of the program draw with: styles of text, rows and columns, boxes, the shapes of the
// players, train cards, swatches, small pictures of boards, and the classes of screen layouts.
package kit
