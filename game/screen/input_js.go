package screen

import "github.com/hexrail/hexrail/game/ui"

// input is empty in a browser, because the page's own events are more precise than the engine's.
type input struct{}

func (input) poll(*ui.UI) {}
