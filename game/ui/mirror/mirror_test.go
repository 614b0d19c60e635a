package mirror_test

import (
	"image"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/mirror"
	"github.com/hexrail/hexrail/game/ui/paint"
)

type nowhere struct{}

func (nowhere) WriteAtlas(image.Rectangle, []byte)            {}
func (nowhere) Draw([]mesh.Vertex, []uint32, image.Rectangle) {}

func TestDiff(t *testing.T) {
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	u := ui.New(paint.New(fonts, nowhere{}))
	frame := func(draw func(*ui.UI)) {
		u.Invalidate()
		u.Frame(ui.Surface{Pixels: image.Pt(400, 300), Scale: 1}, 0, draw)
	}
	name, left := "Pass", float32(20)
	screen := func(u *ui.UI) {
		u.Open(ui.Node{ID: "bar", Role: ui.RoleToolbar, Name: "Actions", Rect: paint.R(10, 20, 200, 50)})
		u.Button("act:pass", paint.R(left, 30, 100, 40), ui.Button{Text: name, Disabled: true, Describe: "Not now"})
		u.Close()
		u.Key("g")
	}
	var m mirror.Mirror
	frame(screen)
	p := m.Diff(u)
	if len(p.Set) != 2 || len(p.Order) != 2 || len(p.Keys) != 1 {
		t.Fatalf("first patch = %+v, want two elements in two parents and one key", p)
	}
	b := p.Set[1]
	if b.Parent != "bar" || b.X != 10 || b.Y != 10 || b.Tag != "button" || b.Text != "Pass" ||
		b.Attrs["aria-disabled"] != "true" || b.Attrs["aria-description"] != "Not now" {
		t.Errorf("button is %+v", b)
	}
	frame(screen)
	if p := m.Diff(u); !p.Empty() {
		t.Errorf("patch of an unchanged screen = %+v", p)
	}
	left = 25
	frame(screen)
	if p := m.Diff(u); len(p.Set) != 0 || len(p.Move) != 1 ||
		p.Move[0] != (mirror.Place{ID: "act:pass", X: 15, Y: 10, W: 100, H: 40}) {
		t.Errorf("patch after a move = %+v", p)
	}
	name = "Skip"
	u.SetFocus("act:pass")
	frame(screen)
	if p := m.Diff(u); len(p.Set) != 1 || p.Set[0].Text != "Skip" || p.Focus != "act:pass" || p.Order != nil {
		t.Errorf("patch after a new name = %+v", p)
	}
	frame(func(*ui.UI) {})
	if p := m.Diff(u); len(p.Del) != 2 {
		t.Errorf("patch of an empty screen = %+v", p)
	}
}

// TestNameOfWhatHoldsOthers compares a note with the same one that has its words inside: it is named, and has no words
// of its own.
func TestNameOfWhatHoldsOthers(t *testing.T) {
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	u := ui.New(paint.New(fonts, nowhere{}))
	show := func(inside bool) mirror.Element {
		u.Invalidate()
		u.Frame(ui.Surface{Pixels: image.Pt(400, 300), Scale: 1}, 0, func(u *ui.UI) {
			u.Open(ui.Node{ID: "why", Role: ui.RoleNote, Name: "No money.", Rect: paint.R(10, 20, 200, 50)})
			if inside {
				u.Node(ui.Node{ID: "why:text", Role: ui.RoleText, Name: "No money.", Rect: paint.R(20, 30, 100, 20)})
			}
			u.Close()
		})
		var m mirror.Mirror
		return m.Diff(u).Set[0]
	}
	if e := show(false); e.Text != "No money." || e.Attrs["aria-label"] != "" {
		t.Errorf("alone it is %+v", e)
	}
	if e := show(true); e.Text != "" || e.Attrs["aria-label"] != "No money." {
		t.Errorf("with its words inside it is %+v", e)
	}
}
