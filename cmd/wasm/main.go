// Command wasm is the program: it joins the platform, the scenes and the screen. Built for js/wasm it runs in a page;
// built for a desktop it opens a window.
package main

import (
	"log"

	"hexrail/game/platform"
	"hexrail/game/screen"
	"hexrail/scenes"
)

func main() {
	log.SetFlags(0)
	host, err := platform.Open()
	if err != nil {
		log.Fatal(err)
	}
	if err := screen.Run(host, scenes.New(host)); err != nil {
		host.Fail(err.Error())
	}
}
