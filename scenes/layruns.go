package scenes

import (
	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules/id"
)

// mostLayRuns is the number of hexes that are listed by what a lay on them does for the best run.
const mostLayRuns = 6

// aided reports whether the player wants to see what lays do for the best run.
func (l *laying) aided() bool { return l.draft.Step() == "track" && !l.table.app.prefs.unaided }

// searchLays goes on working out what lays do for the best run.
func (l *laying) searchLays(u *ui.UI) {
	if l.aided() && !l.draft.SearchRuns(searchSlice) {
		u.WakeAt(u.Now + searchPause)
	}
}

// layRuns lists the hexes on which a lay makes the best run better, with the lay that does most, and tells how many other
// hexes there are. A press takes the lay in hand.
func (l *laying) layRuns(u *ui.UI, col *column) {
	if !l.aided() || l.draft.Hex() != 0 {
		return
	}
	list, all := l.draft.HexRuns()
	hexes := len(l.draft.Hexes())
	if hexes == 0 || len(list) == 0 && all {
		return
	}
	head := col.cut(line(u, sizes.Compact) + 4)
	u.Label(head, l.say(text.LayRunsTitle, nil), section(u))
	list = list[:min(len(list), mostLayRuns)]
	for _, x := range list {
		l.layRun(u, col, x)
	}
	rest := l.say(text.OtherHexes, text.Facts{"n": text.Number(int32(hexes - len(list)))})
	if !all {
		rest = l.say(text.LayRunsSearch, nil)
	}
	if !all || hexes > len(list) {
		u.Text("lays:rest", col.cut(line(u, sizes.Compact)+6), rest, soft(u, sizes.Compact))
	}
	col.gap(6)
}

// layRun draws the best lay on a hex.
func (l *laying) layRun(u *ui.UI, col *column, x draft.HexRun) {
	r := col.cut(optionHeight(u, false))
	col.gap(6)
	say := l.table.speaker()
	hex, tile := say.Hex(x.Lay.Hex), say.Tile(x.Lay.Tile)
	sum, change := say.Money(x.Run.After), l.change(x.Run.Change())
	name := l.say(text.LayRunName, text.Facts{"hex": hex, "tile": tile, "$sum": sum, "change": change})
	id := "lay:" + l.draft.View().T.HexName(x.Lay.Hex)
	s := u.Press(ui.Node{ID: id, Role: ui.RoleButton, Name: name}, r, theme.Radius.Button)
	optionGround(u, r, false, false, s)
	if s.Clicked {
		l.draft.ChooseLay(x.Lay)
		l.shown()
		u.Again()
	}
	picture := r.CutLeft(46)
	px, py := picture.Center()
	l.table.board.DrawTile(u.P, &u.Theme, x.Lay.Tile, x.Lay.Rot, px, py, min(18, r.H/2-3))
	r.CutRight(10)
	changed(u, &r, change, mood(x.Run.Change()))
	r.CutRight(6)
	figure := aligned(bold(u, sizes.Body), paint.Right)
	u.P.TextIn(r.CutRight(u.P.Width(sum, figure)+2), sum, figure)
	r.CutRight(6)
	words, style := l.draft.View().T.HexName(x.Lay.Hex)+"  "+tile, plain(u, sizes.Body)
	if place := l.draft.View().T.Track().Hex(x.Lay.Hex).Place; u.P.Width(words+"  "+place, style) <= r.W {
		words += "  " + place
	}
	u.P.TextIn(r, words, shrunk(u, words, r.W, style, sizes.Micro))
}

// HexName says what can be done on a hex, and what the best lay there does for the best run.
func (l *laying) HexName(h id.Hex) string {
	name := l.choosing.HexName(h)
	if !l.aided() {
		return name
	}
	list, _ := l.draft.HexRuns()
	for _, x := range list {
		if x.Lay.Hex == h {
			name += " " + l.say(text.LayRunBest, text.Facts{"change": l.change(x.Run.Change())})
		}
	}
	return name
}
