package table

import "testing"

// TestMenuForFingers: on a phone the menu holds the commands without an icon in the bar, in groups, and shows no keys.
func TestMenuForFingers(t *testing.T) {
	for _, c := range []struct {
		w, h   int
		coarse bool
	}{{390, 844, true}, {430, 932, true}, {844, 390, true}, {1280, 800, false}} {
		s := newTabled(t, "en", c.w, c.h)
		s.tab.hooks.Share, s.tab.hooks.Rules = func() {}, true
		s.settle()
		inBar := map[string]bool{}
		for _, p := range s.tab.ways.barIcons() {
			_, inBar[p.ID] = s.Find(p.ID)
		}
		if !inBar["act:dock"] || !inBar["act:share"] && c.w >= 430 {
			t.Errorf("%d: the bar has icons for %v", c.w, inBar)
		}
		lines, groups := s.tab.menu.mainLines(s.UI), 0
		listed := func(id string) bool {
			for _, l := range lines {
				if l.ID == id {
					return true
				}
			}
			return false
		}
		for _, l := range lines {
			if l.Apart {
				groups++
			}
		}
		for id, shown := range inBar {
			if shown == listed(id) {
				t.Errorf("%d: %s is in the bar: %v, in the menu: %v", c.w, id, shown, listed(id))
			}
		}
		if groups < 3 || listed("menu:keys") == c.coarse {
			t.Errorf("%d: %d groups, the list of keys is among them: %v", c.w, groups, listed("menu:keys"))
		}
	}
}
