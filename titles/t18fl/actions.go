package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// ownActions returns a zero action of each kind that only this title has.
func ownActions() []rules.Action {
	return []rules.Action{Convert{}, PlaceHexToken{}, StateCost{}}
}

// Convert gives By its large form (18FL/R61).
type Convert struct{ By id.Corp }

func (a Convert) Actor() id.Owner     { return id.OfCorp(a.By) }
func (Convert) Def() *rules.ActionDef { return convertDef }

var convertDef = rules.Define(rules.ActionDef{
	Verb: "convert", Record: "convert", Link: 20, Runs: true,
}, func(a *Convert, f rules.Fields) {
	f.Corp(&a.By)
})

// PlaceHexToken puts the next token of By's charter on a hex, not as a station: a hotel (18FL/R73).
type PlaceHexToken struct {
	By  id.Corp
	Hex id.Hex
}

func (a PlaceHexToken) Actor() id.Owner     { return id.OfCorp(a.By) }
func (PlaceHexToken) Def() *rules.ActionDef { return placeHexTokenDef }

// Token implements rules.TokenPlacement.
func (a PlaceHexToken) Token() (of id.Corp, at id.Hex, via id.Private) { return a.By, a.Hex, 0 }

var placeHexTokenDef = rules.Define(rules.ActionDef{
	Verb: "hextoken", Record: "hex_token", Link: 21, Runs: true,
}, func(a *PlaceHexToken, f rules.Fields) {
	f.Corp(&a.By)
	f.Hex(&a.Hex)
})

// StateCost states the price of the next token of By if a record has another one than the rules. Only titles with the
// policy StatedRevenue accept it, and it is never offered (18FL/R79).
type StateCost struct {
	By   id.Corp
	Cost int32
}

func (a StateCost) Actor() id.Owner     { return id.OfCorp(a.By) }
func (StateCost) Def() *rules.ActionDef { return stateCostDef }

var stateCostDef = rules.Define(rules.ActionDef{Verb: "cost", Link: 28}, func(a *StateCost, f rules.Fields) {
	f.Corp(&a.By)
	f.Price(&a.Cost)
})
