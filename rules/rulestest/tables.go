package rulestest

import (
	"flag"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/tile"
)

var rewrite = flag.Bool("tables", false, "write the tables of titles anew")

// SameTables compares all tables of a title with a file, so that no number changes by mistake. With the flag -tables
// the file is rewritten; the difference must then be reviewed against the printed rules.
func SameTables(t *testing.T, title *rules.Title, path string) {
	t.Helper()
	SameLines(t, tables(title), path)
}

// SameVariants fails unless the differences between the tables of other profiles, options and scenarios and the usual
// ones are those in a file.
func SameVariants(t *testing.T, usual *rules.Title, path string, others ...*rules.Title) {
	t.Helper()
	var b strings.Builder
	base := strings.Split(tables(usual), "\n")
	for _, title := range others {
		fmt.Fprintf(&b, "%s, %v, %v\n", title.Key, title.Profile, title.Options)
		list := strings.Split(tables(title), "\n")
		for _, line := range base {
			if !slices.Contains(list, line) {
				fmt.Fprintf(&b, "- %s\n", line)
			}
		}
		for _, line := range list {
			if !slices.Contains(base, line) {
				fmt.Fprintf(&b, "+ %s\n", line)
			}
		}
	}
	SameLines(t, b.String(), path)
}

// SameLines reports an error for each line in which a text differs from a file. With the flag -tables the file is
// rewritten.
func SameLines(t *testing.T, have, path string) {
	t.Helper()
	if *rewrite {
		if err := os.WriteFile(path, []byte(have), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	now, then := strings.Split(have, "\n"), strings.Split(string(want), "\n")
	Same(t, "lines of "+path, len(now), len(then))
	for i := range min(len(now), len(then)) {
		Same(t, fmt.Sprintf("%s:%d", path, i+1), now[i], then[i])
	}
}

// tables returns the tables of a title as text, one item per line.
func tables(title *rules.Title) string {
	var b strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	say("%s, in records %s: bank %s%d %s, players' money %d",
		title.Key, title.Name, title.Currency, title.Bank, title.Credits, title.PlayerMoney)
	for f, v := range reflect.ValueOf(title.Policy).Fields() {
		say("policy %s:%v", f.Name, v)
	}
	for n, cash := range title.StartingCash {
		if cash > 0 {
			say("%d players: %d, %d certificates", n, cash, title.CertLimit[n])
		}
	}
	if title.BoxCount() > 0 {
		say("boxes %v, bidding tokens %v", title.Boxes, title.BidTokens)
	}
	say("ledges %v", title.Market.Ledges)
	for _, r := range title.Market.Rows {
		say("prices:%s", prices(r))
	}
	sayRows(say, title)
	for _, r := range title.Rounds {
		say("round %q:%s, at any time%s", r.Name, stepNames(r.Steps), stepNames(r.Anytime))
	}
	say("last set %d, markers %q", title.LastSet, title.MarkNames)
	for reason, rule := range title.Cite {
		if rule != "" {
			say("refusal %v %s", rules.Reason(reason), rule)
		}
	}
	return b.String()
}

// sayRows says the rows of the tables of phases, trains, companies, privates, tiles and hexes.
func sayRows(say func(format string, args ...any), title *rules.Title) {
	for _, d := range title.Phases {
		say("phase%s", fields(d))
	}
	for _, d := range title.Trains {
		say("train%s", fields(d))
	}
	for _, d := range title.Corps {
		say("company%s", fields(d))
	}
	for _, d := range title.Privates {
		powers := d.Powers
		d.Powers = nil
		say("private%s", fields(d))
		for _, p := range powers {
			say("  %T%s", p, fields(p))
		}
	}
	for i := range title.Tiles {
		k := title.Tiles[i]
		f := k.Face
		k.Face = tile.Face{}
		say("tile%s: %s", fields(k), face(&f))
	}
	for i := range title.Board.Hexes {
		h := title.Board.Hexes[i]
		f := h.Face
		h.Face = tile.Face{}
		say("hex%s: %s", fields(h), face(&f))
	}
}

// stepNames returns the names of steps in their order.
func stepNames(steps []rules.Step) string {
	var b strings.Builder
	for _, s := range steps {
		b.WriteString(" " + s.Name())
	}
	return b.String()
}

// fields returns the non-zero fields of a struct as text.
func fields(d any) string {
	var b strings.Builder
	for f, v := range reflect.ValueOf(d).Fields() {
		if !v.IsZero() {
			fmt.Fprintf(&b, " %s:%v", f.Name, v)
		}
	}
	return b.String()
}

// prices returns a row of the chart as text: par prices have a p, zones a z with their number, coloured ones their
// colour.
func prices(row []market.Cell) string {
	var b strings.Builder
	for _, c := range row {
		fmt.Fprintf(&b, " %d", c.Price)
		if c.Par {
			b.WriteByte('p')
		}
		if c.Zone != 0 {
			fmt.Fprintf(&b, "z%d", c.Zone)
		}
		if c.Color != "" {
			b.WriteString(":" + c.Color)
		}
	}
	return b.String()
}

// face returns a face as text: its stops with their pay, and its track.
func face(f *tile.Face) string {
	var paths []string
	for _, p := range f.Paths {
		text := end(p.A) + "-" + end(p.B)
		if p.LaneA != 0 || p.LaneB != 0 {
			text += fmt.Sprintf(" lanes %d-%d", p.LaneA, p.LaneB)
		}
		if p.Terminal != 0 {
			text += fmt.Sprint(" ends ", p.Terminal)
		}
		paths = append(paths, text)
	}
	return fmt.Sprintf("colour %d %q, stops %v, track %s", f.Color, f.Label, stopTexts(f.Stops), strings.Join(paths, ", "))
}

// stopTexts returns stops as texts: kind, slots, values, area and place, and whether it is claimed.
func stopTexts(stops []tile.Stop) []string {
	texts := make([]string, len(stops))
	for i, s := range stops {
		texts[i] = fmt.Sprintf("{%v %v %v %v %v}", s.Kind, s.Slots, s.Value, s.Group, s.Loc)
		if s.Owned {
			texts[i] += " owned"
		}
	}
	return texts
}

// end returns an edge as its number, and a stop as S with its number.
func end(e tile.End) string {
	if edge, ok := e.Edge(); ok {
		return fmt.Sprint(int(edge))
	}
	if stop, ok := e.Stop(); ok {
		return fmt.Sprint("S", stop)
	}
	return "J"
}
