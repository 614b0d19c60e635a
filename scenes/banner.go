package scenes

import (
	"cmp"
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/scenes/kit"
	"hexrail/titles/words"
)

// banner draws who decides what.
func (t *Table) banner(u *ui.UI, r ui.Rect) {
	p := &t.see().Prompt
	side := min(44, r.H-12)
	if p.Actor.Corp() != 0 || p.Actor.Player() != 0 {
		x, y := r.CutLeft(side).Center()
		if c := p.Actor.Corp(); c != 0 {
			token.Draw(u.P, x, y, side/2, t.tokens[c])
		} else {
			t.seats.Draw(u, p.Actor.Player(), x, y, side*0.42)
		}
		r.CutLeft(10)
	}
	head, below := kit.Bold(u, kit.Sizes.Title), kit.Soft(u, kit.Sizes.Compact)
	lines := r.Middle(r.W, kit.Line(u, kit.Sizes.Title)+kit.Line(u, kit.Sizes.Compact)+2)
	first := lines.CutTop(kit.Line(u, kit.Sizes.Title) + 2)
	u.Heading("banner", 1, first, t.bannerHead(p), kit.Shrunk(u, t.bannerHead(p), first.W, head, kit.Sizes.Compact))
	if t.past() {
		past := u.Type(kit.Sizes.Compact, paint.Bold, u.Theme.Warn.Base)
		u.Text("banner:past", lines, t.viewing(), kit.Shrunk(u, t.viewing(), lines.W, past, kit.Sizes.Micro))
		return
	}
	if t.followed() {
		who := t.computerLine(u, p, below)
		who.Draw(lines)
		u.Node(ui.Node{ID: "banner:who", Role: ui.RoleText, Name: t.speaker().List([]string{p.DeciderName, t.speaker().Word(text.AComputer)}), Rect: lines})
		return
	}
	who := t.bannerLine(u, p, below, u.P.Width(t.decides(p), below))
	for below.Size > kit.Sizes.Caption*u.TextScale && who.Width() > lines.W {
		below.Size -= 0.5
		who = t.bannerLine(u, p, below, u.P.Width(t.decides(p), below))
	}
	if over := who.Width() - lines.W; over > 0 && p.Decider != 0 { // the name gives way
		who = t.bannerLine(u, p, below, u.P.Width(t.decides(p), below)-over)
	}
	who.Draw(lines)
	u.Node(ui.Node{ID: "banner:who", Role: ui.RoleText, Name: t.bannerSaid(p), Rect: lines})
}

// bannerHead returns the first line: the actor and the step, or the round where the step is all of it, or that the game is
// over.
func (t *Table) bannerHead(p *view.Prompt) string {
	if p.Over {
		return p.Heading
	}
	if t.inNeed() {
		return p.Text
	}
	if t.followed() {
		return t.phrase(computerWords.plays, text.Facts{"who": p.ActorName})
	}
	step := text.Capital(p.Step.Name.In(t.app.Prefs.Lang))
	if p.Step.Panel == words.StockPanel {
		step = t.phrase(tableWords.stockRound, text.Facts{"n": strconv.Itoa(int(t.view().S.Set))})
	}
	return t.speaker().Say(text.ActorStep, text.Facts{"actor": p.ActorName, "step": step})
}

// viewing returns what the banner says of a past position.
func (t *Table) viewing() string {
	rounds := t.see().Header.Rounds
	round := ""
	for _, r := range rounds {
		if r.Tense == view.Now || r.Tense == view.Past {
			round = r.Text
		}
	}
	if t.class == kit.Phone {
		return t.phrase(tableWords.viewing, text.Facts{"round": round})
	}
	return t.speaker().Say(text.HistoryViewing, text.Facts{
		"round": round, "n": strconv.Itoa(t.game.At()), "all": strconv.Itoa(t.game.Len()),
	})
}

// bannerLine returns the second line: who decides, in at most a width, and the company's place in the order.
func (t *Table) bannerLine(u *ui.UI, p *view.Prompt, style paint.Text, most float32) *kit.Parts {
	ps := kit.NewParts(u)
	if p.Over {
		ps.Text(p.Text, style)
		return ps
	}
	if p.Decider != 0 && p.Actor.Player() != p.Decider {
		ps.Seat(t.seats, p.Decider, 8)
		ps.Gap(5)
	}
	ps.Text(u.P.Fit(t.decides(p), max(40, most), style), style)
	if p.Of > 0 && !t.inNeed() {
		ps.Dot()
		ps.Text(t.place(p), style)
	}
	if p.Interrupts != "" {
		ps.Dot()
		ps.Text(t.phrase(tableWords.waits, text.Facts{"who": p.Interrupts}), style)
	}
	return ps
}

// decides tells who decides or pays; where the first line tells that, who is next in a stock round, and else only that it is
// his turn.
func (t *Table) decides(p *view.Prompt) string {
	switch {
	case t.inNeed():
		return t.phrase(tableWords.paysMissing, text.Facts{"player": p.DeciderName})
	case !p.Own:
		return p.Decides
	case p.Step.Panel == words.StockPanel:
		return t.phrase(tableWords.nextSeat, text.Facts{"player": t.speaker().Player(t.view().SeatAfter(p.Decider, 1))})
	}
	return text.Capital(t.speaker().Word(text.ToAct))
}

// place returns the place of the acting company in the operating order.
func (t *Table) place(p *view.Prompt) string {
	place := strconv.Itoa(p.Place)
	if t.app.Prefs.Lang == text.En {
		place = ordinal(p.Place)
	}
	return t.phrase(tableWords.placeOf, text.Facts{"place": place, "n": strconv.Itoa(p.Of)})
}

// ordinal returns a number of an order in English.
func ordinal(n int) string {
	ending := "th"
	if n/10%10 != 1 && n%10 >= 1 && n%10 <= 3 {
		ending = [...]string{"st", "nd", "rd"}[n%10-1]
	}
	return strconv.Itoa(n) + ending
}

func (t *Table) bannerSaid(p *view.Prompt) string {
	if p.Over {
		return p.Text
	}
	if p.Of == 0 {
		return t.decides(p)
	}
	return t.decides(p) + ", " + t.place(p)
}

// stepper draws the steps of the turn as a row of dots with their names below.
func (t *Table) stepper(u *ui.UI, r ui.Rect) {
	steps := t.stepDots()
	if len(steps) < 2 {
		return
	}
	u.Open(ui.Node{ID: "steps", Role: ui.RoleList, Name: t.app.Say(tableWords.steps), Rect: r})
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
		t.stepDot(u, r.Columns(i, len(steps), 0), cy, radius, i, &steps[i], len(steps))
	}
}

func (t *Table) stepDot(u *ui.UI, cell ui.Rect, y, radius float32, i int, d *view.StepDot, n int) {
	x, _ := cell.Center()
	node := ui.Node{ID: "step:" + d.Step.Key, Role: ui.RoleListItem, Name: d.Name, Rect: cell, Current: d.Tense == view.Now}
	node.Describe = t.app.Say(tableWords.tenses[d.Tense])
	if d.Why != "" {
		node.Describe += ", " + d.Why
	}
	u.Node(node)
	u.Tip(node.ID, cell, d.Why)
	size := kit.Sizes.Caption
	if n > 6 {
		size = kit.Sizes.Micro
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
		icon.Draw(u.P, icon.Check, x, y, 13, u.Theme.BG.Surface)
	case view.Skipped:
		u.P.Circle(x, y, radius, u.Theme.BG.Inset)
		icon.Draw(u.P, icon.Minus, x, y, 13, u.Theme.Ink.Faint)
	default:
		u.P.Circle(x, y, radius, u.Theme.BG.Surface)
		u.P.Ring(x, y, radius-0.75, 1.5, u.Theme.Line.Strong)
		u.P.TextIn(dot, strconv.Itoa(i+1), number)
	}
	label.Align = paint.Center
	name := paint.R(cell.X+1, y+radius+2, cell.W-2, kit.Line(u, size))
	u.P.TextIn(name, t.stepName(d), kit.Shrunk(u, t.stepName(d), name.W, label, (kit.Sizes.Micro-2)/u.TextScale))
}

// stepDots returns the steps worth a dot: those that are rarely open only while they are.
func (t *Table) stepDots() []view.StepDot {
	var list []view.StepDot
	for _, d := range t.see().Prompt.Steps {
		if !d.Step.Rare || d.Tense == view.Now {
			list = append(list, d)
		}
	}
	return list
}

// stepName returns a name of a step short enough for the stepper.
func (t *Table) stepName(d *view.StepDot) string {
	return t.app.Say(cmp.Or(d.Step.Short, d.Step.Name))
}
