package notation

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// Action returns an action as one line of names: a verb, the actor, the operands. ParseAction reads it back.
//
//	pass p0                            bid p0 CA 165, bid p0 30
//	par p0 PRR 0,6:100                 buy p1 PRR ipo 10
//	sell p1 PRR 30                     private NYNH CS 80
//	sellprivate p1 CMH 60
//	exchange p2 MH ipo                 lay PRR H10 57/1 [via DH]
//	token B&O J14 0 [of PRR] [via DH]  run PRR [stated 90] [H12.2+H14.0+H16.1 ...]
//	dividend PRR payout                train PRR 2-0 ipo 80 [for 4-1] [as 3E]
//	discard PRR 3-4                    bankrupt ERIE
//	answer p0 10                       assign MKT SCC B11
//	convert SAL                        hextoken SAL C24
//	acquire NP P16                     merge NP 12
//	usecard NP P21 [M7] 1              repay p1 40
//	issue NP 20 65                     layboth 3 G12 8/4 P7 P11
func Action(t *rules.Title, a rules.Action) string {
	l := line{t: t, words: []string{a.Def().Verb}}
	rules.Walk(a, &l)
	return strings.Join(l.words, " ")
}

// line writes the operands of an action as words.
type line struct {
	t     *rules.Title
	words []string
}

func (l *line) add(words ...string) { l.words = append(l.words, words...) }

// num returns n as a word.
func num[N ~int | ~int32 | ~uint8](n N) string { return strconv.Itoa(int(n)) }

// Owner and the methods below implement rules.Fields.
func (l *line) Owner(o *id.Owner)     { l.add(Owner(l.t, *o)) }
func (l *line) Player(p *id.Player)   { l.add(Player(*p)) }
func (l *line) Corp(c *id.Corp)       { l.add(l.t.Corp(*c).ID) }
func (l *line) Private(p *id.Private) { l.add(l.t.Private(*p).ID) }
func (l *line) Power(p *id.Private)   { l.Private(p) }
func (l *line) Cell(at *market.Pos)   { l.add(Cell(l.t, *at)) }
func (l *line) Percent(n *uint8)      { l.add(num(*n)) }
func (l *line) Price(n *int32)        { l.add(num(*n)) }
func (l *line) Hex(h *id.Hex)         { l.add(l.t.HexName(*h)) }
func (l *line) City(n *uint8)         { l.add(num(*n)) }
func (l *line) Train(n *id.Train)     { l.add(Train(l.t, *n)) }
func (l *line) Choice(n *uint8)       { l.add(num(*n)) }

func (l *line) DividendKind(k *rules.DividendKind) { l.add(k.String()) }

func (l *line) Aim(h *id.Hex) {
	if *h != 0 {
		l.Hex(h)
	}
}

func (l *line) Tile(n *id.Tile, rot *uint8) { l.add(Tile(l.t, *n, *rot)) }

func (l *line) Lot(p *id.Private) {
	if *p != 0 {
		l.Private(p)
	}
}

func (l *line) Of(c *id.Corp, by id.Corp) {
	if *c != by {
		l.add("of")
		l.Corp(c)
	}
}

func (l *line) Via(p *id.Private) {
	if *p != 0 {
		l.add("via")
		l.Private(p)
	}
}

func (l *line) TradeIn(n *id.Train) {
	if *n != 0 {
		l.add("for")
		l.Train(n)
	}
}

func (l *line) As(k *id.TrainKind) {
	if *k != 0 {
		l.add("as", l.t.Train(*k).Name)
	}
}

// Stated writes the revenue and the subsidy of a run that the record states.
func (l *line) Stated(on *bool, revenue, subsidy *int32) {
	if *on {
		l.add("stated", num(*revenue))
	}
	if *on && *subsidy != 0 {
		l.add("subsidy", num(*subsidy))
	}
}

func (l *line) Routes(list *[]track.Route) {
	for _, r := range *list {
		l.add(l.route(r))
	}
}

// ParseAction returns the action of a line written by Action. It resolves names but does not check legality; a line
// that Action would not write is an error.
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

// parser consumes words from the front and keeps the first error, after which every operand is zero.
type parser struct {
	t     *rules.Title
	words []string
	err   error
}

// action consumes a verb and the operands of its action, and returns the action, or nil for an unknown verb.
func (p *parser) action() rules.Action {
	verb := p.word()
	blank := p.t.ActionWithVerb(verb)
	if blank == nil {
		p.fail(fmt.Errorf("no action %q", verb))
		return nil
	}
	return rules.Walk(blank, p)
}

// fail records the first error.
func (p *parser) fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

// word consumes the next word and returns it. Without one it fails.
func (p *parser) word() string {
	if len(p.words) == 0 {
		p.fail(fmt.Errorf("too short"))
		return ""
	}
	w := p.words[0]
	p.words = p.words[1:]
	return w
}

// take consumes the next word if it is w, and reports whether it was.
func (p *parser) take(w string) bool {
	if len(p.words) == 0 || p.words[0] != w {
		return false
	}
	p.words = p.words[1:]
	return true
}

// lookUp consumes the next word and returns the thing that find finds by it. If it finds none, p fails.
func lookUp[T any](p *parser, find func(string) (T, error)) T {
	v, err := find(p.word())
	if err != nil {
		p.fail(err)
		var none T
		return none
	}
	return v
}

// lookUpIn is like lookUp for a find that searches the tables of the title.
func lookUpIn[T any](p *parser, find func(*rules.Title, string) (T, error)) T {
	return lookUp(p, func(s string) (T, error) { return find(p.t, s) })
}

// Owner and the methods below implement rules.Fields.
func (p *parser) Owner(o *id.Owner)     { *o = lookUpIn(p, findOwner) }
func (p *parser) Player(n *id.Player)   { *n = lookUp(p, findPlayer) }
func (p *parser) Corp(c *id.Corp)       { *c = lookUpIn(p, findCorp) }
func (p *parser) Private(n *id.Private) { *n = lookUpIn(p, findPrivate) }
func (p *parser) Power(n *id.Private)   { p.Private(n) }
func (p *parser) Cell(at *market.Pos)   { *at = lookUpIn(p, findCell) }
func (p *parser) Percent(n *uint8)      { *n = p.byte() }
func (p *parser) Price(n *int32)        { *n = int32(lookUp(p, number)) }
func (p *parser) Hex(h *id.Hex)         { *h = lookUpIn(p, findHex) }
func (p *parser) City(n *uint8)         { *n = p.byte() }
func (p *parser) Train(n *id.Train)     { *n = lookUpIn(p, findTrain) }
func (p *parser) Choice(n *uint8)       { *n = p.byte() }

func (p *parser) DividendKind(k *rules.DividendKind) {
	word := p.word()
	if *k = rules.ParseDividendKind(word); *k == 0 {
		p.fail(fmt.Errorf("no dividend %q", word))
	}
}

func (p *parser) Tile(n *id.Tile, rot *uint8) {
	var err error
	if *n, *rot, err = findTile(p.t, p.word()); err != nil {
		p.fail(err)
	}
}

// Lot reads a private, unless only the price is left.
func (p *parser) Lot(n *id.Private) {
	if len(p.words) > 1 {
		p.Private(n)
	}
}

func (p *parser) Aim(h *id.Hex) {
	if len(p.words) > 0 {
		p.Hex(h)
	}
}

func (p *parser) Of(c *id.Corp, by id.Corp) {
	if *c = by; p.take("of") {
		p.Corp(c)
	}
}

func (p *parser) Via(n *id.Private) {
	if p.take("via") {
		p.Private(n)
	}
}

func (p *parser) TradeIn(n *id.Train) {
	if p.take("for") {
		p.Train(n)
	}
}

func (p *parser) As(k *id.TrainKind) {
	if p.take("as") {
		*k = lookUpIn(p, findKind)
	}
}

// Stated reads the revenue and the subsidy of a stated run, if the line has them.
func (p *parser) Stated(on *bool, revenue, subsidy *int32) {
	if !p.take("stated") {
		return
	}
	*on = true
	p.Price(revenue)
	if p.take("subsidy") {
		p.Price(subsidy)
	}
}

func (p *parser) Routes(list *[]track.Route) {
	for p.err == nil && len(p.words) > 0 {
		*list = append(*list, p.route())
	}
}

// byte consumes a number up to 255 and returns it.
func (p *parser) byte() uint8 {
	n := lookUp(p, number)
	if n > math.MaxUint8 {
		p.fail(fmt.Errorf("%d is too much", n))
		return 0
	}
	return uint8(n)
}
