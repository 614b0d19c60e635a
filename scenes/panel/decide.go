package panel

import (
	"slices"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/charts"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/lots"
	"hexrail/scenes/widgets"
	"hexrail/titles/words"
)

// Decide returns the decision for the position on screen.
func Decide(d *Desk) Decision {
	c := choosing{desk: d, draft: draft.New(d.View(), d.Speaker()), lang: d.Shell.Prefs.Lang}
	switch c.draft.Step().Panel {
	case words.AuctionPanel:
		if sale, ok := c.draft.ChoiceSale(); ok {
			return &picking{choosing: c, sale: sale}
		}
		if wasSealed(c.draft.View()) {
			return &selecting{choosing: c}
		}
		return &bidding{choosing: c}
	case words.StockPanel:
		if d.Boxed() {
			return &boxing{stockTurn: stockTurn{choosing: c}}
		}
		return &dealing{stockTurn{choosing: c}}
	case words.ParPanel:
		return &pricing{choosing: c}
	case words.TrackPanel:
		return &laying{ground{choosing: c}}
	case words.StationPanel:
		return &placing{ground{choosing: c}}
	case words.RunPanel:
		return &running{ground: ground{choosing: c}}
	case words.DividendPanel:
		return newPaying(c)
	case words.TrainPanel:
		return &equipping{ground: ground{choosing: c}}
	case words.ProtectPanel:
		return &protecting{choosing: c}
	case words.GridPanel:
		return newGridding(c)
	case words.UnitePanel:
		return &uniting{joining: joining{ground: ground{choosing: c}}, prices: map[id.Corp]int32{}}
	case words.ChoosePanel:
		if d.View().Sealed() {
			return &sealing{choosing: c}
		}
		return &answering{joining{ground: ground{choosing: c}}}
	case words.DiscardPanel:
		return &discarding{choosing: c}
	}
	return &lasting{ground{choosing: c}}
}

// choosing is what all decisions have in common: a draft that the player's presses narrow until an action is complete.
type choosing struct {
	Idle
	desk  *Desk
	draft *draft.Draft
	lang  text.Lang
	asked text.Because // the answer to the last "why not?"
	what  string       // what was asked about
	about string       // the key of the option that was asked about, if it was one
	news  bool         // the answer was not drawn yet

	opened id.Private // of which all uses are listed

	typing string // of a price that is being typed
	saying string // for a voice, at the next drawing
	drawn  bool
	first  ui.Rect // of the buttons above the sheet of a phone, the first that is no lock; uncut
	placed bool    // it was in sight, or has been scrolled there

	consent consent
	carry   func() // plays what is chosen together with more; nil plays the choice alone
}

// Lots implements Decision.
func (c *choosing) Lots() lots.Chooser { return c }

// lotCards draws the lots in the panel, with the answer to a question and what belongs to the chosen one right below them.
func (c *choosing) lotCards(u *ui.UI, col *widgets.Column, below func()) {
	lots.New(c.desk.Desk, c).Stack(u, col, func(key string) {
		if c.about == key {
			c.answerHere(u, col)
		}
		if o := c.draft.Chosen(); o != nil && o.Key == key {
			below()
		}
	})
}

// Draft implements decision.
func (c *choosing) Draft() *draft.Draft { return c.draft }

// say returns a phrase of the panels.
func (c *choosing) say(p text.Phrase, facts text.Facts) string {
	return c.desk.Speaker().Phrase(p, facts)
}

// fresh rebuilds the draft in another language, with the same choice.
func (c *choosing) fresh() {
	if c.lang == c.desk.Shell.Prefs.Lang {
		return
	}
	c.lang = c.desk.Shell.Prefs.Lang
	c.draft = c.draft.In(c.desk.Speaker())
	c.asked = text.Because{}
}

// Choose takes an option, or explains why it cannot be taken.
func (c *choosing) Choose(key string) {
	c.asked = text.Because{}
	c.desk.Lift() // where what it leads to is told
	if c.draft.Choose(key) {
		c.shown()
		return
	}
	if o, ok := c.draft.Find(key); ok && o.Barred {
		c.reply(o.Why, o.Text, key)
	}
}

// Explained reports whether the panel tells why an option cannot be taken.
func (c *choosing) Explained(o draft.Option) bool { return c.about == o.Key && c.asked.Text != "" }

// reply has an answer ready for a question about something.
func (c *choosing) reply(why text.Because, what, key string) {
	c.asked, c.what, c.about, c.news = why, what, key, true
	c.tell(why.Text)
}

// shown has a voice say what the choice would do.
func (c *choosing) shown() {
	if b := c.draft.Primary(); b != nil && b.Why == "" {
		c.tell(b.Text)
	}
}

// Place implements Decision.
func (c *choosing) Place(u *ui.UI, area string, r ui.Rect, top float32) {
	if c.placed || c.first.Empty() {
		return
	}
	const margin = 12
	if c.placed = true; c.first.Y < r.Y || c.first.Bottom()+margin > r.Bottom() {
		u.ScrollTo(area, r, c.first.Y-top, c.first.H)
	}
}

// Offered takes note of where a button stands that is no lock.
func (c *choosing) Offered(r ui.Rect, o *draft.Option) {
	if c.first.Empty() && !o.Barred {
		c.first = r
	}
}

// tell has a voice say something the next time the screen is drawn.
func (c *choosing) tell(words string) { c.saying = words }

// Keys says what is to be said, begins every step at the top of its panel, and goes on working out best runs.
func (c *choosing) Keys(u *ui.UI) {
	if !c.drawn {
		c.drawn = true
		u.ScrollTo("step", ui.Rect{}, 0, 0)
	}
	if c.saying != "" {
		u.Announce(c.saying)
		c.saying = ""
	}
	c.searchRuns(u)
}

// do plays what is chosen, or asks first who must agree to it.
func (c *choosing) do() {
	if owner := c.draft.Consent(); owner != 0 {
		a, _ := c.draft.Action()
		switch c.desk.Ask(owner, c.draft.View(), a) {
		case Refuses:
			facts := text.Facts{"player": c.desk.Speaker().Player(owner)}
			c.reply(text.Because{Text: c.desk.Phrase(consentWords.refused, facts)}, c.draft.Primary().Text, "")
			return
		case Unasked:
			c.consent = consent{action: a}
			return
		case Agrees:
		}
	}
	c.carryOut()
}

// carryOut plays what is chosen.
func (c *choosing) carryOut() {
	if c.carry != nil {
		c.carry()
		return
	}
	c.playAll(c.draft.Actions())
}

// playAll plays actions one after the other.
func (c *choosing) playAll(list []rules.Action) {
	for _, a := range list {
		if c.desk.Play(a).Refused() {
			return
		}
	}
}

// decline passes, skips or ends.
func (c *choosing) decline() { c.desk.Play(rules.Pass{By: c.draft.View().Actor()}) }

// Bar offers what is chosen and the way to decline.
func (c *choosing) Bar() Bar {
	c.fresh()
	var b Bar
	if p := c.draft.Primary(); p != nil {
		b.Primary = &Act{Text: p.Text, Why: p.Why, Guard: p.Guard, Do: c.do}
		b.warn(p.Closes)
		if c.asking() {
			b.Primary.Why = c.desk.Speaker().Say(text.Consent, text.Facts{"player": c.desk.Speaker().Player(c.draft.Consent())})
		}
	}
	if d := c.draft.Decline(); d != nil {
		b.warn(d.Closes)
		b.Secondary = &Act{ID: "act:pass", Text: d.Text, Key: "1", Why: d.Why, Guard: d.Guard, Do: c.decline}
		if b.Primary == nil {
			b.Secondary.Look = ui.Primary
		}
	}
	return b
}

// Cancel takes back the last choice.
func (c *choosing) Cancel() bool {
	if c.asked != (text.Because{}) {
		c.asked = text.Because{}
		return true
	}
	return c.dropConsent() || c.draft.Back()
}

// Chart shows where the markers of companies would go.
func (c *choosing) Chart(p *charts.Prices) {
	e := c.draft.Effects()
	if e != nil && e.Refusal.Refused() {
		return
	}
	moved := c.draft.Blocks().Falls()
	if e != nil {
		for _, x := range e.Moved() { // of a block that is settled with the action too
			moved = slices.DeleteFunc(moved, func(y draft.Company) bool { return y.Corp == x.Corp })
			moved = append(moved, x)
		}
	}
	for _, x := range moved {
		p.Moves = append(p.Moves, c.move(x))
	}
}

func (c *choosing) move(x draft.Company) charts.Move {
	return charts.Move{Company: c.desk.Tokens[x.Corp], Way: c.draft.Way(x)}
}

// HexName says what can be done on a hex.
func (c *choosing) HexName(h id.Hex) string { return c.draft.HexName(h) }
