package dialogs

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"github.com/boombuler/barcode"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Sizes of the share dialog in dp.
const (
	shareSide    = 280 // width of the right column
	sharePicture = 120 // height of the map
	minModule    = 2   // minimum width of a module of the QR code
)

// quietZone is the width in modules of the light margin around a QR code that readers need (ISO/IEC 18004).
const quietZone = 4

// modules returns the width of a code with its margin, in modules.
func modules(c barcode.Barcode) int { return c.Bounds().Dx() + 2*quietZone }

// lowSide is the height in dp below which the right column scrolls, and minColumns the width of the dialog above which
// there are two columns.
const (
	lowSide    = 320
	minColumns = 640
)

// Draw draws the choice of a form, the link or the button for the file, the QR code and the seats: in two columns, or
// one in a narrow dialog. Closing it takes nothing back.
func (s *Sharing) Draw(u *ui.UI, _ ui.Rect) {
	a := s.app
	if i := a.Shelf.Find(s.Info.ID); i != nil {
		s.Info = i
	}
	if s.lang != a.Prefs.Lang || s.seen.At() != s.sharedPosition() {
		s.refresh()
	}
	d := ui.Dialog{Title: s.title(), Below: s.hint(), Icon: icon.Share, Width: 880, Height: 700}
	a.DrawDialog(u, s, "share", d, func(r ui.Rect) {
		twoColumns := r.W > minColumns
		if twoColumns {
			right := r.CutRight(shareSide)
			r.CutRight(20)
			kept := widgets.Line(u, widgets.Sizes.Compact) + 24
			low := right.H < lowSide*u.TextScale
			if !low {
				s.drawKept(u, right.CutBottom(kept))
			}
			u.Scroll("share:right", right, func(r ui.Rect) float32 {
				top := r.Y
				if low {
					r = widgets.Endless(r)
				}
				s.drawLinkCode(u, &r, right.H)
				s.drawSeats(u, &r)
				if low {
					s.drawKept(u, r.CutTop(kept))
				}
				return r.Y - top
			})
		}
		sight := r.H
		u.Scroll("share:left", r, func(r ui.Rect) float32 {
			top := r.Y
			r.H = 1 << 16
			r.CutRight(widgets.ScrollGutter)
			s.drawMain(u, &r)
			if !twoColumns {
				r.CutTop(12)
				s.drawLinkCode(u, &r, sight)
				s.drawSeats(u, &r)
				s.drawKept(u, r.CutTop(widgets.Line(u, widgets.Sizes.Compact)+24))
			}
			return r.Y - top
		})
	})
}

// hint returns the line below the heading of the dialog.
func (s *Sharing) hint() string {
	if s.PassesTurn() {
		return shareWords.sendTo.Fill(s.lang, text.Facts{"player": s.Prompt.DeciderName})
	}
	return s.app.Say(shareWords.hint)
}

// drawMain draws the choice of a form and the link or file for it.
func (s *Sharing) drawMain(u *ui.UI, r *ui.Rect) {
	a, w := s.app, &shareWords
	r.CutTop(4)
	s.drawGame(u, r)
	s.drawSend(u, r)
	if s.asksSeat() {
		if me := drawSeatChoice(u, r, a.Say(openWords.youAre), s.game, 0, a.Say(openWords.everyone)); me != 0 {
			s.sit(id.Player(me))
			u.Again()
		}
	}
	s.drawKinds(u, r)
	s.drawAlong(u, r)
	if s.seen.View().Sealed() {
		r.CutTop(u.Paragraph("share:veiled", *r, a.Say(w.veiled), widgets.Soft(u, widgets.Sizes.Compact)) + 8)
	}
	if s.Kind <= AsMoment {
		s.drawLink(u, r)
	} else if save := (ui.Button{Text: a.Say(w.saveFile), Icon: icon.Download, Look: ui.Primary}); u.Button("share:file",
		r.CutTop(widgets.TallField(u)), save) {
		s.saveFile()
	}
	s.drawByFile(u, r)
	r.CutTop(12)
}

// drawByFile draws the buttons that keep the game in step with a shared file, and how that works.
func (s *Sharing) drawByFile(u *ui.UI, r *ui.Rect) {
	if s.ByFile == nil || s.Kind != asFile {
		return
	}
	r.CutTop(8)
	s.drawWays(u, r, []widgets.MenuLine{
		{Item: ui.Item{ID: "share:shared", Text: s.app.Say(shareWords.newFile), Icon: icon.Plus}, Do: s.ByFile.Begin},
		{Item: ui.Item{ID: "share:connect", Text: s.app.Say(shareWords.oldFile), Icon: icon.Link}, Do: s.ByFile.Connect},
	}, false)
	r.CutTop(u.Paragraph("share:sharedhint", *r, s.app.Say(shareWords.byFileHint), widgets.Soft(u, widgets.Sizes.Small)))
}

// drawAlong draws the switches by which the programmes and plans of this device go along, where there are any. A moment
// has no programmes.
func (s *Sharing) drawAlong(u *ui.UI, r *ui.Rect) {
	if n := len(s.ownProgrammes().Items); n > 0 && s.Kind != AsMoment {
		said := s.app.Phrase(shareWords.along, text.Facts{"n": text.Number(int32(n))})
		drawSwitch(s, u, r, "share:programmes", said, &s.along)
	}
	if len(plansOf(s.game, s.Info, true)) > 0 && s.Kind != asRecord {
		drawSwitch(s, u, r, "share:plans", s.app.Say(shareWords.plans), &s.plans)
	}
}

// drawSwitch draws a switch for something that may go along, and makes the links anew when it changes.
func drawSwitch(s *Sharing, u *ui.UI, r *ui.Rect, id, said string, along *bool) {
	row := r.CutTop(u.SwitchHeight(r.W, said))
	r.CutTop(8)
	if on := u.Switch(id, row, said, *along); on != *along {
		*along, s.copied = on, false
		s.makeLinks()
		u.Again()
	}
}

// drawGame draws the game: map, pending decision, number of moves.
func (s *Sharing) drawGame(u *ui.UI, r *ui.Rect) {
	a := s.app
	box := r.CutTop(max(sharePicture, widgets.Line(u, widgets.Sizes.Lead)+2*widgets.Line(u, widgets.Sizes.Body)+
		widgets.Line(u, widgets.Sizes.Small)+28))
	r.CutTop(12)
	u.P.RoundRect(box, theme.Radius.Card, u.Theme.BG.Sunken)
	if box.W > 330*u.TextScale {
		a.Thumbs.DrawMatch(u, box.CutLeft(min(160, box.W*0.42)).Inset(6), s.seen)
	}
	box = box.Pad(8, 12)
	say := text.Speaker{Lang: s.lang}
	u.Text("share:name", box.CutTop(widgets.Line(u, widgets.Sizes.Lead)),
		say.List([]string{s.header.Title, app.PlainName(s.header.Title, s.Info.Name)}), widgets.Bold(u, widgets.Sizes.Lead))
	due, who := box.CutTop(widgets.Line(u, widgets.Sizes.Body)), box.CutTop(widgets.Line(u, widgets.Sizes.Body))
	if c := s.Prompt.Actor.Corp(); c != 0 {
		widgets.CutToken(u, &due, widgets.Token(&s.game.Title().Corps[c-1]), 9, 6)
	}
	if p := s.Prompt.Decider; p != 0 {
		at := &who
		if s.Prompt.Own {
			at = &due
		}
		widgets.SeatsOf(s.game.Players()).Cut(u, at, p, 8, 8)
	}
	u.Text("share:due", due, s.Prompt.Heading, widgets.Plain(u, widgets.Sizes.Body))
	if s.Prompt.Over {
		u.Text("share:who", who, s.Prompt.Text,
			widgets.Shrunk(u, s.Prompt.Text, who.W, widgets.Plain(u, widgets.Sizes.Body), widgets.Sizes.Micro))
	} else if !s.Prompt.Own {
		u.Text("share:who", who, s.Prompt.Decides, widgets.Plain(u, widgets.Sizes.Body))
	}
	moves := shareWords.moves.Fill(s.lang, text.Facts{"n": text.Number(int32(s.seen.At()))})
	u.Text("share:moves", box.CutTop(widgets.Line(u, widgets.Sizes.Small)+4),
		say.List(slices.DeleteFunc([]string{moves, s.round()}, func(s string) bool { return s == "" })),
		widgets.Soft(u, widgets.Sizes.Small))
}

// lengthText returns the length of a link and how well it can be sent, in words.
func (s *Sharing) lengthText(link string) string {
	if s.err != nil {
		return s.app.Say(shareWords.tooLong)
	}
	n := shareWords.characters.Fill(s.lang, text.Facts{"n": text.Number(int32(len(link)))})
	say := text.Speaker{Lang: s.lang}
	return say.List([]string{n, s.app.Say(verdict(len(link)))})
}

// drawKinds draws the choice between the forms.
func (s *Sharing) drawKinds(u *ui.UI, r *ui.Rect) {
	a, w := s.app, &shareWords
	u.Open(ui.Node{ID: "share:kinds", Role: ui.RoleRadioGroup, Name: a.Say(w.what), Rect: *r})
	defer u.Close()
	h := max(54*u.TextScale, u.Target())
	for n, k := range []struct {
		id, value  string
		name, hint text.Pair
	}{{"link", s.lengthText(s.links[AsLink]), w.link, w.linkHint},
		{"position", s.lengthText(s.links[AsMoment]), w.moment, w.momentHint},
		{"savefile", "", w.file, w.fileHint}, {"record", "", w.record, w.recordHint}} {
		row := r.CutTop(h)
		r.CutTop(8)
		on := ShareKind(n) == s.Kind
		ground, frame := u.Theme.BG.Surface, u.Theme.Line.Base
		if on {
			ground, frame = u.Theme.Accent.Soft, u.Theme.Accent.Base
		}
		u.P.RoundRect(row, theme.Radius.Button, ground)
		u.P.Frame(row, theme.Radius.Button, theme.Stroke.Control, frame)
		node := ui.Node{
			ID: "share:" + k.id, Role: ui.RoleRadio, Name: a.Say(k.name), Describe: a.Say(k.hint) + " " + k.value,
			Checked: ui.Is(on), Disabled: ShareKind(n) <= AsMoment && s.err != nil,
		}
		if u.Press(node, row, theme.Radius.Button).Clicked {
			s.Kind, s.copied, s.failed = ShareKind(n), false, ""
			u.Again()
		}
		row = row.Pad(14, 6)
		x, y := row.CutLeft(30).Center()
		u.P.Ring(x-4, y, 9, 2, frame)
		if on {
			u.P.Circle(x-4, y, 5, u.Theme.Accent.Base)
		}
		words := row.CutTop(widgets.Line(u, widgets.Sizes.Lead))
		u.Label(words, a.Say(k.name), widgets.Bold(u, widgets.Sizes.Lead))
		hint, small := a.Say(k.hint), widgets.Soft(u, widgets.Sizes.Small)
		if w := u.P.Width(k.value, small); k.value != "" && u.P.Width(hint, small)+w+16 > row.W {
			hint = k.value // both do not fit
		} else {
			u.Label(row.CutRight(w+1), k.value, small)
		}
		u.Label(row, hint, small)
	}
}

// drawLink draws the link with its buttons.
func (s *Sharing) drawLink(u *ui.UI, r *ui.Rect) {
	a, w := s.app, &shareWords
	row := r.CutTop(widgets.TallField(u))
	r.CutTop(8)
	b := ui.Button{Text: a.Say(w.copyLink), Icon: icon.Copy, Look: ui.Primary}
	if s.sends() {
		b.Look = ui.Secondary
	}
	if s.copied {
		b.Icon, b.Text = icon.Check, a.Say(w.copied)
	}
	press := row.CutRight(u.ButtonWidth(b))
	row.CutRight(8)
	name := w.linkName
	if s.Kind == AsMoment {
		name = w.momentName
	}
	field := ui.Field{Name: name.Fill(s.lang, text.Facts{"n": strconv.Itoa(len(s.Link()))}), Value: s.Link(),
		ReadOnly: true}
	if s.failed != "" { // the message and the link, on one line
		field.Value = strings.ReplaceAll(s.failed, "\n", " ")
	}
	u.Field("share:field", row, field)
	if u.Button("act:copy", press, b) || !s.sends() && u.Key("Enter") || u.Key("c") {
		s.copyText(u, s.Link())
	}
	if s.failed != "" {
		style := widgets.Soft(u, widgets.Sizes.Compact)
		style.Color = u.Theme.Bad.Base
		r.CutTop(u.Paragraph("share:failed", *r, a.Say(w.failed), style) + 8)
	}
	s.drawOtherWays(u, r)
	r.CutTop(4)
	s.drawMessage(u, r)
}

// drawOtherWays draws the other buttons of a link.
func (s *Sharing) drawOtherWays(u *ui.UI, r *ui.Rect) {
	a, w := s.app, &shareWords
	save := widgets.MenuLine{Item: ui.Item{ID: "share:file", Text: a.Say(w.saveFile), Icon: icon.Download}, Do: s.saveFile}
	if s.sends() {
		s.drawWays(u, r, []widgets.MenuLine{save}, false)
		return
	}
	ways := []widgets.MenuLine{
		{Item: ui.Item{ID: "share:message", Text: a.Say(w.copyMessage), Icon: icon.Copy},
			Do: func() { s.copyText(u, s.Message()+"\n"+s.Link()) }},
		save,
	}
	if a.Host.CanSend() {
		ways = append(ways, widgets.MenuLine{Item: ui.Item{ID: "share:send", Text: a.Say(w.send), Icon: icon.Share},
			Do: s.Send})
	}
	s.drawWays(u, r, ways, false)
}

// drawSend draws the buttons that pass the game on to whoever waits for it, and the switch for a picture.
func (s *Sharing) drawSend(u *ui.UI, r *ui.Rect) {
	if !s.sends() {
		return
	}
	a, w := s.app, &shareWords
	message := widgets.MenuLine{Item: ui.Item{ID: "share:message", Text: w.copyFor.Fill(s.lang, s.to()), Icon: icon.Copy},
		Do: func() { s.copyText(u, s.Message()+"\n"+s.Link()) }}
	if s.copied {
		message.Icon, message.Text = icon.Check, a.Say(w.copied)
	}
	ways := []widgets.MenuLine{message,
		{Item: ui.Item{ID: "share:mail", Text: w.mail.Fill(s.lang, s.to()), Icon: icon.Share}, Do: func() { s.mail(u) }}}
	if a.Host.CanSend() {
		ways = []widgets.MenuLine{
			{Item: ui.Item{ID: "share:send", Text: w.sendOn.Fill(s.lang, s.to()), Icon: icon.Share}, Do: s.Send}, message}
	}
	s.drawWays(u, r, ways, true)
	switch {
	case s.Picture == nil:
	case a.Host.CanSendPicture():
		row := r.CutTop(u.SwitchHeight(r.W, a.Say(w.pictured)))
		r.CutTop(8)
		if on := u.Switch("share:pictured", row, a.Say(w.pictured), a.Prefs.Pictured); on != a.Prefs.Pictured {
			a.Change(func(p *app.Prefs) { p.Pictured = on })
			u.Again()
		}
	default:
		b := ui.Button{Text: a.Say(w.savePicture), Icon: icon.Map, Look: ui.Quiet, Small: true}
		row := r.CutTop(max(36, u.Target()))
		r.CutTop(8)
		if u.Button("share:picture", row.CutLeft(min(row.W, u.ButtonWidth(b))), b) {
			if picture, name := s.Picture(); picture != nil {
				a.Host.DownloadPicture(name, picture)
			}
		}
	}
}

// drawWays draws buttons in a row if they fit and below each other otherwise. The first one is the default if main is
// set.
func (s *Sharing) drawWays(u *ui.UI, r *ui.Rect, ways []widgets.MenuLine, main bool) {
	columns := len(ways)
	if r.W < float32(columns)*200*u.TextScale {
		columns = 1
	}
	var row ui.Rect
	for k, way := range ways {
		if k%columns == 0 {
			row = r.CutTop(widgets.TallField(u))
			r.CutTop(8)
		}
		b := ui.Button{Text: way.Text, Icon: way.Icon}
		if main && k == 0 {
			b.Look = ui.Primary
		}
		if u.Button(way.ID, row.Columns(k%columns, columns, 8), b) || main && k == 0 && u.Key("Enter") {
			way.Do()
		}
	}
}

// drawMessage draws the text sent with the link.
func (s *Sharing) drawMessage(u *ui.UI, r *ui.Rect) {
	said := s.Message()
	style := widgets.Plain(u, widgets.Sizes.Compact)
	box := r.CutTop(u.P.Height(said, r.W-28, style) + widgets.Line(u, widgets.Sizes.Caption) + 26)
	u.P.Frame(box, theme.Radius.Button, theme.Stroke.Hair, u.Theme.Line.Base)
	box = box.Pad(14, 10)
	u.Label(box.CutTop(widgets.Line(u, widgets.Sizes.Caption)+4), widgets.Label(s.app.Say(shareWords.messageName)),
		widgets.Section(u))
	u.Paragraph("share:text", box, said, style)
}

// codeSide is the usual maximum side of a QR code in dp.
const codeSide = 300

// drawLinkCode draws the QR code of the link, dark on light in both themes because readers expect it. It is not higher
// than sight, the visible height, as long as its modules stay readable.
func (s *Sharing) drawLinkCode(u *ui.UI, r *ui.Rect, sight float32) {
	said := s.app.Say(shareWords.codeNone)
	if code, of := s.code(); code != nil && r.W >= minModule*float32(modules(code)) {
		said = s.app.Say(shareWords.code)
		if of == AsMoment {
			said = s.app.Say(shareWords.codeMoment)
		}
		room := max(min(codeSide, sight), minModule*float32(modules(code)))
		side := moduleWidth(u, code, min(r.W, room)) * float32(modules(code))
		drawCode(u, r.CutTop(side).Middle(side, side), code, said)
		r.CutTop(8)
	}
	style := widgets.Soft(u, widgets.Sizes.Small)
	r.CutTop(u.Paragraph("share:code", *r, said, style) + 12)
}

// moduleWidth returns the width of a module in dp for a code of the given width, margin included: a whole number of
// device pixels, so that all modules are equal.
func moduleWidth(u *ui.UI, c barcode.Barcode, width float32) float32 {
	scale := u.P.Scale()
	pixels := int(width*scale/float32(modules(c)) + 0.01) // width may be such a sum itself, rounded to a little less
	return float32(pixels) / scale
}

// drawKept draws the note that the game stays on this device.
func (s *Sharing) drawKept(u *ui.UI, r ui.Rect) {
	r.CutTop(8)
	widgets.DrawNotice(u, widgets.NewColumn(u, r), "share:kept", s.app.Say(shareWords.kept), icon.Check, u.Theme.Good.Base,
		u.Theme.Good.Soft)
}

// drawCode draws a QR code with black modules merged by row. It is white in every theme, because scanners need the
// contrast.
func drawCode(u *ui.UI, r ui.Rect, c barcode.Barcode, name string) {
	u.Node(ui.Node{ID: "share:qr", Role: ui.RoleImage, Name: name, Rect: r})
	u.P.RoundRect(r, theme.Radius.Card, mesh.Hex(0xFFFFFF))
	u.P.Frame(r, theme.Radius.Card, theme.Stroke.Hair, u.Theme.Line.Base)
	module := moduleWidth(u, c, r.W)
	size := c.Bounds().Dx()
	side := module * float32(size)
	inner := r.Middle(side, side)
	for y := range size {
		for x := 0; x < size; x++ {
			n := 0
			for x+n < size && c.At(x+n, y) == color.Black {
				n++
			}
			if n > 0 {
				u.P.Fill(paint.R(inner.X+float32(x)*module, inner.Y+float32(y)*module, float32(n)*module, module),
					mesh.Hex(0x000000))
				x += n
			}
		}
	}
}

// drawSeats draws on which device each player is. Whether they are online is not known.
func (s *Sharing) drawSeats(u *ui.UI, r *ui.Rect) {
	a, w := s.app, &shareWords
	u.Label(r.CutTop(widgets.Line(u, widgets.Sizes.Caption)+8), widgets.Label(a.Say(w.seats)), widgets.Section(u))
	stored := a.Shelf.Find(s.Info.ID) != nil && !s.Info.Over
	players := s.game.Players()
	seats := widgets.SeatsOf(players)
	tall := widgets.Line(u, widgets.Sizes.Body) + widgets.Line(u, widgets.Sizes.Small) + 8
	height := min(tall, r.H/float32(len(players)))
	if stored {
		height = max(height, u.Target())
	}
	for n, name := range players {
		row := r.CutTop(height)
		where := w.thisDevice
		if s.Info.SeatOf(id.Player(n+1)) == library.ByLink {
			where = w.elsewhere
		}
		said := a.Say(where)
		if s.Prompt.Decider == id.Player(n+1) {
			said = w.toMove.Fill(s.lang, text.Facts{"where": said})
		}
		node := ui.Node{ID: "share:seat" + strconv.Itoa(n+1), Role: ui.RoleText, Name: name + ", " + said, Rect: row}
		if stored && !s.game.Computer(id.Player(n+1)) {
			node.Role, node.Describe = ui.RoleButton, a.Say(w.moveSeat)
			if u.Press(node, row, theme.Radius.Button).Clicked {
				s.move(id.Player(n + 1))
				u.Again()
			}
			side := row.CutRight(24)
			x, y := side.Center()
			icon.Draw(u.P, icon.Swap, x, y, theme.Size.IconSmall, u.Theme.Ink.Soft)
		} else {
			u.Node(node)
		}
		seats.Cut(u, &row, id.Player(n+1), 9, 10)
		if height < tall { // both in one line
			u.Label(row.CutLeft(row.W/2), name, widgets.Bold(u, widgets.Sizes.Body))
			u.Label(row, said, widgets.Soft(u, widgets.Sizes.Small))
			continue
		}
		u.Label(row.CutTop(widgets.Line(u, widgets.Sizes.Body)), name, widgets.Bold(u, widgets.Sizes.Body))
		u.Label(row.CutTop(widgets.Line(u, widgets.Sizes.Small)), said, widgets.Soft(u, widgets.Sizes.Small))
	}
}
