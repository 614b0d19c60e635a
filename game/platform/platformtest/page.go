package platformtest

import (
	"time"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// Page is the page of the program in a browser, whose calls take effect at once.
type Page struct {
	Place string // address of the page
	Hash  string
	Depth int
	Asks  bool     // whether the player must confirm closing the page
	Tags  []string // the player's languages
	Night bool

	Described platform.Description // the latest
	Touch     bool                 // the pointer is a finger
}

func (p *Page) Fragment() string                { return p.Hash }
func (p *Page) SetFragment(s string)            { p.Hash = s }
func (p *Page) SetDepth(n int)                  { p.Depth = n }
func (p *Page) Languages() []string             { return p.Tags }
func (p *Page) Dark() bool                      { return p.Night }
func (p *Page) Contrast() bool                  { return false }
func (p *Page) Describe(d platform.Description) { p.Described = d }
func (p *Page) AskBeforeClosing(on bool)        { p.Asks = on }
func (p *Page) Reload()                         {}
func (p *Page) Fail(report string)              { panic(report) }
func (p *Page) Glyphs() paint.GlyphSource       { return nil }
func (p *Page) Scale() float32                  { return 1 }
func (p *Page) Surface() ui.Surface             { return ui.Surface{Coarse: p.Touch} }
func (p *Page) Inputs() []ui.Event              { return nil }
func (p *Page) Shown([]byte)                    {}
func (p *Page) WakeIn(time.Duration)            {}
func (p *Page) Rest(func() bool)                {}
func (p *Page) Ready()                          {}
func (p *Page) Address() string                 { return p.Place }
