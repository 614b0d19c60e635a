// Command trim makes a copy of Ebitengine, with stand-ins for packages of the standard library, from which the program
// becomes a fifth smaller, and a smaller way to sort.
//
//	go run ./cmd/trim DIR
//
// It deletes DIR with everything in it and writes it anew: the packages of Ebitengine that cmd/wasm needs for a
// browser, DIR/go.mod, by which go build -modfile uses the copy, and DIR/overlay.json, by which go build -overlay
// sorts by the package in the folder slices. It must run in the root of the module, and DIR must be relative to it.
// After an error the exit status is 1.
//
// The stand-ins are the packages in the other folders; main.go lists the imports that they replace. text/template calls
// methods by name, for which the linker keeps every exported method of every type. The other packages are large, and
// the program hardly uses them. If Ebitengine no longer imports one of them, trim fails, so that a stand-in no longer
// needed is removed. If a newer Ebitengine calls something that a stand-in lacks, it does not compile.
package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"log"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// engine is the module that is copied.
const engine = "github.com/hajimehoshi/ebiten/v2"

//go:embed */*.go
var standIns embed.FS

// replaced are the imports for which there are stand-ins, with their names.
var replaced = map[string]string{
	`"archive/zip"`:   "zip",
	`"compress/zlib"`: "zlib",
	`"encoding/gob"`:  "gob",
	`"go/build"`:      "build",
	`"go/constant"`:   "constant",
	`"go/printer"`:    "printer",
	`"log/slog"`:      "slog",
	`"net"`:           "net",
	`"regexp"`:        "regexp",
	`"text/template"`: "template",
}

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: go run ./cmd/trim DIR")
	}
	if err := trim(os.Args[1]); err != nil {
		log.Fatal("trim: ", err)
	}
}

// trim deletes the folder and makes it anew.
func trim(dir string) error {
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	// A package is asked for, not the module: go list knows no folder of a module that nothing has needed yet.
	root, err := list("-f", "{{.Module.Dir}}", engine)
	if err != nil {
		return err
	}
	if err := copyEngine(root[0], dir); err != nil {
		return err
	}
	for _, name := range replaced {
		source, err := standIns.ReadFile(name + "/" + name + ".go")
		if err != nil {
			return err
		}
		if err := write(filepath.Join(dir, "engine/internal/standin", name, name+".go"), source); err != nil {
			return err
		}
	}
	if err := writeOverlay(dir); err != nil {
		return err
	}
	return writeModule(root[0], dir)
}

// copyEngine copies the packages of Ebitengine that the program needs from the folder root. It fails if they no longer
// import a replaced package.
func copyEngine(root, dir string) error {
	packages, err := list("-deps", "-f", "{{.Dir}}", "./cmd/wasm")
	if err != nil {
		return err
	}
	left := slices.Sorted(maps.Keys(replaced))
	for _, from := range packages {
		if inside, ok := strings.CutPrefix(from, root); ok {
			used, err := copyPackage(from, filepath.Join(dir, "engine", inside))
			if err != nil {
				return err
			}
			left = slices.DeleteFunc(left, func(name string) bool { return slices.Contains(used, name) })
		}
	}
	if len(left) > 0 {
		return fmt.Errorf("%s no longer imports %s: its stand-in can go", engine, strings.Join(left, " and "))
	}
	return nil
}

// copyPackage copies the files of a package, without tests, and returns the imports that were replaced.
func copyPackage(from, to string) (used []string, err error) {
	files, err := os.ReadDir(from)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		if f.IsDir() || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		source, err := os.ReadFile(filepath.Join(from, f.Name()))
		if err != nil {
			return nil, err
		}
		if strings.HasSuffix(f.Name(), ".go") {
			for name, standIn := range replaced {
				if changed := replace(source, name, standIn); !bytes.Equal(changed, source) {
					source = changed
					used = append(used, name)
				}
			}
		}
		if err := write(filepath.Join(to, f.Name()), source); err != nil {
			return nil, err
		}
	}
	return used, nil
}

// replace replaces an import by that of its stand-in, under the same name in the file.
func replace(source []byte, name, standIn string) []byte {
	imported := regexp.MustCompile(`(?m)^\t([a-z]+ )?` + regexp.QuoteMeta(name) + `$`)
	return imported.ReplaceAllFunc(source, func(line []byte) []byte {
		called, _, own := strings.Cut(strings.TrimSpace(string(line)), " ")
		if !own {
			called = standIn
		}
		return fmt.Appendf(nil, "\t%s %q // changed: a stand-in for %s", called, engine+"/internal/standin/"+standIn, name)
	})
}

// writeModule writes the files of modules: those of the copy, and those of the program with the copy in place of the
// module.
func writeModule(root, dir string) error {
	for from, to := range map[string]string{
		filepath.Join(root, "go.mod"): "engine/go.mod", "go.mod": "go.mod", "go.sum": "go.sum",
	} {
		text, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		if to == "go.mod" {
			text = fmt.Appendf(text, "\nreplace %s => ./%s\n", engine, filepath.ToSlash(filepath.Join(dir, "engine")))
		}
		if err := write(filepath.Join(dir, to), text); err != nil {
			return err
		}
	}
	return nil
}

// writeOverlay writes the smaller way to sort, and the list that puts it in place of the files of the standard
// library that sort. If a newer Go calls other functions of them, the program does not compile.
func writeOverlay(dir string) error {
	source, err := standIns.ReadFile("slices/slices.go")
	if err != nil {
		return err
	}
	file := filepath.Join(dir, "slices.go")
	if err := write(file, source); err != nil {
		return err
	}
	std, err := list("-f", "{{.Dir}}", "slices")
	if err != nil {
		return err
	}
	overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{
		filepath.Join(std[0], "zsortanyfunc.go"): file,
		filepath.Join(std[0], "zsortordered.go"): "", // no file
	}})
	if err != nil {
		return err
	}
	return write(filepath.Join(dir, "overlay.json"), overlay)
}

// write makes the folder of a file and writes the file.
func write(path string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, text, 0o644)
}

// list returns the lines that go list prints for the browser.
func list(args ...string) ([]string, error) {
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	return strings.Split(strings.TrimSpace(string(out)), "\n"), err
}
