package main

import (
	"flag"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// fidelity reports how well playouts predict games: computer players play games to their ends, quick ones play them on
// from the beginning of each set, and each player's share of the worth after the playout is compared with the one at
// the true end. The worth at the beginning of the set is compared beside it: a playout that says less than that is of
// no use.
func fidelity(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("fidelity", flag.ContinueOnError)
	players := flags.Int("players", 4, "number of players")
	games := flags.Int("games", 12, "number of games")
	seed := flags.Uint64("seed", 1, "seed of the first game")
	kind := flags.String("of", "sensible", "kind of player")
	by := flags.String("by", "", "kind of player of playouts; quick unless given")
	sets := flags.Int("sets", 0, "sets that a playout lasts; zero: to the end of the game")
	name, err := parseAfterFirst(flags, args)
	if err != nil {
		return err
	}
	if *games < 1 {
		return errUsage
	}
	e, t, err := buildTitle(name, rules.Rulebook.String(), "")
	if err != nil {
		return err
	}
	if err := checkPlayers(e, t, *players); err != nil {
		return err
	}
	if newPlayers[*kind] == nil || *by != "" && newPlayers[*by] == nil {
		return errUsage
	}
	p := prophecy{title: t, players: *players, kind: *kind, by: *by, sets: *sets, points: map[int][]point{}}
	for i := range *games {
		if err := p.playGame(*seed + uint64(i)); err != nil {
			return err
		}
	}
	fmt.Fprintf(out, "%s, %d games of %d %s players, seed %d\n", t.Key, *games, *players, *kind, *seed)
	fmt.Fprintf(out, "%d actions in playouts\n\nset  players  playout  outlook  worth now\n", p.actions)
	for _, set := range slices.Sorted(maps.Keys(p.points)) {
		list := p.points[set]
		fmt.Fprintf(out, "%3d %8d %8.2f %8.2f %10.2f\n", set, len(list),
			correlation(list, func(q point) float64 { return q.playout }),
			correlation(list, func(q point) float64 { return q.outlook }),
			correlation(list, func(q point) float64 { return q.now }))
	}
	return nil
}

// prophecy is a series of games in which playouts predict the end.
type prophecy struct {
	title   *rules.Title
	players int
	kind    string
	by      string // of playouts; empty for Quick
	sets    int
	points  map[int][]point // by set
	actions int
}

// point is a player's share of the worth at the true end, after the playout, of the outlook there, and of the worth at
// the beginning of the set.
type point struct{ end, playout, outlook, now float64 }

// playGame plays a game and its playouts.
func (p *prophecy) playGame(seed uint64) error {
	s := rules.Start(p.title, p.players, seed, &rules.Scratch{})
	v := rules.View{T: p.title, S: &s, X: &rules.Scratch{}}
	player := newPlayers[p.kind](seed)
	var begins []rules.State
	for n, set := 1, uint8(1); !s.End.Over; n++ {
		if s.Set != set {
			set = s.Set
			begins = append(begins, s)
		}
		if err := advance(v, player.Choose(v), seed, n); err != nil {
			return err
		}
	}
	end := shares(v, v.Worth)
	believed := bot.Believing(p.title)
	quick := bot.NewQuick(seed)
	for _, s := range begins {
		v.S = &s
		set, now := int(s.Set), shares(v, v.Worth)
		last := uint8(math.MaxUint8)
		if p.sets > 0 {
			last = s.Set + uint8(p.sets) - 1
		}
		if p.by == "" {
			quick.Measure(v, bot.NewSensible(seed))
			p.actions += quick.Continue(rules.View{T: believed, S: &s, X: v.X}, last, maxActions)
		} else if err := p.playOn(v, last, seed); err != nil {
			return err
		}
		after := shares(v, v.Worth)
		outlook := shares(v, func(p id.Player) int32 { return quick.Outlook(v, p) })
		for i := range end {
			p.points[set] = append(p.points[set], point{end[i], after[i], outlook[i], now[i]})
		}
	}
	return nil
}

// playOn plays a position on to the end of a set, by players of the kind for playouts. If even players of the same kind
// as those of the game end differently, no playout can predict much.
func (p *prophecy) playOn(v rules.View, last uint8, seed uint64) error {
	const otherSeeds = 1_000_000 // so that the choices are not those of the game
	player := newPlayers[p.by](seed + otherSeeds)
	for n := 1; !v.S.End.Over && v.S.Set <= last; n++ {
		if err := advance(v, player.Choose(v), seed, n); err != nil {
			return err
		}
		p.actions++
	}
	return nil
}

// correlation returns Pearson's coefficient between the shares at the end and other ones, or zero if either are all
// equal.
func correlation(list []point, other func(point) float64) float64 {
	var x, y, xx, yy, xy float64
	for _, q := range list {
		a, b := q.end, other(q)
		x, y, xx, yy, xy = x+a, y+b, xx+a*a, yy+b*b, xy+a*b
	}
	n := float64(len(list))
	spread := math.Sqrt((n*xx - x*x) * (n*yy - y*y))
	if spread == 0 || math.IsNaN(spread) {
		return 0
	}
	return (n*xy - x*y) / spread
}
