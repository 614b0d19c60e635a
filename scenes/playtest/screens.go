package playtest

import (
	"flag"
	"fmt"
	"path/filepath"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// Pictures is the folder to which tests write pictures. If it is empty they write none.
var Pictures = scenestest.Pictures

// SavePicture saves the screen for people to look at, if they gave a folder.
func SavePicture(s *uitest.Screen, name string) {
	if *Pictures != "" {
		s.Save(filepath.Join(*Pictures, name+".png"))
	}
}

// PictureScreen is a screen of which pictures are made for people to look at.
type PictureScreen struct {
	Name  string
	W, H  int
	Scale float32
	Lang  string
	Night bool
}

// Device returns a platform in the language and the theme of the screen.
func (p PictureScreen) Device() *platformtest.Host {
	host := scenestest.NewHost(p.Lang)
	host.Night = p.Night
	return host
}

// Touched reports whether the screen is used with fingers.
func (p PictureScreen) Touched() bool { return p.W < 1000 }

// PictureScreens are the sizes in both languages and themes.
var PictureScreens = func() (list []PictureScreen) {
	for _, size := range []PictureScreen{
		{Name: "desktop", W: 1280, H: 800, Scale: 1}, {Name: "tablet", W: 820, H: 1180, Scale: 1},
		{Name: "phone", W: 390, H: 844, Scale: 1},
	} {
		for _, lang := range []string{"en", "ja"} {
			for _, night := range []bool{false, true} {
				p := size
				p.Name, p.Lang, p.Night = size.Name+"-"+lang, lang, night
				if night {
					p.Name += "-night"
				}
				list = append(list, p)
			}
		}
	}
	return list
}()

// Everywhere is the flag that makes the tests look at every place.
var Everywhere = flag.Bool("everywhere", false,
	"test the layout of every place on every screen, not a sample of it, and play long recorded games too")

// Screen is a screen on which the layout is tested.
type Screen struct {
	W, H   int
	Coarse bool
	Lang   string
	Text   int // index of the size of text
	Nth    int // the number of the screen, by which samples differ
}

// Prepare sets up a device for the screen.
func (c Screen) Prepare(h *platformtest.Host) {
	h.Tags = []string{c.Lang}
	h.Prefs[app.PrefTextSize] = fmt.Sprint(c.Text)
}

// String names the screen in the names of tests.
func (c Screen) String() string {
	return fmt.Sprintf("%dx%d-%s-%.0f", c.W, c.H, c.Lang, 100*theme.TextSizes[c.Text])
}

// Sample reports whether a test looks at the ith of its places on this screen, if it looks at one of every so many: on
// each screen at others, at a third of them with -short, at all with -everywhere.
func (c Screen) Sample(i, every int) bool {
	if testing.Short() {
		every *= 3
	}
	return *Everywhere || (i+c.Nth)%every == 0
}

// Screens returns all sizes with both languages and three sizes of text, and a phone on its side with the largest.
func Screens() (list []Screen) {
	largest := len(theme.TextSizes) - 1
	for _, size := range []Screen{
		{W: 1280, H: 800}, {W: 1920, H: 1080}, {W: 1024, H: 640}, {W: 820, H: 1180, Coarse: true},
		{W: 390, H: 844, Coarse: true},
	} {
		for _, lang := range []string{"en", "ja"} {
			for _, large := range []int{app.NormalText, largest - 1, largest} {
				size.Lang, size.Text, size.Nth = lang, large, len(list)
				list = append(list, size)
			}
		}
	}
	for _, lang := range []string{"en", "ja"} {
		list = append(list, Screen{W: 844, H: 390, Coarse: true, Lang: lang, Text: largest, Nth: len(list)})
	}
	return list
}

// NamesOf returns the names of players, companies and privates, and of the title.
func NamesOf(m *match.Match) []string {
	title := m.Title()
	names := append(m.Players(), title.Name, "Friday table")
	for i := range title.Corps {
		names = append(names, title.Corps[i].Name)
	}
	for i := range title.Privates {
		names = append(names, title.Privates[i].Name)
	}
	return names
}

// TokensOf returns the letters on the companies' tokens, some of which may be "".
func TokensOf(m *match.Match) (list []string) {
	for _, c := range m.Title().Corps {
		list = append(list, c.ID, c.Abbr)
	}
	return list
}

// mostReported is the maximum number of faults that a test reports.
const mostReported = 12

// Report reports a test error for each fault that is not yet in reported, and adds it there. Once reported has
// mostReported faults it ignores all others. where names the screen in the message.
func Report(t *testing.T, reported map[string]bool, where string, faults []string) {
	t.Helper()
	for _, f := range faults {
		if !reported[f] && len(reported) < mostReported {
			reported[f] = true
			t.Errorf("%s: %s", where, f)
		}
	}
}
