// Package ui implements the toolkit of the user interface: input, layout, widgets and the tree for assistive
// technology.
//
// UI is the toolkit of one screen: UI.Send takes an Event, and UI.Frame draws a picture if one is due. It works in
// immediate mode. The program draws the whole screen with one function. A widget is a call in that function that draws,
// declares its Node, and returns the player's input to it: Button, Choice, Field, Slider, Table, Dialog and the others
// have a file each. Between passes, the toolkit keeps only state that belongs to the screen itself, such as scroll
// positions and the focus.
//
// Every discrete event gets a pass of its own (movements of the pointer are merged), so that two quick clicks are never
// mistaken for one, however long a frame takes. Pointer positions are resolved with the rectangles of the previous
// pass. After every event the screen is computed once more without an event, so those rectangles are always the visible
// ones.
//
// All lengths are in dp. A function that takes a *Rect cuts off it what it has used. The package knows neither the
// engine nor the browser, and no rule of the game.
package ui
