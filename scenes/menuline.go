package scenes

import (
	"hexrail/game/ui"
)

// menuLine is a line of the table's menu with what it does.
type menuLine struct {
	ui.Item
	Do func()
}
