package gametest

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// SameTold fails unless the texts that the title itself supplies in every position of a game equal those in a file:
// hints, notices, texts before and about legal actions, signs of companies, markers and names on the map, and events
// that it words itself. The file has the changes from position to position; the flag -rewrite writes it anew.
func SameTold(t *testing.T, m *match.Match, file string) {
	t.Helper()
	var b strings.Builder
	var before []string
	for i := range m.Len() + 1 {
		now := titleTexts(m.ViewAt(i))
		for _, line := range before {
			if !slices.Contains(now, line) && !strings.HasPrefix(line, "hints") && !strings.HasPrefix(line, "of ") {
				fmt.Fprintf(&b, "%d gone %s\n", i, line)
			}
		}
		for _, line := range now {
			if !slices.Contains(before, line) {
				fmt.Fprintf(&b, "%d new %s\n", i, line)
			}
		}
		before = now
		if w := titles.WordsOf(m.ViewAt(i).T); w.Retold != nil && i < m.Len() {
			if line := eventTexts(m.ViewAt(i), w, m.Log()[i]); line != "" {
				fmt.Fprintf(&b, "%d events%s\n", i, line)
			}
		}
	}
	compareText(t, file, b.String())
}

// eventTexts returns the events of an action that the title words itself, with the texts. A dash is an event that it
// omits.
func eventTexts(v rules.View, w *words.Title, a rules.Action) string {
	var b strings.Builder
	var after rules.State
	rules.Do(v, a, &after)
	now := rules.View{T: v.T, S: &after, X: v.X}
	for _, e := range v.X.Events {
		switch p, ok := w.Retold(now, e); {
		case ok && p == (words.Pair{}):
			fmt.Fprintf(&b, " %d -", e.Kind)
		case ok:
			fmt.Fprintf(&b, " %d %s | %s", e.Kind, p[0], p[1])
		}
	}
	return b.String()
}

// titleTexts returns the title's texts in a position, one a line.
func titleTexts(v rules.View) (list []string) {
	w := titles.WordsOf(v.T)
	say := func(format string, args ...any) {
		if line := fmt.Sprintf(format, args...); !slices.Contains(list, line) {
			list = append(list, line)
		}
	}
	var hints []string
	for _, h := range w.Hints {
		if h.When(v) {
			hints = append(hints, h.Key)
		}
	}
	say("hints %v", hints)
	if w.Notices != nil {
		for _, n := range w.Notices(v) {
			say("notice %s", noticeText(v, n))
		}
	}
	if w.Signs != nil {
		for i := range v.T.Corps {
			for _, s := range w.Signs(v, id.Corp(i+1)) {
				say("sign %s: %v %d %t", v.T.Corp(id.Corp(i+1)).ID, s.Name, s.Amount, s.Out)
			}
		}
	}
	for i := range v.T.Board.Hexes {
		listTextsOfHex(v, w, id.Hex(i+1), say)
	}
	if !v.S.End.Over {
		for _, a := range rules.AppendLegal(nil, v) {
			listTextsOfAction(v, w, a, say)
		}
	}
	return list
}

// listTextsOfAction lists the title's texts about a legal action.
func listTextsOfAction(v rules.View, w *words.Title, a rules.Action, say func(string, ...any)) {
	verb := a.Def().Verb
	if w.Facts != nil {
		facts := w.Facts(v, a)
		for _, key := range slices.Sorted(maps.Keys(facts)) {
			say("of %s: %s %v", verb, key, facts[key])
		}
	}
	if run, ok := a.(rules.RunRoutes); ok && w.Extras != nil {
		for i := range run.Routes {
			for _, n := range w.Extras(v, run, i) {
				say("route %d: %s", i, noticeText(v, n))
			}
		}
	}
	if w.Link != nil {
		if l, ok := w.Link(v, a); ok {
			say("link of %s: %v %v %d %v", notation.Action(v.T, a), l.Hexes, l.Pieces, l.Ferry, l.Text)
		}
	}
	if w.Ahead == nil {
		return
	}
	var after rules.State
	if r := rules.Do(v, a, &after); r.Refused() {
		return
	}
	for _, n := range w.Ahead(v, rules.View{T: v.T, S: &after, X: v.X}, a) {
		say("ahead of %s: %s", verb, noticeText(v, n))
	}
}

// listTextsOfHex lists the title's texts about a hex.
func listTextsOfHex(v rules.View, w *words.Title, h id.Hex, say func(string, ...any)) {
	name := v.T.HexName(h)
	if w.Doomed != nil {
		if until, said := w.Doomed(v, h); until != (words.Pair{}) {
			say("doomed %s: %v %v", name, until, said)
		}
	}
	if w.Hex != nil {
		for _, p := range w.Hex(v, h) {
			say("hex %s: %v", name, p)
		}
	}
	if cities := v.Position().Face(h).Count(tile.City); w.City != nil && cities > 1 {
		for i := range cities {
			say("city %d of %s: %v", i, name, w.City(v, h, i))
		}
	}
	if w.Marker != nil {
		for _, m := range v.AppendMarkers(nil, h) {
			say("marker on %s of %s: %v", name, notation.Owner(v.T, id.OfCorp(m.Corp)), w.Marker(v, m))
		}
	}
}

// noticeText returns a notice in both languages with its facts.
func noticeText(v rules.View, n words.Notice) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s | %s", n.Text[0], n.Text[1])
	if n.Corp != 0 {
		fmt.Fprintf(&b, " corp:%s", v.T.Corp(n.Corp).ID)
	}
	for _, c := range n.Corps {
		fmt.Fprintf(&b, " also:%s", v.T.Corp(c).ID)
	}
	for _, l := range n.List {
		fmt.Fprintf(&b, " %s:%d", v.T.Corp(l.Corp).ID, l.Amount)
	}
	for _, m := range []any{n.Sums, n.Counts, n.Names} {
		if reflect.ValueOf(m).Len() > 0 {
			fmt.Fprintf(&b, " %v", m)
		}
	}
	return b.String()
}

// SameWords fails unless the options of a title, its names in records and its tables of texts equal those in a file:
// every key, name, rule and mark. Of prose the file has only the languages. With the flag -rewrite it rewrites the file
// instead.
func SameWords(t *testing.T, key, file string) {
	t.Helper()
	var b strings.Builder
	e, _ := titles.Find(key)
	for _, p := range e.Profiles() {
		for _, c := range e.Options(p) {
			fmt.Fprintf(&b, "%v %s=%s of %v\n", p, c.Name(), c.Value(), c.Values())
		}
	}
	fmt.Fprintf(&b, "RecordNames %s\n", table(reflect.ValueOf(*e.RecordNames())))
	w := reflect.ValueOf(titles.WordsFor(key)).Elem()
	for f, v := range w.Fields() {
		switch v.Kind() {
		case reflect.Slice:
			for i := range v.Len() {
				fmt.Fprintf(&b, "%s %s\n", f.Name, table(v.Index(i)))
			}
		case reflect.Map:
			var lines []string
			for k, x := range v.Seq2() {
				lines = append(lines, fmt.Sprintf("%s %v: %s\n", f.Name, k, table(x)))
			}
			slices.Sort(lines)
			b.WriteString(strings.Join(lines, ""))
		case reflect.Func:
			fmt.Fprintf(&b, "%s %t\n", f.Name, !v.IsNil())
		default:
			fmt.Fprintf(&b, "%s %s\n", f.Name, table(v))
		}
	}
	compareText(t, file, b.String())
}

// table returns a value as text: structs by the names of fields that are set, prose by its languages.
func table(v reflect.Value) string {
	switch x := v.Interface().(type) {
	case words.Pair:
		return langs(x[:])
	case words.Form:
		return x[0] + langs(x[1:])
	}
	var parts []string
	switch v.Kind() {
	case reflect.Struct:
		for f, x := range v.Fields() {
			if !x.IsZero() && x.Kind() != reflect.Func {
				parts = append(parts, f.Name+":"+table(x))
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			parts = append(parts, table(v.Index(i)))
		}
	default:
		return fmt.Sprint(v.Interface())
	}
	return "{" + strings.Join(parts, " ") + "}"
}

// langs returns the languages in which a text exists.
func langs(texts []string) string {
	var b strings.Builder
	for l, text := range texts {
		if text != "" {
			b.WriteString("/" + words.Lang(l).Code())
		}
	}
	return b.String()
}
