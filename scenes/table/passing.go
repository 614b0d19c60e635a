package table

import (
	"slices"

	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/decision"
	"hexrail/scenes/desk"
	"hexrail/scenes/widgets"
)

var passingWords = struct {
	sold, dealt, dealtIn, askAgain, passed, ended text.Pair
}{
	sold:     text.Pair{"Pass until somebody sells", "誰かが売るまでパス"},
	dealt:    text.Pair{"Pass until somebody sells or buys", "誰かが売買するまでパス"},
	dealtIn:  text.Pair{"Pass until somebody sells or buys {company}", "誰かが {company} を売買するまでパス"},
	askAgain: text.Pair{"Ask {player} again", "{player} の自動パスをやめる"},
	passed:   text.Pair{"{player}: passed, as told before", "{player}：指示のとおりパスしました"},
	ended:    text.Pair{"{player} is asked again: shares of {company} were dealt in", "{company} の株が売買されたので、{player} の自動パスを終わります"},
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
	changed()
	// tell shows a toast in the next frame.
	tell(said string)
}

// order is a player's standing order to pass in this stock round until another player deals in shares.
type order struct {
	player id.Player
	from   int     // position from which it applies
	buys   bool    // purchases end it as well as sales
	corp   id.Corp // only deals in its shares end it; zero for any company
}

// lines returns the menu of the pass button: the standing orders, and the players whose orders can be cancelled.
func (p *passing) lines() []widgets.MenuLine {
	v, w := p.View(), &passingWords
	me := v.Actor().Player()
	if me == 0 {
		return nil
	}
	var lines []widgets.MenuLine
	add := func(name, said string, o order) {
		o.player, o.from = me, p.Game.Now()+1
		lines = append(lines, widgets.MenuLine{Item: ui.Item{ID: "pass:" + name, Text: said}, Do: func() { p.until(o) }})
	}
	add("sold", p.Say(w.sold), order{})
	add("dealt", p.Say(w.dealt), order{buys: true})
	for _, c := range p.See().Corps {
		if v.Held(c.ID, id.OfPlayer(me)) > 0 {
			add("dealt:"+c.Name, p.Phrase(w.dealtIn, text.Facts{"company": c.Name}), order{buys: true, corp: c.ID})
		}
	}
	for _, o := range p.orders {
		again := p.Phrase(w.askAgain, text.Facts{"player": p.Speaker().Player(o.player)})
		lines = append(lines, widgets.MenuLine{Item: ui.Item{ID: "pass:ask:" + again, Text: again},
			Do: func() { p.askAgain(o.player) }})
	}
	return lines
}

// until passes now and keeps the order.
func (p *passing) until(o order) {
	p.orders = append(p.orders, o)
	if p.play(rules.Pass{By: id.OfPlayer(o.player)}).Refused() {
		p.askAgain(o.player)
	}
}

func (p *passing) askAgain(who id.Player) {
	p.orders = slices.DeleteFunc(p.orders, func(o order) bool { return o.player == who })
}

// forget drops the orders given after a position.
func (p *passing) forget(at int) {
	p.orders = slices.DeleteFunc(p.orders, func(o order) bool { return o.from > at })
}

// on passes for players with standing orders.
func (p *passing) on() {
	for {
		if !p.due().MayPass() {
			return
		}
		who := p.View().Actor().Player()
		i := slices.IndexFunc(p.orders, func(o order) bool { return o.player == who })
		if i < 0 {
			return
		}
		facts := text.Facts{"player": p.Speaker().Player(who)}
		c, ended := p.ended(p.orders[i])
		if ended {
			p.askAgain(who)
			if c != 0 {
				facts["company"] = p.Speaker().Corp(c)
				p.tell(p.Phrase(passingWords.ended, facts))
			}
			return
		}
		if p.Game.Play(rules.Pass{By: id.OfPlayer(who)}).Refused() {
			p.askAgain(who)
			return
		}
		p.tell(p.Phrase(passingWords.passed, facts))
		p.changed()
	}
}

// ended reports whether an order has ended, and the company whose shares were dealt in; zero if the round is over.
func (p *passing) ended(o order) (id.Corp, bool) {
	for i := o.from; i <= p.Game.Now(); i++ {
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
