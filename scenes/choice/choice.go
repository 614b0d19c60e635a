package choice

import (
	"slices"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/charts"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/lots"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Choice is a choice in the making: a draft that the player's presses narrow until an action is complete, and the parts
// that every panel needs with it. A panel owns one and draws itself with its parts.
type Choice struct {
	Desk  *Desk
	Lang  text.Lang
	draft *draft.Draft

	Why          whyNot     // the answer to the last "why not?"
	Rows         rows       // draws options
	Forms        forms      // draws the forms of the chosen option
	Price        priceField // draws the field for its price
	Outcome      outcome    // draws the consequences
	Consent      consent    // the question to another player who must agree
	Voice        voice
	ShowsOutcome bool   // the panel draws the consequences of every choice itself, of asides too
	Carry        func() // plays the choice together with other actions; nil plays it alone

	sight sight
	begun bool // the step has been drawn
}

// New returns a choice that narrows the draft of.
func New(d *Desk, of *draft.Draft, lang text.Lang) *Choice {
	c := &Choice{Desk: d, draft: of, Lang: lang, Why: whyNot{desk: d}}
	c.Rows.Choice, c.Forms.Choice, c.Price.Choice, c.Outcome.Choice, c.Consent.Choice = c, c, c, c, c
	return c
}

// Decision returns a decision with the parts common to all choices.
func (c *Choice) Decision(p decision.Panel) *decision.Decision {
	return &decision.Decision{
		Panel: p, Choice: c, Keys: c.handleKeys, Cancel: c.Back, Consent: c.Consent.Draw,
		Asides: c.DrawAsides,
		Map:    &decision.MapPart{Name: func(h id.Hex) string { return c.draft.HexName(h) }},
		Chart:  &decision.ChartPart{Show: c.AddMoves, Pick: c.pickPar},
	}
}

// Draft implements decision.Choice.
func (c *Choice) Draft() *draft.Draft { return c.draft }

// DrawLotCards draws the lots in the panel. Below a card it draws the answer to a question about it; below the chosen
// one it calls below.
func (c *Choice) DrawLotCards(u *ui.UI, col *widgets.Column, below func()) {
	lots.New(c.Desk.Desk, c).DrawStack(u, col, func(key string) {
		c.Why.DrawBelow(u, col, key)
		if c.IsChosen(key) {
			below()
		}
	})
}

// Phrase returns a text in the player's language with its holes filled.
func (c *Choice) Phrase(p text.Pair, facts text.Facts) string { return c.Desk.Phrase(p, facts) }

// Rebuild rebuilds the draft with the same choice if the player's language has changed.
func (c *Choice) Rebuild() {
	if c.Lang == c.Desk.Shell.Prefs.Lang {
		return
	}
	c.Lang = c.Desk.Shell.Prefs.Lang
	c.draft = c.draft.In(c.Desk.Speaker())
	c.Why.Clear()
}

// addProgrammes adds the arrow that leads to the programmes to a button that passes: at the beginning of a player's
// turn, in the track step of a company, and where an owner is asked about a private.
func (c *Choice) addProgrammes(pass *decision.Act) {
	v := c.draft.View()
	corp := v.Actor().Corp()
	if c.Desk.OpenProgrammes == nil || pass.Why != "" || c.Desk.Away() || v.S.Depth > 1 || v.Sealed() ||
		corp == 0 && v.S.Turn.Acted {
		return
	}
	if corp == 0 || v.Decider(v.Actor()) != v.President(corp) || v.InCharge().Name() == step.TrackKey {
		pass.More, pass.OpenMore = c.Desk.Say(Words.PassMore), func(ui.Rect) { c.Desk.OpenProgrammes() }
	}
}

// Choose selects an option, or explains why it cannot be selected.
func (c *Choice) Choose(key string) {
	c.Why.Clear()
	c.Desk.Lift() // so that the consequences or the answer are in sight
	if c.draft.Choose(key) {
		c.AnnounceAction()
		return
	}
	if o, ok := c.draft.Find(key); ok && o.Barred {
		c.Reply(o.Why, o.Text, key)
	}
}

// IsChosen implements decision.Choice.
func (c *Choice) IsChosen(key string) bool {
	o := c.draft.Chosen()
	return o != nil && o.Key == key
}

// Explains reports whether the panel currently shows why the option is barred.
func (c *Choice) Explains(o draft.Option) bool {
	return c.Why.key == o.Key && c.Why.because.Text != ""
}

// Reply shows and announces the reason why something cannot be done. what names it; key is the option's key, or "" if
// it is no option.
func (c *Choice) Reply(why text.Because, what, key string) {
	c.Why.because, c.Why.what, c.Why.key, c.Why.fresh = why, what, key, true
	c.Voice.Say(why.Text)
}

// AnnounceAction announces the action of the primary button.
func (c *Choice) AnnounceAction() {
	if b := c.draft.Primary(); b != nil && b.Why == "" {
		c.Voice.Say(b.Text)
	}
}

// ScrollToFirst implements decision.Choice.
func (c *Choice) ScrollToFirst(u *ui.UI, area string, r ui.Rect, top float32) {
	c.sight.scrollToButton(u, area, r, top)
}

// NoteOffered implements decision.Choice.
func (c *Choice) NoteOffered(r ui.Rect, o *draft.Option) {
	if c.sight.first.Empty() && !o.Barred {
		c.sight.first = r
	}
}

// handleKeys makes pending announcements, scrolls to the top at the start of a step, and continues the search for best
// runs.
func (c *Choice) handleKeys(u *ui.UI) {
	if !c.begun {
		c.begun = true
		u.ScrollTo("step", ui.Rect{}, 0, 0)
	}
	c.Voice.speak(u)
	c.SearchRuns(u)
}

// Do plays the choice, or first asks the owner who must agree to it.
func (c *Choice) Do() {
	if owner := c.draft.Consent(); owner != 0 {
		a, _ := c.draft.Action()
		switch c.Desk.Ask(owner, c.draft.View(), a) {
		case Refuses:
			facts := text.Facts{"player": c.Desk.Speaker().Player(owner)}
			c.Reply(text.Because{Text: c.Desk.Phrase(consentWords.refused, facts)}, c.draft.Primary().Text, "")
			return
		case Unasked:
			c.Consent.ask(a)
			return
		case Agrees:
		}
	}
	c.carryOut()
}

// carryOut plays the choice, without asking for consent.
func (c *Choice) carryOut() {
	if c.Carry != nil {
		c.Carry()
		return
	}
	c.PlayAll(c.draft.Actions())
}

// PlayAll plays actions one after the other, up to the first that is refused.
func (c *Choice) PlayAll(list []rules.Action) {
	for _, a := range list {
		if c.Desk.Play(a).Refused() {
			return
		}
	}
}

// decline passes, skips or ends.
func (c *Choice) decline() { c.Desk.Play(rules.Pass{By: c.draft.View().Actor()}) }

// ActionBar returns the buttons that play the choice and that decline, after it has rebuilt the draft if necessary.
func (c *Choice) ActionBar() decision.Bar {
	c.Rebuild()
	var b decision.Bar
	if p := c.draft.Primary(); p != nil {
		b.Primary = &decision.Act{Text: p.Text, Why: p.Why, Guard: p.Guard, Do: c.Do}
		b.Warn(p.Closes)
		if c.Consent.Open() {
			b.Primary.Why = c.Consent.Wait()
		}
	}
	if d := c.draft.Decline(); d != nil {
		b.Warn(d.Closes)
		b.Secondary = &decision.Act{ID: "act:pass", Text: d.Text, Key: "1", Why: d.Why, Guard: d.Guard, Do: c.decline}
		c.addProgrammes(b.Secondary)
		if b.Primary == nil {
			b.Secondary.Look = ui.Primary
		}
	}
	return b
}

// Back undoes the last choice, or removes an answer or a question, and reports whether there was anything to undo.
func (c *Choice) Back() bool {
	return c.Why.Clear() || c.Consent.Drop() || c.draft.Back()
}

// AddMoves adds the moves of the companies' markers to the price chart.
func (c *Choice) AddMoves(p *charts.Prices) {
	e := c.draft.Effects()
	if e != nil && e.Refusal.Refused() {
		return
	}
	moved := c.draft.Blocks().Falls()
	if e != nil {
		for _, x := range e.Moved() { // replaces the move of a block that the action settles too
			moved = slices.DeleteFunc(moved, func(y draft.Company) bool { return y.Corp == x.Corp })
			moved = append(moved, x)
		}
	}
	for _, x := range moved {
		p.Moves = append(p.Moves, charts.Move{Company: c.Desk.Tokens[x.Corp], Way: c.draft.Way(x)})
	}
}

// ShowPars is AddMoves that also opens the cells where the chosen company may start.
func (c *Choice) ShowPars(p *charts.Prices) {
	c.AddMoves(p)
	p.Open = append(p.Open, c.pars()...)
}

// pars returns the cells of the chosen company's par prices.
func (c *Choice) pars() (cells []market.Pos) {
	o := c.draft.Chosen()
	if o == nil {
		return nil
	}
	for _, a := range o.Forms {
		if par, ok := a.(rules.Par); ok {
			cells = append(cells, par.At)
		}
	}
	return cells
}

// pickPar chooses the par of a cell. It does nothing if the company may not start there.
func (c *Choice) pickPar(at market.Pos) {
	if k := slices.Index(c.pars(), at); k >= 0 {
		c.draft.SetForm(k)
	}
}

// voice holds an announcement for the next frame.
type voice struct{ words string }

// Say announces words in the next frame, in place of the announcement that is held.
func (v *voice) Say(words string) { v.words = words }

// Take takes over the announcement of another voice.
func (v *voice) Take(other *voice) { v.words, other.words = other.words, "" }

// speak makes the announcement that is held.
func (v *voice) speak(u *ui.UI) {
	if v.words != "" {
		u.Announce(v.words)
		v.words = ""
	}
}

// sight keeps the first button that is not locked in sight, above the sheet of a phone.
type sight struct {
	first  ui.Rect // rectangle of that button, also outside the visible area
	placed bool    // it has been in sight, or was scrolled there
}

// scrollToButton scrolls an area, which is at r and whose content begins at top, so that the button is in sight. It
// does so once, because the player may scroll away afterwards.
func (s *sight) scrollToButton(u *ui.UI, area string, r ui.Rect, top float32) {
	if s.placed || s.first.Empty() {
		return
	}
	const margin = 12
	s.placed = true
	if s.first.Y < r.Y || s.first.Bottom()+margin > r.Bottom() {
		u.ScrollTo(area, r, s.first.Y-top, s.first.H)
	}
}

// ShowsBestRuns reports whether the player wants to see the effect of choices on the best run.
func (c *Choice) ShowsBestRuns() bool {
	return c.draft.View().Top().Hex == 0 && !c.Desk.Shell.Prefs.Unaided && !c.Desk.Unaided
}

// SearchRuns continues the search for the best runs after each choice by a slice, and requests another frame if there
// is more to search. It must run in each frame.
func (c *Choice) SearchRuns(u *ui.UI) {
	if c.ShowsBestRuns() && !c.draft.SearchRuns(decision.SearchSlice) {
		u.WakeAt(u.Now + decision.SearchPause)
	}
}
