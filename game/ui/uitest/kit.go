package uitest

import (
	"sync"
	"testing"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/soft"
)

// kit is what a screen paints with. Screens of later tests take it over, because its characters are rasterised
// already: for most screens that takes longer than everything else.
type kit struct {
	painter *paint.Painter
	canvas  *soft.Canvas
}

// idle are the kits that no screen has. Tests may run in parallel.
var idle struct {
	sync.Mutex
	kits []kit
}

// take returns a kit that nobody else has until leave.
func take(t testing.TB) kit {
	t.Helper()
	idle.Lock()
	defer idle.Unlock()
	if n := len(idle.kits); n > 0 {
		k := idle.kits[n-1]
		idle.kits = idle.kits[:n-1]
		return k
	}
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	canvas := soft.New(0, 0, paint.Color{})
	return kit{paint.New(fonts, canvas), canvas}
}

// leave gives the kit to later screens, as if new but for its characters. It is dropped if a test has changed its
// fonts, or if half of the room for characters is taken, so that a screen always finds most of it free.
func (k kit) leave() {
	p := k.painter
	if p.Fonts.Fallback != nil || k.canvas.Written() > paint.AtlasSize/2 {
		return
	}
	p.Watch, p.Cover, p.Record, p.Blind = nil, nil, nil, false
	p.Forget()
	idle.Lock()
	defer idle.Unlock()
	idle.kits = append(idle.kits, k)
}
