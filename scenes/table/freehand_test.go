package table

import (
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/catalog"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/t1822pnw"
	"github.com/hexrail/hexrail/titles/words"
)

var (
	freeGames = flag.Int("games", 0, "play so many games of each title and profile through the screen to their end")
	firstGame = flag.Int("first", 0, "the number of the first of them")
)

// TestEveryTitleIsPlayedByHand plays games through the screen by presses alone, with the choices of computers that play
// at random or sensibly, by the least and the greatest number of players, with a mouse on a desktop and with a finger
// on a phone. It asks of each position the questions of freely.look, and of each decision those of freely.told. Without
// -games it plays the first rounds of each title.
func TestEveryTitleIsPlayedByHand(t *testing.T) {
	for _, e := range titles.All() {
		for _, p := range e.Profiles() {
			for n := *firstGame; n < *firstGame+max(*freeGames, 1); n++ {
				t.Run(fmt.Sprintf("%s/%s/%d", e.Key, p, n), func(t *testing.T) {
					t.Parallel()
					title, err := e.Build(p, nil)
					if err != nil {
						t.Fatal(err)
					}
					most := 1 << 20
					if *freeGames == 0 {
						most = 100
					}
					playFreely(t, title, playersOf(e, n), n, most)
				})
			}
		}
	}
}

// playFreely plays game number n of a title until it is over or so many actions are played.
func playFreely(t *testing.T, title *rules.Title, players, n, most int) {
	t.Helper()
	names := make([]string, players)
	for i := range names {
		names[i] = "Player " + strconv.Itoa(i+1)
	}
	m, err := match.New(title, names, uint64(n)+1)
	if err != nil {
		t.Fatal(err)
	}
	w, h := screenOf(n)
	hand, tab := sit(t, m, w, h)
	f := &freely{Hand: hand, tab: tab, n: n, players: players, pressed: map[string]int{}}
	defer f.tell(w, h)()
	for m.Len() < most && !m.View().S.End.Over {
		f.play()
	}
}

// TestGamesAgainstComputersByHand plays games in which the others are computers: whenever they stop, a person decides
// or the game is over. Without -games it is one of 1830 Starter.
func TestGamesAgainstComputersByHand(t *testing.T) {
	for _, e := range titles.All() {
		if *freeGames == 0 && e.Key != "1830-starter" {
			continue
		}
		for n := *firstGame; n < *firstGame+max(*freeGames, 1); n++ {
			t.Run(fmt.Sprintf("%s/%d", e.Key, n), func(t *testing.T) {
				t.Parallel()
				w, h := screenOf(n)
				s := start(t, scenestest.NewHost("en"), w, h, 1)
				players := playersOf(e, n)
				p := againstAt(t, s, e.Key, uint64(n)+1, players, id.Player(1+n%players))
				s.at(app.AtOncePace)
				s.app.Change(func(p *app.Prefs) { p.Unhinted = true })
				hand := playtest.NewHand(t, s.Screen, p.session.Match().Title())
				hand.Due = p.Due
				f := &freely{Hand: hand, tab: p.Table, n: n, players: players, pressed: map[string]int{}}
				defer f.tell(w, h)()
				for {
					s.rest(func() bool { return !p.people.computerDecides() || p.auto.stuck != nil })
					if p.desk.View().S.End.Over {
						break
					}
					if p.people.computerDecides() {
						t.Fatalf("a computer stands still at action %d in the step %s", p.game.Len()+1, p.desk.View().InCharge().Name())
					}
					f.play()
				}
			})
		}
	}
}

// screenOf returns the size of the screen on which a game is played: two of three on a desktop, one on a phone.
func screenOf(n int) (w, h int) {
	if n%3 == 2 {
		return 390, 844
	}
	return 1280, 800
}

// playersOf returns the number of players of a game: the least and the greatest take turns.
func playersOf(e titles.Entry, n int) int {
	if n%2 == 1 {
		return e.MaxPlayers
	}
	return e.MinPlayers
}

// freely is a hand that plays like computers.
type freely struct {
	*playtest.Hand
	tab     *Table
	n       int
	players int
	ahead   *match.Match   // what is played on, in the position on the screen or from an earlier one
	pressed map[string]int // how often each kind of action of a step was chosen
	step    string
	tried   int
	read    int
}

// tell prepares the hand for a screen of this size and returns the report of the game, to be deferred. With -pictures a
// failed game is saved with its screen.
func (f *freely) tell(w, h int) func() {
	if f.Touch = w < 500; f.Touch {
		f.S.Coarse()
		f.S.Step(time.Second)
	}
	f.S.Blind = true
	began := time.Now()
	return func() {
		m := f.tab.game
		f.T.Logf("%d players, %dx%d, %d actions in %v, the game is over: %v; %d choices pressed and taken back, %d consequences read",
			f.players, w, h, m.Len(), time.Since(began).Round(time.Millisecond), f.tab.desk.View().S.End.Over, f.tried, f.read)
		if f.T.Failed() {
			f.stands(m)
		}
	}
}

// stands reports the next action of a game that has stopped, and saves it.
func (f *freely) stands(m *match.Match) {
	f.T.Logf("it stands at action %d in the step %s", m.Len()+1, f.step)
	if f.ahead != nil && f.ahead.Len() > m.Len() {
		f.T.Logf("the next is %s", notation.Action(f.Title, f.ahead.Action(m.Len())))
	}
	if *playtest.Pictures == "" {
		return
	}
	path := filepath.Join(*playtest.Pictures, strings.ReplaceAll(f.T.Name(), "/", "-"))
	f.S.Blind = false
	f.S.Invalidate()
	f.S.Step(0)
	f.S.Save(path + ".png")
	data, err := save.Encode(save.Of(m))
	if err == nil {
		err = os.WriteFile(path+".json", data, 0o600)
	}
	if err != nil {
		f.T.Error(err)
	}
}

// seats returns the players of a position: their choices depend on the number of the game and the position alone.
func (f *freely) seats(at int) []bot.Player {
	list := make([]bot.Player, f.players)
	for i := range list {
		if f.n%4 < 2 {
			list[i] = bot.NewRandom(uint64(f.n)<<32 + uint64(at)*uint64(f.players) + uint64(i))
		} else {
			list[i] = bot.NewSensible(uint64(f.n))
		}
	}
	return list
}

// look plays on beside the screen until so many actions are known.
func (f *freely) look(most int) {
	i := f.tab.game.Len()
	if f.ahead == nil || f.ahead.Len() < i || *f.ahead.ViewAt(i).S != *f.tab.desk.View().S {
		f.ahead = f.tab.game.Clone()
	}
	f.ahead.GoTo(f.ahead.Len())
	for f.ahead.Len() < i+most && !f.ahead.View().S.End.Over {
		a := listed(f.ahead.View(), bot.Choose(f.ahead.View(), f.seats(f.ahead.Len())))
		if a == nil || f.ahead.Play(a).Refused() {
			f.T.Fatalf("nobody finds an action after %d", f.ahead.Len())
		}
	}
	f.ahead.GoTo(i)
	f.Recorded = f.ahead
}

// listed returns an action at the price that the referee lists, where it takes another one in recorded games alone.
func listed(v rules.View, a rules.Action) rules.Action {
	switch a.(type) {
	case rules.Bid, rules.BuyPrivate, rules.BuyTrain, t1822pnw.Repay:
	default:
		return a
	}
	price, lowest, highest := priceOf(a), int32(1<<30), int32(-1)
	for _, b := range rules.AppendLegal(nil, v) {
		if rules.SameAction(withPrice(b, price), a) {
			lowest, highest = min(lowest, priceOf(b)), max(highest, priceOf(b))
		}
	}
	if highest < 0 { // of the cards of a kind one is listed
		return a
	}
	return withPrice(a, min(max(price, lowest), highest))
}

// priceOf returns the price or the sum that an action names.
func priceOf(a rules.Action) int32 {
	if r, repays := a.(t1822pnw.Repay); repays {
		return r.Sum
	}
	return rules.OperandsOf(a).Price
}

// play makes one decision on the screen.
func (f *freely) play() {
	i := f.tab.game.Len()
	f.step = f.tab.desk.View().InCharge().Name()
	f.look(4)
	f.BeginDecision()
	f.reaches()
	f.table()
	f.protects()
	f.accepts()
	v, a := f.tab.desk.View(), f.ahead.Action(i)
	f.count(v, a)
	var by string
	needs, most := f.tab.due.Draft().Plan() != nil, f.ahead.Len()
	if _, table := f.S.Find("grid"); table {
		f.PickCell(f.ahead, i)
		by = "act:primary"
	} else {
		by = f.Pick(v, a)
		f.accepts()
	}
	if _, table := f.S.Find("grid"); table &&
		playtest.IsConversion(f.ahead, i) { // of the prices of a start and the shares of the company that goes
		f.table()
		f.PickConversion(f.ahead, i)
	}
	if playtest.IsMerger(a) {
		most = i + f.PickLater(f.ahead, i)
	}
	f.lots()
	var said []told
	switch d := f.tab.due.Draft(); {
	case by == "act:more" && d.Chosen() == nil && d.Plan() != nil: // only sells; the train is bought in what is told
		f.courseOf(v, d.Actions()).holds(f.says())
	case by == "act:primary" || by == "act:more": // what else is chosen is not done by other buttons
		said = f.says()
	}
	if f.Commit(by); f.refused() {
		f.decideElse()
		return
	}
	if f.tab.game.Len() == i {
		f.T.Fatalf("action %d is not played by %q: %s", i+1, by, notation.Action(f.Title, a))
	}
	for k := i; k < f.tab.game.Len(); k++ {
		if needs && k > i || k >= most { // the train for which shares were sold; answers that nobody looked ahead to
			break
		}
		if *f.tab.game.ViewAt(k + 1).S != *f.ahead.ViewAt(k + 1).S &&
			!playtest.SameDecision(f.Title, f.tab.game.Action(k), f.ahead.Action(k)) {
			f.T.Fatalf("action %d is played as %s instead of %s", k+1,
				notation.Action(f.Title, f.tab.game.Action(k)), notation.Action(f.Title, f.ahead.Action(k)))
		}
	}
	f.holds(f.tab.game, i, said)
}

// refused reports whether a computer has been asked to sell and said that it does not.
func (f *freely) refused() bool {
	why, said := f.S.Find("why")
	return said && strings.Contains(why.Name, "a computer, does not sell at this price")
}

// decideElse has something else ready about which nobody is asked.
func (f *freely) decideElse() {
	v, i := f.tab.desk.View(), f.tab.game.Len()
	list := slices.DeleteFunc(rules.AppendLegal(nil, v),
		func(a rules.Action) bool { return v.Consent(a) != 0 || playtest.IsMerger(a) })
	if len(list) == 0 {
		f.T.Fatal("nothing else can be done than what a computer refuses")
	}
	f.back()
	f.ahead = f.tab.game.Clone()
	f.ahead.GoTo(i)
	if f.ahead.Play(list[(f.n+i)%len(list)]).Refused() {
		f.T.Fatal("what is listed is refused")
	}
	f.ahead.GoTo(i)
}

func (f *freely) kind(v rules.View, a rules.Action) string {
	return v.InCharge().Name() + " " + a.Def().Verb
}

func (f *freely) count(v rules.View, a rules.Action) { f.pressed[f.kind(v, a)]++ }

// reaches asks of a position that its draft offers each action that the referee lists, and presses the choices for one
// of the kind that was pressed least.
func (f *freely) reaches() {
	v := f.tab.desk.View()
	if f.tab.due.Draft() == nil {
		f.T.Fatalf("nothing can be decided")
	}
	panel := catalog.Current(v).Panel
	if panel == words.GridPanel { // see table
		return
	}
	var legal []rules.Action
	if panel == words.RunPanel { // of a run stops are pressed
		for _, s := range v.RoundOf(v.Top()).Anytime {
			legal = s.AppendLegal(legal, v)
		}
	} else {
		legal = rules.AppendLegal(nil, v)
	}
	offers := offersOf(draft.New(v, f.tab.desk.Speaker()))
	for _, a := range legal {
		if !offers.reach(f.Title, a) {
			f.T.Fatalf("%s is not offered", notation.Action(f.Title, a))
		}
	}
	if panel == words.RunPanel {
		return
	}
	f.dividends()
	h := fnv.New64()
	fmt.Fprint(h, f.n, f.tab.game.Len())
	slices.SortStableFunc(legal, func(a, b rules.Action) int { return f.pressed[f.kind(v, a)] - f.pressed[f.kind(v, b)] })
	n := 1
	for n < len(legal) && f.kind(v, legal[n]) == f.kind(v, legal[0]) {
		n++
	}
	a := legal[h.Sum64()%uint64(n)]
	if _, passes := a.(rules.Pass); passes || f.pressed[f.kind(v, a)] > 20 || f.converting(v, a) {
		return
	}
	f.count(v, a)
	f.tries(v, a)
}

// converting reports whether an action is the first of several that a table plays together.
func (f *freely) converting(v rules.View, a rules.Action) bool {
	if _, starts := a.(rules.Par); !starts {
		return false
	}
	var next rules.State
	if rules.Do(v, a, &next).Refused() {
		return false
	}
	_, asks := rules.View{T: v.T, S: &next, X: v.X}.InCharge().(rules.Chooser)
	return asks
}

// tries presses the choices for an action, compares the resulting action, and takes them back.
func (f *freely) tries(v rules.View, a rules.Action) {
	was := f.Recorded
	f.Recorded = nil
	defer func() { f.Recorded = was }()
	f.tried++
	by := f.Pick(v, a)
	if n, ok := f.S.Find(by); !ok || n.Disabled {
		f.T.Fatalf("%s cannot be played: %q is there: %v, it says %q", notation.Action(f.Title, a), by, ok, n.Describe)
	}
	if strings.HasSuffix(by, ":do") {
		f.back()
		return
	}
	f.accepts()
	if got := f.tab.due.Draft().Actions(); len(got) == 0 || !playtest.SameDecision(f.Title, got[0], a) {
		f.T.Fatalf("%s is chosen as %v", notation.Action(f.Title, a), got)
	} else if !playtest.IsMerger(a) { // what is asked next is decided too
		f.lots()
		f.courseOf(v, got).holds(f.says())
	}
	f.back()
}

// back takes back the choice.
func (f *freely) back() {
	for range 5 {
		d := f.tab.due.Draft()
		if d.Chosen() == nil && d.Hex() == 0 && d.Only() == 0 && d.Site() == 0 {
			return
		}
		f.S.Press("Escape")
		f.S.Step(time.Second)
		f.S.Step(time.Second) // the map has come to rest
	}
}

// accepts asks that the primary button can be pressed exactly if the referee accepts the choice; where two answers
// stand side by side and neither is the primary one, that of the first.
func (f *freely) accepts() {
	f.T.Helper()
	d, v := f.tab.due.Draft(), f.tab.desk.View()
	if d == nil || f.Has("grid") {
		return
	}
	n, ok := f.S.Find("act:primary")
	if !ok {
		n, ok = f.S.Find("act:more")
	}
	legal := false
	switch a, chosen := d.Action(); {
	case d.Chosen() == nil && d.Hex() == 0 && d.Plan() != nil && d.Plan().Needed():
		legal = f.all(d.Plan().Actions())
	case chosen:
		legal = !rules.Check(v, a).Refused() && !f.unfinished(d)
	}
	if (ok && !n.Disabled) != legal {
		a, _ := d.Action()
		f.T.Fatalf("%q can be pressed: %v, the referee accepts %#v: %v; it says %q", n.Name, ok && !n.Disabled, a, legal,
			n.Describe)
	}
}

// unfinished reports whether a train that needs two stops has one.
func (f *freely) unfinished(d *draft.Draft) bool {
	if d.Run() == nil || d.Chosen() != nil {
		return false
	}
	for i := range d.Run().Trains() {
		if len(d.Run().Stops(i)) == 1 && rules.Idle(d.Run().Route(i)) {
			return true
		}
	}
	return false
}

// all reports whether actions can be played one after the other.
func (f *freely) all(list []rules.Action) bool {
	s := *f.tab.desk.View().S
	for _, a := range list {
		if rules.Do(rules.View{T: f.Title, S: &s, X: &rules.Scratch{}}, a, &s).Refused() {
			return false
		}
	}
	return len(list) > 0
}

// offered are the options of a decision, those of every hex and every private included.
type offered struct {
	options []draft.Option
	decline *draft.Button
}

func offersOf(d *draft.Draft) offered {
	o := offered{decline: d.Decline()}
	for g := draft.Main; g <= draft.Asides; g++ {
		if g != draft.Tiles && g != draft.Sites {
			o.options = append(o.options, d.Options(g)...)
		}
	}
	for _, h := range d.Hexes() {
		d.ChooseHex(h)
		o.options = append(o.options, d.Options(draft.Tiles)...)
	}
	for _, p := range d.Options(draft.Powers) {
		if d.Choose(p.Key) && d.Site() != 0 {
			o.options = append(o.options, d.Options(draft.Sites)...)
		}
	}
	return o
}

// reach reports whether an action is among the offered ones.
func (o offered) reach(t *rules.Title, a rules.Action) bool {
	if _, passes := a.(rules.Pass); passes {
		return o.decline != nil && o.decline.Why == ""
	}
	x := rules.OperandsOf(a)
	return slices.ContainsFunc(o.options, func(p draft.Option) bool {
		return !p.Barred && slices.ContainsFunc(p.Forms, func(b rules.Action) bool {
			if y := rules.OperandsOf(b); x.Via != y.Via || p.Ranged() && (priceOf(a) < p.Low || priceOf(a) > p.High) {
				return false
			}
			if p.Ranged() {
				b = withPrice(b, priceOf(a))
			}
			return playtest.SameDecision(t, b, a)
		})
	})
}

// withPrice returns an action with another price.
func withPrice(a rules.Action, price int32) rules.Action {
	switch a := a.(type) {
	case rules.Bid:
		a.Price = price
		return a
	case rules.BuyPrivate:
		a.Price = price
		return a
	case rules.BuyTrain:
		a.Price = price
		return a
	case t1822pnw.Repay:
		a.Sum = price
		return a
	}
	return a
}
