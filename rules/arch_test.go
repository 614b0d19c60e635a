package rules_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unsafe"

	"github.com/hexrail/hexrail/rules"
)

// within reports whether an import path is a package or below it.
func within(path, name string) bool { return path == name || strings.HasPrefix(path, name+"/") }

// TestImports proves that the referee stays pure: outside the test kit and test files it imports no clock, no random
// numbers, no files, no network, no browser, no screen, and none of the layers above it.
func TestImports(t *testing.T) {
	const own = "github.com/hexrail/hexrail/rules"
	forbidden := []string{"time", "math/rand", "os", "net", "syscall/js", "github.com", "golang.org"}
	files := 0
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") ||
			strings.HasSuffix(path, "_test.go") || strings.HasPrefix(path, "rulestest") {
			return err
		}
		files++
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, imp := range f.Imports {
			name := strings.Trim(imp.Path.Value, `"`)
			for _, bad := range forbidden {
				if !within(name, own) && within(name, bad) {
					t.Errorf("%s imports %s", path, name)
				}
			}
		}
		return nil
	})
	if err != nil || files < 20 {
		t.Fatalf("%d files read, %v", files, err)
	}
}

// TestStateIsFlat proves that State holds no pointers, so that an assignment of a State is a snapshot.
func TestStateIsFlat(t *testing.T) {
	var walk func(path string, ty reflect.Type)
	walk = func(path string, ty reflect.Type) {
		switch ty.Kind() {
		case reflect.Struct:
			for field := range ty.Fields() {
				walk(path+"."+field.Name, field.Type)
			}
		case reflect.Array:
			walk(path+"[]", ty.Elem())
		case reflect.Bool, reflect.Int8, reflect.Int16, reflect.Int32,
			reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		default:
			t.Errorf("%s is a %s", path, ty.Kind())
		}
	}
	walk("State", reflect.TypeFor[rules.State]())
	if size := unsafe.Sizeof(rules.State{}); size > 8<<10 {
		t.Errorf("State has %d bytes, at most 8 KB", size)
	} else {
		t.Logf("State has %d bytes", size)
	}
}
