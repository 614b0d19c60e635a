package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// arena lets computer players play many games against each other and reports the results.
//
// The kinds of players move on by one seat from game to game, so that none benefits from its seat. Game number i has
// seed S+i: the same games are played on every machine, on any number of cores, and the last line of the report is the
// same for all.
func arena(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("arena", flag.ContinueOnError)
	seats := flags.String("seats", "", "kinds of players, parted by commas")
	games := flags.Int("games", 100, "number of games")
	seed := flags.Uint64("seed", 1, "seed of the first game")
	each := flags.Bool("each", false, "a line for each game as it ends")
	profile := flags.String("profile", rules.Rulebook.String(), "rulebook or 18xxgames")
	name, err := parseAfterFirst(flags, args)
	if err != nil {
		return err
	}
	if *games < 1 {
		return errUsage
	}
	e, t, err := buildTitle(name, *profile, "")
	if err != nil {
		return err
	}
	a := contest{title: t, seats: strings.Split(*seats, ","), seed: *seed, played: make([]bout, *games)}
	if err := checkPlayers(e, t, len(a.seats)); err != nil {
		return err
	}
	for _, kind := range a.seats {
		if newPlayers[kind] == nil {
			return fmt.Errorf("no player %q; there are %s", kind, playerKinds())
		}
	}
	var ended io.Writer
	if *each {
		ended = out
	}
	a.playAll(ended)
	a.report(out)
	var stops []error
	for _, b := range a.played {
		stops = append(stops, b.stop)
	}
	return errors.Join(stops...)
}

// newPlayers maps the kinds of players to their constructors.
var newPlayers = map[string]func(seed uint64) bot.Player{
	"random":   random,
	"sensible": func(seed uint64) bot.Player { return bot.NewSensible(seed) },
	"sound":    func(seed uint64) bot.Player { return bot.NewSound(seed) },
	"outsider": func(seed uint64) bot.Player { return bot.NewOutsider(seed) },
	"easy":     func(seed uint64) bot.Player { return bot.NewEasy(seed) },
	"medium":   func(seed uint64) bot.Player { return bot.NewSearch(seed, bot.Medium) },
	"hard":     func(seed uint64) bot.Player { return bot.NewSearch(seed, bot.Hard) },
}

// random returns a player that chooses at random.
func random(seed uint64) bot.Player { return bot.NewRandom(seed) }

// playerKinds lists the kinds of players.
func playerKinds() string { return strings.Join(slices.Sorted(maps.Keys(newPlayers)), ", ") }

// contest is a series of games between the same kinds of players.
type contest struct {
	title  *rules.Title
	seats  []string // kinds of players
	seed   uint64
	played []bout
}

// bout is the result of one game of a contest.
type bout struct {
	kinds   []string // by seat
	actions int
	sets    int
	floated int
	end     string
	won     []float64 // part of the victory by seat: joint winners share one point
	share   []float64 // by seat, of the total worth of all players; a negative worth counts as zero
	worth   []int32   // by seat
	took    []thought
	effort  map[string]bot.Effort // of the players that search, by kind
	mark    uint32                // of the last position
	stop    error                 // why the game did not end
}

// thought is the time taken by a decision.
type thought struct {
	kind string
	time time.Duration
}

// playAll plays the games on all cores. It writes a line for each one as it ends, unless there is nowhere to write.
func (a *contest) playAll(ended io.Writer) {
	next := make(chan int)
	var wait sync.WaitGroup
	var line sync.Mutex
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for i := range next {
				a.played[i] = a.playGame(i)
				if ended != nil {
					line.Lock()
					a.writeEnded(ended, i)
					line.Unlock()
				}
			}
		})
	}
	for i := range a.played {
		next <- i
	}
	close(next)
	wait.Wait()
}

// writeEnded writes the line of game number i at once.
func (a *contest) writeEnded(w io.Writer, i int) {
	b := &a.played[i]
	fmt.Fprintf(w, "seed %d: %s, %d, %s in set %d\n", a.seed+uint64(i), strings.Join(b.kinds, ","), b.worth, b.end, b.sets)
	if w, buffers := w.(interface{ Flush() error }); buffers {
		_ = w.Flush() // an error is reported at the end
	}
}

// playGame plays game number i and returns its result. The kinds of players move by a seat from game to game.
func (a *contest) playGame(i int) bout {
	n := len(a.seats)
	b := bout{won: make([]float64, n), worth: make([]int32, n), effort: map[string]bot.Effort{}}
	seed := a.seed + uint64(i)
	var players []bot.Player
	for seat := range n {
		kind := a.seats[(seat+i)%n]
		b.kinds = append(b.kinds, kind)
		const mostSeats = 16
		players = append(players, newPlayers[kind](seed*mostSeats+uint64(seat))) // another seed for each seat
	}
	s := rules.Start(a.title, n, seed, &rules.Scratch{})
	v := rules.View{T: a.title, S: &s, X: &rules.Scratch{}}
	for ; !s.End.Over && b.stop == nil; b.actions++ {
		seat := max(int(v.Decider(v.Actor())), 1) - 1 // for a company without president anybody acts
		begin := time.Now()
		action := bot.Choose(v, players)
		b.took = append(b.took, thought{b.kinds[seat], time.Since(begin)})
		b.stop = advance(v, action, seed, b.actions+1)
	}
	b.record(v)
	for seat, p := range players {
		if p, ok := p.(*bot.Search); ok {
			b.effort[b.kinds[seat]] = b.effort[b.kinds[seat]].Plus(p.Effort)
		}
	}
	return b
}

// record records the end of a game: how far it came, the winners, and the worth of the players.
func (b *bout) record(v rules.View) {
	b.sets, b.end, b.mark = int(v.S.Set), endText(v), match.Mark(v)
	for c := range v.T.Corps {
		if v.Is(id.Corp(c+1), rules.Floated) {
			b.floated++
		}
	}
	ranking, winners := v.Ranking(), 0
	for _, place := range ranking {
		if place.Rank == 1 {
			winners++
		}
	}
	b.share = shares(v, v.Worth)
	for _, place := range ranking {
		seat := place.Player - 1
		b.worth[seat] = place.Worth
		if place.Rank == 1 {
			b.won[seat] = 1 / float64(winners)
		}
	}
}

// shares returns each player's share of the sum of an amount, by seat. A negative amount counts as zero.
func shares(v rules.View, of func(id.Player) int32) (list []float64) {
	sum := 0.0
	for i := range v.S.Players {
		w := float64(max(0, of(id.Player(i+1))))
		list = append(list, w)
		sum += w
	}
	for i := range list {
		list[i] /= max(1, sum)
	}
	return list
}

// report writes the results of the kinds of players, and the course and end of the games.
func (a *contest) report(out io.Writer) {
	fmt.Fprintf(out, "%s, %s, seed %d, %d games of %s\n\n",
		a.title.Key, a.title.Profile, a.seed, len(a.played), strings.Join(a.seats, ","))
	for _, kind := range slices.Compact(slices.Sorted(slices.Values(a.seats))) {
		a.reportKind(out, kind)
	}
	fmt.Fprintln(out)
	a.reportCourse(out)
	a.reportEnds(out)
	marks := uint32(0)
	for _, b := range a.played {
		marks = marks*31 + b.mark
	}
	fmt.Fprintf(out, "results    %d different ones\n", a.countResults())
	fmt.Fprintf(out, "all games  %08x\n", marks)
}

// reportCourse writes how long the games lasted, and the worth they came to.
func (a *contest) reportCourse(out io.Writer) {
	var sets, actions, floated, worth, each []float64
	for _, b := range a.played {
		sets, actions = append(sets, float64(b.sets)), append(actions, float64(b.actions))
		floated = append(floated, float64(b.floated))
		sum := int32(0)
		for _, w := range b.worth {
			sum += w
			each = append(each, float64(w))
		}
		worth = append(worth, float64(sum))
	}
	for _, row := range []struct {
		name    string
		figures []float64
	}{{"sets", sets}, {"actions", actions}, {"floated", floated}, {"all worth", worth}, {"each worth", each}} {
		fmt.Fprintf(out, "%-10s %s, from %.0f to %.0f\n",
			row.name, mean(row.figures, 1), slices.Min(row.figures), slices.Max(row.figures))
	}
}

// reportEnds writes a line for each kind of end, the most frequent first: the sets in which games ended so, and the
// victories of the kinds of players.
func (a *contest) reportEnds(out io.Writer) {
	sets, victories := map[string][]int{}, map[string]map[string]float64{} // by end; victories by kind of player too
	for _, b := range a.played {
		sets[b.end] = append(sets[b.end], b.sets)
		if victories[b.end] == nil {
			victories[b.end] = map[string]float64{}
		}
		for seat, won := range b.won {
			victories[b.end][b.kinds[seat]] += won
		}
	}
	for _, end := range slices.SortedFunc(maps.Keys(sets), func(x, y string) int {
		return cmp.Or(len(sets[y])-len(sets[x]), cmp.Compare(x, y))
	}) {
		fmt.Fprintf(out, "end        %s: %d, in set %d to %d; wins",
			end, len(sets[end]), slices.Min(sets[end]), slices.Max(sets[end]))
		for _, kind := range slices.Sorted(maps.Keys(victories[end])) {
			fmt.Fprintf(out, " %s %.1f", kind, victories[end][kind])
		}
		fmt.Fprintln(out)
	}
}

// countResults returns the number of different results, that is, of every seat's worth at the end. If many games have
// few of them, the computers play the same game whatever its seed.
func (a *contest) countResults() int {
	seen := map[string]bool{}
	for _, b := range a.played {
		seen[fmt.Sprint(b.worth)] = true
	}
	return len(seen)
}

// reportKind writes the results of one kind of players: victories per game, the mean share of a seat, and the time of
// decisions.
func (a *contest) reportKind(out io.Writer, kind string) {
	var won, share []float64
	var took []time.Duration
	var effort bot.Effort
	for _, b := range a.played {
		victory := 0.0
		for seat := range b.kinds {
			if b.kinds[seat] == kind {
				victory += b.won[seat]
				share = append(share, b.share[seat])
			}
		}
		won = append(won, victory)
		for _, t := range b.took {
			if t.kind == kind {
				took = append(took, t.time)
			}
		}
		effort = effort.Plus(b.effort[kind])
	}
	slices.Sort(took)
	at := func(percent int) time.Duration { return took[(len(took)-1)*percent/100].Round(time.Microsecond) }
	fmt.Fprintf(out, "%-10s wins %s %%, share of a seat %s %%\n", kind, mean(won, 100), mean(share, 100))
	if len(took) > 0 {
		fmt.Fprintf(out, "           decisions: half in %v, 95 %% in %v, the longest %v\n", at(50), at(95), at(100))
	}
	if effort.Decisions > 0 {
		fmt.Fprintf(out, "           searched: %d decisions, %d playouts, %d actions; "+
			"other choices than by rules of thumb: %d\n",
			effort.Decisions, effort.Playouts, effort.Actions, effort.Changed)
	}
}

// mean returns a mean and half of its 95 percent confidence interval as text, both multiplied by a factor.
func mean(figures []float64, factor float64) string {
	n, sum, squares := float64(len(figures)), 0.0, 0.0
	for _, f := range figures {
		sum += f
	}
	m := sum / n
	for _, f := range figures {
		squares += (f - m) * (f - m)
	}
	const normal95 = 1.96 // standard deviations on each side of the mean
	half := normal95 * math.Sqrt(squares/max(n-1, 1)/n)
	return fmt.Sprintf("%.1f ± %.1f", m*factor, half*factor)
}

// buildTitle returns the entry of a title and the title built with the profile of the given name and comma-separated
// options.
func buildTitle(name, profile, options string) (titles.Entry, *rules.Title, error) {
	e, err := findTitle(name)
	if err != nil {
		return e, nil, err
	}
	p, ok := rules.FindProfile(profile)
	if !ok {
		return e, nil, fmt.Errorf("no profile %q; there are %s and %s", profile, rules.Rulebook, rules.Recorded)
	}
	var settings []string
	if options != "" {
		settings = strings.Split(options, ",")
	}
	t, err := e.Build(p, settings)
	return e, t, err
}

// checkPlayers returns an error if the title cannot be played by n players.
func checkPlayers(e titles.Entry, t *rules.Title, n int) error {
	if !t.CanSeat(n) {
		return fmt.Errorf("%s is for %d to %d players, not for %d", e.Key, e.MinPlayers, e.MaxPlayers, n)
	}
	return nil
}
