package planning

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/rules"
)

// digest caches the comparison until a branch, the real game, the point or the language changes.
type digest struct {
	// The lines of play, language and requested point for which it was made.
	ends  []lineEnd
	lang  text.Lang
	asked view.Point

	plays      map[*whatif.Branch][]view.Play // the first moves of each branch
	point      view.Point                     // the point of comparison
	meets      [view.Points]bool              // points that another line reaches as well
	names      [view.Points]string            // of the points
	here       int                            // index of the line on the screen
	comparison view.Comparison
}

// lineEnd identifies a line of play with its current end.
type lineEnd struct {
	line view.Line
	end  *rules.State
}

// currentDigest returns the digest of the comparison, updated if necessary.
func (w *comparison) currentDigest() *digest {
	branches := w.comparedBranches()
	lines, here := w.linesOf(branches)
	ends := make([]lineEnd, len(lines))
	for i, l := range lines {
		ends[i] = lineEnd{l, l.Game.ViewAt(l.To).S}
	}
	d, lang := &w.digest, w.app().Prefs.Lang
	if d.plays != nil && d.lang == lang && d.asked == w.point && slices.Equal(d.ends, ends) {
		return d
	}
	*d = digest{ends: ends, lang: lang, asked: w.point, here: here, plays: map[*whatif.Branch][]view.Play{}}
	d.compareLines(w, lines)
	for _, b := range branches {
		d.plays[b] = w.Desk().Viewer().PlaysOf(w.line(b), mostPills+1)
	}
	return d
}

// compareLines finds the points at which the lines can be compared, and compares them at the requested one or else at
// the first possible one.
func (d *digest) compareLines(w *comparison, lines []view.Line) {
	var meetings [view.Points]view.Meeting
	d.point = view.Points
	for p := range view.Points {
		meetings[p], d.meets[p] = view.Meet(lines, d.here, p)
		if d.meets[p] && (d.point == view.Points || p == d.asked) {
			d.point = p
		}
	}
	if d.point == view.Points {
		d.point = view.SameStep
	}
	app := w.app()
	d.names[view.SameStep] = app.Say(Words.sameStep)
	d.names[view.SameAt] = app.Phrase(Words.sameAt, text.Facts{"n": strconv.Itoa(w.branch.Plays())})
	if d.meets[view.RoundEnd] {
		round := w.speaker().Round(meetings[view.RoundEnd].Last)
		d.names[view.RoundEnd] = app.Phrase(Words.roundEnd, text.Facts{"round": round})
	}
	d.comparison = w.Desk().Viewer().Compare(lines, meetings[d.point])
}

// comparedBranches returns the branches in the comparison: the newest, and always the one on the screen.
func (w *comparison) comparedBranches() []*whatif.Branch {
	const most = view.MostCompared - 1
	var list []*whatif.Branch
	for _, b := range w.of.set.All() {
		if b == w.branch || b.Plays() > 0 {
			list = append(list, b)
		}
	}
	if at := slices.Index(list, w.branch); at >= most {
		list[most-1] = w.branch
	}
	return list[:min(len(list), most)]
}

// linesOf returns the game and the branches as lines of play, and the index of the branch on the screen.
func (w *comparison) linesOf(branches []*whatif.Branch) (lines []view.Line, here int) {
	real := w.of.match()
	from := min(w.branch.From, w.branch.Game.Common(real), real.Now())
	lines = append(lines, view.Line{Name: w.app().Say(Words.game), Game: real, From: from, To: real.Now()})
	for _, b := range branches {
		if b == w.branch {
			here = len(lines)
		}
		lines = append(lines, w.line(b))
	}
	return lines, here
}
