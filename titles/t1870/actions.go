package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// ownActions returns a zero action of each kind that only this title has.
func ownActions() []rules.Action {
	return []rules.Action{Connect{}}
}

// Connect declares that a company is connected to its destination, as records of 18xx.games do. It is never offered.
type Connect struct{ By id.Corp }

func (a Connect) Actor() id.Owner     { return id.OfCorp(a.By) }
func (Connect) Def() *rules.ActionDef { return connectDef }

var connectDef = rules.Define(rules.ActionDef{
	Verb: "connect", Record: "destination_connection", Link: 19,
}, func(a *Connect, f rules.Fields) {
	f.Corp(&a.By)
})
