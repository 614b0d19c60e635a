package draft

import (
	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// decision is the position with its step in charge and a language. It computes the effects of actions on copies.
type decision struct {
	v     rules.View
	step  words.Step // in charge
	say   *text.Speaker
	voice text.Speaker // says the same for screen readers, with amounts and signs in words

	scratch  rules.Scratch
	known    *Effects       // the last result of EffectsOf
	of       rules.Action   // the action of known
	knownAll *Effects       // the last result of EffectsOfAll
	ofAll    []rules.Action // the actions of knownAll
}

// begin sets the position and the language.
func (d *decision) begin(v rules.View, say *text.Speaker) {
	d.say, d.voice = say, *say
	d.voice.Spoken = true
	d.v = rules.View{T: v.T, S: v.S, X: &d.scratch, For: rules.Strict}
	d.step = catalog.Current(v)
}

// View returns the position. Its scratch memory belongs to the decision.
func (d *decision) View() rules.View { return d.v }

// Step returns the step in charge.
func (d *decision) Step() *words.Step { return &d.step }

// legal returns the legal actions except runs, which Run searches for step by step, after the questions that precede
// them.
func (d *decision) legal() (dst []rules.Action) {
	if d.step.Panel != words.RunPanel {
		return rules.AppendLegal(nil, d.v)
	}
	if s, asks := d.v.InCharge().(rules.Chooser); asks {
		dst = step.AppendDecisions(dst, d.v, s)
	}
	for _, s := range d.v.RoundOf(d.v.Top()).Anytime {
		dst = s.AppendLegal(dst, d.v)
	}
	return dst
}

// seat returns the player who decides, as the owner of certificates.
func (d *decision) seat() id.Owner { return id.OfPlayer(d.v.Decider(d.v.Actor())) }

// corpOf returns the company whose certificates a deals in, or zero.
func (d *decision) corpOf(a rules.Action) id.Corp {
	x := rules.OperandsOf(a)
	if x.Power != 0 {
		w, _ := rules.PowerOf[rules.Exchange](d.v.T, x.Power)
		return d.v.T.FindCorp(w.Corp)
	}
	if x.Deal == rules.NoDeal {
		return 0
	}
	return x.Corp
}

// Words returns the label of a button that plays a.
func (d *decision) Words(a rules.Action) string {
	if _, pass := a.(rules.Pass); pass {
		return d.say.Decline(d.v)
	}
	return d.say.Act(d.v, a, d.eventsOf(a)).Button()
}

// eventsOf returns the events of playing a. It returns nil for a run, since its label does not depend on them.
func (d *decision) eventsOf(a rules.Action) []rules.Event {
	if rules.OperandsOf(a).Runs {
		return nil
	}
	return d.EffectsOf(a).events
}
