// Package keylist shows the keys of a place by purpose, and which of them work at the moment.
//
// The place describes its keys as Groups of Rows; a row has the labels of one or several keys, and Chords converts them
// to the names by which the toolkit knows the keys. A key works if it had a handler in the frame before the List was
// opened. The list only shows the keys: the place handles them. Lengths are in dp.
package keylist

import (
	"maps"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// List is the dialog with the keys of a place. Closing it gives the keys back to the place.
type List struct {
	app.Dialog
	Shell  *app.Shell
	Title  string
	Groups func(u *ui.UI, columns int) [][]Group // the groups for each of 1 to 3 columns
	works  map[string]bool                       // the chords that had a handler before the dialog opened
}

// Group is a section of the list.
type Group struct {
	Name text.Pair
	Rows []Row
	Off  bool // its part of the place is not open
}

// Row is one or several keys with a common purpose. Keys holds their labels, divided by spaces; a word "Shift" in front
// applies to all of them. Of two ways to do the same thing only one needs to be a row.
type Row struct{ Keys, Purpose string }

// labels maps the names of keys in the toolkit that are no single letters or signs from their labels.
var labels = map[string]string{
	"←": "ArrowLeft", "→": "ArrowRight", "↑": "ArrowUp", "↓": "ArrowDown", "Esc": "Escape", "Space": " ", "スペース": " ",
	"PgUp": "PageUp", "PgDn": "PageDown",
}

// Chord returns the toolkit's name of a key from its label, such as "a" from "A" and "Ctrl+z" from "Ctrl+Z".
func Chord(label string) string {
	modifier, key := "", label
	if i := strings.LastIndexByte(label, '+'); i > 0 {
		modifier, key = label[:i+1], label[i+1:]
	}
	if c := labels[key]; c != "" {
		return modifier + c
	}
	if len(key) == 1 && key[0] >= 'A' && key[0] <= 'Z' {
		return modifier + strings.ToLower(key)
	}
	return label
}

// Chords returns the chords of the keys of a row. "1 … 9" stands for the digits between the two as well.
func (r Row) Chords() (list []string) {
	words := strings.Fields(r.Keys)
	shift := ""
	if len(words) > 1 && words[0] == "Shift" {
		shift, words = "Shift+", words[1:]
	}
	for i, k := range words {
		if k != "…" {
			list = append(list, shift+Chord(k))
			continue
		}
		for d := words[i-1][0] + 1; d < words[i+1][0]; d++ {
			list = append(list, string(d))
		}
	}
	return list
}

// hasHandler reports whether any key of a row has a handler now.
func (d *List) hasHandler(r Row) bool {
	for _, c := range r.Chords() {
		if d.works[c] || c == "Tab" {
			return true
		}
	}
	return false
}

// Sizes of the list in dp.
const (
	wide   = 1080
	column = 258 // minimum width of a column
	rowH   = 30
	keyW   = 84
)

// Draw draws the keys in up to three columns, faint if they do nothing now.
func (d *List) Draw(u *ui.UI, _ ui.Rect) {
	if d.works == nil {
		d.works = maps.Clone(u.Keys()) // from its first frame on the dialog takes all keys
	}
	box := ui.Dialog{Title: d.Title, Width: wide, Height: 680}
	d.Shell.DrawDialog(u, d, "keys", box, func(r ui.Rect) {
		u.Text("keys:now", r.CutTop(widgets.Line(u, widgets.Sizes.Compact)+6),
			d.Shell.Say(words.now), widgets.Soft(u, widgets.Sizes.Compact))
		u.Scroll("keys:list", r, func(c ui.Rect) float32 { return d.drawGroups(u, widgets.Endless(c)) })
	})
}

// drawGroups draws the groups and returns their height.
func (d *List) drawGroups(u *ui.UI, r ui.Rect) (height float32) {
	columns := max(1, min(3, int(r.W/(column*u.TextScale))))
	for n, groups := range d.Groups(u, columns) {
		c := r.Columns(n, columns, 20)
		for _, g := range groups {
			head := c.CutTop(widgets.Line(u, widgets.Sizes.Lead) + 10)
			u.Heading("keys:"+g.Name[text.En], 3, head, d.Shell.Say(g.Name), widgets.Bold(u, widgets.Sizes.Lead))
			for _, row := range g.Rows {
				d.drawRow(u, c.CutTop(rowH*u.TextScale), row, !g.Off && d.hasHandler(row))
			}
			c.CutTop(8)
		}
		height = max(height, c.Y-r.Y)
	}
	return height
}

// drawRow draws a key with its purpose, faint if it does nothing now.
func (d *List) drawRow(u *ui.UI, cell ui.Rect, row Row, works bool) {
	style, purpose := widgets.Aligned(widgets.Section(u), paint.Center), widgets.Plain(u, widgets.Sizes.Body)
	u.Node(ui.Node{ID: "key:" + row.Keys + ":" + row.Purpose, Role: ui.RoleText,
		Name: text.Headed(d.Shell.Prefs.Lang, row.Keys, row.Purpose), Current: works, Rect: cell})
	box := cell.CutLeft(keyW * u.TextScale)
	box = box.Middle(box.W, 24*u.TextScale)
	box.W = min(max(28, u.P.Width(row.Keys, style)+16), box.W-8)
	if works {
		u.P.Frame(box, theme.Radius.Bar, theme.Stroke.Control, u.Theme.Accent.Base)
	} else {
		style.Color, purpose.Color = u.Theme.Ink.Faint, u.Theme.Ink.Soft
	}
	u.P.TextIn(box, row.Keys, style)
	u.Label(cell, row.Purpose, widgets.Shrunk(u, row.Purpose, cell.W, purpose, widgets.Sizes.Small))
}

var words = struct{ now text.Pair }{text.Pair{"Keys with a frame work now.", "枠のあるキーが今使えます。"}}
