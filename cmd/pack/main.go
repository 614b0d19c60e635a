// Command pack compresses files with zstd at its highest level. It replaces each FILE by FILE.zst.
//
//	go run ./cmd/pack FILE...
//
// build.sh runs it if the command zstd is missing. The first error ends it with exit status 1; the file is then kept.
package main

import (
	"log"
	"os"

	"github.com/klauspost/compress/zstd"
)

// window is the window size of the compression in bytes, as in build.sh.
const window = 4 << 20

func main() {
	log.SetFlags(0)
	for _, name := range os.Args[1:] {
		if err := pack(name); err != nil {
			log.Fatal(err)
		}
	}
}

// pack replaces a file by its compressed form, name.zst.
func pack(name string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	z, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithWindowSize(window))
	if err != nil {
		return err
	}
	if err := os.WriteFile(name+".zst", z.EncodeAll(data, nil), 0o644); err != nil {
		return err
	}
	return os.Remove(name)
}
