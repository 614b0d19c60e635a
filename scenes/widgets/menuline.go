package widgets

import (
	"hexrail/game/ui"
)

// MenuLine is a line of the table's menu with what it does.
type MenuLine struct {
	ui.Item
	Do func()
}
