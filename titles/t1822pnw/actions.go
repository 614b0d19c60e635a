package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// ownActions returns a zero action of each kind that only this title has.
func ownActions() []rules.Action {
	return []rules.Action{Acquire{}, Merge{}, UseCard{}, Repay{}, Issue{}, LayCombined{}}
}

// Acquire takes over a private from a player without payment (1822PNW/R58).
type Acquire struct {
	By      id.Corp
	Private id.Private
}

func (a Acquire) Actor() id.Owner     { return id.OfCorp(a.By) }
func (Acquire) Def() *rules.ActionDef { return acquireDef }

var acquireDef = rules.Define(rules.ActionDef{
	Verb: "acquire", Record: "acquire_company", Link: 22,
}, func(a *Acquire, f rules.Fields) {
	f.Corp(&a.By)
	f.Private(&a.Private)
})

// Merge forms a major from two minors, or takes over a minor (1822PNW/R94, R100).
type Merge struct {
	By   id.Corp
	With id.Corp
}

func (a Merge) Actor() id.Owner     { return id.OfCorp(a.By) }
func (Merge) Def() *rules.ActionDef { return mergeDef }

var mergeDef = rules.Define(rules.ActionDef{
	Verb: "merge", Record: "merge", Link: 23, Unites: true,
}, func(a *Merge, f rules.Fields) {
	f.Corp(&a.By)
	f.Corp(&a.With)
})

// UseCard uses up a power that is no lay. Card is the card that the power is applied to, or zero (1822PNW, P21).
type UseCard struct {
	By     id.Corp
	Via    id.Private
	Card   id.Private
	Choice uint8
}

func (a UseCard) Actor() id.Owner     { return id.OfCorp(a.By) }
func (UseCard) Def() *rules.ActionDef { return useCardDef }

var useCardDef = rules.Define(rules.ActionDef{
	Verb: "usecard", Record: "choose_ability", Link: 24,
}, func(a *UseCard, f rules.Fields) {
	f.Corp(&a.By)
	f.Power(&a.Via)
	f.Lot(&a.Card)
	f.Choice(&a.Choice)
})

// Repay pays back a loan, or a part of it (1822PNW/R119).
type Repay struct {
	By  id.Player
	Sum int32
}

func (a Repay) Actor() id.Owner     { return id.OfPlayer(a.By) }
func (Repay) Def() *rules.ActionDef { return repayDef }

var repayDef = rules.Define(rules.ActionDef{
	Verb: "repay", Record: "payoff_player_debt", Link: 25, Deal: rules.Repays,
}, func(a *Repay, f rules.Fields) {
	f.Player(&a.By)
	f.Price(&a.Sum)
})

// Issue sells Percent of the company's own shares to the pool. Price is the price of each; zero means the price after
// the marker has fallen. Only titles with the policy StatedRevenue accept another one (1822PNW/R90).
type Issue struct {
	By      id.Corp
	Percent uint8
	Price   int32
}

func (a Issue) Actor() id.Owner     { return id.OfCorp(a.By) }
func (Issue) Def() *rules.ActionDef { return issueDef }

var issueDef = rules.Define(rules.ActionDef{
	Verb: "issue", Record: "sell_shares", Link: 26, Deal: rules.Sells,
}, func(a *Issue, f rules.Fields) {
	f.Corp(&a.By)
	f.Percent(&a.Percent)
	f.Price(&a.Price)
})

// LayCombined lays a tile by the powers of two privates (1822PNW, P7 or P8 with P11): Via supplies the tile, With the
// lay.
type LayCombined struct {
	By   id.Corp
	Hex  id.Hex
	Tile id.Tile
	Rot  uint8
	Via  id.Private
	With id.Private
}

func (a LayCombined) Actor() id.Owner     { return id.OfCorp(a.By) }
func (LayCombined) Def() *rules.ActionDef { return layCombinedDef }

var layCombinedDef = rules.Define(rules.ActionDef{
	Verb: "layboth", Record: "lay_tile", Link: 27,
}, func(a *LayCombined, f rules.Fields) {
	f.Corp(&a.By)
	f.Hex(&a.Hex)
	f.Tile(&a.Tile, &a.Rot)
	f.Power(&a.Via)
	f.Private(&a.With)
})
