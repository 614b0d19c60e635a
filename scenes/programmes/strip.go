package programmes

import (
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Strip is the strip at the top of the table with the programmes of the game.
type Strip struct {
	*desk.Desk
	Stop func(i int) // removes a programme
	Open func()      // opens the card
}

// Sizes of the strip in dp.
const (
	chipWidth   = 300 // minimum width of a chip; where more programmes run, some are left out
	stripHeight = 34  // minimum
	stripPadX   = 6
	stripPadY   = 3
)

// Draw draws the strip and cuts it off the top of r, if there are programmes: a chip for each one that fits, those that
// have ended first, and a button for the rest.
func (s *Strip) Draw(u *ui.UI, r *ui.Rect) {
	list := s.Game.Programmes.Items
	if len(list) == 0 {
		return
	}
	row := r.CutTop(max(u.Target(), stripHeight*u.TextScale) + 2*stripPadY)
	u.Open(ui.Node{ID: "programmes", Role: ui.RoleRegion, Name: s.Say(words.running), Rect: row})
	defer u.Close()
	u.Block(row)
	u.P.Fill(row, u.Theme.BG.Sunken)
	u.P.Fill(paint.R(row.X, row.Bottom()-1, row.W, 1), u.Theme.Line.Base)
	row = row.Pad(stripPadX, stripPadY)
	shown := s.order()
	room := max(1, int(row.W/(chipWidth*u.TextScale)))
	if len(shown) > room {
		more := ui.Button{Text: "+" + strconv.Itoa(len(shown)-room), Small: true, Look: ui.Quiet,
			Name: s.Phrase(words.rest, text.Facts{"n": strconv.Itoa(len(shown) - room)}), Tip: s.Say(words.openCard)}
		if u.Button("programmes:more", row.CutRight(max(u.ButtonWidth(more), u.Target())), more) {
			s.Open()
		}
		shown = shown[:room]
	}
	width := row.W / float32(len(shown))
	for _, i := range shown {
		s.drawChip(u, row.CutLeft(width).Inset(1), i)
	}
}

// order returns the numbers of the programmes, those that have ended first.
func (s *Strip) order() (list []int) {
	for _, ended := range [...]bool{true, false} {
		for i := range s.Game.Programmes.Items {
			if s.Game.Programmes.Items[i].Runs() != ended {
				list = append(list, i)
			}
		}
	}
	return list
}

// drawChip draws programme i: a press opens the card, the cross stops the programme or removes the ended one.
func (s *Strip) drawChip(u *ui.UI, r ui.Rect, i int) {
	p := &s.Game.Programmes.Items[i]
	key := "programme:" + strconv.Itoa(i)
	ground, frame, sign, ink := u.Theme.BG.Surface, u.Theme.Line.Base, icon.Play, u.Theme.Accent.Base
	stop := s.Say(app.Words.Stop)
	if !p.Runs() {
		ground, frame, sign, ink = u.Theme.Warn.Soft, u.Theme.Warn.Base, icon.Pause, u.Theme.Warn.Base
		stop = s.Say(words.drop)
	}
	u.P.RoundRect(r, theme.Radius.Chip, ground)
	u.P.Frame(r, theme.Radius.Chip, theme.Stroke.Hair, frame)
	said := Summary(s.Desk, p)
	name := text.Headed(s.Speaker().Lang, s.Speaker().Player(p.Player), said)
	side := max(u.Target(), r.H)
	cross := ui.Button{Icon: icon.Close, Tip: stop, Look: ui.Quiet, Small: true}
	cross.Name = text.Headed(s.Speaker().Lang, stop, name)
	if u.Button(key+":stop", r.CutRight(side), cross) {
		s.Stop(i)
		return
	}
	n := ui.Node{ID: key, Role: ui.RoleButton, Name: name, Describe: s.Say(words.openCard)}
	if u.Press(n, r, theme.Radius.Chip).Clicked {
		s.Open()
	}
	in := r.Pad(8, 0)
	widgets.CutIcon(u, &in, sign, 14, 4, ink)
	s.Seats.Cut(u, &in, p.Player, 8, 4)
	drawTwoLines(u, in, said)
}

// drawTwoLines draws words on one line, or on two if they do not fit on one and the height of r allows it. Words that
// still do not fit are cut.
func drawTwoLines(u *ui.UI, r ui.Rect, said string) {
	const overlap = 4 // by which the space between the lines may exceed r
	style := widgets.Shrunk(u, said, r.W, widgets.Plain(u, widgets.Sizes.Compact), widgets.Sizes.Micro)
	both := 2 * style.Size * paint.LineHeight
	if lines := u.P.Wrap(said, r.W, style); len(lines) > 1 && both <= r.H+overlap {
		u.P.Paragraph(widgets.Middle(r, both), lines[0]+"\n"+u.P.Fit(lines[1], r.W, style), style)
		return
	}
	u.P.TextIn(r, u.P.Fit(said, r.W, style), style)
}
