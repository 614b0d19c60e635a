package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
	"hexrail/scenes/kit"
	"hexrail/titles/words"
)

// boardKind is what stands in the market's place beside the panel, besides the market itself.
type boardKind uint8

// The boards.
const (
	corpBoard boardKind = iota // the companies
	lotBoard                   // what an auction sells
	needBoard                  // what a president in need may sell
)

// boardKind returns what belongs to the step on screen. Where there is no room beside the panel it is all in the panel.
func (t *Table) boardKind() boardKind {
	switch {
	case t.see().Prompt.Step.Where == words.AmongLots, t.boxed():
		return lotBoard
	case !t.small() && t.inNeed():
		return needBoard
	}
	return corpBoard
}

// inNeed reports whether a president must pay for a train.
func (t *Table) inNeed() bool {
	return t.traits().InNeed
}

// onBoard reports whether what the step is chosen from lies in the market's place and not in the panel.
func (t *Table) onBoard(k boardKind) bool { return t.boardKind() == k && t.shows() == marketSide }

// marketPlace draws the market in the place of the map, or the lots of an auction.
func (t *Table) marketPlace(u *ui.UI, r ui.Rect) {
	if t.boardKind() == lotBoard {
		t.lotSide(u, r, r)
		return
	}
	t.stockSide(u, r)
}

// underChart draws the table below the price chart: the companies, or what a president in need may sell.
func (t *Table) underChart(u *ui.UI, r ui.Rect) {
	if t.boardKind() == needBoard {
		kit.TableCard(u, r, t.due.stock(u))
		return
	}
	t.corpTable(u, r)
}

// underChartHeight returns how high that table is with all its rows.
func (t *Table) underChartHeight(u *ui.UI) float32 {
	if t.boardKind() == needBoard {
		return kit.TableHeight(u, t.due.stock(u))
	}
	return (float32(len(t.tableCorps()))*theme.Size.Table.Row+theme.Size.Table.Head)*u.TextScale + 2
}
