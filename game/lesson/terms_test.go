package lesson

import (
	"os"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/titles"
)

// TestTermsLeadToLessons: every term of the glossary that a lesson names in its name, its task or its explanation leads
// to such a lesson, in both languages, and that of the title itself comes first.
func TestTermsLeadToLessons(t *testing.T) {
	data, err := os.ReadFile("../../titles/words/testdata/glossary.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for l, least := range map[text.Lang]int{text.En: 20, text.Ja: 20} {
		found := 0
		for line := range strings.Lines(string(data)) {
			cells := strings.Split(strings.TrimSpace(line), "\t")
			if strings.HasPrefix(line, "#") || len(cells) < 2 || cells[0] == "-" {
				continue
			}
			for term := range strings.SplitSeq(cells[l], "|") {
				named := false
				for _, x := range Course() {
					said := strings.ToLower(" " + x.Name[l] + " " + x.Task[l] + " " + x.Why[l] + " ")
					named = named || strings.Contains(said, map[text.Lang]string{text.En: " "}[l]+strings.ToLower(term)+
						map[text.Lang]string{text.En: " "}[l])
				}
				x, ok := ForTerm("1830-classic", term, l)
				if named && !ok {
					t.Errorf("%s leads to no lesson", term)
				}
				if !ok {
					continue
				}
				if _, n := Find(x.Key); n == 0 {
					t.Errorf("%s leads to %q, which does not exist", term, x.Key)
				}
				found++
			}
		}
		if found < least {
			t.Errorf("%v: only %d terms lead to lessons", l, found)
		}
	}
	for _, c := range []struct{ title, term, want string }{
		{"1830-classic", "par", "Par"}, {"1830-classic", "president", "resident"}, {"1860", "halt", "alt"},
		{"1830-classic", "rusts", "ust"},
	} {
		if x, ok := ForTerm(c.title, c.term, text.En); !ok || !strings.Contains(x.Name[0]+x.Task[0]+x.Why[0], c.want) {
			t.Errorf("%s of %s leads to %q", c.term, c.title, x.Key)
		}
	}
	for _, term := range []string{"", " ", "nothing of the sort", "ar"} {
		if x, ok := ForTerm("1860", term, text.En); ok {
			t.Errorf("%q leads to %q", term, x.Key)
		}
	}
}

// TestHintsLeadToLessons: wherever a hint may come, it leads to a lesson that exists: the one that it names, or else
// one about the step.
func TestHintsLeadToLessons(t *testing.T) {
	without := map[string]bool{}
	for _, key := range []string{"starter", "sold", "finished", "wight", "frisco", "katy", "florida", "keys", "astoria",
		"cascades", "columbia", "sound"} {
		m := gametest.Sample(t, key)
		hints := titles.WordsOf(m.Title()).Hints
		for i := range m.Len() {
			v := m.ViewAt(i)
			for _, h := range hints {
				if !h.When(v) {
					continue
				}
				key := v.InCharge().Name()
				if l, ok := ForHint(m.Title().Key, &h, key); !ok {
					without[m.Title().Key+" "+h.Key+" at "+key] = true
				} else if _, n := Find(l.Key); n == 0 {
					t.Errorf("%s leads to %q", key, l.Key)
				}
			}
		}
	}
	for x := range without {
		t.Errorf("no lesson: %s", x)
	}
}
