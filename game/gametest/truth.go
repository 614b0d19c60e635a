package gametest

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/rulebook"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

var truthGames = flag.Int("truth", 1, "number of games per title and profile in which every reason is requested")

// Said is a refusal as worded, with the position and its subjects.
type Said struct {
	rules.View
	Action  rules.Action // nil if a step is refused
	Step    rules.Step   // the skipped step; nil for an action or the step in charge
	Refusal rules.Refusal
	Words   text.Because

	// The things that the text names, of the refusal or else of the action; zero if neither has any.
	Op      rules.Operands // of the action
	Who     id.Owner       // the one who is refused
	About   id.Corp        // the company in question
	Private id.Private
	Hex     id.Hex
	Kind    id.TrainKind

	listed *listed
}

// Memory returns number n, from 0, that the title remembers under a name.
func (s *Said) Memory(name string, n int) int32 { return *s.T.FindMemory(name).Place(s.S, n) }

// reasonClaims maps each reason to a predicate that decides from the position, independently of the code that refuses,
// whether the reason is true.
type reasonClaims map[rules.Reason]func(*Said) bool

// Truth plays games of a title and requests, in many positions, every reason that the screens can show: for every
// locked option, every hex, every tile that does not fit, every price too high or too low, the buttons, and the steps
// that would be skipped. It fails if a reason is false, names something that is not in play or cites a rule about
// something else, if a lock has no reason, if a reason of the title has no claim, and if a claim is true of everything.
// own has the claims of the title's own reasons, each under its rule and brief form, "R88 no train", and those of
// shared reasons with another meaning in it, "LayUsed". phrases is as for CitedRules.
func Truth(t *testing.T, key string, own map[string]func(*Said) bool, phrases map[string]string) {
	t.Helper()
	e, _ := titles.Find(key)
	for _, p := range e.Profiles() {
		t.Run(p.String(), func(t *testing.T) {
			title, err := e.Build(p, nil)
			if err != nil {
				t.Fatal(err)
			}
			w := &walk{
				t: t, title: title, claims: maps.Clone(shared), phrases: phrasesOf(t, title, phrases),
				book:  rulebook.Parse(e.Rules().In(words.En), func(option string) string { return option }),
				heard: map[rules.Reason]int{}, doubted: map[rules.Reason]bool{}, held: map[rules.Reason]int{},
				faults: map[string]int{}, fits: map[citation]string{},
			}
			for name, claim := range own {
				w.claims[reasonNamed(t, title, name)] = claim
			}
			for n, cite := range title.Cite {
				if r := rules.Reason(n); cite != "" && w.claims[r] == nil {
					t.Errorf("no claim for %s", nameOf(title, r))
				}
			}
			for n := range *truthGames {
				w.playGame(e.MinPlayers+n%(e.MaxPlayers-e.MinPlayers+1), uint64(firstSeed+n), n%6 == 5)
			}
			w.report()
		})
	}
}

// firstSeed is the seed of the first game of Truth, and mostTruths bounds the actions of one that does not end.
const (
	firstSeed  = 8100
	mostTruths = 4000
)

// reasonNamed returns the reason with this name in the tables of claims.
func reasonNamed(t *testing.T, title *rules.Title, name string) rules.Reason {
	for r := range rules.ReasonCount {
		if r.String() == name {
			return r
		}
	}
	for r, row := range titles.WordsOf(title).Reasons {
		if _, number, _ := strings.Cut(row.Rule, "/"); number+" "+row.Brief[text.En] == name {
			return r
		}
	}
	t.Fatalf("there is no reason %q", name)
	return 0
}

// citation is a rule cited for a reason.
type citation struct {
	denial
	rule string
}

// walk requests reasons in games of a title.
type walk struct {
	t       *testing.T
	title   *rules.Title
	claims  reasonClaims
	heard   map[rules.Reason]int
	said    int                   // sum of heard
	doubted map[rules.Reason]bool // claims that were false of something
	held    map[rules.Reason]int  // how often the other claims were tried on something else
	book    *rulebook.Book
	phrases reasonPhrases
	fits    map[citation]string // faults of the citations heard
	faults  map[string]int      // by kind
	at      string              // description of the position
	skipped rules.Step          // the step whose reason is requested
	listed  listed
	v       rules.View
	steps   map[string]int // positions asked in this game, by step
	chance  *rand.Rand
}

// playGame plays a game, by rules of thumb if sensible and otherwise at random, and requests reasons in some of its
// positions, early and late ones of every step.
func (w *walk) playGame(players int, seed uint64, sensible bool) {
	var x rules.Scratch
	s := rules.Start(w.title, players, seed, &x)
	var player bot.Player = bot.NewRandom(seed)
	if sensible {
		player = bot.NewSensible(seed)
	}
	w.steps, w.chance = map[string]int{}, rand.New(rand.NewPCG(seed, 1))
	for n := 0; !s.End.Over && n < mostTruths; n++ {
		v := rules.View{T: w.title, S: &s, X: &x}
		step := v.InCharge().Name()
		w.steps[step]++
		if w.steps[step] <= 3 || w.chance.IntN(every(w.steps[step])) == 0 {
			w.at = fmt.Sprintf("%d players, seed %d, position %d, %s of %s",
				players, seed, n, step, notation.Owner(w.title, v.Actor()))
			w.ask(v)
		}
		a := player.Choose(v)
		if a == nil {
			w.t.Fatalf("%s: nobody can act", w.at)
		}
		var next rules.State
		if r := rules.Do(v, a, &next); r.Refused() {
			w.t.Fatalf("%s: %v", w.at, r)
		}
		s = next
	}
}

// every returns the average interval between requests at a step that has had n positions.
func every(n int) int { return 4 + n/8 }

// reportFault reports a fault, at most three times for each kind.
func (w *walk) reportFault(format string, args ...any) {
	w.t.Helper()
	kind := format
	if len(args) > 1 {
		kind += fmt.Sprint(args[0])
	}
	w.faults[kind]++
	if w.faults[kind] <= 3 {
		w.t.Errorf(w.at+": "+format, args...)
	} else {
		w.t.Fail()
	}
}

// speaker returns a Speaker that has its reasons judged.
func (w *walk) speaker(lang text.Lang) *text.Speaker {
	return &text.Speaker{Title: w.title, Lang: lang, Heard: w.hear}
}

// ask requests every reason in a position.
func (w *walk) ask(v rules.View) {
	s := *v.S
	w.v = rules.View{T: v.T, S: &s, X: &rules.Scratch{}}
	said := w.said
	d := draft.New(w.v, w.speaker(text.En))
	w.checkOptions(d)
	w.pressHexes(d)
	w.tryChoices(d)
	w.requestTables(d)
	w.requestSkips()
	if w.said == said {
		// For example, a compulsory discard has nothing to explain.
		w.tryClaims(w.saidOf(w.v, nil, rules.Refusal{}, text.Because{}))
	}
	if *w.v.S != *v.S {
		w.reportFault("asking has changed the position")
	}
}

// checkOptions checks the locks and buttons of a decision at its beginning.
func (w *walk) checkOptions(d *draft.Draft) {
	for _, g := range [...]draft.Group{draft.Main, draft.Places, draft.Powers, draft.Sites, draft.Privates, draft.Asides} {
		for _, o := range d.Options(g) {
			if o.Barred && (o.Why.Text == "" || o.Why.Brief == "") {
				w.reportFault("%s is locked without a reason", o.Key)
			}
		}
	}
	d.Primary()
	d.Decline()
}

// requestSkips requests the reasons for which later steps of the round would be skipped, as the row of steps shows
// them. Steps after secret bids depend on the bids and are left out.
func (w *walk) requestSkips() {
	if _, bids := w.v.InCharge().(rules.Sealer); bids {
		return
	}
	f := w.v.Top()
	for i, s := range w.v.RoundOf(f).Steps {
		if i <= int(f.Step) || f.Done>>i&1 != 0 || catalog.Step(w.title, s.Name()).Rare {
			continue
		}
		w.skipped = s
		if r := s.Open(w.v); r.Refused() {
			w.speaker(text.En).Why(w.v, nil, r)
		}
	}
	w.skipped = nil
}

// pressHexes presses every hex, and requests the reasons against tiles that do not fit.
func (w *walk) pressHexes(d *draft.Draft) {
	open := d.Hexes()
	panel := d.Step().Panel
	for i := range w.title.Board.Hexes {
		h := id.Hex(i + 1)
		why, barred := d.WhyHex(h)
		switch {
		case barred == slices.Contains(open, h) && (panel == words.TrackPanel || panel == words.StationPanel):
			w.reportFault("%s can be chosen: %t, and has a reason against it: %t", w.title.HexName(h), !barred, barred)
		case barred && (why.Text == "" || why.Cite == ""):
			w.reportFault("%s is pressed without an answer", w.title.HexName(h))
		}
	}
	if panel != words.TrackPanel {
		return
	}
	for _, h := range open {
		for _, o := range d.Barred(h) {
			if o.Why.Text == "" {
				w.reportFault("%s on %s has no reason", o.Key, w.title.HexName(h))
			}
		}
	}
}

// tryChoices chooses some of the options, with prices and numbers that are too high and too low.
func (w *walk) tryChoices(d *draft.Draft) {
	for _, g := range [...]draft.Group{draft.Main, draft.Privates, draft.Powers, draft.Asides} {
		list := d.Options(g)
		w.chance.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
		for _, o := range list[:min(len(list), mostTried)] {
			if o.Barred || !d.Choose(o.Key) {
				continue
			}
			w.vary(d, &o)
			for d.Back() {
			}
		}
	}
	if r := d.Run(); r != nil && len(w.v.AppendRunning(nil, w.v.Actor().Corp())) > 0 {
		w.pressStops(r)
	}
	if p := d.Plan(); p != nil {
		for _, l := range p.Lots() {
			for n := range l.Most + 1 {
				p.Set(l.Corp, n)
				d.Primary()
			}
		}
	}
}

// mostTried bounds the options of a group that are chosen in a position, and mostForms the forms of each.
const (
	mostTried = 8
	mostForms = 4
)

// vary checks the primary button for some numbers and prices of a chosen option.
func (w *walk) vary(d *draft.Draft, o *draft.Option) {
	for n := range min(max(1, len(o.Forms)), mostForms) {
		d.SetForm(n)
		d.Primary()
	}
	if d.Chosen() == nil || !d.Chosen().Ranged() {
		return
	}
	for _, price := range [...]int32{0, o.Low - 1, o.Low + 1, o.High + 1, 3 * o.High, 99999} {
		d.TypePrice(price)
		if b := d.Primary(); b == nil || b.Why == "" && rules.Check(w.v, b.Action).Refused() {
			w.reportFault("%s at %d has no reason", o.Key, price)
		}
	}
}

// pressStops draws some runs by pressing stops at random.
func (w *walk) pressStops(r *draft.Run) {
	var stops []id.Hex
	for i := range w.title.Board.Hexes {
		if h := id.Hex(i + 1); len(w.v.Position().Face(h).Stops) > 0 && w.v.Position().Face(h).Exits() != 0 {
			stops = append(stops, h)
		}
	}
	const drawn, mostPresses = 6, 4 // runs, and presses for a train
	for range drawn {
		r.Clear()
		for i := range w.v.AppendRunning(nil, w.v.Actor().Corp()) {
			r.Activate(i)
			for range 1 + w.chance.IntN(mostPresses) {
				r.PressHex(stops[w.chance.IntN(len(stops))])
			}
			r.FaultOf(i)
		}
		r.Fault()
	}
	r.Clear()
}

// requestTables requests the reasons against cells of tables of prices and numbers of shares.
func (w *walk) requestTables(d *draft.Draft) {
	say := w.speaker(text.En)
	name := func(a rules.Action) string { return notation.Action(w.title, a) }
	cells := func(cols []rules.Action) {
		g := draft.NewGrid(w.v, say, cols, name)
		if g == nil {
			return
		}
		for row := range g.Rows {
			for col := range g.Cols {
				if c := g.Cell(row, col); c != nil && c.Barred && c.Why.Text == "" {
					w.reportFault("a cell of a table is locked without a reason")
				}
			}
		}
	}
	if _, asks := w.v.InCharge().(rules.Chooser); asks {
		var cols []rules.Action
		for n := range w.v.Answers() {
			cols = append(cols, rules.Decide{By: w.v.Actor(), Choice: n})
		}
		cells(cols)
	}
	for _, o := range d.Options(draft.Main) {
		if len(o.Forms) == 0 {
			continue
		}
		if _, starts := o.Forms[0].(rules.Par); starts {
			cells(o.Forms)
		}
	}
}

// hear judges a refusal that was worded.
func (w *walk) hear(v rules.View, a rules.Action, r rules.Refusal, b text.Because) {
	w.heard[r.Reason]++
	w.said++
	s := w.saidOf(v, a, r, b)
	claim, known := w.claims[r.Reason]
	what := "the step"
	if a != nil {
		what = notation.Action(w.title, a)
	}
	name := nameOf(w.title, r.Reason)
	switch {
	case !known:
		w.reportFault("no claim for %s: %q of %s", name, b.Text, what)
		w.claims[r.Reason] = func(*Said) bool { return true }
	case !claim(s):
		w.doubted[r.Reason] = true
		w.reportFault("%s is false: %q of %s (%d, %d, %s)", name, b.Text, what, r.Have, r.Need, b.Cite)
	}
	if fault := s.names((&text.Speaker{Title: w.title}).Reason(r.Reason).Full[text.En]); fault != "" {
		w.reportFault("%s: %s: %q of %s", name, fault, b.Text, what)
	}
	at := citation{denialOf(s), b.Cite}
	if _, asked := w.fits[at]; !asked {
		w.fits[at] = w.phrases.fault(w.book, at.denial, b.Cite)
	}
	if w.fits[at] != "" {
		w.reportFault("%s: %s: %q of %s", name, w.fits[at], b.Text, what)
	}
	w.tryClaims(s)
}

// tryClaims tries the claims of the title's other reasons on a refusal, until each was false once, because a claim that
// is always true proves nothing.
func (w *walk) tryClaims(s *Said) {
	if s.About == 0 {
		return // most claims are about a company
	}
	for n, cite := range w.title.Cite {
		if r := rules.Reason(n); cite != "" && r != s.Refusal.Reason && !w.doubted[r] && w.claims[r] != nil {
			claim := w.claims[r]
			other := *s
			other.Refusal.Reason = r
			w.doubted[r] = !claim(&other)
			w.held[r]++
		}
	}
}

// saidOf returns the subjects of a refusal in the way that its text names them.
func (w *walk) saidOf(v rules.View, a rules.Action, r rules.Refusal, b text.Because) *Said {
	o := rules.OperandsOf(a)
	s := &Said{View: v, Action: a, Step: w.skipped, Refusal: r, Words: b, Op: o, listed: &w.listed}
	s.Who = cmp.Or(r.Who, o.By, v.Actor())
	s.About = cmp.Or(r.Corp, o.Corp, s.Who.Corp())
	s.Private = cmp.Or(r.Private, o.Private, o.Power, o.Via)
	s.Hex = cmp.Or(r.Hex, o.Hex)
	s.Kind = o.As
	if o.Train != 0 && s.Kind == 0 {
		s.Kind = v.KindOf(o.Train)
	}
	return s
}

// names returns the faults of the subjects that a text names: a hole that nothing fills, or a thing that is not in
// play. It returns "" if nothing is.
func (s *Said) names(full string) string {
	holds := func(hole string, there, inPlay bool) string {
		switch {
		case !strings.Contains(full, "{"+hole+"}"):
		case !there:
			return "nothing fills " + hole
		case !inPlay && s.Refusal.Reason != rules.LotGone && s.Refusal.Reason != rules.PrivateGone:
			return hole + " is not in play"
		}
		return ""
	}
	owner := id.Nobody
	if s.Private != 0 {
		owner = s.S.Privates[s.Private].Owner
	}
	return cmp.Or(
		holds("private", s.Private != 0 || s.Op.Bids, s.Private == 0 || owner != id.Nobody && s.InGame(s.Private)),
		holds("owner", s.Private != 0, owner.Player() != 0 || owner.Corp() != 0),
		holds("corp", s.About != 0, s.About == 0 || !s.Is(s.About, rules.Closed)),
		holds("hex", s.Hex != 0, true),
		holds("face", s.Hex != 0, true),
		holds("tile", s.Op.Tile != 0, s.Op.Tile == 0 || !s.T.Tiles.Kind(s.Op.Tile).Hidden),
		holds("train", s.Kind != 0, true),
		holds("who", s.Who != id.Nobody, true),
	)
}

// report logs how often each reason was given and how many were wrong, and reports claims that were never false.
func (w *walk) report() {
	var b strings.Builder
	var never []string
	for n, cite := range w.title.Cite {
		r := rules.Reason(n)
		name := nameOf(w.title, r)
		if w.heard[r] > 0 {
			fmt.Fprintf(&b, "; %s %d", name, w.heard[r])
		} else if cite != "" {
			never = append(never, name)
		}
		const enough = 100_000 // a claim that was true so often proves nothing
		if !w.doubted[r] && w.held[r] > enough {
			w.t.Errorf("the claim of %s is never false", name)
		}
	}
	wrong := 0
	for _, n := range w.faults {
		wrong += n
	}
	w.t.Logf("%s %v: %d sentences, %d reasons, %d wrong%s; never: %s",
		w.title.Key, w.title.Profile, w.said, len(w.heard), wrong, b.String(), strings.Join(never, ", "))
}
