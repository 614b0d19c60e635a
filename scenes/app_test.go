package scenes

import (
	"testing"

	"hexrail/game/platform"
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
func (p *player) Contrast() bool                  { return false }
func (p *player) Describe(platform.Description)   {}

func TestLanguageIsThePlayersUntilChosen(t *testing.T) {
	p := &player{language: "ja-JP", prefs: map[string]string{}}
	s := uitest.New(t, 800, 600, 1, New(p).Draw)
	if got := s.Must("home:open").Name; got != words.openFile[1] {
		t.Errorf("opens with %q", got)
	}
	s.Click("lang:en")
	if got := s.Must("home:open").Name; got != words.openFile[0] || p.prefs["language"] != "en" {
		t.Errorf("opens with %q after choosing English, and keeps %q", got, p.prefs["language"])
	}
}
