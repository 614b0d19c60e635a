package app

import (
	"strings"
)

// FileType is the type of saved games.
const FileType = "application/json"

// SaveSuffix ends the names of saved games.
const SaveSuffix = ".hexrail.json"

// FileName returns the name of the file of a game.
func FileName(game string) string {
	name := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || r < ' ' {
			return '-'
		}
		return r
	}, game)
	if name == "" {
		name = "game"
	}
	return name + SaveSuffix
}
