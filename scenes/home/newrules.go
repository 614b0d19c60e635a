package home

import (
	"strings"

	"github.com/hexrail/hexrail/game/rulebook"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/rulesbook"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// optionBook caches the rulebook of the selected title in the current language.
type optionBook struct {
	title   string
	lang    text.Lang
	book    *rulebook.Book
	numbers map[string][]string // rule numbers by option
}

// rulesAbout returns the rules that an option changes, or nil if its title names none.
func (n *optionList) rulesAbout(c rules.Choice) (list []rulebook.Rule) {
	e, lang := n.entry(), n.app.Prefs.Lang
	if b := &n.book; b.book == nil || b.title != e.Key || b.lang != lang {
		book, _ := rulesbook.Read(e.Key, lang)
		*b = optionBook{e.Key, lang, book, rulebook.Options(e.Rules().In(text.En))} // only the English book has the table
	}
	for _, number := range n.book.numbers[c.Name()] {
		if r, ok := n.book.book.Find(number); ok {
			list = append(list, r)
		}
	}
	return list
}

// ruleButton returns the link to the rules that an option changes; ok is false if there are none.
func (n *optionList) ruleButton(c rules.Choice) (b ui.Button, ok bool) {
	about := n.rulesAbout(c)
	if len(about) == 0 {
		return b, false
	}
	b = ui.Button{Text: about[0].Number, Look: ui.Quiet, Small: true}
	b.Name = newWords.ruleOf.Fill(n.app.Prefs.Lang, text.Facts{
		"rule": about[0].Number, "option": app.OptionText(n.entry().Key, c.Name(), n.app.Prefs.Lang),
	})
	return b, true
}

// ruleWidth returns the width that every option reserves for the link, so that all switches are aligned.
func ruleWidth(u *ui.UI) float32 {
	return max(u.ButtonWidth(ui.Button{Text: "R000", Small: true}), u.Target()) + 6
}

// drawRule draws the link to the rules that an option changes, if there are any, and cuts its space off the right of r
// in any case. A press opens the rules in a dialog.
func (n *optionList) drawRule(u *ui.UI, r *ui.Rect, c rules.Choice) {
	place := r.CutRight(ruleWidth(u))
	place.CutLeft(6)
	b, ok := n.ruleButton(c)
	if !ok {
		return
	}
	if u.Button("rule:"+c.Name(), place.Middle(place.W, min(r.H, widgets.SmallHeight(u))), b) {
		var said []string
		for _, rule := range n.rulesAbout(c) {
			said = append(said, text.Headed(n.app.Prefs.Lang, rule.Number, rule.Text))
		}
		n.app.Open(app.NewNotice(n.app, app.OptionText(n.entry().Key, c.Name(), n.app.Prefs.Lang), strings.Join(said, "\n")))
	}
}
