package record_test

import (
	"fmt"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// A game of ours is written as a record of 18xx.games and read again.
func ExampleRead() {
	title, _, err := titles.Recorded("1830", rules.Recorded, nil)
	if err != nil {
		panic(err)
	}
	game := record.Source{Title: title, Players: []string{"Ann", "Bob", "Cleo"}}
	data, err := record.Write(game, []rules.Action{
		rules.Bid{By: 1, Private: 2, Price: 45},
		rules.Bid{By: 2, Private: 2, Price: 50},
	}, titles.Recorded)
	if err != nil {
		panic(err)
	}

	read, err := record.Read(data, titles.Recorded)
	if err != nil {
		panic(err)
	}
	for _, move := range read.Moves {
		fmt.Println(move.ID, move.Type, move.Actions)
	}
	// Output:
	// 1 bid [{1 2 45}]
	// 2 bid [{2 2 50}]
}
