package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// PayDividend is the step that divides the earnings of the turn (1830/R125-R127). Without earnings it is skipped, and
// only the marker moves.
type PayDividend struct {
	Options []DividendOption
	Idle    Move // move of the marker without earnings
	// Forced returns the only allowed use of a company's earnings; nil or zero leaves the choice (1860/R107).
	Forced func(v rules.View, c id.Corp) rules.DividendKind
	// Restack moves a marker that stays in its cell on a dividend behind the others there (1860/R106).
	Restack bool
	// Beside marks a run between turns, which is neither the company's last run nor counts as operating (1870/R140).
	Beside bool
	// Initial, Pool and Treasury receive the dividend of shares that no player holds.
	Initial, Pool, Treasury Payee
}

// DividendOption is one way to use the earnings.
type DividendOption struct {
	Kind rules.DividendKind
	// Kept returns the part of the earnings for the treasury. The rest is divided among all shares.
	Kept func(v rules.View, c id.Corp, revenue int32) int32
	Move Move
}

// Move returns the cell that the marker of c moves to if the company pays out this much in all.
type Move func(v rules.View, c id.Corp, paid int32) market.Pos

// Payee is the recipient of the dividend of shares that no player holds.
type Payee uint8

// The payees.
const (
	Nobody  Payee = iota // the money stays in the bank
	Company              // the company whose dividend it is
)

// PayOrKeep returns the step of a company that pays out everything and moves right, or keeps everything and moves left.
// Shares in the pool pay the company, unsold shares pay nobody (1830/R125-R127).
func PayOrKeep() PayDividend {
	return PayDividend{
		Options: []DividendOption{
			{Kind: rules.Payout, Kept: KeepNothing, Move: MoveRight},
			{Kind: rules.Withhold, Kept: KeepAll, Move: MoveLeft},
		},
		Idle: MoveLeft,
		Pool: Company,
	}
}

// KeepNothing returns zero. It is a DividendOption.Kept: all earnings are divided.
func KeepNothing(rules.View, id.Corp, int32) int32 { return 0 }

// KeepAll returns the revenue. It is a DividendOption.Kept: nothing is divided.
func KeepAll(_ rules.View, _ id.Corp, revenue int32) int32 { return revenue }

// MoveRight is the Move to the right (1830/R72).
func MoveRight(v rules.View, c id.Corp, _ int32) market.Pos {
	return v.T.Market.Right(v.S.Corps[c].Price)
}

// MoveLeft is the Move to the left (1830/R71).
func MoveLeft(v rules.View, c id.Corp, _ int32) market.Pos {
	return v.T.Market.Left(v.S.Corps[c].Price)
}

func (PayDividend) Name() string { return DividendKey }

// Open returns a refusal if there are no earnings, or if their use is forced.
func (s PayDividend) Open(v rules.View) rules.Refusal {
	if v.S.Turn.Revenue == 0 {
		return v.Refuse(rules.NoEarnings)
	}
	if s.forcedKind(v) != 0 {
		return v.Refuse(rules.NoSuchDividend)
	}
	return rules.Refusal{}
}

// forcedKind returns the use of the earnings if there is no choice, or zero.
func (s PayDividend) forcedKind(v rules.View) rules.DividendKind {
	if s.Forced == nil {
		return 0
	}
	return s.Forced(v, v.Actor().Corp())
}

// Skip implements rules.Skipper: it applies the forced use of earnings, or moves the marker for none (1830/R127,
// 1860/R107).
func (s PayDividend) Skip(tx *rules.Tx) {
	c := tx.Actor().Corp()
	if kind := s.forcedKind(tx.View); kind != 0 && tx.S.Turn.Revenue > 0 {
		s.divide(tx, c, kind)
		return
	}
	s.recordRun(tx, c)
	tx.Note(rules.Event{Kind: rules.EarningsKept, Corp: c})
	move(tx, c, s.Idle, 0)
}

// Check judges a dividend, whose kind must be one of the options.
func (s PayDividend) Check(v rules.View, a rules.Action) rules.Refusal {
	d, ok := a.(rules.Dividend)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	if r := notOurs(v, d.By); r.Refused() {
		return r
	}
	if s.option(d.Kind) == nil {
		return v.Refuse(rules.NoSuchDividend)
	}
	return rules.Refusal{}
}

// option returns the option of a kind, or nil.
func (s PayDividend) option(k rules.DividendKind) *DividendOption {
	for i := range s.Options {
		if s.Options[i].Kind == k {
			return &s.Options[i]
		}
	}
	return nil
}

// AppendLegal appends a dividend of each kind among the options.
func (s PayDividend) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	for i := range s.Options {
		dst = append(dst, rules.Dividend{By: v.Actor().Corp(), Kind: s.Options[i].Kind})
	}
	return dst
}

// Apply divides the earnings of the turn.
func (s PayDividend) Apply(tx *rules.Tx, a rules.Action) {
	d := a.(rules.Dividend)
	tx.FinishStep()
	s.divide(tx, d.By, d.Kind)
}

// recordRun records the run of c in this turn, unless it is beside the turns.
func (s PayDividend) recordRun(tx *rules.Tx, c id.Corp) {
	if !s.Beside {
		tx.SettleRun(c)
	}
}

// divide distributes the earnings of the turn in the way of kind, which must be one of the options, and moves the
// marker.
func (s PayDividend) divide(tx *rules.Tx, c id.Corp, kind rules.DividendKind) {
	s.recordRun(tx, c)
	option := s.option(kind)
	revenue := tx.S.Turn.Revenue
	kept := option.Kept(tx.View, c, revenue)
	paid := revenue - kept
	if kept > 0 {
		tx.Pay(id.Bank, id.OfCorp(c), kept)
		tx.Note(rules.Event{Kind: rules.EarningsKept, Corp: c, Amount: kept})
	}
	if paid > 0 {
		s.pay(tx, c, PerShare(tx.View, c, paid))
		tx.TestBank()
	}
	before := tx.S.Corps[c].Price
	move(tx, c, option.Move, paid)
	if s.Restack && paid > 0 && tx.S.Corps[c].Price == before {
		tx.Restack(c)
	}
}

// PerShare returns the part of an ordinary share of c in a dividend (1830/R125, R128).
func PerShare(v rules.View, c id.Corp, paid int32) int32 { return paid * int32(v.Ordinary(c)) / 100 }

// pay pays the players for their shares of c, and c for the shares whose dividend goes to it.
func (s PayDividend) pay(tx *rules.Tx, c id.Corp, perShare int32) {
	tx.Note(rules.Event{Kind: rules.DividendPaid, Corp: c, Amount: perShare})
	for i := range tx.S.Players {
		p := id.OfPlayer(id.Player(i + 1))
		tx.Pay(id.Bank, p, perShare*shares(tx.View, c, p))
	}
	tx.Pay(id.Bank, id.OfCorp(c), perShare*s.ownShares(tx.View, c))
}

// OwnPart returns the money that c itself receives when it pays out this much in its turn: for shares in its treasury
// and others whose dividend goes to it (1830/R128, 1870/R63c, 1822PNW/R81).
func OwnPart(v rules.View, c id.Corp, paid int32) int32 {
	if s := dividerOf(v.T); s != nil {
		return PerShare(v, c, paid) * s.ownShares(v, c)
	}
	return 0
}

// divider is a step that divides earnings. PayDividend is one, as are the steps that embed it.
type divider interface {
	// ownShares returns the number of shares whose dividend goes to c itself.
	ownShares(v rules.View, c id.Corp) int32
	// split returns the division of this revenue of c in the way of kind, or in the only possible way.
	split(v rules.View, c id.Corp, kind rules.DividendKind, revenue int32) Split
	// kinds returns the possible ways for c.
	kinds(v rules.View, c id.Corp) []rules.DividendKind
	// beside reports whether the step divides the earnings of a run between turns.
	beside() bool
}

// dividerOf returns the step in which companies divide their earnings, or nil if the title has none.
func dividerOf(t *rules.Title) divider {
	for i := range t.Rounds {
		for _, s := range t.Rounds[i].Steps {
			if s, ok := s.(divider); ok && !s.beside() {
				return s
			}
		}
	}
	return nil
}

// Split is the division of the earnings of a company's turn.
type Split struct {
	Share   int32      // received by each ordinary share
	Company int32      // received by the company
	To      market.Pos // cell of the marker afterwards
}

// SplitOf returns the division of this revenue if company c, in its turn, divides it in the way of kind, one of
// DividendKinds, or in the only way if it has no choice. Without a step for that, the company keeps everything
// (1830/RS10).
func SplitOf(v rules.View, c id.Corp, kind rules.DividendKind, revenue int32) Split {
	if s := dividerOf(v.T); s != nil {
		return s.split(v, c, kind, revenue)
	}
	return Split{Company: revenue, To: v.S.Corps[c].Price}
}

// DividendKinds returns the ways in which c may divide earnings; nil if the title pays no dividends.
func DividendKinds(v rules.View, c id.Corp) []rules.DividendKind {
	if s := dividerOf(v.T); s != nil {
		return s.kinds(v, c)
	}
	return nil
}

// Earned reports whether the step that divides the earnings of the running turn is over, or the step in which trains
// run if the round has none that divides.
func Earned(v rules.View) bool {
	f := v.Base()
	for _, name := range [...]string{DividendKey, RunKey} {
		for i, s := range v.RoundOf(f).Steps {
			if s.Name() == name {
				return f.Done>>i&1 == 1
			}
		}
	}
	return false
}

// kinds and the two methods below implement divider.
func (s PayDividend) kinds(v rules.View, c id.Corp) (list []rules.DividendKind) {
	if s.Forced != nil {
		if kind := s.Forced(v, c); kind != 0 {
			return append(list, kind)
		}
	}
	for i := range s.Options {
		list = append(list, s.Options[i].Kind)
	}
	return list
}

// split divides the revenue. Without revenue, the price moves as for a company that did not run.
func (s PayDividend) split(v rules.View, c id.Corp, kind rules.DividendKind, revenue int32) Split {
	if revenue == 0 {
		return Split{To: s.Idle(v, c, 0)}
	}
	if list := s.kinds(v, c); len(list) == 1 {
		kind = list[0]
	}
	option := s.option(kind)
	kept := option.Kept(v, c, revenue)
	paid := revenue - kept
	share := PerShare(v, c, paid)
	return Split{share, kept + share*s.ownShares(v, c), option.Move(v, c, paid)}
}

func (s PayDividend) beside() bool { return s.Beside }

// ownShares returns the number of shares whose dividend goes to the company itself.
func (s PayDividend) ownShares(v rules.View, c id.Corp) (own int32) {
	for _, place := range [...]struct {
		holder id.Owner
		payee  Payee
	}{{id.Initial, s.Initial}, {id.Pool, s.Pool}, {id.OfCorp(c), s.Treasury}} {
		if place.payee == Company {
			own += shares(v, c, place.holder)
		}
	}
	return own
}

// shares returns the number of ordinary shares of c that o's certificates are worth.
func shares(v rules.View, c id.Corp, o id.Owner) int32 {
	return int32(v.Held(c, o)) / int32(v.Ordinary(c))
}

// move moves the marker of c, if it has one, as to decides for this payment in all.
func move(tx *rules.Tx, c id.Corp, to Move, paid int32) {
	if tx.Is(c, rules.Started) {
		tx.MovePrice(c, to(tx.View, c, paid))
	}
}
