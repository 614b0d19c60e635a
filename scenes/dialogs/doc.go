// Package dialogs holds what opens a game from a link, a file or a sample, previews it, hands it on, and changes the
// preferences. It knows no table: what is played or looked at goes to the shell's Program.
package dialogs
