package draft

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

// Draft is one decision in the making. It is not safe for concurrent use.
type Draft struct {
	menu
	decline *Button

	run   *Run
	unrun string // the warning if no train runs, as in Button.Closes
	plan  *Plan
	after runsAfter
}

// New returns a draft of the decision that is due in v. After the end of a game it has no options.
func New(v rules.View, say *text.Speaker) *Draft {
	d := &Draft{menu: menu{choice: choice{at: -1}}}
	d.begin(v, say)
	d.after.v = d.v
	if v.S.End.Over {
		return d
	}
	d.options = optionsOf(&d.decision, d.legal())
	d.decline = d.declineButton()
	switch {
	case d.step.Panel == words.RunPanel:
		d.run = newRun(d.v, d.say)
		d.unrun = d.closingWarning(rules.RunRoutes{By: d.v.Actor().Corp()})
	case d.step.Panel == words.TrainPanel:
		d.plan = newPlan(d)
	case d.step.Lone:
		d.chooseOnly()
	case d.step.Panel == words.TrackPanel && d.v.Top().Hex != 0: // the step interrupts a turn for one hex
		d.ChooseHex(d.v.Top().Hex)
	}
	return d
}

// Run returns the routes being drawn, or nil in other steps.
func (d *Draft) Run() *Run { return d.run }

// Plan returns the plan to raise money for a train, or nil if there is nothing to sell.
func (d *Draft) Plan() *Plan { return d.plan }

// Action returns the chosen action and reports whether there is one.
func (d *Draft) Action() (rules.Action, bool) {
	if a := d.chosenAction(); a != nil {
		return a, true
	}
	if d.run != nil {
		return d.run.Action(), true
	}
	return nil, false
}

// planned reports whether the primary button plays the plan to raise money.
func (d *Draft) planned() bool { return d.at < 0 && d.plan != nil && d.plan.Needed() }

// Actions returns the actions of the primary button in order: one action, or a plan's sales and the purchase. It
// returns nil if they are incomplete or illegal.
func (d *Draft) Actions() []rules.Action {
	if d.planned() {
		return d.plan.Actions()
	}
	a, ok := d.Action()
	if !ok || rules.Check(d.v, a).Refused() {
		return nil
	}
	return []rules.Action{a}
}
