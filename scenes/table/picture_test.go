package table

import (
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/pictures"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestPrint prints the map, the score sheet and the rules card from the menu. The map is in the colours of paper at
// night too, the sheet has the worth of everybody, and no name becomes an element of the page.
func TestPrint(t *testing.T) {
	host := scenestest.NewHost("en")
	host.Night = true
	a := newApp(host)
	m := playtest.SampleGame(t)
	m.Rename(1, "<b>Ann</b>")
	a.Open(New(a.Shell, m, Hooks{Name: "Friday"}))
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	take := func(line string) {
		s.Click(line)
		s.Step(time.Second)
	}
	take("act:menu")
	take("menu:print")
	take("print:map")
	if img := host.Pictures["printed"]; img == nil || img.Rect.Dx() != pictures.Width {
		t.Fatal("no map is printed")
	} else if c := img.RGBAAt(2, 2); int(c.R)+int(c.G)+int(c.B) < 600 {
		t.Errorf("the ground of the printed map is %v", c)
	}
	take("print:scores")
	for _, want := range []string{"<h1>Friday</h1>", "&lt;b&gt;Ann&lt;/b&gt;", m.Players()[1], "SR 1"} {
		if !strings.Contains(host.Printed, want) {
			t.Errorf("the score sheet lacks %q", want)
		}
	}
	if strings.Contains(host.Printed, "<b>") {
		t.Error("a name is an element of the score sheet")
	}
	take("print:rules")
	for _, want := range []string{"<table>", "Diesel", "R"} {
		if !strings.Contains(host.Printed, want) {
			t.Errorf("the rules card lacks %q", want)
		}
	}
}

// TestPictureOfAnyMoment takes pictures of the board and of the share prices from the menu of the table, of the past
// and of the present, and finds that they differ and are named by their moment.
func TestPictureOfAnyMoment(t *testing.T) {
	for _, c := range []struct {
		lang  string
		night bool
	}{{"en", false}, {"ja", true}} {
		host := scenestest.NewHost(c.lang)
		host.Night = c.night
		a := newApp(host)
		m := playtest.SampleGame(t)
		tab := New(a.Shell, m, Hooks{Name: "Friday"})
		a.Open(tab)
		s := uitest.New(t, 1280, 800, 1, a.Draw)
		take := func(line string) {
			s.Click("act:menu")
			s.Step(time.Second)
			s.Click(line)
			s.Step(time.Second)
		}
		take("menu:picture")
		tab.GoTo(m.Len() / 2)
		tab.layout.showSide(marketSide)
		s.Invalidate()
		s.Step(time.Second)
		take("menu:picture")
		take("menu:chart")
		for _, name := range []string{"Friday.png", "Friday-" + strconv.Itoa(m.At()) + ".png", "Friday-" +
			strconv.Itoa(m.At()) + "-" + tab.app.Say(tableWords.market) + ".png"} {
			img := host.Pictures[name]
			if img == nil {
				t.Errorf("%s is missing", name)
				continue
			}
			if w := img.Rect.Dx(); w < 1000 || w > pictures.Width {
				t.Errorf("%s is %d wide", name, w)
			}
			if *playtest.Pictures != "" {
				f, err := os.Create(filepath.Join(*playtest.Pictures, c.lang+"-"+name))
				if err != nil {
					t.Fatal(err)
				}
				if err := png.Encode(f, img); err != nil {
					t.Fatal(err)
				}
				f.Close()
			}
		}
	}
}
