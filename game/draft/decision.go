package draft

import (
	"hexrail/game/catalog"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/step"
	"hexrail/titles/words"
)

// decision is what has to be decided: the position of the game, the step in charge, and the language in which all of it is
// told. It works out what an action would lead to.
type decision struct {
	v     rules.View
	step  words.Step // in charge
	say   *text.Speaker
	voice text.Speaker

	scratch  rules.Scratch
	known    *Effects // of the last action that was asked for
	of       rules.Action
	knownAll *Effects // of several actions
	ofAll    []rules.Action
}

// begin takes a position, with the words of a language.
func (d *decision) begin(v rules.View, say *text.Speaker) {
	d.say, d.voice = say, *say
	d.voice.Spoken = true
	d.v = rules.View{T: v.T, S: v.S, X: &d.scratch, Strict: true}
	d.step = catalog.Current(v)
}

// View returns the position.
func (d *decision) View() rules.View { return d.v }

// Step returns the step in charge.
func (d *decision) Step() *words.Step { return &d.step }

// legal returns what the referee offers. Runs are left out: they are looked for step by step, after what is asked before
// them (1822PNW/R127).
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

// seat returns the player whose certificates are dealt in.
func (d *decision) seat() id.Owner { return id.OfPlayer(d.v.Decider(d.v.Actor())) }

// corpOf returns the company whose certificates an action deals in, or none.
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

// Words returns what the button says that plays an action.
func (d *decision) Words(a rules.Action) string {
	if _, pass := a.(rules.Pass); pass {
		return d.say.Decline(d.v)
	}
	return d.say.Button(d.v, a, d.eventsOf(a))
}

// eventsOf returns what playing an action leads to. A run says itself what it earns.
func (d *decision) eventsOf(a rules.Action) []rules.Event {
	if rules.OperandsOf(a).Runs {
		return nil
	}
	return d.EffectsOf(a).events
}
