package lessons_test

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/lessons"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestTasksAreWhole: on a phone the list shows every task to its end, on several lines if need be.
func TestTasksAreWhole(t *testing.T) {
	for _, lang := range []string{"en", "ja"} {
		s := tabletest.Start(t, scenestest.NewHost(lang), 390, 844, 1)
		s.Coarse()
		s.App.Open(lessons.NewList(s.App.Shell))
		s.Settle()
		s.CheckPages(playtest.Watch{}, func(faults []string) {
			for _, f := range faults {
				t.Errorf("%s: %s", lang, f)
			}
		})
	}
}
