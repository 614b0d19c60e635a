package track

import (
	"bufio"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// The recorded games with the public state after every action.
type recorded struct {
	title string
	facts *facts
	board *Board
	corps map[string]id.Corp
	cells Cells
	state map[string]any
	runs  map[int]recordedRun // by action id
	legal map[int]legalSet    // by id of the action played next
}

type recordedRun struct {
	Entity string
	Routes []struct {
		Train       string
		Connections [][]string
		Hexes       []string
		Nodes       []string
		Revenue     int32
	}
}

type legalSet struct {
	Before     int
	Entity     string
	LayTile    []string `json:"lay_tile"`
	PlaceToken []string `json:"place_token"`
}

// replay calls visit before every action of every recorded game of a title.
func replay(t testing.TB, title string, visit func(g *recorded, action int)) {
	t.Helper()
	f := readFacts(t, title)
	games, _ := filepath.Glob(shared + "games/" + title + "/*.json")
	if len(games) == 0 {
		t.Skip("NOT CHECKED against recorded games: none found")
	}
	for _, game := range games {
		g := &recorded{title: title, facts: f, board: f.board(t), corps: f.corps(), state: map[string]any{}}
		name := strings.TrimSuffix(filepath.Base(game), ".json")
		g.readRuns(t, game)
		g.readLegal(t, shared+"legal/"+title+"/"+name+".jsonl")
		eachLine(t, shared+"traces/"+title+"/"+name+".jsonl", func(line []byte) {
			var step struct {
				ID  int
				Set map[string]any
				Del []string
			}
			if err := json.Unmarshal(line, &step); err != nil {
				t.Fatal(err)
			}
			if step.ID > 0 {
				visit(g, step.ID)
			}
			for _, k := range step.Del {
				delete(g.state, k)
			}
			maps.Copy(g.state, step.Set)
			g.readCells(t)
		})
	}
}

func eachLine(t testing.TB, name string, do func([]byte)) {
	f, err := os.Open(name)
	if err != nil {
		t.Skipf("NOT CHECKED against recorded games: %v", err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<22)
	for lines.Scan() {
		do(lines.Bytes())
	}
}

func (g *recorded) readRuns(t testing.TB, game string) {
	data, err := os.ReadFile(game)
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Actions []json.RawMessage }
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	g.runs = map[int]recordedRun{}
	for _, raw := range file.Actions {
		var kind struct {
			ID   int
			Type string
		}
		_ = json.Unmarshal(raw, &kind)
		if kind.Type != "run_routes" {
			continue
		}
		var run recordedRun
		if err := json.Unmarshal(raw, &run); err != nil {
			t.Fatalf("action %d: %v", kind.ID, err)
		}
		g.runs[kind.ID] = run
	}
}

func (g *recorded) readLegal(t testing.TB, name string) {
	g.legal = map[int]legalSet{}
	eachLine(t, name, func(line []byte) {
		var l legalSet
		if err := json.Unmarshal(line, &l); err != nil {
			t.Fatal(err)
		}
		g.legal[l.Before] = l
	})
}

func (g *recorded) readCells(t testing.TB) {
	g.cells = Cells{}
	for k, v := range g.state {
		if name, ok := strings.CutPrefix(k, "tile."); ok {
			kind, rot, _ := strings.Cut(v.(string), "/")
			r, _ := strconv.Atoi(rot)
			lay(t, g.board, &g.cells, name, kind, uint8(r))
		}
	}
	for k, v := range g.state {
		if name, ok := strings.CutPrefix(k, "tokens."); ok {
			g.readTokens(name, v.(string))
		}
	}
}

func (g *recorded) readTokens(name, text string) {
	h := g.board.Find(name)
	cell := &g.cells[h]
	for _, city := range strings.Split(text, ";") {
		number, slots, _ := strings.Cut(city, ":")
		n, _ := strconv.Atoi(number)
		from, to := g.position().shapeAt(h).slots(n)
		for i, owner := range strings.Split(slots, "|") {
			owner = strings.TrimSuffix(owner, "!")
			if strings.HasPrefix(owner, "+") || from+uint8(i) >= to {
				if cell.Extra[0] == 0 {
					cell.Extra[0] = g.corps[strings.TrimPrefix(owner, "+")]
				} else {
					cell.Extra[1] = g.corps[strings.TrimPrefix(owner, "+")]
				}
				continue
			}
			cell.Slots[from+uint8(i)] = g.corps[owner]
		}
	}
}

func (g *recorded) position() Position { return Position{g.board, &g.cells} }

func (g *recorded) phase() tile.Color {
	switch g.state["phase"] {
	case "2":
		return tile.Yellow
	case "3", "4":
		return tile.Green
	}
	return tile.Brown
}

// Every recorded route can be read, written back and read again, whichever way its connections run.
func TestRecordedRoutesCanBeRead(t *testing.T) {
	for _, title := range titles {
		t.Run(title, func(t *testing.T) {
			n := 0
			replay(t, title, func(g *recorded, action int) {
				run := g.runs[action]
				p := g.position()
				var done []Route
				for _, r := range run.Routes {
					n++
					w := Written{r.Connections, r.Hexes, r.Nodes}
					route, err := Names{p}.ReadRoute(w, g.corps[run.Entity], done)
					if err != nil { // E-trains may use the track of other trains (1822PNW)
						route, err = Names{p}.ReadRoute(w, g.corps[run.Entity], nil)
					}
					if err != nil {
						t.Errorf("action %d: %v", action, err)
						continue
					}
					done = append(done, route)
					back := Names{p}.WriteRoute(route)
					if len(back.Connections) != len(r.Connections) && len(r.Connections) > 0 {
						t.Errorf("action %d: %v written as %v", action, r.Connections, back.Connections)
					}
				}
			})
			t.Logf("%d routes", n)
		})
	}
}

// Every recorded run of 1830 is accepted and pays the recorded sum (1830/R200 to R209).
func TestRecordedRuns1830(t *testing.T) {
	replay(t, "1830", func(g *recorded, action int) {
		recorded, p := g.runs[action], g.position()
		var routes []Route
		var used Used
		for _, r := range recorded.Routes {
			corp := g.corps[recorded.Entity]
			route, err := Names{p}.ReadRoute(Written{r.Connections, r.Hexes, r.Nodes}, corp, routes)
			if err != nil {
				t.Fatal(err)
			}
			reach, err := strconv.Atoi(strings.Split(r.Train, "-")[0])
			if err != nil {
				reach = Endless
			}
			run := Run{Corp: corp, Reach: uint8(reach), Phase: g.phase()}
			calls, fault := p.Judge(nil, route, run)
			if fault != Runs || sumOf(calls) != r.Revenue {
				t.Errorf("action %d, train %s: fault %d, pays %d, recorded %d", action, r.Train, fault, sumOf(calls), r.Revenue)
			}
			if !used.Take(p, route) {
				t.Errorf("action %d, train %s: shares track with another", action, r.Train)
			}
			routes = append(routes, route)
		}
	})
}
