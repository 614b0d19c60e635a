package dialogs

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/mail"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Preview is the dialog that shows a game before it is opened, and compares it with the stored copy of the same game.
type Preview struct {
	app.Dialog
	app    *app.Shell
	Read   *Reading
	header view.Header
	prompt view.Prompt
	lang   text.Lang
	asked  bool            // the stored copy has been requested
	known  bool            // stored is final; false until the library has answered
	wanted string          // id of the button pressed while known was false
	stored *library.Info   // the stored copy, or nil
	how    mail.Comparison // of the game with the stored copy
	Me     int             // the seat of the player on this device, from 1; 0 means all seats; or unknown
}

// unknown is the seat of a player who has to say who plays on this device.
const unknown = -1

// NewPreview returns the preview of a game. If the game came by link or in a shared file, the seat of the player is
// guessed: the one with the player's own name. Otherwise a link is for the first person to act, and a file for anybody.
func NewPreview(a *app.Shell, r *Reading) *Preview {
	p := &Preview{app: a, Read: r}
	p.refresh()
	if r.Link {
		if p.Me = int(p.firstPerson(p.prompt.Decider)); r.shared != "" {
			p.Me = unknown
		}
		if own := slices.Index(r.Game.Players(), a.Prefs.Name); own >= 0 && a.Prefs.Name != "" {
			p.Me = own + 1
		}
	}
	return p
}

// firstPerson returns the first player from the given one on, in seat order, who is not a computer, or 0 if all are.
func (p *Preview) firstPerson(from id.Player) id.Player {
	n := len(p.Read.Game.Players())
	for i := range n {
		if who := id.Player((int(max(from, 1))-1+i)%n + 1); !p.Read.Game.Computer(who) {
			return who
		}
	}
	return 0
}

// compare requests the stored copy of the game and compares it, once the list of games has been read.
func (p *Preview) compare() {
	if p.asked || !p.app.Shelf.Ready() {
		return
	}
	p.asked = true
	mail.Nearest(p.app.Shelf, p.Read.content(), func(i *library.Info, how mail.Comparison) {
		p.known = true
		if i == nil || p.Read.id == 0 && !p.Read.mergeable {
			return
		}
		p.wanted, p.stored, p.how = "", i, how
		if p.mergesAtOnce() {
			p.app.Close(p)
			p.app.ToTable()
			Merge(p.app, p.Read, i.ID)
		}
	})
}

// refresh updates the texts shown for the player's language.
func (p *Preview) refresh() {
	w := view.New(p.Read.Game, p.app.Prefs.Lang)
	p.header, p.prompt, p.lang = w.Header(), w.Prompt(), p.app.Prefs.Lang
}

// Height of the map in dp: at least previewPicture and, in a wide dialog without a choice of seats, previewShare of its
// width. In a dialog lower than previewLow it is left of the facts, with besideShare of the width.
const (
	previewPicture = 230
	previewShare   = 0.46
	previewLow     = 300
	besideShare    = 0.45
	stackedBelow   = 520 // width of the dialog below which its buttons are below each other
)

// Draw draws the map and the facts about a game, and the buttons to store, update or look at it. Closing the dialog
// leaves the stored games as they are.
func (p *Preview) Draw(u *ui.UI, _ ui.Rect) {
	if p.lang != p.app.Prefs.Lang {
		p.refresh()
	}
	p.compare()
	if !p.known && p.Read.mergeable && p.app.Shelf.Ready() {
		return // it may be merged without a preview
	}
	d := ui.Dialog{Title: p.Read.name, CloseName: p.app.Say(openWords.cancel), Width: 720, Height: 640}
	p.app.DrawDialog(u, p, "preview", d, func(r ui.Rect) {
		buttons := p.choices()
		stacked := r.W < stackedBelow
		foot := widgets.ActionHeight(u)
		if stacked {
			foot = float32(len(buttons))*(foot+8) - 8
		}
		p.drawButtons(u, r.CutBottom(foot), buttons, stacked)
		r.CutBottom(12)
		tall := r.H >= previewLow || stacked
		if !tall { // a phone in landscape: the map goes left of the facts
			left := r.CutLeft(r.W * besideShare)
			r.CutLeft(14)
			p.drawPicture(u, left)
		}
		widgets.Scroll(u, "preview:scroll", r, func(r *ui.Rect) {
			r.CutRight(widgets.ScrollGutter)
			p.drawStopped(u, r)
			if tall {
				high := previewShare * r.W
				if p.asksSeat() {
					high = 0 // the seats below it are to be chosen
				}
				p.drawPicture(u, r.CutTop(max(previewPicture, high)))
				r.CutTop(12)
			}
			p.drawBody(u, r)
		})
	})
}

// drawBody draws the facts about the game: position, pending decision, rules, players, and the stored game that it
// would update.
func (p *Preview) drawBody(u *ui.UI, r *ui.Rect) {
	a, m := p.app, p.Read.Game
	u.Heading("preview:box", 3, r.CutTop(widgets.Line(u, widgets.Sizes.Title)), p.header.Title,
		widgets.Bold(u, widgets.Sizes.Title))
	moves := app.Words.Moves.Fill(p.lang, text.Facts{"n": text.Number(int32(m.At()))})
	facts := text.List(p.lang, moves, a.Say(p.Read.source))
	if !p.prompt.Over { // otherwise dueText says that it is over
		facts = text.List(p.lang, roundNow(&p.header), facts)
	}
	u.Text("preview:facts", r.CutTop(widgets.Line(u, widgets.Sizes.Body)+2), facts, widgets.Plain(u, widgets.Sizes.Body))
	r.CutTop(u.Paragraph("preview:due", *r, p.dueText(), widgets.Bold(u, widgets.Sizes.Body)) + 2)
	r.CutTop(u.Paragraph("preview:rules", *r, p.rulesText(), widgets.Soft(u, widgets.Sizes.Compact)))
	r.CutTop(8)
	p.drawPlayers(u, r)
	p.drawStored(u, r)
	for n, s := range p.Read.notes {
		r.CutTop(4)
		r.CutTop(u.Paragraph("preview:note"+strconv.Itoa(n+1), *r, s, widgets.Soft(u, widgets.Sizes.Compact)))
	}
}

// drawPicture draws the map.
func (p *Preview) drawPicture(u *ui.UI, r ui.Rect) {
	p.app.Thumbs.DrawMatch(u, widgets.DrawPictureFrame(u, r, theme.Radius.Card), p.Read.Game)
	u.Node(ui.Node{ID: "preview:map", Role: ui.RoleImage, Name: p.header.Title, Rect: r})
}

// drawStopped draws, above everything else, why the game could not be followed to its end.
func (p *Preview) drawStopped(u *ui.UI, r *ui.Rect) {
	if p.Read.stopped == "" {
		return
	}
	style := u.Type(widgets.Sizes.Body, paint.Bold, u.Theme.Warn.Base)
	box := r.CutTop(u.P.Height(p.Read.stopped, r.W-24, style) + 20)
	u.P.RoundRect(box, theme.Radius.Button, u.Theme.Warn.Soft)
	u.Paragraph("preview:stopped", box.Pad(12, 10), p.Read.stopped, style)
	r.CutTop(10)
}

// roundNow returns the name of the current round, or "" if the game is over.
func roundNow(h *view.Header) string {
	for _, r := range h.Rounds {
		if r.Tense == view.Now {
			return r.Text
		}
	}
	return ""
}

// dueText returns the pending decision as text, or the result of a finished game.
func (p *Preview) dueText() string {
	switch {
	case p.prompt.Over:
		return text.Headed(p.lang, p.prompt.Heading, p.prompt.Text)
	case p.prompt.Own:
		return p.prompt.Heading
	}
	return text.Headed(p.lang, p.prompt.Heading, p.prompt.Decides)
}

// rulesText returns the profile and the options of the game.
func (p *Preview) rulesText() string {
	t := p.Read.Game.Title()
	profile := openWords.rulebook
	if t.Profile == rules.Recorded {
		profile = openWords.asRecorded
	}
	parts := []string{p.app.Say(profile)}
	for _, o := range t.Options {
		parts = append(parts, app.OptionName(t.Key, o, p.lang))
	}
	return text.List(p.lang, parts...)
}

// asksSeat reports whether the dialog asks who plays on this device: the game was sent by link, is not over and not
// stored yet.
func (p *Preview) asksSeat() bool { return p.Read.Link && p.stored == nil && !p.prompt.Over }

// drawPlayers draws the players, as a choice if asksSeat.
func (p *Preview) drawPlayers(u *ui.UI, r *ui.Rect) {
	players := p.Read.Game.Players()
	seats := widgets.SeatsOf(players)
	if !p.asksSeat() {
		const high, lead, behind = 30, 26, 18 // lead is the width of a player's shape, behind the gap after the name
		row := r.CutTop(high)
		for n, name := range players {
			style := widgets.Plain(u, widgets.Sizes.Body)
			w := lead + u.P.Width(name, style) + behind
			if row.W < w {
				row = r.CutTop(high)
			}
			cell := row.CutLeft(w)
			x, y := cell.CutLeft(lead).Center()
			seats.Draw(u, id.Player(n+1), x, y, 9)
			u.Text("preview:player"+strconv.Itoa(n+1), cell, name, style)
		}
		return
	}
	me := drawSeatChoice(u, r, p.app.Say(openWords.youAre), p.Read.Game, p.Me, p.app.Say(openWords.everyone))
	if me != p.Me {
		p.Me = me
	}
}

// drawSeatChoice draws the choice of the player on this device, or of all players, which is 0, and returns it.
func drawSeatChoice(u *ui.UI, r *ui.Rect, label string, m *match.Match, me int, everyone string) int {
	u.Open(ui.Node{ID: "me", Role: ui.RoleGroup, Name: label, Rect: *r})
	defer u.Close()
	u.Label(r.CutTop(widgets.Line(u, widgets.Sizes.Compact)+4), widgets.Label(label), widgets.Section(u))
	choices := []ui.Choice{{ID: "me:0", Text: everyone}}
	seat := []int{0}
	for n, name := range m.Players() {
		if !m.Computer(id.Player(n + 1)) {
			seat = append(seat, n+1)
			choices = append(choices, ui.Choice{ID: "me:" + strconv.Itoa(n+1), Text: name})
		}
	}
	const across = 4
	for from := 0; from < len(choices); from += across {
		part := choices[from:min(from+across, len(choices))]
		row := r.CutTop(max(38, u.Target()))
		for n, c := range part {
			at := seat[from+n]
			b := ui.Button{Text: c.Text, Small: true, Pressed: ui.Is(me == at)}
			if u.Button(c.ID, row.Columns(n, across, 6), b) {
				me = at
			}
		}
		r.CutTop(6)
	}
	return me
}

// drawStored draws how the game relates to the stored copy: equal, ahead, behind or diverged.
func (p *Preview) drawStored(u *ui.UI, r *ui.Rect) {
	if p.stored == nil {
		return
	}
	w := &openWords
	said, n := w.same, 0
	switch p.how.Relation {
	case mail.Equal:
	case mail.Ahead:
		said, n = w.ahead, p.how.Theirs
	case mail.Behind, mail.TookBack:
		said, n = w.behind, p.how.Mine
	case mail.Diverged, mail.Recalled:
		said, n = w.diverged, p.how.Common
	}
	r.CutTop(8)
	style := widgets.Bold(u, widgets.Sizes.Body)
	words := said.Fill(p.lang, text.Facts{"n": strconv.Itoa(n)})
	box := r.CutTop(u.P.Height(words, r.W-24, style) + 24)
	u.P.RoundRect(box, theme.Radius.Button, u.Theme.Accent.Soft)
	u.Paragraph("preview:stored", box.Pad(12, 12), words, style)
	r.CutTop(8)
}

// choices returns the choices of the dialog, the default first.
func (p *Preview) choices() []widgets.MenuLine {
	a, w := p.app, &openWords
	look := widgets.MenuLine{Item: ui.Item{ID: "preview:look", Text: a.Say(w.look)}, Do: p.watchHere}
	cancel := widgets.MenuLine{Item: ui.Item{ID: "preview:cancel", Text: a.Say(w.cancel)}, Do: func() {}}
	line := func(id string, said text.Pair, do func()) widgets.MenuLine {
		return widgets.MenuLine{Item: ui.Item{ID: id, Text: a.Say(said)}, Do: do}
	}
	mine := line("preview:mine", w.openMine, func() { a.Play(p.stored.ID) })
	switch here := line("preview:play", w.playHere, p.playOn); {
	case p.Read.moment && p.stored == nil:
		return []widgets.MenuLine{look, here, cancel}
	case p.Read.moment:
		look.Text = a.Say(w.showMoment)
		return []widgets.MenuLine{look, mine, here, cancel}
	case p.stored == nil && p.Read.stopped != "":
		upTo := line("preview:play", w.openUpTo, p.playOn)
		upTo.Text = w.openUpTo.Fill(a.Prefs.Lang, text.Facts{"n": strconv.Itoa(p.Read.Game.At())})
		return []widgets.MenuLine{upTo, look, cancel}
	case p.stored == nil && p.prompt.Over:
		return []widgets.MenuLine{line("preview:play", app.Words.Look, p.playOn),
			line("preview:look", w.fromStart, p.WatchFromStart), cancel}
	case p.stored == nil && p.Read.source == openWords.fromSample:
		look.Text = a.Say(app.Words.Watch)
		return []widgets.MenuLine{line("preview:play", w.takeOver, p.playOn), look, cancel}
	case p.stored == nil:
		play := line("preview:play", w.playOn, p.playOn)
		if play.Disabled = p.asksSeat() && p.Me == unknown; play.Disabled {
			play.Describe = a.Say(w.whoAreYou)
		}
		return []widgets.MenuLine{play, look, cancel}
	}
	switch p.how.Relation {
	case mail.Equal:
		open := w.playOn
		if p.prompt.Over {
			open = app.Words.Look
		}
		return []widgets.MenuLine{line("preview:play", open, mine.Do), look, cancel}
	case mail.Ahead:
		return []widgets.MenuLine{line("preview:play", w.replace, func() { Merge(a, p.Read, p.stored.ID) }), look, cancel}
	case mail.Behind, mail.TookBack:
		look.Text = a.Say(w.showMoment)
		return []widgets.MenuLine{mine, look, cancel}
	case mail.Diverged, mail.Recalled:
	}
	return []widgets.MenuLine{line("preview:play", w.keepBoth, p.playOn), mine, look, cancel}
}

// drawButtons draws the choices. A press while known is false is remembered until the library has answered; if there is
// a stored copy then, it is dropped, since the choices are different ones.
func (p *Preview) drawButtons(u *ui.UI, r ui.Rect, lines []widgets.MenuLine, stacked bool) {
	enter := u.Key("Enter")
	for n, l := range lines {
		b := ui.Button{Text: l.Text, Disabled: l.Disabled, Describe: l.Describe}
		if n == 0 {
			b.Look = ui.Primary
		}
		var place ui.Rect
		if stacked {
			place = r.CutTop(widgets.ActionHeight(u))
			r.CutTop(8)
		} else {
			place = r.CutRight(u.ButtonWidth(b))
			r.CutRight(8)
		}
		pressed := u.Button(l.ID, place, b) || enter && n == 0 && !l.Disabled
		if pressed && !p.known && l.ID != "preview:cancel" { // the choices may still change
			p.wanted = l.ID
			continue
		}
		if pressed || p.known && p.wanted == l.ID {
			p.wanted = ""
			p.app.Close(p)
			l.Do()
			u.Again()
		}
	}
}

// playOn stores the game as a new one and opens it. Samples, records and moments get a number of their own, so that
// they are not taken for copies of each other.
func (p *Preview) playOn() {
	r := p.Read
	number := r.id
	if number == 0 || r.source == openWords.fromSample || r.moment {
		number = library.NewNumber()
	}
	s := p.app.Shelf.Begin(r.Game, func(i *library.Info) {
		i.Game, i.Name, i.Seats, i.Sent = number, match.CleanName(r.name), p.seatKinds(), r.Game.Now()
	})
	p.app.Seat(s)
	if r.shared != "" {
		r.join(p.app, s)
	}
}

// seatKinds returns the kind of each seat, or nil if all play on this device.
func (p *Preview) seatKinds() []library.Seat {
	if p.Me <= 0 || !p.asksSeat() {
		return nil
	}
	seats := make([]library.Seat, len(p.Read.Game.Players()))
	for i := range seats {
		if n := id.Player(i + 1); n != id.Player(p.Me) && !p.Read.Game.Computer(n) {
			seats[i] = library.ByLink
		}
	}
	return seats
}

// WatchFromStart shows the game from its beginning without storing it.
func (p *Preview) WatchFromStart() { p.showUnstored(true) }

// watchHere shows the game at its position without storing it.
func (p *Preview) watchHere() { p.showUnstored(false) }

// showUnstored shows the game on the table without storing it; replay plays it from its beginning.
func (p *Preview) showUnstored(replay bool) {
	r := p.Read
	p.app.Watch(app.Watched{Game: r.Game, ID: r.id, Name: r.name, Replay: replay, PlayOn: p.goOn,
		Comments: p.Read.comments})
}

// goOn ends a look at the game: it plays on, or comes back to the preview if that asks who plays on this device.
func (p *Preview) goOn() {
	if p.asksSeat() {
		p.app.Open(p)
		return
	}
	p.playOn()
}
