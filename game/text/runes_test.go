package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/titles"
)

// runes returns every character in the texts of this package, in all languages, once each and sorted. Names of players
// may contain others.
func runes() []rune {
	seen := map[rune]bool{}
	for _, p := range allTexts() {
		for _, t := range p {
			for _, r := range t {
				seen[r] = true
			}
		}
	}
	for _, r := range minus + "+±$£0123456789,.%#" {
		seen[r] = true
	}
	runes := make([]rune, 0, len(seen))
	for r := range seen {
		runes = append(runes, r)
	}
	slices.Sort(runes)
	return runes
}

// ownTexts returns the texts written in this package: every list of two strings in its source, one in each language.
func ownTexts() (list []Pair) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		panic(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") || name == "list.go" { // which has parts of a list with their spaces
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			panic(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.CompositeLit); ok && len(lit.Elts) == int(Langs) {
				if p, ok := pairOf(lit); ok {
					list = append(list, p)
				}
			}
			return true
		})
	}
	return list
}

// pairOf returns a literal as a text; ok is false if an element is not a string that may be a sentence.
func pairOf(lit *ast.CompositeLit) (p Pair, ok bool) {
	for l, e := range lit.Elts {
		text, isText := e.(*ast.BasicLit)
		if !isText || text.Kind != token.STRING {
			return p, false
		}
		p[l], _ = strconv.Unquote(text.Value)
	}
	return p, strings.TrimSpace(p[En]) != ""
}

// allTexts returns every text that a Speaker can produce.
func allTexts() []Pair {
	all := ownTexts()
	var rest []Pair
	for _, e := range titles.All() {
		w := e.Words()
		for _, r := range w.Reasons {
			all = append(all, r.Brief, r.Full)
		}
		for _, x := range w.Events {
			rest = append(rest, x.Told, x.News, x.Barred)
		}
		for _, p := range w.Ends {
			rest = append(rest, p)
		}
	}
	for _, d := range catalog.Actions() {
		all = append(all, d.Pairs()...)
	}
	for _, x := range catalog.Steps() {
		rest = append(rest, x.Name, x.Short, x.Object, x.Prompt, x.Alone, x.Asking, x.Missing, x.Decline, x.Finish,
			x.Declined, x.Finished)
		for _, answer := range x.Answers {
			rest = append(rest, answer.Button, answer.Line, answer.Short, answer.Means)
		}
	}
	for _, p := range rest { // optional texts may be empty
		if p != (Pair{}) {
			all = append(all, p)
		}
	}
	for _, forms := range spokenCurrencies {
		all = append(all, forms[:]...)
	}
	return all
}
