package scenes

import (
	"testing"

	"hexrail/game/platform"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/uitest"
)

// player is a platform that only knows the player's language.
type player struct {
	platform.Host
	language string
	prefs    map[string]string
}

func (p *player) Languages() []string             { return []string{p.language} }
func (p *player) Preference(key string) string    { return p.prefs[key] }
func (p *player) SetPreference(key, value string) { p.prefs[key] = value }
func (p *player) Dark() bool                      { return false }
func (p *player) Describe(platform.Description)   {}

func TestLanguageIsThePlayersUntilChosen(t *testing.T) {
	p := &player{language: "ja-JP", prefs: map[string]string{}}
	s := uitest.New(t, 800, 600, 1, New(p).Draw)
	if got := s.Must("act:greet").Name; got != words.greet[1] {
		t.Errorf("greets with %q", got)
	}
	s.Click("lang:en")
	if got := s.Must("act:greet").Name; got != words.greet[0] || p.prefs["language"] != "en" {
		t.Errorf("greets with %q after choosing English, and keeps %q", got, p.prefs["language"])
	}
}

func TestFontsCoverTheWords(t *testing.T) {
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range [][2]string{words.title, words.greet, words.hello, words.language} {
		if got := fonts.Missing(w[:]...); len(got) > 0 {
			t.Errorf("%q has the characters %q, which no font has", w, got)
		}
	}
}
