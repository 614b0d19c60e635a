package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
)

// TestPoliciesAreAskedBySwitch proves that every policy is asked, and that no code compares one with a single value,
// because the else branch would silently include a third value. The linter exhaustive ensures that switches name all
// values.
func TestPoliciesAreAskedBySwitch(t *testing.T) {
	unasked, enums := map[string]bool{}, map[string]bool{}
	for field := range reflect.TypeFor[rules.Policy]().Fields() {
		unasked[field.Name] = true
		enums[field.Type.Name()] = true
	}
	values := map[string]bool{}
	for _, path := range [...]string{"policy.go", "track/slots.go"} {
		addConstants(t, values, path, enums)
	}
	if len(values) < 2*len(enums) {
		t.Fatalf("only %d values of policies found", len(values))
	}
	eachFile(t, func(path string, f *ast.File) {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if of := lastName(n.X); of == "Policy" || of == "policy" {
					delete(unasked, n.Sel.Name)
				}
			case *ast.BinaryExpr:
				compares := n.Op == token.EQL || n.Op == token.NEQ
				if compares && values[lastName(n.Y)] && packageOf(n.Y, f) == "rules" && path != "policy.go" {
					t.Errorf("%s compares with %s: ask by a switch", path, lastName(n.Y))
				}
			}
			return true
		})
	})
	for name := range unasked {
		t.Errorf("nobody asks for the policy %s", name)
	}
}

// addConstants adds the names of a file's constants of these types. In a block a constant without a type has the type
// of the one before.
func addConstants(t *testing.T, names map[string]bool, path string, types map[string]bool) {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range f.Decls {
		block, ok := d.(*ast.GenDecl)
		if !ok || block.Tok != token.CONST {
			continue
		}
		of := ""
		for _, spec := range block.Specs {
			values := spec.(*ast.ValueSpec)
			if values.Type != nil {
				of = lastName(values.Type)
			}
			for _, name := range values.Names {
				if types[of] {
					names[name.Name] = true
				}
			}
		}
	}
}

// eachFile parses the files of the module that may ask for policies. Tests are left out.
func eachFile(t *testing.T, visit func(path string, f *ast.File)) {
	for _, root := range []string{".", "../titles", "../game", "../scenes", "../cmd"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err == nil {
				visit(path, f)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// packageOf returns the package that declares the name e in file f.
func packageOf(e ast.Expr, f *ast.File) string {
	if e, ok := e.(*ast.SelectorExpr); ok {
		return lastName(e.X)
	}
	return f.Name.Name
}

// lastName returns the last identifier of a name that may be qualified by a package or a value, or "".
func lastName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}
