package info

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// corpPages draws the companies: as a table, as lists and cards, and one at a time.
type corpPages struct {
	*Desk
	log       *logList
	corpsOf   corpFilter
	corpQuery string  // search text of the list of companies
	corpShown id.Corp // company of the page in the last frame
}

// corpFilter selects the companies in the list of a title with several kinds.
type corpFilter int

// The filters. While none is chosen, the list shows the companies in play, or all if none is.
const (
	unchosen corpFilter = iota
	inPlay
	ownOnes
	allOnes
)

// Kinds reports whether the title has several kinds of companies, which are then listed by kind.
func (t *corpPages) Kinds() bool { return hasKinds(t.Game.Title()) }

// hasKinds reports whether a title has several kinds of companies.
func hasKinds(t *rules.Title) bool { return t.Corps[0].Kind != rules.Alike }

// TableCorps returns the companies with a row in the table of a stock round: all, or in a title with several kinds
// those in play and the majors that may come into play, since shares of the others cannot be traded.
func (t *corpPages) TableCorps() []view.Corp {
	if !t.Kinds() {
		return t.See().Corps
	}
	return slices.DeleteFunc(slices.Clone(t.See().Corps), func(c view.Corp) bool {
		return !IsInPlay(&c) && (c.Gone || c.Kind != rules.Major)
	})
}

// corpSection is a section of the list of companies.
type corpSection struct {
	id   string
	head text.Pair
	list []*view.Corp
}

// corpSections returns the companies in sections: majors, minors in play in operating order, companies to come in the
// order of their deck, and those out of the game. Empty sections are left out.
func (t *corpPages) corpSections(list []*view.Corp) []corpSection {
	const majors, minors, toCome, gone = 0, 1, 2, 3
	parts := []corpSection{
		majors: {id: "majors", head: kindWords.majors}, minors: {id: "minors", head: kindWords.minors},
		toCome: {id: "tocome", head: kindWords.toCome}, gone: {id: "gone", head: kindWords.gone},
	}
	for _, c := range list {
		k := toCome
		switch {
		case c.Gone:
			k = gone
		case c.Kind == rules.Major:
			k = majors
		case IsInPlay(c):
			k = minors
		}
		parts[k].list = append(parts[k].list, c)
	}
	v := t.View()
	place := func(c *view.Corp) int {
		_, at, _ := v.InDeck(v.T.CardOf(c.ID))
		return at
	}
	slices.SortStableFunc(parts[toCome].list, func(a, b *view.Corp) int { return place(a) - place(b) })
	return slices.DeleteFunc(parts, func(s corpSection) bool { return len(s.list) == 0 })
}

// IsInPlay reports whether a company is in play: it has started, or it is a railway that never operates and has an
// owner.
func IsInPlay(c *view.Corp) bool {
	return c.Standing == view.Started || c.Standing == view.Floated || c.Kind == rules.Regional && c.President != ""
}

// corpsIn returns the companies of a filter, all if it is unchosen, whose name or home contains query in any case of
// letters.
func (t *corpPages) corpsIn(f corpFilter, query string) (list []*view.Corp) {
	me := id.OfPlayer(t.Me())
	for i := range t.See().Corps {
		c := &t.See().Corps[i]
		own := slices.ContainsFunc(c.Holders, func(h view.Holder) bool { return h.Owner == me })
		if f == ownOnes && !own || f == inPlay && !IsInPlay(c) {
			continue
		}
		if strings.Contains(strings.ToLower(c.Name+" "+c.LongName+" "+c.Home), strings.ToLower(query)) {
			list = append(list, c)
		}
	}
	return list
}

// DrawCorpKinds draws the filter, the search field and the companies by section, and returns the height.
func (t *corpPages) DrawCorpKinds(u *ui.UI, r ui.Rect) float32 {
	top := r.Y
	shown := t.drawCorpChoice(u, &r)
	r.CutTop(4)
	parts := t.corpSections(t.corpsIn(shown, t.corpQuery))
	if len(parts) == 0 {
		r.CutTop(u.Paragraph("corps:none", r, t.Say(kindWords.none), widgets.Soft(u, widgets.Sizes.Compact)))
	}
	for _, s := range parts {
		r.CutTop(8)
		said := t.Phrase(s.head, text.Facts{"n": strconv.Itoa(len(s.list))})
		u.Heading("corps:"+s.id, 3, r.CutTop(widgets.Line(u, widgets.Sizes.Body)+2), said,
			widgets.Bold(u, widgets.Sizes.Body))
		r.CutTop(t.drawCorpLines(u, r, s.list))
	}
	return r.Y - top
}

// drawCorpChoice draws filter and search field, side by side if they fit, and returns the filter in effect.
func (t *corpPages) drawCorpChoice(u *ui.UI, r *ui.Rect) corpFilter {
	w, say, h := &kindWords, t.Say, widgets.ControlHeight(u)
	filters := [...]struct {
		id    string
		words text.Pair
	}{{"corps:inplay", w.inPlay}, {"corps:own", Words.Mine}, {"corps:all", w.all}}
	var choices []ui.Choice
	for i, x := range filters {
		n := len(t.corpsIn(inPlay+corpFilter(i), ""))
		choices = append(choices, ui.Choice{ID: x.id, Text: say(x.words) + " " + strconv.Itoa(n)})
	}
	shown := t.corpsOf
	if shown == unchosen {
		shown = inPlay
		if len(t.corpsIn(inPlay, "")) == 0 {
			shown = allOnes
		}
	}
	filter := r.CutTop(h)
	search := filter.CutRight(filter.W / 3)
	filter.CutRight(12)
	if filter.W < lineWidth*u.TextScale {
		r.CutTop(6)
		filter.W, search = r.W, r.CutTop(h)
	}
	pressed := inPlay + corpFilter(u.Segments("corps:filter", say(Words.Companies), filter, choices, int(shown-inPlay)))
	if pressed != shown {
		t.corpsOf, shown = pressed, pressed
	}
	name := say(w.search)
	t.corpQuery, _ = u.Field("corps:search", search, ui.Field{Name: name, Hint: name, Value: t.corpQuery, MaxLength: 30})
	return shown
}

// corpRows returns the list of all companies as rows for export.
func (t *corpPages) corpRows() [][]string {
	say := t.Say
	rows := [][]string{{say(Words.company), say(Words.Price), say(Words.treasury), say(Words.Trains),
		say(Words.lastRun), ""}}
	for _, s := range t.corpSections(t.corpsIn(allOnes, "")) {
		for _, c := range s.list {
			rows = append(rows, []string{t.kindName(c), c.Price, c.Treasury, widgets.TrainNames(c.Trains), c.LastRun,
				t.kindAbout(c)})
		}
	}
	return rows
}

// kindName returns the name of a company; for minors, whose short names are numbers, number and name.
func (t *corpPages) kindName(c *view.Corp) string {
	if c.Kind == rules.Major {
		return c.Name
	}
	return c.Name + " " + c.LongName
}

// kindAbout returns a line about a company: how far it has developed, its partner, and the coordinates of its home and
// destination.
func (t *corpPages) kindAbout(c *view.Corp) string {
	if c.Gone {
		return t.Say(kindWords.out)
	}
	title := t.Game.Title()
	var about []string
	if IsInPlay(c) {
		about = append(about, t.developmentOf(c))
	} else {
		if place := t.deckPlace(c); place != "" {
			about = append(about, place)
		}
		if c.Partner != 0 {
			about = append(about, t.Phrase(pairWords(c), text.Facts{"company": t.Speaker().Corp(c.Partner)}))
		}
	}
	v := t.View()
	where := title.HexName(v.Home(c.ID))
	if h := v.Destination(c.ID); h != 0 {
		where += " → " + title.HexName(h)
	}
	return t.Speaker().List(append(about, where))
}

// deckPlace returns where the card of a company is: in a box, or at which place of the deck. It returns "" if the card
// is in no deck.
func (t *corpPages) deckPlace(c *view.Corp) string {
	v := t.View()
	deck, place, ok := v.InDeck(v.T.CardOf(c.ID))
	if !ok {
		return ""
	}
	words := kindWords.nth
	if place < int(v.T.Boxes[deck]) {
		words = kindWords.box
	}
	return t.Phrase(words, text.Facts{"n": strconv.Itoa(place + 1)})
}

// pairWords returns the phrase for a company that has a partner.
func pairWords(c *view.Corp) text.Pair {
	if c.Kind == rules.Major {
		return kindWords.madeOf
	}
	return kindWords.becomes
}

// partnerText returns which major a coloured minor becomes and where that must connect, or from which minor a major is
// made. It returns "" for companies without a partner.
func (t *corpPages) partnerText(c *view.Corp) string {
	if c.Partner == 0 {
		return ""
	}
	say := t.Speaker()
	said := []string{t.Phrase(pairWords(c), text.Facts{"company": say.Corp(c.Partner)})}
	if h := t.View().Destination(c.Partner); h != 0 {
		said = append(said, t.Phrase(kindWords.bound, text.Facts{"hex": say.Hex(h)}))
	}
	return say.List(said)
}

// kindWords are the texts of companies of several kinds.
var kindWords = struct {
	inPlay, all, search, none, majors, minors, toCome, gone, home, becomes, madeOf, bound, out, box, nth text.Pair
}{
	inPlay:  text.Pair{"In play", "運営中"},
	all:     text.Pair{"All", "全部"},
	search:  text.Pair{"Number, name or hex", "番号・名前・ヘクス"},
	none:    text.Pair{"No company is found.", "該当する会社はありません。"},
	majors:  text.Pair{"Majors: {n}", "大会社：{n}社"},
	minors:  text.Pair{"Minors in play, in operating order: {n}", "運営中のマイナー会社（運営順）：{n}社"},
	toCome:  text.Pair{"To come, in the order of the deck: {n}", "これから出る会社（山札の順）：{n}社"},
	gone:    text.Pair{"Out of the game: {n}", "ゲームから除かれた会社：{n}社"},
	home:    text.Pair{"Home", "本拠地"},
	becomes: text.Pair{"becomes {company}", "{company} になる"},
	bound:   text.Pair{"destination {hex}", "目的地 {hex}"},
	out:     text.Pair{"out of the game", "除外"},
	box:     text.Pair{"box {n}", "ボックス{n}"},
	nth:     text.Pair{"card {n} of the deck", "山札の{n}枚目"},
	madeOf:  text.Pair{"of minor {company}", "マイナー会社 {company} から"},
}
