package view

import (
	"slices"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// LogLine is a line of the log.
type LogLine struct {
	At     int // position shown when the line is selected
	Kind   text.LineKind
	Who    id.Owner
	Text   string
	Routes string // the trains and stops of a run, for screen readers
	Folded int    // number of passes merged into the line; zero for other lines

	Computer bool // decided by the computer
	Auto     bool // played by a programme
}

// LogGroup is the log of one round.
type LogGroup struct {
	Round string
	At    int // position at which the round began
	Lines []LogLine
}

// actionLog caches the log of one action. It is valid while the position after the action is unchanged.
type actionLog struct {
	after *rules.State
	lines []text.Line
}

// Log returns the log up to the end of the game, even beyond the cursor, by rounds. Consecutive passes are merged.
func (w *Viewer) Log() []LogGroup {
	var b logBuilder
	b.add(w.say.Act(w.game.ViewAt(0), nil, w.game.OpeningEvents()).Lines(w.game.ViewAt(0)), LogLine{})
	for i := range w.game.Len() {
		b.add(w.logOf(i).lines,
			LogLine{At: i + 1, Computer: w.game.ByComputer(i), Auto: w.game.Programmes.ActedAt(i)})
	}
	b.fold(&w.say)
	return b.groups
}

// StockRoundEnd describes the effects of the action before a position that ended a stock round, except the action
// itself and the start of the next round: the name of the round, and sentences in order. It returns nothing if the
// round continues. idle is set if a round in which nobody could act began and ended with that action.
func (w *Viewer) StockRoundEnd(at int) (round string, told []string, idle bool) {
	if at == 0 || !w.game.Starts(at).Has(match.RoundStart) {
		return "", nil, false
	}
	lines := w.logOf(at - 1).lines
	if from, to := idleRound(lines); from < to {
		for _, l := range lines[from+1 : to] {
			told = append(told, l.Text)
		}
		return lines[from].Text, told, true
	}
	before := w.game.ViewAt(at - 1)
	if before.RoundOf(before.Base()).Name != rules.StockRound {
		return "", nil, false
	}
	return w.say.Round(before), w.Account(at - 1)[1:], false
}

// Account returns action i and its effects as sentences, as far as the round in which it was played.
func (w *Viewer) Account(i int) []string {
	var told []string
	for _, l := range w.logOf(i).lines {
		if l.Kind == text.NewRound {
			break
		}
		told = append(told, l.Text)
	}
	return told
}

// idleRound returns the index of the line that begins a stock round and of the one that begins the round after it, or
// equal indices if there are none.
func idleRound(lines []text.Line) (from, to int) {
	for k, l := range lines {
		switch {
		case l.Kind != text.NewRound:
		case from > 0:
			return from, k
		case l.Round == rules.StockRound:
			from = k
		}
	}
	return 0, 0
}

// Sentence returns action i as one sentence.
func (w *Viewer) Sentence(i int) string { return w.logOf(i).lines[0].Text }

// logOf returns the log of action i, from the cache if that is still valid.
func (w *Viewer) logOf(i int) *actionLog {
	before, after := w.game.ViewAt(i), w.game.ViewAt(i+1)
	for len(w.log) <= i {
		w.log = append(w.log, actionLog{})
	}
	t := &w.log[i]
	if t.after != after.S {
		a, events := w.game.Action(i), w.game.Events(i)
		*t = actionLog{after.S, w.withNews(w.say.Act(before, a, events).Lines(after), events, after)}
	}
	return t
}

// ReuseLog takes over the log that another viewer has made in the same language. It stays valid as far as the games are
// the same.
func (w *Viewer) ReuseLog(o *Viewer) {
	if w.say.Lang == o.say.Lang {
		w.log = slices.Clone(o.log)
	}
}

// withNews returns lines with the title's text about a phase added after the line that begins it, and with its texts
// about its own events.
func (w *Viewer) withNews(lines []text.Line, events []rules.Event, after rules.View) []text.Line {
	add := func(at int, who id.Owner, news string) {
		if news != "" {
			lines = slices.Insert(lines, at, text.Line{Kind: text.Consequence, Who: who, Text: news})
		}
	}
	if at := slices.IndexFunc(lines, func(l text.Line) bool { return l.Kind == text.NewPhase }); at >= 0 {
		add(at+1, id.Nobody, w.title("event."+after.PhaseDef().Name))
	}
	for _, e := range events {
		own := w.own.Events[e.Kind]
		if own.News == (text.Pair{}) {
			continue
		}
		at, who := len(lines), id.Nobody
		if !own.Last {
			told := w.say.Event(after, e)
			at = 1 + slices.IndexFunc(lines, func(l text.Line) bool { return l.Text == told })
			who = id.OfPlayer(after.S.Priority)
		}
		add(at, who, own.News.Fill(w.say.Lang, text.Facts{"player": w.say.Player(after.S.Priority)}))
	}
	return lines
}

// logBuilder groups the lines of the log by round.
type logBuilder struct{ groups []LogGroup }

// add appends the lines of an action to the groups by round. A new round starts a group. of has the position to which
// the action led, and who played it, which is said only in the line on the action itself.
func (b *logBuilder) add(lines []text.Line, of LogLine) {
	for _, l := range lines {
		if l.Kind == text.NewRound || len(b.groups) == 0 {
			b.groups = append(b.groups, LogGroup{Round: l.Text, At: of.At})
		}
		if l.Kind == text.NewRound {
			continue
		}
		itself := l.Kind == text.Deed || l.Kind == text.Pass
		g := &b.groups[len(b.groups)-1]
		g.Lines = append(g.Lines, LogLine{
			At: of.At, Kind: l.Kind, Who: l.Who, Text: l.Text, Routes: l.Routes,
			Computer: of.Computer && itself, Auto: of.Auto && itself,
		})
	}
}

// fold merges consecutive passes of a round.
func (b *logBuilder) fold(say *text.Speaker) {
	for i := range b.groups {
		b.groups[i].Lines = foldPasses(b.groups[i].Lines, say)
	}
}

// foldPasses returns the lines with successive passes of players joined into one.
func foldPasses(lines []LogLine, say *text.Speaker) []LogLine {
	var out []LogLine
	for from := 0; from < len(lines); {
		to := from
		var who []id.Owner
		auto := true
		for to < len(lines) && lines[to].Kind == text.Pass && lines[to].Who.Player() != 0 {
			who, auto = append(who, lines[to].Who), auto && lines[to].Auto
			to++
		}
		if len(who) < 2 {
			out = append(out, lines[from])
			from++
			continue
		}
		last := lines[to-1]
		last.Text, last.Folded, last.Auto = say.Passes(who), len(who), auto
		out = append(out, last)
		from = to
	}
	return out
}
