// Package constant replaces go/constant in the shader compiler of Ebitengine, which folds constant expressions with it.
// That of the standard library has arbitrary precision, for which the program would contain math/big. Here an Int has
// the 32 bits of an int in a shader, and a Float is a float64, more precise than the float32 of a shader. A number
// beyond that is Unknown, which the compiler reports.
package constant

import (
	"go/token"
	"math"
	"strconv"
)

// Kind is the kind of a value.
type Kind int

// The kinds of values.
const (
	Unknown Kind = iota
	Bool
	Int
	Float
)

// Value is a constant.
type Value interface {
	Kind() Kind
	String() string
}

type (
	unknownVal struct{}
	boolVal    bool
	intVal     int32
	floatVal   float64
)

func (unknownVal) Kind() Kind { return Unknown }
func (boolVal) Kind() Kind    { return Bool }
func (intVal) Kind() Kind     { return Int }
func (floatVal) Kind() Kind   { return Float }

func (unknownVal) String() string { return "unknown" }
func (x boolVal) String() string  { return strconv.FormatBool(bool(x)) }
func (x intVal) String() string   { return strconv.Itoa(int(x)) }
func (x floatVal) String() string { return strconv.FormatFloat(float64(x), 'g', 6, 64) }

// MakeBool returns a Bool.
func MakeBool(b bool) Value { return boolVal(b) }

// MakeInt64 returns an Int, or Unknown for more than 32 bits.
func MakeInt64(x int64) Value {
	if x != int64(int32(x)) {
		return unknownVal{}
	}
	return intVal(x)
}

// MakeFloat64 returns a Float, or Unknown for an infinity and what is no number.
func MakeFloat64(x float64) Value {
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return unknownVal{}
	}
	return floatVal(x + 0) // turns -0 into 0
}

// MakeFromLiteral returns the value of a number as Go spells it, or Unknown.
func MakeFromLiteral(lit string, tok token.Token, _ uint) Value {
	switch tok {
	case token.INT:
		if x, err := strconv.ParseInt(lit, 0, 64); err == nil {
			return MakeInt64(x)
		}
	case token.FLOAT:
		if x, err := strconv.ParseFloat(lit, 64); err == nil {
			return MakeFloat64(x)
		}
	}
	return unknownVal{}
}

// BoolVal returns whether a Bool is true. Unknown is false.
func BoolVal(x Value) bool {
	b, _ := x.(boolVal)
	return bool(b)
}

// Int64Val returns the number of an Int, and whether it is one.
func Int64Val(x Value) (int64, bool) {
	n, ok := x.(intVal)
	return int64(n), ok
}

// Float64Val returns the number of an Int or a Float, and whether it is one.
func Float64Val(x Value) (float64, bool) {
	switch x := x.(type) {
	case intVal:
		return float64(x), true
	case floatVal:
		return float64(x), true
	}
	return 0, false
}

// ToInt returns x as an Int if it is a number without a fraction that fits in 32 bits, and Unknown otherwise.
func ToInt(x Value) Value {
	switch x := x.(type) {
	case intVal:
		return x
	case floatVal:
		if n := floatVal(int64(x)); n == x {
			return MakeInt64(int64(x))
		}
	}
	return unknownVal{}
}

// ToFloat returns the number as a Float, or Unknown for a value that is no number.
func ToFloat(x Value) Value {
	if f, ok := Float64Val(x); ok {
		return floatVal(f)
	}
	return unknownVal{}
}

// Sign returns -1, 0 or 1 for a number, and 1 for any other value.
func Sign(x Value) int {
	switch f, ok := Float64Val(x); {
	case !ok, f > 0:
		return 1
	case f < 0:
		return -1
	}
	return 0
}

// UnaryOp returns the result of +x, -x, ^x or !x. The size of an unsigned type is not known to shaders and must be 0.
// It panics for an operator that x does not have.
func UnaryOp(op token.Token, x Value, _ uint) Value {
	switch x := x.(type) {
	case unknownVal:
		return x
	case boolVal:
		if op == token.NOT {
			return !x
		}
	case intVal:
		switch op {
		case token.ADD:
			return x
		case token.SUB:
			return MakeInt64(-int64(x))
		case token.XOR:
			return ^x
		}
	case floatVal:
		switch op {
		case token.ADD:
			return x
		case token.SUB:
			return MakeFloat64(-float64(x))
		}
	}
	panic("constant: no operator " + op.String() + " of " + x.String())
}

// Shift returns x<<s or x>>s of an Int, and Unknown for more than 32 bits.
func Shift(x Value, op token.Token, s uint) Value {
	n, ok := x.(intVal)
	switch {
	case !ok:
		return unknownVal{}
	case op == token.SHR:
		return n >> s
	case n == 0:
		return n
	case s >= 32:
		return unknownVal{}
	}
	return MakeInt64(int64(n) << s)
}

// BinaryOp returns the result of x op y. The operator token.QUO_ASSIGN divides Ints without a fraction. It panics for
// an operator that the two do not have, and where an Int is divided by 0.
func BinaryOp(x Value, op token.Token, y Value) Value {
	if x, ok := x.(boolVal); ok {
		y, ok := y.(boolVal)
		switch {
		case ok && op == token.LAND:
			return x && y
		case ok && op == token.LOR:
			return x || y
		}
		panic("constant: no operator " + op.String() + " of " + x.String())
	}
	n, whole := x.(intVal)
	m, wholeToo := y.(intVal)
	if whole && wholeToo && op != token.QUO {
		return ofInts(int64(n), op, int64(m))
	}
	a, number := Float64Val(x)
	b, numberToo := Float64Val(y)
	if !number || !numberToo {
		return unknownVal{}
	}
	switch op {
	case token.ADD:
		return MakeFloat64(a + b)
	case token.SUB:
		return MakeFloat64(a - b)
	case token.MUL:
		return MakeFloat64(a * b)
	case token.QUO:
		return MakeFloat64(a / b)
	}
	panic("constant: no operator " + op.String() + " of " + x.String())
}

// ofInts returns the result of n op m, which 64 bits always hold.
func ofInts(n int64, op token.Token, m int64) Value {
	switch op {
	case token.ADD:
		return MakeInt64(n + m)
	case token.SUB:
		return MakeInt64(n - m)
	case token.MUL:
		return MakeInt64(n * m)
	case token.QUO_ASSIGN:
		return MakeInt64(n / m)
	case token.REM:
		return MakeInt64(n % m)
	case token.AND:
		return MakeInt64(n & m)
	case token.OR:
		return MakeInt64(n | m)
	case token.XOR:
		return MakeInt64(n ^ m)
	case token.AND_NOT:
		return MakeInt64(n &^ m)
	}
	panic("constant: no operator " + op.String() + " of whole numbers")
}

// Compare reports whether x op y. With Unknown it is false.
func Compare(x Value, op token.Token, y Value) bool {
	if x, ok := x.(boolVal); ok {
		y, ok := y.(boolVal)
		return ok && (op == token.EQL && x == y || op == token.NEQ && x != y)
	}
	a, number := Float64Val(x)
	b, numberToo := Float64Val(y)
	if !number || !numberToo {
		return false
	}
	switch op {
	case token.EQL:
		return a == b
	case token.NEQ:
		return a != b
	case token.LSS:
		return a < b
	case token.LEQ:
		return a <= b
	case token.GTR:
		return a > b
	case token.GEQ:
		return a >= b
	}
	panic("constant: no operator " + op.String() + " between numbers")
}
