// Package app is the frame around the screens of the program: the stack of open screens, the player's preferences, the stored
// games, the toast with its undo, and the dialogs that any screen may open. A screen opens another one with Shell.Open and leaves
// with Shell.Back. What needs a package that app does not know, such as opening a table, goes through the Program interface.
package app
