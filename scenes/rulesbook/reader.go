package rulesbook

import (
	"slices"
	"strings"

	"hexrail/game/match"
	"hexrail/game/rulebook"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/scenes/app"
	"hexrail/scenes/widgets"
	"hexrail/titles"
)

// Reader shows the rules of a title, which can be searched.
type Reader struct {
	Before string // what had the focus before the book was turned to a place

	app    *app.Shell
	title  string         // key
	game   *match.Match   // whose settings are told first; nil outside a game
	book   *rulebook.Book // in the language lang
	lang   text.Lang
	own    bool   // the book is in the player's language
	cited  string // the number of the rule that is marked: "R41"
	query  string // what is searched for
	target string // the number of the rule to scroll to, until that is done
	turned bool   // it was turned to another place and is to get the focus
	list   rulesList
}

// NewReader returns a reader of the rules of a title by its key. It begins with how the options are settled in a game, unless
// game is nil.
func NewReader(a *app.Shell, title string, game *match.Match) *Reader {
	return &Reader{app: a, title: title, game: game}
}

// Cite opens the book at a rule such as "1830/R41" and marks it.
func (r *Reader) Cite(cite string) {
	r.Turn(cite)
	r.cited = r.target
}

// Turn opens the book at a rule such as "1830/R30", with its section at the top and nothing marked.
func (r *Reader) Turn(cite string) {
	r.query, r.cited, r.list, r.turned = "", "", rulesList{}, true
	_, r.target, _ = strings.Cut(cite, "/")
}

// open reads the book in the player's language, or else in English.
func (r *Reader) open() {
	l := r.app.Prefs.Lang
	if r.book != nil && r.lang == l {
		return
	}
	r.lang = l
	r.book, r.own = Read(r.title, l)
	if r.game != nil {
		r.book.Sections = slices.Insert(r.book.Sections, 0, settledHere(r.game, l))
	}
	r.list = rulesList{}
}

// Read reads the rules of a title, and reports whether they are in the language that is asked for.
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
	}
	r.drawList(u, c, found)
}
