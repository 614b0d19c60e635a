package still

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// camera returns a camera for the light and the dark theme.
func camera(t *testing.T) *Camera {
	t.Helper()
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return &Camera{Fonts: fonts, Palettes: []theme.Palette{theme.Paper, theme.Night}}
}

// page draws two buttons side by side, and below them from a width of 700 dp on a text.
func page(u *ui.UI) {
	r := u.Screen()
	row := r.CutTop(50)
	for i, id := range []string{"one", "two"} {
		u.Button(id, row.Columns(i, 2, 10), ui.Button{Text: id, Icon: icon.Plus, Look: ui.Primary})
	}
	if r.W >= 700 {
		u.Text("said", r.CutTop(20), "said", u.Body())
	}
}

func take(c *Camera) func(int) Still {
	return func(width int) Still { return c.Take(Screen{Width: width, Height: 300}, page) }
}

// lengths returns the lengths of the first item with a key that begins with the given text.
func lengths(s Still, what string) []int {
	i := slices.IndexFunc(s.Items, func(i Item) bool { return len(i.What) >= len(what) && i.What[:len(what)] == what })
	if i < 0 {
		return nil
	}
	return s.Items[i].Lengths
}

func TestTakeRecordsShapesAndElements(t *testing.T) {
	c := camera(t)
	s := take(c)(410)
	if got, want := lengths(s, `{"id":"two"`), []int{2100, 0, 2000, 500}; !slices.Equal(got, want) {
		t.Errorf("the second button is at %v, want %v", got, want)
	}
	if got, want := lengths(s, "[0,"), []int{0, 0, 2000, 500, int(theme.Radius.Button * 10)}; !slices.Equal(got, want) {
		t.Errorf("the ground of the first button is %v, want %v", got, want)
	}
	if got := lengths(s, `[10,1,"one"`); len(got) != 3 || got[2] != int(theme.Font.Body*10) {
		t.Errorf("the text of the first button is %v, in colours %v", got, c.colors)
	}
	if got := lengths(s, "[8,1,"); len(got) != 3 || got[2] <= 0 {
		t.Errorf("a line of the icon is %v", got)
	}
	if want := []string{css(theme.Paper.Accent.Base), css(theme.Night.Accent.Base)}; !slices.Equal(c.colors[0], want) {
		t.Errorf("the ground is %v, want %v", c.colors[0], want)
	}
}

// TestSpansShowEveryWidth proves that a span shows the screen's own picture at each width.
func TestSpansShowEveryWidth(t *testing.T) {
	var widths []int
	for w := 300; w <= 1000; w += 10 {
		widths = append(widths, w)
	}
	spans := Spans(widths, nil, take(camera(t)))
	if len(spans) != 2 || spans[0].To.Width != 690 || spans[1].From.Width != 700 {
		t.Fatalf("there are %d spans, want one up to 690 and one from 700 on", len(spans))
	}
	for _, w := range widths {
		s := spans[0]
		if w >= 700 {
			s = spans[1]
		}
		part := float64(w-s.From.Width) / float64(s.To.Width-s.From.Width)
		for n, i := range take(camera(t))(w).Items {
			for k, l := range i.Lengths {
				a, b := float64(s.From.Items[n].Lengths[k]), float64(s.To.Items[n].Lengths[k])
				if d := a + (b-a)*part - float64(l); d > 10 || d < -10 {
					t.Errorf("at %d length %d of %s is wrong by %v tenths", w, k, i.What, d)
				}
			}
		}
	}
}

// TestEncodeIsRelative: the lengths of an item are relative to the item before it, and to the same item of the span
// before.
func TestEncodeIsRelative(t *testing.T) {
	still := func(width, x int) Still {
		return Still{width, []Item{{`[3,0]`, []int{x, 100, 55}}, {`{"id":"a"}`, []int{x + 200, 100, 300, 400}}}}
	}
	c := Camera{colors: [][]string{{"#000000"}}}
	data := c.Encode([]Span{{still(300, 100), still(400, 200)}, {still(500, 300), still(500, 300)}})
	var f film
	if err := json.Unmarshal(data, &f); err != nil {
		t.Fatal(err)
	}
	for n, want := range [][2][]int{
		{{10, 10, 55, 20, 0, 30, 40}, {10, 0, 0, 0, 0, 0, 0}}, {{20, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0}},
	} {
		if got := f.Spans[n]; !slices.Equal(got.Lower, want[0]) || !slices.Equal(got.Growth, want[1]) {
			t.Errorf("span %d has lengths %v growing by %v, want %v and %v", n, got.Lower, got.Growth, want[0], want[1])
		}
	}
}

func TestColorsAreThoseOfCSS(t *testing.T) {
	for want, c := range map[string]paint.Color{
		"#1b5fc1": theme.Paper.Accent.Base, "#1b5fc180": theme.Paper.Accent.Base.Alpha(0.5), "#00000000": {},
	} {
		if got := css(c); got != want {
			t.Errorf("%v is %s, want %s", c, got, want)
		}
	}
}
