package view

import (
	"maps"

	"hexrail/game/text"
	"hexrail/rules"
)

// notice tells what is special about this part of the game. It is empty for an ordinary position.
func (w *Viewer) notice(v rules.View) string {
	if w.own.Notices == nil {
		return ""
	}
	var told []string
	for _, n := range w.own.Notices(v) {
		var list []string
		for _, x := range n.List {
			list = append(list, w.say.Corp(x.Corp)+" "+w.say.Money(x.Amount))
		}
		facts := text.Facts{"list": w.say.List(list)}
		if n.Corp != 0 {
			facts["corp"] = w.say.Corp(n.Corp)
		}
		if len(n.Corps) > 0 {
			var names []string
			for _, c := range n.Corps {
				names = append(names, w.say.Corp(c))
			}
			facts["corps"], facts["n"] = w.say.List(names), text.Number(int32(len(names)))
		}
		for name, sum := range n.Sums {
			facts["$"+name] = w.say.Money(sum)
		}
		for name, count := range n.Counts {
			facts[name] = text.Number(count)
		}
		maps.Copy(facts, n.Names)
		told = append(told, n.Text.Fill(w.say.Lang, facts))
	}
	return w.say.Sentences(told)
}
