package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"testing"
)

// unpacker is the hash of web/fzstd.js, which is not ours and stays as it was published. Whoever raises its version changes
// it here too.
const unpacker = "fe960fa0b2a65ebd47fcd9fa773049d66ef6f7ebc6389de807fada64479140f4"

func TestTheUnpackerIsAsPublished(t *testing.T) {
	data, err := os.ReadFile("../../web/fzstd.js")
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n")))
	if got := hex.EncodeToString(sum[:]); got != unpacker {
		t.Errorf("web/fzstd.js has the hash %s", got)
	}
}
