package constant_test

import (
	"go/ast"
	real "go/constant"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	standin "github.com/hexrail/hexrail/cmd/trim/constant"
)

// pair is a constant as the two packages see it.
type pair struct {
	name string
	real real.Value
	ours standin.Value
}

// numbers returns the numbers in the shaders of Ebitengine and some others, each with its opposite, and both truths.
func numbers(t *testing.T) []pair {
	t.Helper()
	list := []pair{
		{"true", real.MakeBool(true), standin.MakeBool(true)}, {"false", real.MakeBool(false), standin.MakeBool(false)},
		{"-0.0", real.MakeFloat64(0), standin.MakeFloat64(0)},
	}
	seen := map[string]bool{}
	add := func(tok token.Token, text string) {
		if seen[text] {
			return
		}
		seen[text] = true
		p := pair{text, real.MakeFromLiteral(text, tok, 0), standin.MakeFromLiteral(text, tok, 0)}
		list = append(list, p, pair{"-" + text, real.UnaryOp(token.SUB, p.real, 0), standin.UnaryOp(token.SUB, p.ours, 0)})
	}
	for _, shader := range shaders(t) {
		file, err := parser.ParseFile(token.NewFileSet(), "", shader, parser.SkipObjectResolution)
		if err != nil {
			continue // a part of a shader, or text with actions of a template
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if x, ok := n.(*ast.BasicLit); ok && (x.Kind == token.INT || x.Kind == token.FLOAT) {
				add(x.Kind, x.Value)
			}
			return true
		})
	}
	if len(list) < 10 {
		t.Fatalf("%d constants found in the shaders", len(list))
	}
	for _, text := range []string{"0", "1", "3", "7", "0x1f", "1_000", "31", "32", "65536", "2147483647"} {
		add(token.INT, text)
	}
	for _, text := range []string{"0.0", "0.1", "0.5", "2.0", "1e9", "1.5e-7", "3.25", "1e18"} {
		add(token.FLOAT, text)
	}
	return list
}

// shaders returns the texts in Ebitengine that could be shaders, those of templates without their actions.
func shaders(t *testing.T) (list []string) {
	t.Helper()
	root, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/hajimehoshi/ebiten/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"internal/builtinshader", "internal/colormshader", "vector"} {
		files, err := filepath.Glob(filepath.Join(strings.TrimSpace(string(root)), name, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				if x, ok := n.(*ast.BasicLit); ok && strings.Contains(x.Value, "package main") {
					text, err := strconv.Unquote(x.Value)
					if err != nil {
						t.Fatal(err)
					}
					list = append(list, withoutActions(text))
				}
				return true
			})
		}
	}
	return list
}

// withoutActions cuts everything between {{ and }}, and so leaves all branches.
func withoutActions(text string) string {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, "{{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		_, text, _ = strings.Cut(after, "}}")
	}
}

// compare fails unless a result is the one of the standard library, a Float to the precision of a shader. A number that
// a shader cannot hold is unknown.
func compare(t *testing.T, what string, want real.Value, got standin.Value) {
	t.Helper()
	ok := false
	switch want.Kind() {
	case real.Bool:
		ok = got.Kind() == standin.Bool && standin.BoolVal(got) == real.BoolVal(want)
	case real.Int:
		w, exact := real.Int64Val(want)
		if g, is := standin.Int64Val(got); is {
			ok = exact && g == w
		} else {
			ok = got.Kind() == standin.Unknown && (!exact || w != int64(int32(w)))
		}
	case real.Float:
		w, _ := real.Float64Val(want)
		g, is := standin.Float64Val(got)
		ok = is && got.Kind() == standin.Float && float32(g) == float32(w)
	default:
		ok = got.Kind() == standin.Unknown
	}
	if !ok {
		t.Errorf("%s: %s, want %s", what, got, want)
	}
}

// try returns the result of f, or nil where it panics.
func try[V any](f func() V) (v V, done bool) {
	defer func() { done = recover() == nil }()
	return f(), true
}

// TestUnaryEqualsGoConstant: values with one operand are those of the standard library.
func TestUnaryEqualsGoConstant(t *testing.T) {
	for _, p := range numbers(t) {
		compare(t, p.name, p.real, p.ours)
		compare(t, "whole "+p.name, real.ToInt(p.real), standin.ToInt(p.ours))
		compare(t, "fraction "+p.name, real.ToFloat(p.real), standin.ToFloat(p.ours))
		if p.real.Kind() != real.Bool {
			if w, g := real.Sign(p.real), standin.Sign(p.ours); w != g {
				t.Errorf("sign of %s: %d, want %d", p.name, g, w)
			}
		}
		for _, op := range []token.Token{token.ADD, token.SUB, token.XOR, token.NOT} {
			want, does := try(func() real.Value { return real.UnaryOp(op, p.real, 0) })
			got, can := try(func() standin.Value { return standin.UnaryOp(op, p.ours, 0) })
			if does != can {
				t.Errorf("%s %s: done %t, want %t", op, p.name, can, does)
			} else if does {
				compare(t, op.String()+p.name, want, got)
			}
		}
		for _, op := range []token.Token{token.SHL, token.SHR} {
			for _, s := range []uint{0, 1, 31, 32, 100} {
				if p.real.Kind() == real.Int {
					compare(t, p.name+op.String()+strconv.Itoa(int(s)), real.Shift(p.real, op, s), standin.Shift(p.ours, op, s))
				}
			}
		}
	}
}

// TestBinaryEqualsGoConstant: values and comparisons of two operands are those of the standard library.
func TestBinaryEqualsGoConstant(t *testing.T) {
	operators := []token.Token{
		token.ADD, token.SUB, token.MUL, token.QUO, token.QUO_ASSIGN, token.REM, token.AND, token.OR, token.XOR,
		token.AND_NOT,
		token.LAND, token.LOR,
	}
	list := numbers(t)
	for _, x := range list {
		for _, y := range list {
			if (x.real.Kind() == real.Bool) != (y.real.Kind() == real.Bool) {
				continue // the compiler of shaders refuses them
			}
			for _, op := range operators {
				want, does := try(func() real.Value { return real.BinaryOp(x.real, op, y.real) })
				got, can := try(func() standin.Value { return standin.BinaryOp(x.ours, op, y.ours) })
				if op == token.QUO && y.real.Kind() != real.Bool && real.Sign(y.real) == 0 {
					continue // the compiler of shaders refuses it
				}
				if does != can {
					t.Errorf("%s %s %s: done %t, want %t", x.name, op, y.name, can, does)
				} else if does {
					compare(t, x.name+" "+op.String()+" "+y.name, want, got)
				}
			}
			for _, op := range []token.Token{token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ} {
				if x.real.Kind() == real.Bool && op != token.EQL && op != token.NEQ {
					continue
				}
				if w, g := real.Compare(x.real, op, y.real), standin.Compare(x.ours, op, y.ours); w != g {
					t.Errorf("%s %s %s: %t, want %t", x.name, op, y.name, g, w)
				}
			}
		}
	}
}

// TestTooLarge: a number that a shader cannot hold is unknown, and so is all that is made of it.
func TestTooLarge(t *testing.T) {
	large := standin.MakeFromLiteral("2147483648", token.INT, 0)
	for what, v := range map[string]standin.Value{
		"a number":   large,
		"its half":   standin.BinaryOp(large, token.QUO_ASSIGN, standin.MakeInt64(2)),
		"its sign":   standin.UnaryOp(token.SUB, large, 0),
		"a float":    standin.MakeFromLiteral("1e400", token.FLOAT, 0),
		"a shift":    standin.Shift(standin.MakeInt64(3), token.SHL, 31),
		"a string":   standin.MakeFromLiteral(`"a"`, token.STRING, 0),
		"a fraction": standin.ToInt(standin.MakeFloat64(0.5)),
	} {
		if v.Kind() != standin.Unknown {
			t.Errorf("%s is %s", what, v)
		}
	}
	if standin.Compare(large, token.EQL, large) {
		t.Error("a number that is not known equals itself")
	}
}
