// Package commentary draws the comments on a sample game and leads from one to the next.
//
// A Commentary, made by New, has the comments of one game. A comment (words.Comment) belongs to a position of the game,
// its At, and is shown while the cursor is there. Comments are ordered by position, at most one each. The titles write
// them.
package commentary

import (
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles/words"
)

// Commentary holds the comments on the game of a desk. It draws nothing if there are none.
type Commentary struct {
	desk *desk.Desk
	list []words.Comment
	told int // number of the comment announced last, from 1; zero if the position has none
}

// New returns the comments of a desk's game. list must be ordered by position.
func New(d *desk.Desk, list []words.Comment) *Commentary { return &Commentary{desk: d, list: list} }

// Words are the texts of this package.
var Words = struct{ title, next, last, leave text.Pair }{
	title: text.Pair{"Comment {n} of {all}", "解説 {n}/{all}"},
	next:  text.Pair{"Next comment", "次の解説へ"},
	last:  text.Pair{"Back", "前の解説へ"},
	leave: text.Pair{"To the start page", "最初の画面へ"},
}

// Any reports whether the game has comments.
func (c *Commentary) Any() bool { return len(c.list) > 0 }

// At returns the number of the comment on a position, from 1, or zero if there is none.
func (c *Commentary) At(position int) int {
	for i := range c.list {
		if c.list[i].At == position {
			return i + 1
		}
	}
	return 0
}

// After returns the position of the first comment after a position; ok is false if there is none.
func (c *Commentary) After(position int) (at int, ok bool) {
	for i := range c.list {
		if c.list[i].At > position {
			return c.list[i].At, true
		}
	}
	return 0, false
}

// lastBefore returns the position of the last comment before a position; ok is false if there is none.
func (c *Commentary) lastBefore(position int) (at int, ok bool) {
	for i := range c.list {
		if c.list[i].At < position {
			at, ok = c.list[i].At, true
		}
	}
	return at, ok
}

// Announce announces the comment on the current position to screen readers, once. It must run in each frame.
func (c *Commentary) Announce(u *ui.UI) {
	n := c.At(c.desk.Game.At())
	if n > 0 && n != c.told {
		u.Announce(c.desk.Speaker().Sentences([]string{c.title(n), c.desk.Say(c.list[n-1].Said)}))
	}
	c.told = n
}

// Hexes returns the hexes that the map should show with the comment on a position.
func (c *Commentary) Hexes(position int) []id.Hex {
	if n := c.At(position); n > 0 {
		if h := c.desk.Game.Title().FindHex(c.list[n-1].Hex); h != 0 {
			return []id.Hex{h}
		}
	}
	return nil
}

// title returns the heading of comment n.
func (c *Commentary) title(n int) string {
	return c.desk.Phrase(Words.title, text.Facts{"n": strconv.Itoa(n), "all": strconv.Itoa(len(c.list))})
}

// Draw draws the comment on the current position at the top of r and returns its height, or zero if there is none.
func (c *Commentary) Draw(u *ui.UI, r ui.Rect) float32 {
	n := c.At(c.desk.Game.At())
	if n == 0 {
		return 0
	}
	said, plain := c.desk.Say(c.list[n-1].Said), widgets.Plain(u, widgets.Sizes.Body)
	const padX, padY, gap, below = 12, 10, 4, 8 // gap is the space below the title, below that below the card
	head := widgets.Line(u, widgets.Sizes.Compact) + gap
	card := r.CutTop(head + u.P.Height(said, r.W-2*padX, plain) + 2*padY)
	u.Open(ui.Node{ID: "comment", Role: ui.RoleGroup, Name: c.title(n), Rect: card})
	defer u.Close()
	u.P.RoundRect(card, theme.Radius.Button, u.Theme.Accent.Soft)
	u.P.Frame(card, theme.Radius.Button, theme.Stroke.Hair, u.Theme.Accent.Line)
	in := card.Pad(padX, padY)
	u.Heading("comment:title", 3, in.CutTop(head), c.title(n), widgets.Bold(u, widgets.Sizes.Compact))
	u.Paragraph("comment:text", in, said, plain)
	return card.H + below
}

// Bar returns the buttons that lead from comment to comment. show shows a position; leave ends the sample.
func (c *Commentary) Bar(show func(at int), leave func()) decision.Bar {
	b := decision.Bar{Primary: &decision.Act{Text: c.desk.Say(Words.leave), Do: leave}}
	if at, ok := c.After(c.desk.Game.At()); ok {
		b.Primary = &decision.Act{Text: c.desk.Say(Words.next), Free: true, Do: func() { show(at) }}
	}
	if at, ok := c.lastBefore(c.desk.Game.At()); ok {
		b.Secondary = &decision.Act{ID: "comment:back", Text: c.desk.Say(Words.last), Free: true, Key: "Backspace",
			Do: func() { show(at) }}
	}
	return b
}
