package icon

import (
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"image"
	"math"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/soft"
)

func TestEveryIconStaysOnItsGrid(t *testing.T) {
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range icons(t) {
		c := soft.New(grid+8, grid+8, mesh.Color{})
		p := paint.New(fonts, c)
		p.Begin(image.Pt(grid+8, grid+8), 1)
		Draw(p, name, grid/2+4, grid/2+4, grid, mesh.Hex(0))
		p.Submit()
		if box := painted(c.Image); box.Empty() || !box.In(image.Rect(4, 4, grid+4, grid+4)) {
			t.Errorf("%s covers %v, want something inside the grid", name, box)
		}
	}
}

// icons returns all icons, from the source.
func icons(t *testing.T) (list []Name) {
	file, err := parser.ParseFile(token.NewFileSet(), "pictures.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if icon, ok := n.(*ast.ValueSpec); ok {
			value, err := types.Eval(token.NewFileSet(), nil, token.NoPos, types.ExprString(icon.Values[0]))
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, Name(constant.StringVal(value.Value)))
		}
		return true
	})
	return list
}

func TestNumbers(t *testing.T) {
	d := drawing{path: "1.5 -2"}
	if p := d.point(); math.Abs(float64(p.X-1.5)) > 1e-6 || p.Y != -2 {
		t.Errorf("read %v", p)
	}
}

// painted returns the smallest rectangle with everything visible.
func painted(m *image.RGBA) image.Rectangle {
	var box image.Rectangle
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			if m.RGBAAt(x, y).A > 16 {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}
