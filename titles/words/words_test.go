package words

import "testing"

func TestPlural(t *testing.T) {
	for n, want := range map[string]string{"1": "Back up 1 game", "3": "Back up 3 games"} {
		if got := Fill("Back up {n} {n|game|games}", Facts{"n": n}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
