// Command wasm is the app: it connects the platform, the scenes and the screen. Built for js/wasm it runs in a page;
// built for a desktop it opens a window.
package main

import (
	"log"
	"runtime/debug"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/screen"
	"github.com/hexrail/hexrail/scenes"
)

// gcPercent lets the heap grow to four times the live data, about 10 MB, before a garbage collection, because on the
// single thread of a page the player waits for every collection.
const gcPercent = 300

func main() {
	log.SetFlags(0)
	debug.SetGCPercent(gcPercent)
	host, err := platform.Open()
	if err != nil {
		log.Fatal(err)
	}
	if err := screen.Run(host, scenes.New(host)); err != nil {
		host.Fail(err.Error())
	}
}
