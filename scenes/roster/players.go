package roster

import (
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/recap"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// DrawPlayers draws the players along r in seat order.
func (s *Roster) DrawPlayers(u *ui.UI, r ui.Rect) {
	list := s.See().Players
	u.Open(ui.Node{ID: "players", Role: ui.RoleToolbar, Name: s.Say(Words.Players), Rect: r})
	defer u.Rove("players")
	defer u.Close()
	const gap = 8
	look := s.cardLook(u, r.Columns(0, len(list), gap))
	for i := range list {
		s.drawPlayerCard(u, r.Columns(i, len(list), gap), &list[i], look)
	}
}

// cardLook is the layout of the players' cards, the same for all of them.
type cardLook struct {
	line  bool // name and cash in a single line
	stack bool // cash below the name; takes precedence over line
	word  bool // the word "cash" below the figure
	// detail is that of worth and certificates, at most.
	detail info.Detail
}

// cardLook returns the layout in which every player's name and figures fit.
func (s *Roster) cardLook(u *ui.UI, r ui.Rect) cardLook {
	in, _ := cardInner(r)
	look := cardLook{line: r.H < 54*u.TextScale, word: true}
	for i := range s.See().Players {
		p := &s.See().Players[i]
		left := in.W - u.P.Width(p.Cash, s.cashStyle(u, in, look)) - 8
		if left < min(u.P.Width(p.Name, widgets.Bold(u, widgets.Sizes.Compact)), 72*u.TextScale) {
			look.stack = true
		}
		if s.Tabs.PlayerDetail(u, p, info.Labelled).Width() > left {
			look.word = false
		}
		_, look.detail = s.Tabs.FitPlayerDetail(u, p, in.W, look.detail)
	}
	return look
}

// Widths in dp in a player's card.
const (
	cardPad       = 11
	narrowCardPad = 8
	narrowCard    = 190 // below it the padding is narrow
	tinyCard      = 150 // below it the shape is not on the left
	shapeWidth    = 30  // of the shape on the left
)

// cardInner returns the inside of a player's card, and whether the player's shape is on its left.
func cardInner(r ui.Rect) (in ui.Rect, shape bool) {
	in = r.Pad(cardPad, 0)
	if r.W < narrowCard {
		in = r.Pad(narrowCardPad, 0)
	}
	if r.W < tinyCard {
		return in, false
	}
	in.CutLeft(shapeWidth)
	return in, true
}

// cashStyle returns the text style of the cash on a player's card.
func (s *Roster) cashStyle(u *ui.UI, in ui.Rect, look cardLook) paint.Text {
	if look.line || in.W < 180 {
		return widgets.Bold(u, widgets.Sizes.Title)
	}
	return widgets.Bold(u, widgets.Sizes.Heading)
}

// drawPlayerCard draws a player with cash and worth. A press selects the player.
func (s *Roster) drawPlayerCard(u *ui.UI, r ui.Rect, p *view.Player, look cardLook) {
	n := ui.Node{
		ID: "player:" + strconv.Itoa(int(p.ID)), Role: ui.RoleButton, Name: p.Spoken, Pressed: ui.Is(p.Selected),
	}
	worth := s.Others.WorthChange(p.ID, &n)
	defer recap.DrawChange(u, r, worth)
	press := u.Press(n, r, theme.Radius.Card)
	if press.Clicked {
		s.togglePlayer(p.ID)
	}
	if press.Hover || press.Focus {
		s.finds.Player = p.ID
	}
	u.Card(r, theme.Radius.Card)
	if press.Hover {
		u.P.RoundRect(r, theme.Radius.Card, u.Theme.BG.Sunken)
	}
	if p.Acting {
		u.P.Frame(r, theme.Radius.Card, theme.Stroke.Selected, u.Theme.Accent.Base)
	}
	in, shape := cardInner(r)
	if shape {
		s.Seats.Draw(u, p.ID, in.X-18, in.Y+in.H/2, 10)
	}
	switch {
	case look.stack:
		s.drawPlayerStack(u, in, p, !shape)
	case look.line:
		s.drawPlayerLine(u, in, p)
	default:
		s.drawPlayerLines(u, in, p, look)
	}
}

// drawPlayerStack draws the cash below the name. With shape, the player's shape is before the name.
func (s *Roster) drawPlayerStack(u *ui.UI, in ui.Rect, p *view.Player, shape bool) {
	in = in.Middle(in.W, widgets.Line(u, widgets.Sizes.Small)+widgets.Line(u, widgets.Sizes.Body))
	top := in.CutTop(widgets.Line(u, widgets.Sizes.Small))
	if shape {
		s.Seats.Cut(u, &top, p.ID, 6, 2)
		top.CutLeft(3)
	}
	widgets.DrawShrunk(u, top, p.Name, widgets.Bold(u, widgets.Sizes.Small))
	ps := widgets.NewParts(u)
	ps.Text(p.Cash, widgets.Bold(u, widgets.Sizes.Body))
	detail := s.Tabs.PlayerDetail(u, p, info.CertsOnly)
	if ps.Width()+detail.Width()+8 <= in.W {
		ps.Gap(in.W - ps.Width() - detail.Width())
		ps.Join(detail)
	}
	ps.Draw(in)
}

// drawPlayerLine draws name and cash in one line.
func (s *Roster) drawPlayerLine(u *ui.UI, in ui.Rect, p *view.Player) {
	widgets.CutWords(u, &in, p.Cash, widgets.Bold(u, widgets.Sizes.Title), 2)
	in.CutRight(6)
	s.Tabs.DrawPlayerName(u, in, p)
}

// drawPlayerLines draws a player in two lines: the name and below it the details, with the cash on the right and below
// it its change or the word for it.
func (s *Roster) drawPlayerLines(u *ui.UI, in ui.Rect, p *view.Player, look cardLook) {
	in = in.Middle(in.W, widgets.Line(u, widgets.Sizes.Lead)+widgets.Line(u, widgets.Sizes.Small)+3)
	cash, word := s.cashStyle(u, in, look), widgets.Soft(u, widgets.Sizes.Caption)
	right := in.CutRight(u.P.Width(p.Cash, cash) + 2)
	top := widgets.Line(u, widgets.Sizes.Lead) + 2
	u.P.TextIn(right.CutTop(top), p.Cash, widgets.Aligned(cash, paint.Right))
	in.CutRight(6)
	s.Tabs.DrawPlayerName(u, in.CutTop(top), p)
	if change := s.CashChange(p.ID); change != 0 {
		words := text.Change(s.Game.Title().Currency, change)
		style := widgets.Aligned(u.Type(widgets.Sizes.Small, paint.Bold, widgets.MoodInk(u, draft.MoodOf(change))),
			paint.Right)
		w := max(right.W, u.P.Width(words, style))
		u.P.TextIn(paint.R(right.Right()-w, right.Y, w, right.H), words, style)
		in.W = right.Right() - w - 6 - in.X
	} else if look.word {
		u.P.TextIn(right, s.Say(info.Words.Cash), widgets.Aligned(word, paint.Right))
	} else {
		in.W = right.Right() - in.X
	}
	detail, _ := s.Tabs.FitPlayerDetail(u, p, in.W, look.detail)
	if words, style := s.privateNames(u, p, in.W-detail.Width()-8), widgets.Soft(u, widgets.Sizes.Caption); words != "" {
		detail.Gap(8)
		detail.Text(words, style)
	}
	detail.Draw(in)
}

// privateNames returns the names of a player's privates that fit room, followed by the number of the others, or "" if
// not even one fits.
func (s *Roster) privateNames(u *ui.UI, p *view.Player, room float32) string {
	for n := len(p.Privates); n > 0; n-- {
		words := strings.Join(p.Privates[:n], " ")
		if more := len(p.Privates) - n; more > 0 {
			words += " +" + strconv.Itoa(more)
		}
		if u.P.Width(words, widgets.Soft(u, widgets.Sizes.Caption)) <= room {
			return words
		}
	}
	return ""
}
