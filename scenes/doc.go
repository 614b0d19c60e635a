// Package scenes is the program on the screen: it opens the start screen, links, files and stored games.
//
// New returns the App, which package screen runs. It owns an app.Shell, which keeps the stack of open screens and the
// preferences. A screen is an app.Place, a small type with Update and Draw; an overlay, such as a dialog, leaves the
// screen below it visible:
//
//	a.Open(dialogs.NewSettings(a.Shell))             // a dialog above the current screen
//	a.Show(table.New(a.Shell, match, table.Hooks{})) // replaces everything above the start screen
//
// The screens are packages below this one; TestRooms says which may use which. In quiet moments App.Rest lets computers
// think and draws the samples out of sight, so that a browser has compiled the code when it is needed. After changes
// App.Rest stores a still of the start screen for the next visit (front.go).
//
// Texts that depend on the rules come from packages text and view. Texts of a screen are in tables whose names end
// in Words next to it, and a test checks that both languages are complete and drawable with the fonts. Sizes are in dp,
// positions of the game count its actions (0 is the set-up).
package scenes
