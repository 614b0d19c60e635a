package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// ownActions returns a zero action of each kind that only this title has.
func ownActions() []rules.Action {
	return []rules.Action{SellPrivate{}}
}

// SellPrivate sells a private to the bank at its fixed price.
type SellPrivate struct {
	By      id.Player
	Private id.Private
	Price   int32 // in pounds
}

func (a SellPrivate) Actor() id.Owner     { return id.OfPlayer(a.By) }
func (SellPrivate) Def() *rules.ActionDef { return sellPrivateDef }

var sellPrivateDef = rules.Define(rules.ActionDef{
	Verb: "sellprivate", Record: "sell_company", Link: 15, Deal: rules.Sells,
}, func(a *SellPrivate, f rules.Fields) {
	f.Player(&a.By)
	f.Private(&a.Private)
	f.Price(&a.Price)
})
