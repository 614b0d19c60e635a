package notation

import (
	"fmt"
	"strconv"
	"strings"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
)

// Action returns an action as one line of names: a verb, who acts, what with. ParseAction reads it back.
//
//	pass p0                            bid p0 CA 165, bid p0 30
//	par p0 PRR 0,6:100                 buy p1 PRR ipo 10
//	sell p1 PRR 30                     private NYNH CS 80
//	sellprivate p1 CMH 60
//	exchange p2 MH ipo                 lay PRR H10 57/1 [via DH]
//	token B&O J14 0 [of PRR] [via DH]  run PRR [stated 90] [H12.2+H14.0+H16.1 ...]
//	dividend PRR payout                train PRR 2-0 ipo 80 [for 4-1]
//	discard PRR 3-4                    bankrupt ERIE
func Action(t *rules.Title, a rules.Action) string {
	l := line{t: t}
	switch a := a.(type) {
	case rules.Pass:
		l.add("pass", l.owner(a.By))
	case rules.Bid:
		l.add("bid", Player(a.By))
		if a.Private != 0 {
			l.add(t.Private(a.Private).ID)
		}
		l.add(num(a.Price))
	case rules.Par:
		l.add("par", Player(a.By), l.corp(a.Corp), Cell(t, a.At))
	case rules.BuyShares:
		l.add("buy", l.owner(a.By), l.corp(a.Corp), l.owner(a.From), num(a.Percent))
	case rules.SellShares:
		l.add("sell", l.owner(a.By), l.corp(a.Corp), num(a.Percent))
	case rules.BuyPrivate:
		l.add("private", l.owner(a.By), t.Private(a.Private).ID, num(a.Price))
	case rules.SellPrivate:
		l.add("sellprivate", Player(a.By), t.Private(a.Private).ID, num(a.Price))
	case rules.ExchangePrivate:
		l.add("exchange", Player(a.By), t.Private(a.Private).ID, l.owner(a.From))
	case rules.LayTile:
		l.add("lay", l.corp(a.By), t.HexName(a.Hex), Tile(t, a.Tile, a.Rot))
		l.via(a.Via)
	case rules.PlaceToken:
		l.add("token", l.corp(a.By), t.HexName(a.Hex), num(a.City))
		if a.Of != a.By {
			l.add("of", l.corp(a.Of))
		}
		l.via(a.Via)
	case rules.RunRoutes:
		l.run(a)
	case rules.Dividend:
		l.add("dividend", l.corp(a.By), dividends[a.Kind])
	case rules.BuyTrain:
		l.add("train", l.corp(a.By), Train(t, a.Train), l.owner(a.From), num(a.Price))
		if a.TradeIn != 0 {
			l.add("for", Train(t, a.TradeIn))
		}
	case rules.DiscardTrain:
		l.add("discard", l.corp(a.By), Train(t, a.Train))
	case rules.Bankrupt:
		l.add("bankrupt", l.corp(a.By))
	case rules.EndGame:
		l.add("end", l.owner(a.By))
	}
	return strings.Join(l.words, " ")
}

var dividends = [...]string{rules.Payout: "payout", rules.Withhold: "withhold"}

type line struct {
	t     *rules.Title
	words []string
}

func (l *line) add(words ...string) { l.words = append(l.words, words...) }

func (l *line) owner(o id.Owner) string { return Owner(l.t, o) }

func (l *line) corp(c id.Corp) string { return l.t.Corp(c).ID }

func (l *line) via(p id.Private) {
	if p != 0 {
		l.add("via", l.t.Private(p).ID)
	}
}

func num[N ~int | ~int32 | ~uint8](n N) string { return strconv.Itoa(int(n)) }

// run writes a run: the revenue it states, and one word per train.
func (l *line) run(a rules.RunRoutes) {
	l.add("run", l.corp(a.By))
	if a.Stated {
		l.add("stated", num(a.Revenue))
		if a.Subsidy != 0 {
			l.add("subsidy", num(a.Subsidy))
		}
	}
	for _, r := range a.Routes {
		l.add(l.route(r))
	}
}

// ParseAction reads what Action prints. It resolves names and judges nothing else.
func ParseAction(t *rules.Title, s string) (rules.Action, error) {
	p := parser{t: t, words: strings.Split(s, " ")}
	a := p.action()
	if p.err == nil && len(p.words) > 0 {
		p.fail(fmt.Errorf("too much: %q", strings.Join(p.words, " ")))
	}
	if p.err != nil {
		return nil, fmt.Errorf("action %q: %w", s, p.err)
	}
	return a, nil
}

// parser takes words from the front and keeps the first error; after it everything is zero.
type parser struct {
	t     *rules.Title
	words []string
	err   error
}

func (p *parser) action() rules.Action {
	switch verb := p.word(); verb {
	case "pass":
		return rules.Pass{By: p.owner()}
	case "bid":
		return p.bid()
	case "sellprivate":
		return rules.SellPrivate{By: p.player(), Private: p.private(), Price: p.money()}
	case "par":
		return rules.Par{By: p.player(), Corp: p.corp(), At: p.cell()}
	case "buy":
		return rules.BuyShares{By: p.owner(), Corp: p.corp(), From: p.owner(), Percent: p.byte()}
	case "sell":
		return rules.SellShares{By: p.owner(), Corp: p.corp(), Percent: p.byte()}
	case "private":
		return rules.BuyPrivate{By: p.owner(), Private: p.private(), Price: p.money()}
	case "exchange":
		return rules.ExchangePrivate{By: p.player(), Private: p.private(), From: p.owner()}
	case "lay":
		return p.lay()
	case "token":
		return p.token()
	case "run":
		return p.run()
	case "dividend":
		return rules.Dividend{By: p.corp(), Kind: p.dividend()}
	case "train":
		a := rules.BuyTrain{By: p.corp(), Train: p.train(), From: p.owner(), Price: p.money()}
		if p.take("for") {
			a.TradeIn = p.train()
		}
		return a
	case "discard":
		return rules.DiscardTrain{By: p.corp(), Train: p.train()}
	case "bankrupt":
		return rules.Bankrupt{By: p.corp()}
	case "end":
		return rules.EndGame{By: p.owner()}
	default:
		p.fail(fmt.Errorf("no action %q", verb))
		return nil
	}
}

func (p *parser) lay() rules.Action {
	a := rules.LayTile{By: p.corp(), Hex: p.hex()}
	a.Tile, a.Rot = p.tile()
	if p.take("via") {
		a.Via = p.private()
	}
	return a
}

func (p *parser) token() rules.Action {
	a := rules.PlaceToken{By: p.corp(), Hex: p.hex(), City: p.byte()}
	a.Of = a.By
	if p.take("of") {
		a.Of = p.corp()
	}
	if p.take("via") {
		a.Via = p.private()
	}
	return a
}

func (p *parser) run() rules.Action {
	a := rules.RunRoutes{By: p.corp()}
	if p.take("stated") {
		a.Stated, a.Revenue = true, p.money()
		if p.take("subsidy") {
			a.Subsidy = p.money()
		}
	}
	for p.err == nil && len(p.words) > 0 {
		a.Routes = append(a.Routes, p.route())
	}
	return a
}

// bid reads a bid on a private, or for the right to choose if only a price is left.
func (p *parser) bid() rules.Bid {
	b := rules.Bid{By: p.player()}
	if len(p.words) > 1 {
		b.Private = p.private()
	}
	b.Price = p.money()
	return b
}

func (p *parser) dividend() rules.DividendKind {
	s := p.word()
	for k, name := range dividends {
		if name != "" && name == s {
			return rules.DividendKind(k)
		}
	}
	p.fail(fmt.Errorf("no dividend %q", s))
	return 0
}

func (p *parser) fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

// word takes the next word; without one the text is too short.
func (p *parser) word() string {
	if len(p.words) == 0 {
		p.fail(fmt.Errorf("too short"))
		return ""
	}
	w := p.words[0]
	p.words = p.words[1:]
	return w
}

// take takes the next word if it is w.
func (p *parser) take(w string) bool {
	if len(p.words) == 0 || p.words[0] != w {
		return false
	}
	p.words = p.words[1:]
	return true
}

// named takes the next word and resolves it.
func named[T any](p *parser, find func(string) (T, error)) T {
	v, err := find(p.word())
	if err != nil {
		p.fail(err)
		var none T
		return none
	}
	return v
}

// inTitle takes the next word and resolves it by the tables of the title.
func inTitle[T any](p *parser, find func(*rules.Title, string) (T, error)) T {
	return named(p, func(s string) (T, error) { return find(p.t, s) })
}

func (p *parser) player() id.Player   { return named(p, findPlayer) }
func (p *parser) owner() id.Owner     { return inTitle(p, findOwner) }
func (p *parser) corp() id.Corp       { return inTitle(p, findCorp) }
func (p *parser) private() id.Private { return inTitle(p, findPrivate) }
func (p *parser) hex() id.Hex         { return inTitle(p, findHex) }
func (p *parser) train() id.Train     { return inTitle(p, findTrain) }
func (p *parser) cell() market.Pos    { return inTitle(p, findCell) }
func (p *parser) money() int32        { return int32(named(p, number)) }

func (p *parser) tile() (id.Tile, uint8) {
	n, rot, err := findTile(p.t, p.word())
	if err != nil {
		p.fail(err)
	}
	return n, rot
}

func (p *parser) byte() uint8 {
	n := named(p, number)
	if n > 255 {
		p.fail(fmt.Errorf("%d is too much", n))
		return 0
	}
	return uint8(n)
}
