package planning

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// hasSidePanel reports whether the layout has a side panel.
func hasSidePanel(c widgets.Class) bool { return c == widgets.Desktop || c == widgets.Wide }

// toggleComparison opens the comparison as a dialog or, if the layout has a side panel, shows or hides it there.
func (w *WhatIf) toggleComparison() {
	if hasSidePanel(w.class) {
		w.comparing = !w.comparing
		return
	}
	w.app().Open(&compareDialog{of: &w.figures})
}

// Sizes of the comparison in dp.
const (
	panelHead   = 66 // height of the head of the side panel
	toolsMargin = 12 // space below the tools
	rowHeight   = 30 // of a branch and of a row of figures
	playHeight  = 22 // of a move
	playPad     = 8  // on the left and right of a move's text
	figureWidth = 74 // of a column of figures
	leastText   = 8  // size to which labels and figures shrink
)

// widestFigures is the share of a row that the columns of figures may take.
const widestFigures = 0.68

// DrawPanel draws the comparison in the side panel while it is open there, and reports whether it did.
func (w *WhatIf) DrawPanel(u *ui.UI, r ui.Rect) bool {
	if !w.comparing || !hasSidePanel(w.Desk().Class()) {
		return false
	}
	w.drawPanelHead(u, r.CutTop(panelHead*min(u.TextScale, 1.15)))
	row := r.CutTop(widgets.ControlHeight(u) + toolsMargin + 4)
	u.P.Fill(row, u.Theme.WhatIf.Soft)
	w.figures.drawTools(u, paint.R(row.X+widgets.PanelPad, row.Y, row.W-2*widgets.PanelPad, row.H-toolsMargin))
	u.Scroll("compare", r,
		func(c ui.Rect) float32 { return w.figures.draw(u, widgets.Endless(c).Pad(widgets.PanelPad, 10)) + 20 })
	return true
}

// drawPanelHead draws the name of the what-if, that the game waits, if there is room, and the button that plays on.
func (w *WhatIf) drawPanelHead(u *ui.UI, head ui.Rect) {
	u.P.Fill(head, u.Theme.WhatIf.Soft)
	head = head.Pad(widgets.PanelPad, 0)
	on := ui.Button{Text: w.app().Say(Words.playOn), Icon: icon.Play}
	if u.Button("whatif:on", widgets.Middle(head.CutRight(u.ButtonWidth(on)), max(34, u.Target())), on) {
		w.comparing = false
	}
	lines := head.Middle(head.W, widgets.Line(u, widgets.Sizes.Title)+widgets.Line(u, widgets.Sizes.Compact)+2)
	title := u.Type(widgets.Sizes.Title, paint.Bold, u.Theme.WhatIf.Base)
	u.Heading("compare:title", 2, lines.CutTop(widgets.Line(u, widgets.Sizes.Title)+2), w.title(), title)
	waits := w.app().Say(Words.waits)
	style := widgets.Shrunk(u, waits, lines.W, widgets.Soft(u, widgets.Sizes.Compact), widgets.Sizes.Micro)
	if u.P.Width(waits, style) <= lines.W {
		u.Text("compare:waits", lines, waits, style)
	}
}

// comparison compares the branch on the screen with the game and with other branches.
type comparison struct {
	*WhatIf
	all    bool       // equal figures are shown too
	point  view.Point // the requested point of comparison
	digest digest
}

// compareDialog is the comparison on small screens.
type compareDialog struct {
	app.Dialog
	of *comparison
}

// Draw draws the tools, the comparison, and the buttons to drop and adopt the branch. Closing the dialog keeps the
// branch on the screen.
func (d *compareDialog) Draw(u *ui.UI, _ ui.Rect) {
	w := d.of
	box := ui.Dialog{Title: w.title(), Width: 560, Height: 760}
	w.app().DrawDialog(u, d, "compare:dialog", box, func(r ui.Rect) {
		d.drawFoot(u, r.CutBottom(theme.Size.ActionButton))
		r.CutBottom(12)
		w.drawTools(u, r.CutTop(widgets.ControlHeight(u)))
		r.CutTop(8)
		u.Scroll("compare", r, func(c ui.Rect) float32 { return w.draw(u, widgets.Endless(c)) + 8 })
	})
}

// drawFoot draws the buttons to drop and adopt the branch, since the strip of a phone has no room for them.
func (d *compareDialog) drawFoot(u *ui.UI, r ui.Rect) {
	w := d.of
	if u.Button("compare:drop", r.Columns(0, 2, 8), w.dropButton()) {
		w.drop(u)
		return
	}
	if u.Button("compare:adopt", r.Columns(1, 2, 8), w.adoptButton()) {
		w.adopt(u)
	}
}

// draw draws the branches, their figures, and the effect of adopting, from the top of r, and returns the height.
func (w *comparison) draw(u *ui.UI, r ui.Rect) float32 {
	c := widgets.NewColumn(u, r)
	c.Note("compare:sides", w.app().Say(Words.everySide))
	c.Gap(8)
	w.drawBranches(u, c)
	w.drawPoints(u, c)
	w.drawTable(u, c)
	c.Gap(10)
	w.drawFoot(u, c)
	c.Gap(8)
	w.drawForecast(u, c)
	return c.Height()
}

// drawBranches draws the compared branches with their moves, and a button for all others. A press on a branch shows it.
func (w *comparison) drawBranches(u *ui.UI, c *widgets.Column) {
	u.Open(ui.Node{ID: "compare:branches", Role: ui.RoleList, Name: w.app().Say(Words.branches), Rect: c.Rest()})
	defer u.Close()
	shown := w.comparedBranches()
	for _, b := range shown {
		w.drawBranch(u, c, b)
		c.Gap(6)
	}
	if n := len(w.of.set.All()); n > len(shown) {
		all := ui.Button{Text: w.app().Phrase(Words.all, w.of.count()), Icon: icon.Branch, Small: true}
		place := c.Cut(max(rowHeight*u.TextScale, u.Target()))
		if widgets.CutButton(u, &place, "whatif:all", all) {
			w.of.openList()
		}
	}
	c.Gap(4)
}

// mostPills is the maximum number of moves shown of a branch.
const mostPills = 9

// drawBranch draws a branch: its name and the moves by which it differs from the game. A press on the name shows it.
func (w *comparison) drawBranch(u *ui.UI, c *widgets.Column, b *whatif.Branch) {
	plays := w.currentDigest().plays[b]
	ink, edge, ground := branchColors(u, b == w.branch, u.Theme.Ink.Soft)
	chipStyle := u.Type(widgets.Sizes.Body, paint.Bold, ink)
	const around = 36 // the icon with its gap (15+5), and 8 left and right
	chipW, h := max(54*u.TextScale, u.P.Width(b.Name, chipStyle)+around), max(rowHeight*u.TextScale, u.Target())
	top := c.Top
	count := w.app().Phrase(Words.plays, text.Facts{"n": strconv.Itoa(b.Plays())})
	chip := paint.R(c.Rect.X, top, chipW, h)
	n := ui.Node{
		ID: "branch:" + b.Name, Role: ui.RoleButton, Describe: count, Pressed: ui.Is(b == w.branch),
		Name: w.of.title(b),
	}
	pressed := u.Press(n, chip, theme.Radius.Button).Clicked
	u.P.RoundRect(chip, theme.Radius.Button, ground)
	u.P.Frame(chip, theme.Radius.Button, theme.Stroke.Selected, edge)
	ps := widgets.NewParts(u)
	ps.Icon(icon.Branch, 15, ink)
	ps.Gap(5)
	ps.Text(b.Name, chipStyle)
	ps.Draw(chip.Middle(ps.Width(), h))
	bottom := w.drawPlays(u, paint.R(c.Rect.X+chipW+8, top, c.Rect.W-chipW-8, h), b, plays, ink, edge)
	c.Gap(max(h, bottom-top))
	if pressed && b != w.branch {
		w.turnTo(b)
	}
}

// drawPlays draws the moves of a branch as labels in rows from the top of r, at most mostPills, and returns the bottom
// of the last row.
func (w *comparison) drawPlays(
	u *ui.UI, r ui.Rect, b *whatif.Branch, plays []view.Play, ink, edge paint.Color,
) float32 {
	style := widgets.Aligned(u.Type(widgets.Sizes.Caption, paint.Bold, ink), paint.Center)
	h := playHeight * u.TextScale
	x, y := r.X, r.Y+(r.H-h)/2
	put := func(id, short, full string) {
		width := min(u.P.Width(short, style)+2*playPad, r.W)
		if x+width > r.Right() && x > r.X {
			x, y = r.X, y+h+4
		}
		box := paint.R(x, y, width, h)
		u.P.Frame(box, h/2, theme.Stroke.Hair, edge)
		u.P.TextIn(box, short, widgets.Shrunk(u, short, width-10, style, leastText))
		u.Node(ui.Node{ID: id, Role: ui.RoleListItem, Name: full, Rect: box})
		u.Tip(id, box, full)
		x += width + 5
	}
	id := "play:" + b.Name
	if len(plays) == 0 {
		none := w.app().Say(Words.noPlays)
		put(id, none, none)
	}
	for i, p := range plays {
		if i == mostPills && b.Plays() > mostPills+1 {
			rest := w.app().Phrase(Words.more, text.Facts{"n": strconv.Itoa(b.Plays() - i)})
			put(id+":more", rest, rest)
			break
		}
		put(id+":"+strconv.Itoa(i+1), p.Short, p.Text)
	}
	return y + h + (r.H-h)/2
}

// drawTable draws the table of figures: the worth of every player, then the other figures that differ or, if all are
// wanted, all, with notes where the columns are at different moments or nothing differs.
func (w *comparison) drawTable(u *ui.UI, c *widgets.Column) {
	app, d, start := w.app(), w.currentDigest(), c.Top
	w.drawHeads(u, c, d)
	differs := false
	var rest []view.Compared
	for _, row := range d.comparison.Rows {
		if row.Measure == view.WorthOf {
			w.drawRow(u, c, &row)
		} else if row.Differs || w.all {
			rest = append(rest, row)
		}
		differs = differs || row.Differs
	}
	if len(rest) > 0 {
		figures := widgets.Label(app.Say(Words.figures))
		w.drawFigureRow(u, c, figureRow{id: "compare:rest", label: figures, style: widgets.Section(u)})
	}
	for i := range rest {
		w.drawRow(u, c, &rest[i])
	}
	if slices.Contains(d.comparison.Level, false) {
		c.Gap(4)
		c.Note("compare:apart", app.Say(Words.apart))
	}
	if !differs {
		c.Gap(4)
		c.Note("compare:equal", app.Say(Words.equal))
	}
	u.Node(ui.Node{ID: "compare:table", Role: ui.RoleGroup, Name: app.Say(Words.compare),
		Rect: paint.R(c.Rect.X, start, c.Rect.W, c.Top-start)})
}

// drawHeads draws the names of the lines of play and the moments at which they are compared.
func (w *comparison) drawHeads(u *ui.UI, c *widgets.Column, d *digest) {
	app, cmp := w.app(), &d.comparison
	heads := make([]view.Figure, len(cmp.Names))
	for i, n := range cmp.Names {
		heads[i] = view.Figure{Text: n, Best: true}
	}
	names := widgets.Label(app.Say(Words.worth))
	w.drawFigureRow(u, c, figureRow{id: "compare:names", label: names, style: widgets.Section(u), figures: heads})
	where := make([]view.Figure, len(cmp.Where))
	for i, at := range cmp.Where {
		where[i] = view.Figure{Text: at}
	}
	soft := widgets.Soft(u, widgets.Sizes.Small)
	w.drawFigureRow(u, c, figureRow{id: "compare:where", label: app.Say(Words.where), style: soft, figures: where})
}

// drawRow draws one measure of all branches, with the sign of its player.
func (w *comparison) drawRow(u *ui.UI, c *widgets.Column, row *view.Compared) {
	id := "figure:" + strconv.Itoa(int(row.Measure)) + ":" + strconv.Itoa(int(row.Player)) + ":" +
		strconv.Itoa(int(row.Corp))
	style := widgets.Plain(u, widgets.Sizes.Compact)
	w.drawFigureRow(u, c, figureRow{id: id, player: row.Player, label: row.Label, style: style, figures: row.Figures})
}

// figureRow is a row of the table: a label, after the sign of a player if it is about one, and a figure per line of
// play.
type figureRow struct {
	id      string
	player  id.Player
	label   string
	style   paint.Text // of the label
	figures []view.Figure
}

// drawFigureRow draws a row. The line of play on the screen is marked, and the best figures are bold.
func (w *comparison) drawFigureRow(u *ui.UI, c *widgets.Column, row figureRow) {
	r := c.Cut(rowHeight * u.TextScale)
	u.P.Fill(paint.R(r.X, r.Bottom()-1, r.W, 1), u.Theme.Line.Soft)
	said := []string{row.label}
	columns := r.CutRight(min(r.W*widestFigures, figureWidth*u.TextScale*float32(len(row.figures))))
	for i, f := range row.figures {
		cell := columns.Columns(i, len(row.figures), 0)
		if i == w.digest.here {
			u.P.Fill(paint.R(cell.X, cell.Y, cell.W, cell.H-1), u.Theme.WhatIf.Soft)
		}
		figure := widgets.Aligned(widgets.Plain(u, widgets.Sizes.Compact), paint.Center)
		if f.Best {
			figure.Weight = paint.Bold
		}
		if !w.digest.comparison.Level[i] {
			figure.Color = u.Theme.Ink.Soft
		}
		shown := f.Text
		if shown == "" {
			shown, figure.Color = widgets.Nothing, u.Theme.Ink.Faint
		}
		said = append(said, shown)
		u.P.TextIn(cell, shown, widgets.Shrunk(u, shown, cell.W-4, figure, leastText))
	}
	u.Node(ui.Node{ID: row.id, Role: ui.RoleListItem, Name: w.Desk().Speaker().List(said),
		Rect: paint.R(c.Rect.X, r.Y, c.Rect.W, r.H)})
	if row.player != 0 {
		x, y := r.CutLeft(18).Center()
		w.Desk().Seats.Draw(u, row.player, x, y, 7)
		r.CutLeft(6)
	}
	u.P.TextIn(r, row.label, widgets.Shrunk(u, row.label, r.W-4, row.style, leastText))
}

// drawPoints draws the choice of the moment at which the lines of play are compared. It offers the moments that at
// least one other line reaches.
func (w *comparison) drawPoints(u *ui.UI, c *widgets.Column) {
	d := w.currentDigest()
	var choices []ui.Choice
	var points []view.Point
	chosen := 0
	for p := range view.Points {
		if !d.meets[p] {
			continue
		}
		if p == d.point {
			chosen = len(points)
		}
		points = append(points, p)
		choices = append(choices, ui.Choice{ID: "compare:at:" + strconv.Itoa(int(p)), Text: d.names[p]})
	}
	if len(points) < 2 {
		return
	}
	at := u.Segments("compare:at", w.app().Say(Words.compareAt), c.Cut(widgets.ControlHeight(u)), choices, chosen)
	if points[at] != d.point {
		w.point = points[at]
	}
	c.Gap(8)
}

// drawTools draws the buttons for another branch and for the marks on the map.
func (w *comparison) drawTools(u *ui.UI, row ui.Rect) {
	app := w.app()
	again := ui.Button{Text: app.Say(Words.another), Icon: icon.Plus, Disabled: w.branch.Plays() == 0}
	differ := ui.Button{Text: app.Say(Words.differences), Icon: icon.Layers, Pressed: ui.Is(w.differing)}
	if u.ButtonWidth(again)+u.ButtonWidth(differ)+8 > row.W {
		again.Icon, differ.Icon = "", ""
	}
	left, right := u.ButtonWidth(again), u.ButtonWidth(differ)
	if k := (row.W - 8) / (left + right); k < 1 {
		left, right = left*k, right*k
	}
	if u.Button("whatif:again", row.CutLeft(left), again) {
		w.beginAnother()
	}
	row.CutLeft(8)
	if u.Button("whatif:differ", row.CutLeft(right), differ) {
		w.differing = !w.differing
	}
}

// drawFoot draws the rarely used controls: rename, and show all figures.
func (w *comparison) drawFoot(u *ui.UI, c *widgets.Column) {
	app, h := w.app(), widgets.ControlHeight(u)
	rename := ui.Button{Text: app.Say(Words.rename)}
	place := c.Cut(h)
	if widgets.CutButton(u, &place, "whatif:rename", rename) {
		w.rename()
	}
	c.Gap(4)
	w.all = u.Switch("whatif:all", c.Cut(max(34, u.Target())), app.Say(Words.allFigures), w.all)
}

// drawForecast draws the forecast of adopting.
func (w *comparison) drawForecast(u *ui.UI, c *widgets.Column) {
	const gap, padX, padY = 8, 12, 10
	sign := theme.Size.IconSmall
	said, style := w.forecast(), widgets.Soft(u, widgets.Sizes.Compact)
	box := c.Cut(u.P.Height(said, c.Rect.W-sign-gap-2*padX, style) + 2*padY)
	u.P.RoundRect(box, theme.Radius.Button, u.Theme.BG.Sunken)
	in := box.Pad(padX, padY)
	widgets.CutIcon(u, &in, icon.Info, sign, gap, style.Color)
	u.Paragraph("whatif:note", in, said, style)
}
