package screen

import "hexrail/game/ui"

// input is empty in a browser, where the page's own events are better than the engine's.
type input struct{}

func (input) poll(*ui.UI) {}
