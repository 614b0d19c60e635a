package meanwhile

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/scenes/kit"
	"hexrail/scenes/shell"
)

// ending tells what the end of a stock round has brought, in order, where that is much. It lies over the map until it is closed or
// somebody decides something; the log keeps what it tells.
type ending struct {
	round string
	told  []string
	high  float32 // of its content when it was last drawn
}

// leastTold is how many sentences are worth a card.
const leastTold = 3

var endWords = struct{ title text.Pair }{
	title: text.Pair{"The end of {round}", "{round} の終わり"},
}

// TellEnd opens the card if the last action has ended a stock round and much came of it.
func (o *Others) TellEnd() {
	if round, told := o.desk.Viewer().Ended(o.desk.Game.Now()); len(told) >= leastTold && !o.desk.View().S.End.Over {
		o.ending = ending{round: round, told: told}
	}
}

// endShown reports whether the card of the end of a round is on the screen.
func (o *Others) endShown() bool { return len(o.ending.told) > 0 && !o.desk.Game.Past() }

// drawEnd draws the card at the lower left of the clear part of the map.
func (o *Others) drawEnd(u *ui.UI, clear ui.Rect) {
	e := &o.ending
	w := min(CardWidth*min(u.TextScale, 1.2), clear.W-8)
	h := min(max(e.high, 120), clear.H-8, max(clear.H*0.7, 220))
	box := paint.R(clear.X+4, clear.Bottom()-h-4, w, h)
	if u.PressedOutside(box) { // the press acts all the same
		o.Close()
		u.Again()
		return
	}
	u.Block(box)
	u.Card(box, theme.Radius.Panel)
	title := o.desk.Phrase(endWords.title, text.Facts{"round": e.round})
	u.Open(ui.Node{ID: "ended", Role: ui.RoleRegion, Name: title, Rect: box})
	defer u.Close()
	in := box.Pad(14, 10)
	side := max(32, u.Target())
	head := in.CutTop(side)
	if u.Button("ended:close", kit.Middle(head.CutRight(side), side), ui.Button{
		Icon: icon.Close, Name: o.desk.Say(shell.Words.Close), Look: ui.Quiet, Small: true,
	}) {
		o.Close()
		u.Again()
		return
	}
	u.Heading("ended:title", 2, head, title, kit.Shrunk(u, title, head.W, kit.Bold(u, kit.Sizes.Title), kit.Sizes.Small))
	in.CutTop(6)
	kit.Rule(u, in)
	content := float32(0)
	u.Scroll("ended:scroll", in, func(r ui.Rect) float32 {
		col := kit.NewColumn(u, kit.Endless(r))
		col.Gap(6)
		for i, said := range e.told {
			col.Cut(u.Paragraph("ended:"+strconv.Itoa(i), col.Rest(), said, kit.Plain(u, kit.Sizes.Compact)) + 4)
		}
		content = col.Height()
		return content
	})
	if all := content + head.H + 30; all != e.high {
		e.high = all
		u.Again()
	}
}
