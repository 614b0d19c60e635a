// Package shell is the frame of the program around its places: the stack in which they lie, the player's preferences, the
// stored games, the toast that takes something back, and the dialogs that any place may need. A place opens another one
// with Shell.Open and leaves with Shell.Back; what lies in rooms that it does not know it asks of the Program.
package shell
