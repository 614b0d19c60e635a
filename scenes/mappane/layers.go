package mappane

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// LayerLines returns the menu of layers. Each line toggles one layer.
func (p *Pane) LayerLines() []widgets.MenuLine {
	var lines []widgets.MenuLine
	addFlip := func(id, words, key string, layer mapview.Layers, shown bool) {
		item := ui.Item{ID: id, Text: words, Key: key, Checked: ui.Is(shown)}
		lines = append(lines, widgets.MenuLine{Item: item, Do: func() { p.Layers ^= layer }})
	}
	addShown := func(id, words, key string, layer mapview.Layers) { // shown if set
		addFlip(id, words, key, layer, p.Layers&layer != 0)
	}
	addHidden := func(id, words, key string, layer mapview.Layers) { // hidden if set
		addFlip(id, words, key, layer, p.Layers&layer == 0)
	}
	say := p.desk.Say
	addHidden("layer:names", say(Words.LayerNames), "N", mapview.NoNames)
	addShown("layer:owners", say(Words.LayerOwners), "B", mapview.Owners)
	addShown("layer:routes", say(words.layerRoutes), "", mapview.LastRuns)
	addPref := func(id string, words text.Pair, on bool, flip func(p *app.Prefs)) {
		lines = append(lines, widgets.MenuLine{Item: ui.Item{ID: id, Text: say(words), Checked: ui.Is(on)},
			Do: func() { p.desk.Shell.Change(flip) }})
	}
	own := &p.desk.Shell.Prefs
	addPref("layer:coordinates", app.Words.LayerCoordinates, own.Coords, func(own *app.Prefs) { own.Coords = !own.Coords })
	addHidden("layer:numbers", say(words.layerNumbers), "", mapview.NoNumbers)
	addPref("layer:dots", app.Words.LayerDots, own.Dots, func(own *app.Prefs) { own.Dots = !own.Dots })
	addShown("layer:start", say(words.layerStart), "", mapview.StartingMap)
	effect := ui.Item{ID: "layer:effect", Text: p.desk.Phrase(text.LayRunsTitle, nil), Key: "V",
		Checked: ui.Is(!p.desk.Shell.Prefs.Unaided)}
	lines = append(lines, widgets.MenuLine{Item: effect, Do: p.SwitchEffect})
	if !p.desk.Unaided {
		lines = append(lines, widgets.MenuLine{Item: ui.Item{ID: "layer:plan", Text: say(words.layerPlan),
			Checked: ui.Is(!p.desk.HidesPlan)}, Do: func() { p.desk.HidesPlan = !p.desk.HidesPlan }})
	}
	addPref("layer:stay", words.cameraStays, own.Stay, func(own *app.Prefs) { own.Stay = !own.Stay })
	return lines
}

// SwitchEffect toggles whether lays show their effect on the best run.
func (p *Pane) SwitchEffect() {
	p.desk.Shell.Change(func(own *app.Prefs) { own.Unaided = !own.Unaided })
}
