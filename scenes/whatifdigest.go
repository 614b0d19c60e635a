package scenes

import (
	"slices"

	"hexrail/game/text"
	"hexrail/game/view"
	"hexrail/game/whatif"
	"hexrail/rules"
)

// digest is what the comparison says, kept until a branch, the real game or the language changes.
type digest struct {
	ends       []lineEnd
	lang       text.Lang
	plays      map[*whatif.Branch][]view.Play
	comparison view.Comparison
}

// lineEnd tells a line of play from what it was before.
type lineEnd struct {
	line view.Line
	end  *rules.State
}

// digested returns what the comparison says now.
func (w *whatIf) digested() *digest {
	lines := w.compared()
	var ends []lineEnd
	for _, l := range lines {
		ends = append(ends, lineEnd{l, l.Game.ViewAt(l.To).S})
	}
	for _, b := range w.of.set.All() {
		ends = append(ends, lineEnd{w.line(b), b.End().S})
	}
	d := &w.digest
	if d.plays != nil && d.lang == w.app().prefs.lang && slices.Equal(d.ends, ends) {
		return d
	}
	*d = digest{
		ends: ends, lang: w.app().prefs.lang, plays: map[*whatif.Branch][]view.Play{},
		comparison: w.viewer().Compare(lines),
	}
	for _, b := range w.of.set.All() {
		d.plays[b] = w.viewer().PlaysOf(w.line(b))
	}
	return d
}

// compared returns the lines that stand side by side: the game if there is room, and the newest branches with the one on
// screen among them.
func (w *whatIf) compared() []view.Line {
	var list []*whatif.Branch
	for _, b := range w.of.set.All() {
		if b == w.branch || b.Plays() > 0 {
			list = append(list, b)
		}
	}
	if at := slices.Index(list, w.branch); at >= view.MostCompared {
		list[view.MostCompared-1] = w.branch
	}
	list = list[:min(len(list), view.MostCompared)]
	var lines []view.Line
	if real := w.of.real(); len(list) < view.MostCompared {
		lines = append(lines, view.Line{Name: w.app().say(whatIfWords.game), Game: real.game, From: real.game.Now(), To: real.game.Now()})
	}
	for _, b := range list {
		lines = append(lines, w.line(b))
	}
	return lines
}
