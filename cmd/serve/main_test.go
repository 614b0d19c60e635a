package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
)

// TestNothingOutsideIsServed asks for files inside the folder and for ways out of it.
func TestNothingOutsideIsServed(t *testing.T) {
	outer := t.TempDir()
	dir := filepath.Join(outer, "dist")
	write := func(name string) {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte("content"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(filepath.Join(dir, "index.html"))
	write(filepath.Join(dir, "sub", "file.txt"))
	write(filepath.Join(outer, "secret.txt"))
	for name, to := range map[string]string{
		"inside.txt": filepath.Join("sub", "file.txt"), "file-link.txt": filepath.Join("..", "secret.txt"),
		"absolute.txt": filepath.Join(outer, "secret.txt"), "folder-link": "..",
	} {
		if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	h, err := folder(dir)
	if err != nil {
		t.Fatal(err)
	}
	for path, served := range map[string]bool{
		"/": true, "/sub/file.txt": true, "/inside.txt": true, "/file-link.txt": false, "/absolute.txt": false,
		"/folder-link/secret.txt": false, "/../secret.txt": false, "/%2e%2e/secret.txt": false,
	} {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		if got := w.Code == http.StatusOK; got != served {
			t.Errorf("%s: status %d", path, w.Code)
		}
	}
}
