package view

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
)

var update = flag.Bool("update", false, "write the transcripts of the samples anew")

// TestTranscriptsOfSamples compares the log of every sample, in both languages, with the one in testdata. Where words
// were put right on purpose, `go test ./game/view -run Samples -update` writes them, and the difference is read before
// it is committed.
func TestTranscriptsOfSamples(t *testing.T) {
	for _, name := range []string{"finished", "running", "wight"} {
		m := gametest.Sample(t, name)
		for l := range text.Langs {
			var b strings.Builder
			for _, group := range New(m, l).Log() {
				fmt.Fprintf(&b, "%s\n", group.Round)
				for _, line := range group.Lines {
					fmt.Fprintf(&b, "\t%d\t%s\n", line.At, line.Text)
				}
			}
			path := filepath.Join("testdata", name+"."+l.Code()+".txt")
			if *update {
				if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			compareLines(t, path, b.String(), string(want))
		}
	}
}

// compareLines fails at the first line that differs.
func compareLines(t *testing.T, path, got, want string) {
	t.Helper()
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			t.Errorf("%s:%d:\n%s, want\n%s", path, i+1, g[i], w[i])
			return
		}
	}
	if len(g) != len(w) {
		t.Errorf("%s: %d lines, want %d", path, len(g), len(w))
	}
}
