package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestFreshMachine makes the copy on a machine that has Go and this module alone: nothing has been downloaded yet.
func TestFreshMachine(t *testing.T) {
	t.Chdir("../..")
	known, err := exec.Command("go", "env", "GOMODCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOPROXY", "file://"+filepath.ToSlash(strings.TrimSpace(string(known)))+"/cache/download")
	t.Setenv("GOSUMDB", "off")
	t.Setenv("GOFLAGS", "-modcacherw") // so that the test's folder can be deleted
	t.Setenv("GOMODCACHE", t.TempDir())
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	dir, err := filepath.Rel(here, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := trim(dir); err != nil {
		t.Fatal(err)
	}
	for file, line := range map[string]string{
		"go.mod":        "replace " + engine + " => ./",
		"engine/go.mod": "module " + engine,
		"go.sum":        engine,
		"engine/run.go": "package ebiten",
	} {
		text, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil {
			t.Error(err)
		} else if !strings.Contains(string(text), line) {
			t.Errorf("%s does not contain %q", file, line)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "engine/cmd")); err == nil {
		t.Error("packages of the program itself are among those of the engine")
	}
}
