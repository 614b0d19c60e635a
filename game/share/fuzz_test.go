package share

import (
	"bytes"
	"encoding/base64"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// messages returns the messages of the links of testdata, without checksums.
func messages(t testing.TB) [][]byte {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join("testdata", "*.link"))
	var list [][]byte
	for _, file := range files {
		link, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		message, err := open(strings.TrimSpace(string(link)))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, message)
	}
	return list
}

// swallow reads a message that anybody may have written. If there is a game in it, it must open as far as the rules go,
// and it must be possible to write it again.
func swallow(t testing.TB, message []byte) bool {
	t.Helper()
	g, err := read(message)
	if err != nil {
		return false
	}
	if _, _, err := match.Open(g); err != nil {
		t.Fatalf("%x: %v", message, err)
	}
	back, err := Decode(withPlans(t, g))
	if err != nil || !same(g, back) {
		t.Fatalf("%x: %v", message, err)
	}
	return true
}

func FuzzMessage(f *testing.F) {
	for _, m := range messages(f) {
		f.Add(m)
	}
	f.Fuzz(func(t *testing.T, message []byte) {
		if len(message) <= MaxLength {
			swallow(t, message)
		}
	})
}

func FuzzDecode(f *testing.F) {
	for _, m := range messages(f) {
		f.Add(string(version) + base64.RawURLEncoding.EncodeToString(seal(m)))
	}
	f.Fuzz(func(t *testing.T, link string) {
		if g, err := Decode(link); err == nil && reflect.DeepEqual(g, match.Game{}) {
			t.Fatal("nothing was read")
		}
	})
}

var damaged = flag.Int("damaged", 50_000, "how many damaged links to try; a tenth with -short")

// TestDamagedLinks throws random and damaged fragments at Decode, one in sixteen with a checksum that fits so that the
// message itself is read. None may take long, and none may make it panic.
func TestDamagedLinks(t *testing.T) {
	n := *damaged
	if testing.Short() {
		n /= 10
	}
	r := rand.New(rand.NewPCG(1, uint64(n)))
	good := messages(t)
	games, slowest := 0, time.Duration(0)
	for range n {
		message := damage(r, good)
		begin := time.Now()
		if r.IntN(16) != 0 {
			link := []byte(string(version) + base64.RawURLEncoding.EncodeToString(seal(message)))
			link[r.IntN(len(link))] = byte(r.Uint32())
			if _, err := Decode(string(link)); err == nil {
				games++
			}
		} else if swallow(t, message) {
			games++
		}
		slowest = max(slowest, time.Since(begin))
	}
	t.Logf("%d fragments, %d with a game, the slowest took %v", n, games, slowest)
	if slowest > 5*time.Second {
		t.Errorf("a fragment took %v", slowest)
	}
}

// damage returns a message that is random, or a good one that was changed.
func damage(r *rand.Rand, good [][]byte) []byte {
	m := append([]byte(nil), good[r.IntN(len(good))]...)
	switch r.IntN(5) {
	case 0:
		m = make([]byte, r.IntN(200))
		for i := range m {
			m[i] = byte(r.Uint32())
		}
	case 1:
		m = m[:r.IntN(len(m))]
	case 2:
		m[r.IntN(len(m))] ^= 1 << r.IntN(8)
	case 3: // a good beginning, then chance
		for i := r.IntN(len(m)); i < len(m); i++ {
			m[i] = byte(r.Uint32())
		}
	case 4:
		other := good[r.IntN(len(good))]
		m = append(m[:r.IntN(len(m))], other[r.IntN(len(other)):]...)
	}
	return m
}

// The costliest messages that can be made end with an error, and soon: runs of many long routes, each coded piece by
// piece, repeated, or walked again; and good messages that go on for ever.
func TestWorkIsBounded(t *testing.T) {
	var costly [][]byte
	for _, m := range messages(t) {
		for _, fill := range []byte{0x00, 0xFF, 0x55} {
			costly = append(costly, append(m[:len(m)/2:len(m)/2], bytes.Repeat([]byte{fill}, MaxLength)...))
		}
	}
	g := strolled(t, 0)
	raw := rules.RunRoutes{By: 1, Routes: make([]track.Route, maxRoutes)}
	for i := range raw.Routes {
		raw.Routes[i].Pieces = make([]track.Piece, maxPieces)
	}
	lays := []rules.Action{}
	for h := range g.Title.Board.Hexes {
		lays = append(lays, rules.LayTile{By: 1, Hex: id.Hex(h + 1), Tile: 1})
	}
	same := rules.RunRoutes{By: 1, Routes: make([]track.Route, maxRoutes)}
	for i := range same.Routes {
		same.Routes[i].Only = track.StopAt{Hex: g.Title.FindHex("H12")}
	}
	for _, round := range [][]rules.Action{{raw}, {same}, lays} {
		for len(g.Log) < match.MaxLog {
			g.Log = append(g.Log, round...)
		}
		g.Log = g.Log[:match.MaxLog]
		s := newSender()
		newCodec(s).game(g)
		costly = append(costly, s.finish())
		g.Log = nil
	}
	for i, m := range costly {
		begin := time.Now()
		_, err := read(m)
		took := time.Since(begin)
		t.Logf("message %d of %d bytes: %v (%.60v)", i, len(m), took, err)
		if err == nil || took > 5*time.Second {
			t.Errorf("message %d: %v after %v", i, err, took)
		}
	}
}
