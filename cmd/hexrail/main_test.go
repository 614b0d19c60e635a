package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// TestMain drops what the commands report on standard error, hundreds of notes among which a failure is not found. With
// -v they are shown.
func TestMain(m *testing.M) {
	flag.Parse()
	if nowhere, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0); err == nil && !testing.Verbose() {
		os.Stderr = nowhere
	}
	m.Run()
}

// file writes a file for a command to read.
func file(t *testing.T, data string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.json")
	if err := os.WriteFile(path, []byte(data), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// call runs a command line and returns its output.
func call(t *testing.T, args ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	err := run(args, &out)
	return out.String(), err
}

// TestRefusals: bad input gives a message that names the fault.
func TestRefusals(t *testing.T) {
	t.Parallel()
	if _, ok := titles.ForRecord("1830"); !ok {
		t.Fatal("1830 is not in the registry")
	}
	envelope := `{"title":"1830","players":[{"id":0,"name":"A"},{"id":1,"name":"B"}],"settings":{},"actions":[`
	illegal := envelope + `{"type":"bid","entity":0,"entity_type":"player","id":4,"company":"DH","price":71}]}`
	for _, c := range []struct {
		name, want string
		args       []string
	}{
		{"nothing", "usage", nil},
		{"command", `no command "fly"`, []string{"fly"}},
		{"arguments", "usage: hexrail replay GAME", []string{"replay"}},
		{"no link", "not a link to a game", []string{"open", "x"}},
		{"newer link", "from a newer version", []string{"open", "#g=9AAAA"}},
		{"damaged link", "damaged", []string{"open", "1AAAA"}},
		{"no file", "no such file", []string{"replay", "does-not-exist.json"}},
		{"truncated", "the text breaks off after action 0", []string{"replay", file(t, envelope)}},
		{"foreign", "not a game record", []string{"trace", file(t, `{"a":1}`)}},
		{"large", "too large", []string{"replay", file(t, strings.Repeat(" ", 6<<20))}},
		{"another's save", "not a game record", []string{"replay", file(t, `{"format":"chess"}`)}},
		{"newer save", "from a newer version", []string{"replay", file(t, `{"format":"hexrail-game","version":2}`)}},
		{"cut save", "incomplete", []string{"link", file(t, `{"format":"hexrail-game","version":1,`)}},
		{"illegal", "action 4, bid of 0 in step \"auction\": refused: BidTooLow (rule 1830/R11): bid too low",
			[]string{"replay", file(t, illegal)}},
		{"title", `no title "1999"; there are ` + titles.All()[0].Key + ", ",
			[]string{"play", "1999", "-players", "3", "-seed", "1"}},
		{"profile", `no profile "x"`, []string{"play", "1830", "-players", "3", "-profile", "x"}},
		{"players", "is for 2 to 6 players, not for 9", []string{"play", "1830", "-players", "9"}},
		{"flag", "usage: hexrail play", []string{"play", "1830", "-wrong"}},
		{"seats", "is for 2 to 6 players, not for 1", []string{"arena", "1830", "-seats", "random"}},
		{"player", `no player "deep"; there are easy, hard, medium, outsider, random, sensible, sound`,
			[]string{"arena", "1830", "-seats", "random,deep"}},
		{"no number", `invalid value "x"`, []string{"play", "1830", "-players", "x"}},
		{"folder", "is a directory", []string{"replay", t.TempDir()}},
	} {
		if _, err := call(t, c.args...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

// TestHelp: help is no error; it names every command, or one with its arguments.
func TestHelp(t *testing.T) {
	t.Parallel()
	for _, arg := range []string{"-h", "--help", "help"} {
		out, err := call(t, arg)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range commands {
			if !strings.Contains(out, "hexrail "+c.name+" "+c.args) {
				t.Errorf("%s does not name %s", arg, c.name)
			}
		}
	}
	if out, err := call(t, "trace", "-h"); err != nil || !strings.HasPrefix(out, "usage: hexrail trace GAME\n") {
		t.Errorf("%q, %v", out, err)
	}
}

// TestPlay: a game that is played is finished, depends on its seed only, and replays to its own result.
func TestPlay(t *testing.T) {
	t.Parallel()
	if _, ok := titles.ForRecord("1830"); !ok {
		t.Fatal("1830 is not in the registry")
	}
	for _, how := range [][]string{{"-profile", "rulebook"}, {"-profile", "18xxgames"}, {"-sensible"},
		{"-level", "sensible"}} {
		args := append([]string{"play", "1830", "-players", "3", "-seed", "7"}, how...)
		game, err := call(t, args...)
		if err != nil {
			t.Fatal(err)
		}
		again, err := call(t, args...)
		if err != nil || again != game {
			t.Errorf("%s: the same seed gives another game, %v", how, err)
		}
		in, err := record.Read([]byte(game), titles.Recorded)
		if err != nil {
			t.Fatal(err)
		}
		if in.Stop != nil || !in.Game.Finished || len(in.Notes) > 0 {
			t.Errorf("%s: %v, %v", how, in.Stop, in.Notes)
		}
		path := file(t, game)
		for _, c := range []struct{ command, want string }{{"replay", "end: "}, {"trace", `"id":0,"type":"setup"`},
			{"routes", `"proved":true`}} {
			if out, err := call(t, c.command, path); err != nil || !strings.Contains(out, c.want) {
				t.Errorf("%s: %s: %.200s, %v", how, c.command, out, err)
			}
		}
	}
}

// TestTheEndIsSaid: replay names the reason for the end of a game, in the title's own words if it has any.
func TestTheEndIsSaid(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		key  string
		end  rules.End
		want string
	}{
		{"1870", rules.End{Reason: rules.AllSetsPlayed, Over: true}, "dnf, no more rounds are played"},
		{"1860", rules.End{Reason: rules.Nationalised, Over: true}, "nationalization, nationalization has run its course"},
	} {
		e, _ := titles.Find(c.key)
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		v := rules.View{T: title, S: &rules.State{End: c.end}}
		if said := endText(v) + ", " + endSentence(v); said != c.want {
			t.Errorf("%s: %q, want %q", c.key, said, c.want)
		}
	}
}

// TestLegal prints the keys of the line that was asked for.
func TestLegal(t *testing.T) {
	t.Parallel()
	game, err := call(t, "play", "1830", "-players", "2", "-seed", "3")
	if err != nil {
		t.Fatal(err)
	}
	out, err := call(t, "legal", file(t, `{"before":1,"entity":"?","can":[],"par":["?"]}`+"\n"), file(t, game))
	if want := `{"before":1,"entity":"p0","can":["bid","pass"],"par":[]}` + "\n"; err != nil || out != want {
		t.Errorf("%s, %v, want %s", out, err, want)
	}
	if !json.Valid([]byte(out)) {
		t.Error("no JSON")
	}
	for _, c := range []struct{ line, want string }{
		{`{"before":99999}`, "line 1: the game has no action 99999"},
		{`{"before":0}`, "line 1: the game has no action 0"},
		{`{"before":"1"}`, `line 1: "before" is not the number of an action`},
		{`{"par":[]}`, `line 1: "before" is not the number of an action`},
		{`{"before":1,"fly":[]}`, `line 1: no list of choices "fly"`},
		{`{"before":1`, "line 1: no line of a legality set"},
	} {
		if _, err := call(t, "legal", file(t, c.line), file(t, game)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.line, err, c.want)
		}
	}
}

// TestLegalAtTheEnd: the last position has the id that the next action would have, or has if it is refused; a position
// beyond that does not exist, and the reason is given.
func TestLegalAtTheEnd(t *testing.T) {
	t.Parallel()
	const envelope = `{"title":"1830","players":[{"id":0,"name":"A"},{"id":1,"name":"B"}],"settings":{},"actions":[
{"type":"bid","entity":0,"entity_type":"player","id":3,"company":"SV","price":20}`
	const want = `"entity":"p1","can":["bid","pass"]}` + "\n"
	if out, err := call(t, "legal", file(t, `{"before":4}`), file(t, envelope+"]}")); err != nil ||
		out != `{"before":4,`+want {
		t.Errorf("at the end: %s, %v", out, err)
	}
	refused := file(t, envelope+`,{"type":"bid","entity":1,"entity_type":"player","id":9,"company":"DH","price":71},{"type":"pass","id":11}]}`)
	if out, err := call(t, "legal", file(t, `{"before":9}`), refused); err != nil || out != `{"before":9,`+want {
		t.Errorf("at a refused action: %s, %v", out, err)
	}
	_, err := call(t, "legal", file(t, `{"before":11}`), refused)
	if err == nil || !strings.Contains(err.Error(), "no action 11") ||
		!strings.Contains(err.Error(), "action 9, bid of 1") {
		t.Errorf("beyond a refused action: %v", err)
	}
}

// TestOpen takes every kind of game.
func TestOpen(t *testing.T) {
	t.Parallel()
	game, err := call(t, "play", "1822pnw srs", "-players", "2")
	if err != nil {
		t.Fatal(err)
	}
	path := file(t, game)
	link, err := call(t, "link", path)
	if err != nil {
		t.Fatal(err)
	}
	want, err := call(t, "open", path)
	if err != nil || !strings.Contains(want, `"over":true`) {
		t.Fatal(want, err)
	}
	if n := strings.Count(want, "\n"); n != 1 {
		t.Errorf("%d lines, want one", n)
	}
	link = strings.TrimSpace(link)
	for _, form := range []string{link, "#" + link, "#g=" + link, "#p=" + link,
		"https://example.org/hexrail/index.html#g=" + link, file(t, link)} {
		out, err := call(t, "open", form)
		if err != nil {
			t.Errorf("%.40s: %v", form, err)
		}
		if have, want := position(t, out), position(t, want); !maps.Equal(have, want) {
			t.Errorf("%.40s: another position", form)
		}
	}
}
