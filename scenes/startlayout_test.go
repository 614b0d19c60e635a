package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"hexrail/game/platform/platformtest"
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
)

// startScreens are the places around the table, and the way to each.
var startScreens = []struct {
	name   string
	empty  bool // without stored games
	dialog bool // lies over another place
	do     func(*started)
}{
	{name: "first visit", empty: true, do: func(*started) {}},
	{name: "home", do: func(*started) {}},
	{name: "new game", do: func(s *started) { s.press("home:new") }},
	{name: "seats", do: func(s *started) { s.press("home:new"); s.try("new:page2") }},
	{name: "options", do: func(s *started) { s.press("home:new"); s.try("new:page3") }},
	{name: "open", dialog: true, do: func(s *started) { s.press("home:open") }},
	{name: "samples", dialog: true, do: func(s *started) { s.press("home:samples") }},
	{name: "preview", dialog: true, do: func(s *started) { s.press("home:samples"); s.press("sample:2") }},
	{name: "share", dialog: true, do: func(s *started) { s.press("continue:share") }},
	{name: "settings", dialog: true, do: func(s *started) { s.press("home:settings") }},
	{name: "end", empty: true, do: func(s *started) { s.press("home:samples"); s.press("sample:1"); s.press("preview:play") }},
}

// try clicks a control that only some screens have.
func (s *started) try(id string) {
	if _, ok := s.Find(id); ok {
		s.press(id)
	}
}

// TestStartLayout draws the places around the table on all screens, in both languages and two sizes of text: none
// lies over another, and none of the usual size is cut.
func TestStartLayout(t *testing.T) {
	for _, size := range layoutSizes {
		for _, lang := range []string{"en", "ja"} {
			for _, large := range []int{normalText, len(theme.Font.TextSizeSteps) - 1} {
				if testing.Short() && large != normalText {
					continue
				}
				t.Run(fmt.Sprintf("%dx%d-%s-%.0f", size.w, size.h, lang, 100*theme.Font.TextSizeSteps[large]), func(t *testing.T) {
					for _, c := range startScreens {
						h := platformtest.New()
						h.Tags = []string{lang}
						h.Prefs[prefTextSize] = fmt.Sprint(large)
						if !c.empty {
							keep(t, h)
						}
						s := start(t, h, size.w, size.h, 1)
						if size.coarse {
							s.Coarse()
						}
						c.do(s)
						s.Do(ui.Event{Kind: ui.PointerLeave})
						for _, f := range s.faults(c.dialog, large == normalText) {
							t.Errorf("%s: %s", c.name, f)
						}
					}
				})
			}
		}
	}
}

// names begin what may be cut: names of games are as long as players make them.
var names = []string{"An e", "Solo", "Sund", "Frid", "1830", "日曜"}

func (s *started) faults(dialog, whole bool) (faults []string) {
	var seen watch
	s.P.Watch = func(text string, all, r ui.Rect) { seen.line(text, all, r) }
	settleScreen(s.Screen, &seen)
	s.P.Watch = nil
	for _, c := range seen.cut {
		if whole && !slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(c, `"`+n) }) {
			faults = append(faults, "cut: "+c)
		}
	}
	if !dialog {
		faults = append(faults, seen.overlaps(nil)...)
	}
	return faults
}
