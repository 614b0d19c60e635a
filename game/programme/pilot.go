package programme

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
)

// OfPilots returns the programmes for the pilots of a record whose last position is v, after now actions.
func OfPilots(pilots []record.Pilot, v rules.View, now int) (l List) {
	for _, x := range pilots {
		p := Programme{Player: x.Player}
		switch x.Kind {
		case record.PassPilot:
			p.Do = Pass
			p.Until = Until{Sells: !x.Always, Outbid: !x.Always, Round: !x.Rounds}
		case record.BuyPilot:
			p.Do, p.Corp, p.Pool = Buy, x.Corp, x.Pool
			if x.Shares == 0 {
				p.Until.Floated = true
			} else {
				p.Until.Holds = uint8(min(x.Shares*int(v.Ordinary(x.Corp)), 100))
			}
			if x.Then {
				l.Give(Programme{Player: x.Player, Do: Pass, Until: Until{Sells: true, Outbid: true, Round: true}}, now)
			}
		case record.BidPilot:
			p.Do, p.Lot, p.Most = Bid, x.Private, x.Most
		}
		l.Give(p, now)
	}
	return l
}

// Pilots returns the running programmes that 18xx.games has too, as pilots. Conditions that it does not have become its
// usual ones. Purchases without an end that it knows are left out, because it has none without one.
func (l *List) Pilots(v rules.View) (pilots []record.Pilot) {
	for _, p := range l.Items {
		x := record.Pilot{Player: p.Player}
		u := p.Until
		switch {
		case !p.Runs():
			continue
		case p.Do == Pass:
			x.Kind, x.Rounds = record.PassPilot, !u.Round
			u.Round = false
			x.Always = u == Until{}
		case p.Do == Buy && (u.Floated || u.Holds > 0):
			x.Kind, x.Corp, x.Pool = record.BuyPilot, p.Corp, p.Pool
			if ordinary := v.Ordinary(p.Corp); !u.Floated && ordinary > 0 {
				x.Shares = int(u.Holds / ordinary)
			}
		case p.Do == Bid && v.RoundOf(v.Base()).Name == rules.AuctionRound:
			x.Kind, x.Private, x.Most = record.BidPilot, p.Lot, p.Most
		default:
			continue
		}
		pilots = append(pilots, x)
	}
	return pilots
}
