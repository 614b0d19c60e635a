package recap

import (
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// ending is the card with the effects of the end of a stock round. It covers part of the map until it is closed or
// somebody acts. The log has the same lines.
type ending struct {
	at    int // position at which it opened and is shown
	lang  text.Lang
	round string
	told  []string
	idle  bool    // nobody could act in the round
	high  float32 // height of its content in the last frame
}

// minTold is the number of sentences from which the card is shown.
const minTold = 3

var endWords = struct{ title, idle text.Pair }{
	title: text.Pair{"The end of {round}", "{round} の終わり"},
	idle:  text.Pair{"{round}: nobody could act", "{round}：だれも行動できませんでした"},
}

// OpenEnd opens the card if the last action ended a stock round with many effects or one in which nobody could act.
func (o *Recap) OpenEnd() {
	e := ending{at: o.desk.Game.Now(), lang: o.desk.Shell.Prefs.Lang}
	e.round, e.told, e.idle = o.desk.Viewer().StockRoundEnd(e.at)
	if (len(e.told) >= minTold || e.idle) && !o.desk.View().S.End.Over {
		o.ending = e
	}
}

// HoldsComputers reports whether the card of a round without actions is on the screen. Computers wait until it is
// closed, because otherwise nobody could read it.
func (o *Recap) HoldsComputers() bool {
	return o.ending.idle && o.endShown() && len(o.around.Persons()) > 0
}

// endShown reports whether the card of the end of a round is on the screen, perhaps below the whole card.
func (o *Recap) endShown() bool {
	return len(o.ending.told) > 0 && !o.desk.Game.Past() && o.desk.Game.Now() == o.ending.at
}

// drawEnd draws the card of the end of a round, which must be open.
func (o *Recap) drawEnd(u *ui.UI, clear ui.Rect) {
	e := &o.ending
	if lang := o.desk.Shell.Prefs.Lang; e.lang != lang {
		e.lang = lang
		e.round, e.told, e.idle = o.desk.Viewer().StockRoundEnd(e.at)
	}
	box, open := o.drawGround(u, clear, e.high)
	if !open {
		return
	}
	words := endWords.title
	if e.idle {
		words = endWords.idle
	}
	title := o.desk.Phrase(words, text.Facts{"round": e.round})
	u.Open(ui.Node{ID: "ended", Role: ui.RoleRegion, Name: title, Rect: box})
	defer u.Close()
	in := box.Pad(cardPadX, cardPadY)
	side := widgets.SmallHeight(u)
	head := in.CutTop(side)
	if u.Button("ended:close", widgets.Middle(head.CutRight(side), side), ui.Button{
		Icon: icon.Close, Name: o.desk.Say(app.Words.Close), Look: ui.Quiet, Small: true,
	}) {
		o.Close()
		return
	}
	u.Heading("ended:title", 2, head, title,
		widgets.Shrunk(u, title, head.W, widgets.Bold(u, widgets.Sizes.Title), widgets.Sizes.Small))
	in.CutTop(cardGap)
	widgets.DrawRule(u, in)
	content := float32(0)
	u.Scroll("ended:scroll", in, func(r ui.Rect) float32 {
		col := widgets.NewColumn(u, widgets.Endless(r))
		col.Gap(6)
		for i, said := range e.told {
			col.Paragraph("ended:"+strconv.Itoa(i), said, widgets.Plain(u, widgets.Sizes.Compact))
			col.Gap(4)
		}
		content = col.Height()
		return content
	})
	if all := content + head.H + cardMore; all != e.high {
		e.high = all
		u.Again()
	}
}
