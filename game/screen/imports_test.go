package screen_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Only this package may know the engine, and only the browser's halves of the platform and of the fonts, which the page
// hands over, the browser: everything else must run in plain tests.
func TestWhoImportsEngineAndBrowser(t *testing.T) {
	const root = "../.."
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && slices.Contains([]string{"node_modules", ".git", ".cache"}, d.Name()) {
			return fs.SkipDir
		}
		if filepath.Ext(path) != ".go" {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		dir, _ := filepath.Rel(root, filepath.Dir(path))
		for _, i := range file.Imports {
			name, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return err
			}
			if strings.Contains(name, "ebiten") && dir != filepath.FromSlash("game/screen") {
				t.Errorf("%s imports the engine", path)
			}
			if name == "syscall/js" && dir != filepath.FromSlash("game/platform") && dir != "assets" {
				t.Errorf("%s imports the browser", path)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
