package titles_test

import (
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestNewTitleIsOneFolder adds a title with a step, an action, a reason, a marker, a memory, a power of a private, a
// question with its panel, a record field and a move of the computer of its own, as CONTRIBUTING describes it, and
// plays it: outside its folder it touches the list of titles alone.
func TestNewTitleIsOneFolder(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	touched := map[string]string{ // with what each becomes
		"titles/titles.go": edited(t, "titles.go",
			`"github.com/hexrail/hexrail/titles/words"`,
			"\"github.com/hexrail/hexrail/titles/throwaway\"\n\t\"github.com/hexrail/hexrail/titles/words\"",
			"	return []Entry{", `	return []Entry{
		entry(Entry{
			Key: throwaway.Key, Record: throwaway.Record, MinPlayers: t1830.MinPlayers, MaxPlayers: t1830.MaxPlayers,
			RecordNames: throwaway.RecordNames, Words: throwaway.Words, Rules: t1830.Rules,
		}, t1830.SwitchesFor, throwaway.New),`),
	}
	folder := map[string]string{
		"titles/throwaway/title.go": read(t, "testdata/throwaway/title.txt"),
		"titles/play_test.go":       read(t, "testdata/throwaway/play_test.txt"), // its test, in a folder that there is
	}
	maps.Copy(touched, folder)
	out, err := exec.Command("go", "test", "-v", "-vet=off", "-overlay", overlay(t, touched), "-run", "TestPlayThrowaway",
		".").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "PASS: TestPlayThrowaway") {
		t.Errorf("%v\n%s", err, out)
	}
}

// overlay writes files, by their names below the root of the module, and returns the list of them for go's flag
// -overlay.
func overlay(t *testing.T, files map[string]string) (list string) {
	t.Helper()
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	place := t.TempDir()
	replace := map[string]string{}
	for name, content := range files {
		file := filepath.Join(place, strings.ReplaceAll(name, "/", "-"))
		write(t, file, content)
		replace[filepath.Join(root, name)] = file
	}
	data, err := json.Marshal(map[string]map[string]string{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	list = filepath.Join(place, "overlay.json")
	write(t, list, string(data))
	return list
}

// edited returns a file with texts, each of which it has once, replaced.
func edited(t *testing.T, file string, replace ...string) string {
	t.Helper()
	text := read(t, file)
	for i := 0; i < len(replace); i += 2 {
		if strings.Count(text, replace[i]) != 1 {
			t.Fatalf("%s does not have %q once", file, replace[i])
		}
		text = strings.Replace(text, replace[i], replace[i+1], 1)
	}
	return text
}

func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func write(t *testing.T, file, content string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
}
