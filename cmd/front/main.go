// Command front draws the start screen of a newcomer for the page to show before the program runs.
//
//	go run ./cmd/front DIR
//
// It draws the program's own start screen at all widths of screens, in both languages, and writes front-en.json and
// front-ja.json into DIR, which must exist. build.sh runs it with dist. After an error the exit status is 1.
package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"
	"slices"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/still"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: go run ./cmd/front DIR")
	}
	for l := range text.Langs {
		code := l.Code()
		film, err := draw(code)
		if err != nil {
			log.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(os.Args[1], "front-"+code+".json"), film, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}

// common are widths in dp of many screens, for which the start screen is exact.
var common = []int{360, 375, 390, 412, 430, 768, 820, 1280, 1366, 1536, 1920}

// Other widths in dp are drawn in steps. From stepTo on only the margins grow.
const (
	narrowest = 320
	stepTo    = 1424
	widest    = 2560
	step      = 8
)

// Screens narrower than a tablet are phones, whose height is limited; below a desktop's width a pointer is a finger.
const (
	tablet, desktop   = 600, 1000
	onPhone, onOthers = 1000, 1400 // heights
)

// screen returns the screen for which the start screen of a width is drawn. The page shows as much of its height as it
// has room for.
func screen(width int) still.Screen {
	s := still.Screen{Width: width, Height: onOthers, Coarse: width < desktop}
	if width < tablet {
		s.Height = onPhone
	}
	return s
}

// draw returns the start screen in a language, at all widths.
func draw(language string) ([]byte, error) {
	fonts, err := paint.NewFonts()
	if err != nil {
		return nil, err
	}
	h := platformtest.New()
	h.Tags = []string{language}
	a := scenes.New(h)
	h.Run()
	if !a.Newcomer() {
		return nil, fmt.Errorf("the start screen in %q is not that of a newcomer", language)
	}
	camera := &still.Camera{Fonts: fonts, Palettes: []theme.Palette{
		theme.Paper, theme.Night, theme.HighContrast(theme.Paper), theme.HighContrast(theme.Night), // as front.js picks them
	}}
	spans := still.Spans(widths(), common, func(width int) still.Still { return a.Front(camera, screen(width)) })
	return camera.Encode(spans), nil
}

// widths returns all widths that are drawn, in ascending order.
func widths() []int {
	list := append([]int{stepTo + 1, widest}, common...)
	for w := narrowest; w <= stepTo; w += step {
		list = append(list, w)
	}
	slices.Sort(list)
	return slices.Compact(list)
}
