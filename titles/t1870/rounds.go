package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// rounds returns the rounds in the order of their numbers.
func rounds(s *Switches) []rules.Round {
	protect := step.Protect{Round: protection, AfterOwnSale: rules.SwitchOf(s.protectIfSold())}
	stock := step.StockRound(step.StockTurn{}, redeem{consent: s.RedeemConsent, loose: s.LooseActions}, newReissue(s))
	stock.Steps = []rules.Step{newStockTurn(s)}
	stock.Turn = protect.Between(stock.Turn)
	anytime := []rules.Step{
		connect{believed: s.RecordedConnections}, newBridge(s), assign{}, step.BuyPrivates{}, step.EarlyBankruptcy{},
	}
	joins := connection{choice: s.DestinationToCharter, wars: s.stationWars(), loose: s.LooseActions, spare: s.NoReward}
	return []rules.Round{
		step.WaterfallRound(step.Waterfall{Raise: 5, Drop: 5, ParRound: parChoice}),
		stock,
		step.OperatingRound(step.Operating{
			Steps: []rules.Step{
				newLayTrack(s),
				step.PlaceStation{},
				step.RunTrains{},
				dividend(),
				step.BuyTrains{Discard: discards, Trade: rules.On},
				lastPrivates{recorded: s.Profile == rules.Recorded},
			},
			Anytime: anytime,
			Opened: func(tx *rules.Tx, c id.Corp) {
				if tx.S.Order.At == 0 {
					beginRuns(tx, c)
				}
			},
			Interrupted: func(tx *rules.Tx) bool {
				return protect.Settle(tx) || beginRunsAfterTurn(tx)
			},
		}),
		{Steps: []rules.Step{step.ChoosePar{}}},
		{Steps: []rules.Step{step.DiscardTrains{}}},
		{Steps: []rules.Step{protect}},
		{Steps: []rules.Step{askOwner(s.OwnerRefuses)}},
		{Steps: joins.runSteps(), Anytime: []rules.Step{connect{believed: s.RecordedConnections}}, Again: beginNextRun},
	}
}

// terms returns the terms of replacing tiles: labels belong to hex and colour.
func terms() tile.Terms { return tile.Terms{HexLabels: true} }

// dividend returns the dividend step: everything, half, or nothing. Shares of a company that it holds itself or that
// were never sold pay the company; shares in the pool pay nobody (R105-R110).
func dividend() step.PayDividend {
	return step.PayDividend{
		Options: []step.DividendOption{
			{Kind: rules.Payout, Kept: step.KeepNothing, Move: step.MoveRight},
			{Kind: rules.Half, Kept: keepHalf, Move: stay},
			{Kind: rules.Withhold, Kept: step.KeepAll, Move: step.MoveLeft},
		},
		Idle:    step.MoveLeft,
		Initial: step.Company, Treasury: step.Company,
	}
}

// lays returns the lays of a turn (R87): one, or with TwoYellowOrUpgrade a second one, which must be a new tile and
// needs that nothing was upgraded.
func lays(t Track) []step.LayKinds {
	list := step.OneLay()
	if t == TwoYellowOrUpgrade {
		list = append(list, step.NewTile|step.UnlessUpgraded)
	}
	return list
}

// gains is the advantage required for an upgrade: new track in reach, or a changed value of a stop (R90).
const gains = track.SemiRestrictive
