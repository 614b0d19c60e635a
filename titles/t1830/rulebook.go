package t1830

import (
	_ "embed"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/titles/words"
)

var (
	//go:embed RULES.md
	rulesEN string
	//go:embed RULES.ja.md
	rulesJA string
	//go:embed BASIC.md
	basicEN string
	//go:embed BASIC.ja.md
	basicJA string
	//go:embed STARTER.md
	starterEN string
	//go:embed STARTER.ja.md
	starterJA string
	//go:embed SETS.md
	setsEN string
	//go:embed SETS.ja.md
	setsJA string
)

// Rules returns the rulebook of the full game; see package rulebook.
func Rules() words.Pair {
	return words.Pair{withSets(rulesEN, setsEN), withSets(rulesJA, setsJA)}
}

// BasicRules returns the rulebook of the basic game: its own rules, then those of the full game that apply.
func BasicRules() words.Pair {
	holds := func(number string) bool { return number[0] != 'D' && !slices.Contains(notBasic(), number) }
	return words.Pair{
		withSets(basicEN, setsEN) + rulesThat(rulesEN, holds), withSets(basicJA, setsJA) + rulesThat(rulesJA, holds),
	}
}

// StarterRules returns the rulebook of the starter game: its own rules, then those of the full game that apply.
func StarterRules() words.Pair {
	holds := func(number string) bool { return slices.Contains(inStarter(), number) }
	return words.Pair{
		withSets(starterEN, setsEN) + rulesThat(rulesEN, holds), withSets(starterJA, setsJA) + rulesThat(rulesJA, holds),
	}
}

// notBasic returns the numbers of the rules of the full game that the basic game replaces.
func notBasic() []string {
	return strings.Fields("R4 R5 R6 R7 R10 R11 R12 R13 R14 R15 R16 R17 R21 R22 R44 R129 R136a R170 R171 R173")
}

// inStarter returns the numbers of the rules of the full game that apply in the starter game.
func inStarter() []string {
	return strings.Fields(`R3 R4 R96 R99 R100 R101 R102 R103 R104 R105 R106 R107 R111 R113 R114 R121 R122 R172
		R200 R200a R200b R201 R202 R203 R204 R205 R206 R208 R209`)
}

// withSets returns a rulebook with the table of the three games inserted at the top of the first section.
func withSets(text, sets string) string {
	head, rest, _ := strings.Cut(text, "\n## ")
	title, rest, _ := strings.Cut(rest, "\n")
	return head + "\n## " + title + "\n\n" + sets + rest
}

// rulesThat returns the sections of a text with the rules for which holds is true.
func rulesThat(text string, holds func(number string) bool) string {
	_, text, _ = strings.Cut(text, "\n## ")
	var b strings.Builder
	keep := true
	for line := range strings.Lines("\n## " + text) {
		if number := ruleNumber(line); number != "" {
			keep = holds(number)
		} else if strings.HasPrefix(line, "## ") {
			keep = true
		}
		if keep {
			b.WriteString(line)
		}
	}
	return b.String()
}

// ruleNumber returns the number of the rule that a line gives, such as "- R41: ..." or "- D3: ...", or "".
func ruleNumber(line string) string {
	number, _, ok := strings.Cut(line, ": ")
	number, item := strings.CutPrefix(number, "- ")
	if !ok || !item || !strings.ContainsAny(number, "0123456789") || strings.Contains(number, " ") ||
		number[0] != 'R' && number[0] != 'D' {
		return ""
	}
	return number
}
