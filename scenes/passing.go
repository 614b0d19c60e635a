package scenes

import (
	"slices"

	"hexrail/game/match"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/scenes/kit"
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

// passing is what a player has said beforehand: to pass in this stock round until somebody else deals in shares. It is
// forgotten when the table is left.
type passing struct {
	player id.Player
	from   int     // the position from which on it holds
	buys   bool    // purchases end it too, not only sales
	corp   id.Corp // only deals in its shares end it; zero for any company
}

// passLines are the lines of the menu beside the button that passes: until when to pass, and who is to be asked again.
func (t *Table) passLines() []kit.MenuLine {
	v, w := t.view(), &passingWords
	me := v.Actor().Player()
	if me == 0 {
		return nil
	}
	var lines []kit.MenuLine
	until := func(name, said string, o passing) {
		o.player, o.from = me, t.game.Now()+1
		lines = append(lines, kit.MenuLine{Item: ui.Item{ID: "pass:" + name, Text: said}, Do: func() { t.passUntil(o) }})
	}
	until("sold", t.app.Say(w.sold), passing{})
	until("dealt", t.app.Say(w.dealt), passing{buys: true})
	for _, c := range t.see().Corps {
		if v.Held(c.ID, id.OfPlayer(me)) > 0 {
			until("dealt:"+c.Name, t.phrase(w.dealtIn, text.Facts{"company": c.Name}), passing{buys: true, corp: c.ID})
		}
	}
	for _, o := range t.passing {
		again := t.phrase(w.askAgain, text.Facts{"player": t.speaker().Player(o.player)})
		lines = append(lines, kit.MenuLine{Item: ui.Item{ID: "pass:ask:" + again, Text: again}, Do: func() { t.askAgain(o.player) }})
	}
	return lines
}

// passUntil passes now and keeps what was said.
func (t *Table) passUntil(o passing) {
	t.passing = append(t.passing, o)
	if t.play(rules.Pass{By: id.OfPlayer(o.player)}).Refused() {
		t.askAgain(o.player)
	}
}

func (t *Table) askAgain(p id.Player) {
	t.passing = slices.DeleteFunc(t.passing, func(o passing) bool { return o.player == p })
}

// passOn passes for those who have said so.
func (t *Table) passOn() {
	for {
		if !t.traits().Passes {
			return
		}
		p := t.view().Actor().Player()
		i := slices.IndexFunc(t.passing, func(o passing) bool { return o.player == p })
		if i < 0 {
			return
		}
		facts := text.Facts{"player": t.speaker().Player(p)}
		c, ended := t.ended(t.passing[i])
		if ended {
			t.askAgain(p)
			if c != 0 {
				facts["company"] = t.speaker().Corp(c)
				t.news = append(t.news, t.phrase(passingWords.ended, facts))
			}
			return
		}
		if t.game.Play(rules.Pass{By: id.OfPlayer(p)}).Refused() {
			t.askAgain(p)
			return
		}
		t.news = append(t.news, t.phrase(passingWords.passed, facts))
		t.changed()
	}
}

// ended reports whether what was said holds no longer, and the company whose shares were dealt in: zero if the round is over.
func (t *Table) ended(o passing) (id.Corp, bool) {
	for i := o.from; i <= t.game.Now(); i++ {
		if t.game.Starts(i).Has(match.RoundStart) {
			return 0, true
		}
		if i == t.game.Now() {
			break
		}
		a := t.game.Action(i)
		x := rules.OperandsOf(a)
		if x.Corp != 0 && (x.Deal == rules.Sells || x.Deal == rules.Buys && o.buys) && (o.corp == 0 || o.corp == x.Corp) {
			return x.Corp, true
		}
	}
	return 0, false
}

// tellNews says what happened by itself since the last picture.
func (t *Table) tellNews(u *ui.UI) {
	for _, s := range t.news {
		u.Toast(s)
	}
	t.news = nil
}
