package programme

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Deed is the kind of actions of a programme.
type Deed uint8

// The deeds. They are stored, so their numbers never change.
const (
	// Pass passes every turn of a stock round or an auction.
	Pass Deed = iota + 1
	// Buy buys one share of Corp in every such turn.
	Buy
	// Bid makes the lowest bid on Lot whenever somebody else leads, up to Most.
	Bid
	// Operate plays the turns of Corp: no track, station or train, the best run, and the dividend of the last time.
	Operate
	// Keep declines whenever a company of another president may use a private of the player.
	Keep
)

// Programme is one standing order of a player.
type Programme struct {
	Player id.Player  `json:"player"`
	Do     Deed       `json:"do"`
	Corp   id.Corp    `json:"corp,omitempty"` // of Buy and Operate
	Pool   bool       `json:"pool,omitempty"` // Buy from the pool rather than from the initial offering
	Lot    id.Private `json:"lot,omitempty"`  // of Bid
	Most   int32      `json:"most,omitempty"` // highest bid
	Until  Until      `json:"until"`

	From int  `json:"from"`           // position from which the conditions are watched
	Last int  `json:"last,omitempty"` // position after its last action
	Done int  `json:"done,omitempty"` // number of its actions
	End  *End `json:"end,omitempty"`  // why it has ended; nil while it runs
}

// Until holds the conditions that end a programme. The first one that comes true does.
type Until struct {
	Floated bool    `json:"floated,omitempty"` // Corp of the programme has floated
	Holds   uint8   `json:"holds,omitempty"`   // the player holds this percentage of it; 0 is no condition
	Acts    bool    `json:"acts,omitempty"`    // another player does anything but pass
	Sells   bool    `json:"sells,omitempty"`   // another player sells shares
	Buys    bool    `json:"buys,omitempty"`    // another player buys shares
	Of      id.Corp `json:"of,omitempty"`      // the company of Sells and Buys; 0 is any
	Below   int32   `json:"below,omitempty"`   // the price of PriceOf is lower; 0 is no condition
	PriceOf id.Corp `json:"priceOf,omitempty"`
	Outbid  bool    `json:"outbid,omitempty"` // another player bids more where the player was leading
	Round   bool    `json:"round,omitempty"`  // the round ends
}

// Why is the kind of reason for which a programme has ended.
type Why uint8

// The reasons. They are stored, so their numbers never change.
const (
	Floated   Why = iota + 1 // Until.Floated
	Holds                    // Until.Holds
	Acted                    // Until.Acts: by End.Who
	Dealt                    // Until.Sells or Until.Buys: by End.Who in End.Corp
	Cheaper                  // Until.Below
	Outbid                   // Until.Outbid: by End.Who
	RoundOver                // Until.Round
	TooDear                  // the lowest bid exceeds Most
	Refused                  // the rules refuse its action; see Programme.Refusal
	Asked                    // the player has to decide something that the programme does not cover
	Unpaid                   // Corp has not paid or withheld yet, so there is no dividend to repeat
	Trainless                // Corp has no train when trains are bought
	Together                 // another programme of the player ended for one of the last five reasons
)

// End describes why and where a programme has ended.
type End struct {
	Why  Why       `json:"why"`
	At   int       `json:"at"` // position
	Who  id.Player `json:"who,omitempty"`
	Corp id.Corp   `json:"corp,omitempty"`
}

// Game is a running game as programmes see it. A match is one.
type Game interface {
	Now() int // the present, as the number of actions played
	ViewAt(i int) rules.View
	Action(i int) rules.Action // the action played in position i
}

// Runs reports whether the programme has not ended.
func (p *Programme) Runs() bool { return p.End == nil }

// Turns reports whether the programme plays the player's own turns, rather than those of a company.
func (p *Programme) Turns() bool { return p.Do == Pass || p.Do == Buy || p.Do == Bid }

// covers reports whether the programme plays the pending decision of its player.
func (p *Programme) covers(v rules.View) bool {
	c := v.Actor().Corp()
	switch p.Do {
	case Pass, Buy, Bid:
		return ownTurn(v)
	case Operate:
		return c != 0 && c == p.Corp && v.S.Depth == 1 && v.President(c) == p.Player
	case Keep:
		return c != 0 && v.S.Depth == 1 && v.President(c) != p.Player
	}
	return false
}

// ownTurn reports whether a player decides in his own turn of a stock round or an auction with open bids.
func ownTurn(v rules.View) bool { return v.S.Depth == 1 && v.Actor().Player() != 0 && !v.Sealed() }

// about reports whether a decision that the programme does not cover ends it: one in its kind of round.
func (p *Programme) about(v rules.View) bool {
	switch p.Do {
	case Pass, Buy, Bid:
		round := v.RoundOf(v.Base()).Name
		return round == rules.StockRound || round == rules.AuctionRound
	case Operate:
		return v.Actor().Corp() == p.Corp || v.Base().Actor == id.OfCorp(p.Corp)
	case Keep:
	}
	return false
}

// Sanitize removes the programmes and plays that make no sense in a game of a title with this number of players and
// actions, since a file may contain anything.
func (l *List) Sanitize(t *rules.Title, players, length int) {
	l.Items = slices.DeleteFunc(l.Items, func(p Programme) bool { return !p.makesSense(t, players, length) })
	l.Plays = slices.DeleteFunc(l.Plays, func(at int) bool { return at < 0 || at >= length })
	slices.Sort(l.Plays) // as ActedAt needs them
}

// makesSense reports whether everything about the programme exists in a game of a title with this number of players and
// actions, and nothing that its deed and conditions need is missing.
func (p *Programme) makesSense(t *rules.Title, players, length int) bool {
	u := &p.Until
	needsCorp := p.Do == Buy || p.Do == Operate || u.Floated || u.Holds != 0
	switch {
	case p.Player < 1, int(p.Player) > players,
		p.Do < Pass, p.Do > Keep,
		int(max(p.Corp, u.Of, u.PriceOf)) > len(t.Corps),
		int(p.Lot) > len(t.Privates),
		p.From < 0, p.From > length, p.Last > length,
		p.End != nil && !p.End.makesSense(t, players, length):
		return false
	case needsCorp && p.Corp == 0,
		p.Do == Bid && (p.Lot == 0 || p.Most < 0),
		u.Below > 0 && u.PriceOf == 0:
		return false
	}
	return true
}

// makesSense reports whether everything about the end exists in a game of a title with this number of players and
// actions.
func (e *End) makesSense(t *rules.Title, players, length int) bool {
	return e.Why >= Floated && e.Why <= Together && e.At >= 0 && e.At <= length &&
		int(e.Who) <= players && int(e.Corp) <= len(t.Corps)
}
