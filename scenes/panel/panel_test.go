package panel

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// TestNoPanelEmbedsAPanel: what panels have in common stands in types that draw none themselves, so that a panel is read in one
// place and takes nothing over from another by accident.
func TestNoPanelEmbedsAPanel(t *testing.T) {
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	draws, embeds := map[string]bool{}, map[string][]string{}
	look := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if star, ok := receiver(n).(*ast.StarExpr); ok && n.Name.Name == "Panel" {
				draws[star.X.(*ast.Ident).Name] = true
			}
		case *ast.TypeSpec:
			if s, ok := n.Type.(*ast.StructType); ok {
				for _, f := range s.Fields.List {
					if x, ok := f.Type.(*ast.Ident); ok && len(f.Names) == 0 {
						embeds[n.Name.Name] = append(embeds[n.Name.Name], x.Name)
					}
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
	if len(draws) < 10 {
		t.Fatalf("only %d panels were found", len(draws))
	}
	for panel := range draws {
		for _, part := range embeds[panel] {
			if draws[part] {
				t.Errorf("the panel %s embeds the panel %s", panel, part)
			}
		}
	}
}

// receiver returns the type of the receiver of a method, or nil.
func receiver(f *ast.FuncDecl) ast.Expr {
	if f.Recv == nil {
		return nil
	}
	return f.Recv.List[0].Type
}
