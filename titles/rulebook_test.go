package titles

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/rulebook"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/words"
)

func numbers(b *rulebook.Book) (list []string) {
	for i := range b.Sections {
		for _, r := range b.Sections[i].Rules {
			list = append(list, r.Number)
		}
	}
	return list
}

// TestRulebooks proves that every rule that a refusal, a hint or a correction cites can be read, that both languages
// have the same rules, and that every option they name has words.
func TestRulebooks(t *testing.T) {
	for _, e := range All() {
		texts := e.Words().Texts
		name := func(option string) string {
			key := strings.Replace(option, "=", ".", 1)
			if _, ok := texts["option."+key]; !ok {
				t.Errorf("%s: option %s has no words", e.Key, option)
			}
			return option
		}
		made := map[string]bool{} // rules whose tables are made, which are compared with the title
		for _, m := range belowRule.FindAllStringSubmatch(e.Rules().In(words.En), -1) {
			made[m[1]] = true
		}
		en, ja := rulebook.Parse(sections(e.Rules().In(words.En)), name),
			rulebook.Parse(sections(e.Rules().In(words.Ja)), name)
		if !slices.Equal(numbers(en), numbers(ja)) {
			t.Errorf("%s: the languages have different rules:\n%v\n%v", e.Key, numbers(en), numbers(ja))
		}
		if len(en.Sections) != len(ja.Sections) || en.Count() < 4 {
			t.Errorf("%s: %d and %d sections, %d rules", e.Key, len(en.Sections), len(ja.Sections), en.Count())
		}
		for i, s := range en.Sections {
			tables(t, e.Key, &s, &ja.Sections[i], made)
			if i < len(ja.Sections) && (len(s.Rules) != len(ja.Sections[i].Rules) ||
				(s.Intro == "") != (ja.Sections[i].Intro == "")) {
				t.Errorf("%s: section %q is not %q", e.Key, s.Title, ja.Sections[i].Title)
			}
		}
		cited := func(what, cite string) {
			_, number, _ := strings.Cut(cite, "/")
			if _, ok := en.Find(number); !ok {
				t.Errorf("%s: %s cites %s, which is not in the book", e.Key, what, cite)
			}
		}
		for _, h := range e.Words().Hints {
			cited("the hint "+h.Key, h.Rule)
		}
		for _, c := range e.Corrections() {
			cited("a correction", c.Rule)
		}
		for _, profile := range e.Profiles() {
			title, err := e.Build(profile, nil)
			if err != nil {
				t.Fatal(err)
			}
			for reason, cite := range title.Cite {
				if cite != "" {
					cited(rules.Reason(reason).String(), cite)
				}
			}
		}
	}
}

var (
	figures   = regexp.MustCompile(`\d+`)
	belowRule = regexp.MustCompile(`(?m)^- (\w+): .*\n\n<!-- table`)
)

// tables proves that the tables of a section have all their cells, and that both languages have the same ones with the
// same numbers, which those that are made need not have in words.
func tables(t *testing.T, title string, en, ja *rulebook.Section, made map[string]bool) {
	t.Helper()
	same := func(where string, a, b rulebook.Table, figure bool) {
		if len(a) != len(b) {
			t.Fatalf("%s: the tables at %s have %d and %d rows", title, where, len(a), len(b))
		}
		for i := range a {
			if len(a[i]) != len(a[0]) || len(b[i]) != len(a[0]) {
				t.Fatalf("%s: row %d of the tables at %s: %q, %q", title, i, where, a[i], b[i])
			}
			for k := range a[i] {
				if figure && !slices.Equal(figures.FindAllString(a[i][k], -1), figures.FindAllString(b[i][k], -1)) {
					t.Errorf("%s: the tables at %s say %q and %q", title, where, a[i][k], b[i][k])
				}
			}
		}
	}
	for i := range en.Rules {
		same(en.Rules[i].Number, en.Rules[i].Table, ja.Rules[i].Table, !made[en.Rules[i].Number])
	}
}

// sections returns the text from the first section to the table of switches, which names values of options too.
func sections(source string) string {
	_, source, _ = strings.Cut(source, "\n## ")
	source, _, _ = strings.Cut(source, "\n## Switches")
	source, _, _ = strings.Cut(source, "\n## スイッチ")
	return "## " + source
}
