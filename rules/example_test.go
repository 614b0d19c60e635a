package rules_test

import (
	"fmt"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/titles"
)

// A game is a state that Do carries from action to action. A refused action changes nothing and has a reason.
func ExampleDo() {
	entry, _ := titles.Find("1830-classic")
	title, err := entry.Build(rules.Rulebook, nil)
	if err != nil {
		panic(err)
	}
	var x rules.Scratch
	s := rules.Start(title, 3, 1, &x)
	v := rules.View{T: title, S: &s, X: &x}

	for _, bid := range []rules.Action{
		rules.Bid{By: 1, Private: 2, Price: 44},
		rules.Bid{By: 1, Private: 2, Price: 45},
	} {
		if refusal := rules.Do(v, bid, &s); refusal.Refused() {
			fmt.Printf("refused: %s (%s)\n", refusal.Reason, refusal.Rule)
			continue
		}
		fmt.Printf("done, player %d is next; legal are:\n", v.Decider(v.Actor()))
	}
	for _, a := range rules.AppendLegal(nil, v)[:3] {
		fmt.Println(notation.Action(title, a))
	}
	// Output:
	// refused: BidTooLow (1830/R11)
	// done, player 2 is next; legal are:
	// bid p1 SV 20
	// bid p1 CS 50
	// bid p1 CS 800
}
