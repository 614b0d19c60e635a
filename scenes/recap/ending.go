package recap

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/scenes/app"
	"hexrail/scenes/widgets"
)

// ending tells what the end of a stock round has brought, in order, where that is much. It lies over the map until it is closed or
// somebody decides something; the log keeps what it tells.
type ending struct {
	at    int // the position at which it opened
	lang  text.Lang
	round string
	told  []string
	idle  bool    // nobody could act in it
	high  float32 // of its content when it was last drawn
}

// minTold is how many sentences are worth a card.
const minTold = 3

var endWords = struct{ title, idle text.Pair }{
	title: text.Pair{"The end of {round}", "{round} の終わり"},
	idle:  text.Pair{"{round}: nobody could act", "{round}：だれも行動できませんでした"},
}

// TellEnd opens the card if the last action has ended a stock round and much came of it, or nobody could act in one (1822PNW/R73).
func (o *Others) TellEnd() {
	e := ending{at: o.desk.Game.Now(), lang: o.desk.Shell.Prefs.Lang}
	if e.round, e.told, e.idle = o.desk.Viewer().Ended(e.at); (len(e.told) >= minTold || e.idle) && !o.desk.View().S.End.Over {
		o.ending = e
	}
}

// Stops reports whether the card of a round in which nobody could act is on the screen: computers wait until somebody has read it.
func (o *Others) Stops() bool { return o.ending.idle && o.endShown() && len(o.host.Persons()) > 0 }

// endShown reports whether the card of the end of a round is on the screen.
func (o *Others) endShown() bool {
	return len(o.ending.told) > 0 && !o.desk.Game.Past() && o.desk.Game.Now() == o.ending.at
}

// drawEnd draws the card.
func (o *Others) drawEnd(u *ui.UI, clear ui.Rect) {
	e := &o.ending
	if lang := o.desk.Shell.Prefs.Lang; e.lang != lang {
		e.lang = lang
		e.round, e.told, e.idle = o.desk.Viewer().Ended(e.at)
	}
	box, open := o.ground(u, clear, e.high)
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
	in := box.Pad(14, 10)
	side := max(32, u.Target())
	head := in.CutTop(side)
	if u.Button("ended:close", widgets.Middle(head.CutRight(side), side), ui.Button{
		Icon: icon.Close, Name: o.desk.Say(app.Words.Close), Look: ui.Quiet, Small: true,
	}) {
		o.Close()
		u.Again()
		return
	}
	u.Heading("ended:title", 2, head, title, widgets.Shrunk(u, title, head.W, widgets.Bold(u, widgets.Sizes.Title), widgets.Sizes.Small))
	in.CutTop(6)
	widgets.Rule(u, in)
	content := float32(0)
	u.Scroll("ended:scroll", in, func(r ui.Rect) float32 {
		col := widgets.NewColumn(u, widgets.Endless(r))
		col.Gap(6)
		for i, said := range e.told {
			col.Cut(u.Paragraph("ended:"+strconv.Itoa(i), col.Rest(), said, widgets.Plain(u, widgets.Sizes.Compact)) + 4)
		}
		content = col.Height()
		return content
	})
	if all := content + head.H + 30; all != e.high {
		e.high = all
		u.Again()
	}
}
