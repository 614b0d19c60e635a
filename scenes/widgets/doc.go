// Package widgets holds the drawing helpers that several screens use: text styles, rows and columns, boxes, the
// players' shapes, train cards, swatches, thumbnails of boards, and the layout classes of the screen.
//
// Begin with ClassOf, which returns the layout Class of a page, and the text styles Plain, Bold, Soft and Faint. Parts
// and Column do the layout: Parts measures a row of pieces before drawing it, so that the caller can drop or shrink
// pieces that do not fit, Column hands out rectangles from top to bottom and Grid in rows, and Scroll measures content
// that may be higher than its room. All sizes are in dp; sizes of text are multiplied by the player's text size. The
// package holds no state of a game, and no screen imports another one just to draw.
package widgets
