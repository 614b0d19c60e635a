package text

import (
	"maps"

	"github.com/hexrail/hexrail/titles/words"
)

// Notice returns the text of n in the speaker's language, with its holes filled.
func (s *Speaker) Notice(n words.Notice) string {
	var list []string
	for _, x := range n.List {
		list = append(list, s.Corp(x.Corp)+" "+s.Money(x.Amount))
	}
	facts := Facts{"list": s.List(list)}
	if n.Corp != 0 {
		facts["corp"] = s.Corp(n.Corp)
	}
	if len(n.Corps) > 0 {
		var names []string
		for _, c := range n.Corps {
			names = append(names, s.Corp(c))
		}
		facts["corps"], facts["n"] = s.List(names), Number(int32(len(names)))
	}
	for name, sum := range n.Sums {
		facts["$"+name] = s.Money(sum)
	}
	for name, count := range n.Counts {
		facts[name] = Number(count)
	}
	maps.Copy(facts, n.Names)
	return n.Text.Fill(s.Lang, facts)
}
