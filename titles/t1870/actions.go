package t1870

import (
	"hexrail/rules"
	"hexrail/rules/id"
)

// ownActions are the kinds of actions that only this title has.
func ownActions() []rules.Action {
	return []rules.Action{Connect{}}
}

// Connect tells that a company is connected to its destination, which records of 18xx.games say themselves. It is never
// offered.
type Connect struct{ By id.Corp }

func (a Connect) Actor() id.Owner     { return id.OfCorp(a.By) }
func (Connect) Def() *rules.ActionDef { return connectDef }

var connectDef = rules.Define(rules.ActionDef{Verb: "connect", Record: "destination_connection", Link: 19}, func(a *Connect, f rules.Fields) {
	f.Corp(&a.By)
})
