package library

import (
	"fmt"
	"strings"
)

// The keys of entries. Numbers have a fixed width, so that their order is that of the actions.
const (
	infoKeys   = "info:"
	logKeys    = "log:"
	branchKeys = "branches:"
)

func infoKey(id string) string { return infoKeys + id }

func logKey(id string, n int) string { return fmt.Sprintf("%s%06d", logPrefix(id), n) }

func logPrefix(id string) string { return logKeys + id + ":" }

// logEnd follows all actions of a game in the order of keys.
func logEnd(id string) string { return logKeys + id + ";" }

func idOf(key string) string { return strings.TrimPrefix(key, infoKeys) }
