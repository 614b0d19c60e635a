package notation_test

import (
	"fmt"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/titles"
)

func Example() {
	entry, _ := titles.Find("1830-classic")
	title, err := entry.Build(rules.Rulebook, nil)
	if err != nil {
		panic(err)
	}
	var x rules.Scratch
	s := rules.Start(title, 3, 1, &x)
	v := rules.View{T: title, S: &s, X: &x}

	a, err := notation.ParseAction(title, "bid p0 CS 45")
	if err != nil {
		panic(err)
	}
	before := notation.Position(v)
	rules.Do(v, a, &s)
	fmt.Println(notation.TraceLine(1, notation.Action(title, a), before, notation.Position(v)))
	// Output: {"id":1,"type":"bid p0 CS 45","set":{"active":"p1"}}
}
