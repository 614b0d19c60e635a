package record_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// TestEveryKindIsRead reads an entry of each kind as 18xx.games writes it, at the start of a game. The rules, which
// refuse most of them, get to see only those that have all their operands.
func TestEveryKindIsRead(t *testing.T) {
	t.Parallel()
	const player, company = `"entity":0,"entity_type":"player"`, `"entity":"PRR","entity_type":"corporation"`
	entries := map[string]struct{ by, operands, stop string }{
		"pass":    {`"entity":1,"entity_type":"player"`, "", ""},
		"bid":     {player, `,"company":"CS","price":5`, "refused: BidTooLow"},
		"par":     {player, `,"corporation":"PRR","share_price":"100,0,6"`, "refused: WrongStep"},
		"buy":     {player, `,"shares":["PRR_1"],"percent":10`, "refused: WrongStep"},
		"sell":    {player, `,"shares":["PRR_2"],"percent":10`, "does not hold PRR_2"},
		"private": {company, `,"company":"CS","price":40`, "refused: WrongStep"},
		"exchange": {`"entity":"MH","entity_type":"company"`, `,"shares":["NYC_1"],"percent":10`,
			"only a player"}, // nobody owns it
		"lay":      {company, `,"hex":"H10","tile":"57-0","rotation":1`, "refused: WrongStep"},
		"token":    {company, `,"city":"H12-0-0","slot":0,"tokener":"PRR"`, "refused: WrongStep"},
		"run":      {company, "", "refused: WrongStep"},
		"dividend": {company, `,"kind":"payout"`, "refused: WrongStep"},
		"train":    {company, `,"train":"2-0","price":80,"variant":"2"`, "refused: WrongStep"},
		"discard":  {company, `,"train":"2-1"`, "refused: WrongStep"},
		"bankrupt": {company, "", "refused: WrongStep"},
		"end":      {player, "", ""},
		"answer":   {company, `,"choice":"Map"`, "no answer"},
		"assign": {`"entity":"CS","entity_type":"company"`, `,"target":"B20","target_type":"hex"`,
			"only a company"}, // nobody owns it
	}
	for _, a := range rules.Actions() {
		names := a.Def()
		e, ok := entries[names.Verb]
		if !ok {
			t.Errorf("no entry of %T", a)
			continue
		}
		read := func(operands string) *record.Stop {
			entry := fmt.Sprintf(`{"type":%q,"id":1,%s%s}`, names.Record, e.by, operands)
			in, err := record.Read(smallRecord("7", "{}", entry), titles.Recorded)
			if err != nil {
				t.Fatal(err)
			}
			return in.Stop
		}
		if stop := read(e.operands); (stop == nil) != (e.stop == "") || stop != nil &&
			!strings.Contains(stop.Error(), e.stop) {
			t.Errorf("%s: %v, want %q", names.Verb, stop, e.stop)
		}
		if stop := read(""); e.operands != "" && (stop == nil || stop.Err == nil) {
			t.Errorf("%s without operands: %v", names.Verb, stop)
		}
	}
}
