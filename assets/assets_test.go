package assets_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/image/font/sfnt"

	"github.com/hexrail/hexrail/assets"
	"github.com/hexrail/hexrail/titles"
)

// TestFontCoversEveryText proves that the regular font has every character of every string in the program and of the
// rules of the titles, so that no text depends on the fonts of the device. Strings of tests may hold anything.
func TestFontCoversEveryText(t *testing.T) {
	font, err := sfnt.Parse(assets.Regular())
	if err != nil {
		t.Fatal(err)
	}
	var buf sfnt.Buffer
	texts := 0
	check := func(place, s string) {
		texts++
		for _, r := range s {
			if i, err := font.GlyphIndex(&buf, r); unicode.IsGraphic(r) && r != unicode.ReplacementChar &&
				(i == 0 || err != nil) {
				t.Errorf("%s: no glyph for %q in %q; fonts/README.md says how to add one", place, r, s)
			}
		}
	}
	for _, dir := range []string{"game", "scenes", "titles"} {
		eachString(t, filepath.Join("..", dir), check)
	}
	for _, e := range titles.All() {
		for _, source := range e.Rules() {
			for line := range strings.Lines(source) {
				check(e.Key, line)
			}
		}
	}
	if texts < 1000 {
		t.Errorf("only %d strings found", texts)
	}
}

// eachString calls f for every string in the program text below dir.
func eachString(t *testing.T, dir string, f func(place, s string)) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files := token.NewFileSet()
		tree, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if s, err := strconv.Unquote(lit.Value); err == nil {
					f(files.Position(lit.Pos()).String(), s)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
