package playtest

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/app"
)

// Fingers press controls on a screen, with a mouse, a finger or keys.
type Fingers struct {
	T     testing.TB
	S     *uitest.Screen
	Touch bool // presses with a finger
	Keys  bool // never uses a pointer
	Taps  int  // presses since BeginDecision
}

// Wait lets the time pass in which a step that has just changed takes no press.
func (f *Fingers) Wait() { f.S.Step(app.StepLock + 50*time.Millisecond) }

// Has reports whether something with this id is on the screen and can be pressed.
func (f *Fingers) Has(id string) bool {
	n, ok := f.S.Find(id)
	return ok && !n.Disabled
}

// Length in dp of the part of a control that must be in sight before a person would press it: leastSeen in the
// direction in which it can be scrolled, and leastHeight of the height in any case.
const (
	leastSeen   = 12
	leastHeight = leastSeen / 2
)

// Numbers of scrolls, presses of Tab and steps on the map after which a control counts as out of reach. They are larger
// than any screen of the program needs.
const (
	mostScrolls = 60
	mostTabs    = 600
	mostSteps   = 80
)

// Press presses the control with this id, scrolling to it if necessary. It fails if the control cannot be reached.
func (f *Fingers) Press(id string) {
	f.T.Helper()
	f.Taps++
	n := f.uncover(f.S.Must(id))
	if n.Inert {
		f.T.Fatalf("%q is covered", id)
	}
	if f.Keys {
		if n.Name == "" {
			f.T.Fatalf("%q has no name", id)
		}
		f.pressByKey(id)
		return
	}
	n = f.reveal(n)
	if n.Rect.W < leastSeen && strings.HasPrefix(n.Parent, "tray") {
		n = f.revealInTray(n)
	}
	if n.Rect.Empty() || n.Rect.H < leastHeight {
		f.T.Fatalf("%q never comes in sight: it is at %v in %q", id, n.Rect, n.Parent)
	}
	x, y := n.Rect.Center()
	for range 5 { // a search may move it away from under the pointer, because it adds rows
		if f.Touch {
			break
		}
		f.S.Do(ui.Event{Kind: ui.PointerMove, X: x, Y: y})
		now := f.reveal(f.S.Must(id))
		if now.Rect == n.Rect {
			break
		}
		n = now
		x, y = n.Rect.Center()
	}
	down := ui.Event{Kind: ui.PointerDown, X: x, Y: y, Touch: f.Touch}
	up := down
	up.Kind = ui.PointerUp
	f.S.Do(down, up)
	f.S.Step(500 * time.Millisecond) // so that the next press is no double press and all motion has ended
}

// areaOf returns the id of the part of the screen that a node scrolls with, such as the table of the shares that a
// president may sell. It returns "map" for nodes on the map, which does not scroll.
func (f *Fingers) areaOf(n ui.Node) string {
	part := "panel"
	for at, ok := n, true; ok; at, ok = f.S.Find(at.Parent) {
		switch at.Parent {
		case "below", "companies", "need", "map":
			part = at.Parent
		}
	}
	return part
}

// uncover lowers the raised sheet of a phone from over a node and returns the node as it is then.
func (f *Fingers) uncover(n ui.Node) ui.Node {
	for range 3 {
		if grip, ok := f.S.Find("sheet:grip"); !n.Inert || !ok || grip.Inert {
			break
		}
		f.Press("sheet:grip")
		n = f.S.Must(n.ID)
	}
	return n
}

// reveal scrolls the part of the screen that has a node until the node is in sight, and returns it as it is then. After
// mostScrolls it gives up.
func (f *Fingers) reveal(n ui.Node) ui.Node {
	part := f.areaOf(n)
	for range mostScrolls {
		if n.Rect.H >= leastSeen || part == "map" {
			break
		}
		area := f.S.Must(part).Rect
		f.scrollArea(part, 0.4, n.Rect.Y > area.Y+area.H*0.3)
		n = f.S.Must(n.ID)
	}
	return n
}

// revealInTray scrolls the row of tiles sideways until one of them is in sight, and returns it as it is then. After
// mostScrolls it gives up.
func (f *Fingers) revealInTray(n ui.Node) ui.Node {
	const (
		onTiles  = 30 // above the lower edge of the row: on the tiles
		distance = 80 // of one scroll: about a tile
	)
	for range mostScrolls {
		if n.Rect.W >= leastSeen {
			break
		}
		row := f.S.Must("tray").Rect
		x, y := row.X+row.W/2, row.Bottom()-onTiles
		by := float32(distance)
		if n.Rect.X > x {
			by = -by
		}
		if !f.Touch {
			f.S.Do(ui.Event{Kind: ui.Wheel, X: x, Y: y, DY: -by})
			f.S.Step(300 * time.Millisecond)
		} else {
			f.S.Drag(x, y, x+by, y, true)
			f.S.Step(time.Second)
		}
		n = f.S.Must(n.ID)
	}
	return n
}

// scrollArea turns the wheel over a part of the screen, or drags it with a finger, at the share `at` of its height, so
// that it shows its lower or upper parts. It does nothing if the part is not on the screen.
func (f *Fingers) scrollArea(area string, at float32, down bool) {
	n, ok := f.S.Find(area)
	if !ok {
		return
	}
	if f.Touch {
		x, y := n.Rect.X+24, n.Rect.Y+n.Rect.H*at // beyond the edge of the page
		by := min(120, n.Rect.H*0.3)
		to := y - by
		if !down {
			to = y + by
		}
		f.drag(x, y, to)
		return
	}
	by := min(120, n.Rect.H*0.3)
	if !down {
		by = -by
	}
	f.S.Do(ui.Event{Kind: ui.Wheel, X: n.Rect.X + n.Rect.W/2, Y: n.Rect.Y + n.Rect.H*at, DY: by})
	f.S.Step(300 * time.Millisecond)
}

// drag moves a finger up or down and lets it rest before it is lifted, so that nothing is thrown.
func (f *Fingers) drag(x, from, to float32) {
	const steps = 2 // the first shows that it is a drag
	f.S.Do(ui.Event{Kind: ui.PointerDown, X: x, Y: from, Touch: true})
	for i := range steps {
		f.S.Do(ui.Event{Kind: ui.PointerMove, X: x, Y: from + (to-from)*float32(i+1)/steps, Touch: true})
	}
	f.S.Step(300 * time.Millisecond)
	f.S.Do(ui.Event{Kind: ui.PointerUp, X: x, Y: to, Touch: true})
	f.S.Step(time.Second)
}

// Expose makes the screen draw a control, by raising the sheet of a phone or by scrolling the table of companies. If
// that does not help, it gives up without failing.
func (f *Fingers) Expose(id string) {
	f.raiseSheetFor(id)
	for range mostScrolls {
		if _, ok := f.S.Find(id); ok {
			return
		}
		f.scrollArea("companies", 0.5, true)
	}
}

// pressByKey goes to a control with Tab, within a group with the arrow keys, and presses Space, because Enter plays the
// chosen action.
func (f *Fingers) pressByKey(id string) {
	f.T.Helper()
	for range mostTabs {
		if f.S.Focus() == id {
			f.S.Press(" ")
			f.S.Step(500 * time.Millisecond)
			return
		}
		n, _ := f.S.Find(f.S.Focus())
		key, to := "Tab", f.S.Must(id)
		if to.Roved && f.groupOf(n) == f.groupOf(to) && n.Role != ui.RoleSpinButton { // which uses the arrow keys itself
			key = f.ArrowTowards(n, to)
		}
		f.S.Press(key)
	}
	f.T.Fatalf("Tab never reaches %q", id)
}

// groupOf returns the id of the innermost grid, choice or group that contains a control, or "" if there is none.
func (f *Fingers) groupOf(n ui.Node) string {
	for ok := true; ok; n, ok = f.S.Find(n.Parent) {
		switch n.Role {
		case ui.RoleGrid, ui.RoleRadioGroup, ui.RoleTabList, ui.RoleToolbar, ui.RoleGroup:
			return n.ID
		}
	}
	return ""
}

// rowOf returns the id of the row of a control in a grid, or "" if it is in none.
func (f *Fingers) rowOf(n ui.Node) string {
	for ok := true; ok; n, ok = f.S.Find(n.Parent) {
		if n.Role == ui.RoleRow {
			return n.ID
		}
	}
	return ""
}

// ArrowTowards returns the arrow key that leads from one control of a group nearer to another.
func (f *Fingers) ArrowTowards(from, to ui.Node) string {
	before := func(a, b string) bool {
		at := func(id string) int {
			return slices.IndexFunc(f.S.Nodes(), func(n ui.Node) bool { return n.ID == id })
		}
		return at(a) < at(b)
	}
	switch {
	case before(f.rowOf(from), f.rowOf(to)):
		return "ArrowDown"
	case before(f.rowOf(to), f.rowOf(from)):
		return "ArrowUp"
	case before(from.ID, to.ID):
		return "ArrowRight"
	}
	return "ArrowLeft"
}

// PressPrimary presses the primary button as Confirm does.
func (f *Fingers) PressPrimary() { f.Confirm("act:primary") }

// Confirm presses a button of the action bar, once more if it asks a question, and makes an owner consent if asked. It
// fails if the button is disabled.
func (f *Fingers) Confirm(id string) {
	f.T.Helper()
	f.Wait()
	n := f.S.Must(id)
	if n.Disabled {
		f.T.Fatalf("%q cannot be pressed: %s", n.Name, n.Describe)
	}
	if key := map[string]string{"act:primary": "Enter", "act:pass": "1"}[id]; f.Keys && key != "" {
		f.Taps++
		f.S.Press(key)
	} else {
		f.Press(id)
	}
	if now, ok := f.S.Find(id); ok && now.Name != n.Name && strings.HasSuffix(now.Name, "?") {
		f.Press(id)
	}
	f.giveConsent()
}

// BeginDecision closes the screens that cover the decision and sets Taps to zero.
func (f *Fingers) BeginDecision() {
	f.T.Helper()
	f.Wait()
	for _, id := range [...]string{"hand:open", "waited:close", "ended:close"} {
		if f.Has(id) {
			f.Press(id)
			f.Wait()
		}
	}
	f.Taps = 0
}

// giveConsent makes an owner agree to a purchase or a use, if asked.
func (f *Fingers) giveConsent() {
	if f.Has("consent:yes") {
		f.Wait()
		f.Press("consent:yes")
	}
}

// WalkTo goes to the map with Tab, and with the arrows to the hex with this id. It fails if it does not get there.
func (f *Fingers) WalkTo(id string) {
	f.T.Helper()
	for range mostTabs {
		if strings.HasPrefix(f.S.Focus(), "hex:") {
			break
		}
		f.S.Press("Tab")
	}
	if _, ok := f.S.Find(id); !ok {
		f.S.Press("0")
		f.S.Step(time.Second)
	}
	before := ""
	for range mostSteps {
		from := f.S.Focus()
		if from == id {
			return
		}
		x, y := f.S.Must(from).Rect.Center()
		tx, ty := f.S.Must(id).Rect.Center()
		key := "ArrowRight"
		switch stuck := from == before; { // at the shore the row above or below begins further on
		case ty < y-8 && !stuck:
			key = "ArrowUp"
		case ty > y+8 && !stuck:
			key = "ArrowDown"
		case tx < x:
			key = "ArrowLeft"
		}
		before = from
		f.S.Press(key)
		f.S.Step(time.Second)
	}
	f.T.Fatalf("the arrows never reach %q", id)
}

// HexInSight reports whether a hex is more than a sliver and nothing that takes presses covers its middle.
func (f *Fingers) HexInSight(n ui.Node) bool {
	return f.S.Wheeled(n.Rect.Center()) == "map" && n.Rect.W > 10
}

// raiseSheetFor raises the sheet of a phone if a part of the step is not drawn because the sheet is low, and reports
// whether it pressed its grip.
func (f *Fingers) raiseSheetFor(part string) bool {
	f.T.Helper()
	if _, drawn := f.S.Find(part); drawn || !f.Has("sheet:grip") {
		return false
	}
	f.Press("sheet:grip")
	return true
}
