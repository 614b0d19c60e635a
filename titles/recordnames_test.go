package titles

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

var rewriteNames = flag.Bool("names", false, "write what records call things anew")

// TestRecordNames compares the names of each title's things in records of 18xx.games with a file in which it is written
// out, so that no record is refused or written wrongly by a slip in it. With the flag -names the file is written anew.
func TestRecordNames(t *testing.T) {
	const path = "testdata/recordnames.txt"
	var b strings.Builder
	for _, e := range All() {
		n := e.RecordNames()
		fmt.Fprintf(&b, "%s: %q, players %v, options %q, connections %t, issues %t, figures %t\n", e.Key, n.Title, n.Players,
			n.Options,
			n.Connect != nil, n.Issue != nil, n.Figures)
		for _, hex := range slices.Sorted(maps.Keys(n.Printed)) {
			fmt.Fprintf(&b, "\t%s %s\n", hex, n.Printed[hex])
		}
	}
	if *rewriteNames {
		if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		have := slices.Collect(strings.Lines(string(want)))
		for line := range strings.Lines(b.String()) {
			if !slices.Contains(have, line) {
				t.Errorf("not in %s: %s", path, line)
			}
		}
		t.Errorf("records call things otherwise than %s: go test ./titles -run RecordNames -names writes it anew", path)
	}
}
