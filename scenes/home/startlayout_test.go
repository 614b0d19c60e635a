package home_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// startScreens are the places around the table, and the way to each.
var startScreens = []struct {
	name  string
	empty bool // without stored games
	do    func(*tabletest.Started)
}{
	{name: "first visit", empty: true, do: func(*tabletest.Started) {}},
	{name: "home", do: func(*tabletest.Started) {}},
	{name: "new game", do: func(s *tabletest.Started) { s.Tap("home:new") }},
	{name: "seats", do: func(s *tabletest.Started) { s.Tap("home:new"); s.TapIfShown("new:page2") }},
	{name: "drawn seats", do: func(s *tabletest.Started) { s.Tap("home:new"); s.Tap("title:18fl"); s.TapIfShown("new:page2") }},
	{name: "options", do: func(s *tabletest.Started) { s.Tap("home:new"); s.TapIfShown("new:page3") }},
	{name: "open", do: func(s *tabletest.Started) { s.Tap("home:open") }},
	{name: "samples", do: func(s *tabletest.Started) { s.Reveal("sample:1") }},
	{name: "preview", do: func(s *tabletest.Started) { s.OpenSample(2) }},
	{name: "share", do: func(s *tabletest.Started) { s.Tap("continue:share") }},
	{name: "settings", do: func(s *tabletest.Started) { s.Tap("home:settings") }},
	{name: "end", empty: true, do: func(s *tabletest.Started) { s.OpenSample(1); s.Tap("preview:play") }},
}

// TestStartLayout draws the places around the table on all screens, and scrolls through them.
func TestStartLayout(t *testing.T) {
	for _, c := range playtest.Screens() {
		t.Run(c.String(), func(t *testing.T) {
			t.Parallel()
			told := map[string]bool{}
			for i, place := range startScreens {
				if !c.Sample(i, 3) {
					continue
				}
				h := platformtest.New()
				if !place.empty {
					scenestest.KeepSamples(t, h)
				}
				s := tabletest.StartOn(t, c, h)
				place.do(s)
				s.CheckPages(playtest.Watch{Names: longNames},
					func(faults []string) { playtest.Report(t, told, place.name, faults) })
			}
		})
	}
}

// longNames are texts that may be cut, because names of games and players are as long as people make them.
var longNames = []string{
	"An evening with a name that is rather long", "Solo, all four sides", "Sunday game", "Friday table", "日曜日の会", "1830: ",
}
