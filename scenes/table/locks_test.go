package table

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// TestLocksAnswer presses locked choices in positions of random games of every title and profile with a mouse: options,
// cells and tiles of a panel, and hexes on which nothing can be done. The panel says why. Without -games it asks in a
// few positions of one game of each.
func TestLocksAnswer(t *testing.T) {
	sum := 0
	for _, e := range titles.All() {
		for _, profile := range e.Profiles() {
			t.Run(e.Key+" "+profile.String(), func(t *testing.T) {
				title, err := e.Build(profile, nil)
				if err != nil {
					t.Fatal(err)
				}
				pressed := map[string]int{}
				for n := range max(*freeGames, 1) {
					names := make([]string, e.MinPlayers+n%(e.MaxPlayers-e.MinPlayers+1))
					for i := range names {
						names[i] = "Player " + strconv.Itoa(i+1)
					}
					m, err := match.New(title, names, uint64(n)+1)
					if err != nil {
						t.Fatal(err)
					}
					lockedGame(t, m, uint64(n)+1, pressed)
				}
				t.Log(pressed)
				for _, n := range pressed {
					sum += n
				}
			})
		}
	}
	if sum < 200 {
		t.Errorf("only %d locks were pressed", sum)
	}
}

// lockedGame plays a game at random and presses the locks in its first positions of each step.
func lockedGame(t *testing.T, m *match.Match, seed uint64, pressed map[string]int) {
	t.Helper()
	player, chance := bot.NewRandom(seed), rand.New(rand.NewPCG(seed, 2))
	seen := map[string]int{}
	for !m.View().S.End.Over && m.Len() < 400 {
		step := m.View().InCharge().Name()
		if seen[step]++; slices.Contains([]int{1, 6, 15, 40}, seen[step]) {
			for _, phone := range []bool{false, true} {
				pressLocks(t, m, step, phone, chance, pressed)
			}
		}
		if m.Play(player.Choose(m.View())).Refused() {
			t.Fatalf("nobody can act after %d actions", m.Len())
		}
	}
}

// locks are the beginnings of the ids of the controls that can be locked in a panel.
var locks = []string{"opt:", "bid:", "start:", "buy:", "sell:", "par:", "train:", "private:", "power:", "exchange:",
	"own:", "grid:", "tile:", "hex:"}

// pressLocks presses some locks of a position, each as the decision begins.
func pressLocks(t *testing.T, m *match.Match, step string, phone bool, chance *rand.Rand, pressed map[string]int) {
	t.Helper()
	w, high, screen := 1280, 800, ""
	if phone {
		w, high, screen = 390, 844, " on a phone"
	}
	h, tab := seatAt(t, m, m.Len(), w, high)
	h.S.Blind = true
	if h.Touch = phone; phone {
		h.S.Coarse()
		h.S.Step(time.Second)
	}
	answers := func(kind, what string) {
		pressed[step+" "+kind+screen]++
		if n, ok := h.S.Find("why"); !ok || n.Name == "" || n.Rect.H < 12 {
			t.Errorf("after %d actions, %s%s: %s gives no answer when pressed: %v", m.Len(), step, screen, what, n.Rect)
		}
		if tab.game.Len() != m.Len() {
			t.Fatalf("a press on %s, which is locked, plays", what)
		}
		h.S.Press("Escape")
		h.S.Step(time.Second) // the sheet and the map come to rest
	}
	pressSome := func(most int) {
		ids := locked(h)
		chance.Shuffle(len(ids), func(i, k int) { ids[i], ids[k] = ids[k], ids[i] })
		each := map[string]int{}
		for _, key := range ids {
			kind, _, _ := strings.Cut(key, ":")
			if n, ok := h.S.Find(key); !ok || !n.Disabled || n.Inert || each[kind] == most {
				continue // Escape has closed what it was in
			}
			each[kind]++
			h.Press(key)
			answers(kind, key)
		}
	}
	pressSome(2)
	d := tab.due.Draft()
	if where := catalog.Current(m.View()); where.Panel != words.TrackPanel && where.Panel != words.StationPanel {
		return
	}
	var shut []string
	for i := range m.Title().Board.Hexes {
		if _, barred := d.WhyHex(id.Hex(i + 1)); barred {
			shut = append(shut, m.Title().HexName(id.Hex(i+1)))
		}
	}
	chance.Shuffle(len(shut), func(i, k int) { shut[i], shut[k] = shut[k], shut[i] })
	most := 3
	for _, name := range shut {
		n, drawn := h.S.Find("hex:" + name)
		if most == 0 || drawn && hasButtonOver(h, n) || phone && !(drawn && h.HexInSight(n) && n.Rect.H >= 12) {
			continue // a finger would move the map first
		}
		most--
		h.PressHex(name)
		answers("hex", "hex "+name)
	}
	if open := d.Hexes(); len(open) > 0 {
		h.PressHex(m.Title().HexName(open[chance.IntN(len(open))])) // its tray has tiles that do not fit
		pressSome(2)
	}
}

// hasButtonOver reports whether a button covers the middle of a hex, as that of a confirmation does.
func hasButtonOver(h *playtest.Hand, hex ui.Node) bool {
	x, y := hex.Rect.Center()
	return slices.ContainsFunc(h.S.Nodes(), func(n ui.Node) bool { return n.Role == ui.RoleButton && n.Rect.Has(x, y) })
}

// locked returns the locked controls that can be pressed.
func locked(h *playtest.Hand) (ids []string) {
	for _, n := range h.S.Nodes() {
		if n.Disabled && !n.Inert && slices.ContainsFunc(locks, func(p string) bool { return strings.HasPrefix(n.ID, p) }) {
			ids = append(ids, n.ID)
		}
	}
	return ids
}
