package panel

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// mostLayRuns is the maximum number of hexes in the list of lays that improve the best run, layGap the gap below a row
// in dp.
const (
	mostLayRuns = 4
	layGap      = 6
)

// drawLayRuns lists the hexes with lays that improve the best run, each with its best lay, and the number of other
// hexes. A press chooses the lay. The list appears when all lays are known, in room that is reserved from the start, so
// that nothing moves under a pointer.
func (l *trackPanel) drawLayRuns(u *ui.UI, col *widgets.Column) {
	if !l.ShowsBestRuns() || l.Draft().Hex() != 0 {
		return
	}
	list, all := l.Draft().HexRuns()
	hexes := len(l.Draft().Hexes())
	if hexes == 0 || !l.Draft().SearchesLays() {
		return
	}
	const headBelow, restBelow = 4, 12 // space below the lines above and below the list
	line := widgets.Line(u, widgets.Sizes.Compact)
	bottom := col.Top + 2*line + headBelow + restBelow + float32(min(hexes, mostLayRuns))*(choice.RowHeight(u)+layGap)
	head := col.Cut(line + headBelow)
	title := l.Phrase(text.LayRunsTitle, nil)
	if len(list) > 0 {
		title = l.Phrase(text.LayRunsNow, text.Facts{"$sum": l.Desk.Speaker().Money(list[0].Run.Before)})
	}
	u.Label(head, title, widgets.Section(u))
	rest := l.Phrase(text.LayRunsSearch, nil)
	if all {
		list = list[:min(len(list), mostLayRuns)]
		for _, x := range list {
			l.drawLayRun(u, col, x)
		}
		rest = l.Phrase(text.OtherHexes, text.Facts{"n": text.Number(int32(hexes - len(list)))})
		if len(list) == 0 {
			rest = l.Phrase(text.LayRunsNone, nil)
		}
	}
	if !all || len(list) == 0 || hexes > len(list) {
		u.Text("lays:rest", col.Cut(line+6), rest, widgets.Soft(u, widgets.Sizes.Compact))
	}
	col.Top = bottom
}

// tagRuns tags every hex with the gain of the best lay there, until one is chosen.
func (l *trackPanel) tagRuns(s *mapview.Scene) {
	if !l.ShowsBestRuns() || l.Draft().Hex() != 0 {
		return
	}
	list, _ := l.Draft().HexRuns()
	for _, x := range list {
		s.Tags = append(s.Tags, mapview.Tag{
			Hex: x.Lay.Hex, Text: "+" + text.Number(x.Run.Change()), Color: s.Style.Good.Base,
		})
	}
}

// drawPeek draws buttons for the privates that can be used now and, once all lays have been searched, for as many of
// the best lays as there is room for. It reports whether it drew any.
func (l *trackPanel) drawPeek(u *ui.UI, r ui.Rect) bool {
	if l.Draft().Hex() != 0 || l.Draft().Site() != 0 {
		return false
	}
	powers := l.Rows.DrawPeek(u, &r)
	if !l.ShowsBestRuns() {
		return powers
	}
	list, all := l.Draft().HexRuns()
	if !all {
		return powers
	}
	drawn := 0
	for drawn < len(list) && l.cutLayChip(u, &r, list[drawn]) {
		drawn++
	}
	return powers || drawn > 0
}

// cutLayChip cuts a button for the best lay on a hex off the left of r and draws it: the hex, the revenue after the lay
// and its change. It reports false, and draws nothing, if there is no room for it.
func (l *trackPanel) cutLayChip(u *ui.UI, r *ui.Rect, x draft.HexRun) bool {
	const gap, pad = 8, 10
	hex, sum := l.Draft().View().T.HexName(x.Lay.Hex), l.Desk.Speaker().Money(x.Run.After)
	change, gain := l.Desk.Change(x.Run.Change()),
		u.Type(widgets.Sizes.Small, paint.Bold, widgets.MoodInk(u, draft.MoodOf(x.Run.Change())))
	figures := max(u.P.Width(sum, widgets.Bold(u, widgets.Sizes.Compact)), u.P.Width(change, gain)) + 1
	name := u.P.Width(hex, widgets.Bold(u, widgets.Sizes.Body)) + 8
	w := name + figures + 2*pad
	if w > r.W {
		return false
	}
	cell := r.CutLeft(w)
	cell.H = min(cell.H, theme.Phone.ChipRow)
	r.CutLeft(gap)
	s := u.Press(l.layNode(x), cell, theme.Radius.Button)
	widgets.DrawButtonGround(u, cell, s)
	in := cell.Pad(pad, 3)
	u.P.TextIn(in.CutLeft(name), hex, widgets.Bold(u, widgets.Sizes.Body))
	u.P.TextIn(in.CutTop(in.H/2), sum, widgets.Bold(u, widgets.Sizes.Compact))
	u.P.TextIn(in, change, gain)
	if s.Clicked {
		l.chooseLay(x)
	}
	return true
}

// layNode returns the control that chooses the best lay on a hex.
func (l *trackPanel) layNode(x draft.HexRun) ui.Node {
	say, hex := l.Desk.Speaker(), l.Draft().View().T.HexName(x.Lay.Hex)
	name := l.Phrase(text.LayRunName, text.Facts{
		"hex": say.Hex(x.Lay.Hex), "tile": say.Tile(x.Lay.Tile),
		"$sum": say.Money(x.Run.After), "change": l.Desk.Change(x.Run.Change()),
	})
	return ui.Node{ID: "lay:" + hex, Role: ui.RoleButton, Name: name}
}

// chooseLay chooses the best lay on a hex.
func (l *trackPanel) chooseLay(x draft.HexRun) {
	l.Draft().ChooseLay(x.Lay)
	l.Desk.Lift()
	l.AnnounceAction()
}

// drawLayRun draws a row for the best lay on a hex.
func (l *trackPanel) drawLayRun(u *ui.UI, col *widgets.Column, x draft.HexRun) {
	r := col.Cut(choice.RowHeight(u))
	col.Gap(layGap)
	say := l.Desk.Speaker()
	tile := say.Tile(x.Lay.Tile)
	sum, change := say.Money(x.Run.After), l.Desk.Change(x.Run.Change())
	s := u.Press(l.layNode(x), r, theme.Radius.Button)
	widgets.DrawButtonGround(u, r, s)
	if s.Clicked {
		l.chooseLay(x)
	}
	picture := r.CutLeft(46)
	px, py := picture.Center()
	l.Desk.Board.DrawTile(u.P, &u.Theme, x.Lay.Tile, x.Lay.Rot, px, py, min(18, r.H/2-3))
	r.CutRight(10)
	choice.DrawChange(u, &r, change, draft.MoodOf(x.Run.Change()))
	r.CutRight(6)
	widgets.CutWords(u, &r, sum, widgets.Bold(u, widgets.Sizes.Body), 2)
	r.CutRight(6)
	words, style := l.Draft().View().T.HexName(x.Lay.Hex), widgets.Plain(u, widgets.Sizes.Body)
	if l.Draft().View().T.Track().Hex(x.Lay.Hex).Place == "" {
		words += "  " + tile
		widgets.DrawShrunk(u, r, words, style)
		return
	}
	if full := say.Hex(x.Lay.Hex); widgets.Fits(u, full, r.W, style) {
		words = full
	}
	r = r.Middle(r.W, widgets.Line(u, widgets.Sizes.Body)+widgets.Line(u, widgets.Sizes.Small))
	widgets.DrawShrunk(u, r.CutTop(widgets.Line(u, widgets.Sizes.Body)), words, style)
	u.P.TextIn(r, tile, widgets.Soft(u, widgets.Sizes.Small))
}
