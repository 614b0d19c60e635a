package t1870_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/t1870"
)

// TestSample: the legal and the refused actions in the positions of a sample, and the title's texts about them, stay as
// they are.
func TestSample(t *testing.T) {
	m := gametest.Sample(t, "frisco")
	gametest.SamePositions(t, m, filepath.Join("testdata", "frisco.legal"))
	gametest.SameTold(t, m, filepath.Join("testdata", "frisco.told"))
}

// TestWords: the tables of the title's texts stay as they are.
func TestWords(t *testing.T) {
	gametest.SameWords(t, t1870.Key, filepath.Join("testdata", "words.txt"))
}

// TestNothingUnlisted: by the rulebook the referee takes nothing that it does not list. In recorded games more is taken
// than is offered (X16).
func TestNothingUnlisted(t *testing.T) {
	e, _ := titles.Find(t1870.Key)
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(5) {
		gametest.NothingUnlisted(t, title, t1870.MinPlayers+int(seed), seed, 900)
	}
}

// TestNamesOfOptions: an option has a name, and a sentence on its effect, in both languages.
func TestNamesOfOptions(t *testing.T) {
	e, _ := titles.Find(t1870.Key)
	texts := t1870.Words().Texts
	for _, c := range e.Options(rules.Recorded) {
		name, effect := texts["option."+c.Name()], texts["option."+c.Name()+".effect"]
		for l, stop := range []string{".", "。"} {
			if strings.HasSuffix(name[l], stop) || name[l] == "" || !strings.HasSuffix(effect[l], stop) {
				t.Errorf("%s is named %q and does %q", c.Name(), name[l], effect[l])
			}
		}
	}
}
