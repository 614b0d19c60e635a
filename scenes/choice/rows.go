package choice

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// rows draws options as rows of a list, each with its consequences while it is chosen.
type rows struct {
	*Choice
	opened id.Private // the private whose uses are all listed, or zero
	barred bool       // many barred options are listed too
}

// RowHeight returns the height of a row of one line.
func RowHeight(u *ui.UI) float32 { return widgets.ActionHeight(u) }

// TallRowHeight returns the height of a row with a second line.
func TallRowHeight(u *ui.UI) float32 {
	return max(RowHeight(u), widgets.Line(u, widgets.Sizes.Body)+widgets.Line(u, widgets.Sizes.Compact)+rowPad)
}

// optionRow is a row of a list of choices, laid out for a width.
type optionRow struct {
	draft.Option
	title, small, name paint.Text // of the figure, the detail and the text
	detail             string
	titles, details    int     // numbers of lines of the text and the detail
	figureW, leadW     float32 // widths of the figure and of the picture at the head
	direct             bool    // it has a button to play it at once
	height             float32
}

// titleShare is the share of the height of a row that its text takes; the detail below it has the rest.
const titleShare = 0.55

// Sizes of a row in dp.
const (
	rowPad    = 12 // above and below its lines together, and on the left and on the right
	lockWidth = 22 // of the lock of a barred row
	leadWidth = 44 // of the picture at its head
)

// layout returns the layout of a row with room for the widest detail that it may get. led means that it has a picture
// at its head.
func (c *rows) layout(u *ui.UI, width float32, o draft.Option, widest string, led bool) *optionRow {
	w := &optionRow{
		Option: o, title: widgets.Bold(u, widgets.Sizes.Body), small: widgets.Soft(u, widgets.Sizes.Compact),
		detail: o.Detail, titles: 1, details: 1, direct: c.direct(o),
	}
	if o.Figure != "" {
		w.figureW = u.P.Width(o.Figure, w.title) + 6
	}
	if led {
		w.leadW = leadWidth
	}
	room := width - 2*rowPad - w.leadW - w.figureW
	if w.direct {
		room -= PlayWidth(u)
	}
	if o.Barred {
		w.title.Color, w.small.Color = u.Theme.Ink.Faint, u.Theme.Bad.Base
		room, w.detail, widest = room-lockWidth, o.Why.Brief, o.Why.Brief
	}
	w.height = RowHeight(u)
	w.name = widgets.Shrunk(u, o.Text, room, w.title, widgets.Sizes.Micro)
	line, lower := widgets.Line(u, widgets.Sizes.Body), widgets.Line(u, widgets.Sizes.Compact)
	switch {
	case widest != "":
		w.titles, w.details = len(u.P.Wrap(o.Text, room, w.name)), len(u.P.Wrap(widest, room, w.small))
		if widgets.Fits(u, widest, room, w.small) {
			w.details = 1
		}
		w.height = max(TallRowHeight(u), float32(w.titles)*line+float32(w.details)*lower+rowPad)
	case u.P.Width(o.Text, w.name) > room: // it takes two lines
		w.name = w.title
		w.height = max(w.height, u.P.Height(o.Text, room, w.name)+rowPad)
	}
	return w
}

// DrawRow draws an option as a row with its text, detail and figure. A press chooses it, or explains why it cannot be
// chosen. lead draws the picture at the head of the row; nil leaves it out.
func (c *rows) DrawRow(u *ui.UI, col *widgets.Column, o draft.Option, lead func(u *ui.UI, r ui.Rect)) {
	c.drawRow(u, col, o, o.Detail, lead)
}

// drawRow draws an option as a row with room for the widest detail.
func (c *rows) drawRow(u *ui.UI, col *widgets.Column, o draft.Option, widest string, lead func(u *ui.UI, r ui.Rect)) {
	if o.Quiet() {
		c.drawBarredLine(u, col, o)
		return
	}
	w := c.layout(u, col.Rect.W, o, widest, lead != nil)
	r := col.Cut(w.height)
	col.Gap(6)
	chosen := c.IsChosen(o.Key) || c.placesMarker(o)
	n := ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Is(chosen), Disabled: o.Barred,
		Describe: o.Why.Text}
	s := u.Press(n, r, theme.Radius.Button)
	widgets.DrawOptionGround(u, r, chosen, o.Barred, s)
	if u.Area(o.Key, ui.Rect{}).Clicked {
		c.Choose(o.Key)
	}
	in := r.Pad(rowPad, 4)
	if w.direct {
		c.DrawPlayButton(u, in.CutRight(PlayWidth(u)), o.Key, o.Spoken, func() { c.Choose(o.Key) })
	}
	if lead != nil {
		lead(u, in.CutLeft(w.leadW))
	}
	w.draw(u, in)
}

// draw draws the figure, the lock, the text and the detail.
func (w *optionRow) draw(u *ui.UI, in ui.Rect) {
	u.P.TextIn(in.CutRight(w.figureW), w.Figure, widgets.Aligned(w.title, paint.Right))
	if w.Barred {
		x, y := in.CutRight(lockWidth).Center()
		icon.Draw(u.P, icon.Lock, x, y, theme.Size.IconSmall, u.Theme.Ink.Faint)
	}
	switch {
	case w.detail == "":
		widgets.DrawLines(u, in, w.Text, w.name)
	case w.titles+w.details > 2:
		in.CutTop(2)
		u.P.Paragraph(in.CutTop(float32(w.titles)*widgets.Line(u, widgets.Sizes.Body)), w.Text, w.name)
		u.P.Paragraph(in, w.detail, w.small)
	default:
		widgets.LabelShrunk(u, in.CutTop(in.H*titleShare), w.Text, w.title)
		u.Label(in, w.detail, w.small)
	}
}

// drawBarredLine draws a barred option that few look for as a quiet line with its text and the reason. A press explains
// the reason.
func (c *rows) drawBarredLine(u *ui.UI, col *widgets.Column, o draft.Option) {
	r := col.Cut(max(widgets.Line(u, widgets.Sizes.Compact)+8, u.Target()))
	n := ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Off, Disabled: true, Describe: o.Why.Text}
	u.Press(n, r, theme.Radius.Button)
	if u.Area(o.Key, ui.Rect{}).Clicked {
		c.Choose(o.Key)
	}
	in := r.Pad(12, 0)
	widgets.CutIcon(u, &in, icon.Lock, theme.Size.IconSmall, 4, u.Theme.Ink.Faint)
	u.Label(in, o.Text+" · "+o.Why.Brief, widgets.Soft(u, widgets.Sizes.Compact))
}

// DrawGroup draws the rows of a group, as one choice for assistive technology. The price and consequences of the chosen
// row are right below it.
func (c *rows) DrawGroup(u *ui.UI, col *widgets.Column, g draft.Group) {
	list := c.draft.Options(g)
	if len(list) == 0 {
		return
	}
	order, _ := c.Desk.PromptWords()
	u.Open(ui.Node{ID: "options:" + string(rune('0'+g)), Role: ui.RoleRadioGroup, Name: order, Rect: col.Rest()})
	defer u.Close()
	c.DrawList(u, col, list)
}

// manyPowers is the number of ways to use one private up to which all are listed.
const manyPowers = 4

// DrawPowers draws the powers of privates, as one choice for assistive technology. Many ways to use one private are
// hidden behind a button.
func (c *rows) DrawPowers(u *ui.UI, col *widgets.Column) {
	list := c.draft.Options(draft.Powers)
	if len(list) == 0 {
		return
	}
	u.Open(ui.Node{ID: "options:" + string(rune('0'+draft.Powers)), Role: ui.RoleRadioGroup,
		Name: c.Desk.Say(text.TabPrivates), Rect: col.Rest()})
	defer u.Close()
	for _, uses := range byPrivate(list) {
		if len(uses) <= manyPowers || c.drawUses(col, uses[0].Private) {
			c.DrawList(u, col, uses)
		}
	}
}

// DrawPeek draws a button for each private that can be used now, as many as fit, in the row of a phone's lowest sheet
// and cuts them off the left of r. It reports whether there is one. A press chooses the power, or lists all ways to use
// the private, and raises the sheet.
func (c *rows) DrawPeek(u *ui.UI, r *ui.Rect) (drawn bool) {
	for _, uses := range byPrivate(c.draft.Options(draft.Powers)) {
		o := uses[0]
		if o.Private == 0 || o.Barred {
			continue
		}
		def := c.Desk.See().Privates[o.Private-1]
		b := ui.Button{Text: def.Name, Name: o.Text, Icon: icon.Certificate, Small: true}
		id := o.Key
		if len(uses) > 1 {
			b.Name, id = def.Name+" · "+def.LongName, "uses:"+def.Name
		}
		w := u.ButtonWidth(b)
		if w > r.W {
			break
		}
		cell := r.CutLeft(w)
		cell.H = min(cell.H, theme.Phone.ChipRow)
		r.CutLeft(8)
		drawn = true
		if !u.Button(id, cell, b) {
			continue
		}
		if len(uses) > 1 {
			c.opened = o.Private
			c.Desk.Lift()
		} else {
			c.Choose(o.Key)
		}
	}
	return drawn
}

// drawUses draws the button that shows or hides the ways to use a private, and reports whether they are shown. They
// always are while one of them is chosen.
func (c *rows) drawUses(col *widgets.Column, p id.Private) bool {
	open := c.opened == p || c.draft.Chosen() != nil && c.draft.Chosen().Private == p
	def := c.Desk.See().Privates[p-1]
	b := ui.Button{Text: def.Name + " · " + def.LongName, Icon: icon.Certificate, Small: true, Pressed: ui.Is(open)}
	if col.Button("uses:"+def.Name, b) {
		c.opened = p
		if open {
			c.opened = 0
		}
	}
	col.Gap(8)
	return open
}

// DrawList draws rows of options, with the details and consequences of the chosen one below it. Many quiet lines are
// hidden behind a button.
func (c *rows) DrawList(u *ui.UI, col *widgets.Column, list []draft.Option) {
	c.DrawEach(col, list, func(o draft.Option) {
		c.drawRow(u, col, o, c.addRunDetail(&o), c.LeadPicture(o))
		c.Why.DrawBelow(u, col, o.Key)
		if c.IsChosen(o.Key) {
			c.drawChosen(u, col, c.draft.Chosen())
		}
		if c.placesMarker(o) {
			c.DrawList(u, col, c.draft.Options(draft.Sites))
		}
	})
}

// manyBarred is the number of quiet lines up to which all are listed.
const manyBarred = 3

// DrawEach calls draw with each option, but with many that are quiet lines only after a press on a button before them.
func (c *rows) DrawEach(col *widgets.Column, list []draft.Option, draw func(o draft.Option)) {
	quiet := 0
	for i := range list {
		if list[i].Quiet() {
			quiet++
		}
	}
	hide := quiet > manyBarred && !c.barred
	for _, o := range list {
		if o.Quiet() && quiet > manyBarred {
			c.drawBarredButton(col, quiet)
			quiet = 0
		}
		if !o.Quiet() || !hide {
			draw(o)
		}
	}
}

// drawBarredButton draws the button that shows or hides n quiet lines.
func (c *rows) drawBarredButton(col *widgets.Column, n int) {
	said := c.Desk.Phrase(Words.Barred, text.Facts{"n": strconv.Itoa(n)})
	if col.Button("barred", ui.Button{Text: said, Icon: icon.Lock, Small: true, Pressed: ui.Is(c.barred)}) {
		c.barred = !c.barred
	}
	col.Gap(6)
}

// drawChosen draws the number of shares, the power, the price and the consequences of the chosen option, where it has
// them.
func (c *rows) drawChosen(u *ui.UI, col *widgets.Column, o *draft.Option) {
	top := col.Top
	if len(o.Forms) > 1 && o.Tile == 0 && rules.OperandsOf(o.Forms[0]).Percent > 0 {
		c.Forms.Draw(u, col, o)
	}
	if o.Power { // of a private that a company may acquire
		col.Note("power:about", c.Desk.See().Privates[o.Private-1].Power)
	}
	c.Price.Draw(u, col)
	c.Outcome.Draw(u, col)
	if col.Top > top {
		col.Gap(6)
	}
}

// widestSum is the sum that a row has room for before its best run is known.
const widestSum = 8880

// addRunDetail adds the best run after an option to its detail, or the sign that it is being searched. It returns the
// widest detail that the option may get, for which its row has room from the start, so that no row moves when the run
// is known.
func (c *rows) addRunDetail(o *draft.Option) (widest string) {
	detail := o.Detail
	if o.Barred || len(o.Forms) == 0 {
		return detail
	}
	f, known := c.draft.BestRun(o.Forms[0])
	applies, searching := false, false
	if known || c.ShowsBestRuns() {
		applies, searching = c.draft.SearchesRun(o.Forms[0])
	}
	if !applies {
		return detail
	}
	say := c.Desk.Speaker()
	sentence := func(sum, now string) string {
		return c.Desk.Phrase(Words.WouldRun, text.Facts{"$sum": sum, "$now": now})
	}
	extended := func(words string) string {
		if detail == "" {
			return words
		}
		return say.List([]string{detail, words})
	}
	switch {
	case known:
		o.Why.Text = sentence(say.Money(f.After), say.Money(f.Before)) // which assistive technology reads as a description
		o.Detail = extended(o.Why.Text)
	case searching:
		o.Detail = extended(sentence("…", "…"))
	}
	return extended(sentence(say.Money(widestSum), say.Money(widestSum)))
}

// direct reports whether the row of an option has a button that plays it at once, because the row shows all its
// consequences.
func (c *rows) direct(o draft.Option) bool {
	if o.Barred || len(o.Forms) != 1 || c.Desk.Away() {
		return false
	}
	return o.Group == draft.Sites || o.Group == draft.Main && c.draft.Step().Direct
}

// playGap is the gap before the button that plays a row, in dp.
const playGap = 6

// PlayWidth returns the width of the button that plays a row, with the gap before it.
func PlayWidth(u *ui.UI) float32 { return widgets.SmallHeight(u) + playGap }

// DrawPlayButton draws the button that plays the row of an option, with the confirmation sign of the map. choose is
// called first to select the row. name is the accessible name of the button.
func (c *rows) DrawPlayButton(u *ui.UI, r ui.Rect, key, name string, choose func()) {
	side := PlayWidth(u) - playGap
	b := ui.Button{Icon: icon.Check, Name: name, Small: true}
	if u.Button(key+":do", paint.R(r.Right()-side+playGap, r.Y+(r.H-side)/2, side, side), b) && c.Desk.Ready(u) {
		choose()
		c.Do()
	}
}

// placesMarker reports whether an option is the row of the private whose marker is being placed.
func (c *rows) placesMarker(o draft.Option) bool {
	return o.Group == draft.Powers && o.Private != 0 && o.Private == c.draft.Site()
}

// LeadPicture returns the function that draws the picture at the head of an option's row, or nil.
func (c *rows) LeadPicture(o draft.Option) func(*ui.UI, ui.Rect) {
	switch {
	case o.Train != 0:
		train := view.TrainOfKind(c.draft.View(), o.Side)
		return func(u *ui.UI, r ui.Rect) {
			ps := widgets.NewParts(u)
			ps.TrainCard(train)
			ps.Draw(r)
		}
	case o.Corp != 0:
		return func(u *ui.UI, r ui.Rect) { c.Desk.DrawToken(u, r, o.Corp) }
	}
	return nil
}
