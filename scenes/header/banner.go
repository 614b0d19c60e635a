package header

import (
	"cmp"
	"strconv"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles/words"
)

// Banner draws the pending decision, its player, and the steps of the turn.
type Banner struct {
	*desk.Desk
	Traits func() decision.Traits // of the decision that is due
}

// Draw draws the pending decision and its player.
func (b *Banner) Draw(u *ui.UI, r ui.Rect) {
	p := &b.See().Prompt
	side := signSize(r.H)
	if p.Actor.Corp() != 0 || p.Actor.Player() != 0 {
		x, y := r.CutLeft(side).Center()
		if c := p.Actor.Corp(); c != 0 {
			token.Draw(u.P, x, y, side/2, b.Tokens[c])
		} else {
			b.Seats.Draw(u, p.Actor.Player(), x, y, side*0.42)
		}
		r.CutLeft(signGap)
	}
	head, below := widgets.Bold(u, widgets.Sizes.Title), widgets.Soft(u, widgets.Sizes.Compact)
	lines := r.Middle(r.W, widgets.Line(u, widgets.Sizes.Title)+widgets.Line(u, widgets.Sizes.Compact)+2)
	first := lines.CutTop(widgets.Line(u, widgets.Sizes.Title) + 2)
	u.Heading("banner", 1, first, b.HeadText(p), widgets.Shrunk(u, b.HeadText(p), first.W, head, widgets.Sizes.Compact))
	if b.Game.Past() {
		past := u.Type(widgets.Sizes.Compact, paint.Bold, u.Theme.Warn.Base)
		words := b.ViewedPosition()
		u.Text("banner:past", lines, words, widgets.Shrunk(u, words, lines.W, past, widgets.Sizes.Micro))
		return
	}
	if b.Traits().Follows {
		who := b.computerLine(u, p, below)
		who.Draw(lines)
		u.Node(ui.Node{ID: "banner:who", Role: ui.RoleText,
			Name: b.Speaker().List([]string{p.DeciderName, b.computer(p.Decider)}), Rect: lines})
		return
	}
	who := b.bannerLine(u, p, below, u.P.Width(b.DeciderText(p), below))
	for below.Size > widgets.Sizes.Caption*u.TextScale && who.Width() > lines.W {
		below.Size -= 0.5
		who = b.bannerLine(u, p, below, u.P.Width(b.DeciderText(p), below))
	}
	if over := who.Width() - lines.W; over > 0 && p.Decider != 0 { // shorten the name
		who = b.bannerLine(u, p, below, u.P.Width(b.DeciderText(p), below)-over)
	}
	who.Draw(lines)
	u.Node(ui.Node{ID: "banner:who", Role: ui.RoleText, Name: b.spokenLine(p), Rect: lines})
}

// signSize returns the diameter of the token or shape in a banner of the given height.
func signSize(height float32) float32 { return min(44, height-12) }

// Fits reports whether the banner fits a width with its first line at full size and its second no smaller than a
// caption. The second line may be shortened to the player's name next to the shape.
func (b *Banner) Fits(u *ui.UI, width, height float32) bool {
	p := &b.See().Prompt
	if p.Actor.Corp() != 0 || p.Actor.Player() != 0 {
		width -= signSize(height) + signGap
	}
	below, second := widgets.Soft(u, widgets.Sizes.Caption), float32(0)
	switch {
	case b.Game.Past():
		second = u.P.Width(b.ViewedPosition(), below)
	case b.Traits().Follows:
		second = b.computerLine(u, p, below).Width()
	default:
		words := u.P.Width(b.DeciderText(p), below)
		second = b.bannerLine(u, p, below, words).Width()
		if !p.Over && !p.Own {
			second += u.P.Width(p.DeciderName, below) - words
		}
	}
	return max(second, u.P.Width(b.HeadText(p), widgets.Bold(u, widgets.Sizes.Title))) <= width
}

// signGap is the space between sign and text in dp.
const signGap = 10

// Sizes in a line of signs and words, in dp.
const (
	afterSign    = 5 // between a sign or label and its words
	betweenWords = 6 // and between words and further signs
	seatRadius   = 8
	botSize      = 16
)

// HeadText returns the first line: actor and step, the round in a stock round, or that the game is over.
func (b *Banner) HeadText(p *view.Prompt) string {
	if p.Over {
		return p.Heading
	}
	if b.Traits().InNeed {
		return p.Text
	}
	if b.Traits().Follows {
		return b.Phrase(Words.plays, text.Facts{"who": p.ActorName})
	}
	step := text.Capital(p.Step.Name.In(b.Shell.Prefs.Lang))
	if p.Step.Panel == words.StockPanel {
		step = b.Phrase(Words.stockRound, text.Facts{"n": strconv.Itoa(int(b.View().S.Set))})
	}
	return b.Phrase(text.ActorStep, text.Facts{"actor": p.ActorName, "step": step})
}

// ViewedPosition returns the second line while a past position is shown.
func (b *Banner) ViewedPosition() string {
	round := b.See().Header.Round()
	if b.Class() == widgets.Phone {
		return b.Phrase(Words.viewing, text.Facts{"round": round})
	}
	return b.Phrase(text.HistoryViewing, text.Facts{
		"round": round, "n": strconv.Itoa(b.Game.At()), "all": strconv.Itoa(b.Game.Len()),
	})
}

// leastWords is the width in dp below which the words of a banner could not be read.
const leastWords = 40

// bannerLine returns the second line: who decides, in at most width dp but never less than leastWords; then, whole, the
// company's place in the operating order and whose turn is interrupted or over.
func (b *Banner) bannerLine(u *ui.UI, p *view.Prompt, style paint.Text, width float32) *widgets.Parts {
	ps := widgets.NewParts(u)
	if p.Over {
		ps.Text(p.Text, style)
		return ps
	}
	if p.Decider != 0 && !p.Own {
		ps.Seat(b.Seats, p.Decider, seatRadius)
		ps.Gap(afterSign)
	}
	words := b.DeciderText(p)
	if !p.Own && u.P.Width(words, style) > width {
		words = p.DeciderName // the shape is next to it
	}
	ps.Text(u.P.Fit(words, max(leastWords, width), style), style)
	if p.Of > 0 && !b.Traits().InNeed {
		ps.Dot()
		ps.Text(b.place(p), style)
	}
	if p.Interrupts != "" {
		ps.Dot()
		said := Words.waits
		if p.Between {
			said = Words.after
		}
		ps.Text(b.Phrase(said, text.Facts{"who": p.Interrupts}), style)
	}
	return ps
}

// DeciderText returns who decides or pays. If the first line says that already, it returns the next player in a stock
// round, and otherwise just that it is the player's turn.
func (b *Banner) DeciderText(p *view.Prompt) string {
	switch {
	case b.Traits().InNeed:
		return b.Phrase(Words.paysMissing, text.Facts{"player": p.DeciderName})
	case !p.Own:
		return p.Decides
	case p.Step.Panel == words.StockPanel:
		return b.Phrase(Words.nextSeat, text.Facts{"player": b.Speaker().Player(b.View().SeatAfter(p.Decider, 1))})
	case p.Interrupts != "": // in another player's turn
		return b.Say(Words.asked)
	}
	return text.Capital(b.Say(text.ToAct))
}

// place returns the acting company's place in the operating order.
func (b *Banner) place(p *view.Prompt) string {
	place := strconv.Itoa(p.Place)
	if b.Shell.Prefs.Lang == text.En {
		place = ordinal(p.Place)
	}
	return b.Phrase(Words.placeOf, text.Facts{"place": place, "n": strconv.Itoa(p.Of)})
}

// ordinal returns an English ordinal number.
func ordinal(n int) string {
	ending := "th"
	if n/10%10 != 1 && n%10 >= 1 && n%10 <= 3 {
		ending = [...]string{"st", "nd", "rd"}[n%10-1]
	}
	return strconv.Itoa(n) + ending
}

// spokenLine returns the second line of the banner for screen readers.
func (b *Banner) spokenLine(p *view.Prompt) string {
	if p.Over {
		return p.Text
	}
	if p.Of == 0 {
		return b.DeciderText(p)
	}
	return b.Speaker().List([]string{b.DeciderText(p), b.place(p)})
}

// DrawSteps draws the steps of the turn as a row of dots with their names below, or nothing if there is only one.
func (b *Banner) DrawSteps(u *ui.UI, r ui.Rect) {
	steps := b.See().Prompt.Dots()
	if len(steps) < 2 {
		return
	}
	u.Open(ui.Node{ID: "steps", Role: ui.RoleList, Name: b.Say(Words.steps), Rect: r})
	defer u.Close()
	radius := theme.Size.StepDot / 2
	cy := r.Y + radius + 3
	for i := range steps {
		cell := r.Columns(i, len(steps), 0)
		x, _ := cell.Center()
		if i+1 < len(steps) {
			next, _ := r.Columns(i+1, len(steps), 0).Center()
			c := u.Theme.Line.Base
			if steps[i].Tense == view.Past || steps[i].Tense == view.Skipped {
				c = u.Theme.Good.Base
			}
			u.P.Line(x+radius, cy, next-radius, cy, theme.Stroke.StepLine, c)
		}
	}
	for i := range steps {
		b.drawStepDot(u, r.Columns(i, len(steps), 0), cy, radius, i, &steps[i], len(steps))
	}
}

// drawStepDot draws step i of n as a dot around y with its number, and its label below.
func (b *Banner) drawStepDot(u *ui.UI, cell ui.Rect, y, radius float32, i int, d *view.StepDot, n int) {
	x, _ := cell.Center()
	node := b.stepNode(d, cell)
	u.Node(node)
	u.Tip(node.ID, cell, d.Why)
	const manySteps, signSide = 6, 13
	size := widgets.Sizes.Caption
	if n > manySteps {
		size = widgets.Sizes.Micro
	}
	label := u.Type(size, paint.Regular, u.Theme.Ink.Soft)
	number := paint.Text{Size: 12, Weight: paint.Bold, Align: paint.Center, Color: u.Theme.Ink.Soft}
	dot := paint.R(x-radius, y-radius, 2*radius, 2*radius)
	switch d.Tense {
	case view.Now:
		u.P.Circle(x, y, radius, u.Theme.Accent.Base)
		number.Color = u.Theme.Accent.On
		u.P.TextIn(dot, strconv.Itoa(i+1), number)
		label.Color, label.Weight = u.Theme.Accent.Base, paint.Bold
	case view.Past:
		u.P.Circle(x, y, radius, u.Theme.Good.Base)
		icon.Draw(u.P, icon.Check, x, y, signSide, u.Theme.BG.Surface)
	case view.Skipped:
		u.P.Circle(x, y, radius, u.Theme.BG.Inset)
		icon.Draw(u.P, icon.Minus, x, y, signSide, u.Theme.Ink.Faint)
	default:
		u.P.Circle(x, y, radius, u.Theme.BG.Surface)
		u.P.Ring(x, y, radius-0.75, 1.5, u.Theme.Line.Strong)
		u.P.TextIn(dot, strconv.Itoa(i+1), number)
	}
	label = widgets.Aligned(label, paint.Center)
	name := paint.R(cell.X+1, y+radius+2, cell.W-2, widgets.Line(u, size))
	u.P.TextIn(name, b.stepName(d), widgets.Shrunk(u, b.stepName(d), name.W, label, (widgets.Sizes.Micro-2)/u.TextScale))
}

// stepName returns the short name of a step, for the row of dots.
func (b *Banner) stepName(d *view.StepDot) string {
	return text.Capital(b.Say(cmp.Or(d.Step.Short, d.Step.Name)))
}

// namesBar is the height of the bar below a name of DrawNames in dp.
const namesBar = 3

// NamesHeight returns the height of DrawNames, which is zero if the turn has a single step.
func (b *Banner) NamesHeight(u *ui.UI) float32 {
	if len(b.See().Prompt.Dots()) < 2 || b.Game.Past() {
		return 0
	}
	return widgets.Line(u, widgets.Sizes.Caption) + namesBar + 5
}

// DrawNames draws the names of the steps in one row, each above a bar that shows whether it is done, or nothing if
// there is only one or r is empty.
func (b *Banner) DrawNames(u *ui.UI, r ui.Rect) {
	steps := b.See().Prompt.Dots()
	if r.H <= 0 || len(steps) < 2 {
		return
	}
	const gap = 5
	u.Open(ui.Node{ID: "steps", Role: ui.RoleList, Name: b.Say(Words.steps), Rect: r})
	defer u.Close()
	style, total := u.Type(widgets.Sizes.Caption, paint.Bold, u.Theme.Ink.Soft), float32(0)
	for i := range steps {
		total += u.P.Width(b.stepName(&steps[i]), style)
	}
	spare := (r.W - gap*float32(len(steps)-1) - total) / float32(len(steps))
	if spare < 0 { // shrink all names by the same factor
		style.Size *= 1 + spare*float32(len(steps))/total
		spare = 0
	}
	for i := range steps {
		d := &steps[i]
		cell := r.CutLeft(u.P.Width(b.stepName(d), style) + spare)
		r.CutLeft(gap)
		u.Node(b.stepNode(d, cell))
		label, bar := widgets.Aligned(style, paint.Center), u.Theme.Line.Strong
		switch d.Tense {
		case view.Now:
			label.Color, bar = u.Theme.Accent.Base, u.Theme.Accent.Base
		case view.Past:
			bar = u.Theme.Good.Base
		case view.Skipped:
			label.Color, label.Weight, bar = u.Theme.Ink.Faint, paint.Regular, u.Theme.Line.Base
		default:
			label.Weight = paint.Regular
		}
		u.P.TextIn(cell.CutTop(widgets.Line(u, widgets.Sizes.Caption)), b.stepName(d), label)
		u.P.RoundRect(cell.CutTop(namesBar), namesBar/2, bar)
	}
}

// stepNode returns the accessibility node of a step.
func (b *Banner) stepNode(d *view.StepDot, cell ui.Rect) ui.Node {
	node := ui.Node{ID: "step:" + d.Step.Key, Role: ui.RoleListItem, Name: d.Name, Rect: cell,
		Current: d.Tense == view.Now}
	node.Describe = b.Say(Words.tenses[d.Tense])
	if d.Why != "" {
		node.Describe = b.Speaker().List([]string{node.Describe, d.Why})
	}
	return node
}

// computer returns the name for the computer that decides for a player.
func (b *Banner) computer(p id.Player) string {
	return b.Say(view.Computers[match.LevelOf(b.Game.Computers(), p)])
}

// computerLine returns the second line while the computer decides: for which player, and the company's place in the
// operating order.
func (b *Banner) computerLine(u *ui.UI, p *view.Prompt, style paint.Text) *widgets.Parts {
	ps := widgets.NewParts(u)
	if !p.Own && p.Decider != 0 {
		ps.Seat(b.Seats, p.Decider, seatRadius)
		ps.Gap(afterSign)
		ps.Text(p.DeciderName, style)
		ps.Gap(betweenWords)
	}
	ps.Icon(icon.Bot, botSize, style.Color)
	ps.Gap(afterSign)
	ps.Text(b.computer(p.Decider), style)
	switch {
	case p.Of > 0:
		ps.Dot()
		ps.Text(b.place(p), style)
	case p.Own:
		ps.Dot()
		ps.Text(b.See().Header.Round(), style)
	}
	return ps
}
