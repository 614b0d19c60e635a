// Package rulesbook draws the rules of a title: Reader as a page, Dialog as a dialog around it.
//
// The texts come from package rulebook, parsed by Read, in the player's language, or in English with a note where a
// translation is missing. Reader lays a book out once per width and text size, can be searched, and opens at a cited
// rule such as "1830/R41". In a game it begins with the settings of that game. All sizes are in dp.
package rulesbook
