// Package home holds the first place of the program and the place where a new game is set up.
//
// Home continues, lists, begins and opens games. What it begins or opens it hands to the Program of the shell: it does not
// know the table.
package home
