package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
)

// MenuLine is a line of a menu with its action.
type MenuLine struct {
	ui.Item
	Do    func()
	Spare bool // a narrow bar leaves it to the menu
}
