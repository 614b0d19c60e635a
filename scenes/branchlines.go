package scenes

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/whatif"
	"hexrail/rules"
)

// branchLine is a what-if as the history shows it.
type branchLine struct {
	branch *whatif.Branch
	name   string
	plays  []string // in two or three words each
	shown  bool     // it is on the screen
	enter  func()   // shows it
}

// shortPlays are the plays of a branch in short, kept until it or the language changes.
type shortPlays struct {
	end  *rules.State
	lang text.Lang
	list []string
}

// lines returns the what-ifs for the history: the one on the screen, then the newest.
func (o *whatIfs) lines() []branchLine {
	var list []branchLine
	for _, b := range o.set.All() {
		l := branchLine{branch: b, name: o.title(b), plays: o.short(b), enter: func() { o.enter(b) }}
		switch w := o.shown; {
		case w != nil && w.branch == b:
			l.shown, l.enter = true, func() {}
			list = append([]branchLine{l}, list...)
			continue
		case w != nil:
			l.enter = func() { w.turn(b) }
		}
		if b.Plays() > 0 {
			list = append(list, l)
		}
	}
	return list
}

func (o *whatIfs) short(b *whatif.Branch) []string {
	k, ok := o.plays[b]
	if lang := o.app.prefs.lang; !ok || k.end != b.End().S || k.lang != lang {
		k = shortPlays{end: b.End().S, lang: lang}
		t := o.real()
		for i := b.From; i < b.To; i++ {
			k.list = append(k.list, t.speaker().Short(b.Game.ViewAt(i), b.Game.Action(i), b.Game.Events(i)))
		}
		if o.plays == nil {
			o.plays = map[*whatif.Branch]shortPlays{}
		}
		o.plays[b] = k
	}
	return k.list
}

// branchLines returns the what-ifs that the dock has room for: on a phone one, and none where the strip of a what-if
// takes the room.
func (t *Table) branchLines() []branchLine {
	most := 3
	if t.class == phone {
		most = 1
	}
	if t.hooks.Branches == nil || t.class == landscape || t.class == phone && t.hooks.Copy {
		return nil
	}
	list := t.hooks.Branches()
	return list[:min(len(list), most)]
}

// branchRow is the height of a what-if in the dock.
func branchRow(u *ui.UI) float32 { return max(26*u.TextScale, u.Target()) }

// drawBranch draws a what-if as a line that leaves the game at x, above the band of the rounds at y: its name, which
// shows it when pressed, and its plays, as many as there is room for.
func (t *Table) drawBranch(u *ui.UI, r ui.Rect, x, y float32, l *branchLine) {
	ink, edge, weight := u.Theme.Ink.Soft, u.Theme.Line.Strong, float32(1.5)
	if l.shown {
		ink, edge, weight = u.Theme.WhatIf.Base, u.Theme.WhatIf.Base, 2.5
	}
	name := l.name
	style := aligned(u.Type(sizes.Caption, paint.Bold, ink), paint.Center)
	const pad, gap = 18, 6
	width := func(s string) float32 { return u.P.Width(s, style) + pad }
	room := r.W - width(name)
	pills, w := l.plays, width(name)
	for i, p := range pills {
		rest := "+" + strconv.Itoa(len(l.plays)-i)
		if need := width(p) + gap; need <= room-width(rest) || i == len(l.plays)-1 && need <= room {
			room -= need
			w += need
			continue
		}
		pills = append(append([]string(nil), l.plays[:i]...), rest)
		w += width(rest) + gap
		break
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
	node := ui.Node{ID: "hist:branch:" + l.branch.Name, Role: ui.RoleButton, Name: name, Pressed: ui.Is(l.shown)}
	node.Describe = t.speaker().List(l.plays)
	press := paint.R(box.X, r.Y, box.W, r.H)
	if u.Press(node, press, theme.Radius.Chip).Clicked {
		l.enter()
		u.Again()
	}
	for _, p := range pills {
		put(p, u.Theme.BG.Surface)
	}
}
