// Package app implements the frame around the screens of the program. A Shell, made by New, holds the stack of open
// screens, the player's preferences (Prefs), the stored games, the toast with its undo, and the dialogs that any screen
// may open.
//
// A Place is a screen or a dialog. It opens another one with Shell.Open and leaves with Shell.Back or Shell.Close. Only
// the topmost screen is drawn, with the screens below it as long as those above are overlays (dialogs, menus). The
// bottom screen is the start screen and is never closed. Anything that needs a package outside app, such as opening a
// table, goes through the interface Program; app must not import the screens.
//
// The package also has the words that several screens share: errors (Shell.FileError), options (OptionName), names of
// games (UsualName) and times (Ago).
package app
