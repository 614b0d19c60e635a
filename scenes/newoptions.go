package scenes

import (
	"slices"
	"strconv"
	"strings"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/titles"
)

// optionText returns a text of a title about an option, or nothing.
func optionText(title, key string, l text.Lang) string {
	e, ok := titles.Find(title)
	if !ok {
		return ""
	}
	t := e.Texts()["option."+key]
	return text.Pair{t.EN, t.JA}.In(l)
}

// optionName returns a setting such as "bank_break_end=next_or" in words.
func optionName(title, setting string, l text.Lang) string {
	name, value, given := strings.Cut(setting, "=")
	said := optionText(title, name, l)
	if said == "" {
		return setting
	}
	if given && value != "off" {
		said += ": " + optionText(title, name+"."+value, l)
	}
	return said
}

// drawOptions draws the reading of the rules and the options one below the other.
func (n *newGame) drawOptions(u *ui.UI, r *ui.Rect) {
	a, w := n.app, &newWords
	inner := r.W - 32
	head := max(40, u.Target())
	height := head + 34
	narrow := inner < 540*u.TextScale
	if narrow {
		height += head + 8
	}
	changed := len(rules.Chosen(n.choices, n.usual))
	n.changed = n.changed && changed > 0
	if changed > 0 {
		height += max(theme.Size.ButtonSmall, u.Target()) + 8
	}
	heights := make([]float32, len(n.choices))
	for i := range n.choices {
		if !n.changed || n.differs(i) {
			heights[i] = n.optionHeight(u, i, inner)
		}
		height += heights[i]
	}
	card := r.CutTop(height)
	u.Card(card, theme.Radius.Panel)
	card = card.Pad(16, 12)
	row := card.CutTop(head)
	var profiles ui.Rect
	if narrow {
		card.CutTop(8)
		profiles = card.CutTop(head)
	} else {
		profiles = row.CutRight(min(320*u.TextScale, row.W*0.64))
	}
	said := a.say(w.options)
	if changed > 0 {
		said += " · " + w.changed.Fill(a.prefs.lang, text.Facts{"n": strconv.Itoa(changed)})
	}
	u.Heading("new:options", 2, row, said, bold(u, sizes.Title))
	was := 0
	if n.profile == rules.Recorded {
		was = 1
	}
	now := u.Segments("new:profile", a.say(w.profile), profiles, []ui.Choice{
		{ID: "profile:rulebook", Text: a.say(w.rulebook)}, {ID: "profile:recorded", Text: a.say(w.recorded)},
	}, was)
	if now != was {
		n.profile = []rules.Profile{rules.Rulebook, rules.Recorded}[now]
		n.reset()
		u.Again()
	}
	card.CutTop(8)
	if changed > 0 {
		only := ui.Button{Text: a.say(w.onlyChanged), Small: true, Pressed: ui.Is(n.changed)}
		line := card.CutTop(max(theme.Size.ButtonSmall, u.Target()))
		if u.Button("new:changed", line.CutLeft(u.ButtonWidth(only)), only) {
			n.changed = !n.changed
			u.Again()
		}
		card.CutTop(8)
	}
	for i := range n.choices {
		if heights[i] > 0 {
			n.drawOption(u, i, card.CutTop(heights[i]))
		}
	}
}

// differs reports whether an option has another value than the profile gives it.
func (n *newGame) differs(i int) bool { return n.choices[i].Value() != n.usual[i].Value() }

// Measures of an option in dp.
const (
	switchW     = 60
	optionRowH  = 48
	optionRadio = 40
	radioW      = 28
)

// isSwitch reports whether an option is on or off.
func isSwitch(c rules.Choice) bool { return slices.Equal(c.Values(), []string{"off", "on"}) }

func (n *newGame) optionHeight(u *ui.UI, i int, w float32) float32 {
	c := n.choices[i]
	said := optionText(n.entry().Key, c.Name(), n.app.prefs.lang)
	if isSwitch(c) {
		return max(optionRowH*u.TextScale, u.Target(), n.lines(u, said, w-switchW-ruleWidth(u))+16)
	}
	height := n.lines(u, said, w-ruleWidth(u)) + 18
	height = max(height, u.Target()+18)
	for _, v := range c.Values() {
		height += n.valueHeight(u, c, v, w)
	}
	return height
}

// valueHeight is the height of one of several values of an option.
func (n *newGame) valueHeight(u *ui.UI, c rules.Choice, value string, w float32) float32 {
	name := optionText(n.entry().Key, c.Name()+"."+value, n.app.prefs.lang)
	return max(optionRadio*u.TextScale, u.Target(), n.lines(u, name, w-radioW)+8)
}

func (n *newGame) lines(u *ui.UI, s string, w float32) float32 {
	return float32(len(u.P.Wrap(s, w, plain(u, sizes.Body)))) * line(u, sizes.Body)
}

// drawOption draws a switch, or one of several values below their question.
func (n *newGame) drawOption(u *ui.UI, i int, r ui.Rect) {
	c, l, key := n.choices[i], n.app.prefs.lang, n.entry().Key
	rule(u, r)
	said := optionText(key, c.Name(), l)
	id := "option:" + c.Name()
	if n.differs(i) {
		u.P.RoundRect(paint.R(r.X-10, r.Y+8, 4, r.H-16), 2, u.Theme.Accent.Base)
	}
	if isSwitch(c) {
		n.drawRule(u, &r, c)
		on := c.Value() == "on"
		if u.Switch(id, r, said, on) != on {
			n.choose(c, map[bool]string{true: "off", false: "on"}[on])
			u.Again()
		}
		return
	}
	r.CutTop(9)
	question := r
	question.H = n.optionHeight(u, i, r.W) - 18
	for _, v := range c.Values() {
		question.H -= n.valueHeight(u, c, v, r.W)
	}
	r.CutTop(question.H + 4)
	n.drawRule(u, &question, c)
	u.Paragraph(id+":question", middle(question, n.lines(u, said, question.W)), said, plain(u, sizes.Body))
	u.Open(ui.Node{ID: id, Role: ui.RoleRadioGroup, Name: said, Rect: r})
	defer u.Close()
	for _, v := range c.Values() {
		row := r.CutTop(n.valueHeight(u, c, v, r.W))
		name := optionText(key, c.Name()+"."+v, l)
		if u.Press(ui.Node{ID: id + ":" + v, Role: ui.RoleRadio, Name: name, Checked: ui.Is(v == c.Value())}, row, theme.Radius.Chip).Clicked {
			n.choose(c, v)
			u.Again()
		}
		x, y := row.CutLeft(radioW).Center()
		u.P.Ring(x, y, 8, 1.5, u.Theme.Line.Strong)
		if v == c.Value() {
			u.P.Circle(x, y, 4.5, u.Theme.Accent.Base)
		}
		u.P.Paragraph(middle(row, n.lines(u, name, row.W)), name, plain(u, sizes.Body))
	}
}

// choose gives an option a value, which is one of its own.
func (n *newGame) choose(c rules.Choice, value string) {
	if err := c.Choose(value); err != nil {
		panic(err)
	}
}
