package table

import (
	"testing"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// startScreens are the places around the table, and the way to each.
var startScreens = []struct {
	name  string
	empty bool // without stored games
	do    func(*started)
}{
	{name: "first visit", empty: true, do: func(*started) {}},
	{name: "home", do: func(*started) {}},
	{name: "new game", do: func(s *started) { s.press("home:new") }},
	{name: "seats", do: func(s *started) { s.press("home:new"); s.try("new:page2") }},
	{name: "drawn seats", do: func(s *started) { s.press("home:new"); s.press("title:18fl"); s.try("new:page2") }},
	{name: "options", do: func(s *started) { s.press("home:new"); s.try("new:page3") }},
	{name: "open", do: func(s *started) { s.press("home:open") }},
	{name: "samples", do: func(s *started) { s.reveal("sample:1") }},
	{name: "preview", do: func(s *started) { s.sample(2) }},
	{name: "share", do: func(s *started) { s.press("continue:share") }},
	{name: "settings", do: func(s *started) { s.press("home:settings") }},
	{name: "end", empty: true, do: func(s *started) { s.sample(1); s.press("preview:play") }},
}

// try clicks a control that only some screens have.
func (s *started) try(id string) {
	if _, ok := s.Find(id); ok {
		s.press(id)
	}
}

// TestStartLayout draws the places around the table on all screens, and scrolls through them.
func TestStartLayout(t *testing.T) {
	for _, c := range screens() {
		t.Run(c.String(), func(t *testing.T) {
			t.Parallel()
			told := map[string]bool{}
			for i, place := range startScreens {
				if !c.sample(i, 3) {
					continue
				}
				h := platformtest.New()
				if !place.empty {
					scenestest.Keep(t, h)
				}
				s := c.start(t, h)
				place.do(s)
				s.pages(watch{names: names}, func(faults []string) { report(t, told, place.name, faults) })
			}
		})
	}
}

// names are what may be cut: names of games and players are as long as people make them.
var names = []string{"An evening with a name that is rather long", "Solo, all four sides", "Sunday game", "Friday table", "日曜日の会", "1830: "}
