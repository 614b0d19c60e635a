package library

import (
	"fmt"
	"strconv"
	"strings"
)

// The prefixes of the keys of entries. Numbers have a fixed width, so that keys sort in the order of the actions.
const (
	infoKeys   = "info:"
	logKeys    = "log:"
	branchKeys = "branches:"
)

func infoKey(id string) string { return infoKeys + id }

func logKey(id string, n int) string { return fmt.Sprintf("%s%06d", logPrefix(id), n) }

func logPrefix(id string) string { return logKeys + id + ":" }

// logEnd returns a key that sorts after all actions of a game.
func logEnd(id string) string { return logKeys + id + ";" }

func branchesKey(id string) string { return branchKeys + id }

func idOf(key string) string { return strings.TrimPrefix(key, infoKeys) }

// numberOf returns the number of an action from its key, or -1 if the key is not of an action.
func numberOf(id, key string) int {
	n, err := strconv.Atoi(strings.TrimPrefix(key, logPrefix(id)))
	if err != nil || n < 0 {
		return -1
	}
	return n
}
