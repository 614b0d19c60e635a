package table

import (
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// longNames are six names of up to 24 characters for each language.
var longNames = map[string][]string{
	"en": {
		"Maximiliane Wolkensteinn", "Bartholomew Featherstone", "Wilhelmina Montgomery-Mo", "Christopher Throckmorton",
		"Alexandrina Ravensworthy", "Montgomery Wigglesworthy",
	},
	"ja": {
		"アレクサンドリアマクシミリアンフォンカステル", "マクシミリアンヴォルケンシュタインハウゼン", "クリストファースロックモートンウェリントン",
		"バーソロミューフェザーストーンハンプシャー", "ヴィルヘルミナモントゴメリーケンジントン", "モンゴメリーウィグルスワースグロスター",
	},
}

// richGame returns a game of six players with long names that was played to the end by chance, in which everybody has
// large sums of money.
func richGame(t testing.TB, lang string) *match.Match {
	t.Helper()
	title, err := match.FindTitle("1830-classic", "rulebook", nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, longNames[lang], 7)
	if err != nil {
		t.Fatal(err)
	}
	player := bot.NewRandom(7)
	for !m.View().S.End.Over {
		if refusal := m.Play(player.Choose(m.View())); refusal.Refused() {
			t.Fatal(refusal.Reason)
		}
	}
	for at := range m.Len() + 1 {
		cash := &m.ViewAt(at).S.Cash
		for i := range longNames[lang] {
			cash[id.OfPlayer(id.Player(i+1))] += 18_000
		}
		for i := range title.Corps {
			cash[id.OfCorp(id.Corp(i+1))] += 9_000
		}
	}
	return m
}

// TestLayoutWithLongNames walks through a game of six players with the longest names and large sums of money.
func TestLayoutWithLongNames(t *testing.T) {
	for _, c := range playtest.Screens() {
		if !c.Sample(0, 3) {
			continue
		}
		t.Run(c.String(), func(t *testing.T) { walkLayout(t, c, richGame(t, c.Lang)) })
	}
}
