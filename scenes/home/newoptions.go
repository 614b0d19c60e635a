package home

import (
	"cmp"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// readings are the cards of the two profiles. A title may describe a profile in its own words (own).
var readings = [...]struct {
	id          string
	profile     rules.Profile
	name, means text.Pair
	own         string
}{
	{"profile:rulebook", rules.Rulebook, app.Words.Rulebook, newWords.bookMeans, "title.rulebook"},
	{"profile:recorded", rules.Recorded, app.Words.Recorded, newWords.siteMeans, "title.recorded"},
}

// optionList is the part of the screen with the rules of a game: profile, variants and single rules.
type optionList struct {
	*setup
	single bool // the list of single rules is unfolded
	book   optionBook
}

// means returns the description of a reading for the selected title.
func (n *optionList) means(reading int) string {
	p := &readings[reading]
	return cmp.Or(app.TitleText(n.entry(), p.own, n.app.Prefs.Lang), n.app.Say(p.means))
}

// draw draws the two profiles, the options that are always shown, and the single rules, folded behind one row.
func (n *optionList) draw(u *ui.UI, r *ui.Rect) {
	a, w := n.app, &newWords
	inner := r.W - 2*optionSide
	head, fold := widgets.ControlHeight(u), max(46, u.Target())
	height, oneReading := head+fold+24, n.entry().RulebookOnly
	columns, reading := n.layoutReadings(u, inner)
	if !oneReading {
		height += float32(len(readings)/columns) * (reading + readingGap)
	}
	heights := make([]float32, len(n.choices))
	for i, c := range n.choices {
		if n.single || rules.IsVariant(c) {
			heights[i] = n.optionHeight(u, i, inner)
			height += heights[i]
		}
	}
	card := r.CutTop(height)
	u.Card(card, theme.Radius.Panel)
	card = card.Pad(optionSide, 12)
	row := card.CutTop(head)
	title, name := widgets.Bold(u, widgets.Sizes.Title), a.Say(app.Words.Rules)
	u.Heading("new:options", 2, row.CutLeft(min(row.W, u.P.Width(name, title)+10)), name, title)
	if !oneReading {
		hint, small := a.Say(w.twoReadings), widgets.Soft(u, widgets.Sizes.Small)
		if u.P.Width(hint, small) <= row.W {
			u.Label(row, hint, small)
		}
		n.drawReadings(u, &card, columns, reading)
	}
	for i, c := range n.choices {
		if rules.IsVariant(c) {
			n.drawOption(u, i, card.CutTop(heights[i]))
		}
	}
	n.drawFold(u, card.CutTop(fold))
	for i, c := range n.choices {
		if n.single && !rules.IsVariant(c) {
			n.drawOption(u, i, card.CutTop(heights[i]))
		}
	}
}

// layoutReadings returns the number of columns of the cards of the profiles in a width, and the height of a card.
func (n *optionList) layoutReadings(u *ui.UI, width float32) (columns int, height float32) {
	const wide = 420 // width from which the cards are side by side
	columns = 2
	if width < wide*u.TextScale {
		columns = 1
	}
	card := (width - float32(columns-1)*readingGap) / float32(columns)
	for i := range readings {
		words := u.P.Height(n.means(i), card-2*readingPadX, widgets.Soft(u, widgets.Sizes.Small))
		height = max(height, widgets.Line(u, widgets.Sizes.Lead)+words+2*readingPadY+6)
	}
	return columns, height
}

// drawReadings draws the two profiles as cards of the given height.
func (n *optionList) drawReadings(u *ui.UI, card *ui.Rect, columns int, height float32) {
	a := n.app
	group := *card
	group.H = float32(len(readings)/columns) * (height + readingGap)
	u.Open(ui.Node{ID: "new:profile", Role: ui.RoleRadioGroup, Name: a.Say(newWords.profile), Rect: group})
	grid := widgets.Grid{Columns: columns, Height: height, Gap: readingGap, Below: readingGap}
	for i, r := range grid.Cut(card, len(readings)) {
		p := &readings[i]
		chosen := n.profile == p.profile
		s := u.Press(ui.Node{ID: p.id, Role: ui.RoleRadio, Name: a.Say(p.name), Describe: n.means(i), Checked: ui.Is(chosen)},
			r, theme.Radius.Button)
		if chosen {
			u.P.RoundRect(r, theme.Radius.Button, u.Theme.Accent.Soft)
			u.P.Frame(r, theme.Radius.Button, 2, u.Theme.Accent.Base)
		} else {
			u.P.Frame(r, theme.Radius.Button, theme.Stroke.Hair, u.Theme.Line.Strong)
		}
		r = r.Pad(readingPadX, readingPadY)
		first := r.CutTop(widgets.Line(u, widgets.Sizes.Lead) + 4)
		drawRadio(u, first.CutLeft(radioW), chosen)
		u.Label(first, a.Say(p.name), widgets.Bold(u, widgets.Sizes.Lead))
		u.P.Paragraph(r, n.means(i), widgets.Soft(u, widgets.Sizes.Small))
		if s.Clicked && !chosen {
			n.profile = p.profile
			n.reset()
		}
	}
	u.Close()
	u.Rove("new:profile")
}

// drawRadio draws a radio button in the middle of r, a little to the left.
func drawRadio(u *ui.UI, r ui.Rect, chosen bool) {
	x, y := r.Center()
	x -= 4
	u.P.Ring(x, y, radioRadius, radioLine, u.Theme.Line.Strong)
	if chosen {
		u.P.Circle(x, y, radioDot, u.Theme.Accent.Base)
	}
}

// drawFold draws the row that unfolds or folds the single rules, with the number of changed ones.
func (n *optionList) drawFold(u *ui.UI, r ui.Rect) {
	a, w, l := n.app, &newWords, n.app.Prefs.Lang
	widgets.DrawRule(u, r)
	number, changed := 0, 0
	for i, c := range n.choices {
		if !rules.IsVariant(c) {
			number++
			if n.differs(i) {
				changed++
			}
		}
	}
	said := w.single.Fill(l, text.Facts{"n": strconv.Itoa(number)})
	changes := a.Say(w.noneChanged)
	style := widgets.Soft(u, widgets.Sizes.Small)
	if changed > 0 {
		changes = w.changed.Fill(l, text.Facts{"n": strconv.Itoa(changed)})
		style.Color = u.Theme.Accent.Base
	}
	fold := ui.Node{ID: "new:single", Role: ui.RoleButton, Name: text.List(l, said, changes), Pressed: ui.Is(n.single)}
	p := u.Press(fold, r, theme.Radius.Button)
	sign := icon.ChevronRight
	if n.single {
		sign = icon.ChevronDown
	}
	widgets.CutIcon(u, &r, sign, theme.Size.IconSmall, 8, u.Theme.Ink.Soft)
	u.Label(r.CutRight(min(r.W, u.P.Width(changes, style)+1)), changes, style)
	u.Label(r, said, widgets.Bold(u, widgets.Sizes.Body))
	if p.Clicked {
		n.single = !n.single
	}
}

// Sizes of an option in dp.
const (
	switchW     = 60 // width of a switch with the gap before it
	optionRowH  = 48 // height of the row of a switch, minimum
	optionRadio = 40 // height of the row of a value, minimum
	radioW      = 28 // width of a radio button with the gap behind it
	radioRadius = 8
	radioLine   = 1.5
	radioDot    = 4.5 // radius of the dot of what is chosen
	optionPad   = 18  // above and below the question of an option together
	optionSide  = 16  // left and right of the options
	readingGap  = 10  // between the cards of two profiles
	readingPadX = 12  // padding of such a card
	readingPadY = 10
)

// optionHeight returns the height of option i at width w, with its values and the explanation of their effect.
func (n *optionList) optionHeight(u *ui.UI, i int, w float32) float32 {
	c := n.choices[i]
	said := app.OptionText(n.entry().Key, c.Name(), n.app.Prefs.Lang)
	if app.IsSwitch(c) {
		words := n.textHeight(u, said, w-switchW-ruleWidth(u)) + 16
		return max(optionRowH*u.TextScale, u.Target(), words) + n.effectHeight(u, c, w)
	}
	height := n.textHeight(u, said, w-ruleWidth(u)) + optionPad
	height = max(height, u.Target()+optionPad) + n.effectHeight(u, c, w)
	for _, v := range c.Values() {
		height += n.valueHeight(u, c, v, w)
	}
	return height + n.listHeight(u, c, w)
}

// valueList returns the details of the selected value of an option, one a line, or "".
func (n *optionList) valueList(c rules.Choice) string {
	return app.OptionText(n.entry().Key, c.Name()+"."+c.Value()+".list", n.app.Prefs.Lang)
}

// listHeight returns the height of the valueList of an option at a width, or zero if there is none.
func (n *optionList) listHeight(u *ui.UI, c rules.Choice, w float32) float32 {
	said := n.valueList(c)
	if said == "" {
		return 0
	}
	return u.P.Height(said, w-radioW, widgets.Soft(u, widgets.Sizes.Small)) + 10
}

// effectText returns the sentence about the effect of an option, or "".
func (n *optionList) effectText(c rules.Choice) string {
	return app.OptionText(n.entry().Key, c.Name()+".effect", n.app.Prefs.Lang)
}

// effectHeight returns the height of the sentence about the effect of an option.
func (n *optionList) effectHeight(u *ui.UI, c rules.Choice, w float32) float32 {
	return u.P.Height(n.effectText(c), w-switchW-ruleWidth(u), widgets.Soft(u, widgets.Sizes.Small)) + 6
}

// drawEffect draws the sentence about the effect of option c in r.
func (n *optionList) drawEffect(u *ui.UI, r ui.Rect, c rules.Choice) {
	r.W -= switchW + ruleWidth(u)
	u.Paragraph("effect:"+c.Name(), r, n.effectText(c), widgets.Soft(u, widgets.Sizes.Small))
}

// valueHeight returns the height of one value of an option.
func (n *optionList) valueHeight(u *ui.UI, c rules.Choice, value string, w float32) float32 {
	name := app.OptionText(n.entry().Key, c.Name()+"."+value, n.app.Prefs.Lang)
	return max(optionRadio*u.TextScale, u.Target(), n.textHeight(u, name, w-radioW)+8)
}

// textHeight returns the height of a text wrapped to width w.
func (n *optionList) textHeight(u *ui.UI, s string, w float32) float32 {
	return u.P.Height(s, w, widgets.Plain(u, widgets.Sizes.Body))
}

// drawSwitch draws option i as a switch with a node id and the words said, and its effect below them.
func (n *optionList) drawSwitch(u *ui.UI, i int, r ui.Rect, id, said string) {
	c := n.choices[i]
	effect := r.CutBottom(n.effectHeight(u, c, r.W))
	r.CutTop(4)
	n.drawRule(u, &r, c)
	on := c.Value() == "on"
	switch now := u.Switch(id, r, said, on); {
	case now && !on:
		n.choose(i, "on")
	case on && !now:
		n.choose(i, "off")
	}
	n.drawEffect(u, effect, c)
}

// drawOption draws a switch, or a question with its values as radio buttons.
func (n *optionList) drawOption(u *ui.UI, i int, r ui.Rect) {
	c, l, key := n.choices[i], n.app.Prefs.Lang, n.entry().Key
	widgets.DrawRule(u, r)
	said := app.OptionText(key, c.Name(), l)
	id := "option:" + c.Name()
	if n.differs(i) {
		u.P.RoundRect(paint.R(r.X-10, r.Y+8, 4, r.H-16), 2, u.Theme.Accent.Base)
	}
	if app.IsSwitch(c) {
		n.drawSwitch(u, i, r, id, said)
		return
	}
	r.CutTop(optionPad / 2)
	question := r
	list := r.CutBottom(n.listHeight(u, c, r.W))
	question.H = n.optionHeight(u, i, r.W) - optionPad - list.H
	for _, v := range c.Values() {
		question.H -= n.valueHeight(u, c, v, r.W)
	}
	r.CutTop(question.H + 4)
	effect := question.CutBottom(n.effectHeight(u, c, question.W))
	n.drawRule(u, &question, c)
	u.Paragraph(id+":question", widgets.Middle(question, n.textHeight(u, said, question.W)), said,
		widgets.Plain(u, widgets.Sizes.Body))
	n.drawEffect(u, effect, c)
	if said := n.valueList(c); said != "" {
		list.CutLeft(radioW)
		u.Paragraph(id+":list", list, said, widgets.Soft(u, widgets.Sizes.Small))
	}
	u.Open(ui.Node{ID: id, Role: ui.RoleRadioGroup, Name: said, Rect: r})
	defer u.Rove(id)
	defer u.Close()
	for _, v := range c.Values() {
		row := r.CutTop(n.valueHeight(u, c, v, r.W))
		name := app.OptionText(key, c.Name()+"."+v, l)
		if u.Press(ui.Node{ID: id + ":" + v, Role: ui.RoleRadio, Name: name, Checked: ui.Is(v == c.Value())}, row,
			theme.Radius.Chip).Clicked {
			n.choose(i, v)
		}
		drawRadio(u, row.CutLeft(radioW), v == c.Value())
		u.P.Paragraph(widgets.Middle(row, n.textHeight(u, name, row.W)), name, widgets.Plain(u, widgets.Sizes.Body))
	}
}
