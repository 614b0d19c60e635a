package table

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
	"github.com/hexrail/hexrail/scenes/decision"
)

// withMail returns a recorded game and where a run brings most in all that does not earn most (1822PNW/R134).
func withMail(t *testing.T) (m *match.Match, at int) {
	t.Helper()
	m = gametest.Recorded(t, filepath.Join(recordedGames, "..", "1822pnw", "game-end-stock-market-bank-same-turn.json"))
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

// TestTheRunThatBringsMostInAll: when the search is over, it stands beside the best run as a second choice; taken, the panel tells what is
// divided and what the company receives, and leads back.
func TestTheRunThatBringsMostInAll(t *testing.T) {
	m, at := withMail(t)
	h, _ := seatAt(t, m, at, 1280, 800)
	if h.has("run:inall") {
		t.Error("it is offered before it is proven")
	}
	for range 200 {
		h.s.Step(decision.SearchPause)
	}
	best := h.s.Must("run:total").Name
	offered := h.s.Must("run:inall").Name
	h.press("run:inall")
	sums := strings.TrimPrefix(offered, "Most in all ")
	if total := h.s.Must("run:total").Name; total == best || !strings.HasPrefix(sums, total+" + ") {
		t.Errorf("%q is the run for %s", offered, total)
	}
	if share, aside := h.s.Must("run:share").Name, sums[strings.Index(sums, "+")+2:]; !strings.HasSuffix(share, aside+" for the company") {
		t.Errorf("%q is told as %q", offered, share)
	}
	if h.has("run:inall") || !h.has("run:best") {
		t.Error("it is offered still, or does not lead back")
	}
	h.press("run:best")
	if total := h.s.Must("run:total").Name; total != best || !h.has("run:inall") {
		t.Errorf("back is a run for %s, not %s", total, best)
	}
}

// TestMailPictures draws that choice for people to look at.
func TestMailPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	m, at := withMail(t)
	m.GoTo(at)
	m.Cut()
	for _, p := range floridaScreens {
		host := platformtest.New()
		host.Tags, host.Night = []string{p.lang}, p.night
		a := newApp(host)
		a.Open(New(a.Shell, m.Clone(), Hooks{Name: "Mail"}))
		s := uitest.New(t, p.w, p.h, p.scale, a.Draw)
		for range 100 {
			s.Step(decision.SearchPause)
		}
		s.Invalidate()
		s.Save(filepath.Join(*pictures, "mail-"+p.name+".png"))
		s.Click("run:inall")
		s.Step(time.Second)
		s.Save(filepath.Join(*pictures, "mail-taken-"+p.name+".png"))
		s.Click("run:best")
		s.Step(time.Second)
		s.Save(filepath.Join(*pictures, "mail-again-"+p.name+".png"))
	}
}
