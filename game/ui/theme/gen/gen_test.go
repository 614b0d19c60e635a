package main

import (
	"bytes"
	"os"
	"testing"
)

func TestGeneratedFileIsCurrent(t *testing.T) {
	tokens, err := os.ReadFile("../tokens.json")
	if err != nil {
		t.Fatal(err)
	}
	want, err := generate(tokens)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../tokens_gen.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("tokens_gen.go is older than tokens.json; run go generate ./game/ui/theme")
	}
}
