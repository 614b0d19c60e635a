package template_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	standard "text/template"

	"github.com/hexrail/hexrail/cmd/trim/template"
)

// sources returns the templates of Ebitengine.
func sources(t *testing.T) (list []string) {
	t.Helper()
	root, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/hajimehoshi/ebiten/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"builtinshader", "colormshader"} {
		path := filepath.Join(strings.TrimSpace(string(root)), "internal", name, "shader.go")
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if x, ok := n.(*ast.BasicLit); ok && strings.Contains(x.Value, "{{") {
				text, err := strconv.Unquote(x.Value)
				if err != nil {
					t.Fatal(err)
				}
				list = append(list, text)
			}
			return true
		})
	}
	return list
}

// TestLikeTheStandardLibrary: the shaders of Ebitengine come out as text/template writes them.
func TestLikeTheStandardLibrary(t *testing.T) {
	list := sources(t)
	if len(list) != 2 {
		t.Fatalf("%d templates found, want 2", len(list))
	}
	type data struct {
		Filter, FilterNearest, FilterLinear, FilterPixelated      int
		Address, AddressUnsafe, AddressClampToZero, AddressRepeat int
	}
	texts := map[string]bool{}
	for _, text := range list {
		for i := range 9 {
			d := data{Filter: i / 3, FilterLinear: 1, FilterPixelated: 2, Address: i % 3, AddressClampToZero: 1,
				AddressRepeat: 2}
			var got, want strings.Builder
			if err := template.Must(template.New("t").Parse(text)).Execute(&got, d); err != nil {
				t.Fatal(err)
			}
			if err := standard.Must(standard.New("t").Parse(text)).Execute(&want, d); err != nil {
				t.Fatal(err)
			}
			if got.String() != want.String() {
				t.Errorf("filter %d, address %d:\n%s\nwant\n%s", d.Filter, d.Address, &got, &want)
			}
			texts[got.String()] = true
		}
	}
	if len(texts) != 18 {
		t.Errorf("%d different shaders, want 18", len(texts))
	}
}

// TestUnknown: whatever else a template says is an error and never written as text.
func TestUnknown(t *testing.T) {
	for _, text := range []string{
		"{{.A}}", "{{if .A}}x{{end}}", "{{range .A}}{{end}}", "{{if eq .A .B}}x", "x{{end}}", "{{if eq .A .B",
		"{{if eq .A .B .C}}{{end}}",
		"{{else}}x", "{{else if eq .A .B}}x", "{{if eq .A .B}}{{end}}{{else}}x",
		"{{if eq .A .B}}{{else}}{{else}}{{end}}", "{{if eq .A .B}}{{else}}{{else if eq .A .B}}{{end}}",
	} {
		if _, err := template.New("t").Parse(text); err == nil {
			t.Errorf("%s: no error", text)
		}
	}
	tmpl, err := template.New("t").Parse("{{if eq .A .B}}{{end}}")
	if err != nil {
		t.Fatal(err)
	}
	if err := tmpl.Execute(&strings.Builder{}, struct{ A int }{}); err == nil {
		t.Error("a field that is missing: no error")
	}
}
