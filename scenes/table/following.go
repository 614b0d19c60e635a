package table

import (
	"strconv"

	"github.com/hexrail/hexrail/game/computer"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/mappane"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// following replaces the decision while a computer makes it. It shows the actions of the computer's turn, the controls
// of the pace, and when a person decides again.
type following struct {
	*layout
	auto   *opponents
	people *people
	rewind *rewind
	pane   *mappane.Pane
	takes  func(p id.Player) // makes a computer's seat a person's
}

// decision returns the display of a computer's turn. In a hurry most positions are not shown, so the sheet stays low.
func (f *following) decision() *decision.Decision {
	f.sheet.at = 0
	if !f.auto.rushes() {
		f.sheet.at = f.sheet.moved[f.See().Prompt.Step.Key]
	}
	return &decision.Decision{
		Panel: f, Traits: decision.Traits{Follows: true}, Keys: f.handleKeys, Peek: f.peek, Spoken: f.spoken,
		Map: &decision.MapPart{Scene: f.markScene, Focus: f.focus},
	}
}

// spoken returns the text for screen readers: the action of the computer, or "" in a hurry.
func (f *following) spoken() string {
	if at := f.Game.At(); at > 0 && !f.auto.rushes() {
		return f.Viewer().Sentence(at - 1)
	}
	return ""
}

// Prompt returns the heading of the panel. The lowered sheet of a phone has no space for the turn, so there it returns
// when a person decides again or the progress of a game that runs at once.
func (f *following) Prompt() (order, limits string) {
	if f.auto.isStuck() {
		return f.stuck(computerWords.stuck), ""
	}
	if f.Class() != widgets.Phone || f.sheet.at > 0 {
		return f.Say(computerWords.thisTurn), ""
	}
	head, said, _ := f.nextPerson()
	switch {
	case f.hurries():
		head = f.progress()
	case f.thinks():
		head = f.thinksAt()
	}
	if head == "" {
		return said, ""
	}
	return head, said
}

// hurries reports whether the game runs at once.
func (f *following) hurries() bool { return f.auto.rushes() && !f.auto.paused }

// Bar returns the buttons to play on to the next decision of a person and to stop that.
func (f *following) Bar() decision.Bar {
	o := f.auto
	switch {
	case o.isStuck():
		bar := decision.Bar{Primary: &decision.Act{Text: f.stuck(computerWords.takeOver), Free: true,
			Do: func() { f.takes(f.seat()) }}}
		if f.rewind.undoBar() == "" {
			bar.Secondary = &decision.Act{Text: f.rewind.undoName(), Free: true, Do: f.rewind.undo}
		}
		return bar
	case f.hurries():
		stop := &decision.Act{Text: f.Say(computerWords.stop), Free: true, Do: o.halt}
		return decision.Bar{Primary: stop, Secondary: f.shorten()}
	}
	words := computerWords.toMine
	if !f.people.hasPerson() {
		words = computerWords.toEnd
	}
	return decision.Bar{Primary: &decision.Act{Text: f.Say(words), Free: true, Do: o.rush}, Secondary: f.shorten()}
}

// shorten returns the button that cuts the thinking short, or nil if no computer thinks long.
func (f *following) shorten() *decision.Act {
	if !f.auto.looksAhead() {
		return nil
	}
	act := &decision.Act{
		ID: "act:hurry", Text: f.Say(computerWords.hurry), Key: hurryKey, Tell: f.Say(computerWords.hurryTells),
		Do: f.auto.cutShort,
	}
	if f.auto.short {
		act.Why = f.Say(computerWords.hurried)
	}
	return act
}

// hurryKey cuts the thinking of a computer short.
const hurryKey = "X"

// seat returns the computer that decides, or the first one if nobody presides over the acting company.
func (f *following) seat() id.Player { return computer.Seat(f.Game) }

// stuck returns words filled with the computer that found no move and its step.
func (f *following) stuck(words text.Pair) string {
	return f.Phrase(words, text.Facts{"player": f.Speaker().Player(f.seat()),
		"step": f.See().Prompt.Step.Name.In(f.Shell.Prefs.Lang)})
}

// handleKeys handles the keys of the pace.
func (f *following) handleKeys(u *ui.UI) {
	switch {
	case u.Key(" "):
		f.auto.togglePause()
	case u.Key("ArrowRight"):
		f.auto.step()
	case f.auto.looksAhead() && u.Key(keyOf(hurryKey)):
		f.auto.cutShort()
	}
}

// markScene marks the last action, and shows the run while its dividend is decided.
func (f *following) markScene(s *mapview.Scene) {
	at := f.Game.At()
	if f.auto.rushes() || at == 0 {
		return
	}
	f.pane.MarkLastAction(s)
	if a, ok := f.Game.Action(at - 1).(rules.Dividend); ok {
		s.Routes = f.LastRun(a.By)
	}
}

// focus returns the hexes of the last action and the minimum length of a hex edge, or none in a hurry.
func (f *following) focus() (hexes []id.Hex, r float32) {
	if f.Game.At() == 0 || f.auto.rushes() {
		return nil, 0
	}
	return hexesOf(f.Game.Action(f.Game.At() - 1)), decision.FarHex
}

// hexesOf returns the hexes on which an action builds or that its run passes.
func hexesOf(a rules.Action) (hexes []id.Hex) {
	switch a := a.(type) {
	case rules.LayTile:
		hexes = append(hexes, a.Hex)
	case rules.PlaceToken:
		hexes = append(hexes, a.Hex)
	case rules.RunRoutes:
		for _, x := range a.Routes {
			hexes = decision.AppendHexes(hexes, x)
		}
	}
	return hexes
}

// Draw draws the actions of the turn, the pace, and the next player to decide, and returns the height.
func (f *following) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	f.drawTurn(u, col)
	col.Gap(8)
	f.drawPace(u, col)
	col.Gap(8)
	f.drawNext(u, col)
	return col.Height()
}

// peek draws the pace, and above it how far a game has come that runs at once. It returns true.
func (f *following) peek(u *ui.UI, r ui.Rect) bool {
	if f.hurries() {
		f.drawProgress(u, r.CutTop(peekProgress))
	}
	f.drawPaceButtons(u, r)
	return true
}

// peekProgress is the height of the progress bar in the lowered sheet of a phone in dp.
const peekProgress = 16

// turnRows is the maximum number of actions shown of a turn.
const turnRows = 5

// Sizes of the lines of a turn in dp.
const (
	turnPad  = 5  // above and below the words
	turnLead = 24 // width of the space for the sign
	turnSign = 15 // side of the sign
)

// drawTurn draws the last actions since the turn began, a line each, and the decision that the computer makes now.
func (f *following) drawTurn(u *ui.UI, col *widgets.Column) {
	at := f.Game.At()
	from := at
	for from > 0 && from > at-turnRows && !f.Game.Starts(from).Has(match.TurnStart) {
		from--
	}
	u.Open(ui.Node{ID: "turn", Role: ui.RoleList, Name: f.Say(computerWords.thisTurn), Rect: col.Rest()})
	defer u.Close()
	for i := from; i < at; i++ {
		f.drawAction(u, col, i)
	}
	f.drawNow(u, col.Cut(widgets.Line(u, widgets.Sizes.Compact)+2*turnPad))
}

// drawAction draws action i with a check mark, or a minus for a pass, and a line below it.
func (f *following) drawAction(u *ui.UI, col *widgets.Column, i int) {
	style := widgets.Plain(u, widgets.Sizes.Compact)
	said := text.Bare(f.Speaker().Lang, f.Viewer().Sentence(i), f.Speaker().Owner(rules.OperandsOf(f.Game.Action(i)).By))
	row := col.Cut(u.P.Height(said, col.Rect.W-turnLead, style) + 2*turnPad)
	mark, ink := icon.Check, u.Theme.Good.Base
	if _, pass := f.Game.Action(i).(rules.Pass); pass {
		mark, ink = icon.Minus, u.Theme.Ink.Faint
	}
	lead := row.CutLeft(turnLead)
	icon.Draw(u.P, mark, lead.X+8, lead.Y+turnPad+widgets.Line(u, widgets.Sizes.Compact)/2, turnSign, ink)
	u.Paragraph("turn:"+strconv.Itoa(i), row.Pad(0, turnPad), said, style)
	u.P.Fill(paint.R(col.Rect.X, row.Bottom()-1, col.Rect.W, 1), u.Theme.Line.Soft)
}

// drawNow draws the decision that the computer makes now, with the progress of its thinking if it looks ahead.
func (f *following) drawNow(u *ui.UI, row ui.Rect) {
	lead := row.CutLeft(turnLead)
	icon.Draw(u.P, icon.Bot, lead.X+8, lead.Y+lead.H/2, turnSign, u.Theme.Accent.Base)
	now := text.Capital(f.See().Prompt.Step.Name.In(f.Shell.Prefs.Lang))
	if f.thinks() {
		now = f.Speaker().List([]string{now, f.thinksAt()})
	}
	if done, looks := f.auto.thinker.Progress(); looks && f.thinks() {
		u.Progress(row.CutBottom(3), float32(done)/1000)
	}
	u.Text("turn:now", row, now, widgets.Bold(u, widgets.Sizes.Compact))
}

// thinks reports whether the computer has been thinking long enough to say so.
func (f *following) thinks() bool {
	o := f.auto
	return o.long && o.plays() && o.about == f.Game.Now()
}

// thinksAt returns that the computer thinks, and how far it is if it looks ahead.
func (f *following) thinksAt() string {
	done, looks := f.auto.thinker.Progress()
	if !looks {
		return f.Say(computerWords.thinks)
	}
	return f.Phrase(computerWords.thinksAt, text.Facts{
		"player": f.Speaker().Player(f.seat()), "n": strconv.Itoa(done / 10),
	})
}

// drawPace draws the card with the pace, or the progress of a game that runs at once.
func (f *following) drawPace(u *ui.UI, col *widgets.Column) {
	const pad = 10
	head := widgets.Line(u, widgets.Sizes.Compact) + 6
	card := col.Cut(head + widgets.ControlHeight(u) + 2*pad)
	u.P.RoundRect(card, theme.Radius.Card, u.Theme.BG.Sunken)
	in := card.Inset(pad)
	row := in.CutTop(head)
	if f.hurries() {
		said, style := f.progress(), widgets.Bold(u, widgets.Sizes.Small)
		u.Text("pace:progress", row.CutLeft(u.P.Width(said, style)+pad), said, style)
		f.drawProgress(u, row)
	} else {
		name, bold := f.Say(app.Words.Pace), widgets.Bold(u, widgets.Sizes.Compact)
		u.Label(row.CutLeft(u.P.Width(name, bold)+pad), name, bold)
		skips := f.Say(computerWords.skips)
		if style := widgets.Soft(u, widgets.Sizes.Small); u.P.Width(skips, style) <= row.W {
			u.Label(row, skips, widgets.Aligned(style, paint.Right))
		}
	}
	f.drawPaceButtons(u, in)
}

// progress returns round and number of actions of a game that runs at once.
func (f *following) progress() string {
	return f.Phrase(computerWords.progress,
		text.Facts{"round": f.See().Header.Round(), "n": strconv.Itoa(f.Game.Now())})
}

// drawProgress draws a progress bar: by phase, and in the last phase by the money left in the bank.
func (f *following) drawProgress(u *ui.UI, r ui.Rect) {
	v := f.View()
	done := float32(v.S.Phase) / float32(max(1, len(v.T.Phases)))
	if size := v.T.BankSize(); size > 0 {
		done = max(done, 1-float32(v.Cash(id.Bank))/float32(size))
	}
	u.Progress(r.Middle(r.W, 6), max(0.02, done)) // never empty, so that it is seen as a bar
}

// drawPaceButtons draws pause, single step, and the choice of pace.
func (f *following) drawPaceButtons(u *ui.UI, r ui.Rect) {
	o, w := f.auto, &computerWords
	side := widgets.ControlHeight(u)
	r = r.Middle(r.W, side)
	pause, name := icon.Pause, f.Say(w.pause)
	if o.paused {
		pause, name = icon.Play, f.Say(w.goOn)
	}
	if u.Button("pace:pause", r.CutLeft(side),
		ui.Button{Icon: pause, Name: name, Tip: widgets.KeyTip(name, f.Say(tableWords.space))}) {
		o.togglePause()
	}
	r.CutLeft(6)
	one, words := f.Say(w.one), float32(0)
	for _, p := range [...]text.Pair{app.Words.Slow, app.Words.Quick, app.Words.AtOnce} {
		words = max(words, u.ButtonWidth(ui.Button{Text: f.Say(p), Small: true}))
	}
	if r.W-side-8 > 3*words { // otherwise only the key does it
		if u.Button("pace:one", r.CutLeft(side), ui.Button{Icon: icon.Step, Name: one, Tip: widgets.KeyTip(one, "→")}) {
			o.step()
		}
		r.CutLeft(8)
	}
	if pace := f.Shell.DrawPaceChoice(u, r); pace != f.Shell.Prefs.Pace {
		f.Shell.Change(func(p *app.Prefs) { p.Pace = pace })
		o.due = 0
	}
}

// drawNext draws when a person decides again, as far as the order of turns is known.
func (f *following) drawNext(u *ui.UI, col *widgets.Column) {
	head, said, who := f.nextPerson()
	bold, plain := widgets.Bold(u, widgets.Sizes.Compact), widgets.Soft(u, widgets.Sizes.Compact)
	const padX, padY, sign, radius = 10, 9, 32, 11 // sign is the width of the space for the person's shape
	h := u.P.Height(said, col.Rect.W-2*padX-sign, plain)
	if head != "" {
		h += widgets.Line(u, widgets.Sizes.Compact)
	}
	card := col.Cut(h + 2*padY)
	u.P.RoundRect(card, theme.Radius.Card, u.Theme.BG.Surface)
	u.P.Frame(card, theme.Radius.Card, theme.Stroke.Hair, u.Theme.Line.Base)
	in := card.Pad(padX, padY)
	x, y := in.CutLeft(sign).Center()
	if who != 0 {
		f.Seats.Draw(u, who, x-5, y, radius)
	} else {
		icon.Draw(u.P, icon.Eye, x-5, y, theme.Size.Icon, u.Theme.Ink.Soft)
	}
	if head != "" {
		u.Text("next:head", in.CutTop(widgets.Line(u, widgets.Sizes.Compact)), head, bold)
	}
	u.Paragraph("next:said", in, said, plain)
}

// nextPerson returns a heading that names the person who decides next on this device, a sentence on when, and that
// person. If computers play all seats, the heading is empty and the person zero. If several persons play and none of
// them has a turn in the rest of the round, the first of them is named.
func (f *following) nextPerson() (head, said string, who id.Player) {
	w := &computerWords
	persons := f.people.persons()
	if len(persons) == 0 {
		return "", f.Say(w.watched), 0
	}
	head = f.Say(w.yours)
	if len(persons) > 1 {
		head = ""
	}
	who, what, other := f.Viewer().NextTurn(persons)
	said = f.Phrase(w.after, text.Facts{"what": what, "other": other})
	if who == 0 {
		who = persons[0]
		said = text.Capital(f.Phrase(w.later, text.Facts{"round": f.See().Header.Round()}))
	}
	if head == "" {
		head = f.Phrase(w.next, text.Facts{"player": f.Speaker().Player(who)})
	}
	return head, said, who
}
