package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/mapview"
	"hexrail/game/view"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/desk"
	"hexrail/scenes/lots"
	"hexrail/scenes/mappane"
	"hexrail/scenes/panel"
	"hexrail/scenes/widgets"
)

// host is the table as decisions, the map and desk.Desk see it.
type host struct{ t *Table }

var (
	_ panel.Host   = host{}
	_ desk.Sight   = host{}
	_ mappane.Host = host{}
)

func (h host) Viewer() *view.Viewer                { return h.t.viewer() }
func (h host) See() *view.Table                    { return h.t.see() }
func (h host) Class() widgets.Class                { return h.t.class }
func (h host) PromptWords() (order, limits string) { return h.t.promptWords() }
func (h host) Play(a rules.Action) rules.Refusal   { return h.t.play(a) }
func (h host) Away() bool                          { return h.t.people.away() }
func (h host) SharedDevice() bool                  { return h.t.people.shared() }
func (h host) OnBoard(b panel.Board) bool          { return h.t.middle.onBoard(b) }
func (h host) ListsCorps() bool                    { return h.t.middle.listsCorps() }
func (h host) DealsBelow() bool                    { return h.t.phone.dealsBelow() }
func (h host) Lift()                               { h.t.phone.sheet.at = max(h.t.phone.sheet.at, 1) }
func (h host) Lower()                              { h.t.phone.sheet.at = 0 }
func (h host) OpenPassMenu(at ui.Rect)             { h.t.menu, h.t.passAt = passMenu, at }
func (h host) Due() panel.Decision                 { return h.t.due }
func (h host) Shown() (id.Corp, id.Player)         { return h.t.strips.Corp(), h.t.strips.Player() }
func (h host) OpenLayers()                         { h.t.menu = layersMenu }

func (h host) Ready(u *ui.UI) bool { return h.t.since == 0 || u.Now-h.t.since >= h.t.app.Lock() }

// Ask returns a computer's answer at once. In a what-if everybody agrees.
func (h host) Ask(owner id.Player, v rules.View, a rules.Action) panel.Answer {
	switch o := h.t.hooks.Opponents; {
	case h.t.hooks.Copy:
		return panel.Agrees
	case !h.t.game.Computer(owner) || o == nil:
		return panel.Unasked
	case !o.thinker.Agrees(h.t.game, v, a):
		return panel.Refuses
	}
	return panel.Agrees
}

func (h host) Elsewhere(p id.Player) bool { return h.t.hooks.Here != nil && !h.t.hooks.Here(p) }

func (h host) Rules() func(cite string) {
	if !h.t.hooks.Rules {
		return nil
	}
	return h.t.showRules
}

// Mark marks the changes of others, the lots of an auction beside the map, and the marks of the hooks.
func (h host) Mark(s *mapview.Scene) {
	h.t.others.Map(s)
	if h.t.middle.pinned && h.t.middle.onBoard(panel.LotBoard) {
		lots.New(h.t.Desk(), nil).Pin(s)
	}
	if h.t.hooks.Mark != nil {
		h.t.hooks.Mark(s)
	}
}

func (h host) Over() mappane.Over {
	return mappane.Over{Menu: h.t.menu != noMenu, Card: h.t.others.Shown(), Switch: h.t.middle.switched(), Line: h.t.pillShown(), Sheet: h.t.phone.sheet.at}
}
