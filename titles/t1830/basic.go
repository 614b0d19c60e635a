package t1830

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/tile"
)

// basicDiesels is the number of diesels in the basic game (RB12).
const basicDiesels = 6

// makeBasic turns the full game into the basic game: more players, the privates in groups, six diesels, and an earlier
// end after the bank breaks (RB1-RB22).
func makeBasic(t *rules.Title, s Switches) {
	t.Key, t.Name = BasicKey, BasicRecord
	t.StartingCash[MaxBasicPlayers], t.CertLimit[MaxBasicPlayers] = 350, 11
	t.Rounds[auctionRound-1] = newGroupSale(t.Privates, s.GroupCost, parChoice).round()
	if s.FirstRoundSales {
		t.Policy.SaleFrom = rules.AnyRound
	}
	diesel := &t.Trains[len(t.Trains)-1]
	diesel.Count, diesel.Unlimited = basicDiesels, false
	nameEras(t)
	t.Hooks = rules.Hooks{}
	t.Cite = basicCites()
}

// nameEras renames the phases to eras. The last one gets a number too, and gray tiles are allowed from era 6 on, though
// the box has none (RB11).
func nameEras(t *rules.Title) {
	last := len(t.Phases) - 1
	t.Phases[last].Name, t.Trains[len(t.Trains)-1].StartsPhase = "7", "7"
	t.Phases[last-1].Colors, t.Phases[last].Colors = tile.Gray, tile.Gray
}

// basicCites returns the rule for each refusal in the basic game.
func basicCites() rules.Cites {
	c := cites()
	for reason, number := range map[rules.Reason]string{
		rules.LotGone:     "1830/RB6",
		rules.PriceFixed:  "1830/RB5",
		rules.BidTooLow:   "1830/RB6",
		rules.PriceStep:   "1830/RB5",
		rules.FirstRound:  "1830/RB9a",
		rules.BidTooHigh:  "1830/RB7",
		rules.GameOver:    "1830/RB14",
		rules.PrivateGone: "1830/RB13",
		rules.TradeTooLow: "1830/RB13",
		rules.ColorLater:  "1830/RB11",
	} {
		c[reason] = number
	}
	c[rules.MoneyCommitted], c[rules.NotBidding], c[rules.NoMoneyForBid] = "", "", ""
	return c
}
