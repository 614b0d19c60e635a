package record_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
)

// isle is a record of 1860 for two players in the making.
type isle struct {
	options string
	actions []string // without ids
}

// add appends an action: its type, the entity as JSON, and the other fields. Players are numbers.
func (r *isle) add(kind, entity, fields string) *isle {
	of := "corporation"
	switch entity {
	case "0", "1":
		of = "player"
	case `"BHC"`, `"YHC"`, `"CMH"`, `"RPSC"`:
		of = "company"
	}
	if fields != "" {
		fields = "," + fields
	}
	r.actions = append(r.actions, fmt.Sprintf(`"type":%q,"entity":%s,"entity_type":%q%s`, kind, entity, of, fields))
	return r
}

// take has the player who begins an auction take something without a bid.
func (r *isle) take(player, company string, price int) *isle {
	r.add("pass", player, "").add("pass", map[string]string{"0": "1", "1": "0"}[player], "")
	return r.add("bid", player, fmt.Sprintf(`"company":%q,"price":%d`, company, price))
}

// data returns the record. Ids leave gaps, as they do where chat was removed.
func (r *isle) data() []byte {
	var lines []string
	for i, a := range r.actions {
		lines = append(lines, fmt.Sprintf(`{%s,"id":%d}`, a, 3*i+2))
	}
	return fmt.Appendf(nil, `{"id":"hs_abcdefgh_1","title":"1860","players":[{"id":0,"name":"Ann"},{"id":1,"name":"Bob"}],
"min_players":2,"max_players":"2","settings":{"seed":1,"optional_rules":[%s]},"actions":[%s]}`, r.options, strings.Join(lines, ","))
}

// auctioned is a game after its auctions: Ann has BHC, CMH and C&N at 100, Bob YHC, RPSC and IOW at 100.
func auctioned(options string) *isle {
	r := &isle{options: options}
	r.take("0", "BHC", 30).take("1", "YHC", 50).take("0", "CMH", 90).take("1", "RPSC", 130)
	r.add("pass", "0", "").add("pass", "1", "").add("par", "0", `"corporation":"C&N","share_price":"100,0,26"`)
	return r.add("pass", "1", "").add("pass", "0", "").add("par", "1", `"corporation":"IOW","share_price":"100,0,26"`)
}

// floated is a game after its first stock round, in which an exchange and three shares float C&N and three shares IOW.
func floated(options string) *isle {
	r := auctioned(options)
	share := func(player, name string) {
		r.add("buy_shares", player, fmt.Sprintf(`"shares":[%q],"percent":10`, name))
	}
	r.add("buy_shares", `"CMH"`, `"shares":["C&N_8"],"percent":10`)
	share("0", "C&N_1")
	share("1", "IOW_1")
	share("0", "C&N_2")
	r.add("lay_tile", `"C&N"`, `"hex":"F2","tile":"787-0","rotation":0`)
	share("1", "IOW_2")
	r.add("pass", "0", "")
	share("1", "IOW_3")
	return r.add("pass", "0", "").add("pass", "1", "")
}

// operated goes on to the second stock round: both companies have a train.
func operated(options string) *isle {
	r := floated(options)
	for i, c := range []string{`"C&N"`, `"IOW"`} {
		r.add("pass", c, "").add("buy_train", c, fmt.Sprintf(`"train":"2+1-%d","price":250,"variant":"2+1"`, i)).add("pass",
			c, "")
	}
	return r
}

// TestIsle reads forms of records of 1860 that the shared games lack. Everything is followed to its end.
func TestIsle(t *testing.T) {
	t.Parallel()
	const newport = `"connections":[["F2 0.1"],["F2 1.2"],["F4","F2"],["F4","G5"]]`
	// run is the second operating round: C&N has built to Newport in the first, and has a station there.
	run := func(route string) *isle {
		r := floated("")
		r.add("lay_tile", `"C&N"`, `"hex":"F4","tile":"742-0","rotation":3`).add("pass", `"C&N"`, "")
		r.add("place_token", `"C&N"`, `"city":"G5-0-0","slot":0,"tokener":"C&N"`)
		r.add("buy_train", `"C&N"`, `"train":"2+1-0","price":250,"variant":"2+1"`).add("pass", `"C&N"`, "")
		r.add("pass", `"IOW"`, "").add("buy_train", `"IOW"`, `"train":"2+1-1","price":250,"variant":"2+1"`).add("pass",
			`"IOW"`, "")
		r.add("pass", "0", "").add("pass", "1", "").add("pass", `"C&N"`, "")
		return r.add("run_routes", `"C&N"`, fmt.Sprintf(`"routes":[{"train":"2+1-0",%s%s}]`, newport, route))
	}
	for _, c := range []struct {
		name  string
		game  *isle
		ann   int32 // cash at the end
		bob   int32
		cn    int32 // cash of C&N
		notes int
	}{
		{"a first round", operated(""), 485, 360, 750, 0},
		{"all options", operated(`"two_player_map","no_skip_towns","original_insolvency","original_game","re_enter_hexes","non_operated_full_value"`), 485, 360, 750, 0},
		{"simplified insolvency", operated(`"simplified_insolvency"`), 485, 360, 750, 0},
		{"a bid, and who passed is out",
			(&isle{}).add("bid", "0", `"price":5`).add("bid", "1", `"price":12`).add("pass", "0", "").
				add("bid", "1", `"company":"RPSC","price":130`), 1000, 858, 0, 0},
		{"privates sold to the bank and bought from it",
			operated("").add("sell_company", "0", `"company":"BHC","price":0`).add("pass", "0", "").add("buy_company", "1",
				`"company":"BHC","price":30`),
			485, 330, 750, 0},
		{"half price, and the president's certificate from the pool for a share",
			auctioned("").add("sell_shares", "0", `"shares":["C&N_0"],"percent":20,"share_price":50`).add("pass", "0", "").
				add("buy_shares", "1", `"shares":["C&N_1"],"percent":10`).add("pass", "0", "").
				add("buy_shares", "1", `"shares":["C&N_0"],"percent":20`), 780, 420, 0, 0},
		{"half of the president's certificate, for which the pool gives a share",
			auctioned("").add("pass", "0", "").add("buy_shares", "1", `"shares":["C&N_1"],"percent":10,"share_price":false`).
				add("pass", "0", "").add("sell_shares", "1", `"shares":["C&N_1"],"percent":10,"share_price":50`).add("pass", "1",
				"").
				add("sell_shares", "0", `"shares":["C&N_0"],"percent":10,"share_price":50`).add("pass", "0", "").
				add("buy_shares", "1", `"shares":["IOW_1"],"percent":10`).add("pass", "0", ""), 730, 470, 0, 0},
		{"a station on a printed city",
			run(`,"revenue":50,"subsidy":10,"halts":1`).add("dividend", `"C&N"`, `"kind":"payout"`), 515, 400, 720, 0},
		{"halts left to the rules, old style", run(``).add("dividend", `"C&N"`, `"kind":"payout"`), 520, 400, 710, 0},
		{"more halts than fit", run(`,"halts":9`).add("dividend", `"C&N"`, `"kind":"payout"`), 520, 400, 710, 0},
		{"paid out", run(`,"revenue":60,"subsidy":0`).add("dividend", `"C&N"`, `"kind":"payout"`), 520, 400, 710, 0},
		{"withheld", run(`,"revenue":60,"subsidy":0`).add("dividend", `"C&N"`, `"kind":"withhold"`), 490, 400, 770, 0},
		{"another revenue than ours is believed",
			run(`,"revenue":90,"subsidy":0`).add("dividend", `"C&N"`, `"kind":"payout"`), 535, 400, 710, 1},
		{"a train of another company", run(`,"revenue":60,"subsidy":0`).add("dividend", `"C&N"`, `"kind":"payout"`).
			add("buy_train", `"C&N"`, `"train":"2+1-1","price":10`), 520, 400, 700, 0},
		{"a pass too many", operated("").add("pass", `"IOW"`, ""), 485, 360, 750, 1},
		{"ended by agreement", operated("").add("end_game", "1", "").add("message", "0", `"message":"thanks"`), 485, 360, 750,
			0},
	} {
		in, err := record.Read(c.game.data(), titles.Recorded)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if in.Stop != nil {
			t.Errorf("%s: %v", c.name, in.Stop)
			continue
		}
		cash := &in.Final.Cash
		if a, b, cn := cash[id.OfPlayer(1)], cash[id.OfPlayer(2)], cash[id.OfCorp(in.Title.FindCorp("C&N"))]; a != c.ann ||
			b != c.bob || cn != c.cn {
			t.Errorf("%s: cash %d, %d, %d, want %d, %d, %d", c.name, a, b, cn, c.ann, c.bob, c.cn)
		}
		if len(in.Notes) != c.notes {
			t.Errorf("%s: %v", c.name, in.Notes)
		}
	}
}

// TestIsleWithNoise: chat, notes, programmes, and actions that were undone and done again, change nothing.
func TestIsleWithNoise(t *testing.T) {
	t.Parallel()
	quiet := operated("")
	noisy := &isle{}
	for _, a := range quiet.actions {
		noisy.actions = append(noisy.actions, a)
		noisy.add("undo", "0", "").add("message", "0", `"message":"sorry"`).add("redo", "0", "")
		noisy.add("program_share_pass", "1", `"unconditional":true,"indefinite":false`)
		noisy.add("program_buy_shares", "1",
			`"corporation":"IOW","until_condition":"float","from_market":false,"auto_pass_after":true`)
		noisy.add("program_disable", "1", `"reason":"done","original_type":"program_buy_shares"`).add("log", "0",
			`"message":"agreed"`)
		agreed := 3*(len(noisy.actions)-1) + 2 // id of the note
		noisy.add("pass", "1", "").add("undo", "1", fmt.Sprintf(`"action_id":%d`, agreed))
	}
	want, err := record.Read(quiet.data(), titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	in, err := record.Read(noisy.data(), titles.Recorded)
	if err != nil || in.Stop != nil || len(in.Notes) > 0 {
		t.Fatal(err, in.Stop, in.Notes)
	}
	if in.Final != want.Final {
		t.Error("another position")
	}
}

// TestIsleSeats: ids of players may be texts, and automatic actions count.
func TestIsleSeats(t *testing.T) {
	t.Parallel()
	game := auctioned("").add("pass", "0", "")
	last := len(game.actions) - 1
	game.actions[last] += `,"auto_actions":[{"type":"program_share_pass","entity":"1","entity_type":"player"},{"type":"pass","entity":1,"entity_type":"player"}]`
	data := strings.ReplaceAll(string(game.data()), `"id":0,"name"`, `"id":"0","name"`)
	in, err := record.Read([]byte(data), titles.Recorded)
	if err != nil || in.Stop != nil || len(in.Notes) > 0 {
		t.Fatal(err, in.Stop, in.Notes)
	}
	if in.Final.Set != 2 {
		t.Errorf("set %d: the stock round is not over", in.Final.Set)
	}
}

// TestLeasedCard: a leased train may go by any card of its kind (1860/R128).
func TestLeasedCard(t *testing.T) {
	t.Parallel()
	in := readGame(t, "1860", "1860-game-end-bank")
	const lease = 507
	renamed := 0
	for i := range in.Game.Actions {
		if e := &in.Game.Actions[i]; e.ID == lease {
			e.Routes[0].Train = "9+5-0"
			renamed++
		}
	}
	back, err := record.Replay(in.Game, titles.Recorded)
	if err != nil {
		t.Fatal(err)
	}
	if back.Stop != nil || renamed != 1 {
		t.Fatalf("%v, %d leases renamed", back.Stop, renamed)
	}
	if back.Final != in.Final {
		t.Error("another position")
	}
}
