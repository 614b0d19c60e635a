package view

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// Share is a player's holding of one company.
type Share struct {
	Corp      id.Corp
	Name      string
	Percent   int
	President bool
}

// Player is a seat on the strip or in the table.
type Player struct {
	ID        id.Player
	Name      string
	Cash      string // of the player, or of the player's companies if nothing else counts
	Companies string // the player's companies, in titles without shares
	Worth     string
	Uncounted string // additional value of shares once their companies float; or empty
	CanRaise  string // cash plus the proceeds of selling shares, company by company
	Certs     int    // certificates that count
	CertLimit int    // zero if the phase has lifted it
	OverLimit bool
	Shares    []Share // in table order
	Privates  []string
	Priority  bool
	Acting    bool // decides now
	Asked     bool // decides during another player's turn
	Waits     bool // in turn while another player is asked
	Computer  bool // the computer decides for the player
	Bankrupt  bool
	Selected  bool
	Spoken    string // accessible name
}

// Players returns the players in seat order.
func (w *Viewer) Players() []Player {
	v := w.v()
	players := make([]Player, v.S.Players)
	for i := range players {
		players[i] = w.positionOf(v).player(id.Player(i + 1))
	}
	return players
}

// Purse returns the money shown on a player's card: the player's cash, or that of the player's companies if nothing
// else counts.
func Purse(v rules.View, p id.Player) int32 {
	if !v.T.HasShares() {
		return v.Worth(p)
	}
	return v.Cash(id.OfPlayer(p))
}

// player returns the facts about a player in the current position.
func (w position) player(p id.Player) Player {
	v := w.v
	o := id.OfPlayer(p)
	out := Player{
		ID: p, Name: w.say.Player(p), Cash: w.say.Money(Purse(v, p)), Worth: w.say.Money(v.Worth(p)),
		CanRaise: w.say.Money(canRaise(v, p)), Certs: v.CertsCounted(p), CertLimit: certLimit(v),
		Priority: v.S.Priority == p, Bankrupt: v.S.Seats[p].Bankrupt,
		Acting: !v.S.End.Over && v.Decider(v.Actor()) == p, Computer: w.game.Computer(p),
	}
	if turn := v.Decider(v.Base().Actor); v.S.Depth > 1 && turn != v.Decider(v.Actor()) {
		out.Asked, out.Waits = out.Acting, !v.S.End.Over && turn == p
	}
	if !v.T.HasShares() {
		w.describeOwn(p, &out)
		return out
	}
	out.OverLimit = out.Certs > v.CertLimit()
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if percent := v.Held(c, o); percent > 0 {
			out.Shares = append(out.Shares, Share{c, w.say.Corp(c), percent, v.President(c) == p})
		}
	}
	for i := range v.T.Privates {
		if n := id.Private(i + 1); v.PrivateOf(n, o) {
			out.Privates = append(out.Privates, w.say.Private(n))
		}
	}
	if sum := uncountedWorth(v, p); sum != 0 {
		out.Uncounted = text.Change(v.T.Currency, sum)
	}
	out.Spoken = w.playerSpoken(&out)
	return out
}

// uncountedWorth returns the additional value of p's shares once their companies float.
func uncountedWorth(v rules.View, p id.Player) (sum int32) {
	for i := range v.T.Corps {
		sum += v.UncountedWorth(id.Corp(i+1), p)
	}
	return sum
}

// describeOwn fills in out for a title without shares: the companies of player p and their money.
func (w position) describeOwn(p id.Player, out *Player) {
	v := w.v
	var names []string
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.President(c) == p {
			names = append(names, w.say.Corp(c))
			out.Shares = append(out.Shares, Share{c, w.say.Corp(c), 100, true})
		}
	}
	out.Companies, out.CanRaise, out.Priority = w.say.List(names), out.Cash, false
	parts := []string{out.Companies, w.voice.Phrase(text.CashIs, text.Facts{"$sum": w.voice.Money(Purse(v, p))})}
	if out.Acting {
		parts = append(parts, w.voice.Say(text.ToAct))
	}
	out.Spoken = w.voice.Phrase(text.CorpSentence, text.Facts{"corp": out.Name, "what": w.voice.List(parts)})
}

// canRaise returns the cash of p plus the proceeds of the largest sale of each company in a turn of a stock round. In a
// stock round without sales it is only the cash.
func canRaise(v rules.View, p id.Player) int32 { return v.Cash(id.OfPlayer(p)) + step.SalesOf(v, p) }

// certLimit returns how many certificates a player may hold, or zero for any number.
func certLimit(v rules.View) int {
	if v.PhaseDef().NoCertLimit {
		return 0
	}
	return v.CertLimit()
}

// Limit returns the certificate limit as a text.
func (p *Player) Limit() string {
	if p.CertLimit == 0 {
		return "∞"
	}
	return text.Number(int32(p.CertLimit))
}

// Computers are the names for computers, by level.
var Computers = [...]text.Pair{
	match.Sensible: text.AComputer,
	match.Easy:     text.EasyComputer,
	match.Medium:   text.MediumComputer,
	match.Hard:     text.HardComputer,
}

// playerSpoken returns the accessible description of a player.
func (w position) playerSpoken(p *Player) string {
	v := w.v
	parts := []string{
		w.voice.Phrase(text.CashIs, text.Facts{"$sum": w.voice.Money(v.Cash(id.OfPlayer(p.ID)))}),
		w.voice.Phrase(text.WorthIs, text.Facts{"$sum": w.voice.Money(v.Worth(p.ID))}),
	}
	if sum := uncountedWorth(v, p.ID); sum != 0 {
		parts = append(parts, w.voice.Phrase(text.UncountedIs, text.Facts{"$sum": w.voice.Money(sum)}))
	}
	parts = append(parts,
		w.voice.Phrase(text.CertsAre, text.Facts{
			"n": text.Number(int32(p.Certs)), "limit": p.Limit(),
		}))
	if p.Bankrupt {
		parts = append([]string{w.voice.Say(text.Ruined)}, parts...)
	}
	if p.Computer {
		parts = append([]string{w.voice.Say(Computers[match.LevelOf(w.game.Computers(), p.ID)])}, parts...)
	}
	if p.Priority {
		parts = append(parts, w.voice.Say(text.HasPriority))
	}
	if p.Acting {
		parts = append(parts, w.voice.Say(text.ToAct))
	}
	return w.voice.Phrase(text.CorpSentence, text.Facts{"corp": p.Name, "what": w.voice.List(parts)})
}
