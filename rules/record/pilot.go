package record

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules/id"
)

// Pilot is a programme of 18xx.games by which a player passes or buys automatically. Its actions are in the record as
// those of the player, so a pilot matters only to how the game goes on.
type Pilot struct {
	Player id.Player
	Kind   PilotKind

	// Of BuyPilot: Corp, from the pool or the initial offering, until it floats or the player holds a number of shares.
	Corp   id.Corp
	Pool   bool
	Shares int  // 0 means until it floats
	Then   bool // to pass afterwards

	// Of PassPilot: regardless of others, and beyond the end of the round.
	Always, Rounds bool

	// Of BidPilot: the private and the highest bid.
	Private id.Private
	Most    int32

	round uint16 // number of the round in which it was switched on
}

// PilotKind is a kind of pilot.
type PilotKind uint8

// The kinds that our titles have.
const (
	PassPilot PilotKind = iota + 1
	BuyPilot
	BidPilot
)

// pilotKinds are the types of pilots in records.
var pilotKinds = [...]string{
	PassPilot: "program_share_pass", BuyPilot: "program_buy_shares", BidPilot: "program_auction_bid",
}

// pilotOff is the type by which a pilot is switched off.
const pilotOff = "program_disable"

// readPilot changes r.out.Pilots if e switches a pilot on or off. Pilots that cannot be read, and those of other
// titles, are left out, because they decide nothing of the game so far.
func (r *reader) readPilot(e *Entry) {
	if !strings.HasPrefix(e.Type, "program_") {
		return
	}
	by, err := r.actor(e)
	player := by.owner.Player()
	if err != nil || player == 0 {
		return
	}
	kind := e.Type
	if kind == pilotOff {
		kind = e.Original
	}
	r.out.Pilots = slices.DeleteFunc(r.out.Pilots, func(p Pilot) bool {
		return p.Player == player && (kind == "" || pilotKinds[p.Kind] == kind)
	})
	if p, ok := r.newPilot(e, player); ok {
		r.out.Pilots = append(r.out.Pilots, p)
	}
}

// newPilot returns the pilot that e switches on, and reports whether it is one that can be read.
func (r *reader) newPilot(e *Entry, player id.Player) (p Pilot, ok bool) {
	p = Pilot{
		Player: player, Kind: PilotKind(max(0, slices.Index(pilotKinds[:], e.Type))), round: r.state.Rounds,
	}
	switch p.Kind {
	case PassPilot:
		p.Always, p.Rounds = e.Always, e.Rounds
	case BuyPilot:
		p.Corp, p.Pool, p.Then = r.v.T.FindCorp(e.Corporation), e.FromMarket, e.Then
		n, err := strconv.Atoi(e.Until)
		if p.Corp == 0 || err != nil && e.Until != "float" || err == nil && (n < 1 || n > 100) {
			return Pilot{}, false
		}
		p.Shares = n
	case BidPilot:
		p.Private = r.v.T.FindPrivate(e.Lot)
		if p.Private == 0 || e.MostBid == nil || *e.MostBid < 0 || *e.MostBid > maxSum {
			return Pilot{}, false
		}
		p.Most = int32(*e.MostBid)
	default:
		return Pilot{}, false
	}
	return p, true
}

// expire drops the pilots that end with a round which is over. Records do not list that.
func (r *reader) expire() {
	r.out.Pilots = slices.DeleteFunc(r.out.Pilots, func(p Pilot) bool {
		return p.Kind == PassPilot && !p.Rounds && p.round != r.state.Rounds || r.state.End.Over
	})
}

// pilotOut holds the keys of a pilot in the form written.
type pilotOut struct {
	Until      any    `json:"until_condition,omitempty"`
	FromMarket *bool  `json:"from_market,omitempty"`
	Then       *bool  `json:"auto_pass_after,omitempty"`
	Always     *bool  `json:"unconditional,omitempty"`
	Rounds     *bool  `json:"indefinite,omitempty"`
	Lot        string `json:"bid_target,omitempty"`
	Limited    *bool  `json:"enable_maximum_bid,omitempty"`
	MostBid    *int   `json:"maximum_bid,omitempty"`
	Priced     *bool  `json:"enable_buy_price,omitempty"`
	BuyPrice   *int   `json:"buy_price,omitempty"`
}

// writePilot appends the entry that switches a pilot on.
func (w *Writer) writePilot(p Pilot) {
	o := Out{Type: pilotKinds[p.Kind], Entity: int(p.Player) - 1, EntityType: "player",
		CreatedAt: w.src.Created + int64(len(w.out))}
	yes, no := true, false
	switch p.Kind {
	case PassPilot:
		o.Always, o.Rounds = &p.Always, &p.Rounds
	case BuyPilot:
		o.Corporation, o.FromMarket, o.Then, o.Until = w.v.T.Corp(p.Corp).ID, &p.Pool, &p.Then, "float"
		if p.Shares > 0 {
			o.Until = p.Shares
		}
	case BidPilot:
		o.Lot, o.Limited, o.MostBid, o.Priced = w.v.T.Private(p.Private).ID, &yes, intPtr(p.Most), &no
		o.BuyPrice, o.Then = intPtr(p.Most), &no
	}
	w.out = append(w.out, o)
}
