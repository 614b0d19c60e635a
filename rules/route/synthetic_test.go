package route_test

import (
	"flag"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t1830"
)

func title1830(tb testing.TB) *rules.Title {
	tb.Helper()
	title, err := t1830.New(t1830.SwitchesFor(rules.Rulebook))
	if err != nil {
		tb.Fatal(err)
	}
	return title
}

// filling chooses a tile for each hex.
type filling uint8

const (
	anyhow filling = iota // tiles in any rotation
	joined                // rotations whose exits meet
)

// fill covers a board of 1830 with brown tiles, and yellow ones where there are no others, without counting copies.
func fill(b *track.Board, random *rand.Rand, how filling) *track.Cells {
	cells := &track.Cells{}
	order := random.Perm(b.Len())
	for _, i := range order {
		h := id.Hex(i + 1)
		if b.Printed(h).Color >= tile.Gray {
			continue
		}
		best, bestScore := track.Cell{}, -1
		for t := range b.Tiles() {
			for rot := range uint8(6) {
				face := b.Turned(id.Tile(t+1), rot)
				if !suits(b.Printed(h), face) || face.Exits()&^b.OpenEdges(h) != 0 {
					continue
				}
				score := random.IntN(100)
				if how == joined {
					score += 100 * meeting(b, cells, h, face)
				}
				score += 1000 * int(face.Color)
				if score > bestScore {
					best, bestScore = track.Cell{Tile: id.Tile(t + 1), Rot: rot}, score
				}
			}
		}
		cells[h] = best
	}
	return cells
}

// suits reports whether a face has the stops and label of a printed hex.
func suits(printed, face *tile.Face) bool {
	label := printed.Label
	return len(printed.Stops) == len(face.Stops) && printed.Count(tile.City) == face.Count(tile.City) &&
		(label == face.Label)
}

// meeting counts edges of a face that meet track, twice each piece, less those that meet a side without.
func meeting(b *track.Board, cells *track.Cells, h id.Hex, face *tile.Face) int {
	p, n := track.Position{Board: b, Cells: cells}, 0
	for e := range 6 {
		there := b.Next(h, hex.Edge(e))
		if face.Exits()>>e&1 == 0 || there == 0 {
			continue
		}
		f := p.Face(there)
		switch {
		case f.Exits()>>hex.Edge(e).Opposite()&1 != 0:
			n += 3
		case cells[there].Tile != 0 || f.Color >= tile.Gray:
			n--
		default:
			n++
		}
	}
	return n + len(face.Paths)
}

// stations puts six stations of us and ten of others on the board.
func stations(p track.Position, random *rand.Rand) {
	var all []*id.Corp
	for h := 1; h <= p.Len(); h++ {
		for s := range p.Face(id.Hex(h)).Stops {
			slots := p.Slots(id.Hex(h), s)
			for k := range slots {
				all = append(all, &slots[k])
			}
		}
	}
	random.Shuffle(len(all), func(i, k int) { all[i], all[k] = all[k], all[i] })
	for i := range min(16, len(all)) {
		*all[i] = us
		if i >= 6 {
			*all[i] = others + id.Corp(i%7)
		}
	}
}

// synthetic returns a full board of 1830 with six stations.
func synthetic(b *track.Board, seed uint64, how filling, trains ...uint8) route.Problem {
	random := rand.New(rand.NewPCG(seed, 1))
	p := route.Problem{Position: track.Position{Board: b, Cells: fill(b, random, how)}, Corp: us, Phase: tile.Brown}
	stations(p.Position, random)
	for _, reach := range trains {
		p.Trains = append(p.Trains, route.Train{Reach: reach})
	}
	return p
}

var full = flag.Int("full", 2, "number of full boards to solve for each set of trains")

// fullBoards returns the number of full boards to solve.
func fullBoards() uint64 {
	if testing.Short() {
		return 1
	}
	return uint64(*full)
}

// The worst boards that can be made of the tiles of 1830 are solved and proven, with any trains.
func TestSynthetic(t *testing.T) {
	b := title1830(t).Track()
	const d = route.Endless
	var s route.Solver
	for _, trains := range [][]uint8{{d}, {d, d}, {d, 6}, {6, 6}, {6, 5}, {4, 4, 3}, {3, 3, 2, 2}} {
		worst, sum := time.Duration(0), time.Duration(0)
		for seed := range fullBoards() {
			for how := range filling(2) {
				p := synthetic(b, seed, how, trains...)
				var best route.Run
				took := fastest(3, func() { best = s.Solve(p) })
				worst, sum = max(worst, took), sum+took
				if !best.Proved {
					t.Errorf("board %d, trains %d: %d found, at most %d", seed, trains, best.Pays, best.Most)
				}
			}
		}
		t.Logf("trains %d: worst %v, mean %v", trains, worst, sum/time.Duration(2*fullBoards()))
	}
}

func BenchmarkTwoDiesels(b *testing.B) {
	p := synthetic(title1830(b).Track(), 2, joined, route.Endless, route.Endless)
	var s route.Solver
	b.ReportAllocs()
	for b.Loop() {
		s.Solve(p)
	}
}
