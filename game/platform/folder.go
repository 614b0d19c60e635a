package platform

import "errors"

// ErrForbidden is the error of a file that the player has to allow again.
var ErrForbidden = errors.New("the file has to be allowed again")

// Folder keeps games in step with files that several players share. Changes by others arrive as SharedFile events. The
// file is never overwritten unread.
type Folder interface {
	// CanShareFile reports whether the platform can remember a file.
	CanShareFile() bool
	// PickShared lets the player choose a file, a new one if name is not empty, and passes its content. KeepShared
	// makes it that of a game.
	PickShared(name string, done func([]byte, error))
	KeepShared(id string, done func(error))
	// WatchShared begins to follow the file of a game. The error is ErrForbidden if the player has to allow it, for
	// which ask must be set, in response to an action of the player.
	WatchShared(id string, ask bool, done func(error))
	LeaveShared(id string)
	// WriteShared replaces the content. The error is ErrChanged if somebody else has written the file, whose content
	// arrives as an event.
	WriteShared(id string, data []byte, done func(error))
}
