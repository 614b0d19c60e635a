package app

import (
	"strings"
)

// FileType is the media type of save files.
const FileType = "application/json"

// SaveSuffix is the extension of save files.
const SaveSuffix = ".hexrail.json"

// FileName returns a file name for a game, without characters that file systems refuse.
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
