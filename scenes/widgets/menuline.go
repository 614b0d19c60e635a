package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
)

// MenuLine is a line of a menu with its action.
type MenuLine struct {
	ui.Item
	Do    func()
	Spare bool // a narrow bar leaves it to the menu
}

// NewMenuLine returns a line without a key.
func NewMenuLine(id, words string, i icon.Name, do func()) MenuLine {
	return MenuLine{Item: ui.Item{ID: id, Text: words, Icon: i}, Do: do}
}

// Items returns the lines as ui.Menu draws them.
func Items(lines []MenuLine) []ui.Item {
	items := make([]ui.Item, len(lines))
	for i := range lines {
		items[i] = lines[i].Item
	}
	return items
}

// On returns the line with the label of its key.
func (l MenuLine) On(key string) MenuLine {
	l.Key = key
	return l
}
