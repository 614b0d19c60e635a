package panel

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// TestPanelsAreComposed: a panel owns its choice and its site and calls them. It embeds no other panel, no type hides a
// method of one that it embeds, and so nothing is called by the name of a parent.
func TestPanelsAreComposed(t *testing.T) {
	var names []string
	for _, folder := range []string{"*.go", "../choice/*.go"} {
		list, err := filepath.Glob(folder)
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, list...)
	}
	methods, embeds, panels := map[string]map[string]bool{}, map[string][]string{}, 0
	look := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Recv == nil {
				break
			}
			of := typeName(n.Recv.List[0].Type)
			if methods[of] == nil {
				methods[of] = map[string]bool{}
			}
			methods[of][n.Name.Name] = true
		case *ast.TypeSpec:
			s, ok := n.Type.(*ast.StructType)
			if !ok {
				break
			}
			if strings.HasSuffix(n.Name.Name, "Panel") {
				panels++
			}
			for _, f := range s.Fields.List {
				if len(f.Names) == 0 {
					embeds[n.Name.Name] = append(embeds[n.Name.Name], typeName(f.Type))
				}
			}
		}
		return true
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, look)
	}
	if panels < 15 || len(methods["Choice"]) == 0 {
		t.Fatalf("only %d panels were found", panels)
	}
	for of, list := range embeds {
		for _, parent := range list {
			if strings.HasSuffix(parent, "Panel") {
				t.Errorf("%s embeds the panel %s", of, parent)
			}
			for name := range methods[of] {
				if parent != of && methods[parent][name] { // a desk embeds the one of another package
					t.Errorf("%s hides %s of %s", of, name, parent)
				}
			}
		}
	}
}

// typeName returns the name of a type or of the one that it points to, without its package.
func typeName(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.StarExpr:
		return typeName(x.X)
	case *ast.SelectorExpr:
		return x.Sel.Name
	case *ast.Ident:
		return x.Name
	}
	return ""
}
