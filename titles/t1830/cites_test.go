package t1830

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
)

// TestRefusalsCiteTheirRuleSet: actions that Basic and Starter forbid are refused by rules of their own.
func TestRefusalsCiteTheirRuleSet(t *testing.T) {
	basic, starter := basicGame(t, 3).Title.Cite, starterTitle(t).Cite
	for reason, want := range map[rules.Reason]string{
		rules.LotGone: "1830/RB6", rules.PriceFixed: "1830/RB5", rules.BidTooLow: "1830/RB6", rules.PriceStep: "1830/RB5",
		rules.FirstRound: "1830/RB9a", rules.GameOver: "1830/RB14", rules.ColorLater: "1830/RB11", rules.MoneyCommitted: "",
	} {
		same(t, "Basic: "+reason.String(), basic[reason], want)
	}
	for reason, want := range map[rules.Reason]string{
		rules.WrongStep: "1830/RS7", rules.GameOver: "1830/RS16", rules.NotYourTurn: "1830/RS6",
		rules.NothingLeft:    "1830/RS7",
		rules.NoMoneyForTile: "1830/RS8", rules.NoMoneyForStation: "1830/RS9", rules.NoMoneyForTrain: "1830/RS12",
		rules.LayUsed: "1830/RS8", rules.ColorLater: "1830/RS11", rules.StationUsed: "1830/RS9", rules.NotACity: "1830/RS9",
		rules.NoSlot: "1830/RS9", rules.CityNotReached: "1830/RS9", rules.NotOwnTrain: "1830/RS13",
		rules.RouteTooLong: "1830/RS10",
		rules.MustRun:      "1830/RS10", rules.TrainLater: "1830/RS12", rules.TrainNotForSale: "1830/RS12",
		rules.TrainLimit: "1830/RS11",
		rules.TrainPrice: "1830/RS12", rules.NoTradeIn: "1830/RS12", rules.TrainTooLow: "1830/RS12",
		rules.MustBuyTrain: "1830/RS12",
		rules.NotOverLimit: "1830/RS13", rules.OtherDiscards: "1830/RS13", rules.NothingAffordable: "1830/RS12",
		rules.NotReached: "1830/R102", rules.NoStationLeft: "1830/R114", rules.CertLimit: "", rules.PoolFull: "",
		rules.HexBlocked: "",
	} {
		same(t, "Starter: "+reason.String(), starter[reason], want)
	}
	same(t, "keys", []string{basicGame(t, 3).Title.Key, starterTitle(t).Key, build(t).Key},
		[]string{"1830-basic", "1830-starter", "1830-classic"})
	same(t, "names", []string{basicGame(t, 3).Title.Name, starterTitle(t).Name, build(t).Name},
		[]string{"1830 Basic", "1830 Starter", "1830"})
}
