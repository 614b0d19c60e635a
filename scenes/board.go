package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
	"hexrail/scenes/kit"
	"hexrail/scenes/panel"
	"hexrail/titles/words"
)

// boardKind returns what belongs to the step on screen. Where there is no room beside the panel it is all in the panel.
func (t *Table) boardKind() panel.Board {
	switch {
	case t.see().Prompt.Step.Where == words.AmongLots, t.desk.Boxed():
		return panel.LotBoard
	case !t.small() && t.inNeed():
		return panel.NeedBoard
	}
	return panel.CorpBoard
}

// inNeed reports whether a president must pay for a train.
func (t *Table) inNeed() bool {
	return t.traits().InNeed
}

// onBoard reports whether what the step is chosen from lies in the market's place and not in the panel.
func (t *Table) onBoard(k panel.Board) bool { return t.boardKind() == k && t.shows() == marketSide }

// marketPlace draws the market in the place of the map, or the lots of an auction.
func (t *Table) marketPlace(u *ui.UI, r ui.Rect) {
	if t.boardKind() == panel.LotBoard {
		t.lotSide(u, r, r)
		return
	}
	t.stockSide(u, r)
}

// underChart draws the table below the price chart: the companies, or what a president in need may sell.
func (t *Table) underChart(u *ui.UI, r ui.Rect) {
	if t.boardKind() == panel.NeedBoard {
		kit.TableCard(u, r, t.due.Stock(u))
		return
	}
	t.tabs.CorpTable(u, r)
}

// underChartHeight returns how high that table is with all its rows.
func (t *Table) underChartHeight(u *ui.UI) float32 {
	if t.boardKind() == panel.NeedBoard {
		return kit.TableHeight(u, t.due.Stock(u))
	}
	return (float32(len(t.tabs.TableCorps()))*theme.Size.Table.Row+theme.Size.Table.Head)*u.TextScale + 2
}

// listsCorps reports whether the companies are in sight beside the step, with the buttons of the deals in their rows.
func (t *Table) listsCorps() bool {
	return !t.small() && t.shows() == marketSide || t.dealsBelow()
}

// small reports whether the step lies in a sheet or narrow panel and not beside a large map.
func (t *Table) small() bool { return t.class == kit.Phone || t.class == kit.Landscape }

// lotsBesideMap is the width of the market's place in dp in which the map stands beside two columns of lots.
const lotsBesideMap = 1240

// lotSide draws the lots as cards in the market's place, and below them what is sold, on a large screen beside the map. Clear is
// the part of the place that no sheet covers.
func (t *Table) lotSide(u *ui.UI, r, clear ui.Rect) {
	u.P.Fill(r, u.Theme.BG.Map)
	r = clear
	if t.pinned = r.W >= lotsBesideMap*u.TextScale; t.pinned {
		board := r
		r = board.CutLeft(panel.LotsWidth(u) + 2*kit.StripEdge)
		defer t.pane.Draw(u, board, board.Pad(kit.StripEdge, kit.StripEdge), ui.Rect{})
	}
	head := r.CutTop(max(34, u.Target()) + 2*kit.StripEdge)
	if !t.pinned {
		t.sideSwitch(u, head)
	}
	head.CutLeft(kit.StripEdge + 4)
	u.Heading("lots", 2, head, t.see().Header.Round(), kit.Bold(u, kit.Sizes.Heading))
	panel.NewLots(t.desk, t.due).Draw(u, r, t.see().Header.Round())
}
