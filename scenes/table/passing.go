package table

import (
	"slices"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/desk"
	"github.com/hexrail/hexrail/scenes/widgets"
)

var passingWords = struct {
	sold, dealt, dealtIn, lend, askAgain, lendAgain, passed, ended text.Pair
}{
	sold:      text.Pair{"Pass until somebody sells", "誰かが売るまでパス"},
	dealt:     text.Pair{"Pass until somebody sells or buys", "誰かが売買するまでパス"},
	dealtIn:   text.Pair{"Pass until somebody sells or buys {company}", "誰かが {company} を売買するまでパス"},
	lend:      text.Pair{"Keep my privates for my own companies", "自分の個人会社は自分の会社だけに使う"},
	askAgain:  text.Pair{"Ask {player} again", "{player} の自動パスをやめる"},
	lendAgain: text.Pair{"Ask {player} about other companies again", "ほかの人の会社でも {player} に確認する"},
	passed:    text.Pair{"{player}: passed, as told before", "{player}：指示のとおりパスしました"},
	ended:     text.Pair{"{player} is asked again: shares of {company} were dealt in", "{company} の株が売買されたので、{player} の自動パスを終わります"},
}

// passing carries out standing orders to pass. They are dropped when the table is closed.
type passing struct {
	*desk.Desk
	passer
	due    func() *decision.Decision
	orders []order
}

// passer is the table as passing sees it.
type passer interface {
	play(a rules.Action) rules.Refusal
	update()
	// tell shows a toast in the next frame.
	tell(said string)
}

// order is a player's standing order to pass: in this stock round until another player deals in shares, or whenever a
// company of another president may use a private of the player.
type order struct {
	player id.Player
	lends  bool    // it is about privates
	from   int     // position from which it applies
	buys   bool    // purchases end it as well as sales
	corp   id.Corp // only deals in its shares end it; zero for any company
}

// lines returns the menu of the pass button: the standing orders, and the players whose orders can be cancelled.
func (p *passing) lines() []widgets.MenuLine {
	v, w := p.View(), &passingWords
	me := v.Decider(v.Actor())
	var lines []widgets.MenuLine
	add := func(name, said string, o order) {
		o.player, o.from = me, p.Game.Now()+1
		line := widgets.MenuLine{Item: ui.Item{ID: "pass:" + name, Text: said}, Do: func() { p.passAndKeep(o) }}
		lines = append(lines, line)
	}
	if v.Actor().Player() == 0 {
		add("lend", p.Say(w.lend), order{lends: true})
	} else {
		add("sold", p.Say(w.sold), order{})
		add("dealt", p.Say(w.dealt), order{buys: true})
		for _, c := range p.See().Corps {
			if v.Held(c.ID, id.OfPlayer(me)) > 0 {
				add("dealt:"+c.Name, p.Phrase(w.dealtIn, text.Facts{"company": c.Name}), order{buys: true, corp: c.ID})
			}
		}
	}
	for _, o := range p.orders {
		words := w.askAgain
		if o.lends {
			words = w.lendAgain
		}
		again := p.Phrase(words, text.Facts{"player": p.Speaker().Player(o.player)})
		lines = append(lines, widgets.MenuLine{Item: ui.Item{ID: "pass:ask:" + again, Text: again},
			Do: func() { p.askAgain(o) }})
	}
	return lines
}

// passAndKeep passes now and keeps the order.
func (p *passing) passAndKeep(o order) {
	p.orders = append(p.orders, o)
	if p.play(rules.Pass{By: p.View().Actor()}).Refused() {
		p.askAgain(o)
	}
}

// askAgain drops the orders of a player that are about the same as an order.
func (p *passing) askAgain(o order) {
	p.orders = slices.DeleteFunc(p.orders, func(x order) bool { return x.player == o.player && x.lends == o.lends })
}

// forget drops the orders given after a position.
func (p *passing) forget(at int) {
	p.orders = slices.DeleteFunc(p.orders, func(o order) bool { return o.from > at })
}

// passOn passes for players with standing orders.
func (p *passing) passOn() {
	for {
		if !p.due().MayPass() {
			return
		}
		actor := p.View().Actor()
		who := p.View().Decider(actor)
		i := slices.IndexFunc(p.orders, func(o order) bool { return o.player == who && o.lends == (actor.Player() == 0) })
		if i < 0 {
			return
		}
		facts := text.Facts{"player": p.Speaker().Player(who)}
		c, ended := p.ended(p.orders[i])
		if ended {
			p.askAgain(p.orders[i])
			if c != 0 {
				facts["company"] = p.Speaker().Corp(c)
				p.tell(p.Phrase(passingWords.ended, facts))
			}
			return
		}
		if p.Game.Play(rules.Pass{By: actor}).Refused() {
			p.askAgain(p.orders[i])
			return
		}
		p.tell(p.Phrase(passingWords.passed, facts))
		p.update()
	}
}

// ended reports whether an order has ended, and the company whose shares were dealt in; zero if the round is over. An
// order about privates stays.
func (p *passing) ended(o order) (id.Corp, bool) {
	for i := o.from; i <= p.Game.Now() && !o.lends; i++ {
		if p.Game.Starts(i).Has(match.RoundStart) {
			return 0, true
		}
		if i == p.Game.Now() {
			break
		}
		a := p.Game.Action(i)
		x := rules.OperandsOf(a)
		if x.Corp != 0 && (x.Deal == rules.Sells || x.Deal == rules.Buys && o.buys) && (o.corp == 0 || o.corp == x.Corp) {
			return x.Corp, true
		}
	}
	return 0, false
}
