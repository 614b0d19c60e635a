package panel

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/titles/words"
)

// Decide returns the decision for the position on screen.
func Decide(d *choice.Desk) *decision.Decision {
	c := choice.New(d, draft.New(d.View(), d.Speaker()), d.Shell.Prefs.Lang)
	switch c.Draft().Step().Panel {
	case words.AuctionPanel:
		if sale, ok := c.Draft().ChoiceSale(); ok {
			return newAuctionRightPanel(c, sale)
		}
		if bids := c.Draft().RevealedBids(); bids != nil {
			return newAuctionPickPanel(c, bids)
		}
		return newAuctionPanel(c)
	case words.StockPanel:
		if d.Boxed() {
			return newStockBoxesPanel(c)
		}
		return newStockPanel(c)
	case words.ParPanel:
		return newParPanel(c)
	case words.TrackPanel:
		return newTrackPanel(c)
	case words.StationPanel:
		return newStationPanel(c)
	case words.RunPanel:
		return newRunPanel(c)
	case words.DividendPanel:
		return newDividendPanel(c)
	case words.TrainPanel:
		return newTrainPanel(c)
	case words.ProtectPanel:
		return newProtectPanel(c)
	case words.GridPanel:
		return newGridPanel(c)
	case words.UnitePanel:
		return newUnitePanel(c)
	case words.ChoosePanel:
		if d.View().Sealed() {
			return newChooseBidPanel(c)
		}
		return newChoosePanel(c)
	case words.DiscardPanel:
		return newDiscardPanel(c)
	}
	return newEndPanel(c)
}
