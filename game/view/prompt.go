package view

import (
	"cmp"

	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// StepDot is one step of the turn on the stepper.
type StepDot struct {
	Step  words.Step
	Name  string
	Tense Tense
	Why   string // reason for skipping the step
}

// Dots returns the steps shown as dots: rare steps only while they are open.
func (p *Prompt) Dots() []StepDot {
	var list []StepDot
	for _, d := range p.Steps {
		if !d.Step.Rare || d.Tense == Now {
			list = append(list, d)
		}
	}
	return list
}

// Prompt describes the pending decision and its player.
type Prompt struct {
	Over        bool
	Actor       id.Owner // company or player whose turn it is
	ActorName   string
	Decider     id.Player
	DeciderName string
	Own         bool       // a player decides in the player's own turn, so that the name need not be repeated
	Decides     string     // "Ben decides"
	Step        words.Step // the step in charge
	Heading     string     // "B&O · lay track"
	Text        string     // one imperative sentence
	Subject     id.Corp
	Interrupts  string // in whose turn an interruption is, or after whose, or empty
	Between     bool   // that turn is over, so that nobody waits
	Place, Of   int    // company number Place of Of in the operating order; zero in other rounds
	Steps       []StepDot
	Notice      string // special circumstances, such as a nationalization; or empty
	Spoken      string // for the live region
	Ended       string // why the game is over, or empty
	Winners     []id.Player
	Ranking     []rules.Place // after the end
}

// Prompt returns the pending decision and its player or, once the game is over, the result.
func (w *Viewer) Prompt() Prompt {
	v := w.v()
	here := w.positionOf(v)
	if v.S.End.Over {
		return here.overPrompt()
	}
	p := Prompt{
		Actor: v.Actor(), ActorName: w.say.Owner(v.Actor()), Decider: v.Decider(v.Actor()),
		Step: catalog.Current(v), Subject: v.Top().Corp,
	}
	p.DeciderName = w.say.Player(p.Decider)
	p.Own = p.Decider != 0 && p.Actor.Player() == p.Decider
	p.Decides = w.say.Phrase(text.Decides, text.Facts{"player": p.DeciderName})
	if p.Decider == 0 {
		p.Decides = w.say.Say(text.NobodyPresides)
	}
	p.Heading = w.say.Phrase(text.ActorStep, text.Facts{"actor": p.ActorName, "step": p.Step.Name.In(w.say.Lang)})
	if base := v.Base().Actor; v.S.Depth > 1 && base != v.Actor() && base != id.OfPlayer(p.Decider) {
		p.Interrupts, p.Between = w.say.Owner(base), turnOver(v)
	}
	if operating(v) && (v.S.Depth == 1 || v.Actor() == v.Base().Actor) {
		p.Place, p.Of = int(v.S.Order.At)+1, int(v.S.Order.Len)
	}
	p.Steps, p.Notice, p.Text = here.steps(), here.notice(), here.promptText()
	p.Spoken = w.voice.Phrase(text.SpokenPrompt, text.Facts{
		"actor": p.ActorName, "step": p.Step.Name.In(w.say.Lang), "player": p.DeciderName,
	})
	if p.Own {
		what := w.voice.List([]string{p.ActorName, p.Step.Name.In(w.say.Lang)})
		p.Spoken = w.voice.Phrase(text.SpokenSentence, text.Facts{"what": what})
	}
	return p
}

// turnOver reports whether every step of the turn in play has been finished or skipped.
func turnOver(v rules.View) bool {
	f := v.Base()
	all := uint16(1)<<len(v.RoundOf(f).Steps) - 1
	return f.Done&all == all
}

// overPrompt returns the prompt of a finished game: the winner with the margin over the next rank, or the tied winners.
func (w position) overPrompt() Prompt {
	v := w.v
	p := Prompt{Over: true, Step: catalog.Current(v), Heading: w.say.Say(text.GameOverTitle), Ranking: v.Ranking()}
	var names []string
	next := int32(0)
	for _, place := range p.Ranking {
		if place.Rank > 1 {
			next = place.Worth
			break
		}
		p.Winners = append(p.Winners, place.Player)
		names = append(names, w.say.Player(place.Player))
	}
	if len(names) == 1 {
		p.Text = w.say.Phrase(text.WonBy, text.Facts{"player": names[0], "$margin": w.say.Money(p.Ranking[0].Worth - next)})
	} else {
		p.Text = w.say.Phrase(text.Tied, text.Facts{"players": w.say.List(names)})
	}
	p.Spoken, p.Ended = p.Text, text.Capital(w.say.EndReason(v.S.End.Reason))
	return p
}

// promptText returns the instruction for the step in charge, which may depend on the state of the turn and on whether
// the actor may pass.
func (w position) promptText() string {
	v := w.v
	corp := cmp.Or(v.Top().Corp, v.Actor().Corp())
	facts := text.Facts{"$revenue": w.say.Money(v.S.Turn.Revenue)}
	if corp != 0 {
		facts["corp"] = w.say.Corp(corp)
		facts["company"] = facts["corp"]
	}
	if rules.Check(v, rules.Pass{By: v.Actor()}).Reason == rules.MustBuyTrain {
		return w.say.Phrase(text.TrainMust, facts)
	}
	if _, ok := v.InCharge().(step.ChoiceSale); ok {
		if v.S.Auction.Choosing {
			return w.say.Say(text.ChooseLotNow)
		}
		return w.say.Say(text.BidOrPass)
	}
	if lot := step.Contested(v); lot != 0 && catalog.Current(v).Where == words.AmongLots {
		facts["private"] = w.say.Private(lot)
		return w.say.Phrase(text.RaiseOrPass, facts)
	}
	row := catalog.Current(v)
	if s, ok := v.InCharge().(rules.Asker); ok && corp != 0 && s.Asks(v) != 0 && s.Asks(v) == v.President(corp) {
		return cmp.Or(row.Alone, row.Prompt).Sentence(w.say.Lang, facts)
	}
	if s, ok := v.InCharge().(rules.Chooser); ok && row.Asking != (text.Pair{}) {
		if len(step.AppendDecisions(nil, v, s)) > 0 {
			return row.Asking.Sentence(w.say.Lang, facts)
		}
	}
	return row.Prompt.Sentence(w.say.Lang, facts)
}

// steps returns the steps of the current turn, or of an interruption with several steps. The frame determines which are
// closed, the events of the turn which of those were skipped.
func (w position) steps() []StepDot {
	v := w.v
	f := v.Base()
	if top := v.Top(); len(v.RoundOf(top).Steps) > 1 {
		f = top
	}
	round := v.RoundOf(f)
	skipped := w.skipped()
	dots := make([]StepDot, len(round.Steps))
	for i, s := range round.Steps {
		x := catalog.Step(v.T, s.Name())
		d := StepDot{Step: x, Name: x.Name.In(w.say.Lang), Tense: Coming}
		why, skip := skipped[s.Name()]
		switch {
		case i == int(f.Step):
			d.Tense = Now
		case f.Done>>i&1 == 0: // still to come
		case skip && !sealed(v, s):
			d.Tense, d.Why = Skipped, why
		default:
			d.Tense = Past
		}
		dots[i] = d
	}
	return dots
}

// sealed reports whether a step takes sealed bids, which ends once everybody has bid.
func sealed(v rules.View, s rules.Step) bool {
	x, ok := s.(rules.Sealer)
	return ok && x.Sealed(v)
}

// skipped returns the reasons for the steps skipped since the turn began, by name of the step. A step that ended
// because the company had acted in it is not among them.
func (w position) skipped() map[string]string {
	actor := w.v.Base().Actor
	whys, acted := map[string]string{}, map[string]bool{}
	for i := w.turnBegan(); i < w.game.At(); i++ {
		if before := w.game.ViewAt(i); rules.Actor(w.game.Action(i)) == actor {
			f := before.Base()
			acted[before.RoundOf(f).Steps[f.Step].Name()] = true
		}
		for _, e := range w.game.Events(i) {
			switch e.Kind {
			case rules.TurnBegan:
				clear(whys)
				clear(acted)
			case rules.StepSkipped:
				if e.Who == actor && !acted[e.Step] {
					whys[e.Step] = w.say.Brief(e.Why)
				}
			}
		}
	}
	return whys
}

// turnBegan returns the number of the action that began the turn, which may also have skipped steps of it.
func (w position) turnBegan() int {
	i := w.game.At()
	for i > 0 && !w.game.Starts(i).Has(match.TurnStart) {
		i--
	}
	return max(i-1, 0)
}
