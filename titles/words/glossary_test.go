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

	"golang.org/x/image/font/sfnt"

	"github.com/hexrail/hexrail/assets"
)

// term is a line of the glossary. What a line leaves empty is nil.
type term struct{ english, japanese, never *regexp.Regexp }

func glossary(t *testing.T) (terms []term) {
	data, err := os.ReadFile(filepath.Join("testdata", "glossary.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		columns := append(strings.Split(line, "\t"), "")
		var next term
		if en := columns[0]; en != "" {
			en = strings.NewReplacer("{", `\{`, "}", `\}`).Replace(en)
			next.english, next.japanese = regexp.MustCompile(`(?i)(^|[^\pL{])(`+en+`)($|[^\pL}])`),
				regexp.MustCompile(columns[1])
		}
		if columns[2] != "" {
			next.never = regexp.MustCompile(columns[2])
		}
		terms = append(terms, next)
	}
	return terms
}

// rulebooks returns the rules of all titles in Japanese, line by line, but for the tables with the names in printed
// rules.
func rulebooks(t *testing.T) (list []pair) {
	files, err := filepath.Glob(filepath.Join("..", "*", "*.ja.md"))
	if err != nil || len(files) < 8 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		quotes := false
		for i, line := range strings.Split(string(data), "\n") {
			quotes = strings.HasPrefix(line, "| 印刷されたルール |") || quotes && strings.HasPrefix(line, "|")
			if !quotes {
				list = append(list, pair{where: file + ":" + strconv.Itoa(i+1), ja: line})
			}
		}
	}
	return list
}

// pair is a text as it is in a source file.
type pair struct{ where, en, ja string }

// texts returns the texts in the sources of the program: both languages of those that are two strings at the end of
// braces or of a call, and all that is said in Japanese.
func texts(t *testing.T) (both, said []pair) {
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
			var list []ast.Expr
			switch n := n.(type) {
			case *ast.CompositeLit:
				list = n.Elts
			case *ast.CallExpr:
				list = n.Args
			case *ast.BasicLit:
				if ja := literal(n); n.Kind == token.STRING && japanese.MatchString(ja) {
					said = append(said, pair{where: files.Position(n.Pos()).String(), ja: ja})
				}
			}
			if k := len(list); k >= 2 {
				if en, ja := literal(list[k-2]), literal(list[k-1]); japanese.MatchString(ja) {
					both = append(both, pair{files.Position(n.Pos()).String(), en, ja})
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return both, said
}

var japanese = regexp.MustCompile(`[\p{Hiragana}\p{Katakana}\p{Han}]`)

// literal returns the value of a string literal, or nothing.
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

// TestGlossary: a term has one translation in all texts of the screen, and the words of other translations stand
// neither there nor in the rules of a title, which are read beside it.
func TestGlossary(t *testing.T) {
	both, said := texts(t)
	if len(both) < 500 {
		t.Fatalf("only %d texts were found", len(both))
	}
	said = append(said, rulebooks(t)...)
	for _, term := range glossary(t) {
		for _, p := range both {
			if term.english != nil && term.english.MatchString(p.en) && !term.japanese.MatchString(p.ja) {
				t.Errorf("%s: %q is %q, the glossary says %v", p.where, p.en, p.ja, term.japanese)
			}
		}
		for _, p := range said {
			if term.never != nil && term.never.MatchString(p.ja) {
				t.Errorf("%s: %q has a word that the glossary rules out: %v", p.where, p.ja, term.never.FindString(p.ja))
			}
		}
	}
}

// TestTheFontHasEveryWord: the font of the program has each character of the texts of the screen and of the rules.
func TestTheFontHasEveryWord(t *testing.T) {
	font, err := sfnt.Parse(assets.Regular())
	if err != nil {
		t.Fatal(err)
	}
	var b sfnt.Buffer
	_, said := texts(t)
	for _, p := range append(said, rulebooks(t)...) {
		for _, r := range p.ja {
			if glyph, err := font.GlyphIndex(&b, r); r != '\n' && (err != nil || glyph == 0) {
				t.Errorf("%s: no glyph for %q; assets/fonts/README.md says how to add one", p.where, r)
			}
		}
	}
}
