// Package ui is the toolkit of the user interface: input, layout, widgets and the tree for assistive technology.
//
// It works in immediate mode. The program draws the whole screen with one function; a widget is a call in it that draws,
// says what it is (a Node), and returns what the player did with it. Nothing is kept between passes but what the player
// would call the state of the screen itself: how far a list is scrolled, which control has the focus.
//
// Every discrete event gets a pass of its own (movements of the pointer are joined), so two quick clicks can never be
// mistaken for one, however long a frame takes. Where a pointer is, is decided by the rectangles of the pass before;
// after every event the screen is computed once more without one, so these are always the rectangles that are seen.
//
// All lengths are dp. The package knows neither the engine nor the browser.
package ui
