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

// LineHeight returns the height of a what-if in the dock.
func LineHeight(u *ui.UI) float32 { return max(26*u.TextScale, u.Target()) }

// Draw draws a what-if in r as a line that leaves the game at x, above the band of rounds at y: its name, which shows
// it when pressed, and as many of its moves as fit.
func (l *Line) Draw(u *ui.UI, r ui.Rect, x, y float32) {
	ink, edge, weight := u.Theme.Ink.Soft, u.Theme.Line.Strong, float32(1.5)
	if l.shown {
		ink, edge, weight = u.Theme.WhatIf.Base, u.Theme.WhatIf.Base, 2.5
	}
	name := l.name
	style := widgets.Aligned(u.Type(widgets.Sizes.Caption, paint.Bold, ink), paint.Center)
	const pad, gap = 18, 6
	width := func(s string) float32 { return u.P.Width(s, style) + pad }
	w, fit := width(name), 0
	left := func() int { return len(l.plays) - fit + l.more }
	for ; fit < len(l.plays); fit++ {
		need := width(l.plays[fit]) + gap
		if left() > 1 {
			need += width("+"+strconv.Itoa(left()-1)) + gap
		}
		if w+need > r.W {
			break
		}
		w += width(l.plays[fit]) + gap
	}
	pills := slices.Clone(l.plays[:fit])
	if left() > 0 {
		pills = append(pills, "+"+strconv.Itoa(left()))
		w += width(pills[fit]) + gap
	}
	at := max(r.X, min(x+14, r.Right()-w))
	_, cy := r.Center()
	u.P.Line(x, y, x, cy, weight, edge)
	u.P.Line(min(x, at), cy, max(x, at+w), cy, weight, edge)
	h := 20 * u.TextScale
	put := func(s string, ground paint.Color) ui.Rect {
		box := paint.R(at, cy-h/2, width(s), h)
		u.P.RoundRect(box, h/2, ground)
		u.P.Frame(box, h/2, weight, edge)
		u.P.TextIn(box, s, style)
		at += box.W + gap
		return box
	}
	ground := u.Theme.BG.Surface
	if l.shown {
		ground = u.Theme.WhatIf.Soft
	}
	box := put(name, ground)
	node := ui.Node{ID: l.id, Role: ui.RoleButton, Name: name, Pressed: ui.Is(l.shown)}
	node.Describe = l.said
	press := paint.R(box.X, r.Y, box.W, r.H)
	if u.Press(node, press, theme.Radius.Chip).Clicked {
		l.enter()
		u.Again()
	}
	for _, p := range pills {
		put(p, u.Theme.BG.Surface)
	}
}
