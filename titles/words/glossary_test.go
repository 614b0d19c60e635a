package words_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// term is a line of the glossary.
type term struct{ english, japanese *regexp.Regexp }

func glossary(t *testing.T) (terms []term) {
	data, err := os.ReadFile(filepath.Join("testdata", "glossary.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		en, ja, _ := strings.Cut(line, "\t")
		terms = append(terms, term{regexp.MustCompile(`(?i)(^|[^\pL{])(` + en + `)($|[^\pL}])`), regexp.MustCompile(ja)})
	}
	return terms
}

// pair is a text as it stands in a source file.
type pair struct{ where, en, ja string }

// pairs returns the texts in the sources of the program: two strings at the end of braces or of a call, the second in Japanese.
func pairs(t *testing.T) (list []pair) {
	root := filepath.Join("..", "..")
	files := token.NewFileSet()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			var both []ast.Expr
			switch n := n.(type) {
			case *ast.CompositeLit:
				both = n.Elts
			case *ast.CallExpr:
				both = n.Args
			}
			if k := len(both); k >= 2 {
				if en, ja := literal(both[k-2]), literal(both[k-1]); japanese.MatchString(ja) {
					list = append(list, pair{files.Position(n.Pos()).String(), en, ja})
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

var japanese = regexp.MustCompile(`[\p{Hiragana}\p{Katakana}\p{Han}]`)

// literal returns what a string says, or nothing.
func literal(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, _ := strconv.Unquote(e.Value)
		return s
	case *ast.BinaryExpr:
		return literal(e.X) + literal(e.Y)
	}
	return ""
}

// TestGlossary: a term has one translation in all texts of the screen. The rules of a title speak as its printed rules do.
func TestGlossary(t *testing.T) {
	list := pairs(t)
	if len(list) < 500 {
		t.Fatalf("only %d texts were found", len(list))
	}
	for _, term := range glossary(t) {
		for _, p := range list {
			if term.english.MatchString(p.en) && !term.japanese.MatchString(p.ja) {
				t.Errorf("%s: %q is %q, the glossary says %v", p.where, p.en, p.ja, term.japanese)
			}
		}
	}
}
