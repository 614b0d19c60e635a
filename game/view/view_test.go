package view

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

var names = []string{"Ann", "Ben", "Cleo"}

// begin returns a new game of three.
func begin(t testing.TB) *match.Match {
	t.Helper()
	e, _ := titles.Find("1830-classic")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, names, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func play(t testing.TB, m *match.Match, actions ...rules.Action) {
	t.Helper()
	for i, a := range actions {
		if r := m.Play(a); r.Refused() {
			t.Fatalf("action %d, %+v: %v", i, a, r)
		}
	}
}

func TestOpeningPosition(t *testing.T) {
	m := begin(t)
	w := New(m, text.En)
	p := w.Prompt()
	if p.Heading != "Ann · auction" || p.Decides != "Ann decides" {
		t.Errorf("prompt %+v", p)
	}
	h := w.Header()
	if got := roundNames(h.Rounds); got != "[Auction] SR 1? OR 1.1?" {
		t.Errorf("rounds %s", got)
	}
	if h.Title != "1830 Classic" || h.Bank != "$9,600" || h.Phase != "2" || h.Limits != "4" {
		t.Errorf("header %+v", h)
	}
	if len(h.NextTrains) != 2 || h.NextTrains[0].Name != "2" || h.NextTrains[0].Left != 6 || h.NextTrains[1].Name != "3" {
		t.Errorf("next trains %+v", h.NextTrains)
	}
	ann := w.Players()[0]
	if ann.Cash != "$800" || ann.Certs != 0 || ann.CertLimit != 20 || !ann.Acting || !ann.Priority {
		t.Errorf("player %+v", ann)
	}
	if want := "Ann, cash 800 dollars, worth 800 dollars, certificates 0 of 20, priority deal, to act"; ann.Spoken != want {
		t.Errorf("spoken %q", ann.Spoken)
	}
}

// TestCompanyThatNeverRan looks at a company that has had its turn without a train.
func TestCompanyThatNeverRan(t *testing.T) {
	m := begin(t)
	v := m.View()
	prr := v.T.FindCorp("PRR")
	s := &v.S.Corps[prr]
	s.Flags |= rules.Started | rules.Floated | rules.Operated
	w := New(m, text.En)
	of := func() string {
		for _, c := range w.Corps() {
			if c.ID == prr {
				return c.LastRun
			}
		}
		return "no such company"
	}
	if got := of(); got != "" {
		t.Errorf("it never ran, and its last run is %q", got)
	}
	if s.LastRun = 40; of() != "$40" {
		t.Errorf("it ran for $40, and its last run is %q", of())
	}
}

func TestSummary(t *testing.T) {
	m := begin(t)
	for l, want := range map[text.Lang]string{
		text.En: "Auction, phase 2. Ann, auction. Ann, cash 800 dollars, ",
		text.Ja: "競り、フェイズ2。Ann、競り。Ann、現金 800ドル、",
	} {
		if got := New(m, l).Summary(); !strings.HasPrefix(got, want) {
			t.Errorf("summary %q, want %q", got, want)
		}
	}
}

// roundNames writes past rounds plainly, the present one in brackets and coming ones with a question mark.
func roundNames(rounds []Round) string {
	var out []string
	for _, r := range rounds {
		out = append(out, map[Tense]string{Past: r.Text, Now: "[" + r.Text + "]", Coming: r.Text + "?"}[r.Tense])
	}
	return strings.Join(out, " ")
}

func TestAuctionTranscript(t *testing.T) {
	m := begin(t)
	pass := func(p id.Player) rules.Action { return rules.Pass{By: id.OfPlayer(p)} }
	play(t, m,
		rules.Bid{By: 1, Private: 2, Price: 45},
		rules.Bid{By: 2, Private: 2, Price: 50},
		rules.Bid{By: 3, Private: 1, Price: 20},
	)
	w := New(m, text.En)
	cs := w.Privates()[1]
	if len(cs.Bids) != 2 || cs.Bids[1] != (Bid{2, "Ben", "$50"}) || cs.Power == "" {
		t.Errorf("private %+v", cs)
	}
	if p := w.Prompt(); p.Text != "Raise the bid on C&SL, or pass and leave its auction." {
		t.Errorf("while players bid against each other: %q", p.Text)
	}
	if h := w.History(); h.Undo != "Undo the purchase" {
		t.Errorf("after a purchase the button says %q", h.Undo)
	}
	play(t, m, pass(1), pass(1), pass(2))
	want := []string{
		"Auction",
		"Ann bids $45 for C&SL.",
		"Ben bids $50 for C&SL.",
		"Cleo buys SVN&RR for $20.",
		"Ann passes.",
		"Ben gets C&SL for $50.",
		"2 passes: Ann, Ben.",
	}
	if got := transcript(w.Log()); !slices.Equal(got, want) {
		t.Errorf("log\n%s", strings.Join(got, "\n"))
	}
	h := w.History()
	if h.Label != "Ben passes." || h.Undo != "Undo the pass" || h.Redo != "" ||
		h.Spoken != "Action 6 of 6, Auction. Ben passes." {
		t.Errorf("history %+v", h)
	}
	m.Undo()
	ja := New(m, text.Ja)
	if p := ja.Prompt(); p.Decides != "Ben が決めます" {
		t.Errorf("prompt %+v", p)
	}
	if h := ja.History(); h.Redo != "パスをやり直す" || h.Label != "Ann はパス。" {
		t.Errorf("history %+v", h)
	}
}

// TestStepWithALayIsNotSkipped looks at the steps of a turn after every lay of a whole game.
func TestStepWithALayIsNotSkipped(t *testing.T) {
	m := gametest.Sample(t, "finished")
	w := New(m, text.En)
	lays := 0
	for i := range m.Len() {
		a, ok := m.Action(i).(rules.LayTile)
		if v := m.ViewAt(i + 1); !ok || v.S.Depth > 1 || v.Actor() != id.OfCorp(a.By) {
			continue
		}
		lays++
		m.GoTo(i + 1)
		if d := w.Prompt().Steps[0]; d.Step.Key != "track" || d.Tense == Skipped {
			t.Errorf("after move %d the step stands as %+v", i+1, d)
		}
	}
	if lays == 0 {
		t.Error("no tile was laid")
	}
}

// TestNobodyWaitsForHimself plays 1860 until a president lays a home tile in the own stock turn.
func TestNobodyWaitsForHimself(t *testing.T) {
	e, _ := titles.Find("1860")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, names[:2], 1)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < 400 && m.View().InCharge().Name() != "hometile"; i++ {
		legal := rules.AppendLegal(nil, m.View())
		next := legal[0]
		for _, a := range legal {
			switch a.(type) {
			case rules.Pass:
				if m.View().S.Auction.High.Placed() {
					next = a
				}
			case rules.BuyShares, rules.Par:
				next = a
			}
		}
		m.Play(next)
	}
	if p := New(m, text.En).Prompt(); p.Step.Key != "hometile" || p.Interrupts == p.DeciderName {
		t.Errorf("%s decides at %s, %s waits", p.DeciderName, p.Step.Key, p.Interrupts)
	}
}

func transcript(groups []LogGroup) (lines []string) {
	for _, g := range groups {
		lines = append(lines, g.Round)
		for _, l := range g.Lines {
			lines = append(lines, l.Text)
		}
	}
	return lines
}

func TestHexes(t *testing.T) {
	m := begin(t)
	w := New(m, text.En)
	for hex, want := range map[string]string{
		"F24": "F24 Mansfield. Printed gray. Town 10 dollars.",
		"B18": "B18. Water. Tile costs 80 dollars.",
		"H12": "H12 Altoona. Printed gray. City 10 dollars: 1 free. Home of PRR.",
		"F2":  "F2 Chicago. Printed red. Off-board area 40 dollars, later 70 dollars.",
	} {
		if got := w.Hex(m.Title().FindHex(hex)).Spoken; got != want {
			t.Errorf("%s: %q, want %q", hex, got, want)
		}
	}
	play(t, m, rules.Bid{By: 1, Private: 1, Price: 20})
	if got := w.Hex(m.Title().FindHex("G15")); !slices.Contains(got.Lines, "closed by SVN&RR of Ann") {
		t.Errorf("G15 %+v", got)
	}
}

// TestLegendOfForms: the legend says with their number of shares for which companies a price is kept (18FL/R83).
func TestLegendOfForms(t *testing.T) {
	for lang, want := range [...]string{"companies of 10 shares only", "10株会社のみ"} {
		legend := New(gametest.Sample(t, "florida"), text.Lang(lang)).Market().Legend
		if !slices.ContainsFunc(legend, func(z ZoneSign) bool { return z.Zone == "green" && z.Text == want }) {
			t.Errorf("%q is not in %+v", want, legend)
		}
	}
}

// TestHeadTellsBothLimits: where minors may keep fewer trains than majors the head has both limits (1822PNW/R80).
func TestHeadTellsBothLimits(t *testing.T) {
	m := gametest.Sample(t, "cascades")
	for at, want := range map[int]string{0: "2/4", m.Len() - 1: "1/2"} {
		m.GoTo(at)
		if h := New(m, text.En).Header(); h.Limits != want {
			t.Errorf("position %d: limits %s, want %s", at, h.Limits, want)
		}
	}
}

// TestPhasesTellBothLimits: so has the table of phases, for companies of five shares and of ten (18FL/R16).
func TestPhasesTellBothLimits(t *testing.T) {
	var got []string
	for _, p := range New(gametest.Sample(t, "florida"), text.En).Phases() {
		got = append(got, p.Limits)
	}
	if want := []string{"2", "2/4", "1/3", "2", "2"}; !slices.Equal(got, want) {
		t.Errorf("limits %v, want %v", got, want)
	}
}

// TestNoLimitIsNoNumber: a game without a train limit tells so (1860, option no_train_limit).
func TestNoLimitIsNoNumber(t *testing.T) {
	e, _ := titles.Find("1860")
	title, err := e.Build(rules.Rulebook, []string{"no_train_limit"})
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, names, 1)
	if err != nil {
		t.Fatal(err)
	}
	if w := New(m, text.En); w.Header().Limits != "∞" || w.Phases()[0].Limits != "∞" {
		t.Errorf("limits %s, %s", w.Header().Limits, w.Phases()[0].Limits)
	}
}

// TestBothSidesAreOneSupply: the back of a card is for sale, starts the phase and rusts others as its front does
// (18FL/R90).
func TestBothSidesAreOneSupply(t *testing.T) {
	trains := New(gametest.Sample(t, "florida"), text.En).Depot().Trains
	front, back := trains[4], trains[5]
	if back.Name != "3E" || !back.Unlimited || back.Left != front.Left || back.Starts != "6" || back.Removes != "3" ||
		back.ForSale != front.ForSale {
		t.Errorf("front %+v, back %+v", front, back)
	}
	if trains[1].Rusts != "rusts with the first 6/3E-train" {
		t.Errorf("the 3-train %s", trains[1].Rusts)
	}
}

// TestBriefTitle: where the head is narrow, the only game of a box is known by its number; others keep their names.
func TestBriefTitle(t *testing.T) {
	for sample, want := range map[string]string{"florida": "18FL", "cascades": "1822PNW", "starter": "1830 Starter"} {
		if got := New(gametest.Sample(t, sample), text.En).Header().Brief; got != want {
			t.Errorf("%s is called %q, not %q", sample, got, want)
		}
	}
}

func TestMarket(t *testing.T) {
	w := New(begin(t), text.En)
	m := w.Market()
	if len(m.Rows) != 11 || len(m.Legend) != 3 || m.Legend[2].Zone != "brown" && m.Legend[1].Zone != "brown" {
		t.Errorf("%d rows, legend %+v", len(m.Rows), m.Legend)
	}
	if got := m.Rows[0][6].Spoken; got != "100 dollars, par price" {
		t.Errorf("cell %q", got)
	}
	if m.Rows[10][0].Exists {
		t.Error("a cell where the chart has none")
	}
}

func TestDepotAndPhases(t *testing.T) {
	w := New(begin(t), text.En)
	d := w.Depot()
	if four := d.Trains[2]; four.Rusts != "rusts with the first D-train" || four.Removes != "2" || four.Starts != "4" ||
		four.ForSale {
		t.Errorf("4-train %+v", four)
	}
	if diesel := d.Trains[5]; !diesel.Unlimited || diesel.Rusts != "permanent" {
		t.Errorf("diesel %+v", diesel)
	}
	phases := w.Phases()
	if phases[0].Tense != Now || phases[3].Tense != Coming || phases[3].Train != "5" ||
		phases[3].ColorNames != "yellow, green, brown" {
		t.Errorf("phases %+v", phases)
	}
	if phases[3].Event != "All privates close." {
		t.Errorf("event %q", phases[3].Event)
	}
}

// TestWholeGame looks at every position of a whole game in both languages.
func TestWholeGame(t *testing.T) {
	m := gametest.Sample(t, "finished")
	for _, l := range []text.Lang{text.En, text.Ja} {
		w := New(m, l)
		for i := 0; i <= m.Len(); i += 7 {
			m.GoTo(i)
			table := w.Table(Selection{Corp: 1, Player: 1})
			if bad := unfilled(fmt.Sprintf("%+v %+v", table, w.Hex(id.Hex(i%90+1)))); bad != "" {
				t.Fatalf("position %d: unfilled %q", i, bad)
			}
			if !table.Prompt.Over && (table.Prompt.Text == "" || table.Prompt.Decider == 0) {
				t.Fatalf("position %d: prompt %+v", i, table.Prompt)
			}
		}
		for i := range m.Len() {
			if w.Sentence(i) == "" || strings.ContainsAny(w.Sentence(i), "{}") {
				t.Errorf("action %d, %+v: %q", i, m.Action(i), w.Sentence(i))
			}
		}
	}
	m.GoTo(m.Len())
}

// unfilled returns a hole that was not filled: structs print braces too, but not around a name alone.
func unfilled(s string) string {
	for _, part := range strings.Split(s, "{")[1:] {
		name, _, closed := strings.Cut(part, "}")
		if closed && name != "" && !strings.ContainsAny(name, " :[]") &&
			strings.Trim(name, "$%abcdefghijklmnopqrstuvwxyz|") == "" {
			return name
		}
	}
	return ""
}

func TestHistoryCoversTheGame(t *testing.T) {
	m := gametest.Sample(t, "finished")
	h := New(m, text.En).History()
	for name, segments := range map[string][]Segment{"rounds": h.Rounds, "phases": h.Phases} {
		at := 0
		for _, s := range segments {
			if s.From != at || s.To <= s.From || s.Text == "" {
				t.Errorf("%s: segment %+v at %d", name, s, at)
			}
			at = s.To
		}
		if at != m.Len()+1 {
			t.Errorf("%s end at %d of %d", name, at, m.Len()+1)
		}
	}
}

func TestHoldingsAddUp(t *testing.T) {
	m := gametest.Sample(t, "finished")
	w := New(m, text.En)
	for i := 0; i <= m.Len(); i += 25 {
		m.GoTo(i)
		for _, c := range w.Corps() {
			sum := 0
			for _, h := range c.Holders {
				sum += h.Percent
			}
			if sum != 100 {
				t.Fatalf("position %d: %s has holders %+v", i, c.Name, c.Holders)
			}
		}
	}
}

func BenchmarkTable(b *testing.B) {
	m := gametest.Sample(b, "finished")
	m.GoTo(400)
	w := New(m, text.En)
	for b.Loop() {
		w.Table(Selection{})
	}
}

func BenchmarkLog(b *testing.B) {
	w := New(gametest.Sample(b, "finished"), text.En)
	for b.Loop() {
		w.Log()
	}
}

// TestCeasedIsNotUnfloated: a nationalized company that operates no more is called ceased, and not "not floated" as
// well (1860/R151).
func TestCeasedIsNotUnfloated(t *testing.T) {
	m := gametest.Recorded(t, "../../../shared/games/1860/19354.json")
	w, ceased := New(m, text.En), 0
	for at := range m.Len() {
		v := m.ViewAt(at)
		if v.S.End.Over || !slices.ContainsFunc(v.T.Corps,
			func(c rules.CorpDef) bool { return v.Is(v.T.FindCorp(c.ID), rules.Ceased) }) {
			continue
		}
		m.GoTo(at)
		for _, c := range w.Corps() {
			if v.Is(c.ID, rules.Ceased) {
				ceased++
				if !strings.Contains(c.Spoken, "ceased") || strings.Contains(c.Spoken, "not floated") {
					t.Errorf("position %d: %q", at, c.Spoken)
				}
			}
		}
	}
	if ceased == 0 {
		t.Error("no company ceased")
	}
}

// TestCubesAreToldOnTheirHex: the card of a hex and a screen reader say how many builder cubes are there, and how much
// cheaper the next tile is (1822PNW/R69).
func TestCubesAreToldOnTheirHex(t *testing.T) {
	w := New(gametest.Sample(t, "cascades"), text.En)
	v := w.game.ViewAt(0)
	s := *v.S
	v.S = &s
	const h = id.Hex(12)
	v.S.Cells[h].SetCubes(2)
	x, want := w.Hex(h), "2 builder cubes: −$80 for the next tile"
	if parts := w.positionOf(v).hexParts(&w.say, h, &x); !slices.Contains(parts, want) {
		t.Errorf("%q has no %q", parts, want)
	}
}

// TestLegendOfBankruptcy: where a company without a price may be started again the legend does not say that it closes
// (1860/R140, R144).
func TestLegendOfBankruptcy(t *testing.T) {
	said := ""
	for _, z := range New(gametest.Sample(t, "wight"), text.En).Market().Legend {
		said += z.Text + "|"
	}
	if !strings.Contains(said, "bankrupt|") || strings.Contains(said, "closes") {
		t.Errorf("the legend says %q", said)
	}
}
