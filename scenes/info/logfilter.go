package info

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Filter selects lines of the log. The zero value selects all.
type Filter struct {
	kind     text.LineKind // lines of this kind; zero selects all kinds
	who      id.Owner      // a player's decisions and their results, or mentions of a company; Nobody is all
	From, To int           // positions after From up to To; all if To is zero
	Query    string        // lines that contain this text
}

var logWords = struct{ all, deeds, followed, search, none text.Pair }{
	all:      text.Pair{"Everything", "すべて"},
	deeds:    text.Pair{"Decisions", "決定"},
	followed: text.Pair{"What followed", "その結果"},
	search:   text.Pair{"Search the log", "記録を検索"},
	none:     text.Pair{"Nothing in the log matches.", "該当する記録はありません。"},
}

// keeps reports whether the filter selects a line.
func (t *logList) keeps(l *view.LogLine) bool {
	f := &t.Filter
	switch {
	case f.kind != 0 && l.Kind != f.kind,
		f.To != 0 && (l.At <= f.From || l.At > f.To),
		f.who.Player() != 0 && (l.At == 0 || l.Folded > 0 || t.Game.Decider(l.At-1) != f.who.Player()),
		f.who.Corp() != 0 && l.Who != f.who && !strings.Contains(l.Text, t.Speaker().Owner(f.who)):
		return false
	}
	return f.Query == "" || strings.Contains(strings.ToLower(l.Text), strings.ToLower(f.Query))
}

// drawFilter draws the button that opens the filter menu, named after the current filter, and the search field.
func (t *logList) drawFilter(u *ui.UI, r ui.Rect) {
	chosen := t.FilterLines()
	said := chosen[0].Text
	for _, l := range chosen {
		if l.Checked == ui.On {
			said = l.Text
		}
	}
	b := ui.Button{Text: said, Icon: icon.Filter, Small: true}
	b.Name = text.Headed(t.Speaker().Lang, t.Say(Words.Filter), said)
	if u.ButtonWidth(b) > r.W-96*u.TextScale {
		b.Text = "" // the field needs the space
	}
	t.FilterAt = r.CutLeft(max(u.ButtonWidth(b), r.H))
	if u.Button("log:filter", t.FilterAt, b) {
		t.OpenFilter()
	}
	r.CutLeft(8)
	name := t.Say(logWords.search)
	query, _ := u.Field("log:query", r, ui.Field{Name: name, Hint: name, Value: t.Filter.Query, MaxLength: 40})
	if query != t.Filter.Query {
		t.Filter.Query = query
	}
}

// FilterLines returns the menu of the filter: everything, one kind, one player, or one company.
func (t *logList) FilterLines() []widgets.MenuLine {
	var lines []widgets.MenuLine
	add := func(id, words string, f Filter) {
		f.Query = t.Filter.Query
		item := ui.Item{ID: "log:by:" + id, Text: words, Checked: ui.Is(f == t.Filter)}
		lines = append(lines, widgets.MenuLine{Item: item, Do: func() { t.Filter = f }})
	}
	say := t.Say
	add("all", say(logWords.all), Filter{})
	add("deeds", say(logWords.deeds), Filter{kind: text.Deed})
	add("followed", say(logWords.followed), Filter{kind: text.Consequence})
	add("phases", say(Words.phases), Filter{kind: text.NewPhase})
	if from, to := t.OthersTurns(); from < to {
		add("since", t.Say(text.HistorySince), Filter{From: from, To: to})
	}
	for p := range t.Game.Players() {
		who := id.OfPlayer(id.Player(p + 1))
		add("player:"+strconv.Itoa(p+1), t.Speaker().Owner(who), Filter{who: who})
	}
	for i := range t.See().Corps {
		c := &t.See().Corps[i]
		add("company:"+c.Name, c.Name, Filter{who: id.OfCorp(c.ID)})
	}
	return lines
}
