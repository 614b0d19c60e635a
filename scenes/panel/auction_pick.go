package panel

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
)

var selectionWords = struct{ each, line, bids, paid, left, has, ties, noTie, row text.Pair }{
	each:  text.Pair{"Everybody takes exactly one.", "全員が1つずつ取ります。"},
	line:  text.Pair{"Bids", "入札"},
	bids:  text.Pair{"The bids, which everybody has paid", "全員が払った入札額"},
	paid:  text.Pair{"paid", "支払い"},
	left:  text.Pair{"{$sum} left", "残り {$sum}"},
	has:   text.Pair{"has {private}", "{private} を取得"},
	ties:  text.Pair{"Equal bids choose in order of seats.", "同額なので、席順に選びます。"},
	noTie: text.Pair{"Equal bids would choose in order of seats; there are none.", "同額なら席順です。今回は同額はありません。"},
	row:   text.Pair{"{n}. {player} bid {$sum}, {what}", "{n}. {player}、入札 {$sum}、{what}"},
}

// auctionPickPanel is the choice of a private after secret bids, which are now revealed.
type auctionPickPanel struct {
	*choice.Choice
	bids []draft.RevealedBid
}

func newAuctionPickPanel(c *choice.Choice, bids []draft.RevealedBid) *decision.Decision {
	s := &auctionPickPanel{c, bids}
	d := c.Decision(s)
	d.Peek = s.drawPeek
	return d
}

// Prompt returns the rule that everybody takes exactly one.
func (s *auctionPickPanel) Prompt() (order, limits string) {
	return "", s.Desk.Say(selectionWords.each)
}

// Bar returns the buttons of the draft.
func (s *auctionPickPanel) Bar() decision.Bar { return s.ActionBar() }

// Draw draws the bids in their order and the chosen private, and returns the height.
func (s *auctionPickPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	board := s.Desk.OnBoard(choice.LotBoard)
	if board {
		s.Why.Draw(u, col)
		s.Outcome.Draw(u, col)
		col.Gap(6)
	}
	s.drawBids(u, col)
	if !board {
		s.Why.DrawAtTop(u, col)
		s.DrawLotCards(u, col, func() { s.Outcome.Draw(u, col) })
	}
	return col.Height()
}

// drawPeek draws the bids in a row, that of the choosing player in full ink, and returns true. Nothing there can be
// pressed.
func (s *auctionPickPanel) drawPeek(u *ui.UI, r ui.Rect) bool {
	head := s.Desk.Say(selectionWords.line)
	u.P.TextIn(r.CutLeft(u.P.Width(head, widgets.Soft(u, widgets.Sizes.Compact))+14),
		head, widgets.Soft(u, widgets.Sizes.Compact))
	for i, b := range s.bids {
		ps, style := widgets.NewParts(u), widgets.Soft(u, widgets.Sizes.Compact)
		if b.Chooses {
			style = widgets.Bold(u, widgets.Sizes.Compact)
		}
		ps.Seat(s.Desk.Seats, b.Player, 8)
		ps.Gap(5)
		ps.Text(s.Desk.Speaker().Money(b.Sum), style)
		cell := r.CutLeft(ps.Width() + 16)
		u.Node(ui.Node{ID: "revealed:" + strconv.Itoa(i+1), Role: ui.RoleText, Name: s.spokenRow(i), Rect: cell})
		ps.Draw(cell)
	}
	return true
}

// Sizes of a bid in dp.
const (
	bidPadX    = 12
	bidPadY    = 6
	placeWidth = 18
	leastSum   = 56 // width of the sum
)

// sumShare is the share of the height of a bid that the sum takes; the word below it has the rest.
const sumShare = 0.62

// drawBid draws bid i: its place, the player, the sum, and the private taken or the cash left.
func (s *auctionPickPanel) drawBid(u *ui.UI, row ui.Rect, i int) {
	b, say := s.bids[i], s.Desk.Speaker()
	u.Node(ui.Node{ID: "revealed:" + strconv.Itoa(i+1), Role: ui.RoleText, Name: s.spokenRow(i), Rect: row})
	u.P.RoundRect(row, theme.Radius.Button, u.Theme.BG.Sunken)
	if b.Chooses {
		u.P.Frame(row, theme.Radius.Button, theme.Stroke.Selected, u.Theme.Accent.Base)
	}
	in := row.Pad(bidPadX, bidPadY)
	u.P.TextIn(in.CutLeft(placeWidth), strconv.Itoa(i+1), widgets.Soft(u, widgets.Sizes.Body))
	s.Desk.Seats.Cut(u, &in, b.Player, 12, 10)
	sum, figure := say.Money(b.Sum), widgets.Aligned(widgets.Bold(u, widgets.Sizes.Title), paint.Right)
	money := in.CutRight(max(u.P.Width(sum, figure), leastSum))
	u.P.TextIn(money.CutTop(money.H*sumShare), sum, figure)
	u.P.TextIn(money, s.Desk.Say(selectionWords.paid),
		widgets.Aligned(widgets.Soft(u, widgets.Sizes.Caption), paint.Right))
	u.Label(in.CutTop(widgets.Line(u, widgets.Sizes.Body)), say.Player(b.Player), widgets.Bold(u, widgets.Sizes.Body))
	u.Label(in, s.state(b), widgets.Soft(u, widgets.Sizes.Small))
}

// drawBids draws the bids in their order, and below them how ties were broken or that there is none.
func (s *auctionPickPanel) drawBids(u *ui.UI, col *widgets.Column) {
	w := &selectionWords
	u.Heading("revealed", 2, col.Cut(widgets.Line(u, widgets.Sizes.Body)+6),
		s.Desk.Say(w.bids), widgets.Bold(u, widgets.Sizes.Body))
	words := w.noTie
	for i := range s.bids {
		if s.bids[i].Tied {
			words = w.ties
		}
		s.drawBid(u, col.Cut(widgets.Line(u, widgets.Sizes.Body)+widgets.Line(u, widgets.Sizes.Small)+2*bidPadY+2), i)
		col.Gap(6)
	}
	widgets.DrawNotice(u, col, "revealed:ties", s.Desk.Say(words), icon.Info, u.Theme.Ink.Soft, u.Theme.BG.Surface)
}

// spokenRow returns the accessible name of row i.
func (s *auctionPickPanel) spokenRow(i int) string {
	b, say := s.bids[i], s.Desk.Speaker()
	return s.Desk.Phrase(selectionWords.row, text.Facts{
		"n": strconv.Itoa(i + 1), "player": say.Player(b.Player), "$sum": say.Money(b.Sum), "what": s.state(b),
	})
}

// state returns the private that a player has taken, or the remaining cash.
func (s *auctionPickPanel) state(b draft.RevealedBid) string {
	say := s.Desk.Speaker()
	if b.Taken != 0 {
		return s.Desk.Phrase(selectionWords.has, text.Facts{"private": say.Private(b.Taken)})
	}
	return s.Desk.Phrase(selectionWords.left, text.Facts{"$sum": say.Money(b.Left)})
}
