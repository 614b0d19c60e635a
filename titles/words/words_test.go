package words

import "testing"

func TestPlural(t *testing.T) {
	for n, want := range map[string]string{"1": "Back up 1 game", "3": "Back up 3 games"} {
		if got := Fill("Back up {n} {n|game|games}", Facts{"n": n}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestWonOfTen(t *testing.T) {
	for w, want := range map[Won]int{{}: 0, {Wins: 19, Games: 30}: 6, {Wins: 20, Games: 30}: 7,
		{Wins: 30, Games: 30}: 10} {
		if got := w.OfTen(); got != want {
			t.Errorf("%d of %d games are %d of ten, want %d", w.Wins, w.Games, got, want)
		}
	}
}

// TestNoSpaceInJapanese: a space beside a hole parts Latin letters and figures from Japanese letters, but never two
// Japanese ones.
func TestNoSpaceInJapanese(t *testing.T) {
	const buys = "{who} は {corp} を {from} から {$paid} で買う。"
	for want, f := range map[string]Facts{
		"Ben は PRR を IPO から $67 で買う。":   {"who": "Ben", "corp": "PRR", "from": "IPO", "$paid": "$67"},
		"Ben は PRR（新）を IPO から $67 で買う。": {"who": "Ben", "corp": "PRR（新）", "from": "IPO", "$paid": "$67"},
		"アイコは PRR を公開市場から $67 で買う。":     {"who": "アイコ", "corp": "PRR", "from": "公開市場", "$paid": "$67"},
	} {
		if got := Fill(buys, f); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got, want := Fill("{who} buys {n} of {corp}", Facts{"who": "アイコ", "n": "1", "corp": "PRR"}), "アイコ buys 1 of PRR"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
