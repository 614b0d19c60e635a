package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestAgree: a sensible player chooses everything that it chose itself, a random one does not.
func TestAgree(t *testing.T) {
	t.Parallel()
	game, err := call(t, "play", "1830-starter", "-players", "3", "-level", "sensible")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "game.json")
	if err := os.WriteFile(path, []byte(game), 0o600); err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`(?m)^(lay|train|payout) .* (\d+)% +(\d+)%$`)
	out, err := call(t, "agree", path)
	rows := row.FindAllStringSubmatch(out, -1)
	if err != nil || len(rows) < 2 {
		t.Fatalf("%v:\n%s", err, out)
	}
	for _, r := range rows {
		if r[2] != "100" || r[3] != "100" {
			t.Errorf("with itself: %s", r[0])
		}
	}
	out, err = call(t, "agree", "-of", "random", path)
	if lay := row.FindStringSubmatch(out); err != nil || lay == nil || lay[2] == "100" {
		t.Errorf("random: %v:\n%s", err, out)
	}
	if _, err := call(t, "agree", "-of", "nobody", path); err == nil || !strings.Contains(err.Error(), "usage") {
		t.Errorf("an unknown kind of player: %v", err)
	}
}

// TestFidelity: the report has a row for each set, and the beginning of the last set is more exact than that of the
// second.
func TestFidelity(t *testing.T) {
	t.Parallel()
	out, err := call(t, "fidelity", "1830-starter", "-players", "3", "-games", "2")
	rows := regexp.MustCompile(`(?m)^ +(\d+) +6 +(-?\d\.\d\d) +-?\d\.\d\d +(-?\d\.\d\d)$`).FindAllStringSubmatch(out, -1)
	if err != nil || len(rows) < 8 || rows[0][1] != "2" {
		t.Fatalf("%v:\n%s", err, out)
	}
	if first, last := rows[0], rows[len(rows)-1]; last[2] <= first[2] || last[3] <= first[3] {
		t.Errorf("%v is not above %v", last, first)
	}
}
