package scenes

import (
	"strconv"
	"strings"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/scenes/kit"
)

// logFilter tells which lines of the log are shown. The zero value shows all of them.
type logFilter struct {
	kind     text.LineKind // lines of this kind; zero is any
	who      id.Owner      // a player's decisions with what followed, or the lines that name a company; Nobody is any
	from, to int           // what was played after position from, up to position to; all if to is zero
	query    string        // lines in which this stands
}

var logWords = struct{ filter, all, deeds, followed, phases, search text.Pair }{
	filter:   text.Pair{"Show in the log", "記録の表示"},
	all:      text.Pair{"Everything", "すべて"},
	deeds:    text.Pair{"Decisions", "決定"},
	followed: text.Pair{"What followed", "その結果"},
	phases:   text.Pair{"Phases", "フェイズ"},
	search:   text.Pair{"Search the log", "記録を検索"},
}

// keeps reports whether a line of the log is shown.
func (t *Table) keeps(l *view.LogLine) bool {
	f := &t.filter
	switch {
	case f.kind != 0 && l.Kind != f.kind,
		f.to != 0 && (l.At <= f.from || l.At > f.to),
		f.who.Player() != 0 && (l.At == 0 || l.Folded > 0 || t.game.Decider(l.At-1) != f.who.Player()),
		f.who.Corp() != 0 && l.Who != f.who && !strings.Contains(l.Text, t.speaker().Owner(f.who)):
		return false
	}
	return f.query == "" || strings.Contains(strings.ToLower(l.Text), strings.ToLower(f.query))
}

// drawFilter draws the button that chooses lines of the log, named by what is chosen, and the field to search it.
func (t *Table) drawFilter(u *ui.UI, r ui.Rect) {
	chosen := t.filterLines()
	said := chosen[0].Text
	for _, l := range chosen {
		if l.Checked == ui.On {
			said = l.Text
		}
	}
	b := ui.Button{Text: said, Icon: icon.Filter, Name: t.app.Say(logWords.filter) + ": " + said, Small: true}
	if u.ButtonWidth(b) > r.W-96*u.TextScale {
		b.Text = "" // the field needs the room
	}
	t.filterAt = r.CutLeft(max(u.ButtonWidth(b), r.H))
	if u.Button("log:filter", t.filterAt, b) {
		t.menu = filterMenu
		u.Again()
	}
	r.CutLeft(8)
	name := t.app.Say(logWords.search)
	query, _ := u.Field("log:query", r, ui.Field{Name: name, Hint: name, Value: t.filter.query, MaxLength: 40})
	if query != t.filter.query {
		t.filter.query = query
		u.Again()
	}
}

// filterLines are the lines of the menu of the log: everything, one kind, one player, or one company.
func (t *Table) filterLines() []kit.MenuLine {
	var lines []kit.MenuLine
	add := func(id, words string, f logFilter) {
		f.query = t.filter.query
		item := ui.Item{ID: "log:by:" + id, Text: words, Checked: ui.Is(f == t.filter)}
		lines = append(lines, kit.MenuLine{Item: item, Do: func() { t.filter = f }})
	}
	say := t.app.Say
	add("all", say(logWords.all), logFilter{})
	add("deeds", say(logWords.deeds), logFilter{kind: text.Deed})
	add("followed", say(logWords.followed), logFilter{kind: text.Consequence})
	add("phases", say(logWords.phases), logFilter{kind: text.NewPhase})
	if from, to := t.othersTurns(); from < to {
		add("since", t.speaker().Word(text.HistorySince), logFilter{from: from, to: to})
	}
	for p := range t.game.Players() {
		who := id.OfPlayer(id.Player(p + 1))
		add("player:"+strconv.Itoa(p+1), t.speaker().Owner(who), logFilter{who: who})
	}
	for i := range t.see().Corps {
		c := &t.see().Corps[i]
		add("company:"+c.Name, c.Name, logFilter{who: id.OfCorp(c.ID)})
	}
	return lines
}
