// Package books holds what is read beside a game: the rules of a title.
package books
