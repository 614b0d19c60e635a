package scenes

import (
	"bytes"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// rooms says which packages of the screen may use which others. What is not listed is forbidden, so that a panel cannot
// come to depend on the table, nor a dialog on the place that opens it. Only the table, and the program in the root,
// know all.
var rooms = map[string][]string{
	"advice":     {"app", "desk", "widgets"},
	"app":        {"widgets"},
	"byfile":     {"app", "dialogs", "widgets"},
	"choice":     {"decision", "desk", "lots", "widgets"},
	"commentary": {"decision", "desk", "widgets"},
	"decision":   nil,
	"desk":       {"app", "widgets"},
	"dialogs":    {"app", "widgets"},
	"goal":       {"app", "desk", "widgets"},
	"handover":   {"desk", "widgets"},
	"header":     {"app", "decision", "desk", "history", "info", "widgets"},
	"hints":      {"app", "decision", "desk", "widgets"},
	"history":    {"app", "home", "widgets"},
	"home":       {"app", "dialogs", "lessons", "mygames", "puzzles", "rulesbook", "waiting", "widgets"},
	"info":       {"app", "decision", "desk", "history", "widgets"},
	"intro":      {"app", "widgets"},
	"keylist":    {"app", "widgets"},
	"lessons":    {"app", "intro", "widgets"},
	"lots":       {"decision", "desk", "widgets"},
	"mappane":    {"app", "decision", "desk", "widgets"},
	"motion":     {"desk", "widgets"},
	"mygames":    {"app", "dialogs", "widgets"},
	"panel":      {"app", "choice", "decision", "lots", "widgets"},
	"pictures":   {"app", "desk", "history", "info", "mappane", "planning", "rulesbook", "widgets"},
	"planning":   {"app", "decision", "desk", "info", "widgets"},
	"programmes": {"app", "desk", "widgets"},
	"puzzles":    {"app", "decision", "widgets"},
	"recap":      {"app", "desk", "info", "widgets"},
	"review":     {"app", "history", "widgets"},
	"roster":     {"desk", "info", "recap", "widgets"},
	"rulesbook":  {"app", "widgets"},
	"table": {
		"advice", "app", "byfile", "choice", "commentary", "decision", "desk", "dialogs", "goal", "handover", "header",
		"hints", "history",
		"info", "intro", "keylist", "lessons", "lots", "mappane", "motion", "panel", "pictures", "planning", "programmes",
		"puzzles", "recap",
		"review", "roster", "rulesbook", "waiting", "widgets",
	},
	"waiting": {"app", "dialogs", "widgets"},
	"widgets": nil,
}

// TestRooms proves that the packages of the screen keep to the table above.
func TestRooms(t *testing.T) {
	const root = "github.com/hexrail/hexrail/scenes/"
	seen := map[string]bool{}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		room := filepath.ToSlash(filepath.Dir(path))
		if room == "." || strings.HasSuffix(room, "test") {
			return nil
		}
		allowed, listed := rooms[room]
		if !listed {
			t.Errorf("%s is not in the table", room)
		}
		seen[room] = true
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, imp := range f.Imports {
			name := strings.Trim(imp.Path.Value, `"`)
			if other, ok := strings.CutPrefix(name+"/", root); ok && !slices.Contains(allowed, strings.TrimSuffix(other, "/")) {
				t.Errorf("%s imports %s", path, name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for room := range rooms {
		if !seen[room] {
			t.Errorf("there is no %s", room)
		}
	}
}

// TestRoomsStaySmall: a package of the screen that grows beyond one reader's grasp is to be divided. Tests do not
// count.
func TestRoomsStaySmall(t *testing.T) {
	const most = 6500 // lines
	lines := map[string]int{}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		lines[filepath.ToSlash(filepath.Dir(path))] += bytes.Count(text, []byte("\n"))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for room, n := range lines {
		if n > most {
			t.Errorf("%s has %d lines", room, n)
		}
	}
}
