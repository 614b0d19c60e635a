package rulesbook

import (
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/lesson"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/rulebook"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// Reader draws the rules of a title with a search field.
type Reader struct {
	Before string // id of the control that had the focus before Cite or Turn

	app    *app.Shell
	title  string         // key
	game   *match.Match   // game whose settings come first, or nil
	book   *rulebook.Book // in the language lang, or else in English
	lang   text.Lang
	own    bool   // the book is in the player's language
	cited  string // number of the marked rule: "R41"
	query  string // search text
	target string // number of the rule to scroll to, or ""
	turned bool   // Cite or Turn was called and the list is to get the focus
	list   rulesList
}

// NewReader returns a reader of the rules of a title by its key. If game is not nil, the rules begin with its settings.
func NewReader(a *app.Shell, title string, game *match.Match) *Reader {
	return &Reader{app: a, title: title, game: game}
}

// Cite opens the book at a rule such as "1830/R41" and marks it.
func (r *Reader) Cite(cite string) {
	r.OpenSection(cite)
	r.cited = r.target
}

// OpenSection opens the book at the section of a rule such as "1830/R30", without marking anything.
func (r *Reader) OpenSection(cite string) {
	r.query, r.cited, r.list, r.turned = "", "", rulesList{}, true
	_, r.target, _ = strings.Cut(cite, "/")
}

// openBook reads the book in the player's language, or else in English, unless it is open in that language.
func (r *Reader) openBook() {
	l := r.app.Prefs.Lang
	if r.book != nil && r.lang == l {
		return
	}
	r.lang = l
	r.book, r.own = Read(r.title, l)
	if r.game != nil {
		r.book.Sections = slices.Insert(r.book.Sections, 0, settingsSection(r.game, l))
	}
	r.list = rulesList{}
}

// Read parses the rules of a title in a language, or in English if there is no translation. own means that they are in
// the requested language.
func Read(title string, l text.Lang) (b *rulebook.Book, own bool) {
	e, _ := titles.Find(title)
	source, say := e.Rules().In(text.En), text.En
	if ja := e.Rules().In(text.Ja); l == text.Ja && ja != "" {
		source, say = ja, text.Ja
	}
	quotes := text.Pair{"“%”", "「%」"}[say]
	b = rulebook.Parse(source, func(option string) string {
		return strings.Replace(quotes, "%", app.OptionName(title, option, say), 1)
	})
	return b, say == l
}

// Draw draws the search field and the rules below it.
func (r *Reader) Draw(u *ui.UI, c ui.Rect) {
	a := r.app
	r.openBook()
	name := a.Say(rulesWords.search)
	query, _ := u.Field("rules:search", c.CutTop(widgets.ControlHeight(u)),
		ui.Field{Name: name, Hint: name, Value: r.query, MaxLength: 40})
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
		c.CutTop(u.Paragraph("rules:english", c, a.Say(rulesWords.english), widgets.Soft(u, widgets.Sizes.Compact)) + 6)
	}
	if r.query != "" {
		said := a.Say(rulesWords.none)
		if n := found.Count(); n > 0 {
			said = rulesWords.count.Fill(a.Prefs.Lang, text.Facts{"n": text.Number(int32(n))})
		}
		row := c.CutTop(widgets.Line(u, widgets.Sizes.Compact) + 4)
		u.Node(ui.Node{ID: "rules:count", Role: ui.RoleStatus, Name: said, Rect: row})
		u.Label(row, said, widgets.Soft(u, widgets.Sizes.Compact))
		r.drawLesson(u, &c)
	}
	r.drawList(u, c, found)
}

// drawLesson draws the button to the lesson that explains the term searched for, if there is one.
func (r *Reader) drawLesson(u *ui.UI, c *ui.Rect) {
	a := r.app
	l, ok := lesson.ForTerm(r.title, r.query, a.Prefs.Lang)
	if !ok {
		return
	}
	b := ui.Button{Text: a.Say(rulesWords.lesson) + " " + a.Say(l.Name), Icon: icon.Learn, Small: true}
	row := c.CutTop(widgets.SmallHeight(u))
	c.CutTop(6)
	if widgets.CutButton(u, &row, "rules:lesson", b) {
		a.Learn(l.Key)
	}
}
