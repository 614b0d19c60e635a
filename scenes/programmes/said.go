package programmes

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/scenes/desk"
)

// Deed describes the deed of a programme.
func Deed(d *desk.Desk, p *programme.Programme) string {
	say, f := d.Speaker(), text.Facts{}
	if p.Corp != 0 {
		f["company"] = say.Corp(p.Corp)
	}
	switch p.Do {
	case programme.Pass:
		return d.Say(words.pass)
	case programme.Buy:
		if p.Pool {
			return d.Phrase(words.buyPool, f)
		}
		return d.Phrase(words.buy, f)
	case programme.Bid:
		f["private"], f["sum"] = say.Private(p.Lot), say.Money(p.Most)
		return d.Phrase(words.bid, f)
	case programme.Operate:
		return d.Phrase(words.operate, f)
	case programme.Keep:
		return d.Say(words.keep)
	}
	return ""
}

// conditions returns the conditions of a programme that end it, in words.
func conditions(d *desk.Desk, p *programme.Programme) (list []string) {
	say, u := d.Speaker(), &p.Until
	addIf := func(on bool, w text.Pair, f text.Facts) {
		if on {
			list = append(list, d.Phrase(w, f))
		}
	}
	of := func(any, one text.Pair) text.Pair {
		if u.Of != 0 {
			return one
		}
		return any
	}
	own, other, priced := text.Facts{"n": say.Percent(int(u.Holds))}, text.Facts{}, text.Facts{"sum": say.Money(u.Below)}
	if p.Corp != 0 {
		own["company"] = say.Corp(p.Corp)
	}
	if u.Of != 0 {
		other["company"] = say.Corp(u.Of)
	}
	if u.PriceOf != 0 {
		priced["company"] = say.Corp(u.PriceOf)
	}
	addIf(u.Floated, words.floated, own)
	addIf(u.Holds > 0, words.holds, own)
	addIf(u.Acts, words.acts, nil)
	addIf(u.Sells, of(words.sells, words.sellsOf), other)
	addIf(u.Buys, of(words.buys, words.buysOf), other)
	addIf(u.Below > 0, words.price, priced)
	addIf(u.Outbid, words.outbid, nil)
	addIf(u.Round, words.round, nil)
	return list
}

// Sentence describes a programme: its deed and its conditions.
func Sentence(d *desk.Desk, p *programme.Programme) string {
	f, w := text.Facts{"do": Deed(d, p)}, words.plain
	if list := conditions(d, p); len(list) > 0 {
		f["until"], w = either(d.Speaker().Lang, list), words.sentence
	}
	return d.Phrase(w, f)
}

// either joins conditions of which one is enough. In Japanese a space precedes a name in Latin letters.
func either(l text.Lang, list []string) string {
	for i := range list {
		if i > 0 && l == text.Ja && list[i][0] < utf8.RuneSelf {
			list[i] = " " + list[i]
		}
	}
	return strings.Join(list, words.join.In(l))
}

// EndReason returns why a programme has ended, in words, or "" if it still runs.
func EndReason(d *desk.Desk, p *programme.Programme) string {
	if p.Runs() {
		return ""
	}
	say, e := d.Speaker(), p.End
	f := text.Facts{"n": say.Percent(int(p.Until.Holds)), "sum": say.Money(p.Most)}
	if e.Why == programme.Cheaper {
		f["sum"] = say.Money(p.Until.Below)
	}
	if e.Corp != 0 {
		f["company"] = say.Corp(e.Corp)
	}
	if e.Who != 0 {
		f["player"] = say.Player(e.Who)
	}
	if e.Why == programme.Refused {
		if a, refusal := p.Refusal(d.Game); refusal.Refused() {
			f["why"] = strings.TrimRight(say.Why(d.Game.ViewAt(e.At), a, refusal).Text, ".。")
		}
	}
	return d.Phrase(words.ended, text.Facts{"why": d.Phrase(endReasons[e.Why], f)})
}

// Summary describes a programme in one line: why it has ended, or its deed, conditions and number of actions.
func Summary(d *desk.Desk, p *programme.Programme) string {
	switch {
	case !p.Runs():
		return Deed(d, p) + " · " + EndReason(d, p)
	case p.Done > 0:
		return d.Phrase(words.count, text.Facts{"said": Sentence(d, p), "n": strconv.Itoa(p.Done)})
	}
	return Sentence(d, p)
}
