package main

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// fault is one fault of the program.
type fault struct {
	at    token.Position
	what  string
	rules string // cited by the nearest comment above
}

func (f fault) String() string { return fmt.Sprintf("%s: %s  [%s]", f.at, f.what, f.rules) }

// planter inserts faults into a file. Every fault only adds text before and after a node, so that faults can be nested.
type planter struct {
	*source
	text   []byte
	faults *[]fault
	names  map[*types.Package]string // under which the file imports packages
	cited  []citation
	edits  []edit
}

// edit is text to be inserted at an offset of the file.
type edit struct {
	at   int
	ends bool // follows a node; otherwise it precedes one
	text string
}

// citation is a comment with the numbers of rules.
type citation struct {
	line  int
	rules string
}

var ruleNumber = regexp.MustCompile(`\bR[A-Z]?\d+[a-z]?(-R?\d+)?\b`)

func newPlanter(s *source, file *ast.File, text []byte, faults *[]fault) *planter {
	p := &planter{source: s, text: text, faults: faults, names: map[*types.Package]string{s.pkg: ""}}
	for _, i := range file.Imports {
		for _, pkg := range s.pkg.Imports() {
			if i.Path.Value == `"`+pkg.Path()+`"` && i.Name == nil {
				p.names[pkg] = pkg.Name()
			}
		}
	}
	for _, c := range file.Comments {
		if rules := ruleNumber.FindAllString(c.Text(), -1); rules != nil {
			p.cited = append(p.cited, citation{s.fset.Position(c.Pos()).Line, strings.Join(rules, " ")})
		}
	}
	return p
}

// visit plants faults in a node and reports whether to visit its children.
func (p *planter) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GenDecl:
		return n.Tok == token.VAR
	case *ast.BlockStmt:
		p.calls(n.List)
	case *ast.CaseClause:
		p.calls(n.Body)
		for _, e := range n.List {
			p.condition(e)
		}
	case *ast.IfStmt:
		p.condition(n.Cond)
	case *ast.CompositeLit:
		p.elements(n)
		return false
	case ast.Expr:
		return p.expression(n)
	}
	return true
}

// calls plants omitted calls. Calls that only write the log are left to other tests.
func (p *planter) calls(list []ast.Stmt) {
	for _, s := range list {
		code := p.code(s)
		if _, ok := s.(*ast.ExprStmt); ok && !strings.HasPrefix(code, "panic(") && !strings.Contains(code, ".Note(") {
			p.wrap(s, fmt.Sprintf("if !mutant(%d) { ", p.fault(s, "left out: "+code)), " }")
		}
	}
}

// condition plants a condition that never holds.
func (p *planter) condition(e ast.Expr) {
	if tv := p.info.Types[e]; tv.IsValue() && tv.Value == nil && isBool(tv.Type) {
		p.wrap(e, fmt.Sprintf("!mutant(%d) && (", p.fault(e, "never: "+p.code(e))), ")")
	}
}

// elements plants faults in the elements of a literal. Keys of maps are expressions, other keys are field names or
// indices.
func (p *planter) elements(l *ast.CompositeLit) {
	_, isMap := p.info.Types[l].Type.Underlying().(*types.Map)
	for _, e := range l.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok && !isMap {
			e = kv.Value
		}
		ast.Inspect(e, p.visit)
	}
}

// expression plants faults in an expression and reports whether to visit its children.
func (p *planter) expression(e ast.Expr) bool {
	tv := p.info.Types[e]
	switch {
	case tv.IsType():
		return false
	case tv.Value != nil:
		p.constant(e, tv)
		return false
	}
	switch e := e.(type) {
	case *ast.KeyValueExpr:
		return true
	case *ast.UnaryExpr:
		if e.Op == token.NOT {
			p.wrap(e, fmt.Sprintf("(mutant(%d) != (", p.fault(e, "turned: "+p.code(e))), "))")
		}
	case *ast.BinaryExpr:
		for _, op := range wrong[e.Op] {
			p.operator(e, tv.Type, op)
		}
		if zero := e.Op == token.EQL || e.Op == token.NEQ; zero && p.code(e.Y) == "0" { // one more would be equivalent
			ast.Inspect(e.X, p.visit)
			return false
		}
	}
	return true
}

// wrong lists the wrong operators for an operator.
var wrong = map[token.Token][]token.Token{
	token.LSS: {token.LEQ, token.GEQ}, token.LEQ: {token.LSS, token.GTR},
	token.GTR: {token.GEQ, token.LEQ}, token.GEQ: {token.GTR, token.LSS},
	token.EQL: {token.NEQ}, token.NEQ: {token.EQL}, token.LAND: {token.LOR}, token.LOR: {token.LAND},
	token.ADD: {token.SUB}, token.SUB: {token.ADD},
}

// operator plants a wrong operator. The wrong expression is evaluated only if the fault is alive, because an earlier
// condition may guard against evaluating it.
func (p *planter) operator(e *ast.BinaryExpr, t types.Type, op token.Token) {
	name, ok := p.typeName(t)
	if !ok || !isBool(t) && !isInteger(t) {
		return
	}
	bad := p.code(e.X) + " " + op.String() + " " + p.code(e.Y)
	n := p.fault(e, p.code(e)+" is "+bad)
	if isBool(t) {
		p.wrap(e, fmt.Sprintf("(mutant(%d) && (%s) || !mutant(%d) && (", n, bad, n), "))")
		return
	}
	p.wrap(e, fmt.Sprintf("mutantOr[%s](%d, ", name, n), ", "+bad+")")
}

// constant plants a wrong constant: numbers are one too high, names are empty. Prose and the reasons of refusals are
// left to other tests.
func (p *planter) constant(e ast.Expr, tv types.TypeAndValue) {
	name, ok := p.typeName(tv.Type)
	if !ok || strings.HasSuffix(name, ".Reason") || strings.HasSuffix(name, ".EventKind") {
		return
	}
	bad := ""
	switch v := tv.Value; {
	case v.Kind() == constant.Bool:
		bad = constant.UnaryOp(token.NOT, v, 0).String()
	case v.Kind() == constant.Int && isInteger(tv.Type):
		bad = besideOf(v, tv.Type).ExactString()
	case v.Kind() == constant.String && constant.StringVal(v) != "" && !strings.Contains(constant.StringVal(v), " "):
		bad = `""`
	default:
		return
	}
	n := p.fault(e, p.code(e)+" is "+bad)
	p.wrap(e, fmt.Sprintf("mutantOr[%s](%d, ", name, n), ", "+bad+")")
}

// besideOf returns v+1, or v-1 if v is the highest value of its type.
func besideOf(v constant.Value, t types.Type) constant.Value {
	above := constant.BinaryOp(v, token.ADD, constant.MakeInt64(1))
	bits := 8 * int(types.SizesFor("gc", "amd64").Sizeof(t))
	if !is(t, types.IsUnsigned) {
		bits--
	}
	if constant.BitLen(above) > bits {
		return constant.BinaryOp(v, token.SUB, constant.MakeInt64(1))
	}
	return above
}

// typeName returns the name of a type in the file, if it has one.
func (p *planter) typeName(t types.Type) (name string, ok bool) {
	ok = true
	name = types.TypeString(t, func(pkg *types.Package) string {
		n, imported := p.names[pkg]
		ok = ok && imported
		return n
	})
	return name, ok && !strings.HasPrefix(name, "untyped") || name == "untyped bool"
}

func isBool(t types.Type) bool { return is(t, types.IsBoolean) }

func isInteger(t types.Type) bool { return is(t, types.IsInteger) }

func is(t types.Type, info types.BasicInfo) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&info != 0
}

// fault records a fault and returns its number, from 1.
func (p *planter) fault(n ast.Node, what string) int {
	f := fault{at: p.fset.Position(n.Pos()), what: strings.Join(strings.Fields(what), " ")}
	if wd, err := os.Getwd(); err == nil {
		if name, err := filepath.Rel(wd, f.at.Filename); err == nil {
			f.at.Filename = name
		}
	}
	for _, c := range p.cited {
		if c.line <= f.at.Line {
			f.rules = c.rules
		}
	}
	*p.faults = append(*p.faults, f)
	return len(*p.faults)
}

// wrap inserts text before and after a node.
func (p *planter) wrap(n ast.Node, before, after string) {
	p.edits = append(p.edits, edit{at: p.offset(n.Pos()), text: before}, edit{p.offset(n.End()), true, after})
}

func (p *planter) offset(at token.Pos) int { return p.fset.Position(at).Offset }

// code returns the text of a node.
func (p *planter) code(n ast.Node) string { return string(p.text[p.offset(n.Pos()):p.offset(n.End())]) }

// result returns the file with its faults. At one offset, ends precede beginnings. Among beginnings, the outer node
// comes first, because it was planted first; among ends it comes last.
func (p *planter) result() []byte {
	var begins, ends []edit
	for _, e := range p.edits {
		if e.ends {
			ends = append(ends, e)
		} else {
			begins = append(begins, e)
		}
	}
	slices.Reverse(ends)
	all := slices.Concat(ends, begins)
	slices.SortStableFunc(all, func(a, b edit) int { return a.at - b.at })
	var out []byte
	at := 0
	for _, e := range all {
		out = append(append(out, p.text[at:e.at]...), e.text...)
		at = e.at
	}
	return append(out, p.text[at:]...)
}
