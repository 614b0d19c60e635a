package view

import (
	"slices"

	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
)

// notice tells what is special about this part of the game: that nothing is built any more (1860/R145), and once the
// companies are nationalized, what each has paid in this operating round, the lowest first, since the lowest cease when it
// ends (1860/R151). It is empty for an ordinary position.
func (w *Viewer) notice(v rules.View) string {
	switch corps := v.AppendFloated(nil); {
	case !v.S.Nation.Begun && v.S.Nation.Merged:
		return w.say.Word(text.NothingBuilt)
	case !v.S.Nation.Begun:
		return ""
	case len(corps) <= 2:
		return w.say.Word(text.LastCease)
	default:
		told := []string{w.say.Word(text.LowestCease)}
		if paid := w.paidSoFar(v, corps); paid != "" {
			told = append(told, w.say.Say(text.PaidSoFar, text.Facts{"companies": paid}))
		}
		return w.say.Sentences(told)
	}
}

// paidSoFar lists the companies that have had their turn in this operating round with what they paid, the lowest first.
func (w *Viewer) paidSoFar(v rules.View, corps []id.Corp) string {
	corps = slices.DeleteFunc(corps, func(c id.Corp) bool { return !w.operated(v, c) })
	slices.SortStableFunc(corps, func(a, b id.Corp) int { return int(v.S.Nation.Paid[a] - v.S.Nation.Paid[b]) })
	var list []string
	for _, c := range corps {
		list = append(list, w.say.Corp(c)+" "+w.say.Money(v.S.Nation.Paid[c]))
	}
	return w.say.List(list)
}
