package draft

import (
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/titles/words"
)

// Button is the primary or the declining button of a decision.
type Button struct {
	Text   string
	Why    string // why it cannot be pressed; empty if it can
	Action rules.Action
	Guard  string // a question to confirm before the action is played; empty for none
	Closes string // a warning about companies that the action closes
}

// Primary returns the button that plays the chosen action, labelled with its result. While something is missing the
// label says so. It returns nil if the player can only decline.
func (d *Draft) Primary() *Button {
	if d.planned() {
		return d.plan.button()
	}
	a, ok := d.Action()
	if !ok {
		return d.nextChoiceButton()
	}
	b := &Button{Text: d.Words(a), Action: a}
	if r := rules.Check(d.v, a); r.Refused() {
		b.Why = d.say.Why(d.v, a, r).Text
	} else if d.run == nil {
		b.Closes = d.chosenClosingWarning()
	}
	if d.run != nil && d.at < 0 { // the action is the run, not an option chosen instead of it
		b.Guard = d.run.guard()
		if d.run.Revenue() == 0 {
			b.Closes = d.unrun
		}
		if why := d.run.Fault(); why != "" {
			b.Why = why
		}
	}
	return b
}

// nextChoiceButton returns a disabled button that names the next choice to make, or nil if no option is open.
func (d *Draft) nextChoiceButton() *Button {
	if !slices.ContainsFunc(d.options, func(o Option) bool { return !o.Barred && o.Group != Asides }) {
		return nil
	}
	what := d.step.Missing.In(d.say.Lang)
	switch {
	case what == "":
		return nil
	case onlyBankruptcy(d.options):
		if d.decline != nil && d.decline.Why == "" {
			return nil
		}
		what = d.say.Phrase(text.OnlyBankruptcy, nil)
	case d.v.S.Auction.Choosing:
		what = d.say.Phrase(text.ChooseLot, nil)
	case d.site != 0:
		what = d.say.Phrase(text.ChooseSite, nil)
	case d.hex != 0:
		what = d.say.Phrase(text.ChooseTile, nil)
	}
	return &Button{Text: what, Why: what}
}

// onlyBankruptcy reports whether the only open option of a step is to declare bankruptcy.
func onlyBankruptcy(options []Option) bool {
	return !slices.ContainsFunc(options, func(o Option) bool {
		_, bankrupt := o.first().(rules.Bankrupt)
		return !o.Barred && o.Group != Asides && !bankrupt
	})
}

// Decline returns the button that passes, skips or ends the step; nil if the step cannot be declined.
func (d *Draft) Decline() *Button { return d.decline }

// declineButton returns the button for a pass, with the questions and warnings that it needs.
func (d *Draft) declineButton() *Button {
	pass := rules.Pass{By: d.v.Actor()}
	r := rules.Check(d.v, pass)
	if r.Reason == rules.WrongStep {
		return nil
	}
	b := &Button{Text: d.Words(pass), Action: pass}
	if r.Refused() {
		b.Why = d.say.Why(d.v, pass, r).Text
		return b
	}
	b.Guard, b.Closes = d.guard(), d.closingWarning(pass)
	if b.Guard == "" && b.Closes != "" {
		b.Guard = d.say.Phrase(text.GuardClose, nil)
	}
	if list := d.blocksWaiting(); d.step.Panel == words.ProtectPanel && len(list) > 0 {
		b.Closes = d.blockClosingWarning(&list[0])
		if list[0].Stays() {
			b.Text = d.say.Phrase(text.NotProtect, nil)
		}
	}
	return b
}

// blockClosingWarning returns a warning if the company of b closes when nobody protects it, otherwise "".
func (d *decision) blockClosingWarning(b *Block) string {
	if !d.closesCompany(b) {
		return ""
	}
	return d.say.Phrase(text.ClosesForGood, text.Facts{"company": d.say.Corp(b.Corp)})
}

// closesCompany reports whether the fall of the price for b closes its company.
func (d *decision) closesCompany(b *Block) bool {
	return !b.Stays() && d.v.T.Market.Zone(b.To)&market.Closes != 0
}

// chosenClosingWarning returns a warning if the chosen action closes a company or makes it bankrupt, otherwise "".
func (d *Draft) chosenClosingWarning() string {
	if b, ok := d.soldBlock(d.subject()); ok {
		return d.blockClosingWarning(&b)
	}
	e := d.Effects()
	if e == nil {
		return ""
	}
	for _, x := range e.events {
		if said := closings[x.Kind]; said != (text.Pair{}) {
			return d.say.Phrase(said, text.Facts{"company": d.say.Corp(x.Corp)})
		}
	}
	return ""
}

// closings are the warnings of events after which the shares of a company are worth nothing.
var closings = map[rules.EventKind]text.Pair{
	rules.CorpClosed: text.ClosesForGood, rules.CorpDelisted: text.GoesBankrupt,
}

// closingWarning returns a warning about the companies that a closes or makes bankrupt although it chooses none of
// them, otherwise "": in some titles a turn without a run moves the price (rules.Hooks.Crashed).
func (d *decision) closingWarning(a rules.Action) string {
	if p := d.step.Panel; p == words.ProtectPanel || p == words.StockPanel || d.v.T.Hooks.Crashed == nil || d.v.Sealed() {
		return ""
	}
	e := effects(d.v, a)
	if e.Refusal.Refused() {
		return ""
	}
	var list []string
	for _, x := range e.events {
		switch x.Kind {
		case rules.CorpClosed:
			list = append(list, d.say.Corp(x.Corp))
		case rules.CorpDelisted:
			return d.say.Phrase(text.GoesBankrupt, text.Facts{"company": d.say.Corp(x.Corp)})
		default:
		}
	}
	if len(list) == 0 {
		return ""
	}
	return d.say.Phrase(text.ClosesByButton, text.Facts{"button": d.Words(a), "list": d.say.List(list)})
}

// guard returns the question to confirm before declining gives something away, or "".
func (d *Draft) guard() string {
	switch d.step.Panel {
	case words.TrainPanel:
		c := d.v.Actor().Corp()
		if d.v.TrainCount(d.v.Actor()) > 0 || !d.v.HasRoute(c) {
			return ""
		}
		for _, o := range d.Options(Main) {
			if !o.Barred && o.Train != 0 {
				return d.say.Phrase(text.GuardTrain, nil)
			}
		}
	case words.StockPanel:
		return d.guardFloat()
	}
	return ""
}

// guardFloat returns a question to confirm if the president passes although buying one more share would float his
// company, otherwise "".
func (d *Draft) guardFloat() string {
	for _, o := range d.Options(Main) {
		buy := rules.OperandsOf(o.first())
		if buy.Deal != rules.Buys || buy.Percent == 0 || d.v.Is(buy.Corp, rules.Floated) ||
			id.OfPlayer(d.v.President(buy.Corp)) != d.v.Actor() {
			continue
		}
		if d.v.PercentToFloat(buy.Corp) <= int(buy.Percent) {
			return d.say.Phrase(text.GuardFloat, text.Facts{"company": d.say.Corp(buy.Corp)})
		}
	}
	return ""
}
