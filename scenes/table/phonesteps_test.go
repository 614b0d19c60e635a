package table

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// phoneKind distinguishes kinds of steps: the decision, its form, and the number of choices.
func phoneKind(v rules.View, d *draft.Draft) string {
	open := 0
	for _, o := range d.Options(draft.Main) {
		if !o.Barred {
			open++
		}
	}
	few := "many"
	if open < 4 {
		few = fmt.Sprint(open)
	}
	return fmt.Sprintf("%s/%d/%s/%v", d.Step().Key, d.Step().Panel, few, v.Sealed())
}

// phoneMoments returns positions of a game of each title in which each kind of step occurs: the first ones of a game of
// sensible and of one of random players.
func phoneMoments(t *testing.T, e *titles.Entry, each int) (list []*match.Match) {
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"Aiko", "Ben", "Chiara"}
	seen := map[string]int{}
	players := []interface {
		Choose(v rules.View) rules.Action
	}{bot.NewSensible(7), bot.NewRandom(7), bot.NewRandom(8)}
	if !*playtest.Everywhere {
		players = players[:2]
	}
	for _, player := range players {
		m, err := match.New(title, names, 7)
		if err != nil {
			t.Fatal(err)
		}
		for m.Len() < 900 && !m.View().S.End.Over {
			v := m.View()
			d := draft.New(v, &text.Speaker{Title: title})
			if kind := phoneKind(v, d); seen[kind] < each {
				seen[kind]++
				list = append(list, m.Clone())
			}
			if r := m.Play(player.Choose(v)); r.Refused() {
				t.Fatal(r)
			}
		}
	}
	return list
}

// TestPhoneSteps: on phones, with the hints for newcomers, each kind of step of every title begins with all its choices
// in sight, or with the first ones of a list that scrolls, and with its primary button; and nothing covers a hex that
// may be chosen.
func TestPhoneSteps(t *testing.T) {
	for _, e := range titles.All() {
		t.Run(e.Key, func(t *testing.T) {
			t.Parallel()
			each := 1
			if *playtest.Everywhere {
				each = 4
			}
			told := map[string]bool{}
			for n, m := range phoneMoments(t, &e, each) {
				for i, size := range [][2]int{{390, 844}, {360, 640}} {
					lang := []string{"en", "ja"}[(n+i)%2]
					host := platformtest.New()
					host.Tags = []string{lang}
					a := newApp(host)
					tab := New(a.Shell, m.Clone(), Hooks{Name: "Friday", Rules: true, Goal: true})
					tab.people.opened = m.Len() + 1 // the device has changed hands for a secret bid
					a.Open(tab)
					s := uitest.New(t, size[0], size[1], 1, a.Draw)
					s.Coarse()
					for range 3 {
						s.Step(time.Second)
						s.Invalidate()
					}
					s.Step(app.StepLock)
					kind := phoneKind(m.View(), tab.due.Draft())
					if *playtest.Pictures != "" {
						name := strings.ReplaceAll(fmt.Sprintf("%s-%s-%d", e.Key, kind, size[0]), "/", "_")
						s.Save(filepath.Join(*playtest.Pictures, name+".png"))
					}
					for _, fault := range outOfSight(s, tab) {
						if said := kind + ": " + fault; !told[said] {
							told[said] = true
							t.Errorf("%dx%d %s, action %d, %s", size[0], size[1], lang, m.Len(), said)
						}
					}
				}
			}
		})
	}
}

// outOfSight returns the parts that a player must see when a step begins on a phone, and does not.
func outOfSight(s *uitest.Screen, tab *Table) (faults []string) {
	edge := s.Must("sheet:grip").Rect.Y
	foot := s.Must("actions").Rect
	whole := func(n ui.Node) bool {
		inSheet := n.Rect.Y >= edge
		switch {
		case n.Rect.Empty(), n.Rect.H < 24:
			return false
		case inSheet:
			return n.Rect.Bottom() < foot.Y-0.5
		}
		return n.Rect.Bottom() < edge-0.5
	}
	if bar := tab.buttons(); bar.Primary != nil {
		id := bar.Primary.ID
		if id == "" {
			id = "act:primary"
		}
		if n, ok := s.Find(id); !ok || n.Rect.H < 40 || n.Inert {
			faults = append(faults, "the primary button is not in sight")
		}
	}
	d := tab.due.Draft()
	step := d.Step()
	if step.Where == words.OnMap {
		return append(faults, coveredHexes(s, tab)...)
	}
	if _, right := d.ChoiceSale(); right && !d.View().S.Auction.Choosing {
		if n, ok := s.Find("price"); !ok || !whole(n) {
			faults = append(faults, "the bid is not in sight")
		}
	}
	var open []string
	for _, o := range d.Options(draft.Main) {
		if !o.Barred {
			open = append(open, o.Key)
		}
	}
	hidden, first, n, lists := 0, "", 0, false
	for _, key := range open {
		x, ok := s.Find(key)
		if !ok {
			continue // it is behind another choice
		}
		n++
		lists = lists || liesIn(s, x, "below")
		if !whole(x) {
			if hidden++; hidden == 1 {
				first = fmt.Sprintf("%s at %v", key, x.Rect)
			}
		}
	}
	switch {
	case n == 0 && len(open) > 0 && !slices.ContainsFunc(s.Nodes(), func(x ui.Node) bool {
		return x.Focusable() && !x.Disabled && whole(x) && liesIn(s, x, "panel") && !liesIn(s, x, "actions") &&
			x.ID != "hint:sign"
	}) && tab.buttons().Secondary == nil:
		faults = append(faults, fmt.Sprintf("none of %d choices is drawn", len(open)))
	case !lists && hidden > 0 && n < 4, hidden == n && n > 0:
		faults = append(faults, fmt.Sprintf("%d of %d choices are not in sight, as %s; sheet at %v", hidden, n, first, edge))
	}
	return faults
}

// liesIn reports whether a node is in another one.
func liesIn(s *uitest.Screen, n ui.Node, id string) bool {
	for ok := true; ok; n, ok = s.Find(n.Parent) {
		if n.Parent == id {
			return true
		}
	}
	return false
}

// coveredHexes returns the hexes that may be chosen and that something covers, where all of them are in view.
func coveredHexes(s *uitest.Screen, tab *Table) (faults []string) {
	view := tab.pane.Frame().View
	title := tab.game.Title()
	inView, all := 0, tab.due.Draft().Hexes()
	for _, h := range all {
		n, ok := s.Find("hex:" + title.HexName(h))
		if !ok {
			continue
		}
		if x, y := n.Rect.Center(); !view.Has(x, y) {
			continue
		}
		inView++
		for _, over := range []string{"side", "hint", "map:bar", "map:overview", "ended", "waited"} {
			if o, ok := s.Find(over); ok && !o.Rect.And(n.Rect.Inset(3)).Empty() {
				faults = append(faults, fmt.Sprintf("%s lies over %s", over, title.HexName(h)))
			}
		}
	}
	if inView == 0 && len(all) > 0 {
		faults = append(faults, "no hex that may be chosen is in view")
	}
	return faults
}
