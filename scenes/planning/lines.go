package planning

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Line is a what-if as the history shows it.
type Line struct {
	From  int // position at which it leaves the game
	name  string
	id    string   // of its node
	said  string   // the shown moves as a list in words
	plays []string // the first moves, in two or three words each
	more  int      // number of further moves
	shown bool     // on the screen
	enter func()   // shows it
}

// shortPlays caches the short texts of a branch's first moves until the branch or the language changes.
type shortPlays struct {
	end  *rules.State
	lang text.Lang
	list []string
}

// Lines returns up to most what-ifs for the history: the one on the screen, then the newest.
func (o *WhatIfs) Lines(most int) []Line {
	var list []Line
	for _, b := range o.branches(most) {
		l := Line{
			From: b.From, name: o.title(b), id: "hist:branch:" + b.Name, plays: o.shortTexts(b, mostShort),
			more:  max(0, b.Plays()-mostShort),
			enter: func() { o.enter(b) },
		}
		l.said = o.speaker().List(l.plays)
		switch w := o.shown; {
		case w != nil && w.branch == b:
			l.shown, l.enter = true, func() {}
		case w != nil:
			l.enter = func() { w.turnTo(b) }
		}
		list = append(list, l)
	}
	return list
}

// branches returns up to most branches: the one on the screen, then the newest with at least one move.
func (o *WhatIfs) branches(most int) []*whatif.Branch {
	var list []*whatif.Branch
	if o.shown != nil {
		list = append(list, o.shown.branch)
	}
	for _, b := range o.set.All() {
		if len(list) >= most {
			break
		}
		if b.Plays() > 0 && !slices.Contains(list, b) {
			list = append(list, b)
		}
	}
	return list[:min(len(list), most)]
}

// mostShort is the maximum number of moves in a line of the history.
const mostShort = 24

// shortTexts returns the short texts of up to most of a branch's first moves.
func (o *WhatIfs) shortTexts(b *whatif.Branch, most int) []string {
	k, ok := o.plays[b]
	if lang := o.app.Prefs.Lang; !ok || k.end != b.End().S || k.lang != lang {
		k = shortPlays{end: b.End().S, lang: lang}
	}
	for i := b.From + len(k.list); i < min(b.To, b.From+most); i++ {
		k.list = append(k.list, o.speaker().Act(b.Game.ViewAt(i), b.Game.Action(i), b.Game.Events(i)).Short())
	}
	if o.plays == nil {
		o.plays = map[*whatif.Branch]shortPlays{}
	}
	o.plays[b] = k
	return k.list[:min(len(k.list), most)]
}

// DrawAllButton draws the button that lists all what-ifs and cuts it off the right end of row, if more than shown
// exist.
func (o *WhatIfs) DrawAllButton(u *ui.UI, row *ui.Rect, shown int) {
	all := o.allOf(shown)
	if all.Do == nil {
		return
	}
	b := ui.Button{Text: all.Text, Small: true, Look: ui.Quiet}
	if u.Button("hist:branches", row.CutRight(u.ButtonWidth(b)), b) {
		all.Do()
	}
	row.CutRight(8)
}

// Sizes of a what-if in the dock in dp.
const (
	lineHeight = 26 // minimum
	pillSide   = 20 // height of the name and of each move
	pillPad    = 18 // around the text of both, left and right together
	pillGap    = 6
	branchOff  = 14 // from the place where the line leaves the game to the name
)

// LineHeight returns the height of a what-if in the dock.
func LineHeight(u *ui.UI) float32 { return max(lineHeight*u.TextScale, u.Target()) }

// Draw draws a what-if in r as a line that leaves the game at x, above the band of rounds at y: its name, which shows
// it when pressed, and as many of its moves as fit.
func (l *Line) Draw(u *ui.UI, r ui.Rect, x, y float32) {
	ink, edge, ground := branchColors(u, l.shown, u.Theme.Ink.Soft)
	weight := float32(1.5)
	if l.shown {
		weight = 2.5
	}
	style := widgets.Aligned(u.Type(widgets.Sizes.Caption, paint.Bold, ink), paint.Center)
	pills, w := l.fitPills(r.W, func(s string) float32 { return u.P.Width(s, style) + pillPad })
	at := max(r.X, min(x+branchOff, r.Right()-w))
	_, cy := r.Center()
	u.P.Line(x, y, x, cy, weight, edge)
	u.P.Line(min(x, at), cy, max(x, at+w), cy, weight, edge)
	h := pillSide * u.TextScale
	for i, s := range pills {
		box := paint.R(at, cy-h/2, u.P.Width(s, style)+pillPad, h)
		u.P.RoundRect(box, h/2, ground)
		u.P.Frame(box, h/2, weight, edge)
		u.P.TextIn(box, s, style)
		at += box.W + pillGap
		ground = u.Theme.BG.Surface // only that of the name is coloured, and only the name can be pressed
		if i > 0 {
			continue
		}
		node := ui.Node{ID: l.id, Role: ui.RoleButton, Name: s, Describe: l.said, Pressed: ui.Is(l.shown)}
		if u.Press(node, paint.R(box.X, r.Y, box.W, r.H), theme.Radius.Chip).Clicked {
			l.enter()
		}
	}
}

// fitPills returns the name, as many moves as fit beside it in room dp, and the number of the others, with the width of
// all. width returns the width of one of these texts.
func (l *Line) fitPills(room float32, width func(string) float32) (pills []string, sum float32) {
	pills, sum = []string{l.name}, width(l.name)
	left := len(l.plays) + l.more
	for _, p := range l.plays {
		wide := width(p) + pillGap
		rest := float32(0)
		if left > 1 {
			rest = width("+"+strconv.Itoa(left-1)) + pillGap
		}
		if sum+wide+rest > room {
			break
		}
		pills, sum, left = append(pills, p), sum+wide, left-1
	}
	if left > 0 {
		rest := "+" + strconv.Itoa(left)
		pills, sum = append(pills, rest), sum+width(rest)+pillGap
	}
	return pills, sum
}
