package dialogs

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/mail"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// parting is the dialog about two copies of a game that part: it shows the moves of either side since, and lets the
// player choose which goes on. The game is unchanged until then, and the arriving side is stored as a what-if.
type parting struct {
	app.Dialog
	app   *app.Shell
	read  *Reading
	mine  *match.Match // the game on this device
	how   mail.Comparison
	id    string // of the stored game
	sides [2]partSide
	lang  text.Lang
}

// partSide is one of the two copies.
type partSide struct {
	id, head, button string
	lines            []string
	prefer           bool
	choose           func(s *library.Session) bool // false if there is no room for the other side
}

func newParting(a *app.Shell, r *Reading, mine *match.Match, how mail.Comparison, id string) *parting {
	p := &parting{app: a, read: r, mine: mine.Clone(), how: how, id: id}
	p.refreshTexts()
	return p
}

// partLines is the maximum number of moves shown of a side.
const partLines = 6

// refreshTexts updates the texts, which depend on the language. The arriving side is preferred if it only replaces
// moves that other players had made.
func (p *parting) refreshTexts() {
	a, w := p.app, &mergeWords
	p.lang = a.Prefs.Lang
	theirs := p.how.Relation != mail.Recalled && !p.replacesOwn()
	p.sides = [2]partSide{
		{"mine", a.Say(w.here), a.Say(w.stay), p.sideLines(p.mine, p.how.Mine, p.read.Game), !theirs,
			func(s *library.Session) bool {
				mail.Stay(s, p.how)
				return true
			}},
		{"theirs", a.Say(w.arrived), a.Say(w.take), p.sideLines(p.read.Game, p.how.Theirs, p.mine), theirs,
			func(s *library.Session) bool { return mail.Take(s, p.read.Game, names(a)) }},
	}
}

// replacesOwn reports whether a player of this device has made any of the moves that the arriving side lacks.
func (p *parting) replacesOwn() bool {
	i := p.app.Shelf.Find(p.id)
	for at := p.how.Common; i != nil && at < p.how.Common+p.how.Mine; at++ {
		if who := p.mine.Decider(at); who != 0 && i.SeatOf(who) == library.Here {
			return true
		}
	}
	return false
}

// sideLines returns sentences on the n moves of side m since the two parted: at most partLines, and a line that counts
// the rest. If n is zero, m has taken moves back: the lines are a heading and those moves, which other still has.
func (p *parting) sideLines(m *match.Match, n int, other *match.Match) []string {
	from := p.how.Common
	w := view.New(m, p.lang)
	var list []string
	if n == 0 {
		n = min(max(p.how.Mine, p.how.Theirs), m.Common(other)-from) // the moves of the only side that went on
		w = view.New(other, p.lang)
		list = append(list, takenBackText(p.app, n))
	}
	for i := range min(n, partLines) {
		list = append(list, w.Sentence(from+i))
	}
	if n > partLines {
		list = append(list, p.app.Phrase(mergeWords.more, text.Facts{"n": strconv.Itoa(n - partLines)}))
	}
	return list
}

// partingText returns where the two part, and that nothing is lost.
func (p *parting) partingText() string {
	v := p.mine.ViewAt(p.how.Common)
	say := text.Speaker{Lang: p.lang, Title: p.mine.Title(), Names: p.mine.Players()}
	facts := text.Facts{"n": strconv.Itoa(p.how.Common), "round": say.Round(v)}
	words := mergeWords.parted
	if p.how.Relation == mail.TookBack || p.how.Relation == mail.Recalled {
		words = mergeWords.tookBack
	}
	return p.app.Phrase(words, facts)
}

// Draw draws where the two copies part and both sides with their moves, beside each other or one below the other.
// Closing the dialog leaves the game as it is.
func (p *parting) Draw(u *ui.UI, _ ui.Rect) {
	if p.lang != p.app.Prefs.Lang {
		p.refreshTexts()
	}
	name := p.read.name
	if i := p.app.Shelf.Find(p.id); i != nil {
		name = i.Name
	}
	title := p.app.Phrase(mergeWords.title, text.Facts{"name": name})
	p.app.DrawDialog(u, p, "parting", ui.Dialog{Title: title, Width: 800, Height: 480}, func(r ui.Rect) {
		widgets.Scroll(u, "parting:scroll", r, func(r *ui.Rect) {
			r.CutRight(widgets.ScrollBar + widgets.ScrollGutter)
			r.CutTop(u.Paragraph("parting:said", *r, p.partingText(), widgets.Plain(u, widgets.Sizes.Body)) + 12)
			p.drawSides(u, r)
			r.CutTop(8)
		})
	})
}

// drawSides draws both sides, beside each other or one below the other, and cuts them off the top of r. The preferred
// one is first, so that the focus is on its button.
func (p *parting) drawSides(u *ui.UI, r *ui.Rect) {
	sides := [...]*partSide{&p.sides[0], &p.sides[1]}
	if p.sides[1].prefer {
		slices.Reverse(sides[:])
	}
	if r.W < 2*leastSide*u.TextScale {
		for _, side := range sides {
			p.drawSide(u, r.CutTop(p.sideHeight(u, side, r.W)), side)
			r.CutTop(sidesGap)
		}
		return
	}
	width := (r.W - sidesGap) / 2
	row := r.CutTop(max(p.sideHeight(u, &p.sides[0], width), p.sideHeight(u, &p.sides[1], width)))
	for i, side := range sides {
		p.drawSide(u, row.Columns(i, 2, sidesGap), side)
	}
}

// Sizes of a side in dp.
const (
	leastSide = 260 // width of a side beside the other
	sidesGap  = 12
	sidePad   = 14
	lineGap   = 6
)

// sideHeight returns the height of a side.
func (p *parting) sideHeight(u *ui.UI, s *partSide, width float32) float32 {
	h := 2*sidePad + widgets.Line(u, widgets.Sizes.Lead) + 8 + widgets.ActionHeight(u) + 8
	for _, line := range s.lines {
		h += u.P.Height(line, width-2*sidePad, widgets.Plain(u, widgets.Sizes.Compact)) + lineGap
	}
	return h
}

// drawSide draws the moves of a side and the button that goes on with it.
func (p *parting) drawSide(u *ui.UI, r ui.Rect, s *partSide) {
	u.P.RoundRect(r, theme.Radius.Card, u.Theme.BG.Surface)
	u.P.Frame(r, theme.Radius.Card, theme.Stroke.Hair, u.Theme.Line.Base)
	u.Open(ui.Node{ID: "parting:" + s.id, Role: ui.RoleRegion, Name: s.head, Rect: r})
	defer u.Close()
	r = r.Pad(sidePad, sidePad)
	b := ui.Button{Text: s.button, Wrap: true}
	if s.prefer {
		b.Look = ui.Primary
	}
	foot := r.CutBottom(widgets.ActionHeight(u))
	u.Heading("parting:"+s.id+":head", 3, r.CutTop(widgets.Line(u, widgets.Sizes.Lead)), s.head,
		widgets.Bold(u, widgets.Sizes.Lead))
	r.CutTop(8)
	for i, line := range s.lines {
		r.CutTop(u.Paragraph("parting:"+s.id+":"+strconv.Itoa(i), r, line, widgets.Plain(u, widgets.Sizes.Compact)) + lineGap)
	}
	if u.Button("act:"+s.id, foot, b) || s.prefer && u.Key("Enter") {
		p.app.Close(p)
		p.continueWith(s)
	}
}

// continueWith continues the game with a side.
func (p *parting) continueWith(s *partSide) {
	a := p.app
	a.Revise(p.id, func(o *library.Session) func() {
		said := p.chosenText(s)
		if o.ViewOnly() || !s.choose(o) {
			said = a.Say(mergeWords.unchanged)
		}
		return func() { a.Tell(said) }
	})
}

// chosenText returns the result of going on with a side. A side that has only taken moves back is no what-if, and the
// moves that are taken back can be redone.
func (p *parting) chosenText(s *partSide) string {
	a, how, theirs := p.app, p.how, s == &p.sides[1]
	switch {
	case how.Theirs > 0 && how.Mine > 0:
		return a.Say(mergeWords.chosen)
	case theirs && how.Theirs == 0:
		return takenBackText(a, how.Mine)
	case theirs:
		return newMovesText(a, p.read.Game, how)
	}
	return a.Say(mergeWords.unchanged)
}
