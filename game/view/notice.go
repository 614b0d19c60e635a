package view

import (
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
		told = append(told, n.Text.Fill(w.say.Lang, text.Facts{"list": w.say.List(list)}))
	}
	return w.say.Sentences(told)
}
