package scenes

import (
	"slices"
	"strings"

	"hexrail/game/platform"
	"hexrail/game/rulebook"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/scenes/kit"
	"hexrail/scenes/shell"
	"hexrail/titles"
)

// rulesReader shows the rules of the title on the table. Where there is room it stands in the place of the context, so
// that map and step stay in sight; on a phone it fills the screen.
type rulesReader struct {
	app    *shell.Shell
	title  string         // key
	table  *Table         // nil on the first screen
	book   *rulebook.Book // in the language lang
	lang   text.Lang
	own    bool   // the book is in the player's language
	cited  string // the number of the rule that is marked: "R41"
	query  string // what is searched for
	target string // the number of the rule to scroll to, until that is done
	turned bool   // it was turned to another place and is to get the focus
	before string // what had the focus before
	list   rulesList
}

// showRules opens the rules at a rule such as "1830/R41", or without one at those of the present step. Called without a
// rule while they are open it closes them.
func (t *Table) showRules(cite string) {
	switch {
	case t.reader == nil:
		t.reader = &rulesReader{app: t.app, title: t.game.Title().Key, table: t}
		t.app.Open(t.reader)
	case cite == "":
		t.closeRules()
		return
	}
	t.reader.turnTo(cite)
}

// closeRules closes the rules if they are open.
func (t *Table) closeRules() {
	if t.reader != nil {
		t.app.Close(t.reader)
	}
}

// rulesBeside reports whether the rules stand in the place of the context.
func (t *Table) rulesBeside() bool {
	return t.reader != nil && t.class != kit.Phone && t.class != kit.Landscape
}

// Overlay leaves the place below in sight.
func (r *rulesReader) Overlay() {}

// Leave takes note that the rules are no longer open, and where the focus goes then. A dialog gives it back by itself.
func (r *rulesReader) Leave() {
	if r.table.rulesBeside() {
		r.table.refocus = r.before
	}
	r.table.reader = nil
}

// Update wants nothing.
func (r *rulesReader) Update(platform.Event) bool { return false }

// turnTo opens the book at a rule, or without one at the section on the present step.
func (r *rulesReader) turnTo(cite string) {
	r.query, r.cited, r.list, r.turned = "", "", rulesList{}, true
	if cite != "" {
		r.cited = ruleNumber(cite)
		r.target = r.cited
		return
	}
	r.target = ruleNumber(r.table.game.Title().Cite[r.table.see().Prompt.Step.Chapter])
}

// ruleNumber returns the number of a rule without the title: "R41" of "1830/R41".
func ruleNumber(cite string) string {
	_, number, _ := strings.Cut(cite, "/")
	return number
}

// open reads the book in the player's language, or else in English.
func (r *rulesReader) open() {
	l := r.app.Prefs.Lang
	if r.book != nil && r.lang == l {
		return
	}
	r.lang = l
	r.book, r.own = bookOf(r.title, l)
	if r.table != nil {
		r.book.Sections = slices.Insert(r.book.Sections, 0, settledHere(r.table.game.Title(), l))
	}
	r.list = rulesList{}
}

// bookOf reads the rules of a title, and reports whether they are in the language that is asked for.
func bookOf(title string, l text.Lang) (b *rulebook.Book, own bool) {
	e, _ := titles.Find(title)
	source, say := e.Rules().In(text.En), text.En
	if ja := e.Rules().In(text.Ja); l == text.Ja && ja != "" {
		source, say = ja, text.Ja
	}
	quotes := text.Pair{"“%”", "「%」"}[say]
	b = rulebook.Parse(source, func(option string) string {
		return strings.Replace(quotes, "%", shell.OptionName(title, option, say), 1)
	})
	return b, say == l
}

// Draw draws the rules over a phone's screen. On larger ones the table gives them a place.
func (r *rulesReader) Draw(u *ui.UI, _ ui.Rect) {
	t := r.table
	if t.rulesBeside() {
		return
	}
	d := ui.Dialog{Title: t.speaker().Word(text.MenuRules), CloseName: t.app.Say(shell.Words.Close), Width: 880, Height: 700}
	if u.Dialog("rules", d, func(c ui.Rect) { r.draw(u, c) }) {
		t.closeRules()
		u.Again()
	}
}

// drawBeside draws the rules in the place of the context.
func (r *rulesReader) drawBeside(u *ui.UI, c ui.Rect) {
	t := r.table
	u.Open(ui.Node{ID: "rules", Role: ui.RoleRegion, Name: t.speaker().Word(text.MenuRules), Rect: c})
	defer u.Close()
	head := c.CutTop(max(36, u.Target()))
	button := head.CutRight(head.H)
	u.Heading("rules:title", 2, head, t.speaker().Word(text.MenuRules), kit.Bold(u, kit.Sizes.Title))
	if u.Button("rules:close", button, ui.Button{Icon: icon.Close, Name: t.app.Say(shell.Words.Close), Look: ui.Quiet}) {
		t.closeRules()
		u.Again()
	}
	r.draw(u, c)
}

// draw draws the search field and the rules below it.
func (r *rulesReader) draw(u *ui.UI, c ui.Rect) {
	a := r.app
	r.open()
	name := a.Say(rulesWords.search)
	query, _ := u.Field("rules:search", c.CutTop(max(36, u.Target())), ui.Field{Name: name, Hint: name, Value: r.query, MaxLength: 40})
	c.CutTop(6)
	if query != r.query {
		r.query, r.list, r.target = query, rulesList{}, ""
		if query == "" {
			r.target = r.cited
		}
		u.ScrollTo("rules:list", ui.Rect{}, 0, 0)
	}
	found := r.book.Search(r.query)
	if !r.own {
		c.CutTop(u.Paragraph("rules:english", c, a.Say(rulesWords.english), kit.Soft(u, kit.Sizes.Compact)) + 6)
	}
	if r.query != "" {
		said := a.Say(rulesWords.none)
		if n := found.Count(); n > 0 {
			said = rulesWords.count.Fill(a.Prefs.Lang, text.Facts{"n": text.Number(int32(n))})
		}
		row := c.CutTop(kit.Line(u, kit.Sizes.Compact) + 4)
		u.Node(ui.Node{ID: "rules:count", Role: ui.RoleStatus, Name: said, Rect: row})
		u.Label(row, said, kit.Soft(u, kit.Sizes.Compact))
	}
	r.drawList(u, c, found)
}
