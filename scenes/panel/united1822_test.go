package panel_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// effectsOf returns the consequences on the screen, one a line.
func effectsOf(h *playtest.Hand) string {
	var list []string
	for _, n := range h.S.Nodes() {
		if strings.HasPrefix(n.ID, "effect:") || strings.HasPrefix(n.ID, "note:") {
			list = append(list, n.Name)
		}
	}
	return strings.Join(list, "\n")
}

// TestWhatAnAcquisitionBrings: the trains beside the limit are those that count toward it, and nothing is said of
// price, president and card of the company that leaves the game (1822PNW/R80, R107).
func TestWhatAnAcquisitionBrings(t *testing.T) {
	seen := map[rules.CorpKind]int{}
	for _, name := range []string{"cascades", "columbia"} {
		m := gametest.Sample(t, name)
		for _, at := range playtest.Positions(m, "takeover") {
			v := m.ViewAt(at)
			for _, a := range rules.AppendLegal(nil, v) {
				merge, ok := a.(t1822pnw.Merge)
				if !ok {
					continue
				}
				kind := v.T.Corp(merge.With).Kind
				if seen[kind]++; seen[kind] > 1 {
					continue
				}
				special := v.FirstCard(v.T.FindTrain("LP"), v.S.Trains[firstOf(v, "LP")])
				v.S.Trains[special] = id.OfCorp(merge.With)
				h, tab := tabletest.SeatAt(t, m, at, 1280, 800)
				h.Choose("merge:" + h.Corp(merge.With))
				h.Wait()
				told, who := effectsOf(h), tab.Desk().Speaker().Corp(merge.With)
				for _, wrong := range []string{"Price of " + who + " ", "President of " + who + " ", "The private " + who + " "} {
					if strings.Contains(told+" ", wrong) {
						t.Errorf("%s, position %d: %q in\n%s", name, at, wrong, told)
					}
				}
				was := v.OrdinaryTrains(merge.By)
				row := fmt.Sprintf("Trains of %s %d → %d / ", v.T.Corp(merge.By).ID, was, was+v.OrdinaryTrains(merge.With))
				if strings.Contains(told, "Trains of") && !strings.Contains(told, row) {
					t.Errorf("%s, position %d: not %q in\n%s", name, at, row, told)
				}
			}
		}
	}
	if seen[rules.Minor] == 0 || seen[rules.Regional] == 0 {
		t.Errorf("acquired are %v", seen)
	}
}

// firstOf returns the first card of a kind of train.
func firstOf(v rules.View, kind string) id.Train {
	for n := range v.S.Trains {
		if n > 0 && v.T.Train(v.T.FrontOf(id.Train(n))).Name == kind {
			return id.Train(n)
		}
	}
	return 0
}

// TestRunOfAMergedCompany: once the minors of a merger have given their trains away, no best run of before is told for
// the major, which could not run yet (1822PNW/R99).
func TestRunOfAMergedCompany(t *testing.T) {
	m := gametest.Sample(t, "cascades")
	at := playtest.Positions(m, "majorpar")[0]
	h, _ := tabletest.SeatAt(t, m, at, 1280, 800)
	h.Wait()
	if run, _, _ := strings.Cut(effectsOf(h), "\n"); !strings.HasPrefix(run, "Best run of ") ||
		strings.Contains(run, "(now") || strings.Contains(run, "→") {
		t.Errorf("position %d: %q", at, run)
	}
}

// TestIssuePromptIsWhatIsOpen reads the prompt of every step in which a major issues or redeems shares. It names what
// the referee allows: in its first turn a major issues nothing (1822PNW/R90).
func TestIssuePromptIsWhatIsOpen(t *testing.T) {
	m := gametest.Sample(t, "cascades")
	read := map[[2]bool]bool{}
	for _, at := range playtest.Positions(m, "issue") {
		var can [2]bool
		for _, a := range rules.AppendLegal(nil, m.ViewAt(at)) {
			_, issues := a.(t1822pnw.Issue)
			_, redeems := a.(rules.BuyShares)
			can = [2]bool{can[0] || issues, can[1] || redeems}
		}
		if read[can] {
			continue
		}
		read[can] = true
		v := m.ViewAt(at)
		v.S.Privates[v.T.FindPrivate("P21")].Owner = v.Actor() // it moves cards on which players bid
		h, _ := tabletest.SeatAt(t, m, at, 1280, 800)
		said := strings.ToLower(h.S.Must("prompt").Name)
		if strings.Contains(said, "issue") != can[0] || strings.Contains(said, "redeem") != can[1] ||
			strings.Contains(said, "bid") || !strings.HasSuffix(said, "or pass.") {
			t.Errorf("position %d, issuing and redeeming %v: %q", at, can, said)
		}
	}
	if len(read) < 2 {
		t.Errorf("read %v", read)
	}
}

// TestASecondSpecialTrainIsSurplus: who acquires a private that becomes a special train is warned if the company has
// one already, because it must discard one of them at once (1822PNW/R80).
func TestASecondSpecialTrainIsSurplus(t *testing.T) {
	m := gametest.Sample(t, "cascades")
	for _, at := range playtest.Positions(m, "acquire") {
		v := m.ViewAt(at)
		legal := rules.AppendLegal(nil, v)
		p := v.T.FindPrivate("P3")
		if !slices.ContainsFunc(legal, func(a rules.Action) bool { return rules.OperandsOf(a).Private == p }) {
			continue
		}
		for _, second := range []bool{false, true} {
			if second {
				n := v.T.FindTrain("2P")
				v.S.Trains[v.FirstCard(n, v.S.Trains[firstOf(v, "2P")])] = v.Actor()
			}
			h, _ := tabletest.SeatAt(t, m, at, 1280, 800)
			h.Choose("acquire:P3")
			h.Wait()
			if told := effectsOf(h); strings.Contains(told, "must discard a train") != second {
				t.Errorf("position %d, with another special train %v: %q", at, second, told)
			}
		}
		return
	}
	t.Error("nobody acquires P3")
}
