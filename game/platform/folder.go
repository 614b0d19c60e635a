package platform

import (
	"errors"
	"strings"
)

// The errors of a shared file.
var (
	ErrForbidden = errors.New("the file has to be allowed again")
	ErrNoFile    = errors.New("the file is gone")
)

// FolderError returns the error of a shared file that web/folder.js names, by its own word or that of the browser.
func FolderError(said string) error {
	switch {
	case strings.HasSuffix(said, "forbidden"), strings.Contains(said, "NotAllowedError"):
		return ErrForbidden
	case strings.HasSuffix(said, "missing"), strings.Contains(said, "NotFoundError"):
		return ErrNoFile
	case strings.HasSuffix(said, "changed"):
		return ErrChanged
	}
	return errors.New(said)
}

// Folder keeps games in step with files that several players share. Changes by others arrive as SharedFile events, and
// what keeps the file from being read as their Text. The file is never overwritten unread.
type Folder interface {
	// CanShareFile reports whether the platform can remember a file.
	CanShareFile() bool
	// PickShared lets the player choose a file, a new one if name is not empty, and passes its name and content. It
	// never calls done if the player chooses none. KeepShared makes the file that of a game.
	PickShared(name string, done func(name string, data []byte, err error))
	KeepShared(id string, done func(error))
	// WatchShared begins to follow the file of a game. The error is ErrForbidden if the player has to allow it, for
	// which ask must be set, in response to an action of the player.
	WatchShared(id string, ask bool, done func(error))
	LeaveShared(id string)
	// WriteShared replaces the content. The error is ErrChanged if somebody else has written the file, whose content
	// arrives as an event. After any other but ErrForbidden the content arrives again some seconds later, for another
	// try.
	WriteShared(id string, data []byte, done func(error))
}
