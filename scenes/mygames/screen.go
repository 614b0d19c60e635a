package mygames

import (
	"iter"
	"slices"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
)

// page is one of the tables of the screen.
type page int

const (
	gamesPage page = iota
	titlesPage
	rivalsPage
)

// Screen shows the games of this device as tables.
type Screen struct {
	app.Page
	app    *app.Shell
	page   page
	title  string // key of the title shown; "" is all
	player string // whose places are shown
	query  string
	sort   int  // column by which the list of games is sorted
	rising bool // the lowest value comes first

	unknown []*library.Info // finished games whose result is yet to be computed
	reading bool            // one of them is being read
	slice   func() bool     // replays some of its actions and reports whether there are more; nil if none is replayed
	stop    func()          // gives up the replay
}

// Open opens the screen. It shows the results of the player of this device or, if that one has played in no game, of
// the player with the most games.
func Open(a *app.Shell) {
	s := &Screen{app: a, sort: dateColumn}
	names := namesIn(a.Shelf.Games())
	s.player = a.Prefs.Name
	if !slices.ContainsFunc(names, func(n named) bool { return n.Name == s.player }) && len(names) > 0 {
		s.player = names[0].Name
	}
	for _, i := range a.Shelf.Games() {
		if i.Over && i.Result == nil && !i.Damaged && !i.Newer() {
			s.unknown = append(s.unknown, i)
		}
	}
	a.Open(s)
}

// Leave gives up the computing of results.
func (s *Screen) Leave() {
	s.unknown = nil
	if s.stop != nil {
		s.stop()
	}
}

// sliceActions is the number of actions replayed between two looks at the clock.
const sliceActions = 8

// HasWork reports whether a result can be computed.
func (s *Screen) HasWork() bool { return s.slice != nil || len(s.unknown) > 0 && !s.reading }

// Rest computes the results of games that were stored by an earlier version, in idle time.
func (s *Screen) Rest(u *ui.UI) bool {
	switch {
	case s.slice != nil:
		if !s.slice() {
			s.slice = nil
			u.Invalidate()
		}
	case len(s.unknown) > 0 && !s.reading:
		s.beginReplay(s.unknown[0])
		s.unknown = s.unknown[1:]
	}
	return s.HasWork()
}

// beginReplay reads a game whose result is unknown and begins to replay it in slices, at the end of which its result is
// stored. A game that cannot be read or replayed stays without one.
func (s *Screen) beginReplay(i *library.Info) {
	s.reading = true
	s.app.Shelf.Read(i.ID, func(_ *library.Info, f save.File, err error) {
		s.reading = false
		if err != nil {
			return
		}
		next, stop := iter.Pull(func(yield func(struct{}) bool) {
			n, stopped := 0, false
			m, _, err := match.OpenPausing(f.Game, func() {
				n++
				if n%sliceActions == 0 && !stopped {
					stopped = !yield(struct{}{})
				}
			})
			if !stopped && err == nil && m.ViewAt(m.Now()).S.End.Over {
				s.app.Shelf.Change(i.ID, func(i *library.Info) { i.Result = library.ResultOf(m) })
			}
		})
		s.slice, s.stop = func() bool { _, more := next(); return more }, stop
	})
}

// games returns the games shown.
func (s *Screen) games() []*library.Info {
	return slices.DeleteFunc(s.app.Shelf.Games(), func(i *library.Info) bool {
		return i.Damaged || i.Newer() || s.title != "" && i.Title != s.title || !i.Matches(s.query)
	})
}

// money returns a sum in the currency of a title, or without one if this version does not have the title.
func money(a *app.Shell, title string, sum int32) string {
	if b := a.Thumbs.Board(title); b != nil {
		return text.Money(b.Title.Currency, sum)
	}
	return text.Number(sum)
}

// corp returns the printed name of the company of a title with an id, or the id if this version has no such company.
func corp(a *app.Shell, title, company string) string {
	if b := a.Thumbs.Board(title); b != nil {
		if c := b.Title.FindCorp(company); c != 0 {
			say := text.Speaker{Lang: a.Prefs.Lang, Title: b.Title}
			return say.Corp(c)
		}
	}
	return company
}

// Sizes of the screen in dp.
const (
	edge         = 24
	edgePhone    = 12
	widest       = 1360 // of the content
	widestSearch = 280
)

// Draw draws the choices of title and player, a search, and a table.
func (s *Screen) Draw(u *ui.UI, r ui.Rect) {
	a := s.app
	if a.Top() == s && u.Key("Escape") {
		a.Close(s)
	}
	small := u.Phone()
	side := float32(edge)
	if small {
		side = edgePhone
	}
	side = max(side, (r.W-widest)/2)
	u.Open(ui.Node{ID: "mygames", Role: ui.RoleMain, Name: a.Say(app.Words.MyGames), Rect: r})
	defer u.Close()
	r = r.Pad(side, 0)
	h := widgets.FieldHeight(u)
	r.CutTop(10)
	s.drawHead(u, r.CutTop(h))
	r.CutTop(8)
	if small {
		s.drawSearch(u, r.CutTop(h))
		r.CutTop(8)
		s.drawFilters(u, r.CutTop(h))
	} else {
		row := r.CutTop(h)
		s.drawSearch(u, row.CutLeft(min(widestSearch, row.W/3)))
		row.CutLeft(8)
		s.drawFilters(u, row)
	}
	r.CutTop(8)
	pages := []ui.Choice{
		{ID: "mygames:games", Text: a.Say(app.Words.Games)}, {ID: "mygames:titles", Text: a.Say(words.titles)},
		{ID: "mygames:rivals", Text: a.Say(words.rivals)},
	}
	s.page = page(u.Segments("mygames:pages", a.Say(app.Words.Show), r.CutTop(h), pages, int(s.page)))
	r.CutTop(10)
	if n := len(s.unknown); n > 0 || s.slice != nil {
		u.Text("mygames:computing", r.CutTop(widgets.Line(u, widgets.Sizes.Small)+4),
			a.Phrase(words.computing, text.Facts{"n": text.Number(int32(n + 1))}), widgets.Soft(u, widgets.Sizes.Small))
	}
	r.CutBottom(12)
	switch s.page {
	case gamesPage:
		s.drawGames(u, r)
	case titlesPage:
		s.drawTotals(u, r)
	case rivalsPage:
		s.drawRivals(u, r)
	}
}

// drawHead draws the way back, the heading and the button that opens files.
func (s *Screen) drawHead(u *ui.UI, r ui.Rect) {
	a := s.app
	back := ui.Button{Icon: icon.ChevronLeft, Name: a.Say(app.Words.Back), Look: ui.Quiet}
	if u.Button("mygames:back", r.CutLeft(r.H), back) {
		a.Close(s)
	}
	r.CutLeft(6)
	b := ui.Button{Text: a.Say(app.Words.Open), Icon: icon.Upload}
	if u.Phone() {
		b.Text, b.Name = "", b.Text
	}
	if u.Button("mygames:open", r.CutRight(max(u.ButtonWidth(b), r.H)), b) || a.Top() == s && u.Key("o") {
		a.Open(dialogs.NewOpening(a))
	}
	r.CutRight(8)
	u.Heading("mygames:title", 1, r, a.Say(app.Words.MyGames), widgets.Bold(u, widgets.Sizes.Heading))
}

// longestQuery is the maximum number of characters of a search.
const longestQuery = 40

// drawSearch draws the field for a name of a game or player.
func (s *Screen) drawSearch(u *ui.UI, r ui.Rect) {
	a := s.app
	s.query, _ = u.Field("mygames:query", r, ui.Field{
		Name: a.Say(app.Words.Find), Value: s.query, Hint: a.Say(app.Words.FindHint), MaxLength: longestQuery,
	})
}

// drawFilters draws the choices of title and player side by side.
func (s *Screen) drawFilters(u *ui.UI, row ui.Rect) {
	a := s.app
	title := a.Say(words.allTitles)
	if s.title != "" {
		title = titleName(a, s.title)
	}
	left, right := row.Columns(0, 2, 8), row.Columns(1, 2, 8)
	t := ui.Button{Text: title, Icon: icon.ChevronDown, Name: text.Headed(a.Prefs.Lang, a.Say(words.title), title)}
	if u.Button("mygames:title:choose", left, t) {
		s.chooseTitle(left)
	}
	who := a.Phrase(words.player, text.Facts{"player": s.player})
	b := ui.Button{Text: who, Icon: icon.ChevronDown, Disabled: s.player == ""}
	if u.Button("mygames:player:choose", right, b) {
		s.choosePlayer(right)
	}
}

// titleName returns the short name of a title.
func titleName(a *app.Shell, key string) string {
	if e, ok := titles.Find(key); ok {
		return app.BriefTitle(&e, a.Prefs.Lang)
	}
	return key
}

// chooseTitle opens the menu of the titles that have been played.
func (s *Screen) chooseTitle(anchor ui.Rect) {
	keys, names := []string{""}, []string{s.app.Say(words.allTitles)}
	for _, t := range Totals(s.app.Shelf.Games(), "") {
		keys, names = append(keys, t.Title), append(names, titleName(s.app, t.Title))
	}
	s.app.Open(&menu{app: s.app, id: "mygames:titles:menu", name: s.app.Say(words.title), anchor: anchor, names: names,
		chosen: slices.Index(keys, s.title), choose: func(n int) { s.title = keys[n] }})
}

// mostNames is the number of names in the menu of players.
const mostNames = 12

// choosePlayer opens the menu of the players with the most games. It always has the chosen player and the one of this
// device.
func (s *Screen) choosePlayer(anchor ui.Rect) {
	var names []string
	for n, p := range namesIn(s.games()) {
		if n < mostNames || p.Name == s.player || p.Name == s.app.Prefs.Name {
			names = append(names, p.Name)
		}
	}
	s.app.Open(&menu{app: s.app, id: "mygames:players:menu", name: s.app.Say(words.playerChoice), anchor: anchor,
		names: names, chosen: slices.Index(names, s.player), choose: func(n int) { s.player = names[n] }})
}

// menu is a menu of which one line is chosen.
type menu struct {
	app.Dialog
	app      *app.Shell
	id, name string
	anchor   ui.Rect
	names    []string
	chosen   int
	choose   func(n int)
}

// Draw draws the menu. A press chooses a line and closes it.
func (m *menu) Draw(u *ui.UI, _ ui.Rect) {
	items := make([]ui.Item, len(m.names))
	for n, name := range m.names {
		items[n] = ui.Item{ID: m.id + text.Number(int32(n)), Text: name, Checked: ui.Is(n == m.chosen)}
	}
	chosen, closed := u.Menu(m.id, m.name, m.anchor, items)
	if chosen >= 0 {
		m.choose(chosen)
	}
	if closed || chosen >= 0 {
		m.app.Close(m)
	}
}
