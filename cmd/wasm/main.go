// Command wasm is the app. It opens the platform and shows the screens of package scenes on it: in the page for which
// it is built as js/wasm, or in a window if built for a desktop.
//
//	go run ./cmd/wasm
//
// runs it in a window; build.sh builds it for the page. It has no arguments. An error of the platform ends it with exit
// status 1; the scenes show any later one in their place.
package main

import (
	"log"
	"runtime/debug"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/screen"
	"github.com/hexrail/hexrail/scenes"
)

// gcPercent lets the heap grow to four times the live data before a garbage collection, because on the single thread of
// a page the player waits for every collection. memoryLimit, in bytes, collects earlier where the live data is large,
// late in long games: the memory of a page never shrinks, and game after game would leave it at a higher peak.
const (
	gcPercent   = 300
	memoryLimit = 128 << 20
)

func main() {
	log.SetFlags(0)
	debug.SetGCPercent(gcPercent)
	debug.SetMemoryLimit(memoryLimit)
	host, err := platform.Open()
	if err != nil {
		log.Fatal(err)
	}
	if err := screen.Run(host, scenes.New(host)); err != nil {
		host.Fail(err.Error())
	}
}
