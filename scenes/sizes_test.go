package scenes

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// eachFunction calls f for every function and method of the program, tests left out.
func eachFunction(t *testing.T, f func(where string, fn *ast.FuncDecl, files *token.FileSet)) {
	t.Helper()
	files := token.NewFileSet()
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != ".." &&
			(d.Name()[0] == '.' || slices.Contains([]string{"testdata", "node_modules"}, d.Name())):
			return filepath.SkipDir
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		for _, decl := range file.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok {
				f(strings.TrimPrefix(filepath.ToSlash(filepath.Dir(path)), "../"), fn, files)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestTypesStaySmall: a type with more methods than one can keep in mind is to be divided by concept. The exceptions
// are tables of contents, whose methods each say one thing that needs none of the others, and types that are still to
// be divided: their figures only ever become smaller.
func TestTypesStaySmall(t *testing.T) {
	const most = 40
	contents := []string{"rules.View", "rules.Tx", "game/ui.UI"}
	allowed := map[string]int{
		"game/bot.judge": 53,
	}
	methods := map[string]int{}
	eachFunction(t, func(where string, fn *ast.FuncDecl, _ *token.FileSet) {
		if fn.Recv != nil {
			methods[where+"."+strings.TrimPrefix(types.ExprString(fn.Recv.List[0].Type), "*")]++
		}
	})
	for name, n := range methods {
		if n > max(most, allowed[name]) && !slices.Contains(contents, name) {
			t.Errorf("%s has %d methods", name, n)
		}
	}
	for name := range allowed {
		if methods[name] <= most {
			t.Errorf("%s is no exception any more: it has %d methods", name, methods[name])
		}
	}
	for _, name := range contents {
		if methods[name] == 0 {
			t.Errorf("the methods of %s were not counted", name)
		}
	}
}

// TestFunctionsStayShort: a function longer than a screen is to be divided. Comments and the lines of tables in it do
// not count.
func TestFunctionsStayShort(t *testing.T) {
	const most = 60 // lines
	counted := 0
	eachFunction(t, func(where string, fn *ast.FuncDecl, files *token.FileSet) {
		if lines := codeLines(fn, files); lines > most {
			t.Errorf("%s.%s has %d lines of code", where, fn.Name, lines)
		}
		counted++
	})
	if counted == 0 {
		t.Error("no function was counted")
	}
}

// codeLines counts the lines of code of a node: without comments, and without those of tables. Functions in a table are
// code.
func codeLines(node ast.Node, files *token.FileSet) int {
	lines := map[int]bool{}
	var count func(n ast.Node) bool
	count = func(n ast.Node) bool {
		if n == nil {
			return false
		}
		lines[files.Position(n.Pos()).Line], lines[files.Position(n.End()-1).Line] = true, true
		table, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		ast.Inspect(table, func(n ast.Node) bool {
			code, ok := n.(*ast.FuncLit)
			if ok {
				ast.Inspect(code.Body, count)
			}
			return !ok
		})
		return false
	}
	ast.Inspect(node, count)
	return len(lines)
}
