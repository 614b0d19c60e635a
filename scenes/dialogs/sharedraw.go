package dialogs

import (
	"image/color"
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
	sharePicture = 120 // minimum height of the game with its map
	mapWidth     = 160 // maximum width of the map
	minMapped    = 330 // width of the game from which it has its map
	kindHeight   = 54  // minimum height of a form
	minWay       = 200 // width of a button beside another
	shareGap     = 8
	seatRadius   = 9  // of a player's shape
	swapWidth    = 24 // of the sign that a press changes where a player is
	minModule    = 2  // minimum width of a module of the QR code
)

// widestMap is the share of the width of the game that its map may take.
const widestMap = 0.42

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
		twoColumns, kept := r.W > minColumns, widgets.Line(u, widgets.Sizes.Compact)+24
		var right ui.Rect
		if twoColumns {
			right = r.CutRight(shareSide)
			r.CutRight(20)
		}
		sight := r.H
		widgets.Scroll(u, "share:left", r, func(r *ui.Rect) {
			r.CutRight(widgets.ScrollGutter)
			s.drawMain(u, r)
			if !twoColumns {
				r.CutTop(12)
				s.drawLinkCode(u, r, sight)
				s.drawSeats(u, r)
				s.drawKept(u, r.CutTop(kept))
			}
		})
		if !twoColumns {
			return
		}
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
			s.setPlayer(id.Player(me))
		}
	}
	s.drawKinds(u, r)
	s.drawAlong(u, r)
	if s.seen.View().Sealed() {
		r.CutTop(u.Paragraph("share:veiled", *r, a.Say(w.veiled), widgets.Soft(u, widgets.Sizes.Compact)) + 8)
	}
	if s.Kind <= AsMoment {
		s.drawLink(u, r)
	} else {
		save := ui.Button{Text: a.Say(w.saveFile), Icon: icon.Download, Look: ui.Primary}
		if u.Button("share:file", r.CutTop(widgets.ActionHeight(u)), save) {
			s.saveFile()
		}
	}
	s.drawByFile(u, r)
	r.CutTop(12)
}

// drawByFile draws the buttons that keep the game in step with a shared file, and how that works. If the game has one,
// it draws the name of the file and the button that leaves it.
func (s *Sharing) drawByFile(u *ui.UI, r *ui.Rect) {
	if s.ByFile == nil || s.Kind != asFile {
		return
	}
	r.CutTop(8)
	if file := s.Info.File; file != "" {
		r.CutTop(u.Paragraph("share:instep", *r, InStep(s.app, file), u.Body()) + 8)
		s.drawWays(u, r, []widgets.MenuLine{
			{Item: ui.Item{ID: "share:leave", Text: s.app.Say(sharedWords.leave), Icon: icon.Close}, Do: s.ByFile.Leave},
		}, ui.Secondary)
		return
	}
	s.drawWays(u, r, []widgets.MenuLine{
		{Item: ui.Item{ID: "share:shared", Text: s.app.Say(shareWords.newFile), Icon: icon.Plus}, Do: s.ByFile.Begin},
		{Item: ui.Item{ID: "share:connect", Text: s.app.Say(shareWords.oldFile), Icon: icon.Link}, Do: s.ByFile.Connect},
	}, ui.Secondary)
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
	}
}

// drawGame draws the game: map, pending decision, number of moves.
func (s *Sharing) drawGame(u *ui.UI, r *ui.Rect) {
	const padX, padY = 8, 12
	box := r.CutTop(max(sharePicture, widgets.Line(u, widgets.Sizes.Lead)+2*widgets.Line(u, widgets.Sizes.Body)+
		widgets.Line(u, widgets.Sizes.Small)+2*padY+4))
	r.CutTop(12)
	u.P.RoundRect(box, theme.Radius.Card, u.Theme.BG.Sunken)
	if box.W > minMapped*u.TextScale {
		s.app.Thumbs.DrawMatch(u, box.CutLeft(min(mapWidth, box.W*widestMap)).Inset(6), s.seen)
	}
	box = box.Pad(padX, padY)
	u.Text("share:name", box.CutTop(widgets.Line(u, widgets.Sizes.Lead)),
		text.List(s.lang, s.header.Title, app.PlainName(s.header.Title, s.Info.Name)), widgets.Bold(u, widgets.Sizes.Lead))
	drawDue(s, u, box.CutTop(widgets.Line(u, widgets.Sizes.Body)), box.CutTop(widgets.Line(u, widgets.Sizes.Body)))
	moves := app.Words.Moves.Fill(s.lang, text.Facts{"n": text.Number(int32(s.seen.At()))})
	if round := roundNow(&s.header); round != "" {
		moves = text.List(s.lang, moves, round)
	}
	u.Text("share:moves", box.CutTop(widgets.Line(u, widgets.Sizes.Small)+4), moves, widgets.Soft(u, widgets.Sizes.Small))
}

// drawDue draws the pending decision and, in a second row, the player who makes it, or the result of a finished game.
func drawDue(s *Sharing, u *ui.UI, due, who ui.Rect) {
	if c := s.Prompt.Actor.Corp(); c != 0 {
		widgets.CutToken(u, &due, widgets.Token(&s.game.Title().Corps[c-1]), seatRadius, 6)
	}
	if p := s.Prompt.Decider; p != 0 {
		at := &who
		if s.Prompt.Own {
			at = &due
		}
		widgets.SeatsOf(s.game.Players()).Cut(u, at, p, seatRadius-1, 8)
	}
	u.Text("share:due", due, s.Prompt.Heading, widgets.Plain(u, widgets.Sizes.Body))
	if s.Prompt.Over {
		u.Text("share:who", who, s.Prompt.Text,
			widgets.Shrunk(u, s.Prompt.Text, who.W, widgets.Plain(u, widgets.Sizes.Body), widgets.Sizes.Micro))
	} else if !s.Prompt.Own {
		u.Text("share:who", who, s.Prompt.Decides, widgets.Plain(u, widgets.Sizes.Body))
	}
}

// lengthText returns the length of a link and how well it can be sent, in words.
func (s *Sharing) lengthText(link string) string {
	if s.err != nil {
		return s.app.Say(shareWords.tooLong)
	}
	n := shareWords.characters.Fill(s.lang, text.Facts{"n": text.Number(int32(len(link)))})
	return text.List(s.lang, n, s.app.Say(lengthVerdict(len(link))))
}

// drawKinds draws the choice between the forms.
func (s *Sharing) drawKinds(u *ui.UI, r *ui.Rect) {
	a, w := s.app, &shareWords
	u.Open(ui.Node{ID: "share:kinds", Role: ui.RoleRadioGroup, Name: a.Say(w.what), Rect: *r})
	defer u.Close()
	for n, k := range [...]shareForm{
		AsLink:   {"link", s.lengthText(s.links[AsLink]), w.link, w.linkHint},
		AsMoment: {"position", s.lengthText(s.links[AsMoment]), w.moment, w.momentHint},
		asFile:   {"savefile", "", w.file, w.fileHint},
		asRecord: {"record", "", w.record, w.recordHint},
	} {
		row := r.CutTop(max(kindHeight*u.TextScale, u.Target()))
		r.CutTop(shareGap)
		drawKind(s, u, row, ShareKind(n), k)
	}
}

// shareForm is what the dialog says of a form: the end of its id, the length of its link, its name and a hint.
type shareForm struct {
	id, length string
	name, hint text.Pair
}

// drawKind draws a form as a radio button. A press selects it.
func drawKind(s *Sharing, u *ui.UI, row ui.Rect, kind ShareKind, k shareForm) {
	a, on := s.app, kind == s.Kind
	ground, frame := u.Theme.BG.Surface, u.Theme.Line.Base
	if on {
		ground, frame = u.Theme.Accent.Soft, u.Theme.Accent.Base
	}
	u.P.RoundRect(row, theme.Radius.Button, ground)
	u.P.Frame(row, theme.Radius.Button, theme.Stroke.Control, frame)
	node := ui.Node{
		ID: "share:" + k.id, Role: ui.RoleRadio, Name: a.Say(k.name), Describe: a.Say(k.hint),
		Checked: ui.Is(on), Disabled: kind <= AsMoment && s.err != nil,
	}
	if k.length != "" {
		node.Describe = text.List(s.lang, node.Describe, k.length)
	}
	if u.Press(node, row, theme.Radius.Button).Clicked {
		s.Kind, s.copied, s.failed = kind, false, ""
	}
	const ring, dot, space = 9, 5, 30
	row = row.Pad(14, 6)
	x, y := row.CutLeft(space).Center()
	u.P.Ring(x-4, y, ring, 2, frame)
	if on {
		u.P.Circle(x-4, y, dot, u.Theme.Accent.Base)
	}
	words := row.CutTop(widgets.Line(u, widgets.Sizes.Lead))
	u.Label(words, a.Say(k.name), widgets.Bold(u, widgets.Sizes.Lead))
	hint, small := a.Say(k.hint), widgets.Soft(u, widgets.Sizes.Small)
	switch w := u.P.Width(k.length, small); {
	case k.length == "" || u.P.Width(hint, small)+w+16 <= row.W:
		u.Label(row.CutRight(w+1), k.length, small)
	case kind <= AsMoment && len(s.links[kind]) > shortLink: // both do not fit, and not every program takes the link
		hint = k.length
	}
	u.Label(row, hint, small)
}

// drawLink draws the link with its buttons.
func (s *Sharing) drawLink(u *ui.UI, r *ui.Rect) {
	a, w := s.app, &shareWords
	row := r.CutTop(widgets.ActionHeight(u))
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
		s.drawWays(u, r, []widgets.MenuLine{save}, ui.Secondary)
		return
	}
	ways := []widgets.MenuLine{
		{Item: ui.Item{ID: "share:message", Text: a.Say(w.copyMessage), Icon: icon.Copy},
			Do: func() { s.copyText(u, s.Message()+"\n"+s.Link()) }},
		save,
	}
	if a.Host.CanSend() {
		ways = append(ways, widgets.NewMenuLine("share:send", a.Say(app.Words.Send), icon.Share, s.Send))
	}
	s.drawWays(u, r, ways, ui.Secondary)
}

// drawSend draws the buttons that pass the game on to whoever waits for it, and the switch for a picture.
func (s *Sharing) drawSend(u *ui.UI, r *ui.Rect) {
	if !s.sends() {
		return
	}
	a, w, to := s.app, &shareWords, s.addressee()
	message := widgets.MenuLine{Item: ui.Item{ID: "share:message", Text: w.copyFor.Fill(s.lang, to), Icon: icon.Copy},
		Do: func() { s.copyText(u, s.Message()+"\n"+s.Link()) }}
	if s.copied {
		message.Icon, message.Text = icon.Check, a.Say(w.copied)
	}
	ways := []widgets.MenuLine{message,
		{Item: ui.Item{ID: "share:mail", Text: w.mail.Fill(s.lang, to), Icon: icon.Share}, Do: func() { s.sendMail(u) }}}
	if a.Host.CanSend() {
		send := widgets.NewMenuLine("share:send", app.Words.SendTo.Fill(s.lang, to), icon.Share, s.Send)
		ways = []widgets.MenuLine{send, message}
	}
	s.drawWays(u, r, ways, ui.Primary)
	switch {
	case s.Picture == nil:
	case a.Host.CanSendPicture():
		row := r.CutTop(u.SwitchHeight(r.W, a.Say(w.pictured)))
		r.CutTop(8)
		if on := u.Switch("share:pictured", row, a.Say(w.pictured), a.Prefs.Pictured); on != a.Prefs.Pictured {
			a.Change(func(p *app.Prefs) { p.Pictured = on })
		}
	default:
		b := ui.Button{Text: a.Say(w.savePicture), Icon: icon.Map, Look: ui.Quiet, Small: true}
		row := r.CutTop(widgets.ControlHeight(u))
		r.CutTop(8)
		if widgets.CutButton(u, &row, "share:picture", b) {
			if picture, name := s.Picture(); picture != nil {
				a.Host.DownloadPicture(name, picture)
			}
		}
	}
}

// drawWays draws buttons in a row if they fit and below each other otherwise. first is the look of the first one; if it
// is Primary, Enter presses it.
func (s *Sharing) drawWays(u *ui.UI, r *ui.Rect, ways []widgets.MenuLine, first ui.Look) {
	columns := len(ways)
	if r.W < float32(columns)*minWay*u.TextScale {
		columns = 1
	}
	grid := widgets.Grid{Columns: columns, Height: widgets.ActionHeight(u), Gap: shareGap, Below: 8}
	cells := grid.Cut(r, len(ways))
	for k, way := range ways {
		b := ui.Button{Text: way.Text, Icon: way.Icon}
		if k == 0 {
			b.Look = first
		}
		if u.Button(way.ID, cells[k], b) || b.Look == ui.Primary && u.Key("Enter") {
			way.Do()
		}
	}
}

// drawMessage draws the text sent with the link.
func (s *Sharing) drawMessage(u *ui.UI, r *ui.Rect) {
	const padX, padY, below = 14, 10, 4
	said, style := s.Message(), widgets.Plain(u, widgets.Sizes.Compact)
	head := widgets.Line(u, widgets.Sizes.Caption) + below
	box := r.CutTop(u.P.Height(said, r.W-2*padX, style) + head + 2*padY + 2)
	u.P.Frame(box, theme.Radius.Button, theme.Stroke.Hair, u.Theme.Line.Base)
	box = box.Pad(padX, padY)
	u.Label(box.CutTop(head), widgets.Label(s.app.Say(shareWords.messageName)), widgets.Section(u))
	u.Paragraph("share:text", box, said, style)
}

// codeSide is the usual maximum side of a QR code in dp.
const codeSide = 300

// drawLinkCode draws the QR code of the link, dark on light in both themes because readers expect it. It is not higher
// than sight, the visible height, as long as its modules stay readable.
func (s *Sharing) drawLinkCode(u *ui.UI, r *ui.Rect, sight float32) {
	said := s.app.Say(shareWords.codeNone)
	if code, of := s.qrCode(); code != nil && r.W >= minModule*float32(modules(code)) {
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

// drawSeats draws on which device each player is, in low rows if there is little room. Whether they are online is not
// known.
func (s *Sharing) drawSeats(u *ui.UI, r *ui.Rect) {
	u.Label(r.CutTop(widgets.Line(u, widgets.Sizes.Caption)+8), widgets.Label(s.app.Say(app.Words.Seats)),
		widgets.Section(u))
	players := s.game.Players()
	height := min(seatHeight(u), r.H/float32(len(players)))
	if movable(s) {
		height = max(height, u.Target())
	}
	for n := range players {
		drawSeat(s, u, r.CutTop(height), id.Player(n+1))
	}
}

// movable reports whether players can be moved to another device: those of a stored game that goes on.
func movable(s *Sharing) bool { return s.app.Shelf.Find(s.Info.ID) != nil && !s.Info.Over }

// seatHeight returns the height of a player with the device below the name.
func seatHeight(u *ui.UI) float32 {
	return widgets.Line(u, widgets.Sizes.Body) + widgets.Line(u, widgets.Sizes.Small) + 8
}

// drawSeat draws a player and the device, below each other if the height allows it. A press moves the player.
func drawSeat(s *Sharing, u *ui.UI, row ui.Rect, p id.Player) {
	w, name, low := &shareWords, s.game.Players()[p-1], row.H < seatHeight(u)
	where := w.thisDevice
	if s.Info.SeatOf(p) == library.ByLink {
		where = w.elsewhere
	}
	said := s.app.Say(where)
	if s.Prompt.Decider == p {
		said = w.toMove.Fill(s.lang, text.Facts{"where": said})
	}
	node := ui.Node{ID: "share:seat" + strconv.Itoa(int(p)), Role: ui.RoleText, Rect: row,
		Name: text.List(s.lang, name, said)}
	if movable(s) && !s.game.Computer(p) {
		node.Role, node.Describe = ui.RoleButton, s.app.Say(w.moveSeat)
		if u.Press(node, row, theme.Radius.Button).Clicked {
			s.toggleSeat(p)
		}
		x, y := row.CutRight(swapWidth).Center()
		icon.Draw(u.P, icon.Swap, x, y, theme.Size.IconSmall, u.Theme.Ink.Soft)
	} else {
		u.Node(node)
	}
	widgets.SeatsOf(s.game.Players()).Cut(u, &row, p, seatRadius, 10)
	bold, small := widgets.Bold(u, widgets.Sizes.Body), widgets.Soft(u, widgets.Sizes.Small)
	if low {
		u.Label(row.CutLeft(row.W/2), name, bold)
		u.Label(row, said, small)
		return
	}
	u.Label(row.CutTop(widgets.Line(u, widgets.Sizes.Body)), name, bold)
	u.Label(row.CutTop(widgets.Line(u, widgets.Sizes.Small)), said, small)
}
