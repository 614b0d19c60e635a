package scenes

import (
	"encoding/json"
	"errors"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/still"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestFrontHasTheStartScreen proves that a still has every node of the start screen that can be seen, at its place.
func TestFrontHasTheStartScreen(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {820, 1180}, {390, 844}} {
		for _, lang := range []string{"en", "ja"} {
			for _, games := range []bool{false, true} {
				h := scenestest.NewHost(lang)
				if games {
					scenestest.KeepSamples(t, h)
				}
				s := start(t, h, size[0], size[1], 1)
				c := still.Camera{Fonts: s.P.Fonts, Palettes: []theme.Palette{theme.Paper}}
				front := s.app.Front(&c, still.Screen{Width: size[0], Height: frontHeight})
				at := map[string]ui.Rect{}
				for _, i := range front.Items {
					var e struct{ ID string }
					if l := i.Lengths; i.What[0] == '{' && json.Unmarshal([]byte(i.What), &e) == nil {
						at[e.ID] = ui.Rect{X: float32(l[0]) / 10, Y: float32(l[1]) / 10, W: float32(l[2]) / 10, H: float32(l[3]) / 10}
					}
				}
				for _, n := range s.Nodes() {
					r, ok := at[n.ID]
					seen := r.And(paint.R(0, 0, float32(size[0]), float32(size[1])))
					switch {
					case n.Rect.Empty() || n.ID == "continue:fact3": // how long ago is not told
					case !ok:
						t.Errorf("%v %s: the still lacks %s", size, lang, n.ID)
					case apart(seen, n.Rect) > 0.5:
						t.Errorf("%v %s: %s is at %v in the still, and at %v on the screen", size, lang, n.ID, seen, n.Rect)
					}
				}
			}
		}
	}
}

// apart returns the greatest difference of the places and sizes of two rectangles.
func apart(r, s ui.Rect) float32 {
	d := float32(0)
	for _, v := range []float32{r.X - s.X, r.Y - s.Y, r.W - s.W, r.H - s.H} {
		d = max(d, v, -v)
	}
	return d
}

// rested lets the program work until it has nothing more to do, and returns the stored start screen.
func (s *started) rested() string {
	for s.app.stale {
		s.app.Rest(s.UI)
	}
	return s.host.Prefs[prefFront]
}

func TestFrontIsStoredAfterChanges(t *testing.T) {
	h := scenestest.NewHost("en")
	s := start(t, h, 1280, 800, 1)
	newcomer := s.rested()
	var f front
	if err := json.Unmarshal([]byte(newcomer), &f); err != nil || !f.Newcomer || f.Language != "en" || f.Look != "" {
		t.Fatalf("a newcomer's start screen is stored as %.80s (%v)", newcomer, err)
	}
	s.app.Change(func(p *app.Prefs) { p.Look = app.NightLook })
	s.settle()
	if err := json.Unmarshal([]byte(s.rested()), &f); err != nil || f.Look != "dark" {
		t.Errorf("after the choice of the dark theme the look is %q (%v)", f.Look, err)
	}
	if s.app.HasWork(); s.app.stale {
		t.Error("it is stored again without a change")
	}
	h.WriteErr = errors.New("no room")
	s.press("home:bots")
	if got := s.rested(); got != "" {
		t.Errorf("while nothing can be stored there is a start screen: %.80s", got)
	}
}

func TestFrontNamesTheGames(t *testing.T) {
	h := platformtest.New()
	h.Tags = []string{"ja"}
	scenestest.KeepSamples(t, h)
	s := start(t, h, 390, 844, 2)
	front := s.rested()
	if !strings.Contains(front, "日曜日の会") || !strings.Contains(front, `"newcomer":false`) {
		t.Errorf("the games are not named: %.200s", front)
	}
	if strings.Contains(front, app.Ago(s.app.Prefs.Lang, h.Now(), s.app.Shelf.Games()[0].Changed)) {
		t.Error("it says how long ago something was")
	}
}

// TestFrontKnowsWhatOpens: the page must not show the start screen where the program opens the last game.
func TestFrontKnowsWhatOpens(t *testing.T) {
	script, err := os.ReadFile("../web/front.js")
	if err != nil {
		t.Fatal(err)
	}
	if want := "const recent = " + strconv.Itoa(int(recent.Hours())) +
		" * 3600;"; !strings.Contains(string(script), want) {
		t.Errorf("web/front.js lacks %q", want)
	}
}
