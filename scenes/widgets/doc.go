// Package widgets holds what all screens draw with: text styles, rows and columns, boxes, the players' shapes, train cards,
// swatches, thumbnails of boards, and the size classes of the layout.
package widgets
