package panel_test

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/table"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// withMail returns a recorded game and where a run gives most in all that does not earn most (1822PNW/R134).
func withMail(t *testing.T) (m *match.Match, at int) {
	t.Helper()
	m = gametest.Recorded(t, filepath.Join(playtest.RecordedGames, "..", "1822pnw",
		"game-end-stock-market-bank-same-turn.json"))
	for at := range m.Len() {
		a, runs := m.Action(at).(rules.RunRoutes)
		if !runs {
			continue
		}
		v := m.ViewAt(at)
		if v.RunProblem(a.By, v.AppendRunning(nil, a.By)).Run.Aside == nil {
			continue
		}
		r := draft.New(v, &text.Speaker{Title: v.T}).Run()
		for !r.Search(decision.SearchSlice) {
			continue
		}
		if _, other := r.InAll(); other {
			return m, at
		}
	}
	t.Fatal("no run brings more in all than the best one")
	return nil, 0
}

// TestTheRunThatBringsMostInAll: when the search is over, it is beside the best run as a second choice; taken, the
// panel names the divided sum and the company's part, and leads back.
func TestTheRunThatBringsMostInAll(t *testing.T) {
	m, at := withMail(t)
	h, _ := tabletest.SeatAt(t, m, at, 1280, 800)
	if h.Has("run:inall") {
		t.Error("it is offered before it is proven")
	}
	for range 200 {
		h.S.Step(decision.SearchPause)
	}
	best := h.S.Must("run:total").Name
	offered := h.S.Must("run:inall").Name
	h.Press("run:inall")
	sums := strings.TrimPrefix(offered, "Most in all ")
	if total := h.S.Must("run:total").Name; total == best || !strings.HasPrefix(sums, total+" + ") {
		t.Errorf("%q is the run for %s", offered, total)
	}
	if share, aside := h.S.Must("run:share").Name,
		sums[strings.Index(sums, "+")+2:]; !strings.HasSuffix(share, aside+" for the company") {
		t.Errorf("%q is told as %q", offered, share)
	}
	if h.Has("run:inall") || !h.Has("run:best") {
		t.Error("it is offered still, or does not lead back")
	}
	h.Press("run:best")
	if total := h.S.Must("run:total").Name; total != best || !h.Has("run:inall") {
		t.Errorf("back is a run for %s, not %s", total, best)
	}
}

// TestMailPictures draws that choice for people to look at.
func TestMailPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	m, at := withMail(t)
	m.GoTo(at)
	m.Cut()
	for _, p := range playtest.PictureScreens {
		host := platformtest.New()
		host.Tags, host.Night = []string{p.Lang}, p.Night
		a := scenes.New(host)
		a.Open(table.New(a.Shell, m.Clone(), table.Hooks{Name: "Mail"}))
		s := uitest.New(t, p.W, p.H, p.Scale, a.Draw)
		for range 100 {
			s.Step(decision.SearchPause)
		}
		s.Invalidate()
		s.Save(filepath.Join(*playtest.Pictures, "mail-"+p.Name+".png"))
		s.Click("run:inall")
		s.Step(time.Second)
		s.Save(filepath.Join(*playtest.Pictures, "mail-taken-"+p.Name+".png"))
		s.Click("run:best")
		s.Step(time.Second)
		s.Save(filepath.Join(*playtest.Pictures, "mail-again-"+p.Name+".png"))
	}
}
