package titles_test

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Blocks of code in TUTORIAL.md: whole files, and lines that are added to titles.go.
var (
	wholeFile = regexp.MustCompile("(?ms)^`(titles/tutorial/\\S+)`:\n\n```go\n(.*?)^```")
	addition  = regexp.MustCompile("(?ms)^In `titles/titles.go`.*?\n\n```go\n(.*?)^```")
)

// TestTutorial builds the title of TUTORIAL.md from the text alone and runs its tests and those of its words. Folder
// and key have other names here, because a reader who has followed the page has the others already and goes on there.
func TestTutorial(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	text := strings.NewReplacer("tlake", "tutorial", "lakeside", "tutorial").Replace(read(t, "TUTORIAL.md"))
	files := map[string]string{}
	for _, m := range wholeFile.FindAllStringSubmatch(text, -1) {
		files[m[1]] = m[2]
	}
	added := addition.FindAllStringSubmatch(text, -1)
	if len(files) != 7 || len(added) != 2 {
		t.Fatalf("%d files, %d additions", len(files), len(added))
	}
	const imports, list = "\t\"github.com/hexrail/hexrail/titles/words\"\n", "\treturn []Entry{\n"
	files["titles/titles.go"] = edited(t, "titles.go", imports, added[0][1]+imports, list, list+added[1][1])
	replaced, tests := overlay(t, files), filepath.Join(t.TempDir(), "tutorial.test")
	var passed []byte
	for _, c := range []*exec.Cmd{
		exec.Command("go", "test", "-vet=off", "-overlay", replaced, "-c", "-o", tests,
			"github.com/hexrail/hexrail/titles/tutorial"), // its folder does not exist
		exec.Command(tests, "-test.v"),
		exec.Command("go", "test", "-v", "-vet=off", "-overlay", replaced, "-run", "EveryStepHasARow/^tutorial$",
			"github.com/hexrail/hexrail/game/catalog"),
	} {
		out, err := c.CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %v\n%s", c, err, out)
		}
		passed = append(passed, out...)
	}
	for _, name := range []string{"TestEveryCompanyLays", "TestAdvertise", "TestEveryStepHasARow/tutorial"} {
		if !strings.Contains(string(passed), "PASS: "+name) {
			t.Errorf("%s does not pass:\n%s", name, passed)
		}
	}
}
