package table

import (
	"encoding/csv"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// tabled is a table with the finished sample on it, late in the game.
type tabled struct {
	*uitest.Screen
	host *platformtest.Host
	app  *App
	tab  *Table
}

func newTabled(t testing.TB, lang string, w, h int) *tabled {
	t.Helper()
	host := scenestest.NewHost(lang)
	m := playtest.SampleGame(t)
	m.GoTo(m.Len() - 42)
	m.Cut()
	a := newApp(host)
	tab := New(a.Shell, m, Hooks{Name: "Friday table"})
	a.Open(tab)
	s := &tabled{uitest.New(t, w, h, 1, a.Draw), host, a, tab}
	if w < 1024 {
		s.Coarse()
	}
	s.settle()
	return s
}

func (s *tabled) settle() {
	for range 3 {
		s.Invalidate()
		s.Step(time.Second)
	}
}

// cell returns the text of a cell of the table of shares.
func (s *tabled) cell(row string, col int) string { return s.Must(row + ":" + strconv.Itoa(col)).Name }

// column returns the number of the column with a head.
func (s *tabled) column(t testing.TB, title string) int {
	t.Helper()
	for k := 0; ; k++ {
		n, ok := s.Find("shares:head:" + strconv.Itoa(k))
		if !ok {
			t.Fatalf("no column %q", title)
		}
		if n.Name == title {
			return k
		}
	}
}

// TestTablesSayWhoOwnsWhat compares the table of shares with the position.
func TestTablesSayWhoOwnsWhat(t *testing.T) {
	s := newTabled(t, "en", 1280, 800)
	s.Press("s")
	s.settle()
	v := s.tab.desk.View()
	for p := 1; p <= int(v.S.Players); p++ {
		k := s.column(t, s.tab.game.Players()[p-1])
		for c := id.Corp(1); int(c) <= len(v.T.Corps); c++ {
			want := widgets.Nothing
			if n := v.Held(c, id.OfPlayer(id.Player(p))); n > 0 {
				want = strconv.Itoa(n)
			}
			if got := s.cell("shares:"+s.tab.desk.Speaker().Corp(c), k); got != want {
				t.Errorf("%s holds %s of company %d, not %s", s.tab.game.Players()[p-1], got, c, want)
			}
		}
		if got, want := s.cell("shares:sum3", k), s.tab.desk.Speaker().Money(v.Worth(id.Player(p))); got != want {
			t.Errorf("worth %s, not %s", got, want)
		}
	}
	s.Press("Escape")
	s.settle()
	if _, ok := s.Find("tables"); ok || s.tab.layout.tables != nil {
		t.Error("Escape does not lead back")
	}
}

// TestSharesAreSorted presses the head of a column: the greatest comes first, then the lowest, then the old order.
func TestSharesAreSorted(t *testing.T) {
	s := newTabled(t, "en", 1280, 800)
	s.Press("s")
	s.settle()
	prices := func() (list []int) {
		for k := range len(s.tab.desk.See().Corps) {
			for _, n := range s.Nodes() {
				if n.Role == ui.RoleRow && strings.HasPrefix(n.ID, "shares:") && n.Rect.Y == s.rowY(k) {
					words, _, _ := strings.Cut(s.cell(n.ID, 1), ",")
					price := -1 // without a price
					if figure := strings.TrimLeft(words, "$"); figure != "" && figure != widgets.Nothing {
						price, _ = strconv.Atoi(figure)
					}
					list = append(list, price)
				}
			}
		}
		return list
	}
	falls := func(list []int) bool {
		for i := 1; i < len(list); i++ {
			if list[i] > list[i-1] {
				return false
			}
		}
		return len(list) > 3
	}
	before := fmt.Sprint(s.rows())
	s.Click("shares:head:3") // holdings of the first player
	s.settle()
	if got := fmt.Sprint(s.rows()); got == before {
		t.Errorf("the holdings do not sort: %s", got)
	}
	s.Click("shares:head:1")
	s.settle()
	if list := prices(); !falls(list) {
		t.Errorf("prices %v", list)
	}
	s.Click("shares:head:1")
	s.settle()
	if list := prices(); falls(list) {
		t.Errorf("the second press does not turn the order: %v", list)
	}
	s.Click("shares:head:1")
	s.settle()
	if got := fmt.Sprint(s.rows()); got != before {
		t.Errorf("the third press gives %s, not %s", got, before)
	}
}

// rows returns the rows of the table of shares from above.
func (s *tabled) rows() (rows []string) {
	for _, n := range s.Nodes() {
		if n.Role == ui.RoleRow && strings.HasPrefix(n.ID, "shares:") {
			rows = append(rows, n.ID)
		}
	}
	return rows
}

// rowY returns where row k of the table of shares is; the first one is that of the heads.
func (s *tabled) rowY(k int) float32 { return s.Must(s.rows()[k+1]).Rect.Y }

// TestEveryPageOfTheTablesCanBeTakenAlong goes through the pages by mouse, finger and key: each can be reached, copied
// and saved, and the copy has the figures of the game.
func TestEveryPageOfTheTablesCanBeTakenAlong(t *testing.T) {
	has := []string{"Treasury", "Aiko", "OR 1.1", "Tile\tColour", "permanent", "Champlain", "passes"}
	for _, size := range []struct{ w, h int }{{1440, 900}, {820, 1180}, {390, 844}, {844, 390}} {
		s := newTabled(t, "en", size.w, size.h)
		s.tab.ways.openTables(info.SharesPage)
		s.settle()
		for page, want := range has {
			id := "tables:" + strconv.Itoa(page)
			if size.w < 1024 {
				x, y := s.Must(id).Rect.Center()
				s.Do(ui.Event{Kind: ui.PointerDown, X: x, Y: y, Touch: true}, ui.Event{Kind: ui.PointerUp, X: x, Y: y, Touch: true})
			} else {
				s.Click(id)
			}
			s.settle()
			if s.tab.layout.tables.Page != info.Page(page) {
				t.Fatalf("%dx%d: page %d is not reached", size.w, size.h, page)
			}
			s.Click("table:copy")
			if !strings.Contains(s.host.Copied, want) || strings.Count(s.host.Copied, "\t") < 3 {
				t.Errorf("%dx%d, page %d: %.80q lacks %q", size.w, size.h, page, s.host.Copied, want)
			}
			s.Click("table:save")
			file, ok := s.host.Saved["Friday table.csv"]
			rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(file), "\ufeff"))).ReadAll()
			if page == int(info.TrainsPage) {
				err = nil // two tables of different widths in one file
			}
			if !ok || err != nil || len(file) < 20 {
				t.Errorf("%dx%d, page %d: %d rows, %v", size.w, size.h, page, len(rows), err)
			}
			delete(s.host.Saved, "Friday table.csv")
		}
		s.app.Update([]platform.Event{{Kind: platform.Back}})
		s.settle()
		if _, ok := s.Find("banner"); !ok || s.tab.layout.tables != nil {
			t.Errorf("%dx%d: the browser's way back does not lead to the table", size.w, size.h)
		}
	}
}

// TestTablesByKey reaches the tables, another page and the way back with the keyboard alone.
func TestTablesByKey(t *testing.T) {
	s := newTabled(t, "en", 1280, 800)
	h := &playtest.Fingers{T: t, S: s.Screen, Keys: true}
	h.Press("act:tables")
	h.Press("tables:3")
	if s.tab.layout.tables == nil || s.tab.layout.tables.Page != info.TilesPage {
		t.Fatal("the page of the tiles is not open")
	}
	h.Press("tables:back")
	if s.tab.layout.tables != nil {
		t.Error("the tables stay open")
	}
	s.Press("t")
	if s.tab.layout.tables == nil || s.tab.layout.tables.Page != info.TrainsPage {
		t.Error("T does not show the trains")
	}
}

// TestTilesInTheBoxAreCounted compares the tiles with those on the map.
func TestTilesInTheBoxAreCounted(t *testing.T) {
	s := newTabled(t, "en", 1280, 800)
	s.tab.ways.openTables(info.TilesPage)
	s.settle()
	v, laid := s.tab.desk.View(), 0
	for h := range v.T.Track().Len() {
		if v.S.Cells[h+1].Tile != 0 {
			laid++
		}
	}
	missing := 0
	for _, row := range s.tab.layout.tables.Rows(nil)[1:] {
		left, err := strconv.Atoi(row[2])
		all, _ := strconv.Atoi(row[3])
		if err == nil {
			missing += all - left
		}
		if n := len(strings.Fields(row[4])); err == nil && n != all-left {
			t.Errorf("tile %s: %d of %d left, but %d on the map", row[0], left, all, n)
		}
	}
	if laid == 0 || missing != laid {
		t.Errorf("%d tiles are missing in the box, %d lie on the map", missing, laid)
	}
}

// TestTablesAreNotCut looks for words that are cut on every page, on all screens, in both languages.
func TestTablesAreNotCut(t *testing.T) {
	for _, size := range []struct{ w, h int }{{1280, 800}, {1920, 1080}, {1024, 640}, {820, 1180}, {390, 844}} {
		for _, lang := range []string{"en", "ja"} {
			s := newTabled(t, lang, size.w, size.h)
			cut := map[string]bool{}
			s.P.Watch = func(text string, _, seen ui.Rect) {
				if strings.HasSuffix(text, "...") && !seen.Empty() {
					cut[text] = true
				}
			}
			for _, page := range info.Pages(s.tab.game.Title()) {
				s.tab.ways.openTables(page)
				s.settle()
				for text := range cut {
					t.Errorf("%dx%d-%s, page %d: %q", size.w, size.h, lang, page, text)
				}
				clear(cut)
			}
		}
	}
}

// TestTablesAtTheBeginning opens every page before anything was played.
func TestTablesAtTheBeginning(t *testing.T) {
	s := newTabled(t, "en", 390, 844)
	s.tab.GoTo(0)
	for _, page := range info.Pages(s.tab.game.Title()) {
		s.tab.ways.openTables(page)
		s.settle()
	}
	s.tab.ways.openTables(info.RunsPage)
	s.settle()
	if got := s.Must("tables:norun").Name; got != info.Words.NoRuns[0] {
		t.Errorf("says %q", got)
	}
}

// TestRunsForNothing opens the page of runs where no run has earned anything.
func TestRunsForNothing(t *testing.T) {
	s := newTabled(t, "en", 1280, 800)
	s.tab.ways.openTables(info.RunsPage)
	s.settle()
	for _, figures := range s.tab.layout.tables.Past.Stats.Revenue {
		for k := range figures {
			figures[k] = min(figures[k], 0)
		}
	}
	s.settle()
	s.Must("over:runs")
}

// TestTablesPictures draws all pages, for people to look at.
func TestTablesPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	names := []string{"Aiko", "Ben", "Chiara", "Daichi", "Eva", "Finn"}
	for _, c := range []struct {
		name, lang string
		w, h       int
		night      bool
	}{
		{"desktop", "en", 1440, 900, false}, {"desktop-ja-night", "ja", 1280, 800, true},
		{"tablet-ja", "ja", 820, 1180, false}, {"phone", "en", 390, 844, false}, {"phone-ja-night", "ja", 390, 844, true},
	} {
		host := scenestest.NewHost(c.lang)
		host.Night = c.night
		var m *match.Match
		if m = playtest.SampleGame(t); *playtest.RecordFile != "" {
			m.GoTo(m.Len() * 3 / 4)
		}
		for i := range m.Players() {
			m.Rename(id.Player(i+1), names[i])
		}
		a := newApp(host)
		tab := New(a.Shell, m, Hooks{Name: "Friday table"})
		a.Open(tab)
		s := uitest.New(t, c.w, c.h, 1, a.Draw)
		for _, page := range info.Pages(m.Title()) {
			tab.ways.openTables(page)
			for range 4 {
				s.Invalidate()
				s.Step(time.Second)
			}
			s.Save(filepath.Join(*playtest.Pictures, "tables-"+c.name+"-"+strconv.Itoa(int(page))+".png"))
		}
	}
}
